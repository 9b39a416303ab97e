//! The weights of the learned evaluation, and the file that they are kept in.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use crc32fast::Hasher;
use pulp::{Arch, Simd, WithSimd};
use suite_search::Value;
use thiserror::Error;

use crate::bit_coder::{BitReader, BitWriter};
use crate::bits::Bits;
use crate::patterns::Patterns;
use crate::position::{Position, Rules};
use crate::size::Size;
use crate::weight_coder::WeightCoder;

/// Disks that the board gains in a stage of the game.
const STAGE: u32 = 4;

/// The weights of all features in each stage of the game, for one board size and one variant of the rules.
///
/// The value of a position is the sum of the weights of its features. A disk is [`PER_DISK`](Self::PER_DISK) in values,
/// and half of that in weights, so that a byte can hold the weight of a feature that is worth many disks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    size: Size,
    rules: Rules,
    /// The weights of all features in the first stage, then those in the second, and so on.
    of_features: Vec<i8>,
}

/// The error for bytes that are not a file of weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The bytes begin differently, or are of another version.
    #[error("not a file of weights, or one of another version")]
    Unknown,
    /// The bytes are cut off or damaged.
    #[error("corrupt weights")]
    Corrupt,
}

/// The beginning of a file of weights. Then come the board size, the rules, a checksum of all other bytes (CRC-32,
/// little-endian), and what [`WeightCoder`] makes of the weights of all classes in the last stage, then in the one
/// before, and so on.
const MAGIC: [u8; 8] = *b"othello3";

impl Weights {
    /// A disk, in the units of the values.
    pub const PER_DISK: Value = 16;

    /// The value of a weight of one.
    pub(crate) const PER_WEIGHT: Value = 2;

    /// Returns whether there are patterns for a board size, on which evaluations can be learned: 6x6 and 8x8.
    #[must_use]
    pub fn can_be_learned(size: Size) -> bool {
        Patterns::SIDES.contains(&size.side())
    }

