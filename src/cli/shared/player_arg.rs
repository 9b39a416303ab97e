//! Players as the command line names them: built-in players, people, programs.

use std::env;
use std::fmt::Debug;
use std::path::Path;
use std::str::FromStr;

use clap::ValueEnum;
use suite_arena::printable;

/// The built-in players of a game, with their options.
pub trait BuiltInPlayer: Debug + Clone + Send + Sync + 'static {
    /// Their names.
    type Name: ValueEnum;

    /// The default opponent of `play`.
    const OPPONENT: &str;

    /// Whether the game has a protocol for programs.
    const PROGRAMS: bool = false;

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
    /// A program, by the words of its command line (at least one).
    Program(Vec<String>),
}

impl<P: BuiltInPlayer> PlayerArg<P> {
    /// Returns a person.
    pub fn person() -> Self {
        Self { label: PERSON[0].to_owned(), kind: PlayerKind::Person }
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
        let kind = if PERSON.contains(&text) {
            PlayerKind::Person
        } else if let Some(player) = P::parse(text) {
            PlayerKind::BuiltIn(player?)
        } else if P::PROGRAMS {
            PlayerKind::Program(program::<P>(text)?)
        } else {
            return Err(format!("expected one of {}, {}", P::names(), PERSON[0]));
        };
        Ok(Self { label: printable(text), kind })
    }
}

/// Parses the command line of a program, which has to exist.
fn program<P: BuiltInPlayer>(text: &str) -> Result<Vec<String>, String> {
    let words = words(text).ok_or("expected a player or a command, found an unclosed quote")?;
    if !is_program(&words[0]) {
        let [word, names, person] = [&words[0], &P::names(), PERSON[0]];
        return Err(format!("expected a program or one of {names}, {person}; found no program `{word}`"));
    }
    Ok(words)
}

/// Splits the command line of a program into words, at least one; returns `None` if a quote is open.
pub fn words(text: &str) -> Option<Vec<String>> {
    if Path::new(text).extension().is_some_and(|extension| extension == "py") && Path::new(text).is_file() {
        return Some(vec!["python3".to_owned(), text.to_owned()]);
    }
    shlex::split(text).filter(|words| !words.is_empty())
}

/// Returns whether a shell would find a file to start for `word`.
pub fn is_program(word: &str) -> bool {
    let path = Path::new(word);
    if path.components().count() > 1 {
        return path.is_file();
    }
    env::var_os("PATH").is_some_and(|folders| env::split_paths(&folders).any(|folder| folder.join(path).is_file()))
}
