//! The strongest player.

use std::time::Duration;

use suite_search::{
    Budget, Decision, INFINITY, IterativeDeepening, Meter, OutOfBudget, Solver, Strategy, Value, Window,
};

use crate::bits::Bits;
use crate::book::{Book, BookEntry};
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::opponent_model::OpponentModel;
use crate::position::{Position, Rules};
use crate::size::Size;
use crate::swindle::{self, Swindle};
use crate::weights::Weights;

/// A player that plays by its book and, elsewhere, searches as deep as its budget allows, and always has a move. It
/// remembers its searches for the moves before.
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
    swindles: bool,
    memory: Option<Memory<B>>,
}

/// The memory of the champion in a game.
struct Memory<B: Bits> {
    /// The board size and the rules, for which alone the memory holds.
    variant: (Size, Rules),
    search: IterativeDeepening<Position<B>>,
    solver: Solver<Position<B>>,
    /// The opponent whose answers are foreseen, once there is a position to swindle in.
    opponent: Option<OpponentModel<B>>,
}

/// The size of a table in bytes.
const TABLE: usize = 32 << 20;

/// The number of empty squares, less one and a half for each row, with which the winner is likely to be found within
/// half of [`DECIDED_NODES`] nodes, or of [`DECIDED_TIME`]. A larger board has more moves, and one too large for the
/// specialized code of endings has a smaller number. Each further square takes twice as long.
const DECIDED: u32 = 29;
const DECIDED_ON_LARGE: u32 = 8;
const DECIDED_NODES: u64 = 200_000;
const DECIDED_TIME: Duration = Duration::from_millis(9);
/// The greatest number of empty squares with which a position is solved, however much time there is.
const MOST_SOLVED: u32 = 30;
/// An estimate below which a position is as good as lost.
const LOST: Value = -8 * Weights::PER_DISK;

impl<B: Bits> Champion<B> {
    /// Creates a player with one thread.
    #[must_use]
    pub fn new() -> Self {
        Self { threads: 1, swindles: false, memory: None }
    }

    /// Returns the same player with `threads` threads for its searches, at least one. With several, the same position
    /// need not get the same move.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, memory: None, ..self }
    }

    /// Returns the same player for games rather than for answers. Where it does not win by the assignment's rule, it
    /// spends the rest of a limited budget on the move after which an opponent who does not know that rule is most
    /// likely to go wrong. Then [`Decision::best`] may lose by more than the value says, but it does not let a proved
    /// draw go.
    #[must_use]
    pub(crate) fn with_swindles(self) -> Self {
        Self { swindles: true, ..self }
    }

    /// Returns the memory of the game that a position belongs to, by its size and rules.
    fn memory(&mut self, position: &Position<B>) -> &mut Memory<B> {
        let variant = (position.size(), position.rules());
        self.memory.take_if(|memory| memory.variant != variant);
        self.memory.get_or_insert_with(|| Memory {
            variant,
            search: IterativeDeepening::new(TABLE, self.threads),
            solver: Solver::new(TABLE, self.threads),
            opponent: None,
        })
    }
}

impl<B: Bits> Memory<B> {
    /// Returns the best move by looking ahead.
    fn look_ahead(&self, position: &Position<B>, budget: Budget, meter: &mut Meter) -> Decision<Move> {
        let found = self.search.choose(position, &ChampionEvaluation::new(), budget, |_| ());
        // If nothing is left, the next search notices.
        let _ = meter.spend(found.nodes);
        found
    }

    /// Solves a position as far as it matters to a window, if the budget is enough.
    fn solve(
        &mut self,
        position: &Position<B>,
        window: Window,
        budget: Budget,
        meter: &mut Meter,
    ) -> Option<Decision<Move>> {
        let nodes_before = self.solver.nodes();
        let found = self.solver.solve_within(position, window, &mut Meter::new(budget)).ok();
        let _ = meter.spend(self.solver.nodes() - nodes_before);
        found
    }

    /// Looks ahead with the whole budget, unless the position is as good as lost: then it may be won after all.
    fn look_ahead_or_swindle(
        &mut self,
        position: &Position<B>,
        may_swindle: bool,
        meter: &mut Meter,
    ) -> Decision<Move> {
        if may_swindle {
            let first_look = self.look_ahead(position, part(meter.rest(), 2), meter);
            if first_look.value < LOST {
                return self.swindle(position, first_look, None, meter);
            }
        }
        self.look_ahead(position, meter.rest(), meter)
    }

    /// Finds out who wins, if the budget is enough, and then by how much; in a position that is not won, looks for a
    /// swindle.
    fn decide(&mut self, position: &Position<B>, may_swindle: bool, meter: &mut Meter) -> Decision<Move> {
        let budget = meter.rest();
        // A move to fall back on, found with little of the budget.
        let little = part(budget, 4);
        let first_look = Budget { nodes: little.nodes.min(DECIDED_NODES / 4), ..little };
        let found = self.look_ahead(position, first_look, meter);
        let sees_no_win = found.value <= 0 && (found.is_exact || !Weights::is_estimate(found.value, position.size()));
        if sees_no_win && may_swindle {
            let outcome = Some(found.value);
            return self.swindle(position, found, outcome, meter);
        }
        if found.is_exact {
            return found;
        }
        let Some(winner) = self.solve(position, Window { alpha: 0, beta: 1 }, part(budget, 2), meter) else {
            return self.look_ahead_or_swindle(position, may_swindle, meter);
        };
        if winner.value > 0 {
            let nodes = found.nodes + winner.nodes;
            let window = Window { alpha: 0, beta: INFINITY };
            return self.solve(position, window, meter.rest(), meter).unwrap_or(Decision {
                best: winner.best,
                principal_variation: winner.principal_variation,
                nodes,
                ..found
            });
        }
        let rest = if may_swindle { part(meter.rest(), 4) } else { meter.rest() };
        let lead = self.solve(position, Window { alpha: -INFINITY, beta: 1 }, rest, meter);
        let outcome = lead.as_ref().unwrap_or(&winner).value;
        let is_known = lead.is_some() || outcome < 0;
        let found = lead.unwrap_or(found);
        if is_known && may_swindle { self.swindle(position, found, Some(outcome), meter) } else { found }
    }

