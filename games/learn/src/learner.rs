//! Plays games and learns from each.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use suite_search::{Game, Player};

use crate::memory::{Memory, best};
use crate::{Course, Lesson, Opponent, Outcome, Parameters};

/// A Q-learner: its course, how many games it has played, and what it has learnt from them.
#[derive(Debug, Clone, PartialEq)]
pub struct Learner<M> {
    pub(crate) course: Course,
    pub(crate) games: u64,
    pub(crate) memory: M,
}

/// A game that the learner has played.
#[derive(Debug, Clone, Copy)]
pub struct Played<'a> {
    /// How many games that makes.
    pub games: u64,
    /// What it played.
    pub lesson: &'a Lesson,
    /// How the game ended for the side of the lesson.
    pub outcome: Outcome,
    /// Positions, or classes of moves, in the table.
    pub states: usize,
}

impl<M: Memory> Learner<M> {
    /// A learner that knows nothing yet.
    #[must_use]
    pub fn new(course: Course) -> Self {
        Self { course, games: 0, memory: M::default() }
    }

    /// How it learns.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// How many games it has played.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many positions, or classes of moves, are in its table.
    #[must_use]
    pub fn states(&self) -> usize {
        self.memory.size()
    }

    /// Plays games from `start` until it has played `games` in all, and learns from them.
    ///
    /// `opponent` makes the moves of whoever is not the learner: it is told the number of the lesson, counted from 0, and makes
    /// a legal move. `watch` is told of each game.
    ///
    /// # Errors
    ///
    /// What `watch` ends it with, after the game that it was told of; to learn on later is as good as not to have stopped.
    pub fn learn<E>(
        &mut self,
        start: &M::Game,
        games: u64,
        mut opponent: impl FnMut(usize, &M::Game, &mut ChaCha8Rng) -> <M::Game as Game>::Move,
        mut watch: impl FnMut(&Played) -> Result<(), E>,
    ) -> Result<(), E> {
        let chance = ChaCha8Rng::seed_from_u64(self.course.seed);
        let mut steps = [Vec::new(), Vec::new()];
        while self.games < games {
            let Some(number) = self.course.lesson(self.games) else { break };
            let mut chance = chance.clone();
            chance.set_stream(self.games);
            let end = self.play(start, number, &mut chance, &mut opponent, &mut steps);
            for player in Player::BOTH {
                let reward = self.course.parameters.rewards.of(outcome(&end, player));
                self.pass_back(&mut steps[player as usize], reward);
            }
            self.games += 1;
            let lesson = &self.course.lessons[number];
            let outcome = outcome(&end, lesson.side);
            watch(&Played { games: self.games, lesson, outcome, states: self.memory.size() })?;
        }
        Ok(())
    }

    /// Plays a game to its end, and notes the learner's moves, by side.
    fn play(
        &mut self,
        start: &M::Game,
        number: usize,
        chance: &mut ChaCha8Rng,
        opponent: &mut impl FnMut(usize, &M::Game, &mut ChaCha8Rng) -> <M::Game as Game>::Move,
        steps: &mut [Vec<M::Step>; 2],
    ) -> M::Game {
        let Lesson { opponent: ref other, side, .. } = self.course.lessons[number];
        let plays_both = *other == Opponent::Itself;
        let exploration = self.course.parameters.exploration_after(self.games);
        let mut position = start.clone();
        while !position.is_over() {
            let player = position.to_move();
            let mv = if plays_both || player == side {
                let choose = |values: &[f64]| {
                    let explores = exploration > 0.0 && chance.random::<f64>() < exploration;
                    if explores { chance.random_range(0..values.len()) } else { best(values).0 }
                };
                let (mv, step) = self.memory.step(&position, &self.course.parameters, choose);
                steps[player as usize].push(step);
                mv
            } else {
                opponent(number, &position, chance)
            };
            position = position.play(mv);
        }
        position
    }

    /// Passes the reward of a game back through the moves that led to it, from the last to the first.
    fn pass_back(&mut self, steps: &mut Vec<M::Step>, reward: f64) {
        let Parameters { alpha: usual, last_alpha, gamma, lambda, .. } = self.course.parameters;
        let (mut alpha, mut gain) = (last_alpha, reward);
        for step in steps.drain(..).rev() {
            self.memory.update(step, alpha, gain);
            (alpha, gain) = (usual, gamma * ((1.0 - lambda) * self.memory.value(step) + lambda * gain));
        }
    }
}

/// How a finished game ended for a player.
fn outcome<G: Game>(end: &G, player: Player) -> Outcome {
    match end.utility(player) {
        1.. => Outcome::Win,
        0 => Outcome::Draw,
        _ => Outcome::Loss,
    }
}
