//! Files that agents read and write. Agents may leave anything in their places.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::ExitStatus;

use crate::confine::give_away;
use crate::{Fault, WorkDir};

/// The maximum number of bytes of a file that are read as a text.
const MAX_BYTES: u64 = 64 * 1024;

/// The error of a file that cannot be read, though a program should have written it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerError {
    /// Nothing is there.
    Missing,
    /// Something other than a regular file is there, such as a folder, a pipe, or a symbolic link.
    Irregular,
    /// The file cannot be read.
    Unreadable,
}

impl AnswerError {
    /// Returns what is wrong, as a clause about the file.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Missing => "is missing",
            Self::Irregular => "is not a regular file",
            Self::Unreadable => "cannot be read",
        }
    }
}

/// Writes a file for a program to read, in place of whatever has its name. No link is followed.
///
/// # Errors
///
/// [`Fault::NoFolder`] if the program has made the folder unusable, or [`Fault::OutOfResources`].
pub fn write_task(folder: &WorkDir, name: &str, content: &[u8]) -> Result<(), Fault> {
    let path = folder.path().join(name);
    let write = || {
        remove(&path)?;
        OpenOptions::new().write(true).create_new(true).open(&path)?.write_all(content)?;
        // The program may write it, as it may where nobody confines it.
        if folder.is_in_memory() { give_away(&path) } else { Ok(()) }
    };
    write().map_err(|error| match error.kind() {
        // It has filled the room that it has to itself.
        ErrorKind::StorageFull if folder.has_room() => Fault::NoFolder(error),
        _ => Fault::no_folder(error),
    })
}

/// Opens the file that a program should have written, after it has ended with this status, as [`open_untrusted`] does.
///
/// # Errors
///
/// [`Fault::Missing`] if there is no file, or [`Fault::Crash`] if the program has also failed; [`Fault::Unreadable`] if
/// it is no regular file; [`Fault::NoFolder`] if the folder is gone.
pub fn open_answer(folder: &WorkDir, file: &'static str, status: ExitStatus) -> Result<File, Fault> {
    open_untrusted(&folder.path().join(file)).map_err(|error| match (error, fs::metadata(folder.path())) {
        (AnswerError::Missing, Err(error)) => Fault::NoFolder(error),
        (AnswerError::Missing, Ok(_)) if !status.success() => Fault::Crash(status),
        (AnswerError::Missing, Ok(_)) => Fault::Missing(file),
        (error, _) => Fault::Unreadable { file, problem: error.clause() },
    })
}

/// Opens a file that somebody else has written. Nothing in its place blocks this, and no link is followed; the file may
/// still have any length and content.
///
/// # Errors
///
/// [`AnswerError`] if it is no regular file or cannot be read.
pub fn open_untrusted(path: &Path) -> Result<File, AnswerError> {
    match open(path) {
        Ok(opened) if opened.metadata().is_ok_and(|metadata| metadata.is_file()) => Ok(opened),
        Ok(_) => Err(AnswerError::Irregular),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(AnswerError::Missing),
        Err(_) if fs::symlink_metadata(path).is_ok_and(|metadata| !metadata.is_file()) => Err(AnswerError::Irregular),
        Err(_) => Err(AnswerError::Unreadable),
    }
}

/// Reads the text of an opened `file`, or the first lines of a long one.
pub(crate) fn read_answer(opened: File, file: &'static str) -> Result<String, Fault> {
    let unreadable = |problem| Fault::Unreadable { file, problem };
    let mut text = Vec::new();
    opened.take(MAX_BYTES + 1).read_to_end(&mut text).map_err(|_| unreadable(AnswerError::Unreadable.clause()))?;
    if text.len() as u64 > MAX_BYTES {
        let end = text.iter().rposition(|&byte| byte == b'\n');
        text.truncate(end.ok_or(unreadable("has a line of more than 64 KiB"))? + 1);
    }
    String::from_utf8(text).map_err(|_| unreadable("is not valid UTF-8"))
}

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

/// Frees a name, whatever has it. A folder that is not empty is renamed: what a program has put there is never walked
/// through.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    let removed = match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_dir() => fs::remove_dir(path).or_else(|_| set_aside(path)),
        _ => fs::remove_file(path),
    };
    removed.or_else(|error| if error.kind() == ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

/// Gives a folder a name that nothing has.
fn set_aside(path: &Path) -> io::Result<()> {
    let names = (0_u32..).map(|number| path.with_extension(format!("{number}.aside")));
    let free = names.into_iter().find(|name| fs::symlink_metadata(name).is_err());
    fs::rename(path, free.expect("a number"))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::WorkDirs;

    fn read(folder: &WorkDir) -> Result<String, String> {
        let opened = open_answer(folder, "answer", ExitStatus::default());
        opened.and_then(|opened| read_answer(opened, "answer")).map_err(|fault| fault.to_string())
    }

    #[test]
    fn long_files_are_read_in_part() {
        let folders = WorkDirs::temporary().expect("a folder");
        let folder = folders.lend().expect("a folder");
        let write = |bytes: &[u8]| fs::write(folder.path().join("answer"), bytes).expect("a file");
        assert_eq!(read(&folder), Err("wrote no answer".to_owned()));
        write("2,3\n".repeat(100_000).as_bytes());
        assert!(read(&folder).is_ok_and(|text| text.starts_with("2,3\n") && text.len() <= MAX_BYTES as usize));
        write("x".repeat(100_000).as_bytes());
        assert_eq!(read(&folder), Err("wrote answer, which has a line of more than 64 KiB".to_owned()));
        write(b"\xff");
        assert_eq!(read(&folder), Err("wrote answer, which is not valid UTF-8".to_owned()));
    }

    #[test]
    fn folders_are_set_aside_and_not_read() {
        let folders = WorkDirs::temporary().expect("a folder");
        let folder = folders.lend().expect("a folder");
        let path = folder.path().join("answer");
        for _ in 0..2 {
            fs::create_dir_all(path.join("a/b")).expect("folders");
            assert_eq!(read(&folder), Err("wrote answer, which is not a regular file".to_owned()));
            remove(&path).and_then(|()| remove(&path)).expect("nothing is there");
            assert_eq!(read(&folder), Err("wrote no answer".to_owned()));
        }
    }
}
