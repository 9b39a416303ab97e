//! The directories that programs run in.

use std::cell::{Cell, OnceCell};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::Fault;
use crate::answer_file::open_untrusted;
use crate::confine::{Confined, Room, give_away};
use crate::scratch::{Scratch, remove_tree};

/// Working directories for the programs of one participant, each lent to one game at a time.
///
/// Temporary ones live as long as this value: files that programs leave in them are there in the next game.
#[derive(Debug)]
pub struct WorkDirs {
    place: Place,
    /// The files that each directory begins with, and their places in it.
    files: Vec<(PathBuf, PathBuf)>,
    /// The program whose room each temporary directory is in, if it has one.
    rooms: Option<Confined>,
    free: Mutex<Free>,
}

#[derive(Debug)]
enum Place {
    Temporary(Scratch),
    /// A directory that the user has named; there is just this one.
    Given(PathBuf),
}

#[derive(Debug, Default)]
struct Free {
    folders: Vec<(PathBuf, Option<Room>)>,
    /// The number of directories that were made so far.
    made: usize,
}

impl WorkDirs {
    /// Creates temporary directories, as many as are needed at a time.
    ///
    /// # Errors
    ///
    /// An I/O error if there is no place for them.
    pub fn temporary() -> io::Result<Self> {
        Ok(Self { place: Place::Temporary(Scratch::new()?), files: Vec::new(), rooms: None, free: Mutex::default() })
    }

    /// Uses a given directory, for one game at a time.
    #[must_use]
    pub fn given(folder: PathBuf) -> Self {
        Self { place: Place::Given(folder), files: Vec::new(), rooms: None, free: Mutex::default() }
    }

    /// Puts copies of these files into each directory that is made from now on, at these places in it, which lead
    /// nowhere else. Those that are no regular files, or cannot be read, are left out.
    #[must_use]
    pub fn with_files(self, files: Vec<(PathBuf, PathBuf)>) -> Self {
        Self { files, ..self }
    }

    /// Keeps the temporary directories that are made from now on in rooms for a program.
    pub(crate) fn with_rooms(self, program: Confined) -> Self {
        Self { rooms: Some(program), ..self }
    }

    /// Lends a directory until the result is dropped.
    ///
    /// # Errors
    ///
    /// An I/O error if the directory is not there and cannot be created.
    pub fn lend(&self) -> io::Result<WorkDir<'_>> {
        let (path, room) = match &self.place {
            Place::Given(folder) => (folder.clone(), None),
            Place::Temporary(all) => {
                let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
                free.folders.pop().unwrap_or_else(|| (free.next(all), None))
            }
        };
        self.create(path, room, false)
    }

    /// Lends a new directory until the result is dropped, which removes it; or the given one as it is.
    ///
    /// # Errors
    ///
    /// As [`lend`](Self::lend).
    pub fn lend_new(&self) -> io::Result<WorkDir<'_>> {
        let Place::Temporary(all) = &self.place else { return self.lend() };
        let path = self.free.lock().unwrap_or_else(PoisonError::into_inner).next(all);
        self.create(path, None, true)
    }

    fn create(&self, path: PathBuf, room: Option<Room>, is_for_once: bool) -> io::Result<WorkDir<'_>> {
        let has_room = room.is_some();
        let room = room.map_or_else(OnceCell::new, OnceCell::from);
        let mut folder = WorkDir { reach: None, path, room, owner: self, is_for_once: Cell::new(is_for_once) };
        let is_temporary = matches!(self.place, Place::Temporary(_));
        let is_new = !has_room && !folder.path.is_dir();
        if is_new {
            // This is its first use, or its last user has removed it.
            let mut builder = fs::DirBuilder::new();
            #[cfg(unix)]
            std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
            builder.recursive(true).create(&folder.path)?;
        }
        if let Some(program) = self.rooms.as_ref().filter(|_| is_temporary) {
            if !has_room {
                let _ = folder.room.set(program.build_room(&folder.path, true)?);
            }
            folder.reach = folder.room.get().map(Room::reach);
        }
        if is_new {
            for (file, place) in &self.files {
                for made in copy(file, folder.path(), place)?.iter().filter(|_| folder.reach.is_some()) {
                    give_away(made)?;
                }
            }
        }
        Ok(folder)
    }
}

impl Free {
    /// Returns the path of another temporary directory.
    fn next(&mut self, all: &Scratch) -> PathBuf {
        self.made += 1;
        all.path().join(self.made.to_string())
    }
}

