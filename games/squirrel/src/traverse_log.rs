//! The traversal log: one line for every step of a search, written while the search runs.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread::{self, JoinHandle};

use suite_search::{Node, Observe};

use crate::log_format::{LINE_ROOM, LogFormat};
use crate::log_line::LogLine;
use crate::position::Position;

/// An observer that writes the log of a search.
///
/// It formats and writes on a thread of its own, since both take longer than the search itself. The thread ends with
/// this value: [`finish`](Self::finish) returns the writer, and dropping the log drops it.
pub struct TraverseLog<W> {
    /// The batch being filled.
    lines: Vec<LogLine>,
    /// The channel for full batches; `None` when no more will come.
    full: Option<SyncSender<Vec<LogLine>>>,
    /// The channel on which written batches come back, to be filled again.
    empty: Receiver<Vec<LogLine>>,
    /// The thread; `None` once it has been joined.
    writer: Option<JoinHandle<io::Result<W>>>,
}

/// The number of lines in a batch.
const BATCH: usize = 32 * 1024;
/// The number of batches that may wait for the writer.
const WAITING: usize = 2;
/// The number of bytes in a single write.
const BUFFER_SIZE: usize = 512 * 1024;

impl<W: Write + Send + 'static> TraverseLog<W> {
    /// Starts a log; its header is the first thing written to `out`.
    #[must_use]
    pub fn new(out: W, format: LogFormat) -> Self {
        let (full, batches) = mpsc::sync_channel(WAITING);
        let (written, empty) = mpsc::channel();
        let writer = thread::spawn(move || write_log(out, &format, batches, written));
        Self { lines: Vec::with_capacity(BATCH), full: Some(full), empty, writer: Some(writer) }
    }

    /// Writes all remaining lines, and returns the writer.
    ///
    /// # Errors
    ///
    /// Returns the first error of the writer.
    pub fn finish(mut self) -> io::Result<W> {
        self.send_batch()?;
        self.join()
    }
}

impl<W> TraverseLog<W> {
    #[inline(always)]
    fn log(&mut self, node: &Node<Position>) -> io::Result<()> {
        if self.lines.len() == self.lines.capacity() {
            self.send_batch()?;
        }
        self.lines.push(LogLine::new(node));
        Ok(())
    }

    /// Sends the batch to the writer, and begins another one.
    #[cold]
    fn send_batch(&mut self) -> io::Result<()> {
        let mut empty = self.empty.try_recv().unwrap_or_else(|_| Vec::with_capacity(BATCH));
        empty.clear();
        let lines = std::mem::replace(&mut self.lines, empty);
        match self.full.as_ref().map(|full| full.send(lines)) {
            Some(Ok(())) => Ok(()),
            // The thread ends early only if writing has failed.
            _ => self.join().and(Err(io::Error::other("the log has already ended"))),
        }
    }

    fn join(&mut self) -> io::Result<W> {
        self.full = None;
        match self.writer.take().map(JoinHandle::join) {
            Some(Ok(result)) => result,
            Some(Err(panic)) => std::panic::resume_unwind(panic),
            None => Err(io::Error::other("the log has already ended")),
        }
    }
}

impl<W> Drop for TraverseLog<W> {
    fn drop(&mut self) {
        if self.writer.is_some() {
            // The search was stopped by an error, which is the one to report.
            let _ = self.join();
        }
    }
}

/// Writes the header and all batches, and hands the batches back: the work of the thread.
fn write_log<W: Write>(
    mut out: W,
    format: &LogFormat,
    batches: Receiver<Vec<LogLine>>,
    written: mpsc::Sender<Vec<LogLine>>,
) -> io::Result<W> {
    let mut buffer = vec![0; BUFFER_SIZE];
    let mut end = format.header().len();
    buffer[..end].copy_from_slice(format.header().as_bytes());
    for lines in batches {
        for &line in &lines {
            if end > BUFFER_SIZE - LINE_ROOM {
                out.write_all(&buffer[..end])?;
                end = 0;
            }
            let room = buffer[end..].first_chunk_mut().expect("the buffer has room for a line");
            end += format.write(line, room);
        }
        // Sending fails if the log is gone, which needs no more batches.
        let _ = written.send(lines);
    }
    out.write_all(&buffer[..end])?;
    Ok(out)
}

impl<W> Observe<Position> for TraverseLog<W> {
    type Stop = io::Error;

    #[inline(always)]
    fn enter(&mut self, node: &Node<Position>) -> io::Result<()> {
        self.log(node)
    }

    #[inline(always)]
    fn leaf(&mut self, node: &Node<Position>) -> io::Result<()> {
        self.log(node)
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<Position>, _: &Node<Position>) -> io::Result<()> {
        self.log(node)
    }

    #[inline(always)]
    fn cut(&mut self, node: &Node<Position>, _: &Node<Position>) -> io::Result<()> {
        self.log(node)
    }
}

#[cfg(test)]
mod tests {
    use suite_search::{Algorithm, Player};

    use super::*;
    use crate::log_format::Eol;
    use crate::search_spec::SearchSpec;
    use crate::square::SquareSet;

    /// Formats the lines one by one, on the thread of the search.
    struct PlainLog {
        format: LogFormat,
        text: Vec<u8>,
    }

    impl PlainLog {
        fn log(&mut self, node: &Node<Position>) -> io::Result<()> {
            let mut room = [0; LINE_ROOM];
            let length = self.format.write(LogLine::new(node), &mut room);
            self.text.write_all(&room[..length])
        }
    }

    impl Observe<Position> for PlainLog {
        type Stop = io::Error;

        fn enter(&mut self, node: &Node<Position>) -> io::Result<()> {
            self.log(node)
        }

        fn leaf(&mut self, node: &Node<Position>) -> io::Result<()> {
            self.log(node)
        }

        fn update(&mut self, node: &Node<Position>, _: &Node<Position>) -> io::Result<()> {
            self.log(node)
        }
    }

    #[test]
    fn batches_are_written_completely_and_in_order() {
        let position = Position::new([7; 25], SquareSet::EMPTY, SquareSet::EMPTY, Player::First);
        let spec = SearchSpec { player: Player::First, algorithm: Algorithm::Minimax, limit: 4 };
        let format = || LogFormat::new(&position, spec.algorithm, Eol::Lf);
        let mut log = TraverseLog::new(Vec::new(), format());
        let mut plain = PlainLog { format: format(), text: format().header().as_bytes().to_vec() };
        spec.take_turn(&position, &mut log).expect("writing to memory succeeds");
        spec.take_turn(&position, &mut plain).expect("writing to memory succeeds");
        let log = log.finish().expect("writing to memory succeeds");
        assert!(log.iter().filter(|&&byte| byte == b'\n').count() > 4 * BATCH, "the log has too few batches");
        assert!(log == plain.text, "the logs differ");
    }
}
