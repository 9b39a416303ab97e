//! What a program has written for a task, kept as digests: enough to tell whether another program writes the same.

use std::io::{self, BufRead, Read};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The number of bytes after which a line is cut off: far more than any right line has, since a submission may contain
/// anything.
pub(crate) const LONGEST_LINE: u64 = 64 * 1024;

/// The digest of a file, by which it is known without being kept.
///
/// Blanks at the end of lines and blank lines at the end of the file do not count, as in every comparison.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileDigest {
    /// The number of lines.
    lines: u64,
    /// The digests of the first 1, 2, 4, 8 ... lines, so that a file that differs early is known early.
    beginnings: Vec<u64>,
    /// The digest of all lines.
    whole: u64,
}

impl FileDigest {
    /// Returns the number of lines.
    pub(crate) const fn line_count(&self) -> u64 {
        self.lines
    }

    /// Reads a file to its end.
    ///
    /// # Errors
    ///
    /// Returns the error if it cannot be read.
    pub fn read(file: &mut impl BufRead) -> io::Result<Self> {
        let (mut digester, mut line) = (FileDigester::default(), Vec::new());
        loop {
            line.clear();
            if file.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
                return Ok(digester.end());
            }
            digester.add(&line);
        }
    }
}

/// The digest of a file that is still being written.
#[derive(Default)]
pub(crate) struct FileDigester {
    lines: LineDigest,
    beginnings: Vec<u64>,
}

impl FileDigester {
    /// Adds a line.
    pub(crate) fn add(&mut self, line: &[u8]) {
        self.lines.add(line, |beginning| {
            self.beginnings.push(beginning);
            true
        });
    }

    /// Returns the digest of the file that ends here.
    pub(crate) fn end(self) -> FileDigest {
        FileDigest { lines: self.lines.count, whole: self.lines.digest(), beginnings: self.beginnings }
    }
}

/// A digest that grows by lines.
#[derive(Default)]
struct LineDigest {
    hasher: Sha256,
    count: u64,
    /// The blank lines that do not count if none follows that is not blank.
    blank: u64,
}

impl LineDigest {
    /// Adds a line. Calls `beginning` with the digest so far if the number of lines is a power of two, and returns
    /// whether it always returned `true`.
    fn add(&mut self, line: &[u8], mut beginning: impl FnMut(u64) -> bool) -> bool {
        let line = line.trim_ascii_end();
        if line.is_empty() {
            self.blank += 1;
            return true;
        }
        let blank = std::mem::take(&mut self.blank);
        (0..blank).all(|_| self.push(b"", &mut beginning)) && self.push(line, &mut beginning)
    }

    fn push(&mut self, line: &[u8], beginning: &mut impl FnMut(u64) -> bool) -> bool {
        self.hasher.update(line);
        self.hasher.update(b"\n");
        self.count += 1;
        !self.count.is_power_of_two() || beginning(self.digest())
    }

    fn digest(&self) -> u64 {
        let digest = self.hasher.clone().finalize();
        u64::from_be_bytes(*digest.first_chunk().expect("a digest is longer"))
    }
}

/// The comparison of a file with a digest, line by line.
pub(crate) struct DigestComparison<'a> {
    expected: &'a FileDigest,
    lines: LineDigest,
    /// The number of beginnings that are the same.
    same: usize,
}

impl<'a> DigestComparison<'a> {
    pub(crate) fn new(expected: &'a FileDigest) -> Self {
        Self { expected, lines: LineDigest::default(), same: 0 }
    }

    /// Adds a line, and returns whether the files may still be the same.
    pub(crate) fn add(&mut self, line: &[u8]) -> bool {
        let beginnings = &self.expected.beginnings;
        self.lines.add(line, |beginning| {
            let is_same = beginnings.get(self.same) == Some(&beginning);
            self.same += usize::from(is_same);
            is_same
        }) && self.lines.count <= self.expected.lines
    }

    /// Returns how far the files are the same, in steps: the first 1, 2, 4, 8 ... lines, and last the whole.
    pub(crate) fn agreement(&self) -> usize {
        self.same + usize::from(self.is_same())
    }

    /// Returns whether the files are the same.
    pub(crate) fn is_same(&self) -> bool {
        self.lines.count == self.expected.lines && self.lines.digest() == self.expected.whole
    }
}
