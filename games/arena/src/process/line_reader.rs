//! Lines of a stream that may send none, half of one, or far too many.

use std::io::Read;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The most bytes of a line.
pub(crate) const MAX_LENGTH: usize = 4096;
/// The pieces of a stream that are read ahead; a writer that is further ahead has to wait.
const READ_AHEAD: usize = 16;

/// A reader of lines that never waits for long: a thread of its own reads the stream ahead.
#[derive(Debug)]
pub struct LineReader {
    pieces: Receiver<Vec<u8>>,
    /// The beginning of the lines that are still to be returned.
    received: Vec<u8>,
}

/// The result of waiting for a line.
#[derive(Debug, PartialEq, Eq)]
pub enum ReadLine {
    /// A line, without its terminator, which may be missing at the end of the stream.
    Line(String),
    /// The beginning of a line that is too long.
    TooLong(String),
    /// The stream has ended.
    Eof,
    /// There is no line yet.
    Pending,
}

impl LineReader {
    /// Begins to read.
    #[must_use]
    pub fn new(mut stream: impl Read + Send + 'static) -> Self {
        let (sender, pieces) = mpsc::sync_channel(READ_AHEAD);
        thread::spawn(move || {
            let mut buffer = [0; MAX_LENGTH];
            while let Ok(length @ 1..) = stream.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { pieces, received: Vec::new() }
    }

    /// Waits for the next line, if it comes within `timeout`.
    pub fn read_line(&mut self, timeout: Duration) -> ReadLine {
        // A time too long for the clock is no limit.
        let until = Instant::now().checked_add(timeout);
        loop {
            if let Some(length) = self.received.iter().position(|&byte| byte == b'\n') {
                let line = self.take(length);
                self.received.remove(0);
                return if length > MAX_LENGTH { ReadLine::TooLong(line) } else { ReadLine::Line(line) };
            }
            if self.received.len() > MAX_LENGTH {
                return ReadLine::TooLong(self.take(MAX_LENGTH));
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
        let mut lines = LineReader::new(std::io::Cursor::new(bytes.to_vec()));
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
    fn a_stream_without_end_is_read_only_as_far_as_it_is_asked_for() {
        let mut lines = LineReader::new(std::io::repeat(b'x'));
        assert!(matches!(lines.read_line(Duration::from_secs(9)), ReadLine::TooLong(_)));
        let mut lines = LineReader::new(std::io::repeat(b'\n'));
        assert_eq!(lines.read_line(Duration::from_secs(9)), complete(""));
        assert!(lines.received.len() <= MAX_LENGTH);
    }

    #[test]
    fn a_silent_stream_blocks_nobody() {
        let (reader, _writer) = std::io::pipe().expect("a pipe");
        assert_eq!(LineReader::new(reader).read_line(Duration::from_millis(1)), ReadLine::Pending);
    }
}
