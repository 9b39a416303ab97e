//! What a program has written for a task, kept as digests: enough to tell whether another program writes the same.

use std::io::{self, BufRead, Read};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The number of bytes after which a line is cut off: far more than any right line has, since a submission may contain
/// anything.
pub(crate) const LONGEST_LINE: u64 = 64 * 1024;

/// The lines at the beginning of a file that are kept by their checksums, and the columns of the widest log.
const LINES_OF_HEAD: usize = 64;
const COLUMNS: usize = 5;

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
    /// The first lines, by which a file that differs from the beginning is compared, too.
    #[serde(default)]
    head: Vec<LineSums>,
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
    head: Vec<LineSums>,
}

impl FileDigester {
    /// Adds a line.
    pub(crate) fn add(&mut self, line: &[u8]) {
        if self.head.len() < LINES_OF_HEAD {
            self.head.push(LineSums::of(line));
        }
        self.lines.add(line, |beginning| {
            self.beginnings.push(beginning);
            true
        });
    }

    /// Returns the digest of the file that ends here.
    pub(crate) fn end(self) -> FileDigest {
        let Self { lines, beginnings, head } = self;
        FileDigest { lines: lines.count, beginnings, whole: lines.digest(), head }
    }
}

/// The checksums of the columns of a line, which commas part in a log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
struct LineSums([u16; COLUMNS]);

impl LineSums {
    fn of(line: &[u8]) -> Self {
        let mut columns = line.trim_ascii_end().splitn(COLUMNS, |&byte| byte == b',');
        Self(std::array::from_fn(|_| columns.next().map_or(0, |column| crc32fast::hash(column) as u16)))
    }

    /// Returns the number of columns that are the same.
    fn agreement(&self, other: &Self) -> usize {
        std::iter::zip(self.0, other.0).filter(|(one, other)| one == other).count()
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

    /// Returns whether the files are the same.
    pub(crate) fn is_same(&self) -> bool {
        self.lines.count == self.expected.lines && self.lines.digest() == self.expected.whole
    }
}

/// The comparison of a file with a digest that does not end at a difference in the first lines.
pub(crate) struct AgreementComparison<'a> {
    whole: DigestComparison<'a>,
    head: &'a [LineSums],
    /// The number of lines so far, whether all of them are the same, and in how many columns the first ones agree.
    lines: usize,
    is_same: bool,
    agreement: usize,
}

impl<'a> AgreementComparison<'a> {
    /// What a line of the first ones counts that is the same as all before it, in columns of lines.
    const SAME_SO_FAR: usize = 4;

    pub(crate) fn new(expected: &'a FileDigest) -> Self {
        let whole = DigestComparison::new(expected);
        Self { whole, head: &expected.head, lines: 0, is_same: true, agreement: 0 }
    }

    /// Adds a line, and returns whether more are compared.
    pub(crate) fn add(&mut self, line: &[u8]) -> bool {
        if self.lines < LINES_OF_HEAD {
            let Some(expected) = self.head.get(self.lines) else { return false };
            let found = LineSums::of(line);
            self.is_same &= found == *expected;
            self.agreement += found.agreement(expected) + if self.is_same { Self::SAME_SO_FAR } else { 0 };
        }
        self.lines += 1;
        self.is_same = self.is_same && self.whole.add(line);
        self.is_same || self.lines < LINES_OF_HEAD
    }

    /// Returns whether all lines so far are the same.
    pub(crate) const fn is_same(&self) -> bool {
        self.is_same
    }

    /// Returns how much the files agree: in how many columns of the first lines, of which those before the first
    /// difference count more, and in how many steps: the first 1, 2, 4, 8 ... lines, and last the whole.
    pub(crate) fn agreement(&self) -> usize {
        self.agreement + self.whole.same + usize::from(self.whole.is_same())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agreement(found: &[&str], expected: &str) -> usize {
        let expected = FileDigest::read(&mut expected.as_bytes()).expect("memory can be read");
        let mut comparison = AgreementComparison::new(&expected);
        for line in found {
            comparison.add(line.as_bytes());
        }
        comparison.agreement()
    }

    #[test]
    fn lines_agree_by_columns_also_after_the_first_difference() {
        // Columns, lines from the first on, and steps.
        let all = 2 * (5 + 4) + 3;
        let expected = "root,0,1\nA1,1,2\n";
        assert_eq!(agreement(&["root,0,1", "A1,1,2"], expected), all);
        assert_eq!(agreement(&["Root,0,1", "A1,1,2"], expected), 4 + 5);
        assert_eq!(agreement(&["root,0,1", "A1,1,3"], expected), 5 + 4 + 4 + 1);
        assert_eq!(agreement(&["root,0,1", "A1,1,2", "B1,1,2"], expected), all);
    }

    #[test]
    fn after_the_first_lines_only_those_before_a_difference_are_compared() {
        let lines = ["A1,1,2"; 4 * LINES_OF_HEAD];
        let expected = FileDigest::read(&mut lines.join("\n").as_bytes()).expect("memory can be read");
        let compared = |different: usize| {
            let mut comparison = AgreementComparison::new(&expected);
            let line = |number| if number == different { "A1,1,3" } else { "A1,1,2" };
            let end = (0..lines.len()).find(|&number| !comparison.add(line(number).as_bytes()));
            (end.map(|last| last + 1), comparison.agreement())
        };
        let head = LINES_OF_HEAD * (5 + 4);
        assert_eq!(compared(lines.len()), (None, head + 10));
        // The next step shows it.
        assert_eq!(compared(LINES_OF_HEAD), (Some(2 * LINES_OF_HEAD), head + 7));
        assert_eq!(compared(1), (Some(LINES_OF_HEAD), head - 1 - 4 * (LINES_OF_HEAD - 1) + 1));
    }
}
