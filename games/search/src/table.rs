//! What a search remembers of positions: a table of fixed size that several threads share.
//!
//! An entry is a position's whole key and one word of data, so that no position is ever taken for another. A writer marks the
//! data word as taken while it changes the key, and a reader that sees the word change drops what it has read: nobody
//! waits, and an entry is either whole or not there.

use std::hint::black_box;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use crate::{Bounds, INFINITY, Value};

/// Positions and what is proved of them.
pub(crate) struct Table<K> {
    lines: Box<[Line]>,
    keys: PhantomData<fn(K)>,
}

/// What the processor fetches at once.
#[derive(Default)]
#[repr(align(64))]
struct Line([AtomicU64; LINE]);

/// Words in a line.
const LINE: usize = 8;

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    /// What is proved of the value.
    pub(crate) bounds: Bounds,
    /// The move that proves the lower bound, by its code; where there is none, the most promising.
    pub(crate) best: Option<u16>,
    /// What it took, at most 62: in the solver the nodes as a power of two, in a search that deepens the plies.
    pub(crate) effort: u8,
}

/// A key and where the table has it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place<K> {
    key: K,
    /// A number that other positions rarely have.
    pub(crate) hash: u64,
}

/// Odd numbers without a pattern, which spread keys over the table.
const SEED: u64 = 0x9E37_79B9_7F4A_7C15;
const FACTOR: u64 = 0xD6E8_FEB8_6659_FD93;

impl<K: AsRef<[u64]> + Copy> Place<K> {
    pub(crate) fn new(key: K) -> Self {
        let hash = key.as_ref().iter().fold(SEED, |hash, word| {
            let product = u128::from(hash ^ word) * u128::from(FACTOR);
            (product >> 64) as u64 ^ product as u64
        });
        Self { key, hash }
    }
}

/// The data word of an entry that is being written.
const TAKEN: u64 = 1 << 63;

impl<K: Copy + Default + AsRef<[u64]> + AsMut<[u64]>> Table<K> {
    /// Words of an entry: the key and the data.
    const WORDS: usize = size_of::<K>() / size_of::<u64>() + 1;
    /// Lines of a bucket, which is where an entry may be.
    const LINES: usize = Self::WORDS.div_ceil(LINE);
    /// Entries in a bucket.
    const ENTRIES: usize = Self::LINES * LINE / Self::WORDS;

