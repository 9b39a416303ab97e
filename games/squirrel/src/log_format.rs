//! The text of a traversal log.
//!
//! Lines are assembled from parts that were formatted beforehand ([`Padded`]), which is much cheaper than formatting
//! each.

use suite_search::Algorithm;

use crate::log_line::{INFINITE, LogLine, MINUS_INFINITE};
use crate::position::Position;
use crate::square::{SQUARES, Square};

/// A line ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Eol {
    /// A line feed.
    #[default]
    Lf,
    /// Carriage return and line feed, as in the course's own files.
    CrLf,
}

impl Eol {
    /// Returns the characters of the line ending.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
        }
    }
}

/// The format of a log: `Node,Depth,Value` for minimax, `Node,Depth,Value,Alpha,Beta` for alpha-beta.
pub struct LogFormat {
    header: String,
    /// For each depth, the first two columns of each square, such as `B3,2,`, and after the squares those of the root,
    /// `root,0,`.
    prefixes: Vec<[Padded<8>; SQUARES + 1]>,
    /// The numbers of the last column.
    last: Numbers,
    /// The numbers of the columns before the last; `None` if the value is the only number.
    inner: Option<Numbers>,
}

/// Room for the longest line, `root,0,-Infinity,-Infinity,Infinity` with its line ending, and for the padding of its
/// last part.
pub(crate) const LINE_ROOM: usize = 64;

impl LogFormat {
    /// Creates the format for a search of `position` by `algorithm`.
    #[must_use]
    pub fn new(position: &Position, algorithm: Algorithm, eol: Eol) -> Self {
        let greatest = position.values().iter().map(|&value| i16::from(value)).sum();
        let bounds = algorithm == Algorithm::AlphaBeta;
        let columns = if bounds { "Node,Depth,Value,Alpha,Beta" } else { "Node,Depth,Value" };
        let prefixes = (0..=position.empty().len()).map(|depth| {
            let mut nodes = [Padded::new(&["root,0,"]); SQUARES + 1];
            for square in Square::all() {
                nodes[square.index()] = Padded::new(&[square.name(), ",", itoa::Buffer::new().format(depth), ","]);
            }
            nodes
        });
        Self {
            header: format!("{columns}{}", eol.as_str()),
            prefixes: prefixes.collect(),
            last: Numbers::new(greatest, eol.as_str()),
            inner: bounds.then(|| Numbers::new(greatest, ",")),
        }
    }

    /// Returns the first line, which names the columns.
    #[must_use]
    pub(crate) fn header(&self) -> &str {
        &self.header
    }

    /// Writes the text of a line with its line ending, and returns its length.
    ///
    /// # Panics
    ///
    /// Panics if the line is not from a search of the position that the format was created for.
    #[inline(always)]
    pub(crate) fn write(&self, line: LogLine, room: &mut [u8; LINE_ROOM]) -> usize {
        let mut end = self.prefixes[usize::from(line.depth)][usize::from(line.node)].put(room, 0);
        if let Some(inner) = &self.inner {
            end = inner.put(line.value, room, end);
            end = inner.put(line.alpha, room, end);
            self.last.put(line.beta, room, end)
        } else {
            self.last.put(line.value, room, end)
        }
    }
}

/// A short text padded to `N` bytes, the last of which holds its length.
///
/// Copying a constant number of bytes takes a move or two; the next part of the line overwrites the padding.
#[derive(Clone, Copy)]
struct Padded<const N: usize>([u8; N]);

impl<const N: usize> Padded<N> {
    fn new(parts: &[&str]) -> Self {
        let mut bytes = [0; N];
        let mut end = 0;
        for part in parts {
            bytes[end..end + part.len()].copy_from_slice(part.as_bytes());
            end += part.len();
        }
        assert!(end < N, "the text leaves no room for its length");
        bytes[N - 1] = end as u8;
        Self(bytes)
    }

    /// Writes the text at `start` and returns where it ends.
    #[inline(always)]
    fn put(&self, room: &mut [u8; LINE_ROOM], start: usize) -> usize {
        room[start..start + N].copy_from_slice(&self.0);
        start + usize::from(self.0[N - 1])
    }
}

/// The texts of all values that a board can have, each with the separator that follows it.
struct Numbers {
    /// The texts from `-greatest` to `greatest`, at most 25 times 255: with a line ending, up to 7 bytes.
    finite: Vec<Padded<8>>,
    greatest: i16,
    infinity: Padded<16>,
    minus_infinity: Padded<16>,
}

impl Numbers {
    fn new(greatest: i16, separator: &str) -> Self {
        let mut digits = itoa::Buffer::new();
        Self {
            finite: (-greatest..=greatest).map(|value| Padded::new(&[digits.format(value), separator])).collect(),
            greatest,
            infinity: Padded::new(&["Infinity", separator]),
            minus_infinity: Padded::new(&["-Infinity", separator]),
        }
    }

    #[inline(always)]
    fn put(&self, value: i16, room: &mut [u8; LINE_ROOM], start: usize) -> usize {
        match value {
            INFINITE => self.infinity.put(room, start),
            MINUS_INFINITE => self.minus_infinity.put(room, start),
            _ => self.finite[(value + self.greatest) as usize].put(room, start),
        }
    }
}
