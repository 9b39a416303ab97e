//! The strongest player.

use suite_search::{Budget, Decision, IterativeDeepening, OutOfBudget, Strategy};

use crate::bits::Bits;
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::position::Position;

/// A player that searches as deep as its budget allows, and always has a move.
///
/// ```
/// use suite_othello::{Champion, Position, Rules, Size};
/// use suite_search::{Budget, Strategy};
///
/// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
/// let decision = Champion::new().choose(&start, Budget::UNLIMITED)?;
/// assert_eq!((decision.value, decision.is_exact), (-6, true));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub struct Champion {
    search: IterativeDeepening,
}

/// The size of the table in bytes.
const TABLE: usize = 32 << 20;

impl Champion {
    /// Creates a player with one thread.
    #[must_use]
    pub fn new() -> Self {
        Self { search: IterativeDeepening::new(TABLE, 1) }
    }

    /// Returns the same player with so many threads to search with, at least one. With several, the same position need not get
    /// the same move.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { search: IterativeDeepening::new(TABLE, threads) }
    }
}

impl<B: Bits> Strategy<Position<B>> for Champion {
    fn choose(&mut self, position: &Position<B>, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        Ok(self.search.choose(position, &ChampionEvaluation::new(), budget, |_| ()))
    }
}

impl Default for Champion {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use suite_search::{Game, Player};

    use super::*;
    use crate::position::Rules;
    use crate::size::Size;

    fn choose(champion: &mut Champion, position: &Position<u64>) -> Decision<Move> {
        champion.choose(position, Budget::UNLIMITED).expect("a move")
    }

    fn start(side: usize, rules: Rules) -> Position<u64> {
        Position::start(Size::new(side).expect("a size"), rules)
    }

    #[test]
    fn small_boards_are_searched_to_the_end() {
        for (side, rules, lead) in [(3, Rules::Ends, -2), (4, Rules::Ends, -6), (4, Rules::Standard, -8)] {
            let position = start(side, rules);
            let found = choose(&mut Champion::new(), &position);
            assert_eq!(
                (found.is_exact, found.value, found.depth),
                (true, lead, position.longest_game()),
                "{side}, {rules:?}"
            );
        }
    }

    #[test]
    fn a_move_that_is_found_at_the_end_is_worth_what_is_said() {
        let mut position = start(4, Rules::Ends);
        let mut champion = Champion::new();
        let mut lead = -6;
        while !position.is_over() {
            let found = choose(&mut champion, &position);
            assert_eq!((found.value, found.is_exact), (lead, true));
            position = position.play(found.best.expect("a move"));
            lead = -lead;
        }
        assert_eq!(position.utility(Player::First), -6);
    }

    #[test]
    fn a_finished_game_has_no_move_and_no_time_is_enough_for_some_move() {
        let mut champion = Champion::new();
        let position = start(8, Rules::Ends);
        let no_time = Budget { time: Duration::ZERO, ..Budget::UNLIMITED };
        let found = champion.choose(&position, no_time).expect("a move");
        assert!(found.best.is_some_and(|best| position.try_play(best).is_ok()));
        let over = Position::<u64>::new(
            &crate::board::Board::parse(b"[[1,1,1],[1,1,1],[1,1,1]]").expect("a board"),
            Player::First,
            Rules::Standard,
        );
        assert_eq!(choose(&mut champion, &over).best, None);
    }

    #[test]
    fn large_boards_are_played_with_wide_sets() {
        let position = Position::<crate::bits::Wide>::start(Size::new(16).expect("a size"), Rules::Ends);
        let budget = Budget { nodes: 10_000, ..Budget::UNLIMITED };
        let found = Champion::new().choose(&position, budget).expect("a move");
        assert!(found.depth >= 1 && !found.is_exact, "{found:?}");
    }
}
