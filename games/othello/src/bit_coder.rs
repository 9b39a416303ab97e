//! Arithmetic coding of bits: a bit that was likely takes less than a bit of the file.
//!
//! The coder is that of lpaq (Mahoney, *Adaptive Weighing of Context Models for Lossless Data Compression*, 2005): what
//! is written is a number between two bounds, which each bit brings nearer to each other, the more the less likely it
//! was. Bytes in which the bounds agree are done.

/// How likely a bit is to be set, learned from the bits before it that it was coded for, in 65536ths.
#[derive(Clone, Copy)]
pub(crate) struct Chance(u16);

impl Chance {
    /// A bit of which nothing is known.
    pub(crate) const EVEN: Self = Self(1 << 15);

    /// A bit brings the chance nearer to it by a part of the distance: one half to the power of this.
    const RATE: u32 = 6;

    /// Learns from a bit.
    #[inline(always)]
    fn learn(&mut self, bit: bool) {
        // Neither end is reached: what never happened may happen yet.
        self.0 = if bit { self.0 + ((u16::MAX - self.0) >> Self::RATE) } else { self.0 - (self.0 >> Self::RATE) };
    }
}

/// Writes or reads bits.
pub(crate) trait BitCoder {
    /// Writes `bit`, or reads a bit whatever `bit` is; returns the bit that is in the file.
    fn code(&mut self, chance: &mut Chance, bit: bool) -> bool;
}

/// The bounds of the number that is written, both included.
struct Bounds {
    low: u32,
    high: u32,
}

impl Bounds {
    const ALL: Self = Self { low: 0, high: u32::MAX };

    /// Returns the greatest number that stands for a bit that is set.
    #[inline(always)]
    const fn middle(&self, chance: Chance) -> u32 {
        self.low + (((self.high - self.low) as u64 * chance.0 as u64) >> 16) as u32
    }

    /// Moves a bound to where a bit has brought it.
    #[inline(always)]
    const fn narrow(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Drops the first byte if both bounds have it, and returns it.
    #[inline(always)]
    const fn shift(&mut self) -> Option<u8> {
        let byte = self.high >> 24;
        if self.low >> 24 != byte {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 0xFF;
        Some(byte as u8)
    }
}

/// Writes bits behind what is there already.
pub(crate) struct BitWriter {
    bounds: Bounds,
    bytes: Vec<u8>,
}

impl BitWriter {
    pub(crate) const fn new(bytes: Vec<u8>) -> Self {
        Self { bounds: Bounds::ALL, bytes }
    }

    /// Returns the bytes, which are complete now.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        // Any number within the bounds would do.
        self.bytes.extend(self.bounds.high.to_be_bytes());
        self.bytes
    }
}

impl BitCoder for BitWriter {
    #[inline(always)]
    fn code(&mut self, chance: &mut Chance, bit: bool) -> bool {
        self.bounds.narrow(self.bounds.middle(*chance), bit);
        chance.learn(bit);
        while let Some(byte) = self.bounds.shift() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Reads bits from bytes, and any bits behind their end.
pub(crate) struct BitReader<'a> {
    bounds: Bounds,
    /// The number as far as it decides the next bit.
    number: u32,
    rest: &'a [u8],
}

impl<'a> BitReader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self { bounds: Bounds::ALL, number: 0, rest: bytes };
        (0..4).for_each(|_| reader.shift());
        reader
    }

    fn shift(&mut self) {
        let byte = self.rest.split_off_first().copied().unwrap_or(0);
        self.number = self.number << 8 | u32::from(byte);
    }
}

impl BitCoder for BitReader<'_> {
    #[inline(always)]
    fn code(&mut self, chance: &mut Chance, _: bool) -> bool {
        let middle = self.bounds.middle(*chance);
        let bit = self.number <= middle;
        self.bounds.narrow(middle, bit);
        chance.learn(bit);
        while self.bounds.shift().is_some() {
            self.shift();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Writes bits, each with the chance of its context.
    fn write(bits: &[(bool, usize)]) -> Vec<u8> {
        let (mut writer, mut chances) = (BitWriter::new(Vec::new()), [Chance::EVEN; 4]);
        for &(bit, context) in bits {
            writer.code(&mut chances[context], bit);
        }
        writer.finish()
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(bits in prop::collection::vec((any::<bool>(), 0..4_usize), 0..2000)) {
            let bytes = write(&bits);
            let (mut reader, mut chances) = (BitReader::new(&bytes), [Chance::EVEN; 4]);
            for &(bit, context) in &bits {
                prop_assert_eq!(reader.code(&mut chances[context], !bit), bit);
            }
        }
    }

    #[test]
    fn likely_bits_take_little() {
        for bit in [false, true] {
            let mut bits = vec![(bit, 0); 100_000];
            bits[70_000] = (!bit, 0);
            let bytes = write(&bits);
            assert!(bytes.len() < 200, "{} bytes", bytes.len());
            let (mut reader, mut chance) = (BitReader::new(&bytes), Chance::EVEN);
            assert!(bits.iter().all(|&(bit, _)| reader.code(&mut chance, false) == bit));
        }
    }
}
