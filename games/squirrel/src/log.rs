//! The traversal log: a line for every step of a search, written as the search goes.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread::{self, JoinHandle};

use suite_search::{Node, Observe};

use crate::line::{LINE_ROOM, Line, LogFormat};
use crate::position::Position;

/// Writes the log of the search that it observes, in large pieces and on a thread of its own: a log takes longer to write
/// than to find.
///
/// The thread is gone when this is: what it wrote to has been dropped, or was handed back by [`finish`](Self::finish).
pub struct TraverseLog<W> {
    /// Lines that the thread has not got yet.
    lines: Vec<Line>,
    /// Batches of lines to write; `None` when no more will come.
    full: Option<SyncSender<Vec<Line>>>,
    /// Batches that have been written, to be filled again.
    empty: Receiver<Vec<Line>>,
    /// `None` once it has been joined.
    writer: Option<JoinHandle<io::Result<W>>>,
}

/// Lines in a batch.
const BATCH: usize = 32 * 1024;
/// Batches that may wait for the writer.
const WAITING: usize = 2;
/// Bytes in a piece that is written at once.
const PIECE: usize = 512 * 1024;

impl<W: Write + Send + 'static> TraverseLog<W> {
    /// A log that begins with its header.
    #[must_use]
    pub fn new(out: W, format: LogFormat) -> Self {
        let (full, batches) = mpsc::sync_channel(WAITING);
        let (written, empty) = mpsc::channel();
        let writer = thread::spawn(move || write_log(out, &format, batches, written));
        Self { lines: Vec::with_capacity(BATCH), full: Some(full), empty, writer: Some(writer) }
    }

    /// Waits until all is written, and returns what it was written to.
    ///
    /// # Errors
    ///
    /// What writing has come to.
    pub fn finish(mut self) -> io::Result<W> {
        self.pass_on()?;
        self.join()
    }
}

impl<W> TraverseLog<W> {
    #[inline(always)]
    fn line(&mut self, node: &Node<Position>) -> io::Result<()> {
        if self.lines.len() == self.lines.capacity() {
            self.pass_on()?;
        }
        self.lines.push(Line::of(node));
        Ok(())
    }

    /// Gives the lines to the writer.
    #[cold]
    fn pass_on(&mut self) -> io::Result<()> {
        let mut empty = self.empty.try_recv().unwrap_or_else(|_| Vec::with_capacity(BATCH));
        empty.clear();
        let lines = std::mem::replace(&mut self.lines, empty);
        match self.full.as_ref().map(|full| full.send(lines)) {
            Some(Ok(())) => Ok(()),
            // The writer leaves early for one reason only.
            _ => self.join().and(Err(io::Error::other("the log has ended already"))),
        }
    }

    fn join(&mut self) -> io::Result<W> {
        self.full = None;
        match self.writer.take().map(JoinHandle::join) {
            Some(Ok(result)) => result,
            Some(Err(panic)) => std::panic::resume_unwind(panic),
            None => Err(io::Error::other("the log has ended already")),
        }
    }
}

impl<W> Drop for TraverseLog<W> {
    fn drop(&mut self) {
        if self.writer.is_some() {
            // A search that was ended has its own error to tell.
            let _ = self.join();
        }
    }
}

/// What the thread does.
fn write_log<W: Write>(
    mut out: W,
    format: &LogFormat,
    batches: Receiver<Vec<Line>>,
    written: mpsc::Sender<Vec<Line>>,
) -> io::Result<W> {
    let mut piece = vec![0; PIECE];
    let mut end = format.header().len();
    piece[..end].copy_from_slice(format.header().as_bytes());
    for lines in batches {
        for &line in &lines {
            if end > PIECE - LINE_ROOM {
                out.write_all(&piece[..end])?;
                end = 0;
            }
            let room = piece[end..].first_chunk_mut().expect("room for a line is left");
            end += format.write(line, room);
        }
        // It fails when nobody is left to fill the batch again.
        let _ = written.send(lines);
    }
    out.write_all(&piece[..end])?;
    Ok(out)
}

impl<W> Observe<Position> for TraverseLog<W> {
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

#[cfg(test)]
mod tests {
    use suite_search::{Algorithm, Player};

    use super::*;
    use crate::line::Eol;
    use crate::square::SquareSet;
    use crate::task::Strategy;

    /// Puts the lines together one by one, on the thread of the search.
    struct Plain {
        format: LogFormat,
        log: Vec<u8>,
    }

    impl Plain {
        fn line(&mut self, node: &Node<Position>) -> io::Result<()> {
            let mut room = [0; LINE_ROOM];
            let length = self.format.write(Line::of(node), &mut room);
            self.log.write_all(&room[..length])
        }
    }

    impl Observe<Position> for Plain {
        type Stop = io::Error;

        fn enter(&mut self, node: &Node<Position>) -> io::Result<()> {
            self.line(node)
        }

        fn leaf(&mut self, node: &Node<Position>) -> io::Result<()> {
            self.line(node)
        }

        fn update(&mut self, node: &Node<Position>, _: &Node<Position>) -> io::Result<()> {
            self.line(node)
        }
    }

    #[test]
    fn batches_are_written_whole_and_in_order() {
        let position = Position::new([7; 25], SquareSet::EMPTY, SquareSet::EMPTY, Player::First);
        let strategy = Strategy { player: Player::First, algorithm: Algorithm::Minimax, depth: 4 };
        let format = || LogFormat::new(&position, strategy.algorithm, Eol::Lf);
        let mut log = TraverseLog::new(Vec::new(), format());
        let mut plain = Plain { format: format(), log: format().header().as_bytes().to_vec() };
        strategy.take_turn(&position, &mut log).expect("memory is written to");
        strategy.take_turn(&position, &mut plain).expect("memory is written to");
        let log = log.finish().expect("memory is written to");
        assert!(log.iter().filter(|&&byte| byte == b'\n').count() > 4 * BATCH);
        assert!(log == plain.log, "the logs differ");
    }
}
