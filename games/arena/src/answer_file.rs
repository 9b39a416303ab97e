//! Files that agents write, which may be anything.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// The most bytes of a file that are read.
const MAX_BYTES: u64 = 64 * 1024;

/// A reason why a file cannot be read as text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum ReadError {
    /// There is no file of this name.
    NotFound,
    /// The file has a problem, told as in "the file, which ...".
    Problem(&'static str),
}

/// Reads a text file, or the first lines of a long one. Nothing in its place blocks this, and no link is followed.
pub(crate) fn read(path: &Path) -> Result<String, ReadError> {
    let file = match open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => return Err(ReadError::NotFound),
        Err(_) if fs::symlink_metadata(path).is_ok_and(|metadata| !metadata.is_file()) => return Err(IRREGULAR),
        Err(_) => return Err(UNREADABLE),
    };
    match file.metadata() {
        Ok(metadata) if metadata.is_file() => {}
        _ => return Err(IRREGULAR),
    }
    let mut text = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut text).map_err(|_| UNREADABLE)?;
    if text.len() as u64 > MAX_BYTES {
        let end = text.iter().rposition(|&byte| byte == b'\n');
        text.truncate(end.ok_or(ReadError::Problem("has a line of more than 64 KiB"))? + 1);
    }
    String::from_utf8(text).map_err(|_| ReadError::Problem("is not valid UTF-8"))
}

const IRREGULAR: ReadError = ReadError::Problem("is not a regular file");
const UNREADABLE: ReadError = ReadError::Problem("cannot be read");

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;

        use rustix::fs::OFlags;

        // A pipe without a writer does not block, and a link is not followed.
        options.custom_flags((OFlags::NONBLOCK | OFlags::NOFOLLOW).bits().cast_signed());
    }
    options.open(path)
}

/// Removes whatever has this name.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    let removed = match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_dir() => fs::remove_dir_all(path),
        _ => fs::remove_file(path),
    };
    removed.or_else(|error| if error.kind() == ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_read_in_part() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("answer");
        assert_eq!(read(&path), Err(ReadError::NotFound));
        fs::write(&path, "2,3\n".repeat(100_000)).expect("a file");
        assert!(read(&path).is_ok_and(|text| text.starts_with("2,3\n") && text.len() <= MAX_BYTES as usize));
        fs::write(&path, "x".repeat(100_000)).expect("a file");
        assert_eq!(read(&path), Err(ReadError::Problem("has a line of more than 64 KiB")));
        fs::write(&path, b"\xff").expect("a file");
        assert_eq!(read(&path), Err(ReadError::Problem("is not valid UTF-8")));
    }

    #[test]
    fn folders_are_removed_and_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("answer");
        fs::create_dir_all(path.join("a/b")).expect("folders");
        assert_eq!(read(&path), Err(IRREGULAR));
        remove(&path).and_then(|()| remove(&path)).expect("nothing is there");
        assert_eq!(read(&path), Err(ReadError::NotFound));
    }
}
