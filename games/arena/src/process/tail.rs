//! The end of a stream of any length.

use std::fs::File;
use std::io::{self, Read, Write};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The bytes of the end that are kept.
const KEPT: usize = 2048;
/// The maximum number of bytes of a stream that are copied to a file.
const LOGGED: usize = 16 * 1024 * 1024;

/// A thread that reads a stream, keeps its end, and copies its beginning to a file.
pub(crate) struct Tail {
    kept: Arc<Mutex<Kept>>,
    reader: JoinHandle<()>,
}

/// The end of a stream so far.
#[derive(Default)]
struct Kept {
    bytes: Vec<u8>,
    /// The number of them that have not been [returned](Tail::new_text) yet.
    new: usize,
}

impl Tail {
    /// Begins to read.
    pub(crate) fn new(mut stream: impl Read + Send + 'static, mut log: Option<File>) -> io::Result<Self> {
        let kept = Arc::new(Mutex::new(Kept::default()));
        let keep = Arc::clone(&kept);
        let reader = thread::Builder::new().spawn(move || {
            let mut buffer = [0; KEPT];
            let mut room = LOGGED;
            while let Ok(length @ 1..) = stream.read(&mut buffer) {
                let piece = &buffer[..length];
                let mut kept = keep.lock().unwrap_or_else(PoisonError::into_inner);
                kept.bytes.extend(piece);
                let old = kept.bytes.len().saturating_sub(KEPT);
                kept.bytes.drain(..old);
                kept.new = (kept.new + length).min(KEPT);
                drop(kept);
                let logged = &piece[..length.min(room)];
                room -= logged.len();
                // A log that cannot be written is given up: the program must not wait for it.
                log = log.and_then(|mut log| log.write_all(logged).is_ok().then_some(log));
            }
        })?;
        Ok(Self { kept, reader })
    }

    /// Waits for the stream to end, and returns what is kept of it: whole lines, if it has any.
    pub(crate) fn text(&self, timeout: Duration) -> String {
        let kept = &self.wait(timeout).bytes;
        let whole_lines = match kept.iter().position(|&byte| byte == b'\n') {
            Some(end) if kept.len() == KEPT => &kept[end + 1..],
            _ => &kept[..],
        };
        String::from_utf8_lossy(whole_lines).into_owned()
    }

    /// Waits for the stream to end, and returns what has come since the last call, as far as it is kept.
    pub(crate) fn new_text(&self, timeout: Duration) -> String {
        let mut kept = self.wait(timeout);
        let new = mem::take(&mut kept.new);
        String::from_utf8_lossy(&kept.bytes[kept.bytes.len() - new..]).into_owned()
    }

    /// Waits for the stream to end, all of which is in its file then.
    pub(super) fn finish(&self, timeout: Duration) {
        let until = Instant::now() + timeout;
        while !self.reader.is_finished() && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn wait(&self, timeout: Duration) -> MutexGuard<'_, Kept> {
        self.finish(timeout);
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_kept() {
        let end = |bytes: String| {
            Tail::new(std::io::Cursor::new(bytes), None).expect("a thread").text(Duration::from_secs(9))
        };
        assert_eq!(end("a\nb\n".to_owned()), "a\nb\n");
        assert_eq!(end("a".repeat(100_000)), "a".repeat(KEPT));
        assert_eq!(end(format!("{}\nbc\nd", "a".repeat(100_000))), "bc\nd");
    }

    #[test]
    fn what_is_new_is_returned_once() {
        let (reader, mut writer) = std::io::pipe().expect("a pipe");
        let tail = Tail::new(reader, None).expect("a thread");
        for text in ["a\n", "b\n"] {
            writer.write_all(text.as_bytes()).expect("a reader");
            let mut new = String::new();
            while new != text {
                new += &tail.new_text(Duration::ZERO);
            }
        }
        writer.write_all(&[b'c'; 2 * KEPT]).expect("a reader");
        drop(writer);
        assert_eq!(tail.text(Duration::from_secs(9)), "c".repeat(KEPT));
        assert_eq!([tail.new_text(Duration::ZERO).len(), tail.new_text(Duration::ZERO).len()], [KEPT, 0]);
    }

    #[test]
    fn an_open_stream_blocks_nobody() {
        let (reader, _writer) = std::io::pipe().expect("a pipe");
        assert_eq!(Tail::new(reader, None).expect("a thread").text(Duration::from_millis(1)), "");
    }
}
