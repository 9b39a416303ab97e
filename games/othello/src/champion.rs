//! The strongest player.

use std::time::{Duration, Instant};

use suite_search::{
    Budget, Decision, INFINITY, IterativeDeepening, Meter, OutOfBudget, Solver, Strategy, Value, Window,
};

use crate::bits::Bits;
use crate::book::{Book, BookEntry};
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::position::{Position, Rules};
use crate::size::Size;

/// A player that plays by its book and, elsewhere, searches as deep as its budget allows, and always has a move. It remembers what
/// it saw for the moves before.
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
pub struct Champion<B: Bits> {
    threads: usize,
    memory: Option<Memory<B>>,
}

/// What the champion remembers of a game.
struct Memory<B: Bits> {
    /// The board size and the rules, without which what is remembered of a position is worth nothing.
    variant: (Size, Rules),
    search: IterativeDeepening<Position<B>>,
    solver: Solver<Position<B>>,
}

/// The size of a table in bytes.
const TABLE: usize = 32 << 20;

/// The empty squares with which it is likely to be found out who wins within half of [`DECIDED_NODES`] nodes, or of [`DECIDED_TIME`]:
/// so many less one and a half for each row, since a greater board has more moves, and fewer on boards too large for the specialized
/// code of endings. Each one more takes twice as long.
const DECIDED: u32 = 29;
const DECIDED_ON_LARGE: u32 = 8;
const DECIDED_NODES: u64 = 200_000;
const DECIDED_TIME: Duration = Duration::from_millis(9);
/// The greatest number of empty squares that is solved, however much time there is.
const MOST_SOLVED: u32 = 30;

impl<B: Bits> Champion<B> {
    /// Creates a player with one thread.
    #[must_use]
    pub fn new() -> Self {
        Self { threads: 1, memory: None }
    }

    /// Returns the same player with so many threads to search with, at least one. With several, the same position need not get
    /// the same move.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, memory: None }
    }

    /// Returns what it remembers of a game like that of a position.
    fn memory(&mut self, position: &Position<B>) -> &mut Memory<B> {
        let variant = (position.size(), position.rules());
        self.memory.take_if(|memory| memory.variant != variant);
        self.memory.get_or_insert_with(|| Memory {
            variant,
            search: IterativeDeepening::new(TABLE, self.threads),
            solver: Solver::new(TABLE, self.threads),
        })
    }
}

impl<B: Bits> Memory<B> {
    /// Returns the best move by a look ahead.
    fn look_ahead(&self, position: &Position<B>, budget: Budget) -> Decision<Move> {
        self.search.choose(position, &ChampionEvaluation::new(), budget, |_| ())
    }

    /// Solves a position as far as it matters to a window, if the budget is enough.
    fn solve(&mut self, position: &Position<B>, alpha: Value, beta: Value, budget: Budget) -> Option<Decision<Move>> {
        self.solver.solve_within(position, Window { alpha, beta }, &mut Meter::new(budget)).ok()
    }
}

impl<B: Bits> Strategy<Position<B>> for Champion<B> {
    fn choose(&mut self, position: &Position<B>, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        if let Some(found) = look_up(position) {
            return Ok(found);
        }
        let memory = self.memory(position);
        if !can_be_decided(position, budget) {
            return Ok(memory.look_ahead(position, budget));
        }
        let begun = Instant::now();
        // A move to fall back on, for which little will do.
        let first_look = Budget { nodes: (budget.nodes / 4).min(DECIDED_NODES / 4), time: budget.time / 4, ..budget };
        let found = memory.look_ahead(position, first_look);
        if found.is_exact {
            return Ok(found);
        }
        let solved_before = memory.solver.nodes();
        let winner = memory.solve(position, 0, 1, Budget { nodes: budget.nodes / 2, time: budget.time / 2, ..budget });
        let rest = Budget {
            nodes: budget.nodes.saturating_sub(found.nodes + memory.solver.nodes() - solved_before),
            time: budget.time.saturating_sub(begun.elapsed()),
            ..budget
        };
        Ok(match winner {
            None => memory.look_ahead(position, rest),
            Some(winner) if winner.value > 0 => memory.solve(position, 0, INFINITY, rest).unwrap_or(Decision {
                best: winner.best,
                principal_variation: winner.principal_variation,
                nodes: found.nodes + winner.nodes,
                ..found
            }),
            Some(_) => memory.solve(position, -INFINITY, 1, rest).unwrap_or(found),
        })
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
    let empty = position.empty().len();
    let decided = position.narrow().map_or(DECIDED_ON_LARGE, |_| DECIDED - position.size().side() as u32 * 3 / 2);
    let doublings = empty.saturating_sub(decided);
    empty <= MOST_SOLVED && budget.nodes >= DECIDED_NODES << doublings && budget.time >= DECIDED_TIME * (1 << doublings)
}

impl<B: Bits> Default for Champion<B> {
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

    fn choose(champion: &mut Champion<u64>, position: &Position<u64>) -> Decision<Move> {
        champion.choose(position, Budget::UNLIMITED).expect("a move")
    }

    fn start(side: usize, rules: Rules) -> Position<u64> {
        Position::start(Size::new(side).expect("a size"), rules)
    }

    #[test]
    fn small_boards_are_searched_to_the_end() {
        // One after the other, and what is remembered of one is not taken for the other.
        let mut champion = Champion::new();
        for (side, rules, lead) in [(3, Rules::Ends, -2), (4, Rules::Ends, -6), (4, Rules::Standard, -8)] {
            let position = start(side, rules);
            let found = choose(&mut champion, &position);
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
    fn what_was_seen_for_one_move_helps_with_the_next() {
        let budget = Budget { nodes: 20_000, ..Budget::UNLIMITED };
        let depth = |champion: &mut Champion<u64>, position: &Position<u64>| {
            champion.choose(position, budget).expect("a move").depth
        };
        let (mut champion, mut position) = (Champion::new(), start(8, Rules::Standard));
        let (mut remembering, mut forgetful) = (0, 0);
        for _ in 0..6 {
            let found = champion.choose(&position, budget).expect("a move");
            position = found.principal_variation.iter().take(2).fold(position, |position, &mv| position.play(mv));
            remembering += depth(&mut champion, &position);
            forgetful += depth(&mut Champion::new(), &position);
        }
        assert!(remembering > forgetful, "{remembering} and {forgetful} plies");
    }

    #[test]
    fn large_boards_are_played_with_wide_sets() {
        let position = Position::<crate::bits::Wide>::start(Size::new(16).expect("a size"), Rules::Ends);
        let budget = Budget { nodes: 10_000, ..Budget::UNLIMITED };
        let found = Champion::new().choose(&position, budget).expect("a move");
        assert!(found.depth >= 1 && !found.is_exact, "{found:?}");
    }
}
