//! Output files that appear whole or not at all, and standard output.

use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// An output file.
///
/// A regular file is written under a temporary name beside its place, and renamed when it is complete; without
/// [`commit`](Self::commit), it leaves nothing behind. A device or a pipe is written to directly.
pub struct OutputFile {
    destination: Destination,
    path: PathBuf,
}

enum Destination {
    /// A regular file, old or new, that is replaced at the end.
    Replaced(NamedTempFile),
    /// A device or a pipe.
    Special(File),
}

impl OutputFile {
    /// Creates the file that will be at `path`.
    ///
    /// # Errors
    ///
    /// A path at which no file can be written.
    pub fn at(path: &Path) -> io::Result<Self> {
        let Some(name) = path.file_name() else {
            return Err(cannot_write(path, "not the name of a file", io::ErrorKind::InvalidInput));
        };
        // A path of a single name has an empty folder, which is the current one.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Self::create(folder, name)
    }

    /// Creates the file that will be `name` in `folder`.
    ///
    /// # Errors
    ///
    /// A place at which no file can be written.
    pub fn create(folder: &Path, name: impl AsRef<Path>) -> io::Result<Self> {
        let path = folder.join(name);
        // Fails now rather than after all the work.
        if !folder.is_dir() {
            return Err(cannot_write(&path, "no such folder", io::ErrorKind::NotFound));
        }
        if path.is_dir() {
            return Err(cannot_write(&path, "it is a folder", io::ErrorKind::IsADirectory));
        }
        let destination = if is_special(&path) {
            OpenOptions::new().append(true).open(&path).map(Destination::Special)
        } else {
            temporary_file_for(&path).map(Destination::Replaced)
        };
        match destination {
            Ok(destination) => Ok(Self { destination, path }),
            // The error itself may name the temporary file.
            Err(error) => Err(cannot_write(&path, error.kind(), error.kind())),
        }
    }

    /// Writes the whole file, and puts it in its place.
    ///
    /// # Errors
    ///
    /// An I/O error that names the file.
    pub fn put(mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)?;
        self.commit()
    }

    /// Puts the file in its place, and replaces one that is there.
    ///
    /// # Errors
    ///
    /// An I/O error that names the file.
    pub fn commit(self) -> io::Result<()> {
        let Self { destination, path } = self;
        match destination {
            Destination::Replaced(file) => {
                let committed = file.persist(linked_file(&path));
                committed.map(drop).map_err(|failed| cannot_write(&path, &failed.error, failed.error.kind()))
            }
            Destination::Special(_) => Ok(()),
        }
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = match &mut self.destination {
            Destination::Replaced(file) => file.as_file_mut().write(bytes),
            Destination::Special(file) => file.write(bytes),
        };
        written.map_err(|error| cannot_write(&self.path, &error, error.kind()))
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.destination {
            Destination::Replaced(file) => file.as_file_mut().flush(),
            Destination::Special(file) => file.flush(),
        }
    }
}

/// Returns whether a path leads to something that cannot be replaced: a device, a pipe, or a name for an open file,
/// such as
/// `/dev/stdout`.
fn is_special(path: &Path) -> bool {
    if cfg!(windows) && is_device_of_windows(path) {
        return true;
    }
    let is_name_of_open_file = ["/dev", "/proc"].iter().any(|folder| path.starts_with(folder)) && path.exists();
    is_name_of_open_file || fs::metadata(path).is_ok_and(|metadata| !metadata.is_file())
}

/// Returns whether Windows takes a path for a device, whatever its folder and the end of its name.
fn is_device_of_windows(path: &Path) -> bool {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    ["NUL", "CON"].iter().any(|device| stem.eq_ignore_ascii_case(device))
}

/// Returns the file that a symbolic link leads to, whether it is there or not; or the path itself.
fn linked_file(path: &Path) -> PathBuf {
    if let Ok(canonical) = fs::canonicalize(path) {
        return canonical;
    }
    match fs::read_link(path) {
        Ok(target) => path.parent().unwrap_or(Path::new("")).join(target),
        Err(_) => path.to_owned(),
    }
}

/// Creates a temporary file beside the file that a path leads to.
fn temporary_file_for(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".suite-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Those of any new file, less the user's mask.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let file = linked_file(path);
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    builder.tempfile_in(folder)
}

fn cannot_write(path: &Path, cause: impl Display, kind: io::ErrorKind) -> io::Error {
    io::Error::new(kind, format!("cannot write {}: {cause}", path.display()))
}

/// Writes a file whole or not at all, and replaces one that is there.
///
/// # Errors
///
/// An I/O error that names the file.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    OutputFile::at(path)?.put(bytes)
}

/// Removes a file or a folder that may not be there.
///
/// # Errors
///
/// An I/O error of `by`, except that there is nothing.
pub fn remove_if_any<'a>(path: &'a Path, by: fn(&'a Path) -> io::Result<()>) -> io::Result<()> {
    match by(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Returns whether a command failed only because the reader of its output has gone.
#[must_use]
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe))
}

/// Lets a reader leave who has seen enough: the exit code still answers.
///
/// # Errors
///
/// Any other error of what was printed.
pub fn unless_closed(printed: io::Result<()>) -> io::Result<()> {
    match printed {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_of_windows_are_known_by_their_names() {
        for (path, expected) in [("NUL", true), ("out/nul.txt", true), ("con", true), ("null", false), ("out", false)] {
            assert_eq!(is_device_of_windows(Path::new(path)), expected, "{path}");
        }
    }
}
