//! Lines of a stream that may send none, half of one, or far too many.

use std::io::{self, Read};
use std::mem;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The maximum length of a line in bytes.
pub(crate) const MAX_LENGTH: usize = 4096;
/// The pieces of a stream that are read ahead; a writer that is further ahead has to wait.
const READ_AHEAD: usize = 16;

/// A reader of lines that never waits for long: a separate thread reads the stream ahead.
#[derive(Debug)]
pub struct LineReader {
    pieces: Receiver<Vec<u8>>,
    /// The beginning of the lines that are still to be returned.
    received: Vec<u8>,
    /// Whether it begins with the rest of a line that is too long.
    skips: bool,
}

/// The result of waiting for a line.
#[derive(Debug, PartialEq, Eq)]
pub enum ReadLine {
    /// A line, without its terminator, which may be missing at the end of the stream.
    Line(String),
    /// The beginning of a line that is too long; the rest of it is skipped.
    TooLong(String),
    /// The stream has ended.
    Eof,
    /// There is no line yet.
    Pending,
}

impl LineReader {
    /// Begins to read.
    ///
    /// # Errors
    ///
    /// An I/O error if no thread can be started.
    pub fn new(mut stream: impl Read + Send + 'static) -> io::Result<Self> {
        let (sender, pieces) = mpsc::sync_channel(READ_AHEAD);
        thread::Builder::new().spawn(move || {
            let mut buffer = [0; MAX_LENGTH];
            while let Ok(length @ 1..) = stream.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    break;
                }
            }
        })?;
        Ok(Self { pieces, received: Vec::new(), skips: false })
    }

    /// Waits for the next line, if it comes within `timeout`.
    pub fn read_line(&mut self, timeout: Duration) -> ReadLine {
        // A time too long for the clock is no limit.
        let until = Instant::now().checked_add(timeout);
        loop {
            if let Some(line) = self.next_received() {
                return line;
            }
            // What is skipped may have no end.
            if self.skips && left(until).is_zero() {
                return ReadLine::Pending;
            }
            match self.pieces.recv_timeout(left(until)) {
                Ok(piece) => self.received.extend(piece),
                Err(RecvTimeoutError::Timeout) => return ReadLine::Pending,
                Err(RecvTimeoutError::Disconnected) if self.received.is_empty() => return ReadLine::Eof,
                Err(RecvTimeoutError::Disconnected) => {
                    let rest = self.received.len();
                    return ReadLine::Line(self.take(rest));
                }
            }
        }
    }

    /// Takes the next line out of what has been received.
    fn next_received(&mut self) -> Option<ReadLine> {
        loop {
            return match self.received.iter().position(|&byte| byte == b'\n') {
                Some(length) if mem::take(&mut self.skips) => {
                    self.received.drain(..=length);
                    continue;
                }
                Some(length) => {
                    let line = self.take(length);
                    self.received.remove(0);
                    Some(if length > MAX_LENGTH { ReadLine::TooLong(line) } else { ReadLine::Line(line) })
                }
                None if self.skips => {
                    self.received.clear();
                    None
                }
                None if self.received.len() > MAX_LENGTH => {
                    self.skips = true;
                    Some(ReadLine::TooLong(self.take(MAX_LENGTH)))
                }
                None => None,
            };
        }
    }

    fn take(&mut self, length: usize) -> String {
        let mut line: Vec<_> = self.received.drain(..length).collect();
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        String::from_utf8_lossy(&line).into_owned()
    }
}

fn left(until: Option<Instant>) -> Duration {
    until.map_or(Duration::MAX, |until| until.saturating_duration_since(Instant::now()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<ReadLine> {
        let mut lines = LineReader::new(std::io::Cursor::new(bytes.to_vec())).expect("a thread");
        let next = std::iter::repeat_with(|| lines.read_line(Duration::from_secs(9)));
        next.take_while(|line| *line != ReadLine::Eof).collect()
    }

    fn complete(line: &str) -> ReadLine {
        ReadLine::Line(line.to_owned())
    }

    #[test]
    fn lines_end_in_many_ways() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a\nb\r\n\nc"), [complete("a"), complete("b"), complete(""), complete("c")]);
        assert_eq!(lines(b"\xff\n"), [complete("\u{fffd}")]);
    }

    #[test]
    fn a_line_may_have_the_greatest_length() {
        let longest = "x".repeat(MAX_LENGTH);
        assert_eq!(lines(format!("{longest}\ny\n").as_bytes()), [complete(&longest), complete("y")]);
        assert!(matches!(&lines(format!("{longest}x\n").as_bytes())[0], ReadLine::TooLong(_)));
    }

    #[test]
    fn the_rest_of_a_line_that_is_too_long_is_skipped() {
        for length in [MAX_LENGTH + 1, 2 * MAX_LENGTH, 5 * MAX_LENGTH + 3] {
            let text = format!("a\n{}\n\nb\nc", "x".repeat(length));
            let lines = lines(text.as_bytes());
            assert!(matches!(&lines[1], ReadLine::TooLong(_)), "{length}");
            assert_eq!((&lines[0], &lines[2..]), (&complete("a"), &[complete(""), complete("b"), complete("c")][..]));
        }
    }

    #[test]
    fn a_stream_without_end_is_read_only_as_far_as_it_is_asked_for() {
        let mut lines = LineReader::new(std::io::repeat(b'x')).expect("a thread");
        assert!(matches!(lines.read_line(Duration::from_secs(9)), ReadLine::TooLong(_)));
        assert_eq!(lines.read_line(Duration::from_millis(1)), ReadLine::Pending);
        let mut lines = LineReader::new(std::io::repeat(b'\n')).expect("a thread");
        assert_eq!(lines.read_line(Duration::from_secs(9)), complete(""));
        assert!(lines.received.len() <= MAX_LENGTH);
    }

    #[test]
    fn a_silent_stream_blocks_nobody() {
        let (reader, _writer) = std::io::pipe().expect("a pipe");
        assert_eq!(LineReader::new(reader).expect("a thread").read_line(Duration::from_millis(1)), ReadLine::Pending);
    }
}
