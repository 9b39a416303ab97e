//! What came out of a series.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use suite_search::Player;

use super::Record;

/// A table of results: a line for each contestant and side.
pub struct Summary {
    sides: [&'static str; 2],
    labels: [String; 2],
    /// By contestant, then by side.
    tallies: [[Tally; 2]; 2],
}

/// What a contestant has come to as one side, or as both.
#[derive(Debug, Clone, Default)]
struct Tally {
    games: u32,
    won: u32,
    lost: u32,
    /// The sum of the margins, and how many games it is of: those that ended by the rules.
    margin: (i64, u32),
    /// The sum of the times of moves, and how many moves it is of.
    time: (Duration, u32),
    longest: Duration,
    faults: BTreeMap<&'static str, u32>,
}

impl Summary {
    /// The table before the first game.
    pub fn new(sides: [&'static str; 2], labels: [&str; 2]) -> Self {
        Self { sides, labels: labels.map(str::to_owned), tallies: Default::default() }
    }

    /// Counts a game.
    pub fn add(&mut self, record: &Record) {
        for side in Player::BOTH {
            self.tallies[record.contestant(side)][side as usize].add(record, side);
        }
    }
}

impl Tally {
    fn add(&mut self, record: &Record, side: Player) {
        self.games += 1;
        self.won += u32::from(record.winner == Some(side));
        self.lost += u32::from(record.winner == Some(side.opponent()));
        match &record.fault {
            None => {
                let [own, other] = [side, side.opponent()].map(|player| i64::from(record.score[player as usize]));
                self.margin = (self.margin.0 + own - other, self.margin.1 + 1);
            }
            Some(fault) if fault.side == side => *self.faults.entry(record.reason).or_default() += 1,
            Some(_) => {}
        }
        for time in record.times(side) {
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
        for (&reason, &count) in &other.faults {
            *both.faults.entry(reason).or_default() += count;
        }
        both
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, won, lost, .. } = self;
        write!(f, "{games:>8}{won:>8}{lost:>8}{:>8}", games - won - lost)?;
        match self.margin {
            (_, 0) => write!(f, "{:>9}", "-")?,
            (sum, games) => {
                let tenths = (sum as f64 / f64::from(games) * 10.0).round() as i64;
                write!(f, "{:>+9.1}", tenths as f64 / 10.0)?;
            }
        }
        match self.time {
            (_, 0) => write!(f, "{:>11}{:>11}", "-", "-")?,
            (sum, moves) => {
                write!(f, "{:>9.3} s{:>9.3} s", (sum / moves).as_secs_f64(), self.longest.as_secs_f64())?;
            }
        }
        let faults: Vec<_> = self.faults.iter().map(|(reason, count)| format!("{count} {reason}")).collect();
        write!(f, "  {}", if faults.is_empty() { "none".to_owned() } else { faults.join(", ") })
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.sides.iter().map(|side| side.len()).max().unwrap_or(0).max("both".len());
        writeln!(f, "{:width$}     games     won    lost   drawn   margin   per move    longest  faults", "")?;
        for (label, tallies) in self.labels.iter().zip(&self.tallies) {
            writeln!(f, "{label}")?;
            for (side, tally) in self.sides.iter().zip(tallies) {
                writeln!(f, "  {side:width$}{tally}")?;
            }
            writeln!(f, "  {:width$}{}", "both", tallies[0].and(&tallies[1]))?;
        }
        Ok(())
    }
}
