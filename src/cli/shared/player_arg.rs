//! Players as the command line names them: built-in players, people, programs.

use std::fmt::Debug;
use std::str::FromStr;

use clap::ValueEnum;
use suite_arena::printable;
use suite_programs::{ProgramError, ProgramSource};

/// The built-in players of a game, with their options.
pub trait BuiltInPlayer: Debug + Clone + Send + Sync + 'static {
    /// Their names.
    type Name: ValueEnum;

    /// The default opponent of `play`.
    const OPPONENT: &str;

    /// The names that the assignment has for a program, the first one first; none if the game has no protocol for programs.
    const PROGRAM_NAMES: &[&str] = &[];

    /// Returns the player with its default options.
    fn named(name: Self::Name) -> Self;

    /// Sets an option, given as `key` or `key=value`.
    fn set(&mut self, option: &str) -> Result<(), String>;

    /// Returns the player that gives hints.
    fn strongest() -> Self;

    /// Parses `name` or `name:option,option=value`; returns `None` if no player has that name.
    fn parse(text: &str) -> Option<Result<Self, String>> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        let mut player = Self::named(Self::Name::from_str(name, false).ok()?);
        let mut options = options.split(',').filter(|option| !option.is_empty());
        Some(options.try_for_each(|option| player.set(option)).map(|()| player))
    }

    /// Returns the names of all built-in players, for messages.
    fn names() -> String {
        let names = Self::Name::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        names.map(|name| name.get_name().to_owned()).collect::<Vec<_>>().join(", ")
    }
}

/// Parses a built-in player.
pub fn built_in<P: BuiltInPlayer>(text: &str) -> Result<P, String> {
    P::parse(text).unwrap_or_else(|| Err(format!("expected one of {}", P::names())))
}

/// The names of a person at this terminal.
const PERSON: [&str; 2] = ["human", "manual"];

/// A player as the command line names it.
#[derive(Debug, Clone)]
pub struct PlayerArg<P> {
    /// The argument, with unprintable characters escaped.
    pub label: String,
    /// The kind of the player.
    pub kind: PlayerKind<P>,
}

/// The kinds of players.
#[derive(Debug, Clone)]
pub enum PlayerKind<P> {
    /// A person at this terminal.
    Person,
    /// A built-in player.
    BuiltIn(P),
    /// A program.
    Program(ProgramSource),
}

impl<P: BuiltInPlayer> PlayerArg<P> {
    /// Returns a person.
    pub fn person() -> Self {
        Self { label: PERSON[0].to_owned(), kind: PlayerKind::Person }
    }

    /// Parses a player that is no person.
    pub fn parse_without_people(text: &str) -> Result<Self, String> {
        Self::parse_among(text, &P::names())
    }

    /// Parses a built-in player or a program; `names` are what might have been meant, for messages.
    fn parse_among(text: &str, names: &str) -> Result<Self, String> {
        let kind = if let Some(player) = P::parse(text) {
            PlayerKind::BuiltIn(player?)
        } else if P::PROGRAM_NAMES.is_empty() {
            return Err(format!("expected one of {names}"));
        } else {
            PlayerKind::Program(ProgramSource::parse(text, P::PROGRAM_NAMES).map_err(|error| match error {
                ProgramError::NoProgram(_) => format!("expected a program or one of {names}; {error}"),
                _ => error.to_string(),
            })?)
        };
        Ok(Self { label: printable(text), kind })
    }

    /// Returns whether it is a built-in player.
    pub const fn is_built_in(&self) -> bool {
        matches!(self.kind, PlayerKind::BuiltIn(_))
    }

    /// Returns whether it is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self.kind, PlayerKind::Person)
    }
}

impl<P: BuiltInPlayer> FromStr for PlayerArg<P> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if PERSON.contains(&text) {
            return Ok(Self { label: text.to_owned(), kind: PlayerKind::Person });
        }
        Self::parse_among(text, &format!("{}, {}", P::names(), PERSON[0]))
    }
}
