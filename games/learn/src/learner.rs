//! Plays games and learns from each.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use suite_search::{Player, Symmetry};

use crate::table::{Row, Table, best};
use crate::{Course, Lesson, Opponent, Outcome};

/// A Q-learner: its course, how many games it has played, and its table.
#[derive(Debug, Clone, PartialEq)]
pub struct Learner<G: Symmetry> {
    pub(crate) course: Course,
    pub(crate) games: u64,
    pub(crate) table: Table<G>,
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
    /// Positions in the table.
    pub states: usize,
}

/// A move that the learner made.
#[derive(Debug, Clone, Copy)]
struct Step {
    row: Row,
    /// The move's place among those of the position.
    index: usize,
}

impl<G: Symmetry> Learner<G> {
    /// A learner that knows nothing yet.
    #[must_use]
    pub fn new(course: Course) -> Self {
        Self { course, games: 0, table: Table::new() }
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

    /// How many positions are in its table.
    #[must_use]
    pub fn states(&self) -> usize {
        self.table.len()
    }

    /// The best move that it knows, the first of equals; `None` in a position that it has never met, and if the game is over.
    #[must_use]
    pub fn choose(&self, position: &G) -> Option<G::Move> {
        let (state, symmetry) = self.state(position);
        let (index, _) = best(self.table.values(self.table.row(&state)?));
        original(position, &state, symmetry, index)
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
        start: &G,
        games: u64,
        mut opponent: impl FnMut(usize, &G, &mut ChaCha8Rng) -> G::Move,
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
            watch(&Played { games: self.games, lesson, outcome, states: self.table.len() })?;
        }
        Ok(())
    }

    /// Plays a game to its end, and notes the learner's moves, by side.
    fn play(
        &mut self,
        start: &G,
        number: usize,
        chance: &mut ChaCha8Rng,
        opponent: &mut impl FnMut(usize, &G, &mut ChaCha8Rng) -> G::Move,
        steps: &mut [Vec<Step>; 2],
    ) -> G {
        let Lesson { opponent: ref other, side, .. } = self.course.lessons[number];
        let plays_both = *other == Opponent::Itself;
        let exploration = self.course.parameters.exploration_after(self.games);
        let mut position = start.clone();
        while !position.is_over() {
            let player = position.to_move();
            let mv = if plays_both || player == side {
                let (state, symmetry) = self.state(&position);
                let row = self.table.row(&state).unwrap_or_else(|| {
                    let values = state.moves().map(|_| self.course.parameters.initial);
                    self.table.insert(state.clone(), values)
                });
                let explores = exploration > 0.0 && chance.random::<f64>() < exploration;
                let index = if explores { chance.random_range(0..row.len) } else { best(self.table.values(row)).0 };
                steps[player as usize].push(Step { row, index });
                original(&position, &state, symmetry, index).expect("a move for every value")
            } else {
                opponent(number, &position, chance)
            };
            position = position.play(mv);
        }
        position
    }

    /// Passes the reward of a game back through the moves that led to it, from the last to the first.
    fn pass_back(&mut self, steps: &mut Vec<Step>, reward: f64) {
        let parameters = &self.course.parameters;
        let (mut alpha, mut gain) = (parameters.last_alpha, reward);
        for Step { row, index } in steps.drain(..).rev() {
            let values = self.table.values_mut(row);
            values[index] = (1.0 - alpha) * values[index] + alpha * gain;
            (alpha, gain) = (parameters.alpha, parameters.gamma * best(values).1);
        }
    }

    /// What the table knows a position by, and the way of looking at it that gives it.
    #[inline]
    pub(crate) fn state(&self, position: &G) -> (G, usize) {
        if self.course.parameters.symmetry { position.canonical() } else { (position.clone(), 0) }
    }
}

/// The move of a position whose image is the move of so many in `state`.
#[inline]
fn original<G: Symmetry>(position: &G, state: &G, symmetry: usize, index: usize) -> Option<G::Move> {
    let image = state.moves().nth(index)?;
    if symmetry == 0 { Some(image) } else { position.moves().find(|&mv| position.image_of(mv, symmetry) == image) }
}

/// How a finished game ended for a player.
fn outcome<G: Symmetry>(end: &G, player: Player) -> Outcome {
    match end.utility(player) {
        1.. => Outcome::Win,
        0 => Outcome::Draw,
        _ => Outcome::Loss,
    }
}
