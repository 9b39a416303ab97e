//! The results against one opponent.

use std::collections::BTreeMap;
use std::time::Duration;

use itertools::Itertools;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use suite_go::{Move, color};
use suite_search::Player;

use super::rubric::{GAMES, Opponent};
use suite_arena::{Elapsed, Record, printable};

/// The games of the graded program against an opponent.
#[derive(Debug)]
pub struct Tally {
    /// The opponent.
    pub opponent: &'static Opponent,
    /// The games, by number.
    games: BTreeMap<u32, Played>,
}

/// The result of a game for the graded program.
#[derive(Debug)]
struct Played {
    side: Player,
    won: bool,
    /// The reason of a loss.
    loss: Option<Loss>,
    /// The CPU time of the program's moves: the sum, and the longest.
    cpu: Duration,
    longest: Duration,
}

#[derive(Debug)]
struct Loss {
    kind: String,
    words: String,
}

impl Tally {
    /// Returns a tally without games.
    pub const fn new(opponent: &'static Opponent) -> Self {
        Self { opponent, games: BTreeMap::new() }
    }

    /// Adds a game, in which the graded program was the first participant.
    pub fn add(&mut self, record: &Record<Move>) {
        let side = if record.swapped { Player::Second } else { Player::First };
        let outcome = &record.outcome;
        let won = outcome.winner == Some(side);
        let own = record.times(side).map(Elapsed::cpu);
        let loss = (!won).then(|| {
            if let Some(fault) = &outcome.fault {
                Loss {
                    kind: fault.id().to_owned(),
                    words: format!("move {}, {}", fault.move_number, printable(&fault.message)),
                }
            } else {
                let [black, white] = outcome.score;
                Loss { kind: SCORE.to_owned(), words: format!("{black} to {white} stones") }
            }
        });
        let longest = record.times(side).map(Elapsed::cpu).max().unwrap_or_default();
        self.games.insert(record.number, Played { side, won, loss, cpu: own.sum(), longest });
    }

    /// Returns the number of games.
    pub fn played(&self) -> u32 {
        self.games.len() as u32
    }

    /// Returns the number of games won, as one player or as both.
    pub fn won(&self, side: Option<Player>) -> u32 {
        let won = self.games.values().filter(|game| game.won && side.is_none_or(|side| side == game.side));
        won.count() as u32
    }

    /// Returns the win rate over all games of the rubric.
    pub fn rate(&self) -> f64 {
        f64::from(self.won(None)) / f64::from(GAMES)
    }

    /// Returns the points for the games won.
    pub fn points(&self) -> f64 {
        self.opponent.points(self.won(None), GAMES)
    }

    /// Returns the CPU time of the graded program.
    pub fn cpu(&self) -> Duration {
        self.games.values().map(|game| game.cpu).sum()
    }

    /// Returns the CPU time of its longest move.
    pub fn longest(&self) -> Duration {
        self.games.values().map(|game| game.longest).max().unwrap_or_default()
    }

    /// Returns the number of losses by the id of their reason.
    pub fn losses(&self) -> BTreeMap<&str, u32> {
        let mut losses = BTreeMap::new();
        for (.., loss) in self.lost() {
            *losses.entry(&*loss.kind).or_default() += 1;
        }
        losses
    }

    /// Returns the lost games, in words.
    pub fn lost_games(&self) -> impl Iterator<Item = String> {
        self.lost().map(|(game, played, loss)| in_words(game, played, loss))
    }

    /// Returns the first loss by each kind of fault, in words.
    pub fn faults(&self) -> impl Iterator<Item = String> {
        let faults = self.lost().filter(|(.., loss)| loss.kind != SCORE).unique_by(|(.., loss)| &loss.kind);
        faults.map(|(game, played, loss)| in_words(game, played, loss))
    }

    fn lost(&self) -> impl Iterator<Item = (u32, &Played, &Loss)> {
        self.games.iter().filter_map(|(&game, played)| Some((game, played, played.loss.as_ref()?)))
    }
}

fn in_words(game: u32, played: &Played, loss: &Loss) -> String {
    format!("game {game}, as {}: {}", color(played.side), loss.words)
}

/// The id of a loss without a fault.
const SCORE: &str = "score";

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tally = serializer.serialize_struct("Tally", 10)?;
        tally.serialize_field("opponent", self.opponent.name)?;
        tally.serialize_field("games", &self.played())?;
        tally.serialize_field("won", &self.won(None))?;
        for side in Player::BOTH {
            tally.serialize_field(["won_as_black", "won_as_white"][side as usize], &self.won(Some(side)))?;
        }
        tally.serialize_field("points", &self.points())?;
        tally.serialize_field("of", &self.opponent.most)?;
        tally.serialize_field("cpu", &self.cpu().as_secs_f64())?;
        tally.serialize_field("longest", &self.longest().as_secs_f64())?;
        tally.serialize_field("losses", &self.losses())?;
        tally.end()
    }
}
