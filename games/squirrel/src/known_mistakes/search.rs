//! Mistakes in a search: the order of moves, ties, what a move leaves behind, where a search ends and whose turn it is.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_tabletop::KnownMistake;

use crate::plain_program::{FullBoard, GreedyDefault, PlainProgram, SetsBest, Side, Stages, Start, Undo, column, row};

pub(super) const MISTAKES: &[KnownMistake<PlainProgram>] = &[
    // Before those orders of moves that come to the same in greedy.
    KnownMistake::new("later-ties", "of equal moves the last is played, because of >= instead of >", |program| {
        program.prefers_later = true
    }),
    KnownMistake::new(
        "column-order",
        "squares are considered column by column, A1, A2, ..., instead of row by row",
        |program| program.order = |number| number % 5 * 5 + number / 5,
    ),
    KnownMistake::new("reverse-order", "squares are considered in the reverse order, from E5 to A1", |program| {
        program.order = |number| 24 - number
    }),
    KnownMistake::new("bottom-row-first", "squares are considered from the bottom row to the top", |program| {
        program.order = |number| 20 - number / 5 * 5 + number % 5
    }),
    KnownMistake::new("right-column-first", "squares of a row are considered from right to left", |program| {
        program.order = |number| number / 5 * 5 + 4 - number % 5
    }),
    KnownMistake::new("last-column-not-considered", "squares of the last column are never considered", |program| {
        program.considers = |square| column(square) < 4
    }),
    KnownMistake::new("last-row-not-considered", "squares of the last row are never considered", |program| {
        program.considers = |square| row(square) < 4
    }),
    KnownMistake::new("raids-first", "all Raids are considered before all Sneaks", |program| {
        program.stages = Stages::RaidsFirst
    }),
    KnownMistake::new("sneaks-first", "all Sneaks are considered before all Raids", |program| {
        program.stages = Stages::SneaksFirst
    }),
    KnownMistake::new("raids-if-any", "Sneaks are considered only if no Raid is possible", |program| {
        program.stages = Stages::OnlyRaidsIfAny
    }),
    KnownMistake::new(
        "tried-moves-stay",
        "moves that were tried stay on the board of the search: it is not copied for each of them",
        |program| program.undo = Undo::NothingAndSkips,
    ),
    KnownMistake::new(
        "tried-moves-stay-and-are-tried-again",
        "moves that were tried stay on the board of the search, and are tried again there",
        |program| program.undo = Undo::Nothing,
    ),
    KnownMistake::new(
        "tried-moves-stay-in-the-game",
        "moves that were tried stay on the board, in the game, too",
        |program| {
            program.undo = Undo::NothingAndSkips;
            program.plays_on_searched_board = true
        },
    ),
    KnownMistake::new(
        "tried-moves-stay-in-the-game-and-are-tried-again",
        "moves that were tried stay on the board, in the game, too, and are tried again",
        |program| {
            program.undo = Undo::Nothing;
            program.plays_on_searched_board = true
        },
    ),
    KnownMistake::new(
        "conversions-not-undone",
        "when a move is taken back, the pieces that it has converted stay converted",
        |program| {
            program.undo = Undo::Piece;
            program.plays_on_searched_board = true
        },
    ),
    KnownMistake::new(
        "conversions-not-undone-in-search",
        "when a move of the search is taken back, the pieces that it has converted stay converted",
        |program| program.undo = Undo::Piece,
    ),
    KnownMistake::new(
        "every-max-node-sets-move",
        "max nodes below the root set the move that is played, too",
        |program| program.sets_best = SetsBest::MaxNodes,
    ),
    KnownMistake::new(
        "every-max-node-sets-board",
        "max nodes below the root set the board that is written, too",
        |program| program.sets_best = SetsBest::MaxNodesSetBoard,
    ),
    KnownMistake::new(
        "played-sneak-converts",
        "the move that is played converts what it touches, even if it is a Sneak",
        |program| program.played_sneak_converts = true,
    ),
    KnownMistake::new("greedy-starts-at-zero", "greedy's best value starts at 0, and no move exceeds it", |program| {
        program.greedy_start = 0
    }),
    KnownMistake::new(
        "greedy-starts-at-minus-one",
        "greedy's best value starts at -1, and no move exceeds it",
        |program| program.greedy_start = -1,
    ),
    KnownMistake::new(
        "greedy-starts-at-minus-hundred",
        "greedy's best value starts at -100, and no move exceeds it",
        |program| program.greedy_start = -100,
    ),
    KnownMistake::new(
        "greedy-plays-first-square",
        "greedy's best value starts at 0, and A1 is played if no move exceeds it",
        |program| {
            program.greedy_start = 0;
            program.greedy_default = GreedyDefault::Plays
        },
    ),
    KnownMistake::new(
        "greedy-sets-first-square",
        "greedy's best value starts at 0, and a piece is set on A1, converting nothing, if no move exceeds it",
        |program| {
            program.greedy_start = 0;
            program.greedy_default = GreedyDefault::SetsPiece
        },
    ),
    KnownMistake::new(
        "greedy-plays-or-sets-first-square",
        "greedy's best value starts at 0, and if no move exceeds it, A1 is played, or gets a piece if it is taken",
        |program| {
            program.greedy_start = 0;
            program.greedy_default = GreedyDefault::PlaysIfEmpty
        },
    ),
    KnownMistake::new("greedy-looks-further", "greedy looks as far ahead as the cut-off depth says", |program| {
        program.greedy_looks_further = true
    }),
    KnownMistake::new("max-starts-at-zero", "max nodes start at 0 instead of -Infinity", |program| {
        program.starts[0] = Start::Value(0)
    }),
    KnownMistake::new("min-starts-at-zero", "min nodes start at 0 instead of Infinity", |program| {
        program.starts[1] = Start::Value(0)
    }),
    KnownMistake::new(
        "starts-at-hundred",
        "max nodes start at -100 and min nodes at 100 instead of at infinity",
        |program| program.starts = [Start::Value(-100), Start::Value(100)],
    ),
    KnownMistake::new(
        "starts-at-999",
        "max nodes start at -999 and min nodes at 999 instead of at infinity",
        |program| program.starts = [Start::Value(-999), Start::Value(999)],
    ),
    KnownMistake::new(
        "starts-at-1000",
        "max nodes start at -1000 and min nodes at 1000 instead of at infinity",
        |program| program.starts = [Start::Value(-1000), Start::Value(1000)],
    ),
    KnownMistake::new(
        "starts-at-9999",
        "max nodes start at -9999 and min nodes at 9999 instead of at infinity",
        |program| program.starts = [Start::Value(-9999), Start::Value(9999)],
    ),
    KnownMistake::new("one-ply-less", "the search ends one ply before the cut-off depth", |program| {
        program.depth = |limit| limit - 1
    }),
    KnownMistake::new(
        "one-ply-less-but-one",
        "the search ends one ply before the cut-off depth, but looks one ply ahead at least",
        |program| program.depth = |limit| (limit - 1).max(1),
    ),
    KnownMistake::new("one-ply-more", "the search goes one ply beyond the cut-off depth", |program| {
        program.depth = |limit| limit + 1
    }),
    KnownMistake::new("always-one-ply", "the search looks one ply ahead, whatever the cut-off depth", |program| {
        program.depth = |_| 1
    }),
    KnownMistake::new("always-two-plies", "the search looks two plies ahead, whatever the cut-off depth", |program| {
        program.depth = |_| 2
    }),
    KnownMistake::new(
        "at-least-two-plies",
        "the search looks two plies ahead, even if the cut-off depth is 1",
        |program| program.depth = |limit| limit.max(2),
    ),
    KnownMistake::new("full-board-is-no-end", "a full board before the cut-off depth is not evaluated", |program| {
        program.full_board = FullBoard::InnerNode
    }),
    KnownMistake::new(
        "full-board-is-no-end-and-passes",
        "a full board before the cut-off depth is not evaluated, and no state is written where no move is found",
        |program| {
            program.full_board = FullBoard::InnerNode;
            program.states.omits_passes = true
        },
    ),
    KnownMistake::new(
        "full-board-is-no-end-and-first-move",
        "a full board before the cut-off depth is not evaluated, and the first move is played where none is better",
        |program| {
            program.full_board = FullBoard::InnerNode;
            program.starts_with_first_move = true
        },
    ),
    KnownMistake::new(
        "full-board-entered",
        "a full board before the cut-off depth gets the line of a node that is entered, before its own",
        |program| program.full_board = FullBoard::EnteredLeaf,
    ),
    KnownMistake::new(
        "full-board-only-entered",
        "a full board before the cut-off depth has the line of a node that is entered instead of its own",
        |program| program.full_board = FullBoard::OnlyEnteredLeaf,
    ),
    KnownMistake::new("full-board-not-logged", "a full board before the cut-off depth has no line", |program| {
        program.full_board = FullBoard::HiddenLeaf
    }),
    KnownMistake::new(
        "full-board-evaluated-for-mover",
        "a full board before the cut-off depth is evaluated for the player who would be to move",
        |program: &mut PlainProgram| program.full_board_side = Some(Side::ToMove),
    )
    .part_of("movers-evaluation"),
    KnownMistake::new(
        "evaluated-before-last-move",
        "positions are evaluated as they were before the last move",
        |program| program.evaluates_before_move = [true; 2],
    ),
    KnownMistake::new(
        "full-board-evaluated-before-last-move",
        "a full board is evaluated as it was before the last move",
        |program: &mut PlainProgram| program.evaluates_before_move[1] = true,
    )
    .part_of("evaluated-before-last-move"),
    KnownMistake::new("same-player-moves", "the same player makes all moves of the search", |program| {
        program.alternates = false
    }),
    KnownMistake::new("min-maximizes", "min nodes take the greatest value of their children, too", |program| {
        program.is_max = [true; 2]
    }),
    KnownMistake::new("min-calls-min", "all nodes below the root are min nodes", |program| {
        program.min_calls_min = true
    }),
    KnownMistake::new(
        "min-calls-min-and-negates",
        "all nodes below the root are min nodes, and negate what a leaf is worth to the player who moved there",
        |program| {
            program.min_calls_min = true;
            program.side = Side::ToMove
        },
    ),
    KnownMistake::new(
        "min-calls-min-and-negates-deep",
        "all nodes below the root are min nodes, and negate what a leaf below depth 1 is worth to who moved there",
        |program| {
            program.min_calls_min = true;
            program.side = Side::ToMoveDeep
        },
    ),
    KnownMistake::new("root-minimizes", "max and min are exchanged: the root takes the least value", |program| {
        program.is_max = [false, true]
    }),
    KnownMistake::new("max-minimizes", "max nodes take the least value of their children, too", |program| {
        program.is_max = [false; 2]
    }),
];
