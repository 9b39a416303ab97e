//! The strongest player.

use std::time::{Duration, Instant};

use suite_search::{Budget, Decision, INFINITY, IterativeDeepening, Meter, OutOfBudget, Solver, Strategy, Window};

use crate::bits::Bits;
use crate::book::{Book, BookEntry};
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::position::Position;

/// A player that plays by its book and, elsewhere, searches as deep as its budget allows, and always has a move.
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
    threads: usize,
}

/// The size of a table in bytes.
const TABLE: usize = 32 << 20;

/// The empty squares with which a game on 8x8 is likely to be decided within [`DECIDED_NODES`] nodes, or [`DECIDED_TIME`], and how many
/// more for each row less, since a smaller board has fewer moves; each one more takes twice as long.
const DECIDED: u32 = 16;
const DECIDED_BY_ROW: u32 = 3;
const DECIDED_NODES: u64 = 400_000;
const DECIDED_TIME: Duration = Duration::from_millis(60);
/// The greatest number of empty squares that is solved, however much time there is.
const MOST_SOLVED: u32 = 30;

impl Champion {
    /// Creates a player with one thread.
    #[must_use]
    pub fn new() -> Self {
        Self { threads: 1 }
    }

    /// Returns the same player with so many threads to search with, at least one. With several, the same position need not get
    /// the same move.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads }
    }

    /// Returns the best move by a look ahead.
    fn look_ahead<B: Bits>(&self, position: &Position<B>, budget: Budget) -> Decision<Move> {
        IterativeDeepening::new(TABLE, self.threads).choose(position, &ChampionEvaluation::new(), budget, |_| ())
    }

    /// Returns the best move of a position in which a look ahead has found a good one, or at least a move that keeps a win, if either
    /// is found within the budget.
    fn solve<B: Bits>(&self, position: &Position<B>, found: Decision<Move>, budget: Budget) -> Decision<Move> {
        let mut solver = Solver::new(TABLE, self.threads);
        let mut meter = Meter::new(budget);
        let mut solve = |alpha, beta| solver.solve_within(position, Window { alpha, beta }, &mut meter);
        let Ok(outcome) = solve(0, 1) else { return found };
        if outcome.value > 0 {
            let Decision { best, principal_variation, nodes, .. } = outcome;
            let winning = Decision { best, principal_variation, nodes: found.nodes + nodes, ..found };
            return solve(0, INFINITY).unwrap_or(winning);
        }
        solve(-INFINITY, 1).unwrap_or(found)
    }
}

impl<B: Bits> Strategy<Position<B>> for Champion {
    fn choose(&mut self, position: &Position<B>, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        if let Some(found) = look_up(position) {
            return Ok(found);
        }
        if !can_be_decided(position, budget) {
            return Ok(self.look_ahead(position, budget));
        }
        let begun = Instant::now();
        // A move to fall back on, for which little will do.
        let first_look = Budget { nodes: (budget.nodes / 4).min(DECIDED_NODES / 4), time: budget.time / 4, ..budget };
        let found = self.look_ahead(position, first_look);
        if found.is_exact {
            return Ok(found);
        }
        let rest = Budget {
            nodes: budget.nodes.saturating_sub(found.nodes),
            time: budget.time.saturating_sub(begun.elapsed()),
            ..budget
        };
        Ok(self.solve(position, found, rest))
    }
}

/// Returns the best move by the book that comes with this crate, if it has the position.
fn look_up<B: Bits>(position: &Position<B>) -> Option<Decision<Move>> {
    let position = position.narrow()?;
    let BookEntry { best, value } = Book::shipped(position.size(), position.rules())?.entry(&position)?;
    Some(Decision {
        principal_variation: vec![best],
        is_exact: true,
        depth: position.longest_game(),
        ..Decision::new(Some(best), value)
    })
}

/// Returns whether a budget is likely to be enough to find out who wins.
fn can_be_decided<B: Bits>(position: &Position<B>, budget: Budget) -> bool {
    let (empty, side) = (position.empty().len(), position.size().side() as u32);
    let decided = (DECIDED + DECIDED_BY_ROW * 8).saturating_sub(DECIDED_BY_ROW * side);
    let doublings = empty.saturating_sub(decided);
    empty <= MOST_SOLVED && budget.nodes >= DECIDED_NODES << doublings && budget.time >= DECIDED_TIME * (1 << doublings)
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
    fn positions_of_the_book_take_no_search() {
        let book = Book::shipped(Size::new(6).expect("a size"), Rules::Ends).expect("a book");
        for variation in book.variations() {
            let entry = book.entry(&variation.position).expect("an entry");
            let found = choose(&mut Champion::new(), &variation.position);
            assert_eq!((found.best, found.value, found.is_exact), (Some(entry.best), entry.value, true));
            assert_eq!(found.nodes, 0);
        }
        assert_eq!(look_up(&start(6, Rules::Standard)), None);
        assert_eq!(look_up(&start(8, Rules::Ends)), None);
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
