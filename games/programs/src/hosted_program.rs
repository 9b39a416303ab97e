//! Programs that take part in a match.

use std::env;
use std::fs;
use std::io;
use std::path::{self, Path, PathBuf, is_separator};
use std::process::Command;

use anyhow::{Context, Result};
use suite_arena::{
    Agent, AgentContext, Confinement, Fault, FileAgent, Limits, PipeAgent, Program, WorkDir, WorkDirs, find_program,
};
use suite_tabletop::{AnyPosition, Protocol, StarterFile};

use crate::compilation::{self, CompileError, compile};
use crate::content::gradings_beside;
use crate::helper_files::{by_name, files_to_run_with, files_to_start_with, is_whole};
use crate::{CommonLimits, Language, ProgramLimits, ProgramSource, SourceFile, StarterFiles, confined};

/// A program with the folders that it runs in.
pub struct HostedProgram {
    program: Result<Program, CompileError>,
    confinement: Confinement,
    folders: WorkDirs,
    /// Where a source file was compiled to, and where it lies with the starter files.
    _build: Vec<WorkDirs>,
}

const NO_FOLDER: &str = "cannot make a folder for programs to run in";

impl HostedProgram {
    /// Returns the program from a source, which is set up and confined as `common` says, and compiled if its language
    /// asks for that. A game has `stand_ins` for starter files. It runs in `folder`, or else in temporary folders,
    /// which hold its helper files and, in Python, a copy of the source file that is started there if nothing is
    /// missing.
    ///
    /// # Errors
    ///
    /// A program that is not [ready](ProgramSource::ready), a folder that cannot be made or read, too large files, or a
    /// compiler that cannot be run.
    pub fn new(
        source: &ProgramSource,
        folder: Option<PathBuf>,
        common: &CommonLimits,
        limits: Limits,
        stand_ins: &[StarterFile],
        records: Option<&Path>,
    ) -> Result<Self> {
        let confinement = common.confine.confinement()?;
        let private = records.map(Path::to_owned).into_iter().chain([env::temp_dir()]);
        let private: Vec<_> = private.chain(common.private.iter().cloned()).collect();
        let launcher = confined::launcher().context("cannot find this program")?;
        let confine = |words: Vec<PathBuf>, limits: Limits| {
            let private = [private.clone(), words.iter().flat_map(|word| gradings_beside(word)).collect()].concat();
            Program::unconfined(words).confined(confinement, &launcher, limits, &private)
        };
        let mut build = Vec::new();
        let (program, helpers) = match source.ready(common)? {
            ProgramSource::Command(words) => (Ok(confine(from_anywhere(&words), limits)), Vec::new()),
            ProgramSource::File(file) => {
                let mut file = SourceFile { path: path::absolute(&file.path)?, ..file };
                let mut helpers = files_to_run_with(&file, &private)?;
                if let Some(starter) = &common.setup.with {
                    let (place, laid) = lay(&mut file, starter, stand_ins, &private)?;
                    build.push(place);
                    helpers.retain(|(_, place)| !laid.iter().any(|(_, starter)| starter == place));
                    helpers.extend(laid);
                }
                let place = WorkDirs::temporary().context(NO_FOLDER)?;
                let mut program = program(&file, &place, limits, confine)?;
                build.push(place);
                if folder.is_none() && file.language == Language::Python && is_whole(&file, &helpers) {
                    let own = by_name(file.path.clone());
                    if helpers.iter().all(|(_, place)| *place != own.1) {
                        helpers.push(own);
                    }
                    program = program.map(|program| program.copied(file.path));
                }
                (program, helpers)
            }
            ProgramSource::Folder { .. } => unreachable!("it is ready"),
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
            Protocol::Files(files) => Ok(Box::new(FileAgent::new(name, command, folder, &**files, context))),
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

impl ProgramLimits {
    /// Returns the program from a source, in a game with these `stand_ins` for starter files. It cannot read the folder
    /// of `records`, if there is one.
    ///
    /// # Errors
    ///
    /// A program that is not ready, a confinement that cannot be enforced, a folder that cannot be used, or a compiler
    /// that cannot be run.
    pub fn host(
        &self,
        source: &ProgramSource,
        stand_ins: &[StarterFile],
        records: Option<&Path>,
    ) -> Result<HostedProgram> {
        HostedProgram::new(source, self.folder(1)?, &self.common, self.limits(), stand_ins, records)
    }
}

/// Copies a source file, with the files that it is started with, to a new folder, and lays the starter files over them.
/// The file is the copy then. Returns the folder, and the starter files with their places.
fn lay(
    file: &mut SourceFile,
    starter: &StarterFiles,
    stand_ins: &[StarterFile],
    private: &[PathBuf],
) -> Result<(WorkDirs, Vec<(PathBuf, PathBuf)>)> {
    let starter = starter.read(stand_ins)?;
    let mut files = files_to_start_with(file, private)?;
    let is_laid = |place: &Path| place.to_str().is_some_and(|name| starter.contains_key(name));
    files.retain(|(source, place)| *source == file.path || !is_laid(place));
    let place = WorkDirs::temporary().context(NO_FOLDER)?.with_files(files);
    let folder = place.lend().context(NO_FOLDER)?.place().to_owned();
    let mut laid = Vec::new();
    for (name, content) in starter {
        let path = folder.join(&name);
        if !path.exists() {
            fs::write(&path, content).context(NO_FOLDER)?;
            laid.push((path, PathBuf::from(name)));
        }
    }
    // Whoever the program is, it may look.
    #[cfg(unix)]
    fs::set_permissions(&folder, std::os::unix::fs::PermissionsExt::from_mode(0o755)).context(NO_FOLDER)?;
    let path = folder.join(file.path.file_name().unwrap_or_default());
    file.named = if file.named.is_dir() { folder } else { path.clone() };
    file.path = path;
    Ok((place, laid))
}

/// Returns the program of a source file, compiled into a folder of `build`.
fn program(
    file: &SourceFile,
    build: &WorkDirs,
    limits: Limits,
    confine: impl Fn(Vec<PathBuf>, Limits) -> Program,
) -> Result<Result<Program, CompileError>> {
    let mut error = None;
    for more in compiled_with(file) {
        let folder = build.lend().context(NO_FOLDER)?;
        let source = source_to_compile(file, folder.path()).context(NO_FOLDER)?;
        let Some(words) = file.language.compiler(&source, &more, folder.path(), compilation::LIMITS.memory) else {
            break;
        };
        match compile(file, &confine(words, compilation::LIMITS), &folder)? {
            Ok(()) => {
                error = None;
                break;
            }
            // What the first way has led to tells the most.
            Err(found) => error = error.or(Some(found)),
        }
    }
    if let Some(error) = error {
        return Ok(Err(error));
    }
    let folder = build.lend().context(NO_FOLDER)?;
    Ok(Ok(confine(file.words(folder.path(), limits.memory), limits)))
}

/// Returns the path of a source file for the compiler: with those beside it, it is copied to `folder` if it has to have
/// another name.
fn source_to_compile(file: &SourceFile, folder: &Path) -> io::Result<PathBuf> {
    let path = file.path_to_compile();
    if path == file.path {
        return Ok(path);
    }
    let copy_of = |path: &Path| folder.join(path.file_name().unwrap_or_default());
    for part in file.parts_beside() {
        fs::copy(&part, copy_of(&part))?;
    }
    fs::copy(&file.path, copy_of(&path))?;
    Ok(copy_of(&path))
}

/// Returns the files that a source file is compiled with, in the order of tries: all of its language in the folder that
/// was handed in, or none, if some of them are programs of their own. Beside a file that was named alone may lie those
/// of others, so they come last.
fn compiled_with(file: &SourceFile) -> Vec<Vec<PathBuf>> {
    let more = if file.language == Language::Cpp { file.parts_beside() } else { Vec::new() };
    let mut tries = vec![more, Vec::new()];
    if !file.named.is_dir() {
        tries.reverse();
    }
    tries.dedup();
    tries
}

/// Returns the words of a command line for a program that runs in another folder: the path of a file, or of a folder
/// that is written as one, becomes absolute.
fn from_anywhere(words: &[String]) -> Vec<PathBuf> {
    let absolute = |(index, word): (usize, &String)| {
        let path = Path::new(word);
        let found = if index > 0 {
            let is_place = path.is_file() || path.is_dir() && (word.starts_with('.') || word.contains(is_separator));
            is_place.then(|| path.to_owned())
        } else if cfg!(windows) || path.components().count() > 1 {
            find_program(path)
        } else {
            // It is looked for in the search path, even if there is a file of that name here.
            None
        };
        found.and_then(|path| path::absolute(path).ok()).unwrap_or_else(|| path.to_owned())
    };
    words.iter().enumerate().map(absolute).collect()
}
