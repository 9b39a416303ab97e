//! Mistakes in the evaluation of positions.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_tabletop::KnownMistake;

use crate::plain_program::{PlainProgram, Side, column, row};

pub(super) const MISTAKES: &[KnownMistake<PlainProgram>] = &[
    KnownMistake::new("other-players-evaluation", "positions are evaluated for the other player", |program| {
        program.side = Side::Opponent
    }),
    KnownMistake::new(
        "first-players-evaluation",
        "positions are always evaluated for the player who moved first",
        |program| program.side = Side::FirstOfTask,
    ),
    KnownMistake::new(
        "second-players-evaluation",
        "positions are always evaluated for the player who moved second",
        |program| program.side = Side::SecondOfTask,
    ),
    KnownMistake::new("xs-evaluation", "positions are always evaluated for X", |program| program.side = Side::X),
    KnownMistake::new("os-evaluation", "positions are always evaluated for O", |program| program.side = Side::O),
    KnownMistake::new("movers-evaluation", "positions are evaluated for the player who is to move there", |program| {
        program.side = Side::ToMove
    }),
    KnownMistake::new(
        "last-movers-evaluation",
        "positions are evaluated for the player who has just moved there",
        |program| program.side = Side::Moved,
    ),
    KnownMistake::new("own-score-only", "positions are evaluated by the player's own squares only", |program| {
        program.worth = |[_, own, _]| own
    }),
    KnownMistake::new("opposing-score-only", "positions are evaluated by the opponent's squares only", |program| {
        program.worth = |[_, _, opposing]| -opposing
    }),
    KnownMistake::new("scores-added", "positions are evaluated by the sum of both players' squares", |program| {
        program.worth = |[_, own, opposing]| own + opposing
    }),
    KnownMistake::new("absolute-score", "the sign of the evaluation is lost", |program| {
        program.worth = |[_, own, opposing]| (own - opposing).abs()
    }),
    KnownMistake::new("empty-squares-added", "empty squares count as the player's own", |program| {
        program.worth = |[empty, own, opposing]| own + empty - opposing
    }),
    KnownMistake::new("empty-squares-subtracted", "empty squares count as the opponent's", |program| {
        program.worth = |[empty, own, opposing]| own - opposing - empty
    }),
    KnownMistake::new("all-evaluated-alike", "all positions are evaluated alike", |program| program.worth = |_| 0),
    KnownMistake::new(
        "pieces-counted",
        "positions are evaluated by the numbers of pieces, not by the values of their squares",
        |program| program.square_value = |_, _| 1,
    ),
    KnownMistake::new(
        "values-transposed",
        "the values are read column by column: rows and columns are exchanged",
        |program| program.square_value = |values, square| values[column(square) * 5 + row(square)],
    ),
    KnownMistake::new("values-upside-down", "the values are read from the bottom row to the top", |program| {
        program.square_value = |values, square| values[(4 - row(square)) * 5 + column(square)]
    }),
    KnownMistake::new("last-row-not-counted", "the values of the last row are not counted", |program| {
        program.square_value = |values, square| if row(square) < 4 { values[square] } else { 0 }
    }),
    KnownMistake::new("last-column-not-counted", "the values of the last column are not counted", |program| {
        program.square_value = |values, square| if column(square) < 4 { values[square] } else { 0 }
    }),
];
