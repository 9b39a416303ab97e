//! The transposition table of the strong searches: of fixed size, and shared by threads.
//!
//! An entry is a position's whole key and one word of data, so that no position is ever taken for another. Each entry is a seqlock:
//! a writer locks the data word while it changes the key, and a reader that sees the word change drops what it has read. Nobody
//! waits, and an entry is either whole or not there.

use std::hint::black_box;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use crate::entry::Entry;

/// Positions, and what is known of them.
pub(crate) struct Table<K> {
    lines: Box<[CacheLine]>,
    keys: PhantomData<fn(K)>,
}

/// What the processor fetches at once.
#[derive(Default)]
#[repr(align(64))]
struct CacheLine([AtomicU64; LINE_WORDS]);

/// Words in a line.
const LINE_WORDS: usize = 8;

/// A key, and where the table has it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Slot<K> {
    key: K,
    /// A number that few other positions have.
    pub(crate) hash: u64,
}

/// Odd numbers without a pattern, which spread the keys over the table.
const SEED: u64 = 0x9E37_79B9_7F4A_7C15;
const FACTOR: u64 = 0xD6E8_FEB8_6659_FD93;

impl<K: AsRef<[u64]> + Copy> Slot<K> {
    pub(crate) fn new(key: K) -> Self {
        let hash = key.as_ref().iter().fold(SEED, |hash, word| {
            let product = u128::from(hash ^ word) * u128::from(FACTOR);
            (product >> 64) as u64 ^ product as u64
        });
        Self { key, hash }
    }
}

impl<K: Copy + Default + AsRef<[u64]> + AsMut<[u64]>> Table<K> {
    /// Words of an entry: the key and the data.
    const WORDS: usize = size_of::<K>() / size_of::<u64>() + 1;
    /// Lines of a bucket, which is where an entry may be.
    const LINES: usize = Self::WORDS.div_ceil(LINE_WORDS);
    /// Entries in a bucket.
    const ENTRIES: usize = Self::LINES * LINE_WORDS / Self::WORDS;

    /// Creates a table of at most so many bytes, unless that is less than its smallest size.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = (bytes / (Self::LINES * size_of::<CacheLine>())).max(1);
        Self { lines: (0..buckets * Self::LINES).map(|_| CacheLine::default()).collect(), keys: PhantomData }
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[CacheLine] {
        let buckets = self.lines.len() / Self::LINES;
        let start = ((u128::from(hash) * buckets as u128) >> 64) as usize * Self::LINES;
        &self.lines[start..start + Self::LINES]
    }

    #[inline]
    fn word(bucket: &[CacheLine], index: usize) -> &AtomicU64 {
        &bucket[index / LINE_WORDS].0[index % LINE_WORDS]
    }

    #[inline]
    fn has_key(bucket: &[CacheLine], first: usize, key: &K) -> bool {
        let mut words = key.as_ref().iter().enumerate();
        words.all(|(index, &word)| Self::word(bucket, first + 1 + index).load(Ordering::Relaxed) == word)
    }

    /// Prefetches what is known of a position that will be asked for.
    #[inline]
    pub(crate) fn prefetch(&self, slot: &Slot<K>) {
        // Nothing depends on the word loaded, so nothing waits for it.
        black_box(Self::word(self.bucket(slot.hash), 0).load(Ordering::Relaxed));
    }

    /// Returns what is known of a position.
    #[inline]
    pub(crate) fn probe(&self, slot: &Slot<K>) -> Option<Entry> {
        let bucket = self.bucket(slot.hash);
        (0..Self::ENTRIES).map(|entry| entry * Self::WORDS).find_map(|first| {
            let data = Self::word(bucket, first).load(Ordering::Acquire);
            if data == 0 || data & Entry::LOCKED != 0 || !Self::has_key(bucket, first, &slot.key) {
                return None;
            }
            fence(Ordering::Acquire);
            (Self::word(bucket, first).load(Ordering::Relaxed) == data).then(|| Entry::unpack(data))
        })
    }

