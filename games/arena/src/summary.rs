//! Results of a series.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::time::Duration;

use suite_search::{Game, Player};

use crate::win_rate::wilson;
use crate::{Elapsed, GameSpec, Record};

/// A table of results, with a line for each participant and player.
#[derive(Debug, Clone)]
pub struct Summary {
    players: [&'static str; 2],
    labels: [String; 2],
    /// The tallies by participant, then by player.
    tallies: [[Tally; 2]; 2],
}

/// The results of a participant as one player, or as both.
#[derive(Debug, Clone, Default)]
struct Tally {
    games: u32,
    won: u32,
    lost: u32,
    /// The sum of the margins, and the number of games that ended by the rules, which have one.
    margin: (f64, u32),
    /// The sum of the times of moves, and the number of moves.
    time: (Duration, u32),
    longest: Duration,
    faults: BTreeMap<String, u32>,
}

impl Summary {
    /// Makes the table of a series between participants with these labels.
    #[must_use]
    pub fn new<G: Game>(spec: &GameSpec<G>, labels: [&str; 2]) -> Self {
        Self { players: spec.players, labels: labels.map(str::to_owned), tallies: Default::default() }
    }

    /// Returns the number of games that each participant has won so far.
    #[must_use]
    pub fn wins(&self) -> [u32; 2] {
        self.tallies.each_ref().map(|[first, second]| first.won + second.won)
    }

    /// Adds a game.
    pub fn add<M>(&mut self, record: &Record<M>) {
        for player in Player::BOTH {
            self.tallies[record.participant(player)][player as usize].add(record, player);
        }
    }
}

impl Tally {
    fn add<M>(&mut self, record: &Record<M>, player: Player) {
        let outcome = &record.outcome;
        self.games += 1;
        self.won += u32::from(outcome.winner == Some(player));
        self.lost += u32::from(outcome.winner == Some(player.opponent()));
        match &outcome.fault {
            None => {
                let margin = record.total(player) - record.total(player.opponent());
                self.margin = (self.margin.0 + margin, self.margin.1 + 1);
            }
            Some(fault) if fault.player == player => *self.faults.entry(fault.id().to_owned()).or_default() += 1,
            Some(_) => {}
        }
        for time in record.times(player).map(Elapsed::cpu) {
            self.time = (self.time.0 + time, self.time.1 + 1);
            self.longest = self.longest.max(time);
        }
    }

    fn and(&self, other: &Self) -> Self {
        let mut both = self.clone();
        both.games += other.games;
        both.won += other.won;
        both.lost += other.lost;
        both.margin = (both.margin.0 + other.margin.0, both.margin.1 + other.margin.1);
        both.time = (both.time.0 + other.time.0, both.time.1 + other.time.1);
        both.longest = both.longest.max(other.longest);
        for (id, &count) in &other.faults {
            *both.faults.entry(id.clone()).or_default() += count;
        }
        both
    }
}

impl Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, won, lost, .. } = self;
        write!(f, "{games:>8}{won:>8}{lost:>8}{:>8}", games - won - lost)?;
        match self.margin {
            (_, 0) => write!(f, "{:>9}", "-")?,
            (sum, games) => {
                let tenths = (sum / f64::from(games) * 10.0).round() as i64;
                write!(f, "{:>+9.1}", tenths as f64 / 10.0)?;
            }
        }
        match self.time {
            (_, 0) => write!(f, "{:>11}{:>11}", "-", "-")?,
            (sum, moves) => {
                write!(f, "{:>9.3} s{:>9.3} s", (sum / moves).as_secs_f64(), self.longest.as_secs_f64())?;
            }
        }
        let faults: Vec<_> = self.faults.iter().map(|(id, count)| format!("{count} {id}")).collect();
        write!(f, "  {}", if faults.is_empty() { "none".to_owned() } else { faults.join(", ") })
    }
}

impl Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.players.iter().map(|player| player.len()).max().unwrap_or(0).max("both".len());
        writeln!(f, "{:width$}     games     won    lost   drawn   margin   CPU/move    longest  faults", "")?;
        for (label, tallies) in self.labels.iter().zip(&self.tallies) {
            writeln!(f, "{label}")?;
            let played = self.players.iter().zip(tallies).filter(|(_, tally)| tally.games > 0);
            for (player, tally) in played.clone() {
                writeln!(f, "  {player:width$}{tally}")?;
            }
            let both = tallies[0].and(&tallies[1]);
            if played.count() == 2 {
                writeln!(f, "  {:width$}{both}", "both")?;
            }
            if both.games > 0 {
                let [rate, low, high] = wilson(both.won, both.games).map(|rate| 100.0 * rate);
                writeln!(f, "  wins {rate:.1} %, with 95 % confidence {low:.1} % to {high:.1} %")?;
            }
        }
        Ok(())
    }
}
