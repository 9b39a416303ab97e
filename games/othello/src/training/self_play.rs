//! The games to learn from.

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom as _;
use suite_arena::seeded_rng;
use suite_search::{Budget, Game as _, IterativeDeepening, Solver, Value};

use super::Sample;
use crate::evaluation::ChampionEvaluation;
use crate::position::{Position, Rules};
use crate::size::Size;
use crate::weights::Weights;

/// A lesson: the game to learn, and the games to learn from.
///
/// Games come in rounds; the players of a round evaluate positions by the weights learned in the one before. A game
/// begins with random moves. Then both players search [`nodes`](Self::nodes) nodes for each move, and from
/// [`exact`](Self::exact) empty squares on they play perfectly. The value of a position is that of the search that
/// chose its move, mixed with the values of the positions after it, down to the result: the lambda-return of TD(lambda)
/// (Sutton and Barto, *Reinforcement Learning*, chapter 12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lesson {
    /// The board size, one on which [evaluations can be learned](Weights::can_be_learned).
    pub size: Size,
    /// The rules.
    pub rules: Rules,
    /// The random seed.
    pub seed: u64,
    /// The games of a round.
    pub games: u32,
    /// The nodes that the players search for a move.
    pub nodes: u64,
    /// The number of empty squares from which on games are played perfectly.
    pub exact: u32,
}

/// The weight of the positions after a position, as against the value of its own search.
const LAMBDA: f32 = 0.9;

/// Bytes of the tables for a move and for the perfect endings of a job.
const MOVE_TABLE: usize = 1 << 16;
const ENDING_TABLE: usize = 1 << 22;

impl Lesson {
    /// The games of a job.
    pub const JOB: u32 = 50;

    /// Returns the number of jobs of a round.
    #[must_use]
    pub const fn jobs(&self) -> u32 {
        self.games.div_ceil(Self::JOB)
    }

    /// Plays the games of a job, and returns all positions that were not reached by random moves. The players evaluate
    /// positions by `weights`, or without any by the champion's plain evaluation, whose estimates are not in disks:
    /// then results alone count.
    #[must_use]
    pub fn play(&self, round: u32, job: u32, weights: Option<&Weights>) -> Vec<Sample> {
        let games = Self::JOB * job..self.games.min(Self::JOB * (job + 1));
        let mut solver = Solver::new(ENDING_TABLE, 1);
        let evaluation = ChampionEvaluation::with_weights(weights.cloned(), self.size);
        let game = |game| {
            let mut chance = seeded_rng(self.seed, u64::from(round) << 32 | u64::from(game));
            self.game(&evaluation, weights.is_some(), &mut solver, &mut chance)
        };
        games.flat_map(game).collect()
    }

    fn game(
        &self,
        evaluation: &ChampionEvaluation<u64>,
        is_in_disks: bool,
        solver: &mut Solver<Position<u64>>,
        chance: &mut ChaCha8Rng,
    ) -> Vec<Sample> {
        let search = IterativeDeepening::new(MOVE_TABLE, 1);
        let budget = Budget { nodes: self.nodes, ..Budget::UNLIMITED };
        let mut position = Position::<u64>::start(self.size, self.rules);
        // Each position with the value of its search, if it has one.
        let mut played = Vec::new();
        let random_moves = chance.random_range(2..self.size.side().pow(2) / 2);
        for _ in 0..random_moves {
            let Some(mv) = position.moves().choose(chance) else { break };
            position = position.play(mv);
        }
        while !position.is_over() && position.empty().count_ones() > self.exact {
            let decision = search.choose(&position, evaluation, budget, |_| ());
            let is_estimate = is_in_disks && !decision.is_exact && Weights::is_estimate(decision.value, self.size);
            played.push((position, is_estimate.then_some(decision.value)));
            position = position.play(decision.best.expect("a game that goes on has a move"));
        }
        while !position.is_over() {
            let Ok(decision) = solver.solve(&position, &mut ());
            let Ok(moves) = solver.principal_variation(&position, decision.value, &mut ());
            for mv in moves {
                played.push((position, None));
                position = position.play(mv);
            }
        }
        let (winner, mut value) =
            (position.to_move(), (position.utility(position.to_move()) * Weights::PER_DISK) as f32);
        let mut samples = Vec::new();
        for (position, estimate) in played.into_iter().rev() {
            let sign = if position.to_move() == winner { 1.0 } else { -1.0 };
            if let Some(estimate) = estimate {
                value = LAMBDA * value + (1.0 - LAMBDA) * sign * estimate as f32;
            }
            samples.push(Sample::new(&position, (sign * value).round() as Value));
        }
        samples
    }
}