    /// Stores an entry: joined with an older one of the same position, or in the place of the one in its bucket that was the
    /// least work.
    pub(crate) fn store(&self, slot: &Slot<K>, entry: Entry, join: impl Fn(Entry, Entry) -> Entry) {
        let bucket = self.bucket(slot.hash);
        let mut cheapest = (0, u64::MAX);
        for first in (0..Self::ENTRIES).map(|entry| entry * Self::WORDS) {
            let data = Self::word(bucket, first).load(Ordering::Acquire);
            if data & Entry::LOCKED != 0 {
                continue;
            }
            if data != 0 && Self::has_key(bucket, first, &slot.key) {
                return Self::write(bucket, first, data, &slot.key, join(entry, Entry::unpack(data)));
            }
            if Entry::work(data) < Entry::work(cheapest.1) {
                cheapest = (first, data);
            }
        }
        Self::write(bucket, cheapest.0, cheapest.1, &slot.key, entry);
    }

    /// Writes an entry over the one with the data word `old`, unless another thread is doing that.
    fn write(bucket: &[CacheLine], first: usize, old: u64, key: &K, entry: Entry) {
        let data = Self::word(bucket, first);
        if old & Entry::LOCKED != 0
            || data.compare_exchange(old, old | Entry::LOCKED, Ordering::Acquire, Ordering::Relaxed).is_err()
        {
            return;
        }
        fence(Ordering::Release);
        for (index, &word) in key.as_ref().iter().enumerate() {
            Self::word(bucket, first + 1 + index).store(word, Ordering::Relaxed);
        }
        data.store(entry.pack(old), Ordering::Release);
    }

    /// Estimates how full the table is, from 0 to 1, by a sample.
    pub(crate) fn fill(&self) -> f64 {
        let sample = &self.lines[..self.lines.len().min(1024 * Self::LINES)];
        let entries = sample.chunks(Self::LINES).flat_map(|bucket| {
            (0..Self::ENTRIES).map(|entry| Self::word(bucket, entry * Self::WORDS).load(Ordering::Relaxed))
        });
        let (used, all) = entries.fold((0_u32, 0_u32), |(used, all), data| (used + u32::from(data != 0), all + 1));
        f64::from(used) / f64::from(all)
    }

    /// Returns all entries, except those that are being written.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (K, Entry)> {
        let firsts = || (0..Self::ENTRIES).map(|entry| entry * Self::WORDS);
        let entries = self.lines.chunks(Self::LINES).flat_map(move |bucket| firsts().map(move |first| (bucket, first)));
        entries.filter_map(|(bucket, first)| {
            let data = Self::word(bucket, first).load(Ordering::Acquire);
            if data == 0 || data & Entry::LOCKED != 0 {
                return None;
            }
            let mut key = K::default();
            for (index, word) in key.as_mut().iter_mut().enumerate() {
                *word = Self::word(bucket, first + 1 + index).load(Ordering::Relaxed);
            }
            fence(Ordering::Acquire);
            (Self::word(bucket, first).load(Ordering::Relaxed) == data).then(|| (key, Entry::unpack(data)))
        })
    }

    /// Empties the table, while nobody writes.
    pub(crate) fn clear(&self) {
        for word in self.lines.iter().flat_map(|line| &line.0) {
            word.store(0, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::thread;

    use super::*;
    use crate::{Bounds, Value};

    #[test]
    fn the_table_keeps_what_was_most_work() {
        let table = Table::new(64);
        let entry = |effort| Entry { bounds: Bounds { lower: 0, upper: 0 }, best: None, effort };
        table.store(&Slot::new([1, 1]), entry(9), Entry::and);
        for key in 2..100 {
            table.store(&Slot::new([key, 1]), entry(3), Entry::and);
            assert_eq!(table.probe(&Slot::new([key, 1])), Some(entry(3)));
        }
        assert_eq!(table.probe(&Slot::new([1, 1])), Some(entry(9)));
        assert_eq!(table.probe(&Slot::new([2, 1])), None);
    }

    #[test]
    fn entries_are_read_whole_while_others_are_written() {
        // So small a table that entries are always written over.
        let table = Table::<[u64; 20]>::new(0);
        let value = |number: u64| (number % 1_000) as Value;
        let read_enough = AtomicBool::new(false);
        thread::scope(|scope| {
            scope.spawn(|| {
                let mut number = 0;
                while !read_enough.load(Ordering::Relaxed) {
                    let bounds = Bounds { lower: value(number), upper: value(number) };
                    table.store(&Slot::new([number; 20]), Entry { bounds, best: None, effort: 0 }, Entry::and);
                    number += 1;
                }
            });
            let mut read = 0;
            while read < 20_000 {
                for (key, entry) in table.entries() {
                    assert_eq!((key, entry.bounds.lower), ([key[0]; 20], value(key[0])));
                    read += 1;
                }
            }
            read_enough.store(true, Ordering::Relaxed);
        });
    }
}
