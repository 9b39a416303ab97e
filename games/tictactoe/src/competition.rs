//! The competition at the end of the course's `TicTacToe.py`, printed in its format, to the byte.

use std::io::{self, Write};

use suite_arena::seeded_rng;
use suite_learn::MEASURING_STREAM;
use suite_search::{Game, Player as Side};

use crate::course_player::CoursePlayer as Player;
use crate::learner::QLearner;
use crate::opponents::Perfect;
use crate::position::{Position, mark};

/// The learner against each opponent, as X and as O.
pub(crate) struct Competition<'a> {
    pub(crate) learner: &'a QLearner,
    pub(crate) perfect: &'a Perfect,
    /// The number of games as X and as O against each opponent.
    pub(crate) games: u32,
    /// The random seed of the players.
    pub(crate) seed: u64,
}

/// The results of a player.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }

    /// Returns the results of the opponent.
    pub(crate) const fn reversed(self) -> Self {
        Self { won: self.lost, lost: self.won, ..self }
    }

    /// Returns the rates of wins, draws and losses, in percent.
    pub(crate) fn percents(self) -> [f64; 3] {
        [self.won, self.drawn, self.lost].map(|count| self.percent(count))
    }

    /// Returns the rate of games that were not lost, in percent.
    pub(crate) fn not_lost(self) -> f64 {
        self.percent(self.won + self.drawn)
    }

    fn percent(self, count: u32) -> f64 {
        f64::from(100 * count) / f64::from(self.won + self.drawn + self.lost)
    }
}

/// The players X and O, and the results of X.
type Pairing<'a> = ([Player<'a>; 2], Tally);

const RULE: &str = "____________________________________________________________";

impl<'a> Competition<'a> {
    /// Returns the opponents of the learner.
    pub(crate) const fn opponents(&self) -> [Player<'a>; 3] {
        [Player::Random, Player::Smart(self.perfect), Player::Perfect(self.perfect)]
    }

    /// Plays all games and prints the results.
    pub(crate) fn run(&self, out: &mut dyn Write) -> io::Result<()> {
        let learner = Player::QLearner(self.learner).name();
        let mut rates = Vec::new();
        for opponent in self.opponents() {
            writeln!(out, "Playing {learner} against {} for {} times......", opponent.name(), 2 * self.games)?;
            let pairings = self.play(opponent);
            for pairing in &pairings {
                print(pairing, out)?;
            }
            rates.push((opponent, learners(&pairings).not_lost()));
        }
        writeln!(out, "Summary:\n{RULE}")?;
        for (opponent, rate) in &rates {
            writeln!(out, "{learner} VS {:>13} |  Win/Draw Rate = {rate:.1}%", opponent.name())?;
        }
        let points: f64 = rates.iter().map(|&(opponent, rate)| grade(opponent, rate)).sum();
        writeln!(out, "{RULE}\n\nTask 2 Grade: {points} / 70 \n")
    }

    /// Plays the games against an opponent: first those with the learner as X, then those with it as O.
    pub(crate) fn play(&self, opponent: Player<'a>) -> [Pairing<'a>; 2] {
        let learner = Player::QLearner(self.learner);
        [[learner, opponent], [opponent, learner]].map(|players| {
            let mut tally = Tally::default();
            let mut chance = seeded_rng(self.seed, MEASURING_STREAM);
            for _ in 0..self.games {
                let mut position = Position::START;
                while !position.is_over() {
                    position = position.play(players[position.to_move() as usize].choose(&position, &mut chance));
                }
                match position.utility(Side::First) {
                    1.. => tally.won += 1,
                    0 => tally.drawn += 1,
                    _ => tally.lost += 1,
                }
            }
            (players, tally)
        })
    }
}

/// Returns the results of the learner as X and as O together.
pub(crate) fn learners(&[(_, as_x), (_, as_o)]: &[Pairing; 2]) -> Tally {
    let mut both = as_x;
    both.add(as_o.reversed());
    both
}

/// Prints a block of two lines, X's first. The course centers each in 50 columns, which are too few for any.
fn print(&(players, tally): &Pairing, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{RULE}")?;
    for (side, tally) in Side::BOTH.into_iter().zip([tally, tally.reversed()]) {
        let [won, drawn, lost] = tally.percents();
        let (name, mark) = (players[side as usize].name(), mark(side));
        writeln!(out, "{name:>15}({mark}) | Wins:{won:.1}% Draws:{drawn:.1}% Losses:{lost:.1}%")?;
    }
    writeln!(out, "{RULE}\n")
}

/// Returns the points for a rate of games that were not lost, in percent: all from 95, a part from 85, none below.
fn grade(opponent: Player, rate: f64) -> f64 {
    let (all, part) = if let Player::Perfect(_) = opponent { (20.0, 0.10) } else { (25.0, 0.15) };
    match rate {
        95.0.. => all,
        85.0.. => rate * part,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_those_of_the_appendix() {
        let perfect = Perfect::new();
        for (rate, random, other) in
            [(100.0, 25.0, 20.0), (95.0, 25.0, 20.0), (94.0, 14.1, 9.4), (85.0, 12.75, 8.5), (84.9, 0.0, 0.0)]
        {
            let points = [grade(Player::Random, rate), grade(Player::Smart(&perfect), rate)];
            assert!(points.iter().all(|points| (points - random).abs() < 1e-9), "{rate}: {points:?}");
            assert!((grade(Player::Perfect(&perfect), rate) - other).abs() < 1e-9, "{rate}");
        }
    }
}
