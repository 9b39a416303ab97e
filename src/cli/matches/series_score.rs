//! The score of a series between two participants.

use std::sync::{Mutex, PoisonError};

use suite_arena::Record;
use suite_contest::{Standing, Tally, standings_table};
use suite_search::Player;
use suite_web::{LiveScore, Table};

/// The games that each participant has won so far.
pub struct SeriesScore {
    labels: [String; 2],
    tallies: Mutex<[Tally; 2]>,
}

impl SeriesScore {
    /// Returns the score before the first game of participants with these labels.
    pub fn new(labels: [&str; 2]) -> Self {
        Self { labels: labels.map(str::to_owned), tallies: Mutex::default() }
    }

    /// Adds a game.
    pub fn add<M>(&self, record: &Record<M>) {
        let mut tallies = self.tallies.lock().unwrap_or_else(PoisonError::into_inner);
        for player in Player::BOTH {
            tallies[record.participant(player)].add(match record.outcome.winner {
                None => Tally { drawn: 1, ..Tally::default() },
                Some(winner) if winner == player => Tally { won: 1, ..Tally::default() },
                Some(_) => Tally { lost: 1, ..Tally::default() },
            });
        }
    }
}

impl LiveScore for SeriesScore {
    fn table(&self) -> Table {
        let tallies = *self.tallies.lock().unwrap_or_else(PoisonError::into_inner);
        let points = tallies.map(Tally::points);
        let standing = |entry: usize| Standing {
            entry,
            rank: if points[entry] < points[1 - entry] { 2 } else { 1 },
            points: points[entry],
            free: 0.0,
            sonneborn_berger: 0.0,
            tally: tallies[entry],
        };
        let order = if points[1] > points[0] { [1, 0] } else { [0, 1] };
        standings_table("Standings", &self.labels, &order.map(standing))
    }
}
