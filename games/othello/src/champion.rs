//! The strongest player: iterative deepening with a clock.
//!
//! A principal variation search deepens ply by ply (Marsland, *A Review of Game-Tree Pruning*, 1986) until its time is up,
//! and keeps what it has learnt of a position in a table of fixed size from move to move. Near the end it reaches the end of
//! every line, and then its value is exact.

use std::hash::BuildHasher;
use std::time::{Duration, Instant};

use rustc_hash::FxBuildHasher;
use suite_search::{Game, INFINITY, Value};

use crate::bits::Bits;
use crate::evaluation::{Evaluation, WIN};
use crate::position::Position;
use crate::square::Move;

/// A player that thinks for a given time.
pub struct Champion<B> {
    table: Vec<Option<Entry<B>>>,
}

/// What the champion has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// The move to play; `None` if the game is over.
    pub best: Option<Move>,
    /// Plies that the last finished search looked ahead.
    pub depth: u32,
    /// The final lead of the player to move under best play, if the search has seen the end of every line that matters.
    pub lead: Option<Value>,
    /// Positions looked at.
    pub nodes: u64,
}

/// What is known of a position: a bound on its value, searched so deep.
#[derive(Debug, Clone, Copy)]
struct Entry<B> {
    position: Position<B>,
    value: Value,
    bound: Bound,
    depth: u32,
    best: Move,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Lower,
    Upper,
    Exact,
}

/// Bytes of the table.
const TABLE: usize = 64 << 20;

/// Nodes between two looks at the clock.
const NODES_A_LOOK: u64 = 1 << 10;

impl<B: Bits> Champion<B> {
    /// A player who knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { table: vec![None; TABLE / size_of::<Option<Entry<B>>>()] }
    }

    /// The best move that can be found in `time`; it takes no longer, but for a millisecond.
    ///
    /// ```
    /// use std::time::Duration;
    /// use suite_othello::{Champion, Position, Rules, Size};
    ///
    /// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
    /// let found = Champion::new().choose(&start, Duration::from_secs(5));
    /// assert_eq!(found.lead, Some(-6));
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    pub fn choose(&mut self, position: &Position<B>, time: Duration) -> Found {
        let mut search = Search {
            table: &mut self.table,
            evaluation: Evaluation::new(position.size()),
            children: Vec::new(),
            deadline: Instant::now() + time,
            nodes: 0,
        };
        // Without any time at all, the first move is as good as any.
        let mut found = Found { best: position.moves().next(), depth: 0, lead: None, nodes: 0 };
        let longest = position.longest_game();
        for depth in 1..=longest {
            let Ok(value) = search.value(position, depth, -INFINITY, INFINITY) else { break };
            found.best = search.best_move(position).or(found.best);
            found.depth = depth;
            found.lead = (depth == longest).then(|| lead(value));
        }
        Found { nodes: search.nodes, ..found }
    }
}

impl<B: Bits> Default for Champion<B> {
    fn default() -> Self {
        Self::new()
    }
}

/// A finished game's value: any win is better than any estimate, and a greater win better than a smaller.
fn worth(lead: Value) -> Value {
    WIN * lead.signum() + lead
}

/// The lead that a finished game's value stands for.
fn lead(value: Value) -> Value {
    value - WIN * value.signum()
}

/// The clock has run out.
struct OutOfTime;

struct Search<'a, B> {
    table: &'a mut [Option<Entry<B>>],
    evaluation: Evaluation<B>,
    /// The children still to be searched of all nodes on the path, each node's above its parent's.
    children: Vec<Child<B>>,
    deadline: Instant,
    nodes: u64,
}

#[derive(Clone, Copy)]
struct Child<B> {
    promise: Value,
    mv: Move,
    position: Position<B>,
}

