//! Players as people name them: built-in players, people, programs.

use anyhow::Result;
use suite_tabletop::{AnyGame, AnyPlayer, PERSON_NAMES};
use suite_text::printable;

use crate::{CommonLimits, Interpreter, ProgramError, ProgramSource};

/// A player of a game, as the command line, the page or a plan names it.
#[derive(Debug, Clone)]
pub struct PlayerChoice {
    /// The text that names it, with unprintable characters escaped.
    pub label: String,
    /// What it is.
    pub kind: PlayerKind,
}

/// The kinds of players.
#[derive(Debug, Clone)]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A built-in player.
    BuiltIn(AnyPlayer),
    /// A program.
    Program(ProgramSource),
}

impl PlayerChoice {
    /// Returns a person.
    #[must_use]
    pub fn person() -> Self {
        Self { label: PERSON_NAMES[0].to_owned(), kind: PlayerKind::Person }
    }

    /// Parses any player of a game.
    ///
    /// # Errors
    ///
    /// A message for people if the text names none.
    pub fn parse(game: &dyn AnyGame, text: &str) -> Result<Self, String> {
        if PERSON_NAMES.contains(&text) {
            return Ok(Self { label: text.to_owned(), kind: PlayerKind::Person });
        }
        Self::parse_among(game, text, &format!("{}, {}", names(game), PERSON_NAMES[0]))
    }

    /// Parses a player of a game that is no person.
    ///
    /// # Errors
    ///
    /// A message for people if the text names none.
    pub fn parse_without_people(game: &dyn AnyGame, text: &str) -> Result<Self, String> {
        Self::parse_among(game, text, &names(game))
    }

    /// Parses a built-in player or a program; `names` are what might have been meant, for messages.
    fn parse_among(game: &dyn AnyGame, text: &str, names: &str) -> Result<Self, String> {
        let program_names = game.facts().program_names;
        let kind = if let Some(player) = game.player(text) {
            PlayerKind::BuiltIn(player?)
        } else if program_names.is_empty() {
            return Err(format!("expected one of {names}"));
        } else {
            PlayerKind::Program(ProgramSource::parse(text, program_names).map_err(|error| match error {
                ProgramError::NoProgram(_) => format!("expected a program or one of {names}; {error}"),
                ProgramError::NoWords
                | ProgramError::Archive(_)
                | ProgramError::NotExecutable(_)
                | ProgramError::Unquoted(_) => error.to_string(),
            })?)
        };
        Ok(Self { label: printable(text), kind })
    }

    /// Returns the player as it is started here, if it is a program.
    ///
    /// # Errors
    ///
    /// Those of [`ProgramSource::ready`].
    pub fn ready(&self, common: &CommonLimits) -> Result<Self> {
        Ok(match &self.kind {
            PlayerKind::Program(source) => {
                Self { kind: PlayerKind::Program(source.ready(common)?), label: self.label.clone() }
            }
            PlayerKind::BuiltIn(_) | PlayerKind::Person => self.clone(),
        })
    }

    /// Returns the interpreter of a program in Python, once it is found.
    #[must_use]
    pub const fn interpreter(&self) -> Option<&Interpreter> {
        match &self.kind {
            PlayerKind::Program(source) => source.interpreter(),
            PlayerKind::BuiltIn(_) | PlayerKind::Person => None,
        }
    }

    /// Returns whether it is a built-in player.
    #[must_use]
    pub const fn is_built_in(&self) -> bool {
        matches!(self.kind, PlayerKind::BuiltIn(_))
    }

    /// Returns whether it is a person.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self.kind, PlayerKind::Person)
    }

    /// Returns whether it is a program.
    #[must_use]
    pub const fn is_program(&self) -> bool {
        matches!(self.kind, PlayerKind::Program(_))
    }
}

/// Parses a built-in player of a game.
///
/// # Errors
///
/// A message for people if the text names none.
pub fn parse_built_in(game: &dyn AnyGame, text: &str) -> Result<AnyPlayer, String> {
    game.player(text).unwrap_or_else(|| Err(format!("expected one of {}", names(game))))
}

/// Returns the names of all built-in players, for messages.
fn names(game: &dyn AnyGame) -> String {
    game.facts().player_names.join(", ")
}
