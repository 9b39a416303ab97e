//! The mistakes in the rules that programs are known to make, as changes of [`PlainRules`].
//!
//! There is no right answer in Little-Go to compare with: what shows a mistake is an illegal move that would be legal
//! by the program's own rules.

use suite_tabletop::KnownMistake;

use crate::plain_rules::{
    ALL_AROUND, Edge, Extent, Ko, PlainRules, Suicide, WITHOUT_DOWN, WITHOUT_LEFT, WITHOUT_RIGHT, WITHOUT_UP,
};

/// The known mistakes. Of those that allow the same, the likelier one comes first.
pub static KNOWN_MISTAKES: [KnownMistake<PlainRules>; 42] = [
    KnownMistake::new("occupied-points", "stones are placed on occupied points", |rules| {
        (rules.onto_own_stones, rules.onto_opponents_stones) = (true, true);
    }),
    KnownMistake::new("opponents-points", "stones are placed on points that the opponent occupies", |rules| {
        rules.onto_opponents_stones = true;
    }),
    KnownMistake::new(
        "own-points",
        "stones are placed on points that are occupied by stones of the same color",
        |rules| {
            rules.onto_own_stones = true;
        },
    ),
    KnownMistake::new("suicide-allowed", "stones are placed without a liberty (suicide)", |rules| {
        rules.suicide = Suicide::Allowed;
    }),
    KnownMistake::new("single-suicide-allowed", "a single stone is placed without a liberty (suicide)", |rules| {
        rules.suicide = Suicide::OfSingleStones;
    }),
    KnownMistake::new(
        "group-suicide-allowed",
        "a stone next to one of its own color is never taken for suicide",
        |rules| {
            rules.suicide = Suicide::OfGroups;
        },
    ),
    KnownMistake::new(
        "no-ko",
        "the ko is not forbidden, or the boards that are compared for it are never equal",
        |rules| {
            rules.ko = Ko::None;
        },
    ),
    KnownMistake::new(
        "any-empty-point",
        "stones are placed on any empty point: neither suicide nor ko is forbidden",
        |rules| (rules.suicide, rules.ko) = (Suicide::Allowed, Ko::None),
    ),
    KnownMistake::new(
        "ko-by-last-turn",
        "for the ko, the board is compared with that of the last turn, a move too early",
        |rules| {
            rules.ko = Ko::BoardOfLastTurn;
        },
    ),
    KnownMistake::new("ko-by-whole-history", "no board of the whole game may be repeated (superko)", |rules| {
        rules.ko = Ko::AnyBoard;
    }),
    KnownMistake::new("ko-after-passes", "a ko is forbidden even after the opponent has passed", |rules| {
        rules.ko = Ko::LastOtherBoard;
    }),
    KnownMistake::new("ko-by-recapture", "a single stone that was just placed is never captured", |rules| {
        rules.ko = Ko::Recapture;
    }),
    KnownMistake::new("ko-by-point", "no stone is placed where the opponent has just captured one", |rules| {
        rules.ko = Ko::CapturedPoints;
    }),
    KnownMistake::new("suicide-before-capture", "liberties are counted before captured stones are removed", |rules| {
        rules.captures_first = false;
    }),
    KnownMistake::new("stone-without-group", "liberties are counted for a stone alone, not for its group", |rules| {
        (rules.own_group, rules.opponents_group) = (Extent::Stone, Extent::Stone);
    }),
    KnownMistake::new(
        "own-stone-without-group",
        "liberties of a new stone are counted for it alone, not for its group",
        |rules| rules.own_group = Extent::Stone,
    ),
    KnownMistake::new(
        "capture-without-group",
        "a stone of the opponent is captured when it has no liberty itself, whatever its group has",
        |rules| rules.opponents_group = Extent::Stone,
    ),
    KnownMistake::new(
        "adjacent-stones-only",
        "a group is only a stone and those next to it, not all connected ones",
        |rules| {
            (rules.own_group, rules.opponents_group) = (Extent::Adjacent, Extent::Adjacent);
        },
    ),
    KnownMistake::new(
        "capture-in-atari",
        "groups of the opponent are captured when they still have one liberty",
        |rules| {
            rules.opponents_liberties = 2;
        },
    ),
    KnownMistake::new(
        "suicide-in-atari",
        "a placement that leaves its group one liberty is taken for suicide",
        |rules| {
            rules.own_liberties = 2;
        },
    ),
    KnownMistake::new("diagonal-liberties", "diagonal neighbors count as liberties", |rules| {
        rules.liberties = ALL_AROUND;
    }),
    KnownMistake::new("diagonal-groups", "stones are connected diagonally", |rules| rules.connections = ALL_AROUND),
    KnownMistake::new("diagonal-neighbors", "diagonal neighbors count as liberties, and connect stones", |rules| {
        (rules.liberties, rules.connections) = (ALL_AROUND, ALL_AROUND);
    }),
    KnownMistake::new("edge-liberties", "what is beyond the edge of the board counts as a liberty", |rules| {
        rules.edge = Edge::Liberties;
    }),
    KnownMistake::new(
        "index-below-zero",
        "an index of -1 is used as a neighbor, which is the last row or column",
        |rules| {
            rules.edge = Edge::WrappedBelowZero;
        },
    ),
    KnownMistake::new("edges-wrap-around", "points on opposite edges of the board are neighbors", |rules| {
        rules.edge = Edge::Wrapped;
    }),
    KnownMistake::new("first-line-overlooked", "the first row and column are never looked at as neighbors", |rules| {
        rules.overlooks_first = true;
    }),
    KnownMistake::new("last-line-overlooked", "the last row and column are never looked at as neighbors", |rules| {
        rules.overlooks_last = true;
    }),
    KnownMistake::new("neighbor-above-overlooked", "the neighbor above is never looked at", |rules| {
        (rules.liberties, rules.connections) = (WITHOUT_UP, WITHOUT_UP);
    }),
    KnownMistake::new("neighbor-below-overlooked", "the neighbor below is never looked at", |rules| {
        (rules.liberties, rules.connections) = (WITHOUT_DOWN, WITHOUT_DOWN);
    }),
    KnownMistake::new("left-neighbor-overlooked", "the neighbor on the left is never looked at", |rules| {
        (rules.liberties, rules.connections) = (WITHOUT_LEFT, WITHOUT_LEFT);
    }),
    KnownMistake::new("right-neighbor-overlooked", "the neighbor on the right is never looked at", |rules| {
        (rules.liberties, rules.connections) = (WITHOUT_RIGHT, WITHOUT_RIGHT);
    }),
    KnownMistake::new("colors-exchanged", "the stones are taken for those of the other color", |rules| {
        rules.exchanges_colors = true;
    }),
    KnownMistake::new("previous-board", "the board before the opponent's move is taken for the current one", |rules| {
        rules.reads_previous_board = true;
    }),
    KnownMistake::new("row-and-column-swapped", "row and column are swapped", |rules| {
        rules.point = |[row, column], _| [column, row];
    }),
    KnownMistake::new("rows-from-bottom", "rows are counted from the bottom", |rules| {
        rules.point = |[row, column], last| [last - row, column];
    }),
    KnownMistake::new("columns-from-right", "columns are counted from the right", |rules| {
        rules.point = |[row, column], last| [row, last - column];
    }),
    KnownMistake::new("board-upside-down", "rows are counted from the bottom, and columns from the right", |rules| {
        rules.point = |[row, column], last| [last - row, last - column];
    }),
    KnownMistake::new("counted-from-one", "rows and columns are counted from 1", |rules| {
        rules.point = |[row, column], _| [row - 1, column - 1];
    }),
    KnownMistake::new("rows-from-one", "rows are counted from 1", |rules| {
        rules.point = |[row, column], _| [row - 1, column];
    }),
    KnownMistake::new("columns-from-one", "columns are counted from 1", |rules| {
        rules.point = |[row, column], _| [row, column - 1];
    }),
    KnownMistake::new("counted-one-too-low", "rows and columns are one too low", |rules| {
        rules.point = |[row, column], _| [row + 1, column + 1];
    }),
];
