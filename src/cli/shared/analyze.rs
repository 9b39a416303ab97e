//! `analyze`.

use std::time::Duration;

use serde::Serialize;
use suite_search::{Solvable, Solver, Value};
use suite_work::Progress;
use suite_work::interrupt::Interrupt;

use super::recorded::Recorded;
use super::solver_watch::{SolverWatch, Stopped};
use super::tabletop::Solved;
use super::verdict::{Points, Verdict, for_first, solve};

/// Solves positions, each within a time limit.
pub struct Analyst<'a, G: Solvable> {
    pub solver: Solver<G>,
    /// Whether to find the margin.
    pub exact: bool,
    /// The time limit for each position.
    pub time: Duration,
    pub interrupt: &'a Interrupt,
    pub progress: &'a Progress,
    pub watch: SolverWatch<'a>,
}

/// The proved values of the positions of a game.
pub struct Analyzed<M> {
    /// The value of each position for the first player; `None` if it could not be solved.
    pub values: Vec<Option<Value>>,
    /// For each mistake, a move that keeps the value.
    better: Vec<Option<M>>,
}

impl<M> Analyzed<M> {
    /// Returns the winner of a position with best play.
    pub fn verdict<G: Solved<Move = M>>(&self, index: usize, exact: bool) -> Verdict {
        self.values[index].map_or(Verdict::UNKNOWN, |value| Verdict::new::<G>(value, exact))
    }
}

impl<G: Solvable> Analyst<'_, G> {
    /// Solves the positions of a game, the last ones first, since the table then helps with those before them. What is known is
    /// passed to `tell` after each position, with its index.
    pub fn analyze(
        &mut self,
        positions: &[G],
        mut tell: impl FnMut(usize, &Analyzed<G::Move>),
    ) -> Result<Analyzed<G::Move>, Stopped> {
        let mut analyzed = Analyzed { values: vec![None; positions.len()], better: vec![None; positions.len() - 1] };
        for (index, position) in positions.iter().enumerate().rev() {
            let own = |value| for_first(value, position.to_move());
            let after: Option<Value> = analyzed.values.get(index + 1).copied().flatten().map(own);
            let value = match after {
                // The move that was played wins.
                Some(1) if !self.exact => after,
                _ => self.in_time(|Self { solver, exact, watch, .. }| solve(solver, position, *exact, watch))?,
            };
            if let (Some(value), Some(after)) = (value, after)
                && after < value
            {
                analyzed.better[index] =
                    self.in_time(|analyst| analyst.solver.holding_move(position, value, &mut analyst.watch))?.flatten();
            }
            analyzed.values[index] = value.map(own);
            self.progress.set_done(positions.len() - index);
            tell(index, &analyzed);
        }
        Ok(analyzed)
    }

    /// Returns the result of `work`, or `None` if the time for a position runs out first.
    fn in_time<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, Stopped>) -> Result<Option<T>, Stopped> {
        self.interrupt.check().map_err(Stopped::Interrupted)?;
        self.watch.allow(self.time);
        match work(self) {
            Ok(found) => Ok(Some(found)),
            Err(Stopped::Late) => Ok(None),
            Err(stopped) => Err(stopped),
        }
    }
}

/// A move and its effect.
#[derive(Serialize)]
pub struct Turn {
    number: usize,
    player: &'static str,
    #[serde(rename = "move")]
    mv: String,
    /// The winner after it.
    after: Verdict,
    /// The mistake, if the move is known to be one.
    pub mistake: Option<Mistake>,
    /// The points that it costs, if margins were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<Points>,
    /// A move that is not a mistake, if this one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
}

/// A mistake.
#[derive(Serialize)]
pub struct Mistake {
    /// The id of its kind, which never changes.
    pub id: &'static str,
    /// A description.
    pub message: String,
}

impl Mistake {
    /// Returns the mistake of a move that changes the value for the mover from `before` to `after`, if it is one; `points` are
    /// those that it costs, if margins were asked for.
    fn new(before: Value, after: Value, points: Option<Points>) -> Option<Self> {
        let (id, message) = match (before.signum(), after.signum(), points) {
            (1, ..1, _) => ("gives-win-away", "gives the win away".to_owned()),
            (0, ..0, _) => ("gives-draw-away", "gives the draw away".to_owned()),
            (.., Some(points)) if points == Points::ONE => ("costs-points", "costs a point".to_owned()),
            (.., Some(points)) if before > after => ("costs-points", format!("costs {points} points")),
            _ => return None,
        };
        Some(Self { id, message })
    }

    /// Returns whether the move changed who wins.
    fn gives_away(&self) -> bool {
        self.id != "costs-points"
    }
}

impl Turn {
    /// Returns the move after the position with this index.
    pub fn new<G: Solved>(recorded: &Recorded<G>, analyzed: &Analyzed<G::Move>, exact: bool, index: usize) -> Self {
        let mover = recorded.positions[index].to_move();
        let own = |value| for_first(value, mover);
        let known = analyzed.values[index].zip(analyzed.values[index + 1]);
        let loss = known.map(|(before, after)| (own(before), own(after)));
        let points = loss.filter(|_| exact).map(|(before, after)| Points::of::<G>(before - after));
        Self {
            number: index + 1,
            player: G::PLAYERS[mover as usize],
            mv: recorded.moves[index].to_string(),
            after: analyzed.verdict::<G>(index + 1, exact),
            mistake: loss.and_then(|(before, after)| Mistake::new(before, after, points)),
            loss: points,
            better: analyzed.better[index].map(|mv| mv.to_string()),
        }
    }
}
