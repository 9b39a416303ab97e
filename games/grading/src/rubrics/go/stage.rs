//! The assignment's rubric: the opponents, and the points for wins.

use std::time::Duration;

use anyhow::{Result, anyhow};
use suite_programs::{NoPeople, Participant, PlayerChoice, PlayerKind, ProgramTerms, parse_built_in};
use suite_tabletop::AnyPosition;

use crate::{RubricPart, Unit};

/// A part of the assignment that is graded in one go.
#[derive(Debug)]
pub struct Stage {
    /// The number of the stage.
    pub number: u32,
    /// The CPU time limit of an agent for all games of the stage.
    pub budget: Duration,
    /// The opponents, in order.
    pub opponents: &'static [StageOpponent],
}

/// An opponent, and the points for beating it.
#[derive(Debug, PartialEq)]
pub struct StageOpponent {
    /// The name in the rubric.
    pub name: &'static str,
    /// The built-in player.
    pub player: &'static str,
    /// The points for a win rate of 90 % or more.
    pub most: f64,
    /// The factor of the win rate from 70 % on.
    pub good: f64,
    /// The factor of the win rate below.
    pub poor: f64,
}

/// The number of games against each opponent in the assignment, half of them of each color.
pub const GAMES: u32 = 20;

const STAGES: [Stage; 2] = [
    Stage {
        number: 1,
        budget: Duration::from_secs(7200),
        opponents: &[
            StageOpponent { name: "random", player: "random", most: 25.0, good: 15.0, poor: 0.0 },
            StageOpponent { name: "greedy", player: "greedy", most: 25.0, good: 15.0, poor: 0.0 },
            StageOpponent { name: "aggressive", player: "aggressive", most: 25.0, good: 20.0, poor: 10.0 },
            StageOpponent { name: "alphabeta", player: "alphabeta", most: 15.0, good: 10.0, poor: 5.0 },
        ],
    },
    Stage {
        number: 2,
        budget: Duration::from_secs(3600),
        opponents: &[
            StageOpponent { name: "qlearning", player: "qlearning", most: 5.0, good: 5.0, poor: 0.0 },
            StageOpponent { name: "championship", player: "champion", most: 5.0, good: 5.0, poor: 2.0 },
        ],
    },
];

/// Returns the stages with these numbers.
pub fn stages(numbers: &[u32]) -> impl Iterator<Item = &'static Stage> {
    STAGES.iter().filter(|stage| numbers.contains(&stage.number))
}

impl StageOpponent {
    /// Returns the player as a participant of games from `start`.
    pub fn participant(&self, start: &AnyPosition) -> Result<Participant<'static>> {
        let player = parse_built_in(start.game(), self.player).map_err(|error| anyhow!(error))?;
        let choice = PlayerChoice { label: self.player.to_owned(), kind: PlayerKind::BuiltIn(player) };
        Participant::new(&choice, start, &ProgramTerms::none(), None, &NoPeople)
    }

    /// Returns the part of the rubric, with this number of games with each of several seeds.
    pub fn part(&self, games: u32, seeds: u32) -> RubricPart {
        let with = if seeds == 1 { "" } else { " with each seed" };
        let requirement = format!("win at least {} of {games} games{with}", Self::wins_for_all_points(games));
        RubricPart { name: self.name, points: self.most, unit: Unit::Games, requirement: requirement.into() }
    }

    /// Returns the points for a number of wins.
    pub fn points(&self, won: u32, games: u32) -> f64 {
        let rate = f64::from(won) / f64::from(games);
        // Compared in whole numbers: 0.7 and 0.9 are not exact in binary.
        match 10 * u64::from(won) {
            tenths if tenths >= 9 * u64::from(games) => self.most,
            tenths if tenths >= 7 * u64::from(games) => self.good * rate,
            _ => self.poor * rate,
        }
    }

    /// Returns the fewest wins that bring all points.
    fn wins_for_all_points(games: u32) -> u64 {
        (9 * u64::from(games)).div_ceil(10)
    }

    /// Returns the points for a rate of wins that was estimated.
    pub fn points_of_rate(&self, rate: f64) -> f64 {
        match rate {
            rate if rate >= 0.9 => self.most,
            rate if rate >= 0.7 => self.good * rate,
            rate => self.poor * rate,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_assignment_s_own_example() {
        let points =
            STAGES[0].opponents.iter().zip([18, 16, 14, 11]).map(|(opponent, won)| opponent.points(won, GAMES));
        let points: Vec<_> = points.collect();
        assert_eq!(points, [25.0, 12.0, 14.0, 2.75]);
        assert_eq!(points.iter().sum::<f64>(), 53.75);
    }

    #[test]
    fn both_thresholds_count_as_reached() {
        let opponent = |name| STAGES.iter().flat_map(|stage| stage.opponents).find(|opponent| opponent.name == name);
        for (name, points) in [
            ("random", [25.0, 12.75, 10.5, 0.0, 0.0]),
            ("greedy", [25.0, 12.75, 10.5, 0.0, 0.0]),
            ("aggressive", [25.0, 17.0, 14.0, 6.5, 0.0]),
            ("alphabeta", [15.0, 8.5, 7.0, 3.25, 0.0]),
            ("qlearning", [5.0, 4.25, 3.5, 0.0, 0.0]),
            ("championship", [5.0, 4.25, 3.5, 1.3, 0.0]),
        ] {
            let opponent = opponent(name).expect("an opponent");
            assert_eq!([18, 17, 14, 13, 0].map(|won| opponent.points(won, GAMES)), points, "{name}");
        }
    }

    #[test]
    fn more_wins_are_never_worth_less() {
        for opponent in stages(&[1, 2]).flat_map(|stage| stage.opponents) {
            let points: Vec<_> = (0..=GAMES).map(|won| opponent.points_of_rate(f64::from(won) / 20.0)).collect();
            assert!(points.is_sorted(), "{opponent:?}");
            assert_eq!([points[0], points[20]], [0.0, opponent.most]);
        }
    }

    #[test]
    fn no_fewer_wins_bring_all_points() {
        for opponent in stages(&[1, 2]).flat_map(|stage| stage.opponents) {
            for games in 1..=60 {
                let least = (0..=games).find(|&won| opponent.points(won, games) >= opponent.most).map(u64::from);
                assert_eq!(least, Some(StageOpponent::wins_for_all_points(games)), "{games} games");
            }
        }
    }

    #[test]
    fn all_wins_together_are_a_hundred_points() {
        let most = |stage: &Stage| stage.opponents.iter().map(|opponent| opponent.points(GAMES, GAMES)).sum::<f64>();
        assert_eq!(STAGES.each_ref().map(most), [90.0, 10.0]);
    }
}
