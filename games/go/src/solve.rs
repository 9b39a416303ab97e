//! What Little-Go tells the searches that remember: keys that all images of a position share, what can still be won and lost in
//! the moves that are left, and which moves to try first.
//!
//! What the order does, by the nodes of the champion's search to a depth of 8 plies in 24 positions with up to 11 moves played:
//!
//! | which moves come first | million nodes |
//! |---|---|
//! | captures, then by the points beside the stones of either side | 4.2 |
//! | ... and near the centre, and connected with own stones | 2.8 |
//!
//! Killer moves came to 3.4 on top of that, for which they took the place of better ones.

use suite_search::{Bounds, Game, Player, Solve, Value, Window};

use crate::point::{Move, Points};
use crate::position::Position;

/// A stone counts twice, so that the komi is a whole number.
const STONE: Value = 2;

/// Plies to the end of the game from which on it pays to look all children up before one is searched.
const DEEP: u32 = 5;

/// The code of a pass; placements have the number of their point's bit.
const PASS: u16 = 64;

impl Solve for Position {
    type Key = [u64; 2];

    /// The largest board leaves a column of a set's bits free, and the bits below it: these hold what else there is.
    #[inline]
    fn key(&self) -> [u64; 2] {
        let ([own, enemy, ko], _) = self.canonical();
        // The bit behind the board's last row tells how long that is.
        let size = 1 << (8 * self.size().side() - 1);
        let passes = u64::from(self.is_after_pass()) + u64::from(self.is_over_by_passes());
        let side = u64::from(self.to_move() == Player::First);
        // No board has the last of 64 points, which stands for no ko.
        let ko = u64::from(ko.0.trailing_zeros()).min(63);
        [own.0 | size | u64::from(self.played()) << 56 | passes << 62, enemy.0 | ko << 56 | side << 63]
    }

    #[inline]
    fn plies_left(&self) -> u32 {
        if self.is_over() { 0 } else { self.size().longest_game() - self.played() }
    }

    #[inline]
    fn code(&self, mv: Move) -> u16 {
        match self.canonical().1.of_move(mv, self.size()) {
            Move::Pass => PASS,
            Move::Place(point) => Points::of(point).0.trailing_zeros() as u16,
        }
    }

    #[inline]
    fn decode(&self, code: u16) -> Option<Move> {
        if code == PASS {
            return Some(Move::Pass);
        }
        let point = Points(1_u64.checked_shl(code.into())?).iter().next()?;
        Some(self.canonical().1.inverse().of_move(Move::Place(point), self.size()))
    }

    /// However the player to move places the stones that are left to place, an opponent who always passes keeps what cannot be
    /// captured so; and the other way round.
    #[inline]
    fn bounds(&self, window: Window) -> Bounds {
        let left = self.plies_left();
        let now = self.utility(self.to_move());
        let gain =
            |own, enemy, placements, needed| self.most_gain(own, enemy, placements, needed).map(|gain| STONE * gain);
        let upper = gain(self.own, self.enemy, left.div_ceil(2), window.alpha.saturating_sub(now) / STONE);
        let lower = gain(self.enemy, self.own, left / 2, now.saturating_sub(window.beta) / STONE);
        Bounds {
            lower: lower.map_or(Bounds::OPEN.lower, |loss| now - loss),
            upper: upper.map_or(Bounds::OPEN.upper, |gain| now + gain),
        }
    }

    /// The last move of a game: a stone where it captures the most, if one can be placed.
    #[inline]
    fn finish(&self, _: Window, nodes: &mut u64) -> Option<Value> {
        if self.plies_left() != 1 {
            return None;
        }
        *nodes += 1;
        let now = self.utility(self.to_move());
        let legal = self.legal();
        if legal.is_empty() {
            return Some(now);
        }
        let beside = legal & self.enemy.beside();
        let captured = beside.iter().map(|point| self.captured(point).len()).max().unwrap_or(0);
        Some(now + STONE * (1 + captured as Value))
    }