    /// A table that takes at most so much memory, but for its smallest size.
    pub(crate) fn new(bytes: usize) -> Self {
        let buckets = (bytes / (Self::LINES * size_of::<Line>())).max(1);
        Self { lines: (0..buckets * Self::LINES).map(|_| Line::default()).collect(), keys: PhantomData }
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[Line] {
        let buckets = self.lines.len() / Self::LINES;
        let start = ((u128::from(hash) * buckets as u128) >> 64) as usize * Self::LINES;
        &self.lines[start..start + Self::LINES]
    }

    #[inline]
    fn word(bucket: &[Line], index: usize) -> &AtomicU64 {
        &bucket[index / LINE].0[index % LINE]
    }

    #[inline]
    fn has_key(bucket: &[Line], first: usize, key: &K) -> bool {
        let mut words = key.as_ref().iter().enumerate();
        words.all(|(index, &word)| Self::word(bucket, first + 1 + index).load(Ordering::Relaxed) == word)
    }

    /// Lets the memory begin to look for a position that will be asked for.
    #[inline]
    pub(crate) fn fetch(&self, place: &Place<K>) {
        // Whoever uses the word waits for it; nobody does.
        black_box(Self::word(self.bucket(place.hash), 0).load(Ordering::Relaxed));
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn get(&self, place: &Place<K>) -> Option<Entry> {
        let bucket = self.bucket(place.hash);
        (0..Self::ENTRIES).map(|entry| entry * Self::WORDS).find_map(|first| {
            let data = Self::word(bucket, first).load(Ordering::Acquire);
            if data == 0 || data & TAKEN != 0 || !Self::has_key(bucket, first, &place.key) {
                return None;
            }
            fence(Ordering::Acquire);
            (Self::word(bucket, first).load(Ordering::Relaxed) == data).then(|| Entry::unpack(data))
        })
    }

    /// Remembers an entry: together with an older one of the same position as `join` has it, or else over the one in its
    /// bucket that was the least work.
    pub(crate) fn put(&self, place: &Place<K>, entry: Entry, join: impl Fn(Entry, Entry) -> Entry) {
        let bucket = self.bucket(place.hash);
        let mut cheapest = (0, u64::MAX);
        for first in (0..Self::ENTRIES).map(|entry| entry * Self::WORDS) {
            let data = Self::word(bucket, first).load(Ordering::Acquire);
            if data & TAKEN != 0 {
                continue;
            }
            if data != 0 && Self::has_key(bucket, first, &place.key) {
                return Self::write(bucket, first, data, &place.key, join(entry, Entry::unpack(data)));
            }
            if Entry::work(data) < Entry::work(cheapest.1) {
                cheapest = (first, data);
            }
        }
        Self::write(bucket, cheapest.0, cheapest.1, &place.key, entry);
    }

    /// Writes an entry over the one with the data word `old`, unless another thread is doing that.
    fn write(bucket: &[Line], first: usize, old: u64, key: &K, entry: Entry) {
        let data = Self::word(bucket, first);
        if old & TAKEN != 0 || data.compare_exchange(old, old | TAKEN, Ordering::Acquire, Ordering::Relaxed).is_err() {
            return;
        }
        fence(Ordering::Release);
        for (index, &word) in key.as_ref().iter().enumerate() {
            Self::word(bucket, first + 1 + index).store(word, Ordering::Relaxed);
        }
        data.store(entry.pack(old), Ordering::Release);
    }

    /// How full the table is, from 0 to 1, by a sample.
    pub(crate) fn fill(&self) -> f64 {
        let sample = &self.lines[..self.lines.len().min(1024 * Self::LINES)];
        let entries = sample.chunks(Self::LINES).flat_map(|bucket| {
            (0..Self::ENTRIES).map(|entry| Self::word(bucket, entry * Self::WORDS).load(Ordering::Relaxed))
        });
        let (used, all) = entries.fold((0_u32, 0_u32), |(used, all), data| (used + u32::from(data != 0), all + 1));
        f64::from(used) / f64::from(all)
    }

    /// All that is known, but what is being written at the moment.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (K, Entry)> {
        let firsts = || (0..Self::ENTRIES).map(|entry| entry * Self::WORDS);
        let entries = self.lines.chunks(Self::LINES).flat_map(move |bucket| firsts().map(move |first| (bucket, first)));
        entries.filter_map(|(bucket, first)| {
            let data = Self::word(bucket, first).load(Ordering::Acquire);
            if data == 0 || data & TAKEN != 0 {
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

    /// Forgets everything, while nobody writes.
    pub(crate) fn clear(&self) {
        for word in self.lines.iter().flat_map(|line| &line.0) {
            word.store(0, Ordering::Relaxed);
        }
    }
}

/// The data word, from the lowest bit: lower bound, upper bound, best move and one, effort and one (6 bits), how often the
/// entry was written (9 bits), [`TAKEN`]. An entry that is there has an effort, so that its word is not 0.
impl Entry {
    const EFFORT: u64 = 0x3f << 48;
    const WRITTEN: u64 = 0x1ff << 54;

    /// What this entry and an older one of the same position know together.
    pub(crate) fn and(self, older: Self) -> Self {
        let proves_more = self.bounds.lower > older.bounds.lower;
        Self {
            bounds: self.bounds.and(older.bounds),
            best: if proves_more { self.best } else { older.best.or(self.best) },
            effort: self.effort.max(older.effort),
        }
    }

    #[inline]
    fn unpack(data: u64) -> Self {
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

    /// The data word for an entry in the place of one with the data word `old`.
    fn pack(self, old: u64) -> u64 {
        // Bounds too wide for 16 bits become weaker ones, which are as true.
        let [lower, upper] = [self.bounds.lower, self.bounds.upper]
            .map(|bound| bound.clamp(Value::from(i16::MIN), Value::from(i16::MAX)) as i16 as u16);
        let best = self.best.and_then(|code| code.checked_add(1)).unwrap_or(0);
        let written = old.wrapping_add(1 << 54) & Self::WRITTEN;
        u64::from(lower)
            | u64::from(upper) << 16
            | u64::from(best) << 32
            | u64::from(self.effort.min(62) + 1) << 48
            | written
    }

    /// What it would cost to lose the entry with this data word; of an entry that cannot be written, more than of any.
    #[inline]
    fn work(data: u64) -> u64 {
        data & (Self::EFFORT | TAKEN)
    }
}

/// The subtrees that threads are in, so that others may begin elsewhere.
pub(crate) struct Busy(Box<[AtomicU64]>);

impl Busy {
    const PLACES: usize = 1 << 14;

    pub(crate) fn new() -> Self {
        Self((0..Self::PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    fn place(&self, hash: u64) -> &AtomicU64 {
        &self.0[hash as usize % Self::PLACES]
    }

    /// Whether a thread is at work below the position with this hash.
    pub(crate) fn has(&self, hash: u64) -> bool {
        self.place(hash).load(Ordering::Relaxed) == hash
    }

    /// Says that a thread begins there.
    pub(crate) fn begin(&self, hash: u64) {
        self.place(hash).store(hash, Ordering::Relaxed);
    }

    /// Says that it has ended.
    pub(crate) fn end(&self, hash: u64) {
        self.place(hash).store(0, Ordering::Relaxed);
    }
}
