//! What came out of the games against one opponent.

use std::collections::BTreeMap;
use std::time::Duration;

use itertools::Itertools;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use suite_go::color;
use suite_search::Player;

use super::rubric::{GAMES, Opponent};
use crate::cli::go::line::Line;
use suite_arena::printable;

/// The games of the graded program against an opponent.
#[derive(Debug)]
pub struct Tally {
    /// Who that is.
    pub opponent: &'static Opponent,
    /// By the number of the game.
    games: BTreeMap<u32, Played>,
}

/// A game, as the graded program sees it.
#[derive(Debug)]
struct Played {
    side: Player,
    won: bool,
    /// Why it lost, if it did.
    loss: Option<Loss>,
    /// CPU time of its own moves: all together, and the longest.
    cpu: Duration,
    longest: Duration,
}

#[derive(Debug)]
struct Loss {
    kind: String,
    words: String,
}

/// Which color the graded program has in a game: Black in the odd ones.
pub const fn side(game: u32) -> Player {
    if game % 2 == 1 { Player::First } else { Player::Second }
}

impl Tally {
    /// No game so far.
    pub const fn new(opponent: &'static Opponent) -> Self {
        Self { opponent, games: BTreeMap::new() }
    }

    /// Counts a game.
    pub fn add(&mut self, line: &Line) {
        let side = side(line.game);
        let won = line.winner == color(side);
        let last = line.fault.iter().filter(|_| !won).filter_map(|fault| fault.cpu.as_ref());
        let own = line.cpu.iter().skip(side as usize).step_by(2).chain(last);
        // Whoever edits a record can make a time of it that is none.
        let own = own.map(|&seconds| Duration::try_from_secs_f64(seconds).unwrap_or_default());
        let loss = (!won).then(|| match &line.fault {
            Some(fault) => Loss {
                kind: fault.kind.as_ref().unwrap_or(&line.reason).clone(),
                words: format!("move {}, {}", fault.number, printable(&fault.why)),
            },
            None => Loss { kind: SCORE.to_owned(), words: format!("{} to {} stones", line.stones[0], line.stones[1]) },
        });
        let played = Played { side, won, loss, cpu: own.clone().sum(), longest: own.max().unwrap_or_default() };
        self.games.insert(line.game, played);
    }

    /// Games that have been counted.
    pub fn played(&self) -> u32 {
        self.games.len() as u32
    }

    /// Games won, as one side or as both.
    pub fn won(&self, side: Option<Player>) -> u32 {
        let won = self.games.values().filter(|game| game.won && side.is_none_or(|side| side == game.side));
        won.count() as u32
    }

    /// Games won of all that there are.
    pub fn rate(&self) -> f64 {
        f64::from(self.won(None)) / f64::from(GAMES)
    }

    /// What they are worth.
    pub fn points(&self) -> f64 {
        self.opponent.points(self.won(None), GAMES)
    }

    /// CPU time of the graded program.
    pub fn cpu(&self) -> Duration {
        self.games.values().map(|game| game.cpu).sum()
    }

    /// The longest that it took for a move.
    pub fn longest(&self) -> Duration {
        self.games.values().map(|game| game.longest).max().unwrap_or_default()
    }

    /// How often it lost for which reason.
    pub fn losses(&self) -> BTreeMap<&str, u32> {
        let mut losses = BTreeMap::new();
        for (.., loss) in self.lost() {
            *losses.entry(&*loss.kind).or_default() += 1;
        }
        losses
    }

    /// Each game that it lost, in words.
    pub fn lost_games(&self) -> impl Iterator<Item = String> {
        self.lost().map(|(game, played, loss)| in_words(game, played, loss))
    }

    /// The first game that it lost by each kind of fault, in words.
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

/// The kind of a loss that is nobody's fault.
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
