//! Little-Go for the strong searches: keys that all images of a position share, bounds on what can still be won and
//! lost, and the order of moves.
//!
//! The savings of each part are measured in `benches/README.md`.

use suite_search::{Bounds, Game, INFINITY, Player, Solvable, Value, Window};

use crate::moves::Move;
use crate::points::Points;
use crate::position::Position;
use crate::symmetry::image_of_move;

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
    type Endgame = ();

    /// Packs the position into the two sets of stones. Even the largest board leaves a column and a row of their bits
    /// unused, which hold everything else.
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
        self.history_slot(image_of_move(self.least_image().1, mv, self.size())) as u16
    }

    #[inline]
    fn move_at(&self, code: u16) -> Option<Move> {
        if code == PASS {
            return Some(Move::Pass);
        }
        let point = Points(1_u64.checked_shl(code.into())?).iter().next()?;
        Some(image_of_move(self.least_image().1.inverse(), Move::Place(point), self.size()))
    }

    /// Bounds the value by what either player can gain. However the player to move places the remaining stones, an
    /// opponent who fills spare liberties and then passes keeps everything that cannot be captured this way; and the
    /// other way round.
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
    fn solve_endgame(&self, (): &mut (), window: Window, nodes: &mut u64) -> Option<Value> {
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

    /// Puts captures first, then moves that are connected, near the center, and leave many liberties to the mover and
    /// few to the opponent.
    #[inline(always)]
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

    /// Returns the greatest number of stones by which the lead of `own` can grow with the given numbers of placements
    /// and of replies by the opponent, or `None` if the lead may grow by more than `needed`.
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

/// Returns the greatest number of these stones that can be captured with the given number of placements on empty
/// points, some of which are already `taken`.
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
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};
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
            let last = position.solve_endgame(&mut (), window, &mut nodes).map(clamp);
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
