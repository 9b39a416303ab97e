//! Learning the weights of an evaluation: games that a player plays against itself, and the weights that fit them best.
//!
//! A [`Lesson`] determines what is learned. Its games come in jobs, each of which depends on nothing but the lesson,
//! its number and the weights of the players: jobs can be played in any order, anywhere. [`fit`] finds the weights.

mod fit;
mod self_play;

use suite_search::{Player, Value};

use crate::bits::Bits as _;
use crate::position::{Position, Rules};
use crate::size::Size;

pub use self::fit::{Errors, Fit, StageErrors, fit};
pub use self::self_play::Lesson;

/// A position with its value to the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    own: u64,
    enemy: u64,
    /// The value, in units of [`Weights::PER_DISK`](crate::Weights::PER_DISK).
    value: i16,
}

impl Sample {
    /// The bytes of a sample in a file.
    pub const BYTES: usize = 18;

    fn new(position: &Position<u64>, value: Value) -> Self {
        Self { own: position.own, enemy: position.enemy, value: value as i16 }
    }

    /// Returns the sample as bytes.
    #[must_use]
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.own.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.enemy.to_le_bytes());
        bytes[16..].copy_from_slice(&self.value.to_le_bytes());
        bytes
    }

    /// Reads a sample, or returns `None` if no position of this board size has these disks.
    #[must_use]
    pub fn from_bytes(bytes: [u8; Self::BYTES], size: Size) -> Option<Self> {
        let word = |from: usize| bytes[from..].first_chunk().map(|word| u64::from_le_bytes(*word));
        let (own, enemy) = (word(0)?, word(8)?);
        let value = i16::from_le_bytes([bytes[16], bytes[17]]);
        let is_position = own & enemy == 0 && (own | enemy) & !u64::board(size) == 0;
        is_position.then_some(Self { own, enemy, value })
    }

    /// Returns the position; which color is to move makes no difference to its value.
    fn position(self, size: Size, rules: Rules) -> Position<u64> {
        Position::of(self.own, self.enemy, size, rules, Player::First)
    }

    /// Returns the number of disks.
    fn disks(self) -> u32 {
        (self.own | self.enemy).count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;

    #[test]
    fn the_same_lesson_gives_the_same_weights() {
        let size = Size::new(6).expect("a size");
        let lesson = Lesson { size, rules: Rules::Ends, seed: 7, games: 120, nodes: 10, exact: 4 };
        let play = |round, jobs: &[u32], weights: Option<&Weights>| -> Vec<_> {
            jobs.iter().map(|&job| lesson.play(round, job, weights)).collect()
        };
        assert_eq!(lesson.jobs(), 3);
        let [mut forth, back] = [[0, 1, 2], [2, 1, 0]].map(|jobs| play(1, &jobs, None));
        forth.reverse();
        assert!(forth == back);
        assert_ne!(back[0], back[1]);
        assert!(back[0].len() < back[1].len() / 2, "a job of 20 games and one of 50");
        for sample in back[0].iter().copied() {
            assert_eq!(Sample::from_bytes(sample.to_bytes(), size), Some(sample));
        }
        let learned = fit(size, Rules::Ends, &back.concat(), &[]);
        assert!(learned == fit(size, Rules::Ends, &forth.concat(), &[]));
        assert_eq!(Weights::from_bytes(&learned.weights.to_bytes()), Ok(learned.weights.clone()));
        // Another round has other games.
        let [next, again] = [2, 2].map(|round| lesson.play(round, 0, Some(&learned.weights)));
        assert!(next == again && next != back[2]);
    }

    #[test]
    fn a_stage_learns_what_its_samples_are_worth() {
        let size = Size::new(6).expect("a size");
        let lesson = Lesson { size, rules: Rules::Standard, seed: 1, games: 150, nodes: 1, exact: 6 };
        let [learned, held_out] = [[0, 1], [2, 2]].map(|jobs| jobs.map(|job| lesson.play(1, job, None)).concat());
        let fitted = fit(size, Rules::Standard, &learned, &held_out);
        let last = fitted.stages.last().expect("stages");
        assert_eq!(last.disks, 33..=36);
        let spread = |samples: &[Sample]| {
            let values = samples
                .iter()
                .filter(|sample| last.disks.contains(&sample.disks()))
                .map(|sample| f64::from(sample.value));
            let squares: f64 = values.clone().map(|value| value * value).sum();
            (squares / values.count() as f64).sqrt() / f64::from(Weights::PER_DISK)
        };
        assert!(last.learned.root_mean_square < 0.4 * spread(&learned), "{last:?} of {}", spread(&learned));
        assert!(last.held_out.root_mean_square < 0.7 * spread(&held_out), "{last:?} of {}", spread(&held_out));
    }

    #[test]
    fn disks_that_no_board_has_are_no_sample() {
        let [six, eight] = [6, 8].map(|side| Size::new(side).expect("a size"));
        let bytes = |own: u64, enemy: u64| Sample { own, enemy, value: -5 }.to_bytes();
        assert!(Sample::from_bytes(bytes(1, 2), six).is_some());
        assert_eq!(Sample::from_bytes(bytes(3, 2), six), None);
        assert_eq!(Sample::from_bytes(bytes(1, 1 << 63), six), None);
        assert!(Sample::from_bytes(bytes(1, 1 << 63), eight).is_some());
    }
}