impl<B: Bits> Search<'_, B> {
    /// What a position is worth to the player to move, seen from so many plies above the leaves. Fail-soft.
    fn value(&mut self, position: &Position<B>, depth: u32, alpha: Value, beta: Value) -> Result<Value, OutOfTime> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_A_LOOK) && Instant::now() >= self.deadline {
            return Err(OutOfTime);
        }
        if position.is_over() {
            return Ok(worth(position.utility(position.to_move())));
        }
        if depth == 0 {
            return Ok(self.evaluation.evaluate(position));
        }
        let known = self.entry(position).copied();
        if let Some(entry) = known
            && entry.depth >= depth
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
        {
            return Ok(entry.value);
        }
        let start = self.children.len();
        self.push_children(position, known.map(|entry| entry.best));
        let searched = self.search_children(start, depth, alpha, beta);
        self.children.truncate(start);
        let (value, best) = searched?;
        let bound = if value <= alpha {
            Bound::Upper
        } else if value >= beta {
            Bound::Lower
        } else {
            Bound::Exact
        };
        let slot = self.slot(position);
        self.table[slot] = Some(Entry { position: *position, value, bound, depth, best });
        Ok(value)
    }

    /// The best of the children above `start`: its value and its move.
    fn search_children(
        &mut self,
        start: usize,
        depth: u32,
        mut alpha: Value,
        beta: Value,
    ) -> Result<(Value, Move), OutOfTime> {
        let mut best: Option<(Value, Move)> = None;
        while let Some(child) = self.pop_child(start) {
            let value = match best {
                None => -self.value(&child.position, depth - 1, -beta, -alpha)?,
                Some(_) => {
                    // Once there is a good move, it is enough to know that the others are no better.
                    let value = -self.value(&child.position, depth - 1, -alpha - 1, -alpha)?;
                    if alpha < value && value < beta {
                        -self.value(&child.position, depth - 1, -beta, -alpha)?
                    } else {
                        value
                    }
                }
            };
            if best.is_none_or(|(best, _)| value > best) {
                best = Some((value, child.mv));
            }
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        Ok(best.expect("a game that goes on has a move"))
    }

    /// Lays out the children of `position`, each with what it promises: the move that was best before, then the corners, then
    /// what leaves the opponent the fewest moves.
    fn push_children(&mut self, position: &Position<B>, best_before: Option<Move>) {
        for mv in position.moves() {
            let child = position.play(mv);
            let promise = if best_before == Some(mv) {
                Value::MAX
            } else {
                8 * Value::from(self.evaluation.is_corner(mv)) - child.mobility(child.to_move()) as Value
            };
            self.children.push(Child { promise, mv, position: child });
        }
    }

    /// Takes the most promising child above `start`, the first of equals.
    fn pop_child(&mut self, start: usize) -> Option<Child<B>> {
        let rest = &self.children[start..];
        let index = (0..rest.len()).rev().max_by_key(|&index| rest[index].promise)?;
        Some(self.children.swap_remove(start + index))
    }

    fn best_move(&self, position: &Position<B>) -> Option<Move> {
        self.entry(position).map(|entry| entry.best)
    }

    fn entry(&self, position: &Position<B>) -> Option<&Entry<B>> {
        self.table[self.slot(position)].as_ref().filter(|entry| entry.position == *position)
    }

    fn slot(&self, position: &Position<B>) -> usize {
        FxBuildHasher.hash_one(position) as usize % self.table.len()
    }
}

#[cfg(test)]
mod tests {
    use suite_search::Player;

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
            assert_eq!((found.lead, found.depth), (Some(lead), position.longest_game()), "{side}, {rules:?}");
        }
    }

    #[test]
    fn a_move_that_is_found_at_the_end_is_worth_what_is_said() {
        let mut position = start(4, Rules::Ends);
        let mut champion = Champion::new();
        let mut lead = -6;
        while !position.is_over() {
            let found = champion.choose(&position, AMPLE);
            assert_eq!(found.lead, Some(lead));
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
        assert!(found.depth >= 1 && found.lead.is_none(), "{found:?}");
    }
}