    /// Returns the move with which a position that is not won is most likely to be won after all, by the rest of the
    /// budget. `outcome` is that of best play, if it is known.
    fn swindle(
        &mut self,
        position: &Position<B>,
        found: Decision<Move>,
        outcome: Option<Value>,
        meter: &mut Meter,
    ) -> Decision<Move> {
        let Self { search, solver, opponent, .. } = self;
        let Some(best) = found.best else { return found };
        let opponent = opponent.get_or_insert_with(OpponentModel::new);
        let mv = Swindle { search, solver, opponent, meter }.find(position, best, outcome);
        if mv == best { found } else { Decision { best: Some(mv), principal_variation: vec![mv], ..found } }
    }
}

/// Returns a part of a budget.
fn part(budget: Budget, divisor: u32) -> Budget {
    Budget { nodes: budget.nodes / u64::from(divisor), time: budget.time / divisor, ..budget }
}

impl<B: Bits> Strategy<Position<B>> for Champion<B> {
    fn choose(&mut self, position: &Position<B>, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        if let Some(found) = look_up(position) {
            return Ok(found);
        }
        let swindles = self.swindles;
        let memory = self.memory(position);
        let is_limited = budget.nodes < u64::MAX || budget.time < Duration::MAX;
        let may_swindle = swindles && is_limited && swindle::is_possible(position);
        let meter = &mut Meter::new(budget);
        Ok(if can_be_decided(position, budget) {
            memory.decide(position, may_swindle, meter)
        } else {
            memory.look_ahead_or_swindle(position, may_swindle, meter)
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
    use crate::tests::{endings, start};

    fn choose(champion: &mut Champion<u64>, position: &Position<u64>) -> Decision<Move> {
        champion.choose(position, Budget::UNLIMITED).expect("a move")
    }

    #[test]
    fn small_boards_are_searched_to_the_end() {
        // One after the other: the memory of one must not be used for the other.
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
        let mut champion = Champion::new();
        for variation in book.variations() {
            let entry = book.entry(&variation.position).expect("an entry");
            let found = choose(&mut champion, &variation.position);
            assert_eq!((found.best, found.value, found.is_exact), (Some(entry.best), entry.value, true));
            assert_eq!(found.nodes, 0);
        }
        assert_eq!(look_up(&start::<u64>(6, Rules::Standard)), None);
        assert_eq!(look_up(&start::<u64>(8, Rules::Ends)), None);
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

    /// Plays a position of the assignment's rule to its end against an opponent who plays perfectly by the standard
    /// rules, and returns the lead of the player who is to move in it.
    fn lead_against_standard_play(
        position: &Position<u64>,
        mut choose: impl FnMut(&Position<u64>) -> Decision<Move>,
    ) -> Value {
        let (mut position, player) = (*position, position.to_move());
        let mut opponent = Solver::new(1 << 18, 1);
        while !position.is_over() {
            let found = if position.to_move() == player {
                choose(&position)
            } else {
                let Ok(found) = opponent.solve(&position.with_rules(Rules::Standard), &mut ());
                found
            };
            position = position.play(found.best.expect("a move"));
        }
        position.utility(player)
    }

    #[test]
    fn lost_games_are_won_against_opponents_who_do_not_know_the_rule() {
        let mut solver = Solver::new(1 << 18, 1);
        let mut solve = |position: &Position<u64>| {
            let Ok(found) = solver.solve(position, &mut ());
            found
        };
        let lost: Vec<_> =
            endings(start(8, Rules::Ends), 60, 12).into_iter().filter(|ending| solve(ending).value < 0).collect();
        let budget = Budget { nodes: DECIDED_NODES, ..Budget::UNLIMITED };
        let (mut by_best_play, mut by_swindles) = (0, 0);
        for ending in &lost {
            by_best_play += u32::from(lead_against_standard_play(ending, &mut solve) > 0);
            let mut champion = Champion::new().with_swindles();
            let swindle = |position: &Position<u64>| {
                let found = champion.choose(position, budget).expect("a move");
                assert!(position.try_play(found.best.expect("a move")).is_ok());
                found
            };
            by_swindles += u32::from(lead_against_standard_play(ending, swindle) > 0);
        }
        assert!(by_swindles > 2 * by_best_play, "{by_swindles} and {by_best_play} of {}", lost.len());
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_a_draw_is_kept_and_without_a_limit_the_lead() {
        let mut solver = Solver::new(1 << 18, 1);
        let mut value = |position: &Position<u64>| {
            let Ok(found) = solver.solve(position, &mut ());
            found.value
        };
        let endings = endings(start(8, Rules::Ends), 3_000, 10);
        let (drawn, few): (Vec<_>, Vec<_>) =
            (endings.iter().copied().filter(|ending| value(ending) == 0).collect(), endings[..100].to_vec());
        assert!(drawn.len() > 50, "{} draws", drawn.len());
        let limited = Budget { nodes: DECIDED_NODES, ..Budget::UNLIMITED };
        for (positions, budget) in [(drawn, limited), (few, Budget::UNLIMITED)] {
            for position in positions {
                let found = Champion::new().with_swindles().choose(&position, budget).expect("a move");
                let after = -value(&position.play(found.best.expect("a move")));
                assert_eq!(after, value(&position), "{}", position.board());
            }
        }
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
