//! Making certificates, and checking them.

use std::io::{self, Write};
use std::ops::Range;

use suite_tabletop::{AnyMove, AnyPosition, AnySolver, Stopped, WatchSolver};
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

impl Resources {
    /// Returns a solver of games from a start.
    fn solver(self, start: &AnyPosition) -> Box<dyn AnySolver> {
        start.blank_solver(start.plies_left(), self.bytes, self.threads)
    }
}

/// Is told the progress of a walk: the placements left, and of the positions that have as many, how many are done and
/// how many there are.
pub type ReportProgress<'a> = dyn FnMut(u32, usize, usize) + 'a;

impl Subject {
    /// Returns the claims that prove who wins, or with `exact`, by how much.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops the solver.
    pub fn claims(self, exact: bool, resources: Resources, watch: &mut WatchSolver) -> Result<Vec<Claim>, Stopped> {
        let start: AnyPosition = with_start!(self, |start| start.into());
        let value = resources.solver(&start).value(&start, exact, watch)?;
        if exact || value == 0 {
            return Ok(Claim::exactly(value).to_vec());
        }
        let [win, loss] = Claim::exactly(1).map(|claim| Claim { bound: 1, ..claim });
        Ok(vec![if value > 0 { win } else { loss }])
    }
}

/// Makes certificates, as a whole or by parts. The moves depend on nothing but the claim: not on the resources, nor on
/// an interruption.
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
    pub report: &'a mut ReportProgress<'a>,
}

/// The first level of a proof that has positions without a known move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenLevel {
    /// The claim that is proved.
    pub claim: Claim,
    /// The number of placements left.
    pub placements_left: u32,
    /// The number of positions.
    pub positions: usize,
    /// The number of them, from the first on, that have a known move.
    pub known: usize,
}

impl Maker<'_> {
    /// Makes the certificate of a claim that holds.
    ///
    /// # Errors
    ///
    /// [`MakeError`] if the watch stops the solver, the draft cannot be written, the claim does not hold, or the known
    /// moves do not belong to it.
    pub fn make(&mut self, claim: Claim, watch: &mut WatchSolver) -> Result<Certificate, MakeError> {
        let Self { subject, cut, .. } = *self;
        let (moves, _) = self.walk(claim, None, watch)?;
        Ok(Certificate { subject, claim, cut, moves })
    }

    /// Proves these positions of the first level that has some without a known move, and no others: the draft gets
    /// their moves. Returns that level, or none if the moves of all certificates are known.
    ///
    /// # Errors
    ///
    /// As for [`make`](Self::make).
    pub fn make_part(
        &mut self,
        claims: &[Claim],
        positions: &Range<usize>,
        watch: &mut WatchSolver,
    ) -> Result<Option<OpenLevel>, MakeError> {
        for &claim in claims {
            let (_, level) = self.walk(claim, Some(positions.clone()), watch)?;
            if level.is_some() {
                return Ok(level);
            }
        }
        Ok(None)
    }

    /// Walks through the proof of a claim, or through the known moves and a part of the level after them. Returns the
    /// moves, and that level.
    fn walk(
        &mut self,
        claim: Claim,
        part: Option<Range<usize>>,
        watch: &mut WatchSolver,
    ) -> Result<(Vec<u8>, Option<OpenLevel>), MakeError> {
        let Self { subject, cut, resources, .. } = *self;
        with_start!(subject, |start| {
            let solver = resources.solver(&start.into());
            let (moves, level) = (Vec::new(), OpenLevel { claim, placements_left: 0, positions: 0, known: 0 });
            let mut solving = Solving { maker: self, part, solver, watch, moves, level, done: 0, open: None };
            walk(&start, claim, cut, &mut solving)?;
            Ok((solving.moves, solving.open))
        })
    }
}

/// A walk by the moves of a solver.
struct Solving<'a, 'b, 'c> {
    maker: &'a mut Maker<'b>,
    /// The positions to prove of the first level without known moves, if not all of the game.
    part: Option<Range<usize>>,
    solver: Box<dyn AnySolver>,
    watch: &'a mut WatchSolver<'c>,
    moves: Vec<u8>,
    /// The level of the walk.
    level: OpenLevel,
    /// The number of its positions that are done.
    done: usize,
    /// The first level that has positions without a known move, once it is reached.
    open: Option<OpenLevel>,
}

impl<G: Provable> Guide<G> for Solving<'_, '_, '_> {
    type Error = MakeError;

    fn enter_level(&mut self, placements_left: u32, positions: usize) -> bool {
        (self.level, self.done) = (OpenLevel { placements_left, positions, ..self.level }, 0);
        self.part.is_none() || self.open.is_none()
    }

    fn choose(&mut self, position: &G) -> Result<Option<u8>, MakeError> {
        let index = self.done;
        (self.maker.report)(self.level.placements_left, index, self.level.positions);
        self.done += 1;
        let number = if let Some((&known, rest)) = self.maker.known.split_first() {
            self.maker.known = rest;
            known
        } else {
            self.open.get_or_insert(OpenLevel { known: index, ..self.level });
            if self.part.as_ref().is_some_and(|part| !part.contains(&index)) {
                return Ok(None);
            }
            let best = self.solver.holding_move(&position.clone().into(), self.level.claim.bound, self.watch)?;
            let best = best.ok_or(WalkError::Refuted)?;
            let number = position.moves().position(|mv| AnyMove::new(mv) == best).ok_or(WalkError::Refuted)? as u8;
            self.maker.draft.write_all(&[number])?;
            number
        };
        self.moves.push(number);
        Ok(Some(number))
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
            let solver = resources.solver(&start.into());
            let mut reading = Reading { claim: *claim, solver, watch, moves: moves.iter() };
            walk(&start, *claim, *cut, &mut reading)?;
            reading.moves.len()
        });
        if unused == 0 { Ok(()) } else { Err(CheckError::Unused(unused)) }
    }
}

/// A walk by the moves of a certificate.
struct Reading<'a, 'b> {
    claim: Claim,
    solver: Box<dyn AnySolver>,
    watch: &'a mut WatchSolver<'b>,
    moves: std::slice::Iter<'a, u8>,
}

impl<G: Provable> Guide<G> for Reading<'_, '_> {
    type Error = CheckError;

    fn enter_level(&mut self, _: u32, _: usize) -> bool {
        true
    }

    fn choose(&mut self, _: &G) -> Result<Option<u8>, CheckError> {
        self.moves.next().copied().map(Some).ok_or(CheckError::Missing)
    }

    fn leave(&mut self, position: &G) -> Result<(), CheckError> {
        let holding = self.solver.holding_move(&position.clone().into(), self.claim.bound, self.watch)?;
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
