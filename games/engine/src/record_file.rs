//! Files of records: the games in them, replayed.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow, ensure};
use suite_arena::{UncheckedRecord, printable};
use suite_tabletop::RecordedGame;

use crate::start::find_game;

/// The games of a file, by their numbers.
pub type Records = Vec<(u32, Arc<RecordedGame>)>;

/// How many characters are shown of a text that is no file of records.
const SHOWN: usize = 40;

/// Parses games and replays them; a list of moves is of the named game.
///
/// # Errors
///
/// A message for people if the text holds no games.
pub fn open_records(text: &str, game: Option<&str>) -> Result<Records> {
    let start = text.trim_start();
    if start.starts_with('(') {
        return Ok(vec![(1, Arc::new(open_foreign(text, game)?))]);
    }
    if let Some(name) = game.filter(|_| !start.starts_with('{')) {
        let game = RecordedGame::from_moves(find_game(name)?.usual_spec()?, text.trim())?;
        return Ok(vec![(1, Arc::new(game))]);
    }
    let found: String = start.lines().next().unwrap_or_default().chars().take(SHOWN).collect();
    ensure!(
        start.is_empty() || start.starts_with('{'),
        "expected game records (a JSON object on each line), SGF or GGF, or a list of moves and the choice of its \
         game; found `{}`",
        printable(&found)
    );
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let games = lines.map(|(number, line)| open_record(line).with_context(|| format!("line {number}")));
    let games: Records = games.collect::<Result<_>>()?;
    ensure!(!games.is_empty(), "expected game records, found an empty text");
    Ok(games)
}

/// Replays a record.
fn open_record(line: &str) -> Result<(u32, Arc<RecordedGame>)> {
    let record = UncheckedRecord::parse(line)?;
    let game = find_game(&printable(record.game()))?;
    Ok((record.number(), Arc::new(RecordedGame::replay(game, &record)?)))
}

/// Parses a game in the format of one game only: of the one that is named, or of the first that can read it.
fn open_foreign(text: &str, game: Option<&str>) -> Result<RecordedGame> {
    if let Some(name) = game {
        return Ok(RecordedGame::parse_foreign(find_game(name)?, text)?);
    }
    let readers = suite_catalog::games().filter(|game| game.facts().foreign.is_some());
    let mut wrong = None;
    for game in readers {
        match RecordedGame::parse_foreign(game, text) {
            Ok(game) => return Ok(game),
            Err(error) => _ = wrong.get_or_insert(error),
        }
    }
    Err(wrong.map_or_else(|| anyhow!("expected game records, one JSON object on each line"), Into::into))
}
