//! Positions in which programs that do not know the rules of Little-Go go wrong.

use suite_tabletop::{Tabletop, TrickyPosition};

use crate::game_state::GameState;
use crate::size::Size;

const FREE: &str = "a stone may be placed on any empty point, as long as it has a liberty";
const KO: &str = "a stone may not restore the board before the opponent's move (ko)";
const SUICIDE: &str = "a stone needs a liberty of its group, once what it captures is removed (no suicide)";
const CAPTURE: &str = "captured stones are removed first: a stone that captures has a liberty";
const PASS: &str = "a player who may place no stone passes";
const PASSED: &str = "a pass leaves the board as it is, and a second one ends the game";
const LAST: &str = "the game ends after 24 moves";

/// The positions: what is tricky, the rule, and the moves that lead there from the start on 5x5.
const POSITIONS: [(&str, &str, &str); 14] = [
    ("the first move", FREE, ""),
    ("the first move, after a pass", PASSED, "PASS"),
    ("after a pass", PASSED, "2,2 PASS"),
    ("after a pass", PASSED, "PASS 2,2 PASS"),
    ("ko", KO, "2,0 3,0 3,4 0,2 3,3 4,4 1,4 4,3 0,4 1,1 4,2 4,1 0,1 4,3 1,0 2,3 1,2 3,1 3,2 2,2 1,3 0,0"),
    ("ko", KO, "4,1 0,1 2,3 1,0 4,3 1,2 1,4 4,4 0,4 3,3 2,2 3,1 1,3 3,4 3,0 2,4 3,2 3,3 1,1 2,1 3,4 0,3 0,2"),
    (
        "suicide; a pass is the only move",
        PASS,
        "4,0 3,1 4,3 1,0 1,3 2,1 0,2 1,2 4,1 3,2 2,0 3,3 4,4 2,3 3,0 0,1 3,4 2,4 1,4 0,3",
    ),
    (
        "ko and suicide; a pass is the only move",
        PASS,
        "1,1 4,2 1,4 0,4 3,4 0,3 3,2 2,0 3,0 1,0 4,3 0,0 4,1 1,3 2,1 2,4 2,2 0,2 2,3 1,2 1,4",
    ),
    (
        "capture before liberties",
        CAPTURE,
        "0,2 1,4 0,1 4,1 1,3 3,2 2,0 4,4 2,1 0,3 0,4 2,2 4,0 4,3 1,0 0,3 1,1 3,4 3,1 2,3 1,2 3,0",
    ),
    (
        "capture before liberties",
        CAPTURE,
        "2,1 0,2 1,3 4,4 4,3 1,0 3,0 0,3 0,0 3,2 2,4 3,4 3,3 4,1 2,0 4,2 2,2 1,4 4,4 4,0 1,1 0,1 0,4",
    ),
    (
        "suicide beside a capture",
        SUICIDE,
        "1,4 0,4 2,0 4,3 0,0 1,1 1,3 2,1 3,4 1,0 4,4 1,2 3,0 0,3 2,4 3,2 4,2 2,2 3,1 0,1 4,1 3,3",
    ),
    (
        "suicide beside a capture",
        SUICIDE,
        "0,3 1,1 3,0 4,2 0,1 1,0 4,3 2,2 1,2 1,4 2,1 0,4 4,1 4,4 3,4 1,3 3,3 0,0 2,3 3,2 2,0 1,1 0,0",
    ),
    (
        "the last move but one",
        LAST,
        "0,2 1,2 0,1 1,0 1,3 1,1 2,2 4,4 3,2 2,0 3,0 2,4 2,1 0,3 4,0 1,4 3,4 3,3 4,1 4,3 4,2 2,3",
    ),
    (
        "the last move",
        LAST,
        "3,4 2,0 1,3 0,1 3,0 0,3 0,4 4,4 3,2 0,0 4,3 3,3 2,1 4,2 1,2 1,1 4,1 2,2 2,3 2,4 0,2 PASS 1,4",
    ),
];

/// Returns the positions.
pub fn tricky_positions() -> Vec<TrickyPosition<GameState>> {
    let position = |&(name, rule, moves): &(&'static str, &'static str, &str)| TrickyPosition {
        name,
        rule,
        position: GameState::start(Size::DEFAULT).after(moves),
    };
    POSITIONS.iter().map(position).collect()
}

#[cfg(test)]
mod tests {
    use suite_search::Game;

    use super::*;
    use crate::moves::Move;
    use crate::position::Illegal;

    #[test]
    fn the_positions_are_legal_and_as_tricky_as_they_say() {
        // Those that illegal moves lead to panic.
        for TrickyPosition { name, rule, position } in tricky_positions() {
            let position = position.position;
            assert!(!position.is_over(), "{name}");
            let why = |mv| position.illegal(mv).filter(|why| matches!(why, Illegal::Ko | Illegal::Suicide));
            let illegal: Vec<_> = Size::DEFAULT.points().filter_map(|point| why(Move::Place(point))).collect();
            let captures = position.placements().map(|point| position.captures(Move::Place(point)));
            match rule {
                KO => assert!(illegal.contains(&Illegal::Ko), "{name}"),
                SUICIDE => assert!(illegal.len() > 2 && captures.max() >= Some(2), "{name}: {illegal:?}"),
                CAPTURE => assert!(illegal.len() > 2 && captures.min() == Some(1), "{name}: {illegal:?}"),
                PASS => assert!(illegal.len() > 5 && captures.len() == 0, "{name}: {illegal:?}"),
                PASSED => assert!(position.is_after_pass(), "{name}"),
                LAST => assert!(position.played() >= 22, "{name}"),
                rule => assert_eq!(rule, FREE),
            }
        }
    }
}
