//! The command line of a program, and its confinement.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use super::confinement::Confinement;
use super::kernel;
use super::own_files::{OwnFiles, own_files};
use super::rules::Rules;
use crate::Limits;

/// A program that is started in a folder to write in.
#[derive(Debug, Clone)]
pub struct Program {
    words: Vec<PathBuf>,
    confined: Option<Confined>,
}

#[derive(Debug, Clone)]
struct Confined {
    /// The words that start the launcher; its arguments follow.
    launcher: Vec<OsString>,
    rules: Rules,
}

/// The search path of programs if the environment has none.
const PATH: &str = "/usr/local/bin:/usr/bin:/bin";
/// The tasks that a user may start beyond those of the beginning. The watchdog counts processes more strictly.
const MORE_TASKS: u64 = 4096;

impl Program {
    /// Returns a program that is not confined. The words are those of its command line, at least one.
    #[must_use]
    pub const fn unconfined(words: Vec<PathBuf>) -> Self {
        Self { words, confined: None }
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
        if confinement == Confinement::Off {
            return self;
        }
        let OwnFiles { read, list } = own_files(&self.words, private);
        let rules = Rules {
            confinement,
            read,
            list,
            // A second line: run-time systems reserve more than they hold, which the watchdog measures.
            memory: limits.memory.saturating_mul(4).saturating_add(1 << 30),
            file_size: limits.disk,
            tasks: kernel::tasks_of_user() + MORE_TASKS,
            parent: process::id(),
        };
        Self { confined: Some(Confined { launcher: launcher.to_owned(), rules }), ..self }
    }

    /// Returns the command that starts the program in a folder.
    ///
    /// # Errors
    ///
    /// An I/O error if the name of a file that the program may read is not valid UTF-8.
    pub fn command(&self, folder: &Path) -> io::Result<Command> {
        let Some(Confined { launcher, rules }) = &self.confined else { return Ok(command(&self.words, folder)) };
        let mut command = command(launcher, folder);
        command.arg(serde_json::to_string(rules)?).arg("--");
        command.args(&self.words);
        command.env_clear().env("LANG", "C.UTF-8").env("HOME", folder).env("TMPDIR", folder);
        command.env("PATH", env::var_os("PATH").unwrap_or_else(|| PATH.into()));
        Ok(command)
    }
}

fn command<W: AsRef<OsStr>>(words: &[W], folder: &Path) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).current_dir(folder);
    command
}
