//! The traversal log: one line for every step of a search, written while the search runs.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::{panic, thread};

use suite_search::{Node, Observe};

use crate::log_format::{LINE_ROOM, LogFormat};
use crate::log_line::LogLine;
use crate::position::Position;

/// An observer that writes the log of a search.
pub(crate) struct TraverseLog {
    /// The batch being filled.
    lines: Vec<LogLine>,
    /// The channel for full batches.
    full: SyncSender<Vec<LogLine>>,
    /// The channel on which written batches come back, to be filled again.
    empty: Receiver<Vec<LogLine>>,
}

/// The number of lines in a batch.
const BATCH: usize = 32 * 1024;
/// The number of batches that may wait for the writer.
const WAITING: usize = 2;
/// The number of bytes in a single write.
const BUFFER_SIZE: usize = 512 * 1024;

impl TraverseLog {
    /// Runs a search that this observes, and writes its log to `out`. What `out` refuses to take ends the search.
    ///
    /// A thread of its own formats and writes, since both take longer than the search itself. It has ended when this
    /// returns.
    pub(crate) fn write<T>(
        out: &mut (dyn Write + Send),
        format: &LogFormat,
        search: impl FnOnce(&mut Self) -> io::Result<T>,
    ) -> io::Result<T> {
        thread::scope(|scope| {
            let (full, batches) = mpsc::sync_channel(WAITING);
            let (written, empty) = mpsc::channel();
            let writer = scope.spawn(move || write_log(out, format, batches, written));
            let mut log = Self { lines: Vec::with_capacity(BATCH), full, empty };
            let searched = search(&mut log).and_then(|found| log.send_batch().map(|()| found));
            // The writer ends when no more batches can come.
            drop(log);
            // If it has ended before, its error is the reason why the search was stopped.
            writer.join().unwrap_or_else(|payload| panic::resume_unwind(payload))?;
            searched
        })
    }

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
        self.full.send(lines).map_err(|_| io::Error::other("the log has already ended"))
    }
}

/// Writes the header and all batches, and hands the batches back: the work of the thread.
fn write_log(
    out: &mut dyn Write,
    format: &LogFormat,
    batches: Receiver<Vec<LogLine>>,
    written: mpsc::Sender<Vec<LogLine>>,
) -> io::Result<()> {
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
    out.write_all(&buffer[..end])
}

impl Observe<Position> for TraverseLog {
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
        let mut log = Vec::new();
        let mut plain = PlainLog { format: format(), text: format().header().as_bytes().to_vec() };
        spec.take_logged_turn(&position, Eol::Lf, &mut log, &()).expect("writing to memory succeeds");
        spec.take_turn(&position, &mut plain).expect("writing to memory succeeds");
        assert!(log.iter().filter(|&&byte| byte == b'\n').count() > 4 * BATCH, "the log has too few batches");
        assert!(log == plain.text, "the logs differ");
    }
}
