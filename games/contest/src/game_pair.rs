//! Pairs of games: what contests count.

/// Two games between two entries from the same opening, with the colors swapped.
///
/// If each of them has lost one of the games by a fault, both have failed, and the pair is void: nobody scores.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GamePair {
    /// The indices of the entries.
    pub entries: [usize; 2],
    /// The games.
    pub games: [PairedGame; 2],
    /// Whether the two have played the very same games before.
    pub is_repeated: bool,
}

/// A game of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairedGame {
    /// The winner, as an index of the pair's entries; `None` in a draw.
    pub winner: Option<usize>,
    /// Whether the other entry has lost by a fault.
    pub by_fault: bool,
}

/// The number of games that were won, drawn and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Those that were won.
    pub won: u32,
    /// Those that were drawn.
    pub drawn: u32,
    /// Those that were lost.
    pub lost: u32,
}

impl GamePair {
    /// Returns whether both entries have failed.
    #[must_use]
    pub fn is_void(&self) -> bool {
        let [first, second] = self.games;
        first.by_fault && second.by_fault && first.winner != second.winner
    }

    /// Returns whether the games tell anything of who is stronger: two who have both failed have not shown it, and
    /// games that are played again show nothing new.
    #[must_use]
    pub fn is_telling(&self) -> bool {
        !self.is_void() && !self.is_repeated
    }

    /// Returns the same games with the other entry as the first one.
    #[must_use]
    pub fn swapped(self) -> Self {
        let [first, second] = self.entries;
        let swap = |game: PairedGame| PairedGame { winner: game.winner.map(|winner| 1 - winner), ..game };
        Self { entries: [second, first], games: self.games.map(swap), ..self }
    }

    /// Returns the points of each entry: one for a game that it has won, and half of one for a draw.
    #[must_use]
    pub fn points(&self) -> [f64; 2] {
        [0, 1].map(|index| self.tally(index).points())
    }

    /// Returns the results of one of the entries; both have lost a void pair.
    #[must_use]
    pub fn tally(&self, index: usize) -> Tally {
        if self.is_void() {
            return Tally { lost: 2, ..Tally::default() };
        }
        let count = |is_it: fn(Option<bool>) -> bool| {
            self.games.iter().filter(|game| is_it(game.winner.map(|winner| winner == index))).count() as u32
        };
        Tally {
            won: count(|won| won == Some(true)),
            drawn: count(|won| won.is_none()),
            lost: count(|won| won == Some(false)),
        }
    }
}

impl Tally {
    /// Returns the points.
    #[must_use]
    pub fn points(self) -> f64 {
        f64::from(self.won) + f64::from(self.drawn) / 2.0
    }

    /// Adds other games.
    pub const fn add(&mut self, other: Self) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Returns a pair of games without faults, by the points of the first entry in each.
    pub fn pair(entries: [usize; 2], points: [f64; 2]) -> GamePair {
        let games = points.map(|points| PairedGame {
            winner: match points {
                0.0 => Some(1),
                1.0 => Some(0),
                _ => None,
            },
            by_fault: false,
        });
        GamePair { entries, games, is_repeated: false }
    }

    #[test]
    fn a_win_is_a_point_and_a_draw_half_of_one() {
        let half = pair([3, 5], [1.0, 0.5]);
        assert_eq!(half.points(), [1.5, 0.5]);
        assert_eq!(half.tally(0), Tally { won: 1, drawn: 1, lost: 0 });
        assert_eq!(half.tally(1), Tally { won: 0, drawn: 1, lost: 1 });
        assert_eq!((half.swapped().entries, half.swapped().points()), ([5, 3], [0.5, 1.5]));
    }

    #[test]
    fn if_both_fail_nobody_scores() {
        let lost = |by_fault, winner| PairedGame { winner: Some(winner), by_fault };
        let games = |games| GamePair { entries: [0, 1], games, is_repeated: false };
        let both = games([lost(true, 0), lost(true, 1)]);
        assert_eq!((both.is_void(), both.points(), both.tally(0).lost, both.tally(1).lost), (true, [0.0; 2], 2, 2));
        for (pair, points) in [
            (games([lost(true, 0), lost(true, 0)]), [2.0, 0.0]),
            (games([lost(true, 0), lost(false, 1)]), [1.0, 1.0]),
            (games([lost(false, 0), lost(false, 1)]), [1.0, 1.0]),
        ] {
            assert_eq!((pair.is_void(), pair.points()), (false, points), "{pair:?}");
        }
    }
}
