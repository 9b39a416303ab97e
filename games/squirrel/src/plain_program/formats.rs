//! What the files of a plain program look like: its logs and its states.
#![expect(clippy::struct_excessive_bools, reason = "decisions of a program are independent of each other")]

use super::{Ended, Lines, column, row};
use crate::output::Output;
use crate::plain_turn::Board;
use crate::square::BOARD_SIZE;

/// What the log shows, and how.
#[derive(Debug, Clone)]
pub(crate) struct Log {
    pub(crate) header: fn(bool) -> Option<&'static str>,
    /// Whether an inner node has a line when it is entered, by its depth.
    pub(crate) enters: fn(u32) -> bool,
    /// Whether min nodes below depth 1 log their parent, if that has a value, where others log themselves.
    pub(crate) enters_as_parent: bool,
    pub(crate) after_child: AfterChild,
    /// What the line of max and min nodes after a child shows.
    pub(crate) shown_after_child: [ShownAfterChild; 2],
    /// Whether an inner node has one more line when it is left, by its depth; and whether any node has.
    pub(crate) leaves: fn(u32) -> bool,
    pub(crate) repeats: fn(u32) -> bool,
    /// Whether a cut has a line of its own.
    pub(crate) cuts: bool,
    pub(crate) leaf_lines: u32,
    pub(crate) root_lines: bool,
    pub(crate) last_line: bool,
    pub(crate) first_depth: u32,
    pub(crate) root: &'static str,
    /// The name of a square.
    pub(crate) name: fn(usize) -> [char; 2],
    pub(crate) infinities: [&'static str; 2],
    pub(crate) decimals: &'static str,
    pub(crate) separator: &'static str,
    /// Whether there is a separator before alpha, by whether a line is of a max node above leaves or of its leaves.
    pub(crate) separates_alpha: fn(bool) -> bool,
    /// Whether a line has the columns of alpha and beta, in alpha-beta.
    pub(crate) bounds: fn(Event, u32) -> bool,
    pub(crate) bounds_in_minimax: bool,
    pub(crate) exchanges_bounds: fn(Event) -> bool,
    /// Whether values are shown as they are for the player whose turn it is.
    pub(crate) negates_min: bool,
}

/// When an inner node has a line after a child.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AfterChild {
    Always,
    IfChanged,
    /// If the child has the value that the node has then.
    IfEqual,
    Last,
    NotLast,
    Never,
}

/// What the line after a child shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ShownAfterChild {
    Updated,
    /// The bounds as they were before the child, or the value, too.
    OldBounds,
    Old,
}

/// What a line of the log is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Event {
    Enter,
    Leaf,
    Child,
    Cut,
}

/// How states are written.
#[derive(Debug, Clone, Copy)]
pub(crate) struct States {
    /// What the file begins with.
    pub(crate) mark: &'static str,
    /// What is between two squares of a row.
    pub(crate) separator: &'static str,
    pub(crate) empty: char,
    /// The letters of X and of O.
    pub(crate) letters: [char; 2],
    pub(crate) exchanges_rows_and_columns: bool,
    /// Whether converted pieces are shown as such in a file.
    pub(crate) shows_converted: fn(Output) -> bool,
    /// Whether the next state is the board before the move.
    pub(crate) is_before_move: bool,
    /// The number of blank lines behind each state of a battle.
    pub(crate) blank_lines: u32,
    /// Whether a trace begins with the board of the task.
    pub(crate) begins_with_start: bool,
    /// The number of states that are missing at the end of a trace, and which of the others are written.
    pub(crate) missing_at_end: usize,
    pub(crate) written: Written,
    /// Whether nothing is written of a turn in which no move was found.
    pub(crate) omits_passes: bool,
}

/// Which states a trace has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Written {
    All,
    AfterFirstPlayer,
    /// Those after the second player's moves, and the last.
    AfterSecondPlayer,
    Last,
}

impl AfterChild {
    /// Returns whether there is a line after a child that is better than those before it, is worth as much as the node
    /// is then, or is the last one.
    pub(crate) const fn is_logged(self, is_better: bool, is_equal: bool, is_last: bool) -> bool {
        match self {
            Self::Always => true,
            Self::IfChanged => is_better,
            Self::IfEqual => is_equal,
            Self::Last => is_last,
            Self::NotLast => !is_last,
            Self::Never => false,
        }
    }
}

impl Default for Log {
    fn default() -> Self {
        Self {
            header: |bounds| Some(if bounds { "Node,Depth,Value,Alpha,Beta" } else { "Node,Depth,Value" }),
            enters: |_| true,
            enters_as_parent: false,
            after_child: AfterChild::Always,
            shown_after_child: [ShownAfterChild::Updated; 2],
            leaves: |_| false,
            repeats: |_| false,
            cuts: true,
            leaf_lines: 1,
            root_lines: true,
            last_line: true,
            first_depth: 0,
            root: "root",
            name: |square| [b'A' + column(square) as u8, b'1' + row(square) as u8].map(char::from),
            infinities: ["Infinity", "-Infinity"],
            decimals: "",
            separator: ",",
            separates_alpha: |_| true,
            bounds: |_, _| true,
            bounds_in_minimax: false,
            exchanges_bounds: |_| false,
            negates_min: false,
        }
    }
}

impl Default for States {
    fn default() -> Self {
        Self {
            mark: "",
            separator: "",
            empty: '*',
            letters: ['X', 'O'],
            exchanges_rows_and_columns: false,
            shows_converted: |_| true,
            is_before_move: false,
            blank_lines: 0,
            begins_with_start: false,
            missing_at_end: 0,
            written: Written::All,
            omits_passes: false,
        }
    }
}

impl States {
    /// Writes a board, on which the pieces stood as in `before`.
    pub(super) fn write(
        &self,
        board: &Board,
        before: &Board,
        mark: &str,
        output: Output,
        lines: &mut Lines<'_>,
    ) -> Result<(), Ended> {
        let piece = |row: usize, column: usize| {
            let square = if self.exchanges_rows_and_columns { [column, row] } else { [row, column] };
            let square = square[0] * BOARD_SIZE + square[1];
            let is_converted = before.0[square] != 0 && !(self.shows_converted)(output);
            match if is_converted { before.0[square] } else { board.0[square] } {
                0 => self.empty,
                piece => self.letters[usize::from(piece) - 1],
            }
        };
        for row in 0..BOARD_SIZE {
            let mut line = if row == 0 { mark.to_owned() } else { String::new() };
            for column in 0..BOARD_SIZE {
                line += if column == 0 { "" } else { self.separator };
                line.push(piece(row, column));
            }
            // A mark may end a line of its own.
            line.split('\n').try_for_each(|line| lines(output, line.as_bytes()))?;
        }
        Ok(())
    }
}
