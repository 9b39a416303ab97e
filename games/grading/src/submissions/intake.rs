//! A folder that takes in files of others, up to a limit, and never writes outside of itself.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

use suite_arena::printable;
use thiserror::Error;

/// The most that a folder takes in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capacity {
    pub bytes: u64,
    pub files: u32,
}

/// A folder that takes in files, and what it still has room for.
pub struct Intake {
    folder: PathBuf,
    capacity: Capacity,
    room: Capacity,
}

/// A file that is not taken in.
#[derive(Debug, Error)]
pub enum IntakeError {
    #[error("expected at most {} MiB, found more", .0.bytes >> 20)]
    TooLarge(Capacity),
    #[error("expected at most {} files, found more", .0.files)]
    TooMany(Capacity),
    #[error("`{0}` leads out of its folder")]
    Outside(String),
    #[error("cannot read the folder")]
    Folder(#[source] io::Error),
    #[error("cannot copy `{0}`")]
    Io(String, #[source] io::Error),
}

impl Intake {
    /// Returns the intake of a folder, which has to be there.
    pub const fn new(folder: PathBuf, capacity: Capacity) -> Self {
        Self { folder, capacity, room: capacity }
    }

    /// Returns the most that the folder takes in.
    pub const fn capacity(&self) -> Capacity {
        self.capacity
    }

    /// Takes in a file with its path in the folder, of `told` bytes by what its archive tells. Leaves out hidden files,
    /// of which archives made on macOS are full, and what Python has compiled.
    ///
    /// # Errors
    ///
    /// [`IntakeError`] if the path leads elsewhere, if there is no room, or if the file cannot be read or written.
    pub fn take(&mut self, path: &Path, told: u64, file: impl Read) -> Result<(), IntakeError> {
        let name = || printable(&path.to_string_lossy());
        if !path.components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir)) {
            return Err(IntakeError::Outside(name()));
        }
        if path.components().any(|part| is_left_out(part.as_os_str().as_encoded_bytes())) {
            return Ok(());
        }
        // Before gigabytes are written.
        if told > self.room.bytes {
            return Err(IntakeError::TooLarge(self.capacity));
        }
        self.room.files = self.room.files.checked_sub(1).ok_or(IntakeError::TooMany(self.capacity))?;
        let path = self.folder.join(path);
        let copied = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| {
            // One byte more than there is room for.
            io::copy(&mut file.take(self.room.bytes.saturating_add(1)), &mut File::create_new(&path)?)
        });
        let bytes = copied.map_err(|error| IntakeError::Io(name(), error))?;
        self.room.bytes = self.room.bytes.checked_sub(bytes).ok_or(IntakeError::TooLarge(self.capacity))?;
        Ok(())
    }

    /// Takes in the files of a folder, with those of its folders, but for links.
    pub fn take_folder(&mut self, folder: &Path) -> Result<(), IntakeError> {
        self.take_below(folder, Path::new(""))
    }

    fn take_below(&mut self, folder: &Path, below: &Path) -> Result<(), IntakeError> {
        let failed = |error| match printable(&below.to_string_lossy()) {
            name if name.is_empty() => IntakeError::Folder(error),
            name => IntakeError::Io(name, error),
        };
        for entry in fs::read_dir(folder).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let (kind, below) = (entry.file_type().map_err(failed)?, below.join(entry.file_name()));
            if kind.is_dir() && !is_left_out(entry.file_name().as_encoded_bytes()) {
                self.take_below(&entry.path(), &below)?;
            } else if kind.is_file() {
                let bytes = entry.metadata().map_err(failed)?.len();
                self.take(&below, bytes, File::open(entry.path()).map_err(failed)?)?;
            }
        }
        Ok(())
    }
}

/// Returns whether nobody looks for what has this name.
pub fn is_left_out(name: &[u8]) -> bool {
    // `.` is the folder itself.
    name.len() > 1 && name.starts_with(b".") || name == b"__MACOSX" || name == b"__pycache__"
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: Capacity = Capacity { bytes: 10, files: 2 };

    #[test]
    fn files_stay_in_the_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).expect("a folder");
        let mut intake = Intake::new(inner.clone(), SMALL);
        for outside in ["../a", "a/../../b", "/tmp/suite-intake-test"] {
            let error = intake.take(Path::new(outside), 1, &b"x"[..]).expect_err(outside);
            assert_eq!(error.to_string(), format!("`{outside}` leads out of its folder"));
        }
        intake.take(Path::new("./a/b.py"), 1, &b"x"[..]).expect("a file");
        assert_eq!(fs::read(inner.join("a/b.py")).expect("a file"), b"x");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn no_more_is_taken_in_than_there_is_room_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut intake = Intake::new(folder.path().to_owned(), SMALL);
        for left_out in [".hidden", "__MACOSX/a", "a/__pycache__/b"] {
            intake.take(Path::new(left_out), 11, io::repeat(0)).expect("left out");
        }
        let error = intake.take(Path::new("a"), 11, io::empty()).expect_err("no room");
        assert!(matches!(error, IntakeError::TooLarge(SMALL)) && !folder.path().join("a").exists(), "{error}");
        intake.take(Path::new("a"), 10, &[0; 10][..]).expect("room");
        // What an archive tells may be wrong.
        let error = intake.take(Path::new("b"), 0, io::repeat(0)).expect_err("no room");
        assert!(matches!(error, IntakeError::TooLarge(SMALL)), "{error}");
        assert_eq!(fs::metadata(folder.path().join("b")).expect("a file").len(), 1, "not without end");
        let error = intake.take(Path::new("c"), 0, io::empty()).expect_err("no room");
        assert!(matches!(error, IntakeError::TooMany(SMALL)), "{error}");
    }

    #[test]
    fn a_reason_is_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut intake = Intake::new(folder.path().join("inner"), SMALL);
        let told = |error: IntakeError| format!("{:#}", anyhow::Error::from(error));
        let reason = fs::read_dir(folder.path().join("nosuch")).expect_err("no folder").to_string();
        let error = intake.take_folder(&folder.path().join("nosuch")).expect_err("no folder");
        assert_eq!(told(error), format!("cannot read the folder: {reason}"));
        fs::write(folder.path().join("inner"), "").expect("a file");
        let error = told(intake.take(Path::new("a"), 1, &b"1"[..]).expect_err("a file in the way"));
        assert!(error.starts_with("cannot copy `a`: ") && error.matches("os error").count() == 1, "{error}");
    }

    #[test]
    fn nothing_is_written_twice() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut intake = Intake::new(folder.path().to_owned(), SMALL);
        intake.take(Path::new("a"), 1, &b"1"[..]).expect("a file");
        assert!(matches!(intake.take(Path::new("a"), 1, &b"2"[..]), Err(IntakeError::Io(..))));
        assert_eq!(fs::read(folder.path().join("a")).expect("a file"), b"1");
    }
}
