//! Output files that appear whole or not at all, and standard output.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// A file that is being written under a temporary name, beside the place where it will be.
///
/// Dropped without [`commit`](Self::commit), it leaves nothing behind.
pub struct OutputFile {
    file: NamedTempFile,
    path: PathBuf,
}

impl OutputFile {
    /// Begins the file that will be at `path`.
    pub fn at(path: &Path) -> io::Result<Self> {
        let Some(name) = path.file_name() else {
            return Err(cannot_write(path, "it names no file", io::ErrorKind::InvalidInput));
        };
        // A path of a single name has an empty folder, which is the current one.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Self::create(folder, name)
    }

    /// Begins the file that will be `name` in `folder`.
    pub fn create(folder: &Path, name: impl AsRef<Path>) -> io::Result<Self> {
        let path = folder.join(name);
        // Better told now than when all the work is done.
        if !folder.is_dir() {
            return Err(cannot_write(&path, "there is no such folder", io::ErrorKind::NotFound));
        }
        if path.is_dir() {
            return Err(cannot_write(&path, "a folder is in its place", io::ErrorKind::IsADirectory));
        }
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
            // The error itself names the temporary file, which nobody has asked for.
            Err(error) => Err(cannot_write(&path, error.kind(), error.kind())),
        }
    }

    /// Writes all of the file, and puts it in its place.
    pub fn put(mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)?;
        self.commit()
    }

    /// Puts the file in its place, over one that may be there.
    pub fn commit(self) -> io::Result<()> {
        let Self { file, path } = self;
        file.persist(&path).map(drop).map_err(|failed| cannot_write(&path, &failed.error, failed.error.kind()))
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.as_file_mut().write(bytes).map_err(|error| cannot_write(&self.path, &error, error.kind()))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.as_file_mut().flush()
    }
}

fn cannot_write(path: &Path, cause: impl Display, kind: io::ErrorKind) -> io::Error {
    io::Error::new(kind, format!("cannot write {}: {cause}", path.display()))
}

/// Writes a file, whole or not at all, over one that may be there.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    OutputFile::at(path)?.put(bytes)
}

/// Whether a command failed only because nobody reads its results any more.
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe))
}
