//! Recorded games, from files and from the command line.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use suite_arena::{GameSpec, MoveError, Record, RecordError, UncheckedRecord, printable};
use suite_text::whole_number;
use suite_work::input;
use thiserror::Error;

use super::tabletop::Tabletop;

/// The options that name a recorded game.
#[derive(Debug, Clone, Args)]
pub struct RecordArgs {
    /// File with recorded games: the output of `host --json`
    file: PathBuf,
    /// Number of the game in the file
    #[arg(long, value_name = "NUMBER", value_parser = whole_number::<u32>)]
    game: Option<u32>,
}

/// A recorded game that has not been replayed yet.
pub enum Source {
    /// A JSON record, with the number of its line.
    Record(usize, Box<UncheckedRecord>),
    /// A text in a format of the game's own.
    Foreign(String),
}

/// A recorded game that has been replayed by the rules.
pub struct Recorded<G: Tabletop> {
    /// The names of the agents, the one who moves first at index 0; empty if they are not known.
    pub names: [String; 2],
    /// The start of the game, and the words for what happens in it.
    pub spec: GameSpec<G>,
    /// The moves.
    pub moves: Vec<G::Move>,
    /// The start, and the position after each move.
    pub positions: Vec<G>,
    /// The outcome in words; empty if it is not known.
    pub result: String,
    /// The record, if it was one.
    pub record: Option<Record<G::Move>>,
}

impl<G: Tabletop> Recorded<G> {
    /// Replays the moves of a game whose players and outcome are not known.
    pub fn from_moves(spec: GameSpec<G>, words: &str) -> Result<Self, MoveError> {
        let moves = spec.parse_moves(G::words_of_moves(words))?;
        Ok(Self::new(spec, moves, Default::default(), String::new()))
    }

    /// Returns a game; its moves have to be legal.
    pub fn new(spec: GameSpec<G>, moves: Vec<G::Move>, names: [String; 2], result: String) -> Self {
        let positions = spec.positions(moves.iter().copied());
        Self { names, spec, moves, positions, result, record: None }
    }

    /// Returns the game of a record, which has been replayed by the rules.
    pub fn of_record(spec: GameSpec<G>, record: Record<G::Move>) -> Self {
        let (moves, names, result) = (record.moves().collect(), record.agents.clone(), record.in_words());
        Self { record: Some(record), ..Self::new(spec, moves, names, result) }
    }
}

impl RecordArgs {
    /// Returns the options for a file.
    pub const fn new(file: PathBuf, game: Option<u32>) -> Self {
        Self { file, game }
    }

    /// Reads the file.
    pub fn read(&self) -> Result<Source> {
        input::read(&self.file, |text| self.parse(text))
    }

    /// Reads the file and replays the game.
    pub fn replay<G: Tabletop>(&self) -> Result<Recorded<G>> {
        self.read()?.replay().with_context(|| self.file.display().to_string())
    }

    fn parse(&self, text: &[u8]) -> Result<Source, NoRecord> {
        let text = str::from_utf8(text).map_err(|_| NoRecord::NotText)?;
        if is_foreign(text.trim_start()) {
            return Ok(Source::Foreign(text.to_owned()));
        }
        let records = parse_records(text)?;
        let numbers: Vec<_> = records.iter().map(|(_, record)| record.number()).collect();
        let wanted = match (self.game, &numbers[..]) {
            (None, &[only]) => only,
            (None, &[]) => return Err(NoRecord::Empty),
            (None, &[first, .., last]) => return Err(NoRecord::Several { first, last }),
            (Some(game), _) => game,
        };
        let record = records.into_iter().find(|(_, record)| record.number() == wanted);
        record.map(|(line, record)| Source::Record(line, Box::new(record))).ok_or(NoRecord::NoSuchGame(wanted))
    }
}

impl Source {
    /// Returns the variant of the game.
    pub fn variant<G: Tabletop>(&self) -> Result<G::Variant> {
        match self {
            Self::Record(_, record) => variant::<G>(record),
            Self::Foreign(text) => Ok(serde_json::from_value((*G::parse_foreign(text)?.spec.variant).clone())?),
        }
    }

    /// Replays the game.
    pub fn replay<G: Tabletop>(&self) -> Result<Recorded<G>> {
        match self {
            Self::Record(line, record) => replay(record).with_context(|| format!("line {line}")),
            Self::Foreign(text) => G::parse_foreign(text),
        }
    }
}

/// Returns whether a text is in a format of a game's own: one that begins with a parenthesis, or the names of squares.
fn is_foreign(text: &str) -> bool {
    match text.as_bytes() {
        [b'(', ..] => true,
        [letter, digit, ..] => letter.is_ascii_alphabetic() && digit.is_ascii_digit(),
        _ => false,
    }
}

/// Parses records, one on each line that is not blank, with the numbers of the lines.
pub fn parse_records(text: &str) -> Result<Vec<(usize, UncheckedRecord)>, NoRecord> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let parse = |(number, line)| match UncheckedRecord::parse(line) {
        Ok(record) => Ok((number, record)),
        Err(error) => Err(NoRecord::Line { number, error }),
    };
    lines.map(parse).collect()
}

fn replay<G: Tabletop>(record: &UncheckedRecord) -> Result<Recorded<G>> {
    if record.game() != G::NAME {
        bail!("expected a game of {}, found one of {}", G::NAME, printable(record.game()));
    }
    let spec = G::spec(&variant::<G>(record)?)?;
    let record = record.replay(&spec)?;
    Ok(Recorded::of_record(spec, record))
}

fn variant<G: Tabletop>(record: &UncheckedRecord) -> Result<G::Variant> {
    serde_json::from_value(record.variant().clone()).context("variant")
}

/// The error of a file without the game that was asked for.
#[derive(Debug, Error)]
pub enum NoRecord {
    #[error("not valid UTF-8")]
    NotText,
    #[error("expected a game record, found an empty file")]
    Empty,
    #[error("there is no game {0}")]
    NoSuchGame(u32),
    #[error("expected --game to choose one of the games {first} to {last}")]
    Several { first: u32, last: u32 },
    #[error("line {number}: {error}")]
    Line { number: usize, error: RecordError },
}
