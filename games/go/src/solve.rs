//! Little-Go for the strong searches: keys that all images of a position share, bounds on what can still be won and lost, and
//! the order of moves.
//!
//! What each part does, by what the solver needs without it to tell who wins, in million nodes and seconds (the 32 positions of
//! the benchmark `go_solve`, and the whole game; one thread, a table of 128 MiB):
//!
//! | without | 14 plies left | 16 plies left | 24 plies left |
//! |---|---|---|---|
//! | (with all of them) | 1.25, 0.49 s | 5.7, 1.9 s | 86, 29 s |
//! | one key for all images of a position | 1.26, 0.48 s | 5.9, 2.0 s | 797, 240 s |
//! | bounds | 6.9, 1.4 s | 26, 5.0 s | 460, 103 s |
//! | an order of moves but the canonical one | 3.4, 1.1 s | 23, 6.4 s | more than 420 s |
//! | looking up all children before one is searched | 1.42, 0.53 s | 6.8, 2.1 s | 128, 40 s |
//! | history | 1.52, 0.56 s | 8.7, 2.8 s | 87, 29 s |
//! | code of their own for the last two plies | 1.08, 0.49 s | 4.9, 1.9 s | 75, 30 s |
//!
//! With a table of 1 GiB the whole game takes 64 million nodes and 26 s, and by how much Black wins 112 million. Black wins by
//! half a point, and only at 2,2: every other first move loses, each by 4 to 10 million nodes.
//!
//! How it came about, by the million nodes for 32 such positions of an earlier set, and with them three with 18 or 19 plies
//! left:
//!
//! | | 32 | 35 |
//! |---|---|---|
//! | captures first, points beside stones, the center, connected stones; bounds by placements and captures alone | 10.4 | |
//! | ... and the last two plies in code of their own, groups that can be captured together, liberties to fill | 9.2 | 21.7 |
//! | ... and history, by player, worth up to 20 | 6.6 | 14.7 |
//! | ... by plies left in the place of by player | 5.6 | 13.6 |
//! | ... and worth up to 25; children looked up from 6 plies left on, not from 5, in the same time | 5.8 | 13.9 |
//!
//! What did not pay: children looked up from 4 plies left on (13.1, for many more look-ups); groups that can be captured
//! together only with two placements left (14.2); history by the move before, with the other (14.7) or mostly (22.6); games
//! that end 4, 8, ... plies sooner solved first, for their best moves (28 to 30: to lead by enough sooner is another
//! question); a small table of their own for positions with fewer than 5 plies left (11 to 18 % more nodes for the whole game,
//! in the same time).
//!
//! What the order does, by the nodes of the champion's search to a depth of 8 plies in 24 positions with up to 11 moves played:
//!
//! | which moves come first | million nodes |
//! |---|---|
//! | captures, then by the points beside the stones of either side | 4.2 |
//! | ... and near the center, and connected with own stones | 2.8 |
//!
//! Killer moves came to 3.4 on top of that, for which they took the place of better ones.

use suite_search::{Bounds, Game, INFINITY, Player, Solvable, Value, Window};

use crate::moves::Move;
use crate::points::Points;
use crate::position::Position;

/// The value of a stone in half points, in which the komi is a whole number.
const STONE: Value = 2;

/// The least number of plies left at which it pays to probe all children before searching one.
const PROBE_PLIES: u32 = 6;

/// The greatest number of placements with which it pays to find out which groups can be captured together.
const FEW_PLACEMENTS: u32 = 4;

/// The index of a pass; a placement has that of its point's bit.
const PASS: u16 = 64;

impl Solvable for Position {
    type Key = [u64; 2];

    /// Packs the position into the two sets of stones. Even the largest board leaves a column and a row of their bits unused, which
    /// hold everything else.
    #[inline]
    fn key(&self) -> [u64; 2] {
        let ([own, enemy, ko], _) = self.least_image();
        // The bit after the board's last row gives its length.
        let size = 1 << (8 * self.size().side() - 1);
        let passes = u64::from(self.is_after_pass()) + u64::from(self.is_over_by_passes());
        let side = u64::from(self.to_move() == Player::First);
        // No board has the last of the 64 points, which stands for no ko.
        let ko = u64::from(ko.0.trailing_zeros()).min(63);
        [own.0 | size | u64::from(self.played()) << 56 | passes << 62, enemy.0 | ko << 56 | side << 63]
    }

    #[inline]
    fn plies_left(&self) -> u32 {
        if self.is_over() { 0 } else { self.size().longest_game() - self.played() }
    }

    #[inline]
    fn move_index(&self, mv: Move) -> u16 {
        self.history_slot(self.least_image().1.of_move(mv, self.size())) as u16
    }

