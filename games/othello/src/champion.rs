//! The strongest player.

use std::time::Duration;

use suite_search::{Budget, Found, IterativeDeepening};

use crate::evaluation::ChampionEvaluation;
use crate::position::Position;
use crate::solve::SolvableBits;
use crate::square::Move;

/// A player that thinks for a given time.
pub struct Champion<B: SolvableBits> {
    search: IterativeDeepening<Position<B>>,
}

/// Bytes of the table.
const TABLE: usize = 32 << 20;

impl<B: SolvableBits> Champion<B> {
    /// A player who knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { search: IterativeDeepening::new(TABLE) }
    }

    /// The best move that can be found in `time`; it takes no longer, but for a millisecond.
    ///
    /// ```
    /// use std::time::Duration;
    /// use suite_othello::{Champion, Position, Rules, Size};
    ///
    /// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
    /// let found = Champion::new().choose(&start, Duration::from_secs(5));
    /// assert_eq!(found.margin, Some(-6));
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    pub fn choose(&mut self, position: &Position<B>, time: Duration) -> Found<Move> {
        self.search.choose(position, &ChampionEvaluation::new(), Budget { time, ..Budget::AMPLE }, |_| ())
    }
}

impl<B: SolvableBits> Default for Champion<B> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use suite_search::{Game, Player};

    use super::*;
    use crate::position::Rules;
    use crate::square::Size;

    /// Time enough for any of these, on any machine.
    const AMPLE: Duration = Duration::from_secs(600);

    fn start(side: usize, rules: Rules) -> Position<u64> {
        Position::start(Size::new(side).expect("a size"), rules)
    }

    #[test]
    fn small_boards_are_played_out() {
        for (side, rules, lead) in [(3, Rules::Ends, -2), (4, Rules::Ends, -6), (4, Rules::Standard, -8)] {
            let position = start(side, rules);
            let found = Champion::new().choose(&position, AMPLE);
            assert_eq!((found.margin, found.depth), (Some(lead), position.longest_game()), "{side}, {rules:?}");
        }
    }

    #[test]
    fn a_move_that_is_found_at_the_end_is_worth_what_is_said() {
        let mut position = start(4, Rules::Ends);
        let mut champion = Champion::new();
        let mut lead = -6;
        while !position.is_over() {
            let found = champion.choose(&position, AMPLE);
            assert_eq!(found.margin, Some(lead));
            position = position.play(found.best.expect("a move"));
            lead = -lead;
        }
        assert_eq!(position.utility(Player::First), -6);
    }

    #[test]
    fn a_finished_game_has_no_move_and_no_time_is_enough_for_some_move() {
        let mut champion = Champion::new();
        let position = start(8, Rules::Ends);
        let found = champion.choose(&position, Duration::ZERO);
        assert!(found.best.is_some_and(|best| position.try_play(best).is_ok()));
        let over = Position::<u64>::new(
            &crate::board::Board::parse(b"[[1,1,1],[1,1,1],[1,1,1]]").expect("a board"),
            Player::First,
            Rules::Standard,
        );
        assert_eq!(champion.choose(&over, AMPLE).best, None);
    }

    #[test]
    fn large_boards_are_played_in_wide_words() {
        let position = Position::<crate::bits::Wide>::start(Size::new(16).expect("a size"), Rules::Ends);
        let found = Champion::new().choose(&position, Duration::from_millis(200));
        assert!(found.depth >= 1 && found.margin.is_none(), "{found:?}");
    }
}
