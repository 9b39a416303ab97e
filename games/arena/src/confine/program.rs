//! The command line of a program, and its confinement.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use super::confinement::Confinement;
use super::kernel::{self, Room};
use super::launch_step::START;
use super::own_files::{OwnFiles, own_files, user_base};
use super::room_plan::RoomPlan;
use super::rules::Rules;
use crate::{Limits, WorkDir, WorkDirs, find_program};

/// A program that is started in a folder to write in.
#[derive(Debug, Clone)]
pub struct Program {
    words: Vec<PathBuf>,
    /// The word that stands for a copy of its file.
    copied: Option<PathBuf>,
    confined: Option<Confined>,
}

/// How a program is confined.
#[derive(Debug, Clone)]
pub(crate) struct Confined {
    /// The words that start the launcher; its arguments follow.
    launcher: Vec<OsString>,
    rules: Rules,
    /// The bytes that it may write.
    disk: u64,
}

/// The search path of programs if the environment has none.
const PATH: &str = "/usr/local/bin:/usr/bin:/bin";
/// The tasks that a user may start beyond those of the beginning. The watchdog counts processes more strictly.
const MORE_TASKS: u64 = 1024;

impl Program {
    /// Returns a program that is not confined. The words are those of its command line, at least one.
    #[must_use]
    pub const fn unconfined(words: Vec<PathBuf>) -> Self {
        Self { words, copied: None, confined: None }
    }

    /// Returns the program under a confinement.
    ///
    /// The words of `launcher` start this executable so that it calls [`launch`](crate::launch) with the [`Rules`], as
    /// JSON, and with the words of the program after `--`. The program may read less of folders that hold something
    /// `private`.
    #[must_use]
    pub fn confined(
        self,
        confinement: Confinement,
        launcher: &[OsString],
        limits: Limits,
        private: &[PathBuf],
    ) -> Self {
        let Confinement::Kernel(_) = confinement else { return self };
        let own = own_programs(&self.words);
        let OwnFiles { read, list } = own_files(&self.words, private);
        let rules = Rules {
            confinement,
            read,
            list,
            marks: !own.is_empty(),
            hidden: own,
            // A second line: run-time systems reserve more than they hold, which the watchdog measures.
            memory: limits.memory.saturating_mul(4).saturating_add(1 << 30),
            file_size: limits.disk,
            tasks: kernel::tasks_of_user() + MORE_TASKS,
            parent: process::id(),
            room: None,
            place: PathBuf::new(),
        };
        let launcher = launcher.to_owned();
        Self { confined: Some(Confined { launcher, rules, disk: limits.disk }), ..self }
    }

    /// Returns the program, started by the copy of this file of its words that lies in the folder that it runs in.
    #[must_use]
    pub fn copied(self, file: PathBuf) -> Self {
        Self { copied: Some(file), ..self }
    }

    /// Returns the program, marked as one that must not start this executable even if it is this executable.
    pub(super) fn marked(mut self) -> Self {
        if let Some(confined) = &mut self.confined {
            confined.rules.marks = true;
        }
        self
    }

    /// Returns these folders with rooms for this program, if it is confined to one, so that what it writes in temporary
    /// ones is kept in memory and thrown away unseen.
    #[must_use]
    pub fn furnish(&self, folders: WorkDirs) -> WorkDirs {
        match &self.confined {
            Some(confined) if confined.has_room() => folders.with_rooms(confined.clone()),
            _ => folders,
        }
    }

    /// Returns the command that starts the program in a folder.
    ///
    /// # Errors
    ///
    /// An I/O error if the name of a file that the program may read is not valid UTF-8, or if its room cannot be built.
    pub fn command(&self, folder: &WorkDir) -> io::Result<Command> {
        let Some(confined) = &self.confined else {
            return Ok(command(&self.words_to_start(), folder.path()));
        };
        let room = if confined.has_room() { Some(folder.room(confined)?.holder()) } else { None };
        let rules = Rules { room, place: folder.place().to_owned(), ..confined.rules.clone() };
        let mut command = command(&confined.launcher, folder.path());
        command.arg(START).arg(serde_json::to_string(&rules)?).arg("--").args(self.words_to_start());
        command.env_clear().env("LANG", "C.UTF-8").env("TMPDIR", folder.place());
        command.env("PATH", env::var_os("PATH").unwrap_or_else(|| PATH.into()));
        if cfg!(target_os = "macos") {
            // Each version of Python looks for packages of the user in another place below the home.
            command.envs(["HOME", "PYTHONUSERBASE"].into_iter().filter_map(|name| Some((name, env::var_os(name)?))));
        } else {
            command.env("HOME", folder.place());
            // Packages of the user lie below a home that is not that of the program.
            let is_below = |base: &PathBuf| confined.rules.read.iter().any(|path| path.starts_with(base.join("lib")));
            command.envs(user_base().filter(is_below).map(|base| ("PYTHONUSERBASE", base)));
        }
        Ok(command)
    }

    /// Returns the words, those of the command line: that of a copied file is its name.
    fn words_to_start(&self) -> Vec<&Path> {
        let copied = self.copied.as_deref();
        let name = |word| copied.filter(|file| *file == word).and_then(Path::file_name).map(Path::new);
        self.words.iter().map(|word| name(word).unwrap_or(word)).collect()
    }
}

impl Confined {
    fn has_room(&self) -> bool {
        matches!(self.rules.confinement, Confinement::Kernel(support) if support.namespaces)
    }

    /// Builds a room around a folder, which stays on disk or is replaced by one in memory.
    pub(crate) fn build_room(&self, place: &Path, is_in_memory: bool) -> io::Result<Room> {
        let plan = RoomPlan {
            read: self.rules.read.clone(),
            hidden: self.rules.hidden.clone(),
            place: place.to_owned(),
            bytes: is_in_memory.then_some(self.disk),
        };
        Room::build(&self.launcher, &plan)
    }
}

/// Returns the files that start this executable: no program that is judged may find them, unless one of its words names
/// one of them.
fn own_programs(words: &[PathBuf]) -> Vec<PathBuf> {
    let own = env::current_exe().ok().and_then(|own| own.canonicalize().ok());
    let name = own.as_deref().and_then(Path::file_name).unwrap_or_default().to_owned();
    let path = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&path).map(|folder| folder.join(&name)).filter_map(|file| file.canonicalize().ok());
    let own: Vec<_> = own.iter().cloned().chain(found).collect();
    let is_own = |word: &PathBuf| {
        find_program(word).and_then(|file| file.canonicalize().ok()).is_some_and(|file| own.contains(&file))
    };
    if words.iter().any(is_own) { Vec::new() } else { own }
}

fn command<W: AsRef<OsStr>>(words: &[W], folder: &Path) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).current_dir(folder);
    if cfg!(windows) {
        // As everywhere else, whatever the code page of this computer is.
        command.env("PYTHONUTF8", "1");
    }
    command
}
