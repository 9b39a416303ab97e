//! Who may be named on the command line to play.

use std::env;
use std::path::Path;
use std::str::FromStr;

use clap::ValueEnum;

use suite_arena::printable;

/// A player of a game that is built in.
pub trait BuiltInPlayer: Sized {
    /// The names of all of them.
    type Name: ValueEnum;

    /// What a person is called instead.
    const PERSON: &str;

    /// The player of that name, with the usual options.
    fn usual(name: Self::Name) -> Self;

    /// Sets an option, which is `key` or `key=value`.
    fn set(&mut self, option: &str) -> Result<(), String>;

    /// The player that is described as `name` or `name:option,option=value`; nothing if there is none of that name.
    fn parse(text: &str) -> Option<Result<Self, String>> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        let mut player = Self::usual(Self::Name::from_str(name, false).ok()?);
        let mut options = options.split(',').filter(|option| !option.is_empty());
        Some(options.try_for_each(|option| player.set(option)).map(|()| player))
    }

    /// The names, for people.
    fn names() -> String {
        let names = Self::Name::value_variants().iter().filter_map(ValueEnum::to_possible_value);
        names.map(|name| name.get_name().to_owned()).collect::<Vec<_>>().join(", ")
    }
}

/// The built-in player that an option of the command line names.
pub fn built_in<P: BuiltInPlayer>(text: &str) -> Result<P, String> {
    P::parse(text).unwrap_or_else(|| Err(format!("expected one of {}", P::names())))
}

/// Somebody who plays, as the command line calls it.
#[derive(Debug, Clone)]
pub struct Entrant<P> {
    /// What the command line says.
    pub label: String,
    /// Who that is.
    pub kind: Kind<P>,
}

/// Who somebody is.
#[derive(Debug, Clone)]
pub enum Kind<P> {
    /// A person at this terminal.
    Person,
    /// A player of this program.
    BuiltIn(P),
    /// The words of a command line, of which there is at least one.
    Program(Vec<String>),
}

impl<P: BuiltInPlayer> Entrant<P> {
    /// A person.
    pub fn person() -> Self {
        Self { label: P::PERSON.to_owned(), kind: Kind::Person }
    }

    /// Whether it is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self.kind, Kind::Person)
    }
}

impl<P: BuiltInPlayer> FromStr for Entrant<P> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let kind = if text == P::PERSON {
            Kind::Person
        } else if let Some(player) = P::parse(text) {
            Kind::BuiltIn(player?)
        } else {
            let words = words(text).ok_or("expected a player, or a command with all its quotes closed")?;
            if !is_program(&words[0]) {
                let [word, names, person] = [&words[0], &P::names(), P::PERSON];
                return Err(format!("there is no program `{word}`, nor is it one of {names} or {person}"));
            }
            Kind::Program(words)
        };
        Ok(Self { label: printable(text), kind })
    }
}

/// The words of the command line that starts a program, at least one; nothing if a quote is open.
fn words(text: &str) -> Option<Vec<String>> {
    if text.ends_with(".py") && Path::new(text).is_file() {
        return Some(vec!["python3".to_owned(), text.to_owned()]);
    }
    shlex::split(text).filter(|words| !words.is_empty())
}

/// Whether there is a file that a shell would start for `word`.
fn is_program(word: &str) -> bool {
    let path = Path::new(word);
    if path.components().count() > 1 {
        return path.is_file();
    }
    env::var_os("PATH").is_some_and(|folders| env::split_paths(&folders).any(|folder| folder.join(path).is_file()))
}
