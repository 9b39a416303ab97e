//! The transposition table of the strong searches: of fixed size, and shared by threads.
//!
//! An entry is a position's whole key and one word of data, so that no position is ever taken for another. Each entry
//! is a seqlock: a writer locks the data word while it changes the key, and a reader that sees the word change drops
//! what it has read. Nobody waits, and an entry is either whole or not there.

use std::hint::black_box;
use std::iter::successors;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering, fence};

use bytemuck::try_zeroed_slice_box;

use crate::table_entry::TableEntry;

/// A table of positions, and what is known of each.
pub(crate) struct Table<K> {
    /// The buckets, and before them words that do not fill a cache line.
    words: Box<[AtomicU64]>,
    /// The first word of the first bucket.
    start: usize,
    buckets: usize,
    /// The next page to claim, all before which are claimed.
    claimed: AtomicUsize,
    keys: PhantomData<fn(K)>,
}

/// Words in a cache line, which the processor fetches at once.
const LINE_WORDS: usize = 8;

/// Words in a page, which the system hands out at once: the smallest there are.
const PAGE_WORDS: usize = 512;

/// A key, and its place in the table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Slot<K> {
    key: K,
    /// A hash of the key, which few other positions share.
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
    /// Words of a bucket, which is where an entry may be: whole cache lines.
    const BUCKET: usize = Self::WORDS.next_multiple_of(LINE_WORDS);
    /// Entries in a bucket.
    const ENTRIES: usize = Self::BUCKET / Self::WORDS;

    /// Creates a table of at most `bytes` bytes, or of its smallest size if that is more. If the system cannot provide
    /// them, the table has half as many, or a quarter, and so on.
    ///
    /// It takes no time, whatever the size: the system hands out zeros page by page, when they are first used.
    pub(crate) fn new(bytes: usize) -> Self {
        let most = (bytes / size_of::<u64>() / Self::BUCKET).max(1);
        let mut sizes = successors(Some(most), |buckets| Some(buckets / 2).filter(|&half| half > 0));
        // Allocated as words: memory of a greater alignment would be zeroed at once.
        let allocate = |buckets| Some((buckets, try_zeroed_slice_box(buckets * Self::BUCKET + LINE_WORDS - 1).ok()?));
        let (buckets, words): (_, Box<[AtomicU64]>) = sizes.find_map(allocate).expect("the smallest table");
        let start = words.as_ptr().align_offset(LINE_WORDS * size_of::<u64>()).min(LINE_WORDS - 1);
        Self { words, start, buckets, claimed: AtomicUsize::new(0), keys: PhantomData }
    }

    /// Has the system hand out the pages of the table that it has not handed out yet, until all are there or `is_done`.
    ///
    /// A page that is first read and later written is handed out twice, and the second time all threads have to stop.
    pub(crate) fn claim(&self, is_done: &AtomicBool) {
        while !is_done.load(Ordering::Relaxed) {
            let page = self.claimed.fetch_add(1, Ordering::Relaxed);
            let Some(word) = self.words.get(page.saturating_mul(PAGE_WORDS)) else { break };
            // To the system this is a write, whatever is there.
            let _ = word.compare_exchange(0, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[AtomicU64] {
        let bucket = ((u128::from(hash) * self.buckets as u128) >> 64) as usize;
        &self.words[self.start + bucket * Self::BUCKET..][..Self::BUCKET]
    }

    /// Returns all buckets.
    fn buckets(&self) -> impl Iterator<Item = &[AtomicU64]> {
        self.words[self.start..].chunks_exact(Self::BUCKET).take(self.buckets)
    }

    /// Returns the first words of the entries of a bucket.
    fn entries_of_bucket() -> impl Iterator<Item = usize> {
        (0..Self::ENTRIES).map(|entry| entry * Self::WORDS)
    }

    #[inline]
    fn has_key(bucket: &[AtomicU64], first: usize, key: &K) -> bool {
        let mut words = key.as_ref().iter().enumerate();
        words.all(|(index, &word)| bucket[first + 1 + index].load(Ordering::Relaxed) == word)
    }

    /// Prefetches what is known of a position that will be asked for.
    #[inline]
    pub(crate) fn prefetch(&self, slot: &Slot<K>) {
        // Nothing depends on the word loaded, so nothing waits for it.
        black_box(self.bucket(slot.hash)[0].load(Ordering::Relaxed));
    }

    /// Returns what is known of a position.
    #[inline]
    pub(crate) fn probe(&self, slot: &Slot<K>) -> Option<TableEntry> {
        let bucket = self.bucket(slot.hash);
        Self::entries_of_bucket().find_map(|first| {
            let data = bucket[first].load(Ordering::Acquire);
            if data == 0 || data & TableEntry::LOCKED != 0 || !Self::has_key(bucket, first, &slot.key) {
                return None;
            }
            fence(Ordering::Acquire);
            (bucket[first].load(Ordering::Relaxed) == data).then(|| TableEntry::unpack(data))
        })
    }

    /// Stores an entry: joined with an older one of the same position, or in place of the one in its bucket that took
    /// the least work.
    pub(crate) fn store(&self, slot: &Slot<K>, entry: TableEntry, join: impl Fn(TableEntry, TableEntry) -> TableEntry) {
        let bucket = self.bucket(slot.hash);
        let mut cheapest = (0, u64::MAX);
        for first in Self::entries_of_bucket() {
            let data = bucket[first].load(Ordering::Acquire);
            if data & TableEntry::LOCKED != 0 {
                continue;
            }
            if data != 0 && Self::has_key(bucket, first, &slot.key) {
                return Self::write(bucket, first, data, &slot.key, join(entry, TableEntry::unpack(data)));
            }
            if TableEntry::work(data) < TableEntry::work(cheapest.1) {
                cheapest = (first, data);
            }
        }
        Self::write(bucket, cheapest.0, cheapest.1, &slot.key, entry);
    }

    /// Writes an entry over the one with the data word `old`, unless another thread is doing that.
    fn write(bucket: &[AtomicU64], first: usize, old: u64, key: &K, entry: TableEntry) {
        let data = &bucket[first];
        if old & TableEntry::LOCKED != 0
            || data.compare_exchange(old, old | TableEntry::LOCKED, Ordering::Acquire, Ordering::Relaxed).is_err()
        {
            return;
        }
        fence(Ordering::Release);
        for (index, &word) in key.as_ref().iter().enumerate() {
            bucket[first + 1 + index].store(word, Ordering::Relaxed);
        }
        data.store(entry.pack(old), Ordering::Release);
    }

    /// Estimates how full the table is, from 0 to 1, by a sample.
    pub(crate) fn fill(&self) -> f64 {
        let entries = self
            .buckets()
            .take(1024)
            .flat_map(|bucket| Self::entries_of_bucket().map(|first| bucket[first].load(Ordering::Relaxed)));
        let (used, all) = entries.fold((0_u32, 0_u32), |(used, all), data| (used + u32::from(data != 0), all + 1));
        f64::from(used) / f64::from(all)
    }

    /// Returns all entries, except those that are being written.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (K, TableEntry)> {
        let entries = self.buckets().flat_map(|bucket| Self::entries_of_bucket().map(move |first| (bucket, first)));
        entries.filter_map(|(bucket, first)| {
            let data = bucket[first].load(Ordering::Acquire);
            if data == 0 || data & TableEntry::LOCKED != 0 {
                return None;
            }
            let mut key = K::default();
            for (index, word) in key.as_mut().iter_mut().enumerate() {
                *word = bucket[first + 1 + index].load(Ordering::Relaxed);
            }
            fence(Ordering::Acquire);
            (bucket[first].load(Ordering::Relaxed) == data).then(|| (key, TableEntry::unpack(data)))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::{Bounds, Value};

    #[test]
    fn the_table_keeps_what_was_most_work() {
        let table = Table::new(64);
        let entry = |effort| TableEntry { bounds: Bounds { lower: 0, upper: 0 }, best: None, effort };
        table.store(&Slot::new([1, 1]), entry(9), TableEntry::and);
        for key in 2..100 {
            table.store(&Slot::new([key, 1]), entry(3), TableEntry::and);
            assert_eq!(table.probe(&Slot::new([key, 1])), Some(entry(3)));
        }
        assert_eq!(table.probe(&Slot::new([1, 1])), Some(entry(9)));
        assert_eq!(table.probe(&Slot::new([2, 1])), None);
    }

    #[test]
    fn buckets_begin_with_cache_lines() {
        for bytes in [0, 100, 1 << 10, 1 << 20] {
            let table = Table::<[u64; 2]>::new(bytes);
            for hash in [0, 1 << 63, u64::MAX] {
                let bucket = table.bucket(hash);
                assert_eq!((bucket.as_ptr().addr() % 64, bucket.len()), (0, 8), "{bytes} bytes, hash {hash:x}");
            }
        }
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "there are no threads in WebAssembly")]
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
                    table.store(
                        &Slot::new([number; 20]),
                        TableEntry { bounds, best: None, effort: 0 },
                        TableEntry::and,
                    );
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

    fn entry(effort: u8) -> TableEntry {
        TableEntry { bounds: Bounds { lower: 0, upper: 0 }, best: None, effort }
    }

    /// Stores a thousand positions in a table of `bytes`, and returns how many of them it keeps.
    fn kept<K: Copy + Default + AsRef<[u64]> + AsMut<[u64]>>(bytes: usize, key: impl Fn(u64) -> K) -> usize {
        let table = Table::new(bytes);
        let slots = || (0..1_000).map(|number| Slot::new(key(number)));
        slots().for_each(|slot| table.store(&slot, entry(1), TableEntry::and));
        slots().filter(|slot| table.probe(slot).is_some()).count()
    }

    #[test]
    fn keys_of_any_pattern_spread_over_the_table() {
        // Sixteen places for each.
        for kept in [
            kept(1_000 * 16 * 16, |number| [number]),
            kept(1_000 * 16 * 16, |number| [number << 40]),
            kept(1_000 * 16 * 16, |number| [number << 54]),
            kept(1_000 * 16 * 32, |number| [0, number % 32 * (1 << 32) + number / 32]),
            kept(1_000 * 16 * 32, |number| [number / 32, number % 32]),
            kept(1_000 * 16 * 128, |number| [0, 0, 0, number, 0, 0, 0, 0, 0]),
        ] {
            assert!(kept > 900, "{kept} of 1,000");
        }
    }

    #[test]
    fn a_table_takes_no_more_than_its_bytes_unless_it_would_have_no_place() {
        // Buckets of one cache line, and of three.
        let buckets = |bytes| (Table::<[u64; 1]>::new(bytes).buckets, Table::<[u64; 20]>::new(bytes).buckets);
        assert_eq!([0, 63, 64, 383, 384].map(buckets), [(1, 1), (1, 1), (1, 1), (5, 1), (6, 2)]);
    }

    #[test]
    fn the_fill_is_the_part_of_the_places_that_are_taken() {
        // Four lines of four places.
        let table = Table::<[u64; 1]>::new(256);
        for number in 1..60 {
            table.store(&Slot::new([number]), entry(1), TableEntry::and);
            assert_eq!(table.fill(), table.entries().count() as f64 / 16.0);
        }
        assert_eq!(table.fill(), 1.0);
    }

    #[test]
    fn pages_are_claimed_once_and_keep_what_is_in_them() {
        let table = Table::<[u64; 1]>::new(1 << 20);
        let entries = || table.entries().map(|(key, _)| key).collect::<Vec<_>>();
        (1..1_000).for_each(|number| table.store(&Slot::new([number]), entry(1), TableEntry::and));
        let (known, claimed) = (entries(), || table.claimed.load(Ordering::Relaxed));
        table.claim(&AtomicBool::new(true));
        assert_eq!(claimed(), 0, "it is too late");
        table.claim(&AtomicBool::new(false));
        assert!((claimed() - 1) * PAGE_WORDS >= table.words.len(), "{} pages", claimed());
        assert_eq!(entries(), known);
    }

    #[test]
    fn a_place_that_is_being_written_is_left_alone() {
        // One line of two places.
        let table = Table::<[u64; 3]>::new(64);
        let slots = [1, 2, 3, 4].map(|number| Slot::new([number; 3]));
        let words = [0, 4].map(|first| &table.bucket(0)[first]);
        let known = || slots.each_ref().map(|slot| table.probe(slot).is_some());
        table.store(&slots[0], entry(1), TableEntry::and);
        words[0].fetch_or(TableEntry::LOCKED, Ordering::Relaxed);
        assert_eq!((known(), table.entries().count()), ([false; 4], 0));
        // The other place takes what is stored, even if it is more work to lose that.
        table.store(&slots[1], entry(9), TableEntry::and);
        table.store(&slots[2], entry(3), TableEntry::and);
        assert_eq!((known(), table.entries().count()), ([false, false, true, false], 1));
        words[1].fetch_or(TableEntry::LOCKED, Ordering::Relaxed);
        table.store(&slots[3], entry(3), TableEntry::and);
        for word in words {
            word.fetch_and(!TableEntry::LOCKED, Ordering::Relaxed);
        }
        assert_eq!((known(), table.entries().count()), ([true, false, true, false], 2));
    }

    #[test]
    fn whoever_comes_second_to_a_place_does_not_write() {
        let table = Table::<[u64; 3]>::new(64);
        let slots = [1, 2].map(|number| Slot::new([number; 3]));
        table.store(&slots[0], entry(1), TableEntry::and);
        // This writer saw the place when it was empty.
        Table::write(table.bucket(0), 0, 0, &slots[1].key, entry(9));
        assert_eq!(slots.map(|slot| table.probe(&slot)), [Some(entry(1)), None]);
    }
}
