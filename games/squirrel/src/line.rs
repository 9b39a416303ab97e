//! The lines of a traversal log.
//!
//! A text is put together from prepared parts ([`Padded`]) instead of being formatted.

use suite_search::{Algorithm, INFINITY, Node, Value};

use crate::position::Position;
use crate::square::{SQUARES, Square};

/// What ends a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Eol {
    /// A line feed: what our files have.
    #[default]
    Lf,
    /// Carriage return and line feed: what the course's files have.
    CrLf,
}

impl Eol {
    /// Its bytes.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lf => "\n",
            Self::CrLf => "\r\n",
        }
    }
}

/// What a line of a log says, in eight bytes: a log has tens of millions of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Line {
    /// The index of the square, or [`ROOT`].
    node: u8,
    depth: u8,
    value: i16,
    alpha: i16,
    beta: i16,
}

impl Line {
    /// The line of a node as it is now.
    #[inline(always)]
    #[must_use]
    pub(crate) fn of(node: &Node<Position>) -> Self {
        let short = |value: Value| match value {
            INFINITY => INFINITE,
            MINUS_INFINITY => MINUS_INFINITE,
            finite => finite as i16,
        };
        Self {
            node: match node.last_move {
                Some(square) => square.index() as u8,
                None => ROOT,
            },
            depth: node.depth as u8,
            value: short(node.value),
            alpha: short(node.window.alpha),
            beta: short(node.window.beta),
        }
    }
}

/// The root, where the nodes below it have their square.
const ROOT: u8 = SQUARES as u8;

/// [`INFINITY`] in a [`Line`]. No board is worth as much: it has 25 squares, each worth 255 at the most.
const INFINITE: i16 = i16::MAX;
const MINUS_INFINITE: i16 = -INFINITE;
const MINUS_INFINITY: Value = -INFINITY;

/// How the lines of a log are written: `Node,Depth,Value` for minimax, `Node,Depth,Value,Alpha,Beta` for alpha-beta.
pub struct LogFormat {
    header: String,
    /// For each depth and each square the likes of `B3,2,`, and behind the squares `root,0,`.
    prefixes: Vec<[Padded<8>; SQUARES + 1]>,
    /// The value where it is the last column.
    last: Numbers,
    /// The value where another column follows, if there are any.
    inner: Option<Numbers>,
}

/// Room for the text of a line, and for the padding behind its last part: the longest is
/// `root,0,-Infinity,-Infinity,Infinity` with what ends it.
pub(crate) const LINE_ROOM: usize = 64;

impl LogFormat {
    /// The format of a search of `position` by `algorithm`.
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

    /// The first line, which names the columns.
    #[must_use]
    pub(crate) fn header(&self) -> &str {
        &self.header
    }

    /// Writes the text of a line with what ends it, and returns how long it is.
    ///
    /// # Panics
    ///
    /// If the line is not of a search of the position that the format is for.
    #[inline(always)]
    pub(crate) fn write(&self, line: Line, room: &mut [u8; LINE_ROOM]) -> usize {
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

/// A short text with room behind it, and its length in the last byte: copying `N` bytes, a number that the compiler knows,
/// is a move or two, and what follows in the line is written over the padding.
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
        assert!(end < N, "room for the length");
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

/// Every value that a board can have, with what follows it.
struct Numbers {
    /// From `-greatest` to `greatest`: at most 25 times 255, with a line's end 7 bytes.
    finite: Vec<Padded<8>>,
    greatest: i16,
    infinity: Padded<16>,
    minus_infinity: Padded<16>,
}

impl Numbers {
    fn new(greatest: i16, end: &str) -> Self {
        let mut digits = itoa::Buffer::new();
        Self {
            finite: (-greatest..=greatest).map(|value| Padded::new(&[digits.format(value), end])).collect(),
            greatest,
            infinity: Padded::new(&["Infinity", end]),
            minus_infinity: Padded::new(&["-Infinity", end]),
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
