//! The traversal log: a line for every step of a search.
//!
//! A log has tens of millions of lines and is written as the search goes, so a line is put together from prepared parts
//! ([`Padded`]) instead of being formatted.

use std::io::{self, Write};

use suite_search::{Algorithm, INFINITY, Node, Observe, Value};

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

/// How the steps of a search are written down: `Node,Depth,Value` for minimax, `Node,Depth,Value,Alpha,Beta` for alpha-beta.
pub struct LogFormat {
    header: String,
    /// `root,0,`, and for each depth below it and each square the likes of `B3,2,`.
    root: Padded<8>,
    prefixes: Vec<[Padded<7>; SQUARES]>,
    /// The value where it is the last column.
    last: Numbers,
    /// The value where another column follows, if there are any.
    inner: Option<Numbers>,
}

/// Room for one line, and for the padding behind its last part: the longest is
/// `root,0,-Infinity,-Infinity,Infinity` with what ends it.
pub const LINE_ROOM: usize = 64;

impl LogFormat {
    /// The format of a search of `position` by `algorithm`.
    #[must_use]
    pub fn new(position: &Position, algorithm: Algorithm, eol: Eol) -> Self {
        let greatest = position.values().iter().map(|&value| usize::from(value)).sum();
        let bounds = algorithm == Algorithm::AlphaBeta;
        let columns = if bounds { "Node,Depth,Value,Alpha,Beta" } else { "Node,Depth,Value" };
        let prefixes = (0..=position.empty().len()).map(|depth| {
            let mut squares = [Padded::EMPTY; SQUARES];
            for square in Square::all() {
                squares[square.index()] = Padded::new(&[square.name(), ",", itoa::Buffer::new().format(depth), ","]);
            }
            squares
        });
        Self {
            header: format!("{columns}{}", eol.as_str()),
            root: Padded::new(&["root,0,"]),
            prefixes: prefixes.collect(),
            last: Numbers::new(greatest, eol.as_str()),
            inner: bounds.then(|| Numbers::new(greatest, ",")),
        }
    }

    /// The first line, which names the columns.
    #[must_use]
    pub fn header(&self) -> &str {
        &self.header
    }

    /// Writes the line of a node as it is now, and returns how long it is.
    ///
    /// # Panics
    ///
    /// If `node` is not of a search of the position that the format is for.
    #[inline(always)]
    pub fn line(&self, node: &Node<Position>, room: &mut [u8; LINE_ROOM]) -> usize {
        let mut end = match node.last_move {
            None => self.root.put(room, 0),
            Some(square) => self.prefixes[node.depth as usize][square.index()].put(room, 0),
        };
        if let Some(inner) = &self.inner {
            end = inner.put(node.value, room, end);
            end = inner.put(node.window.alpha, room, end);
            self.last.put(node.window.beta, room, end)
        } else {
            self.last.put(node.value, room, end)
        }
    }
}

/// A short text with room behind it: copying `N` bytes, a number that the compiler knows, takes a move or two.
#[derive(Clone, Copy)]
struct Padded<const N: usize> {
    bytes: [u8; N],
    len: u8,
}

impl<const N: usize> Padded<N> {
    const EMPTY: Self = Self { bytes: [0; N], len: 0 };

    fn new(parts: &[&str]) -> Self {
        let mut padded = Self::EMPTY;
        for part in parts {
            let start = usize::from(padded.len);
            padded.bytes[start..start + part.len()].copy_from_slice(part.as_bytes());
            padded.len += part.len() as u8;
        }
        padded
    }

    /// Writes the text at `start` and returns where it ends.
    #[inline(always)]
    fn put(&self, room: &mut [u8; LINE_ROOM], start: usize) -> usize {
        room[start..start + N].copy_from_slice(&self.bytes);
        start + usize::from(self.len)
    }
}

/// Every value that a board can have, with what follows it.
struct Numbers {
    /// From `-greatest` to `greatest`: at most 25 times 255, with a line's end 7 bytes.
    finite: Vec<Padded<7>>,
    greatest: Value,
    infinity: Padded<12>,
    minus_infinity: Padded<12>,
}

impl Numbers {
    fn new(greatest: usize, end: &str) -> Self {
        let greatest = greatest as Value;
        let mut digits = itoa::Buffer::new();
        Self {
            finite: (-greatest..=greatest).map(|value| Padded::new(&[digits.format(value), end])).collect(),
            greatest,
            infinity: Padded::new(&["Infinity", end]),
            minus_infinity: Padded::new(&["-Infinity", end]),
        }
    }

    #[inline(always)]
    fn put(&self, value: Value, room: &mut [u8; LINE_ROOM], start: usize) -> usize {
        match value {
            INFINITY => self.infinity.put(room, start),
            MINUS_INFINITY => self.minus_infinity.put(room, start),
            _ => self.finite[(value + self.greatest) as usize].put(room, start),
        }
    }
}

const MINUS_INFINITY: Value = -INFINITY;

/// Writes the log of the search that it observes, in large pieces.
pub struct TraverseLog<W> {
    out: W,
    format: LogFormat,
    buffer: Box<[u8; BUFFER]>,
    end: usize,
}

const BUFFER: usize = 256 * 1024;

impl<W: Write> TraverseLog<W> {
    /// A log that has its header.
    #[must_use]
    pub fn new(out: W, format: LogFormat) -> Self {
        let mut buffer = Box::new([0; BUFFER]);
        let end = format.header().len();
        buffer[..end].copy_from_slice(format.header().as_bytes());
        Self { out, format, buffer, end }
    }

    /// Writes out what is left and returns what was written to.
    ///
    /// # Errors
    ///
    /// What `out` has to say.
    pub fn finish(mut self) -> io::Result<W> {
        self.flush()?;
        Ok(self.out)
    }

    #[inline(always)]
    fn line(&mut self, node: &Node<Position>) -> io::Result<()> {
        if self.end > BUFFER - LINE_ROOM {
            self.flush()?;
        }
        let room = self.buffer[self.end..].first_chunk_mut().expect("a line's room is left");
        self.end += self.format.line(node, room);
        Ok(())
    }

    #[cold]
    fn flush(&mut self) -> io::Result<()> {
        self.out.write_all(&self.buffer[..self.end])?;
        self.end = 0;
        Ok(())
    }
}

impl<W: Write> Observe<Position> for TraverseLog<W> {
    type Stop = io::Error;

    #[inline(always)]
    fn enter(&mut self, node: &Node<Position>) -> io::Result<()> {
        self.line(node)
    }

    #[inline(always)]
    fn leaf(&mut self, node: &Node<Position>) -> io::Result<()> {
        self.line(node)
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<Position>, _: &Node<Position>) -> io::Result<()> {
        self.line(node)
    }

    #[inline(always)]
    fn cut(&mut self, node: &Node<Position>, _: &Node<Position>) -> io::Result<()> {
        self.line(node)
    }
}