/// Copies a regular file to its place in a new directory, where it can be written. Returns what was made.
fn copy(file: &Path, folder: &Path, place: &Path) -> io::Result<Vec<PathBuf>> {
    let Ok(mut opened) = open_untrusted(file) else { return Ok(Vec::new()) };
    let mut made = Vec::new();
    let above: Vec<_> = place.ancestors().skip(1).filter(|above| !above.as_os_str().is_empty()).collect();
    for above in above.into_iter().rev().map(|above| folder.join(above)) {
        if !above.is_dir() {
            fs::create_dir(&above)?;
            made.push(above);
        }
    }
    let copied = folder.join(place);
    io::copy(&mut opened, &mut File::create_new(&copied)?)?;
    made.push(copied);
    Ok(made)
}

/// A working directory that is lent to one game.
#[derive(Debug)]
pub struct WorkDir<'a> {
    /// The path by which others reach the directory, if its room has another one there.
    reach: Option<PathBuf>,
    path: PathBuf,
    /// The room that it is in.
    room: OnceCell<Room>,
    owner: &'a WorkDirs,
    /// Whether it is removed at the end.
    is_for_once: Cell<bool>,
}

impl WorkDir<'_> {
    /// Returns the path of the directory.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.reach.as_deref().unwrap_or(&self.path)
    }

    /// Returns the path by which the program that runs there knows the directory.
    #[must_use]
    pub fn place(&self) -> &Path {
        &self.path
    }

    /// Returns the room of the directory; one for this program is built if it has none.
    pub(crate) fn room(&self, program: &Confined) -> io::Result<&Room> {
        if let Some(room) = self.room.get() {
            return Ok(room);
        }
        if matches!(self.owner.place, Place::Temporary(_)) {
            give_away(&self.path)?;
        }
        let room = program.build_room(&self.path, false)?;
        Ok(self.room.get_or_init(|| room))
    }

    /// Returns whether the directory is in the memory of a room.
    pub(crate) fn is_in_memory(&self) -> bool {
        self.reach.is_some()
    }

    /// Returns whether the program runs in a room.
    pub(crate) fn has_room(&self) -> bool {
        self.room.get().is_some()
    }

    /// Checks that the directory holds no more than this many bytes, if it is temporary, so that the program wrote all
    /// of it. A directory that holds more is not lent again, as its next user would lose its game.
    pub(crate) fn check_disk(&self, limit: u64) -> Result<(), Fault> {
        let is_temporary = matches!(self.owner.place, Place::Temporary(_));
        let holds_more = || match &self.reach {
            Some(reach) => is_used_beyond(reach, limit),
            None => self.holds_more_than(limit),
        };
        if limit < u64::MAX && is_temporary && holds_more() {
            self.is_for_once.set(true);
            return Err(Fault::Disk(limit));
        }
        Ok(())
    }

    /// Returns whether the directory holds more than this many bytes, and looks no further than that. A folder into
    /// which the program lets nobody look may hold any number.
    fn holds_more_than(&self, bytes: u64) -> bool {
        let mut folders = vec![self.path.clone()];
        let mut total = 0;
        while let Some(folder) = folders.pop() {
            let entries = match fs::read_dir(folder) {
                Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::InvalidFilename) => {
                    return true;
                }
                entries => entries,
            };
            for entry in entries.into_iter().flatten().flatten() {
                let Ok(metadata) = entry.metadata() else { continue };
                if metadata.is_dir() {
                    folders.push(entry.path());
                }
                total += metadata.len().max(MIN_BYTES);
                if total > bytes {
                    return true;
                }
            }
        }
        false
    }
}

/// Returns whether more than this many bytes of a file system are in use.
#[cfg(target_os = "linux")]
fn is_used_beyond(folder: &Path, bytes: u64) -> bool {
    rustix::fs::statvfs(folder).is_ok_and(|system| (system.f_blocks - system.f_bfree) * system.f_frsize > bytes)
}

/// Returns `false`: there are no rooms.
#[cfg(not(target_os = "linux"))]
fn is_used_beyond(_: &Path, _: u64) -> bool {
    false
}

/// The bytes that anything takes on disk, even if it is empty.
const MIN_BYTES: u64 = 4096;

