//! The board of a plain program, and the lines on it.

use arrayvec::ArrayVec;
use suite_search::Player;

use super::{Chosen, DIRECTIONS, Edges, Flipped, Lines, Placement};
use crate::position::Position;

/// The greatest side of a board.
const SIDE: usize = 8;

/// A column and a row.
pub(super) type At = (i32, i32);

/// The disks of a line, by the indices of their squares.
type Line = ArrayVec<u8, SIDE>;

/// A board: its squares, column by column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PlainBoard {
    side: u8,
    /// 0 for an empty square, 1 for dark, 2 for light, as in the course.
    squares: [u8; SIDE * SIDE],
}

impl PlainBoard {
    pub(super) fn of(position: &Position<u64>) -> Self {
        let side = position.size().side() as u8;
        let mut board = Self { side, squares: [0; SIDE * SIDE] };
        for square in position.size().squares() {
            let at = (square.column() as i32, square.row() as i32);
            board.squares[index(at)] = position.disk_at(square).map_or(0, digit);
        }
        board
    }

    pub(super) fn side(&self) -> i32 {
        i32::from(self.side)
    }

    pub(super) fn disk_at(&self, at: At) -> Option<Player> {
        match self.squares[index(at)] {
            0 => None,
            1 => Some(Player::First),
            _ => Some(Player::Second),
        }
    }

    /// Returns all squares, column by column.
    pub(super) fn all(&self) -> impl Iterator<Item = At> + use<> {
        let side = self.side();
        (0..side).flat_map(move |column| (0..side).map(move |row| (column, row)))
    }

    fn is_on(&self, (column, row): At) -> bool {
        (0..self.side()).contains(&column) && (0..self.side()).contains(&row)
    }

    /// Returns the square that a number of the program stands for.
    fn resolve(&self, (column, row): At, edges: Edges) -> Option<At> {
        let at = match edges {
            Edges::Nothing => (column, row),
            Edges::NegativeWraps => {
                let wrap = |place: i32| if place < 0 { place + self.side() } else { place };
                (wrap(column), wrap(row))
            }
            Edges::Wraps => (column.rem_euclid(self.side()), row.rem_euclid(self.side())),
        };
        self.is_on(at).then_some(at)
    }

    /// Returns whether a player may place a disk on a square.
    pub(super) fn may_place(&self, lines: &Lines, at: At, player: Player) -> bool {
        if self.disk_at(at).is_some() {
            return false;
        }
        match lines.placement {
            Placement::Outflanking => (0..8).any(|direction| !self.line(lines, at, direction, player).is_empty()),
            Placement::Adjacent => DIRECTIONS.iter().any(|&(right, down)| {
                let next = (at.0 + right, at.1 + down);
                self.is_on(next) && self.disk_at(next) == Some(player.opponent())
            }),
            Placement::AnyEmpty => true,
        }
    }

    /// Returns the board after a player has placed a disk on a square.
    pub(super) fn place(&self, lines: &Lines, at: At, player: Player) -> Self {
        let mut found = (0..8).map(|direction| self.line(lines, at, direction, player));
        let is_line = |line: &Line| !line.is_empty();
        let chosen: ArrayVec<_, 8> = match lines.chosen {
            Chosen::All => found.filter(is_line).collect(),
            Chosen::First => found.find(is_line).into_iter().collect(),
            Chosen::Last => found.filter(is_line).last().into_iter().collect(),
        };
        let mut after = *self;
        for line in chosen {
            let flipped = match lines.flipped {
                Flipped::All => line.len(),
                Flipped::Nearest => 1,
                Flipped::AllButFarthest => line.len() - 1,
                Flipped::None => 0,
            };
            line[..flipped].iter().for_each(|&index| after.squares[index as usize] = digit(player));
        }
        after.squares[index(at)] = digit(player);
        after
    }

    /// Returns the disks of the opponent in the line in a direction, the nearest first; none if there is no line.
    fn line(&self, lines: &Lines, at: At, direction: usize, player: Player) -> Line {
        let (mut line, mut outflanked) = (Line::new(), 0);
        if !lines.directions[direction] {
            return line;
        }
        let (right, down) = DIRECTIONS[direction];
        let mut next = at;
        // Around the edges a line could go on for ever.
        while let Some(square) = self.resolve((next.0 + right, next.1 + down), lines.edges)
            && square != at
        {
            next = square;
            match self.disk_at(square) {
                None => {
                    line.truncate(if lines.end_at_empty { line.len() } else { outflanked });
                    return line;
                }
                Some(disk) if disk != player => line.push(index(square) as u8),
                Some(_) => {
                    outflanked = if line.len() <= lines.longest { line.len() } else { 0 };
                    if !lines.end_at_farthest {
                        line.truncate(outflanked);
                        return line;
                    }
                }
            }
        }
        line.truncate(if lines.end_at_edges { line.len() } else { outflanked });
        line
    }
}

/// Returns the digit for a player's disk.
const fn digit(player: Player) -> u8 {
    match player {
        Player::First => 1,
        Player::Second => 2,
    }
}

fn index((column, row): At) -> usize {
    column as usize * SIDE + row as usize
}