    #[inline]
    fn move_at(&self, code: u16) -> Option<Move> {
        if code == PASS {
            return Some(Move::Pass);
        }
        let point = Points(1_u64.checked_shl(code.into())?).iter().next()?;
        Some(self.least_image().1.inverse().of_move(Move::Place(point), self.size()))
    }

    /// Bounds the value by what either player can gain. However the player to move places the remaining stones, an opponent who
    /// fills spare liberties and then passes keeps everything that cannot be captured this way; and the other way round.
    #[inline]
    fn bounds(&self, window: Window) -> Bounds {
        let left = self.plies_left();
        let (own, opposing) = (left.div_ceil(2), left / 2);
        let now = self.utility(self.to_move());
        let upper =
            self.most_gain(self.own, self.enemy, own, opposing, window.alpha.saturating_sub(now).div_euclid(STONE));
        let lower =
            self.most_gain(self.enemy, self.own, opposing, own, now.saturating_sub(window.beta).div_euclid(STONE));
        Bounds {
            lower: lower.map_or(Bounds::OPEN.lower, |loss| now - STONE * loss),
            upper: upper.map_or(Bounds::OPEN.upper, |gain| now + STONE * gain),
        }
    }

    /// Solves the last two moves of a game.
    #[inline]
    fn solve_endgame(&self, window: Window, nodes: &mut u64) -> Option<Value> {
        match self.plies_left() {
            1 => {
                *nodes += 1;
                Some(self.last_move())
            }
            2 => {
                *nodes += 1;
                Some(self.last_two_moves(window, nodes))
            }
            _ => None,
        }
    }

    #[inline]
    fn probes_children(&self) -> bool {
        self.plies_left() >= PROBE_PLIES
    }

    /// Puts captures first, then moves that are connected, near the center, and leave many liberties to the mover and few to the
    /// opponent.
    #[inline]
    fn cost(&self, mv: Move, child: &Self, _: u32) -> i32 {
        match mv {
            Move::Pass if child.is_over() && child.utility(self.to_move()) > 0 => -1000,
            Move::Pass => 1000,
            Move::Place(point) => {
                let empty = child.empty();
                let captured = self.enemy.len() - child.own.len();
                let liberties = |stones: Points| (stones.neighbors() & empty).len() as i32;
                let is_alone = (Points::of(point).neighbors() & self.own).is_empty();
                5 * self.size().distance_from_center(point) as i32 + 2 * (liberties(child.own) - liberties(child.enemy))
                    - 20 * captured as i32
                    + 8 * i32::from(is_alone)
            }
        }
    }

    const HISTORY_SLOTS: usize = PASS as usize + 1;
    const HISTORY_WEIGHT: i32 = 25;

    /// Uses the point itself, not its canonical image: a point means the same in neighboring positions.
    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        match mv {
            Move::Pass => PASS,
            Move::Place(point) => Points::of(point).0.trailing_zeros() as u16,
        }
        .into()
    }
}

impl Position {
    /// Returns the value with one move left: a stone where it captures the most, if one can be placed.
    #[inline]
    fn last_move(&self) -> Value {
        let now = self.utility(self.to_move());
        let legal = self.legal();
        if legal.is_empty() {
            return now;
        }
        let attacking = legal & self.enemy.neighbors();
        let captured = attacking.iter().map(|point| self.captured(point).len()).max().unwrap_or(0);
        now + STONE * (1 + captured as Value)
    }

    /// Returns the value with two moves left, or a bound outside `window`.
    #[inline]
    fn last_two_moves(&self, window: Window, nodes: &mut u64) -> Value {
        if let Some(value) = self.bounds(window).settles(window) {
            return value;
        }
        let mut best = -INFINITY;
        for mv in self.moves() {
            *nodes += 1;
            let child = self.play(mv);
            let value = if child.is_over() { child.utility(self.to_move()) } else { -child.last_move() };
            best = best.max(value);
            if best >= window.beta {
                break;
            }
        }
        best
    }