    /// Returns the weights that come with this crate, if it has any for a board size.
    #[inline]
    #[must_use]
    pub fn shipped(size: Size, rules: Rules) -> Option<&'static Self> {
        match (size.side(), rules) {
            (6, Rules::Ends) => Some(&SHIPPED[0]),
            (6, Rules::Standard) => Some(&SHIPPED[1]),
            (8, Rules::Ends) => Some(&SHIPPED[2]),
            (8, Rules::Standard) => Some(&SHIPPED[3]),
            _ => None,
        }
    }

    /// Returns the value of a position by the weights that come with this crate, if it has any for the board.
    #[inline(always)]
    pub(crate) fn shipped_value<B: Bits>(position: &Position<B>) -> Option<Value> {
        let position = position.narrow()?;
        Some(Self::shipped(position.size(), position.rules())?.evaluate_inline(&position))
    }

    /// Creates the weights with those of all classes of features in the last stage, then in the one before, and so on.
    pub(crate) fn of_classes(size: Size, rules: Rules, of_classes: &[i8]) -> Self {
        let mut of_stages = of_classes.chunks_exact(Patterns::of(size.side()).class_count());
        Self::of_stages(size, rules, |of_features| {
            Patterns::of(size.side()).spread(of_stages.next().expect("a stage"), of_features);
        })
    }

    /// Creates the weights by `next`, which writes those of all features in the last stage, then in the one before, and
    /// so on.
    fn of_stages(size: Size, rules: Rules, mut next: impl FnMut(&mut [i8])) -> Self {
        let features = Patterns::of(size.side()).classes().len();
        let mut of_features = vec![0; features * stages(size)];
        of_features.rchunks_exact_mut(features).for_each(&mut next);
        Self { size, rules, of_features }
    }

    /// Returns the weights of all classes in the last stage, then in the one before, and so on.
    fn classes(&self) -> Vec<i8> {
        let patterns = Patterns::of(self.size.side());
        let mut of_classes = vec![0; patterns.class_count() * stages(self.size)];
        let of_features = self.of_features.rchunks_exact(patterns.classes().len());
        for (of_stage, of_features) in of_classes.chunks_exact_mut(patterns.class_count()).zip(of_features) {
            for (&class, &weight) in patterns.classes().iter().zip(of_features) {
                of_stage[class as usize] = weight;
            }
        }
        of_classes
    }

    /// Reads the weights from the bytes of a file.
    ///
    /// # Errors
    ///
    /// Returns [`WeightsError`] if the bytes are something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(WeightsError::Unknown)?;
        let &[side, rules, ref rest @ ..] = rest else { return Err(WeightsError::Corrupt) };
        let size =
            Size::new(side.into()).ok().filter(|&size| Self::can_be_learned(size)).ok_or(WeightsError::Corrupt)?;
        let kind = *Rules::BOTH.get(usize::from(rules)).ok_or(WeightsError::Corrupt)?;
        let (sum, packed) = rest.split_first_chunk().ok_or(WeightsError::Corrupt)?;
        if *sum != checksum([side, rules], packed) {
            return Err(WeightsError::Corrupt);
        }
        let patterns = Patterns::of(size.side());
        let (mut reader, mut coder) = (BitReader::new(packed), WeightCoder::new(patterns.class_count()));
        Ok(Self::of_stages(size, kind, |of_features| patterns.spread(coder.code(&mut reader, None), of_features)))
    }

    /// Returns the bytes of a file that keeps the weights.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let class_count = Patterns::of(self.size.side()).class_count();
        let (mut writer, mut coder) = (BitWriter::new(Vec::new()), WeightCoder::new(class_count));
        for of_stage in self.classes().chunks_exact(class_count) {
            coder.code(&mut writer, Some(of_stage));
        }
        let packed = writer.finish();
        let head = [self.size.side() as u8, u8::from(self.rules == Rules::Standard)];
        [&MAGIC[..], &head, &checksum(head, &packed), &packed].concat()
    }

    /// Returns the board size that the weights are for.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the rules that the weights are for.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns whether a value that a search by weights came to is an estimate, rather than a win or a loss that it has
    /// seen, which is worth more than a board full of disks.
    pub(crate) const fn is_estimate(value: Value, size: Size) -> bool {
        value.abs() < (size.side() * size.side()) as Value * Self::PER_DISK
    }

    /// Returns an estimate of the disks with which the player to move will lead, in units of
    /// [`PER_DISK`](Self::PER_DISK).
    pub(crate) fn evaluate(&self, position: &Position<u64>) -> Value {
        Arch::new().dispatch(Evaluation { weights: self, position })
    }

    /// Evaluates like [`evaluate`](Self::evaluate), for callers that are compiled for each instruction set already.
    #[inline(always)]
    pub(crate) fn evaluate_inline(&self, position: &Position<u64>) -> Value {
        let patterns = Patterns::of(self.size.side());
        let features = patterns.classes().len();
        let of_stage = &self.of_features[stage(position) * features..][..features];
        let mut value = 0;
        patterns.for_each_feature(position, |feature| value += Value::from(of_stage[feature]));
        value * Self::PER_WEIGHT
    }
}

/// Returns the checksum of the bytes of a file.
fn checksum(head: [u8; 2], packed: &[u8]) -> [u8; 4] {
    let mut checksum = Hasher::new();
    for part in [&MAGIC[..], &head, packed] {
        checksum.update(part);
    }
    checksum.finalize().to_le_bytes()
}

/// An evaluation to be done.
struct Evaluation<'a> {
    weights: &'a Weights,
    position: &'a Position<u64>,
}

impl WithSimd for Evaluation<'_> {
    type Output = Value;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Value {
        self.weights.evaluate_inline(self.position)
    }
}

