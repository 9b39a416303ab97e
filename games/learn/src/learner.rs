//! The learner, which plays games and learns from each.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use suite_search::{Budget, Decision, Game, OutOfBudget, Player, Strategy};

use crate::table::{QTable, best};
use crate::{Curriculum, GameResult, Lesson, LessonOpponent, Parameters};

/// A Q-learner: its curriculum, the number of games it has played, and what it has learned from them.
#[derive(Debug, Clone, PartialEq)]
pub struct Learner<T> {
    pub(crate) curriculum: Curriculum,
    pub(crate) games: u64,
    pub(crate) table: T,
}

/// A game that a learner has just played.
#[derive(Debug, Clone, Copy)]
pub struct Episode<'a> {
    /// The number of games played so far, this one included.
    pub games: u64,
    /// The lesson that the game belongs to.
    pub lesson: &'a Lesson,
    /// The result for the lesson's [`player`](Lesson::player).
    pub result: GameResult,
    /// The number of entries in the table.
    pub entries: usize,
}

impl<T: QTable> Learner<T> {
    /// Creates a learner that has not played yet.
    #[must_use]
    pub fn new(curriculum: Curriculum) -> Self {
        Self { curriculum, games: 0, table: T::default() }
    }

    /// Returns the curriculum.
    #[must_use]
    pub const fn curriculum(&self) -> &Curriculum {
        &self.curriculum
    }

    /// Returns the number of games played so far.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Returns the number of entries in the table: positions, or classes of moves.
    #[must_use]
    pub fn entries(&self) -> usize {
        self.table.len()
    }

    /// Returns the move with the greatest value, the first of equals as during learning. It is `None` if the position
    /// is not in the table or the game is over.
    #[must_use]
    pub fn best_move(&self, position: &T::Game) -> Option<<T::Game as Game>::Move> {
        self.table.best_move(position, &self.curriculum.parameters)
    }

    /// Plays games from `start` until `games` have been played in all, and learns from each.
    ///
    /// `opponent` chooses the moves of the other player: it gets the index of the lesson, the position and a source of
    /// randomness, and returns a legal move. `report` is called after each game.
    ///
    /// # Errors
    ///
    /// Returns the error with which `report` stops the learner, after the game that it reports. Learning can be resumed
    /// by another call.
    pub fn learn<E>(
        &mut self,
        start: &T::Game,
        games: u64,
        mut opponent: impl FnMut(usize, &T::Game, &mut ChaCha8Rng) -> <T::Game as Game>::Move,
        mut report: impl FnMut(&Episode) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut steps = [Vec::new(), Vec::new()];
        while self.games < games {
            let Some(index) = self.curriculum.lesson(self.games) else { break };
            let mut random = ChaCha8Rng::seed_from_u64(self.curriculum.seed);
            random.set_stream(self.games);
            let end = self.play(start, index, &mut random, &mut opponent, &mut steps);
            for player in Player::BOTH {
                let reward = self.curriculum.parameters.rewards.of(result(&end, player));
                self.back_up(&mut steps[player as usize], reward);
            }
            self.games += 1;
            let lesson = &self.curriculum.lessons[index];
            let result = result(&end, lesson.player);
            report(&Episode { games: self.games, lesson, result, entries: self.table.len() })?;
        }
        Ok(())
    }

    /// Plays a game to its end, and collects the learner's moves by player.
    fn play(
        &mut self,
        start: &T::Game,
        lesson: usize,
        random: &mut ChaCha8Rng,
        opponent: &mut impl FnMut(usize, &T::Game, &mut ChaCha8Rng) -> <T::Game as Game>::Move,
        steps: &mut [Vec<T::Step>; 2],
    ) -> T::Game {
        let Lesson { opponent: ref named, player: learner, .. } = self.curriculum.lessons[lesson];
        let plays_both = *named == LessonOpponent::Itself;
        let exploration = self.curriculum.parameters.exploration_after(self.games);
        let mut position = start.clone();
        while !position.is_over() {
            let player = position.to_move();
            let mv = if plays_both || player == learner {
                let choose = |values: &[f64]| {
                    let explores = exploration > 0.0 && random.random::<f64>() < exploration;
                    if explores { random.random_range(0..values.len()) } else { best(values).0 }
                };
                let (mv, step) = self.table.step(&position, &self.curriculum.parameters, choose);
                steps[player as usize].push(step);
                mv
            } else {
                opponent(lesson, &position, random)
            };
            position = position.play(mv);
        }
        position
    }

    /// Passes the reward of a game back through the moves that led to it, from the last to the first.
    fn back_up(&mut self, steps: &mut Vec<T::Step>, reward: f64) {
        let Parameters { alpha: inner_alpha, last_alpha, gamma, lambda, .. } = self.curriculum.parameters;
        let (mut alpha, mut target) = (last_alpha, reward);
        for step in steps.drain(..).rev() {
            self.table.update(step, alpha, target);
            (alpha, target) = (inner_alpha, gamma * ((1.0 - lambda) * self.table.best_value(step) + lambda * target));
        }
    }
}

/// Plays the best move that the learner knows. In a position that it does not know, all moves have the same value, and
/// it plays the first.
impl<T: QTable> Strategy<T::Game> for &Learner<T> {
    fn choose(&mut self, position: &T::Game, _: Budget) -> Result<Decision<<T::Game as Game>::Move>, OutOfBudget> {
        Ok(Decision::new(self.best_move(position).or_else(|| position.moves().next()), 0))
    }
}

/// Plays as `&Learner` does.
impl<T: QTable> Strategy<T::Game> for Learner<T> {
    fn choose(&mut self, position: &T::Game, budget: Budget) -> Result<Decision<<T::Game as Game>::Move>, OutOfBudget> {
        (&*self).choose(position, budget)
    }
}

/// Returns the result of a finished game for a player.
fn result<G: Game>(end: &G, player: Player) -> GameResult {
    match end.utility(player) {
        1.. => GameResult::Win,
        0 => GameResult::Draw,
        _ => GameResult::Loss,
    }
}