    /// Returns the greatest number of stones by which the lead of `own` can grow with that many placements and replies of the
    /// opponent. It is `None` if the lead may grow by more than `needed`.
    #[inline]
    fn most_gain(&self, own: Points, enemy: Points, placements: u32, replies: u32, needed: Value) -> Option<Value> {
        let board = self.size().board();
        let empty = board & !(own | enemy);
        // The points that only captures could open.
        let enclosed = empty & !(board & !enemy).neighbors();
        let open = (empty & !enclosed).len();
        if placements.min(open) as Value - replies as Value > needed {
            return None;
        }
        let (mut capturable, mut attacked) = (Points::EMPTY, Points::EMPTY);
        // The liberties that the opponent may fill. Each counts for one group, which is safe without the others.
        let (mut filled, mut counted) = (0, self.ko);
        let mut rest = enemy;
        while let Some(stone) = rest.iter().next() {
            let group = Points::of(stone).flood_fill(rest);
            rest = rest & !group;
            let liberties = group.neighbors() & empty;
            if liberties.len() > placements {
                filled += (liberties & !counted).len().saturating_sub(placements + 1);
                counted |= liberties;
            } else if (liberties & enclosed & !(enemy & !group).neighbors()).len() < 2 {
                capturable |= group;
                attacked |= liberties;
            }
        }
        let room = if capturable.is_empty() { open } else { empty.len() + capturable.len() };
        let placed = placements.min(room) as Value - filled.min(replies) as Value;
        let gain = |captured: u32| placed + captured as Value;
        if gain(capturable.len()) <= needed {
            return Some(gain(capturable.len()));
        }
        if gain(0) > needed || attacked.len() <= placements || placements > FEW_PLACEMENTS {
            return None;
        }
        let gain = gain(most_captured(capturable, empty, Points::EMPTY, placements));
        (gain <= needed).then_some(gain)
    }
}

/// Returns the greatest number of these stones that can be captured with that many placements on empty points, some of which are
/// already `taken`.
fn most_captured(stones: Points, empty: Points, taken: Points, placements: u32) -> u32 {
    let Some(stone) = stones.iter().next() else { return 0 };
    let group = Points::of(stone).flood_fill(stones);
    let others = stones & !group;
    let spared = most_captured(others, empty, taken, placements);
    let taken = taken | group.neighbors() & empty;
    if taken.len() > placements {
        return spared;
    }
    spared.max(group.len() + most_captured(others, empty, taken, placements))
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use suite_search::{Algorithm, Search, Solver};

    use super::*;
    use crate::size::Size;
    use crate::tests::random_position;

    /// Returns the value by the textbook's search.
    fn minimax(position: &Position) -> Value {
        Search::new(Algorithm::Minimax, |_: &Position, _| 0).decide(position).value
    }

    /// Returns late positions with their values, for each row of size, plies left and number.
    fn late() -> impl Iterator<Item = (Position, Value)> {
        [(2, 3, 500), (3, 6, 900), (4, 4, 900), (5, 4, 200), (5, 3, 450), (7, 2, 60)].into_iter().flat_map(
            |(side, left, many)| {
                let size = Size::new(side).expect("a size");
                (0..many).map(move |seed| {
                    let position = random_position(size, size.longest_game() - 1 - seed as u32 % left, seed);
                    (position, minimax(&position))
                })
            },
        )
    }

    #[test]
    fn bounds_and_last_moves_are_right() {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut settled = 0;
        for (position, value) in late().filter(|(position, _)| !position.is_over()) {
            for _ in 0..8 {
                let alpha = value + random.random_range(-24..=24);
                let window = Window { alpha, beta: alpha + random.random_range(1..=8) };
                let Bounds { lower, upper } = position.bounds(window);
                assert!(lower <= value && value <= upper, "{lower} to {upper}, not {value}: {position:?}");
                settled += u32::from(lower >= window.beta || upper <= window.alpha);
            }
            let alpha = value + random.random_range(-3..=3);
            let window = Window { alpha, beta: alpha + random.random_range(1..=3) };
            let mut nodes = 0;
            let clamp = |value: Value| value.clamp(window.alpha, window.beta);
            let last = position.solve_endgame(window, &mut nodes).map(clamp);
            assert_eq!(last, (position.plies_left() <= 2).then_some(clamp(value)), "{window:?}: {position:?}");
            assert_eq!(nodes > 0, last.is_some());
        }
        assert!(settled > 5_000, "{settled}");
    }

    #[test]
    fn the_solver_agrees_with_minimax() {
        let mut solver = Solver::new(1 << 20, 1);
        for (position, value) in late() {
            let Ok(solution) = solver.solve(&position, &mut ());
            assert_eq!(solution.value, value, "{position:?}");
            assert_eq!(
                solution.best.map(|best| -minimax(&position.play(best))),
                (!position.is_over()).then_some(value)
            );
            for bound in [value - 1, value, value + 1, -INFINITY + 1] {
                assert_eq!(solver.is_at_least(&position, bound, &mut ()), Ok(value >= bound));
            }
        }
    }

    #[test]
    fn the_smallest_game_has_the_value_of_minimax() {
        let start = Position::start(Size::MIN);
        let Ok(solution) = Solver::new(1 << 16, 2).solve(&start, &mut ());
        assert_eq!(solution.value, minimax(&start));
    }
}
