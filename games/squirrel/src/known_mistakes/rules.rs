//! Mistakes in the rules: what a move takes over, which squares touch, and how greedy counts it.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_search::Value;
use suite_tabletop::KnownMistake;

use crate::plain_program::{Conversion, Order, PlainProgram, touches, touching};

/// Returns whether squares touch on a board that is a torus.
fn touches_around([row, column]: [i32; 2], [other_row, other_column]: [i32; 2]) -> bool {
    let distance = |one: i32, other: i32| (one - other).rem_euclid(5).min((other - one).rem_euclid(5));
    distance(row, other_row) + distance(column, other_column) == 1
}

/// Returns whether squares touch if the index -1 is that of the last, but 5 is none.
fn touches_before_first([row, column]: [i32; 2], [other_row, other_column]: [i32; 2]) -> bool {
    let distance = |one: i32, other: i32| if (one, other) == (0, 4) { 1 } else { (one - other).abs() };
    distance(row, other_row) + distance(column, other_column) == 1
}

/// Returns whether squares touch, also at a corner.
fn touches_diagonally([row, column]: [i32; 2], [other_row, other_column]: [i32; 2]) -> bool {
    (row - other_row).abs().max((column - other_column).abs()) == 1
}

/// Returns whether squares touch, but for the neighbor that is `ROWS` rows and `COLUMNS` columns further.
fn misses<const ROWS: i32, const COLUMNS: i32>(square: [i32; 2], other: [i32; 2]) -> bool {
    touches(square, other) && [other[0] - square[0], other[1] - square[1]] != [ROWS, COLUMNS]
}

/// The usual orders in which the squares above, below and beside one are looked at.
const ROW_BY_ROW: Order = [-5, -1, 1, 5];
const COLUMNS_FIRST: Order = [-5, 5, -1, 1];
const ROWS_FIRST: Order = [-1, 1, -5, 5];

