//! Programs that play Little-Go: started for each move, with the assignment's files.

use std::io;
use std::path::{self, Path, PathBuf};
use std::process::Command;

use suite_arena::{Agent, AgentContext, AgentSource, Fault, FileAgent, FileProtocol, WorkDirs};
use suite_go::{AnswerError, AnswerFormat, GameState, Illegal, Input, Move};

use super::player::BuiltIn;
use super::table::violation;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::player_arg::{PlayerArg, PlayerKind};
use crate::cli::shared::seat::LocalPlayer;

/// A program, a built-in player or a person.
pub struct Source<'a> {
    local: LocalPlayer<'a, BuiltIn>,
    /// The folders that a program runs in.
    folders: Option<WorkDirs>,
    files: Files,
}

impl<'a> Source<'a> {
    /// Returns the source of a player's agents. A program runs in `folder`, or else in temporary folders; `reading` is the
    /// format of its answers.
    pub fn new(
        player: &PlayerArg<BuiltIn>,
        folder: Option<&Path>,
        reading: AnswerFormat,
        keyboard: &'a Keyboard,
    ) -> io::Result<Self> {
        let folders = match (&player.kind, folder) {
            (PlayerKind::Program(_), Some(folder)) => Some(WorkDirs::given(folder.to_owned())),
            (PlayerKind::Program(_), None) => Some(WorkDirs::temporary()?),
            _ => None,
        };
        Ok(Self { local: LocalPlayer { player: player.clone(), keyboard }, folders, files: Files { reading } })
    }
}

impl AgentSource<GameState> for Source<'_> {
    fn label(&self) -> &str {
        &self.local.player.label
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<GameState> + '_>, Fault> {
        let PlayerArg { label, kind } = &self.local.player;
        let (PlayerKind::Program(words), Some(folders)) = (kind, &self.folders) else {
            return Ok(self.local.seat(context.rng));
        };
        let folder = folders.lend().map_err(Fault::no_folder)?;
        Ok(Box::new(FileAgent::new(label, command(words), folder, &self.files, context.limits)))
    }
}

/// Returns the command of these words, to run in any folder.
fn command(words: &[String]) -> Command {
    let mut command = Command::new(if Path::new(&words[0]).components().count() > 1 {
        from_anywhere(&words[0])
    } else {
        PathBuf::from(&words[0])
    });
    command.args(words[1..].iter().map(|word| from_anywhere(word)));
    command
}

/// Returns a word of a command line for a program that runs in another folder: the path of a file, or of a folder that is
/// written as one, becomes absolute.
fn from_anywhere(word: &str) -> PathBuf {
    let path = Path::new(word);
    let is_place = path.is_file() || path.is_dir() && (word.starts_with('.') || word.contains('/'));
    let absolute = path::absolute(path).ok().filter(|_| is_place);
    absolute.unwrap_or_else(|| path.to_owned())
}

/// The protocol of `input.txt` and `output.txt`.
struct Files {
    reading: AnswerFormat,
}

impl FileProtocol<GameState> for Files {
    fn input(&self) -> &'static str {
        "input.txt"
    }

    fn output(&self) -> &'static str {
        "output.txt"
    }

    fn turn(&self, state: &GameState) -> String {
        Input::from(state).to_string()
    }

    fn parse_move(&self, state: &GameState, text: &str) -> Result<Move, Fault> {
        self.reading.parse(text, state.position.size()).map_err(|error| {
            let said = text.trim_end().to_owned();
            match error {
                AnswerError::OffBoard => Fault::Illegal { said, violation: Some(violation(Illegal::OffBoard)) },
                AnswerError::NotAMove => Fault::Malformed { said, why: error.to_string() },
            }
        })
    }
}
