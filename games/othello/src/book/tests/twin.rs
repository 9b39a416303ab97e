//! A slow twin of the solver for the rule that a player without a legal move ends the game: plain alpha-beta with a
//! table and an order by mobility. It shares no code with the solver, nor with the moves of this crate.

use suite_search::{Game as _, Value};

use crate::position::Position;
use crate::square::Square;

/// The steps from a square, which is bit `8 * row + column`, to its eight neighbors.
const STEPS: [i32; 8] = [1, -1, 8, -8, 9, -9, 7, -7];
/// The empty squares up to which positions are neither ordered nor remembered.
const FEW: u32 = 5;

pub(super) struct Twin {
    board: u64,
    corners: u64,
    table: Vec<(Disks, Bounds)>,
}

/// The disks of the player to move and those of the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Disks {
    own: u64,
    enemy: u64,
}

/// The least and the greatest value that a position may have.
#[derive(Debug, Clone, Copy, Default)]
struct Bounds {
    lower: i8,
    upper: i8,
}

impl Twin {
    /// Creates a twin for a board of up to 7x7 squares, which leave a column for shifts to end in. It remembers up to
    /// `positions` positions, a power of two.
    pub(super) fn new(side: usize, positions: usize) -> Self {
        let set = |lines: &[usize]| {
            let squares = lines.iter().flat_map(|row| lines.iter().map(move |column| 8 * row + column));
            squares.fold(0, |set, square| set | 1 << square)
        };
        let lines: Vec<_> = (0..side).collect();
        Self { board: set(&lines), corners: set(&[0, side - 1]), table: vec![Default::default(); positions] }
    }

    /// Returns whether a value is that of a position.
    pub(super) fn is_value(&mut self, position: &Position<u64>, value: Value) -> bool {
        let disks = Disks::of(position);
        self.is_at_least(disks, value) && !self.is_at_least(disks, value + 1)
    }

    fn is_at_least(&mut self, disks: Disks, value: Value) -> bool {
        let moves = self.moves(disks);
        if moves == 0 {
            return disks.lead() >= value;
        }
        let wins = |twin: &mut Self, child| !twin.is_at_least(child, 1 - value);
        if (self.board & !disks.all()).count_ones() <= FEW {
            return each(moves).any(|mv| wins(self, self.play(disks, mv)));
        }
        let slot = disks.hash() as usize & (self.table.len() - 1);
        let (remembered, bounds) = self.table[slot];
        let mut bounds = if remembered == disks { bounds } else { Bounds { lower: i8::MIN, upper: i8::MAX } };
        if Value::from(bounds.lower) >= value || Value::from(bounds.upper) < value {
            return Value::from(bounds.lower) >= value;
        }
        let mut children: Vec<_> = each(moves).map(|mv| self.play(disks, mv)).collect();
        children.sort_by_cached_key(|&child| self.mobility(child));
        let is_at_least = children.into_iter().any(|child| wins(self, child));
        if is_at_least {
            bounds.lower = value as i8;
        } else {
            bounds.upper = value as i8 - 1;
        }
        self.table[slot] = (disks, bounds);
        is_at_least
    }

    /// Returns the number of legal moves, where corners count twice.
    fn mobility(&self, disks: Disks) -> u32 {
        let moves = self.moves(disks);
        moves.count_ones() + (moves & self.corners).count_ones()
    }

    /// Returns the squares of the board next to those of a set, in one direction.
    fn next(&self, squares: u64, step: i32) -> u64 {
        self.board & if step > 0 { squares << step } else { squares >> -step }
    }

    fn moves(&self, disks: Disks) -> u64 {
        let ends_of_rows = |step| {
            let (mut row, mut ends) = (self.next(disks.own, step) & disks.enemy, 0);
            while row != 0 {
                let next = self.next(row, step);
                (row, ends) = (next & disks.enemy, ends | next);
            }
            ends
        };
        STEPS.into_iter().fold(0, |moves, step| moves | ends_of_rows(step)) & !disks.all()
    }

    fn play(&self, disks: Disks, mv: u64) -> Disks {
        let mut flipped = 0;
        for step in STEPS {
            let (mut row, mut square) = (0, self.next(mv, step));
            while square & disks.enemy != 0 {
                row |= square;
                square = self.next(square, step);
            }
            if square & disks.own != 0 {
                flipped |= row;
            }
        }
        Disks { own: disks.enemy & !flipped, enemy: disks.own | flipped | mv }
    }
}

impl Disks {
    fn of(position: &Position<u64>) -> Self {
        let (board, mover) = (position.board(), position.to_move());
        let mut disks = Self::default();
        for square in position.size().squares() {
            match board.disk_at(square) {
                Some(player) if player == mover => disks.own |= bit(square),
                Some(_) => disks.enemy |= bit(square),
                None => (),
            }
        }
        disks
    }

    const fn all(self) -> u64 {
        self.own | self.enemy
    }

    const fn lead(self) -> Value {
        self.own.count_ones() as Value - self.enemy.count_ones() as Value
    }

    /// Returns a number whose low bits depend on all disks.
    const fn hash(self) -> u64 {
        let mixed = self.own.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ self.enemy.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(29);
        mixed.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 20
    }
}

fn bit(square: Square) -> u64 {
    1 << (8 * square.row() + square.column())
}

/// Returns each square of a set as a set.
fn each(squares: u64) -> impl Iterator<Item = u64> {
    (0..64).map(|index| 1 << index).filter(move |bit| squares & bit != 0)
}
