//! Certificates: proofs of what a game is worth, which anybody can check by the rules alone.
//!
//! A [`Certificate`] proves a [`Claim`], that a player gets at least so much, about the start of the game of a
//! [`Subject`]. A [`Maker`] makes one with the solver of the game, and [`Certificate::check`] checks it without, except
//! for the positions at its cut. The programs in `contrib/proofs/` check it with rules of their own.
//!
//! A proof has one move for the player of the claim in every position that can arise by its moves, whatever the
//! opponent plays. The walk through it goes from level to level by the number of placements left. A level has the
//! positions in which it is the player's turn, up to symmetry and each once, in the order of their
//! [keys](suite_search::Solvable::key), so that a certificate needs no positions: it is the moves in this order.
//! `docs/proofs.md` describes it for those who write a checker.
//!
//! ```
//! use suite_proof::{Maker, Resources, Subject};
//!
//! let subject = Subject::parse("othello 4 ends").unwrap();
//! let resources = Resources { bytes: 1 << 20, threads: 1 };
//! let claims = subject.claims(true, resources, &mut |_| Ok(()))?;
//! assert!(claims.iter().map(|claim| claim.bound).eq([-6, 6]));
//! # Ok::<_, suite_tabletop::Stopped>(())
//! ```

mod certificate;
mod claim;
mod go;
mod othello;
mod provable;
mod proving;
mod subject;
mod walk;

pub use certificate::{Certificate, ParseCertificateError};
pub use claim::Claim;
pub use proving::{CheckError, MakeError, Maker, OpenLevel, ReportProgress, Resources};
pub use subject::Subject;
pub use walk::WalkError;

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
