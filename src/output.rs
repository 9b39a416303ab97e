//! Output files that appear whole or not at all, and standard output.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread::{self, JoinHandle};

use tempfile::NamedTempFile;

/// A file that is being written under a temporary name, beside the place where it will be.
///
/// Dropped without [`commit`](Self::commit), it leaves nothing behind.
pub struct OutputFile {
    file: NamedTempFile,
    path: PathBuf,
}

impl OutputFile {
    /// Begins the file that will be `name` in `folder`.
    pub fn create(folder: &Path, name: &str) -> io::Result<Self> {
        let path = folder.join(name);
        let mut builder = tempfile::Builder::new();
        builder.prefix(".suite-");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // As for any new file: what the user's mask leaves of it.
            builder.permissions(std::fs::Permissions::from_mode(0o666));
        }
        match builder.tempfile_in(folder) {
            Ok(file) => Ok(Self { file, path }),
            Err(error) => Err(cannot_write(&path, error)),
        }
    }

    /// Puts the file in its place, over one that may be there.
    pub fn commit(self) -> io::Result<()> {
        let Self { file, path } = self;
        file.persist(&path).map(drop).map_err(|error| cannot_write(&path, error.error))
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes).map_err(|error| cannot_write(&self.path, error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn cannot_write(path: &Path, error: io::Error) -> io::Error {
    // tempfile adds the temporary name, which nobody has asked for.
    let cause = match error.raw_os_error() {
        Some(code) => io::Error::from_raw_os_error(code),
        None => error,
    };
    io::Error::new(cause.kind(), format!("cannot write {}: {cause}", path.display()))
}

/// Writes on a thread of its own, so that the system copies one piece while the next is being made.
///
/// The thread is gone when this is: what it wrote to has been dropped, or was handed back by [`finish`](Self::finish).
pub struct Background<W> {
    /// Pieces to write; `None` when no more will come.
    full: Option<SyncSender<Vec<u8>>>,
    /// Pieces that have been written, to be filled again.
    empty: Receiver<Vec<u8>>,
    /// `None` once it has been joined.
    thread: Option<JoinHandle<io::Result<W>>>,
}

/// Pieces that may wait to be written.
const PIECES: usize = 4;

impl<W: Write + Send + 'static> Background<W> {
    /// Starts the thread.
    pub fn new(mut out: W) -> Self {
        let (full, pieces) = mpsc::sync_channel::<Vec<u8>>(PIECES);
        let (written, empty) = mpsc::channel();
        let thread = thread::spawn(move || {
            for piece in pieces {
                out.write_all(&piece)?;
                // It fails when nobody is left to fill the piece again.
                let _ = written.send(piece);
            }
            Ok(out)
        });
        Self { full: Some(full), empty, thread: Some(thread) }
    }

    /// Waits until all is written.
    pub fn finish(mut self) -> io::Result<W> {
        self.join()
    }
}

impl<W> Background<W> {
    fn join(&mut self) -> io::Result<W> {
        self.full = None;
        match self.thread.take().map(JoinHandle::join) {
            Some(Ok(result)) => result,
            Some(Err(panic)) => std::panic::resume_unwind(panic),
            None => Err(io::Error::other("an earlier error has ended the writing")),
        }
    }
}

impl<W> Write for Background<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut piece = self.empty.try_recv().unwrap_or_default();
        piece.clear();
        piece.extend_from_slice(bytes);
        match self.full.as_ref().map(|full| full.send(piece)) {
            Some(Ok(())) => Ok(bytes.len()),
            // The thread ends early for one reason only.
            _ => self.join().and(Err(io::Error::other("the writing ended without an error"))),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<W> Drop for Background<W> {
    fn drop(&mut self) {
        if self.thread.is_some() {
            let _ = self.join();
        }
    }
}

/// Whether a command failed only because nobody reads its results any more.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe))
}
