//! Programs that take part in a match.

use std::env;
use std::io;
use std::path::{self, Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use suite_arena::{Confinement, Fault, Limits, Program, WorkDir, WorkDirs};

use crate::cli::confined;

/// A program with the folders that it runs in.
pub struct HostedProgram {
    program: Program,
    folders: WorkDirs,
}

impl HostedProgram {
    /// Returns the program with these words, at least one. It runs in `folder`, or else in temporary folders.
    pub fn new(
        words: &[String],
        folder: Option<PathBuf>,
        confinement: Confinement,
        limits: Limits,
        records: Option<&Path>,
    ) -> Result<Self> {
        let folders = folder.map_or_else(WorkDirs::temporary, |folder| Ok(WorkDirs::given(folder)));
        let folders = folders.context("cannot make a folder for programs to run in")?;
        let private: Vec<_> = records.map(Path::to_owned).into_iter().chain([env::temp_dir()]).collect();
        let launcher = confined::launcher().context("cannot find this program")?;
        let program = Program::unconfined(from_anywhere(words)).confined(confinement, &launcher, limits, &private);
        Ok(Self { program, folders })
    }

    /// Returns the command that starts the program, and the folder to start it in.
    pub fn command(&self) -> Result<(Command, WorkDir<'_>), Fault> {
        self.command_in(self.folders.lend())
    }

    /// Returns the command that starts the program, and a new, empty folder to start it in.
    pub fn command_in_new_folder(&self) -> Result<(Command, WorkDir<'_>), Fault> {
        self.command_in(self.folders.lend_new())
    }

    fn command_in<'a>(&self, folder: io::Result<WorkDir<'a>>) -> Result<(Command, WorkDir<'a>), Fault> {
        let folder = folder.map_err(Fault::no_folder)?;
        Ok((self.program.command(folder.path()).map_err(Fault::no_start)?, folder))
    }

    /// Returns what confines the program.
    pub fn confinement(&self) -> Confinement {
        self.program.confinement()
    }
}

/// Returns the words of a command line for a program that runs in another folder: the path of a file, or of a folder that is
/// written as one, becomes absolute.
fn from_anywhere(words: &[String]) -> Vec<PathBuf> {
    let absolute = |(index, word): (usize, &String)| {
        let path = Path::new(word);
        let is_place = path.is_file() || path.is_dir() && (word.starts_with('.') || word.contains('/'));
        // A program without a folder is looked for in the search path, even if there is a file of that name here.
        let is_looked_for = index == 0 && path.components().count() == 1;
        path::absolute(path).ok().filter(|_| is_place && !is_looked_for).unwrap_or_else(|| path.to_owned())
    };
    words.iter().enumerate().map(absolute).collect()
}
