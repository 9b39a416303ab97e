//! Players as the command line names them: built in, a person, or a program.

use std::env;
use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;

use clap::ValueEnum;
use suite_arena::printable;

/// The players that are built into one game.
pub trait BuiltInPlayer: Debug + Clone + Send + Sync + 'static {
    /// Their names.
    type Name: ValueEnum;

    /// The player that people play against unless they name another.
    const OPPONENT: &str;

    /// Whether programs can play this game: whether it has a protocol for them.
    const PROGRAMS: bool = false;

    /// Returns the player of that name with its default options.
    fn named(name: Self::Name) -> Self;

    /// Sets an option, given as `key` or `key=value`.
    fn set(&mut self, option: &str) -> Result<(), String>;

    /// Returns the player that gives hints.
    fn strongest() -> Self;

    /// Reads `name` or `name:option,option=value`; returns `None` if no player has that name.
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

/// Reads a built-in player.
pub fn built_in<P: BuiltInPlayer>(text: &str) -> Result<P, String> {
    P::parse(text).unwrap_or_else(|| Err(format!("expected one of {}", P::names())))
}

/// Names for a person at this terminal.
const PERSON: [&str; 2] = ["human", "manual"];

/// Somebody who plays, as the command line names them.
#[derive(Debug, Clone)]
pub struct PlayerArg<P> {
    /// What the command line says, fit for a terminal.
    pub label: String,
    /// Who that is.
    pub kind: PlayerKind<P>,
}

/// Who somebody is.
#[derive(Debug, Clone)]
pub enum PlayerKind<P> {
    /// A person at this terminal.
    Person,
    /// A player of this program.
    BuiltIn(P),
    /// A program, by the words of its command line, of which there is at least one.
    Program(Vec<String>),
}

impl<P: BuiltInPlayer> PlayerArg<P> {
    /// Returns a person.
    pub fn person() -> Self {
        Self { label: PERSON[0].to_owned(), kind: PlayerKind::Person }
    }

    /// Returns whether it is a player of this program.
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
        let kind = if PERSON.contains(&text) {
            PlayerKind::Person
        } else if let Some(player) = P::parse(text) {
            PlayerKind::BuiltIn(player?)
        } else if P::PROGRAMS {
            PlayerKind::Program(program::<P>(text)?)
        } else {
            return Err(format!("expected one of {} or {}", P::names(), PERSON[0]));
        };
        Ok(Self { label: printable(text), kind })
    }
}

/// Reads the command line of a program that can be started.
fn program<P: BuiltInPlayer>(text: &str) -> Result<Vec<String>, String> {
    let words = words(text).ok_or("expected a player, or a command with all its quotes closed")?;
    if !is_program(&words[0]) {
        let [word, names, person] = [&words[0], &P::names(), PERSON[0]];
        return Err(format!("there is no program `{word}`, nor is it one of {names} or {person}"));
    }
    Ok(words)
}

/// Splits the command line of a program into words, at least one; returns `None` if a quote is open.
fn words(text: &str) -> Option<Vec<String>> {
    if Path::new(text).extension().is_some_and(|extension| extension == "py") && Path::new(text).is_file() {
        return Some(vec!["python3".to_owned(), text.to_owned()]);
    }
    shlex::split(text).filter(|words| !words.is_empty())
}

/// Returns whether there is a file that a shell would start for `word`.
fn is_program(word: &str) -> bool {
    let path = Path::new(word);
    if path.components().count() > 1 {
        return path.is_file();
    }
    env::var_os("PATH").is_some_and(|folders| env::split_paths(&folders).any(|folder| folder.join(path).is_file()))
}
