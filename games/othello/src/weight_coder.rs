//! How weights are packed: by what is likely of a weight after those that are known.

use std::iter;

use crate::bit_coder::{BitCoder, Chance};

/// The most bits of a number of up to eight bits without its sign.
const MOST_BITS: usize = 8;

/// Packs or unpacks the weights of classes, one stage after the other, as differences from the stage before.
///
/// Most differences are 0, and all the more where the last one of the class was 0, the weight is small, and the two
/// classes before it have small ones: these are contents of the same pattern that have most squares in common.
pub(crate) struct WeightCoder {
    weights: Vec<i8>,
    /// The differences in the stage before.
    last: Vec<i8>,
    /// Whether the absolute difference has more bits than the index says, in each context.
    lengths: Vec<[Chance; MOST_BITS]>,
    /// The signs, by those of the weight and of the last difference.
    signs: [[Chance; 3]; 3],
    /// The bits behind the first one, by how many follow, in numbers of each length.
    bits: [[Chance; MOST_BITS]; MOST_BITS + 1],
}

/// The numbers of bits that are told apart: of the last difference, of the weight, of the two before it together.
const CONTEXT: [usize; 3] = [3, 5, 4];

impl WeightCoder {
    /// Returns a coder of weights that are 0 before the first stage.
    pub(crate) fn new(class_count: usize) -> Self {
        let contexts = CONTEXT.iter().map(|most| most + 1).product();
        Self {
            weights: vec![0; class_count],
            last: vec![0; class_count],
            lengths: vec![[Chance::EVEN; MOST_BITS]; contexts],
            signs: [[Chance::EVEN; 3]; 3],
            bits: [[Chance::EVEN; MOST_BITS]; MOST_BITS + 1],
        }
    }

    /// Writes the weights of a stage, or reads them, whatever `weights` are; returns those that are in the file.
    pub(crate) fn code(&mut self, coder: &mut impl BitCoder, weights: Option<&[i8]>) -> &[i8] {
        let mut before = [0, 0];
        for (class, (weight, last)) in iter::zip(&mut self.weights, &mut self.last).enumerate() {
            let wanted = weights.map_or(0, |weights| weights[class].wrapping_sub(*weight));
            let known = [
                length(last.unsigned_abs().into()),
                length(weight.unsigned_abs().into()),
                length(before[0] + before[1]),
            ];
            let context =
                iter::zip(known, CONTEXT).fold(0, |context, (known, most)| context * (most + 1) + known.min(most));
            let lengths = &mut self.lengths[context];
            let wanted_length = length(wanted.unsigned_abs().into());
            let mut found_length = 0;
            while found_length < MOST_BITS && coder.code(&mut lengths[found_length], found_length < wanted_length) {
                found_length += 1;
            }
            let mut found = 0;
            if found_length > 0 {
                let [of_weight, of_last] = [*weight, *last].map(|number| (number.signum() + 1) as usize);
                let is_negative = coder.code(&mut self.signs[of_weight][of_last], wanted < 0);
                let mut absolute = 1;
                for follow in (0..found_length - 1).rev() {
                    let bit = wanted.unsigned_abs() >> follow & 1 == 1;
                    absolute = absolute << 1 | u32::from(coder.code(&mut self.bits[found_length][follow], bit));
                }
                found = if is_negative { (absolute as i8).wrapping_neg() } else { absolute as i8 };
            }
            *weight = weight.wrapping_add(found);
            *last = found;
            before = [u32::from(found.unsigned_abs()), before[0]];
        }
        &self.weights
    }
}

/// Returns the number of bits of a number, 0 for 0.
#[inline(always)]
const fn length(number: u32) -> usize {
    (u32::BITS - number.leading_zeros()) as usize
}
