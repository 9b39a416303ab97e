//! Games analyzed: who wins before and after each move, and which moves were mistakes.

use std::collections::BTreeMap;

use serde::Serialize;
use suite_search::{Game, Value};

use crate::proved_winner::for_first;
use crate::{AnyMove, AnyPosition, AnySolver, GameFacts, Points, ProvedWinner, RecordedGame, Stopped, WatchSolver};

/// Solves the positions of a game, each within the limits of its watch.
pub struct Analyst<'a> {
    /// The solver, which remembers from one position to the next.
    pub solver: Box<dyn AnySolver>,
    /// Whether to find the margin.
    pub exact: bool,
    /// Returns the watch over the next question, which begins now. A position whose watch says [`Stopped::Late`] is
    /// left out.
    pub watch: &'a mut dyn FnMut() -> Box<WatchSolver<'a>>,
}

/// The proved values of the positions of a game.
#[derive(Debug, Clone)]
pub struct Analyzed {
    /// The value of each position for the first player; `None` if it could not be solved.
    pub values: Vec<Option<Value>>,
    /// For each mistake, a move that keeps the value.
    pub better: Vec<Option<AnyMove>>,
}

impl Analyzed {
    /// Returns the analysis of a number of positions of which nothing is known.
    ///
    /// # Panics
    ///
    /// Panics if there are no positions.
    #[must_use]
    pub fn nothing(positions: usize) -> Self {
        Self { values: vec![None; positions], better: vec![None; positions - 1] }
    }

    /// Returns the winner of a position with best play.
    #[must_use]
    pub fn winner(&self, game: &GameFacts, index: usize, exact: bool) -> ProvedWinner {
        self.values[index].map_or(ProvedWinner::UNKNOWN, |value| ProvedWinner::new(game, value, exact))
    }
}

impl Analyst<'_> {
    /// Solves the positions of a game, the last ones first, since the table then helps with those before them. What is
    /// known is passed to `tell` after each position, with its index.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if a watch stops the solver for another reason than time.
    ///
    /// # Panics
    ///
    /// Panics if there are no positions.
    pub fn analyze(
        &mut self,
        positions: &[AnyPosition],
        mut tell: impl FnMut(usize, &Analyzed),
    ) -> Result<Analyzed, Stopped> {
        let mut analyzed = Analyzed::nothing(positions.len());
        for (index, position) in positions.iter().enumerate().rev() {
            let own = |value| for_first(value, position.to_move());
            let after: Option<Value> = analyzed.values.get(index + 1).copied().flatten().map(own);
            let exact = self.exact;
            let value = match after {
                // The move that was played wins.
                Some(1) if !exact => after,
                _ => self.in_time(|solver, watch| solver.value(position, exact, watch))?,
            };
            if let (Some(value), Some(after)) = (value, after)
                && after < value
            {
                analyzed.better[index] =
                    self.in_time(|solver, watch| solver.holding_move(position, value, watch))?.flatten();
            }
            analyzed.values[index] = value.map(own);
            tell(index, &analyzed);
        }
        Ok(analyzed)
    }

    /// Returns the moves that would have kept the result of each position before a mistake, or the points if the
    /// mistake costs only those, by the index of the position. Positions that take too long are left out.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if a watch stops the solver for another reason than time.
    pub fn keeping_moves(
        &mut self,
        positions: &[AnyPosition],
        analyzed: &Analyzed,
    ) -> Result<BTreeMap<usize, Vec<AnyMove>>, Stopped> {
        let mut keeping = BTreeMap::new();
        for (index, (position, values)) in positions.iter().zip(analyzed.values.windows(2)).enumerate() {
            let own = |value: Option<Value>| value.map(|value| for_first(value, position.to_move()));
            let (Some(before), Some(after)) = (own(values[0]), own(values[1])) else { continue };
            if after < before {
                let bound = if after.signum() < before.signum() { before.signum() } else { before };
                let moves = self.in_time(|solver, watch| solver.holding_moves(position, bound, watch))?;
                keeping.extend(moves.map(|moves| (index, moves)));
            }
        }
        Ok(keeping)
    }

    /// Returns the answer to a question, or `None` if the time for it runs out first.
    fn in_time<T>(
        &mut self,
        question: impl FnOnce(&mut dyn AnySolver, &mut WatchSolver) -> Result<T, Stopped>,
    ) -> Result<Option<T>, Stopped> {
        match question(&mut *self.solver, &mut *(self.watch)()) {
            Ok(answer) => Ok(Some(answer)),
            Err(Stopped::Late) => Ok(None),
            Err(stopped) => Err(stopped),
        }
    }
}

/// A move and its effect, as JSON has it.
#[derive(Debug, Clone, Serialize)]
pub struct AnalyzedMove {
    /// The number of the move, from 1.
    pub number: usize,
    /// The name of the mover.
    pub player: &'static str,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The winner after it.
    pub after: ProvedWinner,
    /// The mistake, if the move is known to be one.
    pub mistake: Option<Mistake>,
    /// The points that it costs, if margins were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<Points>,
    /// A move that is not a mistake, if this one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
}

/// A mistake.
#[derive(Debug, Clone, Serialize)]
pub struct Mistake {
    /// The id of its kind, which never changes.
    pub id: &'static str,
    /// A description.
    pub message: String,
}

impl Mistake {
    /// Returns the mistake of a move that changes the value for the mover from `before` to `after`, if it is one;
    /// `points` are those that it costs, if margins were asked for.
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
    #[must_use]
    pub fn gives_away(&self) -> bool {
        self.id != "costs-points"
    }
}

impl AnalyzedMove {
    /// Returns the move after the position with this index.
    #[must_use]
    pub fn new(recorded: &RecordedGame, analyzed: &Analyzed, exact: bool, index: usize) -> Self {
        let facts = recorded.game().facts();
        let mover = recorded.positions[index].to_move();
        let own = |value| for_first(value, mover);
        let known = analyzed.values[index].zip(analyzed.values[index + 1]);
        let loss = known.map(|(before, after)| (own(before), own(after)));
        let points = loss.filter(|_| exact).map(|(before, after)| Points::of(facts, before - after));
        Self {
            number: index + 1,
            player: facts.players[mover as usize],
            mv: recorded.moves[index].to_string(),
            after: analyzed.winner(facts, index + 1, exact),
            mistake: loss.and_then(|(before, after)| Mistake::new(before, after, points)),
            loss: points,
            better: analyzed.better[index].map(|mv| mv.to_string()),
        }
    }
}
