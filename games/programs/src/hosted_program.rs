//! Programs that take part in a match.

use std::env;
use std::io;
use std::path::{self, Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use suite_arena::{Agent, AgentContext, Confinement, Fault, FileAgent, Limits, PipeAgent, Program, WorkDir, WorkDirs};
use suite_tabletop::{AnyPosition, Protocol};

use crate::compilation::{self, CompileError, compile};
use crate::{ProgramSource, SourceFile, confined, helper_files};

/// A program with the folders that it runs in.
pub struct HostedProgram {
    program: Result<Program, CompileError>,
    confinement: Confinement,
    folders: WorkDirs,
    /// Where a source file was compiled to.
    _build: Option<WorkDirs>,
}

const NO_FOLDER: &str = "cannot make a folder for programs to run in";

impl HostedProgram {
    /// Returns the program from a source, which is compiled if its language asks for that. It runs in `folder`, or else
    /// in temporary folders, which hold its helper files.
    ///
    /// # Errors
    ///
    /// A folder that cannot be made or read, too large helper files, or a compiler that cannot be run.
    pub fn new(
        source: &ProgramSource,
        folder: Option<PathBuf>,
        confinement: Confinement,
        limits: Limits,
        records: Option<&Path>,
    ) -> Result<Self> {
        let private: Vec<_> = records.map(Path::to_owned).into_iter().chain([env::temp_dir()]).collect();
        let launcher = confined::launcher().context("cannot find this program")?;
        let confine = |words: Vec<PathBuf>, limits: Limits| {
            Program::unconfined(words).confined(confinement, &launcher, limits, &private)
        };
        let (program, helpers, build) = match source {
            ProgramSource::Command(words) => (Ok(confine(from_anywhere(words), limits)), Vec::new(), None),
            ProgramSource::File(file) => {
                let file = SourceFile { path: path::absolute(&file.path)?, ..file.clone() };
                let build = WorkDirs::temporary().context(NO_FOLDER)?;
                let program = program(&file, &build, limits, confine)?;
                (program, helper_files(&file.path, &private)?, Some(build))
            }
        };
        let folders = match folder {
            Some(folder) => WorkDirs::given(folder),
            None => WorkDirs::temporary().context(NO_FOLDER)?.with_files(helpers),
        };
        let folders = match &program {
            Ok(program) => program.furnish(folders),
            Err(_) => folders,
        };
        Ok(Self { program, confinement, folders, _build: build })
    }

    /// Returns the program, or what the compiler said if it could not be compiled.
    ///
    /// # Errors
    ///
    /// What the compiler said.
    pub fn compiled(self) -> Result<Self, CompileError> {
        match self.program {
            Ok(_) => Ok(self),
            Err(error) => Err(error),
        }
    }

    /// Returns the command that starts the program, and the folder to start it in.
    ///
    /// # Errors
    ///
    /// The fault of an agent whose program could not be compiled or has no folder.
    pub fn command(&self) -> Result<(Command, WorkDir<'_>), Fault> {
        self.command_in(self.folders.lend())
    }

    /// Returns the command that starts the program, and a new, empty folder to start it in.
    ///
    /// # Errors
    ///
    /// The fault of an agent whose program could not be compiled or has no folder.
    pub fn command_in_new_folder(&self) -> Result<(Command, WorkDir<'_>), Fault> {
        self.command_in(self.folders.lend_new())
    }

    /// Starts the program as an agent of a game. The agent goes by `name` until it has introduced itself.
    ///
    /// # Errors
    ///
    /// The fault of an agent that does not start.
    pub fn agent<'a>(
        &'a self,
        name: &'a str,
        protocol: &'a Protocol<AnyPosition>,
        context: AgentContext,
    ) -> Result<Box<dyn Agent<AnyPosition> + 'a>, Fault> {
        let (command, folder) = self.command()?;
        match protocol {
            Protocol::Files(files) => Ok(Box::new(FileAgent::new(name, command, folder, &**files, context.limits))),
            Protocol::Pipe(pipe) => Ok(Box::new(PipeAgent::spawn(name, command, folder, &**pipe, context)?)),
        }
    }

    fn command_in<'a>(&self, folder: io::Result<WorkDir<'a>>) -> Result<(Command, WorkDir<'a>), Fault> {
        let program = self.program.as_ref().map_err(CompileError::fault)?;
        let folder = folder.map_err(Fault::no_folder)?;
        Ok((program.command(&folder).map_err(Fault::no_start)?, folder))
    }

    /// Returns what confines the program.
    pub const fn confinement(&self) -> Confinement {
        self.confinement
    }
}

/// Returns the program of a source file, compiled into a folder of `build`.
fn program(
    file: &SourceFile,
    build: &WorkDirs,
    limits: Limits,
    confine: impl Fn(Vec<PathBuf>, Limits) -> Program,
) -> Result<Result<Program, CompileError>> {
    let folder = build.lend().context(NO_FOLDER)?;
    if let Some(words) = file.language.compiler(&file.path, folder.path(), compilation::LIMITS.memory)
        && let Err(error) = compile(file, &confine(words, compilation::LIMITS), &folder)?
    {
        return Ok(Err(error));
    }
    Ok(Ok(confine(file.language.words(&file.path, folder.path(), limits.memory), limits)))
}

/// Returns the words of a command line for a program that runs in another folder: the path of a file, or of a folder
/// that is written as one, becomes absolute.
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
