//! Making certificates, and checking them.

use std::io::{self, Write};

use suite_search::Value;
use suite_tabletop::{Stopped, WatchSolver};
use thiserror::Error;

use crate::certificate::Certificate;
use crate::claim::Claim;
use crate::provable::Provable;
use crate::subject::{Subject, with_start};
use crate::walk::{Guide, WalkError, walk};

/// The resources of a solver.
#[derive(Debug, Clone, Copy)]
pub struct Resources {
    /// The most bytes of its table.
    pub bytes: u64,
    /// The number of its threads.
    pub threads: usize,
}

/// What is told of a walk: the placements left, and of the positions that have as many, how many are done and how many
/// there are.
pub type Report<'a> = dyn FnMut(u32, usize, usize) + 'a;

impl Subject {
    /// Returns the claims that prove who wins, or with `exact`, by how much.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops the solver.
    pub fn claims(self, exact: bool, resources: Resources, watch: &mut WatchSolver) -> Result<Vec<Claim>, Stopped> {
        with_start!(self, |start| claims(&start, exact, resources, watch))
    }
}

fn claims<G: Provable>(
    start: &G,
    exact: bool,
    Resources { bytes, threads }: Resources,
    watch: &mut WatchSolver,
) -> Result<Vec<Claim>, Stopped> {
    let mut prover = start.prover(bytes, threads);
    if exact {
        let value = start.value(&mut prover, watch)?;
        return Ok(Claim::exactly(value).to_vec());
    }
    let mut first_gets = |bound: Value| Ok(start.holding_move(&mut prover, bound, watch)?.is_some());
    let [win, loss] = Claim::exactly(1).map(|claim| Claim { bound: 1, ..claim });
    Ok(if first_gets(1)? {
        vec![win]
    } else if first_gets(0)? {
        Claim::exactly(0).to_vec()
    } else {
        vec![loss]
    })
}

/// Makes certificates. The moves depend on nothing but the claim: not on the resources, nor on an interruption.
pub struct Maker<'a> {
    /// The game.
    pub subject: Subject,
    /// The most placements left at which a checker solves a position itself.
    pub cut: u32,
    /// The resources of the solver.
    pub resources: Resources,
    /// The moves of an earlier run, from which those of each certificate are taken first.
    pub known: &'a [u8],
    /// What gets each further move at once.
    pub draft: &'a mut dyn Write,
    /// What is told of each position.
    pub report: &'a mut Report<'a>,
}

impl Maker<'_> {
    /// Makes the certificate of a claim that holds.
    ///
    /// # Errors
    ///
    /// [`MakeError`] if the watch stops the solver, the draft cannot be written, the claim does not hold, or the known
    /// moves do not belong to it.
    pub fn make(&mut self, claim: Claim, watch: &mut WatchSolver) -> Result<Certificate, MakeError> {
        let Self { subject, cut, resources, .. } = *self;
        let moves = with_start!(subject, |start| {
            let prover = start.prover(resources.bytes, resources.threads);
            let mut solving = Solving { maker: self, claim, prover, watch, moves: Vec::new(), level: (0, 0), done: 0 };
            walk(&start, claim, cut, &mut solving)?;
            solving.moves
        });
        Ok(Certificate { subject, claim, cut, moves })
    }
}

/// A walk by the moves of a solver.
struct Solving<'a, 'b, 'c, G: Provable> {
    maker: &'a mut Maker<'b>,
    claim: Claim,
    prover: G::Prover,
    watch: &'a mut WatchSolver<'c>,
    moves: Vec<u8>,
    /// The placements left, and the number of positions that have as many.
    level: (u32, usize),
    /// The number of those that are done.
    done: usize,
}

impl<G: Provable> Guide<G> for Solving<'_, '_, '_, G> {
    type Error = MakeError;

    fn enter_level(&mut self, placements_left: u32, positions: usize) {
        (self.level, self.done) = ((placements_left, positions), 0);
    }

    fn choose(&mut self, position: &G) -> Result<u8, MakeError> {
        (self.maker.report)(self.level.0, self.done, self.level.1);
        self.done += 1;
        let number = if let Some((&known, rest)) = self.maker.known.split_first() {
            self.maker.known = rest;
            known
        } else {
            let best = position.holding_move(&mut self.prover, self.claim.bound, self.watch)?;
            let number = position.moves().position(|mv| Some(mv) == best).ok_or(WalkError::Refuted)? as u8;
            self.maker.draft.write_all(&[number])?;
            number
        };
        self.moves.push(number);
        Ok(number)
    }

    fn leave(&mut self, _: &G) -> Result<(), MakeError> {
        Ok(())
    }
}

/// The error of a certificate that cannot be made.
#[derive(Debug, Error)]
pub enum MakeError {
    /// The watch has stopped the solver.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// The draft cannot be written.
    #[error(transparent)]
    Draft(#[from] io::Error),
    /// The claim does not hold, or the known moves do not prove it.
    #[error(transparent)]
    Walk(#[from] WalkError),
}

impl Certificate {
    /// Checks that the moves prove the claim.
    ///
    /// # Errors
    ///
    /// [`CheckError`] if they do not, or if the watch stops the solver of the positions at the cut.
    pub fn check(&self, resources: Resources, watch: &mut WatchSolver) -> Result<(), CheckError> {
        let Self { subject, claim, cut, moves } = self;
        let unused = with_start!(*subject, |start| {
            let prover = start.prover(resources.bytes, resources.threads);
            let mut reading = Reading { claim: *claim, prover, watch, moves: moves.iter() };
            walk(&start, *claim, *cut, &mut reading)?;
            reading.moves.len()
        });
        if unused == 0 { Ok(()) } else { Err(CheckError::Unused(unused)) }
    }
}

/// A walk by the moves of a certificate.
struct Reading<'a, 'b, G: Provable> {
    claim: Claim,
    prover: G::Prover,
    watch: &'a mut WatchSolver<'b>,
    moves: std::slice::Iter<'a, u8>,
}

impl<G: Provable> Guide<G> for Reading<'_, '_, G> {
    type Error = CheckError;

    fn enter_level(&mut self, _: u32, _: usize) {}

    fn choose(&mut self, _: &G) -> Result<u8, CheckError> {
        self.moves.next().copied().ok_or(CheckError::Missing)
    }

    fn leave(&mut self, position: &G) -> Result<(), CheckError> {
        let holding = position.holding_move(&mut self.prover, self.claim.bound, self.watch)?;
        if holding.is_some() { Ok(()) } else { Err(WalkError::Refuted.into()) }
    }
}

/// The error of a certificate that proves nothing.
#[derive(Debug, Error)]
pub enum CheckError {
    /// A move is illegal, or leads to a worse end.
    #[error(transparent)]
    Walk(#[from] WalkError),
    /// The moves end before the proof.
    #[error("a move is missing: the proof has more positions")]
    Missing,
    /// The proof ends before the moves.
    #[error("{0} moves too many: the proof has fewer positions")]
    Unused(usize),
    /// The watch has stopped the solver.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}