pub(super) const MISTAKES: &[KnownMistake<PlainProgram>] = &[
    KnownMistake::new(
        "converted-counted-once",
        "a converted piece is counted once instead of twice, as if only own squares counted",
        |program| program.converted_counts = |_| 1,
    ),
    KnownMistake::new(
        "converted-counted-per-own-piece",
        "greedy counts a converted piece once for each own piece that the move touches, instead of twice",
        |program| program.converted_counts = |own| own as Value,
    ),
    KnownMistake::new("converted-not-counted", "greedy does not count converted pieces", |program| {
        program.converted_counts = |_| 0
    }),
    KnownMistake::new("sneak-converts", "a Sneak converts the pieces that it touches, too", |program| {
        program.is_raid = |_| true
    }),
    KnownMistake::new("never-converts", "a Raid converts nothing", |program| program.conversion = Conversion::Nothing),
    KnownMistake::new("converts-only-first", "a Raid converts only the first piece that it touches", |program| {
        program.conversion = Conversion::First(ROW_BY_ROW)
    }),
    KnownMistake::new(
        "converts-only-first-of-columns",
        "a Raid converts only the first piece that it touches, looking up, down, left and right",
        |program| program.conversion = Conversion::First(COLUMNS_FIRST),
    ),
    KnownMistake::new(
        "converts-only-first-of-rows",
        "a Raid converts only the first piece that it touches, looking left, right, up and down",
        |program| program.conversion = Conversion::First(ROWS_FIRST),
    ),
    KnownMistake::new(
        "converts-after-own-up-down-left-right",
        "one loop finds own pieces and converts, up, down, left, right: opposing pieces before the first own one stay",
        |program| program.conversion = Conversion::AfterOwn(COLUMNS_FIRST),
    ),
    KnownMistake::new(
        "converts-after-own-left-right-up-down",
        "one loop finds own pieces and converts, left, right, up, down: opposing pieces before the first own one stay",
        |program| program.conversion = Conversion::AfterOwn(ROWS_FIRST),
    ),
    KnownMistake::new(
        "converts-after-own-up-left-right-down",
        "one loop finds own pieces and converts, up, left, right, down: opposing pieces before the first own one stay",
        |program| program.conversion = Conversion::AfterOwn(ROW_BY_ROW),
    ),
    KnownMistake::new("converts-only-os", "only pieces of O are converted: O's Raids convert nothing", |program| {
        program.conversion = Conversion::OnlyOs
    }),
    KnownMistake::new("opponent-never-converts", "the opponent's Raids convert nothing in the search", |program| {
        program.opponent_converts = false
    }),
    KnownMistake::new(
        "chain-conversion",
        "a Raid converts the pieces that touch converted ones, too, and so on",
        |program| program.conversion = Conversion::Chain,
    ),
    KnownMistake::new(
        "converts-around-own",
        "a Raid converts the pieces that touch the piece that it was made from, too",
        |program| program.conversion = Conversion::AroundOwn,
    ),
    KnownMistake::new("corner-raid-slip", "a Raid on E5 takes D5 where it should take E4", |program| {
        program.conversion = Conversion::CornerSlip
    }),
    KnownMistake::new("takes-empty-squares", "a Raid takes empty squares that it touches, too", |program| {
        program.conversion = Conversion::EmptyToo
    }),
    KnownMistake::new("raid-needs-two", "a move is taken for a Raid only if it touches two own pieces", |program| {
        program.is_raid = |own| own > 1
    }),
    KnownMistake::new(
        "raid-needs-exactly-one",
        "a move that touches two own pieces is not taken for a Raid",
        |program| program.is_raid = |own| own == 1,
    ),
    KnownMistake::new("diagonal-adjacency", "squares that touch at a corner are taken for adjacent, too", |program| {
        program.touching = [touching(touches_diagonally); 2]
    }),
    KnownMistake::new(
        "only-diagonal-adjacency",
        "only squares that touch at a corner are taken for adjacent",
        |program| {
            program.touching = [touching(|[row, column], [other_row, other_column]| {
                (row - other_row).abs() == 1 && (column - other_column).abs() == 1
            }); 2]
        },
    ),
    KnownMistake::new(
        "diagonal-raid",
        "an own piece that touches at a corner makes a move a Raid, too",
        |program: &mut PlainProgram| program.touching[0] = touching(touches_diagonally),
    )
    .part_of("diagonal-adjacency"),
    KnownMistake::new(
        "diagonal-conversion",
        "a Raid converts pieces that touch at a corner, too",
        |program: &mut PlainProgram| program.touching[1] = touching(touches_diagonally),
    )
    .part_of("diagonal-adjacency"),
    KnownMistake::new("nothing-above", "the square above is not looked at", |program| {
        program.touching = [touching(misses::<-1, 0>); 2]
    }),
    KnownMistake::new("nothing-below", "the square below is not looked at", |program| {
        program.touching = [touching(misses::<1, 0>); 2]
    }),
    KnownMistake::new("nothing-to-the-left", "the square to the left is not looked at", |program| {
        program.touching = [touching(misses::<0, -1>); 2]
    }),
    KnownMistake::new("nothing-to-the-right", "the square to the right is not looked at", |program| {
        program.touching = [touching(misses::<0, 1>); 2]
    }),
    KnownMistake::new(
        "no-raid-from-above",
        "an own piece above does not make a move a Raid",
        |program: &mut PlainProgram| program.touching[0] = touching(misses::<-1, 0>),
    )
    .part_of("nothing-above"),
    KnownMistake::new(
        "no-raid-from-below",
        "an own piece below does not make a move a Raid",
        |program: &mut PlainProgram| program.touching[0] = touching(misses::<1, 0>),
    )
    .part_of("nothing-below"),
    KnownMistake::new(
        "no-raid-from-to-the-left",
        "an own piece to the left does not make a move a Raid",
        |program: &mut PlainProgram| program.touching[0] = touching(misses::<0, -1>),
    )
    .part_of("nothing-to-the-left"),
    KnownMistake::new(
        "no-raid-from-to-the-right",
        "an own piece to the right does not make a move a Raid",
        |program: &mut PlainProgram| program.touching[0] = touching(misses::<0, 1>),
    )
    .part_of("nothing-to-the-right"),
    KnownMistake::new(
        "no-conversion-above",
        "a Raid does not convert the piece above",
        |program: &mut PlainProgram| program.touching[1] = touching(misses::<-1, 0>),
    )
    .part_of("nothing-above"),
    KnownMistake::new(
        "no-conversion-below",
        "a Raid does not convert the piece below",
        |program: &mut PlainProgram| program.touching[1] = touching(misses::<1, 0>),
    )
    .part_of("nothing-below"),
    KnownMistake::new(
        "no-conversion-to-the-left",
        "a Raid does not convert the piece to the left",
        |program: &mut PlainProgram| program.touching[1] = touching(misses::<0, -1>),
    )
    .part_of("nothing-to-the-left"),
    KnownMistake::new(
        "no-conversion-to-the-right",
        "a Raid does not convert the piece to the right",
        |program: &mut PlainProgram| program.touching[1] = touching(misses::<0, 1>),
    )
    .part_of("nothing-to-the-right"),
    KnownMistake::new(
        "only-rows-adjacent",
        "only squares beside each other in a row are taken for adjacent",
        |program| {
            program.touching = [touching(|[row, column], [other_row, other_column]| {
                row == other_row && (column - other_column).abs() == 1
            }); 2]
        },
    ),
    KnownMistake::new("only-columns-adjacent", "only squares above each other are taken for adjacent", |program| {
        program.touching = [touching(|[row, column], [other_row, other_column]| {
            column == other_column && (row - other_row).abs() == 1
        }); 2]
    }),
    KnownMistake::new(
        "wraps-around",
        "the first and the last square of a row or column are taken for adjacent, as by the index -1 of Python",
        |program| program.touching = [touching(touches_around); 2],
    ),
    KnownMistake::new(
        "wraps-to-the-last",
        "the last square of a row or column is taken for one before the first, as by the index -1 of Python",
        |program| program.touching = [touching(touches_before_first); 2],
    ),
    KnownMistake::new(
        "wraps-to-next-row",
        "the last square of a row and the first of the next are taken for adjacent",
        |program| {
            program.touching = [touching(|[row, column], [other_row, other_column]| {
                (column - other_column).abs() + 5 * (row - other_row).abs() == 5
                    || (5 * (row - other_row) + column - other_column).abs() == 1
            }); 2]
        },
    ),
    KnownMistake::new(
        "last-row-and-column-apart",
        "the last row and the last column are taken for adjacent to nothing",
        |program| {
            program.touching = [touching(|[row, column], [other_row, other_column]| {
                (row - other_row).abs() + (column - other_column).abs() == 1 && other_row < 4 && other_column < 4
            }); 2]
        },
    ),
    KnownMistake::new(
        "first-row-and-column-apart",
        "the first row and the first column are taken for adjacent to nothing",
        |program| {
            program.touching = [touching(|[row, column], [other_row, other_column]| {
                (row - other_row).abs() + (column - other_column).abs() == 1 && other_row > 0 && other_column > 0
            }); 2]
        },
    ),
];