impl Drop for WorkDir<'_> {
    fn drop(&mut self) {
        if self.is_for_once.get() {
            // A room is thrown away as a whole. Directories that a program has made undeletable are removed at the end,
            // with all others.
            self.room.take();
            let _ = remove_tree(&self.path);
            return;
        }
        let mut free = self.owner.free.lock().unwrap_or_else(PoisonError::into_inner);
        // What is on disk stays there, but its room is for one program.
        let room = self.room.take().filter(|_| self.reach.is_some());
        free.folders.push((std::mem::take(&mut self.path), room));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by_name<const N: usize>(files: [PathBuf; N]) -> Vec<(PathBuf, PathBuf)> {
        files.map(|file| (file.clone(), file.file_name().expect("a name").into())).into()
    }

    #[test]
    fn files_may_lie_in_folders() {
        let place = tempfile::tempdir().expect("a folder");
        let table = place.path().join("table");
        fs::write(&table, "deep").expect("a file");
        let files = ["a/b/table", "a/b/other", "table"].map(|name| (table.clone(), name.into()));
        let folders = WorkDirs::temporary().expect("a folder").with_files(files.into());
        let used = folders.lend().expect("a folder");
        for name in ["a/b/table", "a/b/other", "table"] {
            assert_eq!(fs::read_to_string(used.path().join(name)).expect("a file"), "deep");
        }
    }

    #[test]
    fn a_new_directory_is_empty_and_goes_with_its_use() {
        let folders = WorkDirs::temporary().expect("a folder");
        let used = folders.lend().expect("a folder");
        fs::write(used.path().join("left"), "").expect("a file");
        let used_path = used.path().to_owned();
        drop(used);
        let new = folders.lend_new().expect("a folder");
        assert_eq!(fs::read_dir(new.path()).expect("a folder").count(), 0);
        fs::write(new.path().join("left"), "").expect("a file");
        let new_path = new.path().to_owned();
        drop(new);
        assert!(!new_path.exists());
        let again = folders.lend().expect("a folder");
        assert_eq!(again.path(), used_path, "what is left there is there in the next game");
    }

    #[test]
    fn a_directory_that_holds_too_much_is_not_lent_again() {
        let folders = WorkDirs::temporary().expect("a folder");
        let full = folders.lend().expect("a folder");
        fs::write(full.path().join("large"), "12345").expect("a file");
        full.check_disk(2 * MIN_BYTES).expect("room");
        assert!(matches!(full.check_disk(MIN_BYTES - 1), Err(Fault::Disk(_))));
        let path = full.path().to_owned();
        drop(full);
        assert!(!path.exists());
        let next = folders.lend().expect("a folder");
        assert_eq!(fs::read_dir(next.path()).expect("a folder").count(), 0);
    }

    #[test]
    fn files_are_there_from_the_beginning() {
        let place = tempfile::tempdir().expect("a folder");
        let [table, gone, folder] = ["table", "gone", "folder"].map(|name| place.path().join(name));
        fs::write(&table, "old").expect("a file");
        fs::create_dir(&folder).expect("a folder");
        let folders = WorkDirs::temporary().expect("a folder").with_files(by_name([table, gone, folder]));
        let read = |folder: &WorkDir| fs::read_to_string(folder.path().join("table")).expect("a file");
        for expected in ["old", "new"] {
            let used = folders.lend().expect("a folder");
            assert_eq!(read(&used), expected, "what was changed stays");
            assert_eq!(fs::read_dir(used.path()).expect("a folder").count(), 1);
            fs::write(used.path().join("table"), "new").expect("a file");
        }
        assert_eq!(read(&folders.lend_new().expect("a folder")), "old");
        // A folder that was removed is made again.
        let used = folders.lend().expect("a folder");
        fs::remove_dir_all(used.path()).expect("a folder");
        drop(used);
        assert_eq!(read(&folders.lend().expect("a folder")), "old");
    }

    #[test]
    #[cfg(unix)]
    fn links_are_not_followed_and_pipes_block_nobody() {
        let place = tempfile::tempdir().expect("a folder");
        let [secret, link, pipe] = ["secret", "link", "pipe"].map(|name| place.path().join(name));
        fs::write(&secret, "secret").expect("a file");
        std::os::unix::fs::symlink(&secret, &link).expect("a link");
        assert!(
            crate::run_helper(std::process::Command::new("mkfifo").arg(&pipe)).expect("a program").status.success()
        );
        let folders = WorkDirs::temporary().expect("a folder").with_files(by_name([link, pipe]));
        assert_eq!(fs::read_dir(folders.lend().expect("a folder").path()).expect("a folder").count(), 0);
    }
}
