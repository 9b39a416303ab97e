//! The board of a plain program, and the lines on it.

use suite_search::Player;

use super::{Chosen, DIRECTIONS, Edges, Flipped, Lines, Placement};
use crate::position::Position;
use crate::rays;

/// The greatest side of a board.
const SIDE: i32 = 8;

/// A column and a row.
pub(super) type At = (i32, i32);

/// A board: the disks of dark and of light, each a bit of the index of its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PlainBoard {
    side: i32,
    disks: [u64; 2],
}

/// The disks of the opponent in a line, with the nearest and the farthest of them; none if it is no line.
#[derive(Debug, Clone, Copy, Default)]
struct Line {
    disks: u64,
    nearest: u64,
    farthest: u64,
}

impl PlainBoard {
    pub(super) fn of(position: &Position<u64>) -> Self {
        let side = position.size().side() as i32;
        let mut board = Self { side, disks: [0; 2] };
        for square in position.size().squares() {
            if let Some(player) = position.disk_at(square) {
                board.disks[player as usize] |= bit((square.column() as i32, square.row() as i32));
            }
        }
        board
    }

    pub(super) const fn side(&self) -> i32 {
        self.side
    }

    pub(super) const fn disks(&self, player: Player) -> u64 {
        self.disks[player as usize]
    }

    /// Returns the bits of all squares.
    pub(super) const fn all(&self) -> u64 {
        const FIRST_ROW: u64 = 0x0101_0101_0101_0101;
        let column = (1 << self.side) - 1;
        column * (FIRST_ROW >> (SIDE * (SIDE - self.side)))
    }

    /// Returns the bits of the empty squares.
    fn empty(&self) -> u64 {
        self.all() & !(self.disks[0] | self.disks[1])
    }

    fn is_on(&self, (column, row): At) -> bool {
        (0..self.side).contains(&column) && (0..self.side).contains(&row)
    }

    /// Returns the square that a number of the program stands for.
    fn resolve(&self, (column, row): At, edges: Edges) -> Option<At> {
        let at = match edges {
            Edges::Nothing => (column, row),
            Edges::NegativeWraps => {
                let wrap = |place: i32| if place < 0 { place + self.side } else { place };
                (wrap(column), wrap(row))
            }
            Edges::Wraps => (column.rem_euclid(self.side), row.rem_euclid(self.side)),
        };
        self.is_on(at).then_some(at)
    }

    /// Returns the bits of the squares where a player may place a disk. Most mistakes are elsewhere, and most of the
    /// time goes here, so where lines are right, the rules of the game find them.
    pub(super) fn placements(&self, lines: &Lines, player: Player) -> u64 {
        if *lines == Lines::default() {
            return rays::moves(self.disks(player), self.disks(player.opponent()), self.empty());
        }
        let placements = squares(self.empty()).filter(|&at| self.may_place(lines, at, player));
        placements.fold(0, |placements, at| placements | bit(at))
    }

    /// Returns whether a player may place a disk on an empty square.
    fn may_place(&self, lines: &Lines, at: At, player: Player) -> bool {
        match lines.placement {
            Placement::Outflanking => (0..8).any(|direction| self.line(lines, at, direction, player).disks != 0),
            Placement::Adjacent => DIRECTIONS.iter().any(|&(right, down)| {
                let next = (at.0 + right, at.1 + down);
                self.is_on(next) && self.disks(player.opponent()) & bit(next) != 0
            }),
            Placement::AnyEmpty => true,
        }
    }

    /// Returns the board after a player has placed a disk on a square.
    pub(super) fn place(&self, lines: &Lines, at: At, player: Player) -> Self {
        if *lines == Lines::default() {
            return self.after(at, player, rays::flips(index(at), self.disks(player), self.disks(player.opponent())));
        }
        let found = (0..8).map(|direction| self.line(lines, at, direction, player)).filter(|line| line.disks != 0);
        let flipped = |Line { disks, nearest, farthest }| match lines.flipped {
            Flipped::All => disks,
            Flipped::Nearest => nearest,
            Flipped::AllButFarthest => disks & !farthest,
            Flipped::None => 0,
        };
        let mut flipped = found.map(flipped);
        let flipped = match lines.chosen {
            Chosen::All => flipped.fold(0, |all, line| all | line),
            Chosen::First => flipped.next().unwrap_or_default(),
            Chosen::Last => flipped.next_back().unwrap_or_default(),
        };
        self.after(at, player, flipped)
    }

    /// Returns the board with a disk of a player on a square, and these disks flipped.
    const fn after(&self, at: At, player: Player, flipped: u64) -> Self {
        let mut after = *self;
        after.disks[player as usize] |= flipped | bit(at);
        after.disks[player.opponent() as usize] &= !flipped;
        after
    }

    /// Returns the line in a direction.
    fn line(&self, lines: &Lines, at: At, direction: usize, player: Player) -> Line {
        let (mut line, mut outflanked) = (Line::default(), Line::default());
        if !lines.directions[direction] {
            return line;
        }
        let (right, down) = DIRECTIONS[direction];
        let (own, others) = (self.disks(player), self.disks(player.opponent()));
        let mut next = at;
        // Around the edges a line could go on for ever.
        while let Some(square) = self.resolve((next.0 + right, next.1 + down), lines.edges)
            && square != at
        {
            next = square;
            let disk = bit(square);
            if others & disk != 0 {
                line.nearest |= if line.disks == 0 { disk } else { 0 };
                line.disks |= disk;
                line.farthest = disk;
            } else if own & disk != 0 {
                outflanked = if line.disks.count_ones() <= lines.longest { line } else { Line::default() };
                if !lines.end_at_farthest {
                    return outflanked;
                }
            } else {
                return if lines.end_at_empty { line } else { outflanked };
            }
        }
        if lines.end_at_edges { line } else { outflanked }
    }
}

/// Returns the squares of these bits, column by column.
pub(super) fn squares(bits: u64) -> impl Iterator<Item = At> {
    rays::squares(bits).map(|index| (index as i32 / SIDE, index as i32 % SIDE))
}

/// Returns the index of a square.
const fn index((column, row): At) -> usize {
    (column * SIDE + row) as usize
}

/// Returns the bit of a square.
pub(super) const fn bit(at: At) -> u64 {
    1 << index(at)
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use suite_arena::seeded_rng;

    use super::*;

    #[test]
    fn lines_are_those_of_the_rules() {
        let mut rng = seeded_rng(1, 0);
        // Right, too, since no line is that long, but followed square by square.
        let lines = Lines { longest: 64, ..Lines::default() };
        for side in 4..=SIDE {
            for _ in 0..200 {
                let mut board = PlainBoard { side, disks: [0; 2] };
                let [one, other, left] = [0; 3].map(|_: u64| rng.random::<u64>() & board.all());
                board.disks = [one & left, other & left & !one];
                for player in [Player::First, Player::Second] {
                    let [whole, each] = [Lines::default(), lines].map(|lines| board.placements(&lines, player));
                    assert_eq!(whole, each, "{board:?}");
                    for at in squares(board.empty()) {
                        let [whole, each] = [Lines::default(), lines].map(|lines| board.place(&lines, at, player));
                        assert_eq!(whole, each, "{board:?}, {at:?}");
                    }
                }
            }
        }
    }
}
