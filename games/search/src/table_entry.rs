//! The data of an entry in the transposition table, packed into a word.

use crate::{Bounds, INFINITY, Value};

/// Everything that the table knows of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TableEntry {
    /// Proved bounds on the value.
    pub(crate) bounds: Bounds,
    /// The [index](crate::Solvable::move_index) of the move that proves the lower bound; if there is none, of the most
    /// promising move.
    pub(crate) best: Option<u16>,
    /// The effort of the search, at most 62: the nodes as a power of two in a search to the end, the plies in iterative
    /// deepening.
    pub(crate) effort: u8,
}

/// The data word, from the lowest bit: lower bound, upper bound, best move and one, effort and one (6 bits), how often
/// the entry was written (9 bits), [`LOCKED`](Self::LOCKED). An entry that is there has an effort, so that its word is
/// not 0.
impl TableEntry {
    const EFFORT: u64 = 0x3f << 48;
    const WRITTEN: u64 = 0x1ff << 54;
    /// Marks an entry that is being written.
    pub(crate) const LOCKED: u64 = 1 << 63;

    /// Joins this entry with an older one of the same position, where both hold once and for all.
    #[inline]
    pub(crate) fn and(self, older: Self) -> Self {
        let proves_more = self.bounds.lower > older.bounds.lower;
        Self {
            bounds: self.bounds.and(older.bounds),
            best: if proves_more { self.best } else { older.best.or(self.best) },
            effort: self.effort.max(older.effort),
        }
    }

    #[inline]
    pub(crate) fn unpack(data: u64) -> Self {
        let [lower, upper] = [data, data >> 16].map(|bits| bits as u16 as i16);
        Self {
            bounds: Bounds {
                lower: if lower == i16::MIN { -INFINITY } else { Value::from(lower) },
                upper: if upper == i16::MAX { INFINITY } else { Value::from(upper) },
            },
            best: ((data >> 32) as u16).checked_sub(1),
            effort: ((data & Self::EFFORT) >> 48) as u8 - 1,
        }
    }

    /// Returns the data word for an entry that replaces one with the data word `old`.
    #[inline]
    pub(crate) fn pack(self, old: u64) -> u64 {
        // Bounds too wide for 16 bits become weaker ones, which hold, too.
        let [lower, upper] = [self.bounds.lower, self.bounds.upper]
            .map(|bound| bound.clamp(Value::from(i16::MIN), Value::from(i16::MAX)) as i16 as u16);
        let best = self.best.and_then(|index| index.checked_add(1)).unwrap_or(0);
        let written = old.wrapping_add(1 << 54) & Self::WRITTEN;
        u64::from(lower)
            | u64::from(upper) << 16
            | u64::from(best) << 32
            | u64::from(self.effort.min(62) + 1) << 48
            | written
    }

    /// Returns the cost of losing the entry with this data word; it is highest for one that is being written.
    #[inline]
    pub(crate) fn work(data: u64) -> u64 {
        data & (Self::EFFORT | Self::LOCKED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_that_do_not_fit_become_weaker_ones() {
        for (lower, upper) in [(-40_000, -39_000), (-32_768, 32_767), (5, 6), (39_000, 40_000), (-INFINITY, INFINITY)] {
            let entry = TableEntry { bounds: Bounds { lower, upper }, best: Some(65_534), effort: 63 };
            let kept = TableEntry::unpack(entry.pack(0));
            assert!(kept.bounds.lower <= lower && kept.bounds.upper >= upper, "{kept:?}");
            assert_eq!((kept.best, kept.effort), (entry.best, 62));
            if lower == 5 {
                assert_eq!(kept.bounds, entry.bounds);
            }
        }
    }

    #[test]
    fn the_move_that_proves_the_lower_bound_is_kept() {
        let entry = |lower, best, effort| TableEntry { bounds: Bounds { lower, upper: 9 }, best, effort };
        for (new, older, joined) in [
            (entry(2, Some(1), 3), entry(1, Some(0), 4), entry(2, Some(1), 4)),
            (entry(2, Some(1), 4), entry(2, Some(0), 3), entry(2, Some(0), 4)),
            (entry(1, Some(1), 3), entry(2, Some(0), 3), entry(2, Some(0), 3)),
            (entry(2, Some(1), 3), entry(2, None, 3), entry(2, Some(1), 3)),
        ] {
            assert_eq!(new.and(older), joined, "{new:?} and {older:?}");
        }
    }

    #[test]
    fn a_word_changes_each_time_that_it_is_written() {
        let entry = TableEntry { bounds: Bounds { lower: -3, upper: 4 }, best: Some(7), effort: 62 };
        let mut word = entry.pack(0);
        for _ in 0..1_000 {
            let next = entry.pack(word);
            assert_ne!(next, word);
            assert_eq!((TableEntry::unpack(next), next & TableEntry::LOCKED), (entry, 0));
            word = next;
        }
    }
}
