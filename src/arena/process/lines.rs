//! Lines from a stream that may send none, half of one, or far too many.

use std::io::Read;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is taken, in bytes.
pub const LONGEST: usize = 4096;
/// How many pieces of the stream wait to be asked for; a writer that is further ahead has to wait.
const AHEAD: usize = 16;

/// The lines of a stream, read ahead by a thread of their own.
pub struct Lines {
    pieces: Receiver<Vec<u8>>,
    /// What has been received of the next lines.
    received: Vec<u8>,
}

/// What a stream had to say in a given time.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end; at the end of the stream also one that has no end.
    Complete(String),
    /// The beginning of a line that is too long.
    TooLong(String),
    /// The stream has ended.
    End,
    /// No line so far.
    NotYet,
}

impl Lines {
    /// Begins to read.
    pub fn new(mut stream: impl Read + Send + 'static) -> Self {
        let (sender, pieces) = mpsc::sync_channel(AHEAD);
        thread::spawn(move || {
            let mut buffer = [0; LONGEST];
            while let Ok(length @ 1..) = stream.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { pieces, received: Vec::new() }
    }

    /// The next line, if it comes within `patience`.
    pub fn next(&mut self, patience: Duration) -> Line {
        let until = Instant::now() + patience;
        loop {
            if let Some(length) = self.received.iter().position(|&byte| byte == b'\n') {
                let line = self.take(length);
                self.received.remove(0);
                return if length > LONGEST { Line::TooLong(line) } else { Line::Complete(line) };
            }
            if self.received.len() > LONGEST {
                return Line::TooLong(self.take(LONGEST));
            }
            match self.pieces.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(piece) => self.received.extend(piece),
                Err(RecvTimeoutError::Timeout) => return Line::NotYet,
                Err(RecvTimeoutError::Disconnected) if self.received.is_empty() => return Line::End,
                Err(RecvTimeoutError::Disconnected) => {
                    let rest = self.received.len();
                    return Line::Complete(self.take(rest));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut lines = Lines::new(std::io::Cursor::new(bytes.to_vec()));
        let next = std::iter::repeat_with(|| lines.next(Duration::from_secs(9)));
        next.take_while(|line| *line != Line::End).collect()
    }

    fn complete(line: &str) -> Line {
        Line::Complete(line.to_owned())
    }

    #[test]
    fn lines_end_in_many_ways() {
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"a\nb\r\n\nc"), [complete("a"), complete("b"), complete(""), complete("c")]);
        assert_eq!(lines(b"\xff\n"), [complete("\u{fffd}")]);
    }

    #[test]
    fn a_line_may_be_as_long_as_the_longest() {
        let longest = "x".repeat(LONGEST);
        assert_eq!(lines(format!("{longest}\ny\n").as_bytes()), [complete(&longest), complete("y")]);
        assert!(matches!(&lines(format!("{longest}x\n").as_bytes())[0], Line::TooLong(_)));
    }

    #[test]
    fn a_stream_without_end_is_read_only_as_far_as_it_is_asked_for() {
        let mut lines = Lines::new(std::io::repeat(b'x'));
        assert!(matches!(lines.next(Duration::from_secs(9)), Line::TooLong(_)));
        let mut lines = Lines::new(std::io::repeat(b'\n'));
        assert_eq!(lines.next(Duration::from_secs(9)), complete(""));
        assert!(lines.received.len() <= LONGEST);
    }

    #[test]
    fn a_silent_stream_keeps_nobody_waiting() {
        let (reader, _writer) = std::io::pipe().expect("a pipe");
        assert_eq!(Lines::new(reader).next(Duration::from_millis(1)), Line::NotYet);
    }
}
