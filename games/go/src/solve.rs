//! What Little-Go tells the strong searches: keys that all images of a position share, what can still be won and lost in the
//! moves that are left, and which moves to try first.
//!
//! What each part saves is measured in `benches/README.md`.

use suite_search::{Bounds, Game, INFINITY, Player, Solvable, Value, Window};

use crate::point::{Move, Points};
use crate::position::Position;

/// A stone counts twice, so that the komi is a whole number.
const STONE: Value = 2;

/// Plies to the end of the game from which on it pays to look all children up before one is searched.
const DEEP: u32 = 6;

/// Placements up to which it pays to see which groups can be captured together.
const FEW: u32 = 4;

/// The code of a pass; placements have the number of their point's bit.
const PASS: u16 = 64;

impl Solvable for Position {
    type Key = [u64; 2];

    /// The largest board leaves a column of a set's bits free, and the bits below it: these hold what else there is.
    #[inline]
    fn key(&self) -> [u64; 2] {
        let ([own, enemy, ko], _) = self.least_image();
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

    /// However the player to move places the stones that are left to place, an opponent who fills up what liberties can be spared,
    /// and then passes, keeps what cannot be captured so; and the other way round.
    #[inline]
    fn bounds(&self, window: Window) -> Bounds {
        let left = self.plies_left();
        let (mine, theirs) = (left.div_ceil(2), left / 2);
        let now = self.utility(self.to_move());
        let upper =
            self.most_gain(self.own, self.enemy, mine, theirs, window.alpha.saturating_sub(now).div_euclid(STONE));
        let lower =
            self.most_gain(self.enemy, self.own, theirs, mine, now.saturating_sub(window.beta).div_euclid(STONE));
        Bounds {
            lower: lower.map_or(Bounds::OPEN.lower, |loss| now - STONE * loss),
            upper: upper.map_or(Bounds::OPEN.upper, |gain| now + STONE * gain),
        }
    }

    /// The last two moves of a game.
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
                let liberties = |stones: Points| (stones.neighbors() & empty).len() as i32;
                let is_alone = (Points::of(point).neighbors() & self.own).is_empty();
                5 * self.size().off_centre(point) as i32 + 2 * (liberties(child.own) - liberties(child.enemy))
                    - 20 * captured as i32
                    + 8 * i32::from(is_alone)
            }
        }
    }

    const HISTORY_SLOTS: usize = PASS as usize + 1;
    const HISTORY_WEIGHT: i32 = 25;

    /// A point is a point in every position, whatever its images are.
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
    /// The value of the last move: a stone where it captures the most, if one can be placed.
    #[inline]
    fn last_move(&self) -> Value {
        let now = self.utility(self.to_move());
        let legal = self.legal();
        if legal.is_empty() {
            return now;
        }
        let beside = legal & self.enemy.neighbors();
        let captured = beside.iter().map(|point| self.captured(point).len()).max().unwrap_or(0);
        now + STONE * (1 + captured as Value)
    }

    /// The value of the last move but one, as it lies to `window`.
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

    /// The most stones that the lead of `own` can grow by with so many placements, and so many replies of the opponent; `None`
    /// if it can grow by more than `needed`, as far as that is seen at once.
    #[inline]
    fn most_gain(&self, own: Points, enemy: Points, placements: u32, replies: u32, needed: Value) -> Option<Value> {
        let board = self.size().board();
        let empty = board & !(own | enemy);
        // Points that only captures could open.
        let enclosed = empty & !(board & !enemy).neighbors();
        let open = (empty & !enclosed).len();
        if placements.min(open) as Value - replies as Value > needed {
            return None;
        }
        let (mut capturable, mut attacked) = (Points::NONE, Points::NONE);
        // Liberties that the opponent fills; each counts for one group, which is safe without the others.
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
        if gain(0) > needed || attacked.len() <= placements || placements > FEW {
            return None;
        }
        let gain = gain(most_captured(capturable, empty, Points::NONE, placements));
        (gain <= needed).then_some(gain)
    }
}

/// The most of these stones that so many placements on empty points, some of them on those that are `taken`, can capture.
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

    /// The value by the search of the textbook.
    fn minimax(position: &Position) -> Value {
        Search::new(Algorithm::Minimax, |_: &Position, _| 0).decide(position).value
    }

    /// Late positions with their values: of each size, so many, with so few plies left.
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
            let alpha = value + random.random_range(-3..=3);
            let window = Window { alpha, beta: alpha + random.random_range(1..=3) };
            let mut nodes = 0;
            let lies = |value: Value| value.clamp(window.alpha, window.beta);
            let last = position.solve_endgame(window, &mut nodes).map(lies);
            assert_eq!(last, (position.plies_left() <= 2).then_some(lies(value)), "{window:?}: {position:?}");
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
    fn a_whole_small_game_is_worth_what_minimax_says() {
        let start = Position::start(Size::MIN);
        let Ok(solution) = Solver::new(1 << 16, 2).solve(&start, &mut ());
        assert_eq!(solution.value, minimax(&start));
    }
}
