//! Positions in which programs that do not know the rules of Othello go wrong.

use suite_tabletop::{Tabletop, TrickyPosition};

use crate::bits::Bits;
use crate::position::{Position, Rules};
use crate::size::Size;

const OUTFLANK: &str =
    "a disk has to outflank disks of the opponent, in a line between it and another disk of its color";
const ALL_LINES: &str = "the disks of all lines that are outflanked are turned, and of no others";
const EDGES: &str = "lines do not lead from one edge of the board to another";
const SIZES: &str = "the board is as large as the one that the manager sends";

/// The positions: what is tricky, the rule, the size of the board, and the moves that lead there from the start.
const POSITIONS: [(&str, &str, usize, &str); 12] = [
    ("the first move", OUTFLANK, 8, ""),
    ("the second move", OUTFLANK, 8, "d3"),
    ("a board of 4x4", SIZES, 4, ""),
    ("a board of 6x6", SIZES, 6, "c2"),
    ("a board of 5x5", SIZES, 5, ""),
    (
        "a single legal move",
        OUTFLANK,
        8,
        "e6d6c3f7c5c4b4b5b6f3g8d3e3f5e7d7c7d2c1b3a3a2f4e2e1c6b2a5c2d8a6b7f2f1a4d1g3h4a7a1h2g2g4b8g1h5h3a8",
    ),
    (
        "a single legal move",
        OUTFLANK,
        8,
        "e6f6f5d6f7f3c7c6d3f4b6g5c4e7g3g4g6h4f8d8f2d7g7f1e1b5g1e2c2b7e8g2a8h6h3b1h2h1c5d1a5b4a4h7b8a3a6e3c8b3a2",
    ),
    (
        "five lines at once",
        ALL_LINES,
        8,
        "e6d6c5f4f3f2f5f6g5b6c7g4a5e3e7c6b5a4d3c3d2g7h4a7a3h5f1h3b3e2\
         f7c1b4g2d7c2h1b2h6b7c4h7b1a2a8a6a1e1b8c8d8f8h8e8g8g1g3h2",
    ),
    (
        "a corner",
        EDGES,
        8,
        "f5d6c3f3e3f4f2d3f6g5e6d2d1g2h5f7e7c4c6c1g3f1g1h2g4h1b5h6c5b4\
         h4g7g6a5b6b7c2e1a6b1b3h3f8a3b2d7a4h7e2a2c8a7a1b8h8d8c7g8",
    ),
    (
        "a corner",
        EDGES,
        8,
        "f5d6c7f6d3e3f2e2f1c4b5c3e6f4c5f3g7b6g2a6b2c2b1c1a7e7g4g5d2a1\
         a5h3b3h2g1a4e1b4e8d7c6g3h6g6a3d8h1d1h5b7b8c8f7h4a2h8h7f8g8",
    ),
    (
        "the last move",
        ALL_LINES,
        8,
        "e6f6c4c5g7f5b6d3g4g5e2h8f4e3h5g6g8f8f3c2f7g3h2g2h3b3c3b5h6e1\
         f1g1c6e7d7c7d6a7b1d1d8b7a4c8h1b4e8h7b8h4c1b2a2a8a3d2a6a1f2",
    ),
    ("a board of 7x7", SIZES, 7, ""),
];

/// Returns the positions.
pub fn tricky_positions<B: Bits>() -> Vec<TrickyPosition<Position<B>>> {
    let position = |&(name, rule, size, moves): &(&'static str, &'static str, usize, &str)| {
        let size = Size::new(size).expect("a size");
        TrickyPosition { name, rule, position: Position::start(size, Rules::Ends).after(moves) }
    };
    POSITIONS.iter().map(position).collect()
}

#[cfg(test)]
mod tests {
    use suite_search::{Game, Player};

    use super::*;

    #[test]
    fn the_positions_are_legal_and_as_tricky_as_they_say() {
        let mut movers = Vec::new();
        // Those that illegal moves lead to panic.
        for TrickyPosition { name, rule, position } in tricky_positions::<u64>() {
            let legal = position.moves().count();
            assert!(!position.is_over() && legal > 0, "{name}");
            if rule != SIZES && !name.contains(" move") || name.contains("single") || name.contains("last") {
                assert_eq!(legal, 1, "{name}");
            }
            movers.push(position.to_move());
        }
        assert!(Player::BOTH.iter().all(|player| movers.iter().filter(|mover| *mover == player).count() >= 4));
    }
}