    #[inline]
    fn is_deep(&self) -> bool {
        self.plies_left() >= DEEP
    }

    /// Captures first, then what is connected and near the centre, and leaves many points beside the own stones and few beside
    /// the opponent's.
    #[inline]
    fn cost(&self, mv: Move, child: &Self, _: u32) -> i32 {
        match mv {
            Move::Pass if child.is_over() && child.utility(self.to_move()) > 0 => -1000,
            Move::Pass => 1000,
            Move::Place(point) => {
                let empty = child.empty();
                let captured = self.enemy.len() - child.own.len();
                let liberties = |stones: Points| (stones.beside() & empty).len() as i32;
                let is_alone = (Points::of(point).beside() & self.own).is_empty();
                5 * self.size().off_centre(point) as i32 + 2 * (liberties(child.own) - liberties(child.enemy))
                    - 20 * captured as i32
                    + 8 * i32::from(is_alone)
            }
        }
    }
}

impl Position {
    /// The most stones that the lead of `own` can grow by with so many placements in a row; `None` if it can grow by more than
    /// `needed`, as far as that is seen at once.
    #[inline]
    fn most_gain(&self, own: Points, enemy: Points, placements: u32, needed: Value) -> Option<Value> {
        let board = self.size().board();
        let empty = board & !(own | enemy);
        // Points that only captures could open.
        let enclosed = empty & !(board & !enemy).beside();
        let open = (empty & !enclosed).len();
        if placements.min(open) as Value > needed {
            return None;
        }
        let capturable = capturable(enemy, empty, enclosed, placements);
        let room = if capturable.is_empty() { open } else { empty.len() + capturable.len() };
        let gain = placements.min(room) + capturable.len();
        (gain as Value <= needed).then_some(gain as Value)
    }
}

/// The stones that so many placements in a row could capture: of groups with no more liberties, unless two of these are eyes.
#[inline]
fn capturable(stones: Points, empty: Points, enclosed: Points, placements: u32) -> Points {
    let (mut capturable, mut rest) = (Points::NONE, stones);
    while let Some(stone) = rest.iter().next() {
        let group = Points::of(stone).connected(rest);
        rest = rest & !group;
        let liberties = group.beside() & empty;
        let eyes = liberties & enclosed & !(stones & !group).beside();
        if liberties.len() <= placements && eyes.len() < 2 {
            capturable |= group;
        }
    }
    capturable
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use suite_search::{Algorithm, INFINITY, Search, Solver};

    use super::*;
    use crate::size::Size;
    use crate::tests::random_position;

    /// The value by the search of the textbook.
    fn minimax(position: &Position) -> Value {
        Search::new(Algorithm::Minimax, |_: &Position, _| 0).choose(position).value
    }

    /// Late positions with their values: of each size, so many, with so few plies left.
    fn late() -> impl Iterator<Item = (Position, Value)> {
        [(2, 3, 500), (3, 4, 900), (4, 3, 900), (5, 3, 450), (7, 2, 60)].into_iter().flat_map(|(side, left, many)| {
            let size = Size::new(side).expect("a size");
            (0..many).map(move |seed| {
                let position = random_position(size, size.longest_game() - 1 - seed as u32 % left, seed);
                (position, minimax(&position))
            })
        })
    }

    #[test]
    fn bounds_and_the_last_move_are_right() {
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
            let mut nodes = 0;
            let last = position.finish(Window::OPEN, &mut nodes);
            assert_eq!((last, nodes), if position.plies_left() == 1 { (Some(value), 1) } else { (None, 0) });
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
    fn a_whole_small_game_is_worth_what_minimax_says() {
        let start = Position::start(Size::MIN);
        let Ok(solution) = Solver::new(1 << 16, 2).solve(&start, &mut ());
        assert_eq!(solution.value, minimax(&start));
    }
}