/// The files in `weights`, each unpacked when it is first needed.
static SHIPPED: [LazyLock<Weights>; 4] = [
    LazyLock::new(|| unpack(include_bytes!("../weights/6x6-ends.weights"))),
    LazyLock::new(|| unpack(include_bytes!("../weights/6x6-standard.weights"))),
    LazyLock::new(|| unpack(include_bytes!("../weights/8x8-ends.weights"))),
    LazyLock::new(|| unpack(include_bytes!("../weights/8x8-standard.weights"))),
];

fn unpack(file: &[u8]) -> Weights {
    Weights::from_bytes(file).expect("a file of this crate")
}

/// Returns the number of stages of a game.
pub(crate) fn stages(size: Size) -> usize {
    (size.side().pow(2) - 5) / STAGE as usize + 1
}

/// Returns the numbers of disks in a stage of the game: 4 to 8 in the first, 9 to 12 in the second, and so on.
pub(crate) fn disks_of(stage: usize, size: Size) -> RangeInclusive<u32> {
    let first = 5 + STAGE * stage as u32;
    let last = (first + STAGE - 1).min(size.side().pow(2) as u32);
    if stage == 0 { 4..=last } else { first..=last }
}

/// Returns the stage of the game that a position is in.
#[inline]
fn stage(position: &Position<u64>) -> usize {
    ((position.own | position.enemy).len().saturating_sub(5) / STAGE) as usize
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::iter;
    use std::path::Path;

    use proptest::prelude::*;
    use sha2::{Digest as _, Sha256};
    use suite_search::{Player, Solver};

    use super::*;
    use crate::board::Board;
    use crate::plain_evaluation::PlainEvaluation;
    use crate::tests::endings;

    fn shipped() -> impl Iterator<Item = &'static Weights> {
        [6, 8].into_iter().flat_map(|side| {
            let size = Size::new(side).expect("a size");
            Rules::BOTH.map(|rules| Weights::shipped(size, rules).expect("weights"))
        })
    }

    #[test]
    fn the_readme_has_the_checksums_of_the_shipped_weights() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
        let readme = fs::read_to_string(folder.join("README.md")).expect("a document");
        let mut bytes = 0;
        for weights in shipped() {
            let rules = if weights.rules == Rules::Ends { "ends" } else { "standard" };
            let name = format!("{0}x{0}-{rules}.weights", weights.size.side());
            let file = fs::read(folder.join(&name)).expect("a file");
            let checksum = format!("{:x}", Sha256::digest(&file));
            assert!(readme.contains(&format!("| `{name}` | `{checksum}` |")), "{name}: {checksum}");
            bytes += file.len();
        }
        assert!(bytes < 1_000_000, "{bytes} bytes");
    }

    #[test]
    fn a_file_keeps_the_weights() {
        let [size, larger] = [6, 7].map(|side| Size::new(side).expect("a size"));
        let weights = Weights::shipped(size, Rules::Ends).expect("weights");
        let file = weights.to_bytes();
        assert!(Weights::from_bytes(&file).as_ref() == Ok(weights));
        assert_eq!(Weights::shipped(larger, Rules::Ends), None);
        let changed = |index: usize, byte: u8| {
            let mut file = file.clone();
            file[index] = byte;
            Weights::from_bytes(&file)
        };
        assert_eq!(changed(7, b'1'), Err(WeightsError::Unknown));
        for (index, byte) in [(8, 7), (8, 8), (9, 1), (9, 2), (10, 0), (file.len() / 2, !file[file.len() / 2])] {
            assert_eq!(changed(index, byte), Err(WeightsError::Corrupt), "{index}");
        }
        for length in [0, 9, 10, 14, file.len() / 2, file.len() - 1] {
            assert!(Weights::from_bytes(&file[..length]).is_err(), "{length}");
        }
        assert!(Weights::from_bytes(&[&*file, &[0]].concat()).is_err());
    }

    /// Returns weights for 6x6, the same ones again and again.
    fn repeated(rules: Rules, some: &[i8]) -> Weights {
        let size = Size::new(6).expect("a size");
        let count = Patterns::of(size.side()).class_count() * stages(size);
        Weights::of_classes(size, rules, &some.iter().copied().cycle().take(count).collect::<Vec<_>>())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]

        #[test]
        fn a_file_keeps_any_weights(
            rules in prop::sample::select(&Rules::BOTH),
            some in prop::collection::vec(any::<i8>(), 1..200),
        ) {
            let weights = repeated(rules, &some);
            let file = weights.to_bytes();
            let read = Weights::from_bytes(&file).expect("weights");
            prop_assert!(read == weights && read.to_bytes() == file);
        }

        #[test]
        fn arbitrary_bytes_never_panic(bytes: Vec<u8>, at: prop::sample::Index) {
            let mut damaged = repeated(Rules::Ends, &[0]).to_bytes();
            let at = at.index(damaged.len());
            damaged.splice(at.., bytes.iter().copied());
            for file in [&bytes, &[&MAGIC, &*bytes].concat(), &damaged] {
                let _ = Weights::from_bytes(file);
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(32))]

        #[test]
        fn all_images_of_a_board_have_the_same_value(disks in prop::collection::vec(0..3_u8, 64)) {
            for weights in shipped() {
                let last = weights.size.side() - 1;
                let values = (0..8).map(|symmetry| {
                    let board = Board::new(weights.size, |square| {
                        let (column, row) = (square.column(), square.row());
                        let (column, row) = if symmetry & 1 == 0 { (column, row) } else { (last - column, row) };
                        let (column, row) = if symmetry & 2 == 0 { (column, row) } else { (column, last - row) };
                        let (column, row) = if symmetry & 4 == 0 { (column, row) } else { (row, column) };
                        match disks[8 * column + row] {
                            0 => None,
                            1 => Some(Player::First),
                            _ => Some(Player::Second),
                        }
                    });
                    weights.evaluate(&Position::new(&board, Player::First, weights.rules))
                });
                let values: Vec<_> = values.collect();
                prop_assert!(values.iter().all(|&value| value == values[0]), "{values:?}");
            }
        }
    }

    /// Returns the mean absolute error of estimates, in disks, in the unit of a disk that suits them best.
    fn error(estimates: &[(Value, Value)]) -> f64 {
        let product = |one: Value, other: Value| f64::from(one) * f64::from(other);
        let norm: f64 = estimates.iter().map(|&(estimate, _)| product(estimate, estimate)).sum();
        let scale = estimates.iter().map(|&(estimate, value)| product(estimate, value)).sum::<f64>() / norm;
        let errors = estimates.iter().map(|&(estimate, value)| (scale * f64::from(estimate) - f64::from(value)).abs());
        errors.sum::<f64>() / estimates.len() as f64
    }

    #[test]
    fn learned_values_are_nearer_to_exact_ones_than_plain_ones() {
        for weights in shipped() {
            let plain = PlainEvaluation::new(weights.size);
            let mut solver = Solver::new(1 << 20, 1);
            let endings = endings(Position::start(weights.size, weights.rules), 40, 10);
            let solve = |ending| {
                let Ok(found) = solver.solve(ending, &mut ());
                found.value
            };
            let values: Vec<_> = endings.iter().map(solve).collect();
            let errors = |evaluate: &dyn Fn(&Position<u64>) -> Value| {
                error(&iter::zip(endings.iter().map(evaluate), values.iter().copied()).collect::<Vec<_>>())
            };
            let (learned, plain) =
                (errors(&|position| weights.evaluate(position)), errors(&|position| plain.evaluate(position)));
            assert!(
                learned < 0.9 * plain,
                "{:?}, {:?}: {learned:.2} and {plain:.2} disks",
                weights.size,
                weights.rules
            );
        }
    }
}
