//! Mistakes in reading a task, in the course of battles, and in how boards are written.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_search::Player;
use suite_tabletop::KnownMistake;

use crate::output::Output;
use crate::plain_program::{PlainProgram, Written};
use crate::search_spec::SearchSpec;

pub(super) const MISTAKES: &[KnownMistake<PlainProgram>] = &[
    KnownMistake::new(
        "pieces-transposed",
        "the pieces are read column by column: rows and columns are exchanged",
        |program| program.reads_transposed = true,
    ),
    KnownMistake::new("x-taken-for-player", "X is taken for the player whose move is asked for", |program| {
        program.asked = |spec| SearchSpec { player: Player::First, ..spec }
    }),
    KnownMistake::new("blank-lines", "there are blank lines between the states", |program| {
        program.states.blank_lines = 1
    }),
    KnownMistake::new(
        "begins-with-start",
        "the trace begins with the board of the task, before the first move",
        |program| program.states.begins_with_start = true,
    ),
    KnownMistake::new("last-state-missing", "the last state of the trace is missing", |program| {
        program.states.missing_at_end = 1
    }),
    KnownMistake::new(
        "only-every-second-state",
        "the trace has the states after the first player's moves only",
        |program| program.states.written = Written::AfterFirstPlayer,
    ),
    KnownMistake::new(
        "states-after-both-moves",
        "the trace has states only after both players have moved",
        |program| program.states.written = Written::AfterSecondPlayer,
    ),
    KnownMistake::new("only-last-state", "the trace has the last state only", |program| {
        program.states.written = Written::Last
    }),
    KnownMistake::new(
        "second-player-always-moves",
        "the second player has a turn even if the first has filled the board",
        |program| program.second_player_always_moves = true,
    ),
    KnownMistake::new("first-players-search", "both players of a battle search as the first", |program| {
        program.battle = |[first, second]| [first, SearchSpec { player: second.player, ..first }]
    }),
    KnownMistake::new("second-players-search", "both players of a battle search as the second", |program| {
        program.battle = |[first, second]| [SearchSpec { player: first.player, ..second }, second]
    }),
    KnownMistake::new("first-players-depth", "both players of a battle search as deep as the first", |program| {
        program.battle = |[first, second]| [first, SearchSpec { limit: first.limit, ..second }]
    }),
    KnownMistake::new("second-players-depth", "both players of a battle search as deep as the second", |program| {
        program.battle = |[first, second]| [SearchSpec { limit: second.limit, ..first }, second]
    }),
    KnownMistake::new(
        "first-players-algorithm",
        "both players of a battle search by the first's algorithm",
        |program| program.battle = |[first, second]| [first, SearchSpec { algorithm: first.algorithm, ..second }],
    ),
    KnownMistake::new(
        "second-players-algorithm",
        "both players of a battle search by the second's algorithm",
        |program| program.battle = |[first, second]| [SearchSpec { algorithm: second.algorithm, ..first }, second],
    ),
    KnownMistake::new("searches-exchanged", "the two players' searches are exchanged in a battle", |program| {
        program.battle = |[first, second]| {
            [SearchSpec { player: first.player, ..second }, SearchSpec { player: second.player, ..first }]
        }
    }),
    KnownMistake::new("second-player-begins", "the second player begins the battle", |program| {
        program.battle = |[first, second]| [second, first]
    }),
    KnownMistake::new("x-begins", "X begins every battle", |program| {
        program.battle = |[first, second]| if first.player == Player::First { [first, second] } else { [second, first] }
    }),
    KnownMistake::new("board-before-move", "the board is written as it was before the move", |program| {
        program.states.is_before_move = true
    }),
    KnownMistake::new("converted-not-shown", "the board is written without the conversions of the Raid", |program| {
        program.states.shows_converted = |_| false
    }),
    KnownMistake::new(
        "converted-not-shown-in-next-state",
        "the next state is written without the conversions of the Raid",
        |program: &mut PlainProgram| program.states.shows_converted = |output| output != Output::NextState,
    )
    .part_of("converted-not-shown"),
    KnownMistake::new("board-transposed", "the board is written with rows and columns exchanged", |program| {
        program.states.exchanges_rows_and_columns = true
    }),
    KnownMistake::new("letters-exchanged", "X and O are exchanged on the board that is written", |program| {
        program.states.letters = ['O', 'X']
    }),
    KnownMistake::new("small-piece-letters", "pieces are written as x and o", |program| {
        program.states.letters = ['x', 'o']
    }),
    KnownMistake::new("dots-for-empty", "empty squares are written as dots instead of asterisks", |program| {
        program.states.empty = '.'
    }),
    KnownMistake::new("blanks-between-squares", "there are blanks between the squares of a row", |program| {
        program.states.separator = " "
    }),
    KnownMistake::new("commas-between-squares", "there are commas between the squares of a row", |program| {
        program.states.separator = ","
    }),
    KnownMistake::new("blank-line-before-first-state", "there is a blank line before the first state", |program| {
        program.states.mark = "\n"
    }),
    KnownMistake::new("blanks-before-first-state", "there is a blank before the first state", |program| {
        program.states.mark = " "
    }),
    KnownMistake::new("byte-order-mark", "the file of states begins with a byte order mark", |program| {
        program.states.mark = "\u{feff}"
    }),
];
