//! The kinds of illegal moves, which rules may allow one by one.

use crate::plain_rules::{PlainRules, STRAIGHT, Suicide, View, piece};

/// A kind of illegal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum IllegalKind {
    OffBoard,
    OntoOwnStone,
    OntoOpponentsStone,
    Ko,
    /// Of a stone with others of its color next to it or alone, on the edge of the board or not.
    Suicide {
        of_group: bool,
        on_edge: bool,
    },
}

impl IllegalKind {
    /// Returns the kind of an answer, if it is illegal.
    pub(crate) fn of(view: &View<'_>, answer: [i64; 2]) -> Option<Self> {
        if PlainRules::default().allow(view, answer) {
            return None;
        }
        let stone_at = |[row, column]: [i64; 2]| {
            let on_board = |index: i64| usize::try_from(index).ok().filter(|&index| index < view.size.side());
            Some(view.now()[on_board(row)?][on_board(column)?])
        };
        let own = piece(view.player);
        let kind = match stone_at(answer) {
            None => Self::OffBoard,
            Some(0) => {
                let with_suicide = PlainRules { suicide: Suicide::Allowed, ..PlainRules::default() };
                if with_suicide.allow(view, answer) { Self::suicide(answer, own, stone_at) } else { Self::Ko }
            }
            Some(stone) if stone == own => Self::OntoOwnStone,
            Some(_) => Self::OntoOpponentsStone,
        };
        Some(kind)
    }

    fn suicide([row, column]: [i64; 2], own: u8, stone_at: impl Fn([i64; 2]) -> Option<u8>) -> Self {
        let neighbors = || STRAIGHT.iter().map(|[down, right]| stone_at([row + down, column + right]));
        let of_group = neighbors().any(|stone| stone == Some(own));
        Self::Suicide { of_group, on_edge: neighbors().any(|stone| stone.is_none()) }
    }
}
