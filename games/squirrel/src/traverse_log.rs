//! The traversal log: one line for every step of a search, written while the search runs.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, Builder};
use std::{mem, panic};

use suite_search::{Node, Observe};

use crate::log_format::{LINE_ROOM, LogFormat};
use crate::log_line::LogLine;
use crate::position::Position;

/// An observer that writes the log of a search.
pub(crate) struct TraverseLog<'a> {
    /// The batch being filled.
    lines: Vec<LogLine>,
    /// Takes a full batch, and returns one to fill.
    take: &'a mut dyn FnMut(Vec<LogLine>) -> io::Result<Vec<LogLine>>,
}

/// The number of lines in a batch.
const BATCH: usize = 32 * 1024;
/// The number of batches that may wait for the writer.
const WAITING: usize = 2;
/// The number of bytes in a single write.
const BUFFER_SIZE: usize = 512 * 1024;

impl TraverseLog<'_> {
    /// Runs a search that this observes, and writes its log to `out`. What `out` refuses to take ends the search.
    ///
    /// A thread of its own formats and writes, since both take longer than the search itself. It has ended when this
    /// returns. Where no thread can be had, such as in WebAssembly, the thread of the search does it.
    pub(crate) fn write<T>(
        out: &mut (dyn Write + Send),
        format: &LogFormat,
        search: impl FnOnce(&mut TraverseLog) -> io::Result<T>,
    ) -> io::Result<T> {
        write_beside(Builder::new(), out, format, search).unwrap_or_else(|search| write_alone(out, format, search))
    }

    /// Runs a search whose batches `take` takes.
    fn observe<T>(
        search: impl FnOnce(&mut TraverseLog) -> io::Result<T>,
        take: &mut dyn FnMut(Vec<LogLine>) -> io::Result<Vec<LogLine>>,
    ) -> io::Result<T> {
        let mut log = TraverseLog { lines: Vec::with_capacity(BATCH), take };
        let found = search(&mut log)?;
        log.send_batch()?;
        Ok(found)
    }

    #[inline(always)]
    fn log(&mut self, node: &Node<Position>) -> io::Result<()> {
        if self.lines.len() == self.lines.capacity() {
            self.send_batch()?;
        }
        self.lines.push(LogLine::new(node));
        Ok(())
    }

    /// Hands the batch over, and begins another one.
    #[cold]
    fn send_batch(&mut self) -> io::Result<()> {
        self.lines = (self.take)(mem::take(&mut self.lines))?;
        self.lines.clear();
        Ok(())
    }
}

/// Runs a search while a thread of its own writes the log; returns the search if that does not start.
fn write_beside<T, S: FnOnce(&mut TraverseLog) -> io::Result<T>>(
    thread: Builder,
    out: &mut (dyn Write + Send),
    format: &LogFormat,
    search: S,
) -> Result<io::Result<T>, S> {
    thread::scope(|scope| {
        let (full, batches) = mpsc::sync_channel(WAITING);
        let (written, empty) = mpsc::channel();
        let Ok(writer) = thread.spawn_scoped(scope, move || write_batches(out, format, batches, written)) else {
            return Err(search);
        };
        let searched = TraverseLog::observe(search, &mut |lines| {
            full.send(lines).map_err(|_| io::Error::other("the log has already ended"))?;
            Ok(empty.try_recv().unwrap_or_else(|_| Vec::with_capacity(BATCH)))
        });
        // The writer ends when no more batches can come.
        drop(full);
        // If it has ended before, its error is the reason why the search was stopped.
        let written = writer.join().unwrap_or_else(|payload| panic::resume_unwind(payload));
        Ok(written.and(searched))
    })
}

/// Runs a search that writes the log between its steps.
fn write_alone<T>(
    out: &mut dyn Write,
    format: &LogFormat,
    search: impl FnOnce(&mut TraverseLog) -> io::Result<T>,
) -> io::Result<T> {
    let mut writer = LogWriter::new(out, format);
    let found = TraverseLog::observe(search, &mut |lines| writer.write(&lines).map(|()| lines))?;
    writer.finish()?;
    Ok(found)
}

/// Writes all batches, and hands them back: the work of the thread.
fn write_batches(
    out: &mut dyn Write,
    format: &LogFormat,
    batches: Receiver<Vec<LogLine>>,
    written: Sender<Vec<LogLine>>,
) -> io::Result<()> {
    let mut writer = LogWriter::new(out, format);
    for lines in batches {
        writer.write(&lines)?;
        // Sending fails if the log is gone, which needs no more batches.
        let _ = written.send(lines);
    }
    writer.finish()
}

/// Formats the lines of a log, and writes many of them at once.
struct LogWriter<'a> {
    out: &'a mut dyn Write,
    format: &'a LogFormat,
    buffer: Vec<u8>,
    /// The number of bytes in the buffer that are to be written.
    end: usize,
}

impl<'a> LogWriter<'a> {
    /// Begins with the header.
    fn new(out: &'a mut dyn Write, format: &'a LogFormat) -> Self {
        let mut buffer = vec![0; BUFFER_SIZE];
        let end = format.header().len();
        buffer[..end].copy_from_slice(format.header().as_bytes());
        Self { out, format, buffer, end }
    }

    fn write(&mut self, lines: &[LogLine]) -> io::Result<()> {
        let mut end = self.end;
        for &line in lines {
            if end > BUFFER_SIZE - LINE_ROOM {
                self.out.write_all(&self.buffer[..end])?;
                end = 0;
            }
            let room = self.buffer[end..].first_chunk_mut().expect("the buffer has room for a line");
            end += self.format.write(line, room);
        }
        self.end = end;
        Ok(())
    }

    /// Writes what is left in the buffer.
    fn finish(self) -> io::Result<()> {
        self.out.write_all(&self.buffer[..self.end])
    }
}

impl Observe<Position> for TraverseLog<'_> {
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
    fn batches_are_written_completely_and_in_order_by_another_thread_or_none() {
        let position = Position::new([7; 25], SquareSet::EMPTY, SquareSet::EMPTY, Player::First);
        let spec = SearchSpec { player: Player::First, algorithm: Algorithm::Minimax, limit: 4 };
        let format = || LogFormat::new(&position, spec.algorithm, Eol::Lf);
        let mut log = Vec::new();
        let mut alone = Vec::new();
        let mut plain = PlainLog { format: format(), text: format().header().as_bytes().to_vec() };
        spec.take_logged_turn(&position, Eol::Lf, &mut log, &()).expect("writing to memory succeeds");
        // No system has room for such a stack.
        let no_thread = Builder::new().stack_size(1 << (usize::BITS - 2));
        let search = |log: &mut TraverseLog| spec.take_turn(&position, log);
        let search = write_beside(no_thread, &mut alone, &format(), search).expect_err("no thread");
        write_alone(&mut alone, &format(), search).expect("writing to memory succeeds");
        spec.take_turn(&position, &mut plain).expect("writing to memory succeeds");
        assert!(log.iter().filter(|&&byte| byte == b'\n').count() > 4 * BATCH, "the log has too few batches");
        assert!(log == plain.text && alone == plain.text, "the logs differ");
    }
}
