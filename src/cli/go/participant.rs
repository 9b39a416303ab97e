//! Who takes part in a match.

use std::io;
use std::path::{self, Path, PathBuf};
use std::process::Command;

use suite_go::{AnswerFormat, GameState};

use super::files::Files;
use super::player::Player;
use crate::cli::entrant::{Entrant, Kind};
use crate::cli::keyboard::Keyboard;
use crate::cli::person::Person;
use suite_arena::{Agent, AgentContext, AgentSource, Fault, FileAgent, Limits, WorkDirs};

/// Somebody in a match.
pub struct Participant<'a> {
    entrant: &'a Entrant<Player>,
    /// Where its programs run, if it is one.
    folders: Option<WorkDirs>,
    files: Files,
    limits: Limits,
    keyboard: &'a Keyboard,
}

impl<'a> Participant<'a> {
    /// Enters somebody into a match. A program runs in `folder`, or in folders of its own if there is none, within `limits`;
    /// its answers are read as `reading` says. A person types at `keyboard`.
    pub fn new(
        entrant: &'a Entrant<Player>,
        folder: Option<&Path>,
        reading: AnswerFormat,
        limits: Limits,
        keyboard: &'a Keyboard,
    ) -> io::Result<Self> {
        let folders = match (&entrant.kind, folder) {
            (Kind::Program(_), Some(folder)) => Some(WorkDirs::given(folder.to_owned())),
            (Kind::Program(_), None) => Some(WorkDirs::temporary()?),
            _ => None,
        };
        Ok(Self { entrant, folders, files: Files { reading }, limits, keyboard })
    }
}

impl AgentSource<GameState> for Participant<'_> {
    fn label(&self) -> &str {
        &self.entrant.label
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<GameState> + '_>, Fault> {
        match (&self.entrant.kind, &self.folders) {
            (Kind::Person, _) => Ok(Box::new(Person::new(self.keyboard))),
            (Kind::BuiltIn(player), _) => Ok(player.agent(&self.entrant.label, context.rng)),
            (Kind::Program(words), folders) => {
                let folders = folders.as_ref().expect("a program has a place to run");
                let folder = folders.lend().map_err(Fault::no_folder)?;
                let command = command(words);
                Ok(Box::new(FileAgent::new(&self.entrant.label, command, folder, &self.files, self.limits)))
            }
        }
    }
}

/// The command of these words, for any folder to run in.
fn command(words: &[String]) -> Command {
    let mut command = Command::new(if Path::new(&words[0]).components().count() > 1 {
        from_anywhere(&words[0])
    } else {
        PathBuf::from(&words[0])
    });
    command.args(words[1..].iter().map(|word| from_anywhere(word)));
    command
}

/// A word of a command line. One that names a file of the current folder, or visibly a folder there, names it wherever the
/// program runs.
fn from_anywhere(word: &str) -> PathBuf {
    let path = Path::new(word);
    let is_place = path.is_file() || path.is_dir() && (word.starts_with('.') || word.contains('/'));
    let absolute = path::absolute(path).ok().filter(|_| is_place);
    absolute.unwrap_or_else(|| path.to_owned())
}
