//! The assignment as a student would write it, with a field for each decision, apart from the kernel's searches.
//!
//! A known mistake changes a field. It explains what a program has written if the plain program then writes the same.
#![expect(clippy::struct_excessive_bools, reason = "decisions of a program are independent of each other")]

mod decisions;
mod formats;

use std::collections::BTreeMap;
use std::io;

use suite_search::{Algorithm, Game, INFINITY, Value};

pub use self::decisions::Only;
pub(crate) use self::decisions::{
    Bound, ChildWindow, Conversion, FullBoard, GreedyDefault, Order, Returned, SetsBest, Side, Stages, Start, TOUCHING,
    Touching, Undo, touches, touching,
};
pub(crate) use self::formats::{AfterChild, Event, Log, ShownAfterChild, States, Written};

use crate::file_digest::{AgreementComparison, DigestComparison, FileDigest};
use crate::monitor::Monitor;
use crate::output::Output;
use crate::plain_turn::{Board, Surroundings, Turn, position_letter};
use crate::position::Position;
use crate::search_spec::SearchSpec;
use crate::square::{BOARD_SIZE, SQUARES, Square};
use crate::task::Task;

/// What a program for the assignment does, decision by decision; by default what is right.
#[derive(Debug, Clone)]
pub struct PlainProgram {
    /// Where own pieces make a Raid, and where opposing ones are converted.
    pub(crate) touching: [Touching; 2],
    /// Whether a move is a Raid, by the number of own pieces that it touches.
    pub(crate) is_raid: fn(usize) -> bool,
    pub(crate) conversion: Conversion,
    /// Whether the opponent's Raids convert anything.
    pub(crate) opponent_converts: bool,
    /// Whether a square is considered at all.
    pub(crate) considers: fn(usize) -> bool,
    /// The square that is considered first, second, and so on.
    pub(crate) order: fn(usize) -> usize,
    pub(crate) stages: Stages,
    /// Whether max nodes prefer later moves of equal value; for min nodes it makes no difference that one could see.
    pub(crate) prefers_later: bool,
    /// The value at which greedy's search for the best move starts.
    pub(crate) greedy_start: Value,
    /// Whether greedy looks as far as the cut-off depth.
    pub(crate) greedy_looks_further: bool,
    /// What greedy does with A1 if no move exceeds that value.
    pub(crate) greedy_default: GreedyDefault,
    /// How often greedy counts the value of a converted piece, by the number of own pieces that the move touches.
    pub(crate) converted_counts: fn(usize) -> Value,
    /// The values at which max and min nodes start.
    pub(crate) starts: [Start; 2],
    /// Those of min nodes of alpha-beta below depth 1, and what they show when they are entered.
    pub(crate) deep_min_start: Option<Start>,
    pub(crate) deep_min_shown: Option<Start>,
    /// The values that max and min nodes show when they are entered, instead of those at which they start.
    pub(crate) shown: [Option<Start>; 2],
    /// The depth at which positions are evaluated, by the cut-off depth.
    pub(crate) depth: fn(i32) -> i32,
    pub(crate) undo: Undo,
    /// Whether the best move is played on the board that the search has left.
    pub(crate) plays_on_searched_board: bool,
    /// Whether the move that is played converts even if it is a Sneak.
    pub(crate) played_sneak_converts: bool,
    pub(crate) sets_best: SetsBest,
    /// Whether the first move is the best until one is better than -Infinity.
    pub(crate) starts_with_first_move: bool,
    pub(crate) full_board: FullBoard,
    /// For whom a full board before the cut-off depth is evaluated, if not like other leaves.
    pub(crate) full_board_side: Option<Side>,
    /// Whether boards with empty squares and full ones are evaluated as they were before the last move.
    pub(crate) evaluates_before_move: [bool; 2],
    /// Whether the opponent moves at every second depth.
    pub(crate) alternates: bool,
    /// Whether nodes of these depths are max nodes; the root has an even one.
    pub(crate) is_max: [bool; 2],
    /// Whether the children of min nodes are min nodes, too.
    pub(crate) min_calls_min: bool,
    /// For whom positions are evaluated.
    pub(crate) side: Side,
    /// The worth of a board, by the sums of the values of empty, own and opposing squares.
    pub(crate) worth: fn([Value; 3]) -> Value,
    /// The value of the square with a number.
    pub(crate) square_value: fn(&[Value; SQUARES], usize) -> Value,
    /// Whether max and min nodes are cut, and whether only on strict inequality.
    pub(crate) cuts: [bool; 2],
    pub(crate) cuts_strictly: [bool; 2],
    /// Whether max and min nodes are cut before they take the value of the child that cuts them.
    pub(crate) cuts_before_update: [bool; 2],
    /// Whether max and min nodes update their bound before a cut is logged.
    pub(crate) narrows_before_cut: [bool; 2],
    /// Whether the bounds of a node at a depth are updated after its last child.
    pub(crate) narrows_after_last: fn(u32) -> bool,
    /// What a node sets its bound to, by whether it is a max node, and whether it is above leaves.
    pub(crate) bound: fn(bool, bool) -> Bound,
    /// Whether a node notices only after the next child that it is cut, by whether it is above leaves.
    pub(crate) cuts_late: fn(bool) -> bool,
    /// Whether a node is cut when its bounds meet, even if its value has not reached the opponent's.
    pub(crate) cuts_by_bounds: bool,
    /// Whether a node returns after its first child, by whether it is a max node, and whether it is above leaves.
    pub(crate) returns_after_first: fn(bool, bool) -> bool,
    /// Whether max and min nodes update their bound at all.
    pub(crate) narrows: [bool; 2],
    pub(crate) child_window: ChildWindow,
    pub(crate) returned: [Returned; 2],
    pub(crate) log: Log,
    /// The search that is made where a next state is asked for.
    pub(crate) asked: fn(SearchSpec) -> SearchSpec,
    /// Whether the pieces are read column by column.
    pub(crate) reads_transposed: bool,
    /// What happens to the order of a battle's searches.
    pub(crate) battle: fn([SearchSpec; 2]) -> [SearchSpec; 2],
    /// Whether the second player of a battle has a turn even if the first has filled the board.
    pub(crate) second_player_always_moves: bool,
    pub(crate) states: States,
    /// Where alone the program decides so; elsewhere it is right.
    pub(crate) only: Option<Only>,
}

impl Default for PlainProgram {
    fn default() -> Self {
        Self {
            touching: [*TOUCHING; 2],
            is_raid: |own| own > 0,
            conversion: Conversion::Touching,
            opponent_converts: true,
            considers: |_| true,
            order: |number| number,
            stages: Stages::Together,
            prefers_later: false,
            greedy_start: -INFINITY,
            greedy_looks_further: false,
            greedy_default: GreedyDefault::Nothing,
            converted_counts: |_| 2,
            starts: [Start::Infinite; 2],
            deep_min_start: None,
            deep_min_shown: None,
            shown: [None; 2],
            depth: |limit| limit,
            undo: Undo::Whole,
            plays_on_searched_board: false,
            played_sneak_converts: false,
            sets_best: SetsBest::Root,
            starts_with_first_move: false,
            full_board: FullBoard::Leaf,
            full_board_side: None,
            evaluates_before_move: [false; 2],
            alternates: true,
            is_max: [true, false],
            min_calls_min: false,
            side: Side::Player,
            worth: |[_, own, opposing]| own - opposing,
            square_value: |values, square| values[square],
            cuts: [true; 2],
            cuts_strictly: [false; 2],
            cuts_before_update: [false; 2],
            narrows_before_cut: [false; 2],
            narrows_after_last: |_| true,
            bound: |_, _| Bound::Better,
            cuts_late: |_| false,
            cuts_by_bounds: false,
            returns_after_first: |_, _| false,
            narrows: [true; 2],
            child_window: ChildWindow::Current,
            returned: [Returned::Value; 2],
            log: Log::default(),
            asked: |spec| spec,
            reads_transposed: false,
            battle: |specs| specs,
            second_player_always_moves: false,
            states: States::default(),
            only: None,
        }
    }
}

pub(crate) const fn row(square: usize) -> usize {
    square / BOARD_SIZE
}

pub(crate) const fn column(square: usize) -> usize {
    square % BOARD_SIZE
}

/// Why a program was not run to its end.
pub(crate) enum Ended {
    /// A line is not as expected, or no more lines are.
    Different,
    /// It takes too long, which no program would that somebody waits for.
    TooLong,
    /// Nobody waits for it any more.
    Interrupted(io::Error),
}

/// Where lines of files are written to.
pub(crate) type Lines<'a> = dyn FnMut(Output, &[u8]) -> Result<(), Ended> + 'a;

impl PlainProgram {
    /// Returns the squares that the program takes over when the player to move moves to another one.
    ///
    /// ```
    /// use suite_search::Player;
    /// use suite_squirrel::{PlainProgram, Position, Square};
    ///
    /// let squares = [0, 1, 2].map(|column| Square::at(0, column).expect("a square"));
    /// let [x, o] = [squares[0], squares[2]].map(|square| [square].into_iter().collect());
    /// let position = Position::new([1; 25], x, o, Player::First);
    /// assert_eq!(PlainProgram::default().converted(&position, squares[1]), [squares[2]]);
    /// ```
    #[must_use]
    pub fn converted(&self, position: &Position, square: Square) -> Vec<Square> {
        let spec = SearchSpec { player: position.to_move(), algorithm: Algorithm::Minimax, limit: 1 };
        let (mover, board) = (position_letter(position.to_move()), Board::new(position));
        let (mut nodes, mut lines) = (0, |_: Output, _: &[u8]| Ok(()));
        let surroundings = Surroundings { logs: false, monitor: &(), lines: &mut lines, nodes: &mut nodes };
        let values = position.values().map(Value::from);
        let after = Turn::new(self, &spec, mover, &values, board, surroundings).play(&board, mover, square.index());
        let is_taken =
            |other: &Square| *other != square && board.0[other.index()] != mover && after.0[other.index()] == mover;
        Square::all().filter(is_taken).collect()
    }

    /// Returns the program that decides as this one does there only, and is right elsewhere.
    #[must_use]
    pub fn only_in(self, only: Only) -> Self {
        Self { only: Some(only), ..self }
    }

    /// Returns whether it writes the same files for a task. A program that takes very long does not.
    ///
    /// # Errors
    ///
    /// The error of `monitor`.
    pub(crate) fn writes(
        &self,
        task: &Task,
        files: &BTreeMap<Output, FileDigest>,
        monitor: &dyn Monitor,
    ) -> io::Result<bool> {
        let comparisons =
            self.compare(task, files, monitor, DigestComparison::new, |_, comparison, line| comparison.add(line))?;
        Ok(comparisons.is_some_and(|comparisons| comparisons.iter().all(DigestComparison::is_same)))
    }

    /// Returns how much it writes the same for a task: the [agreement](AgreementComparison::agreement) of all files.
    ///
    /// # Errors
    ///
    /// The error of `monitor`.
    pub(crate) fn agreement(
        &self,
        task: &Task,
        files: &BTreeMap<Output, FileDigest>,
        monitor: &dyn Monitor,
    ) -> io::Result<usize> {
        let comparisons =
            self.compare(task, files, monitor, AgreementComparison::new, |output, comparison, line| {
                // After its first difference a battle takes another course.
                comparison.add(line) && (comparison.is_same() || output != Output::TraceState)
            })?;
        Ok(comparisons.iter().flatten().map(AgreementComparison::agreement).sum())
    }

    /// Compares what it writes for a task with files, line by line until `add` returns `false`; `None` if it takes very
    /// long.
    fn compare<'a, C>(
        &self,
        task: &Task,
        files: &'a BTreeMap<Output, FileDigest>,
        monitor: &dyn Monitor,
        new: fn(&'a FileDigest) -> C,
        add: impl Fn(Output, &mut C, &[u8]) -> bool,
    ) -> io::Result<Option<Vec<C>>> {
        let mut comparisons: BTreeMap<_, _> = files.iter().map(|(output, digest)| (*output, new(digest))).collect();
        let logs = files.contains_key(&Output::TraverseLog);
        let ended = self.run(task, logs, monitor, &mut |output, line| {
            let found = comparisons.get_mut(&output);
            if found.is_none_or(|comparison| add(output, comparison, line)) { Ok(()) } else { Err(Ended::Different) }
        });
        match ended {
            Ok(()) | Err(Ended::Different) => Ok(Some(comparisons.into_values().collect())),
            Err(Ended::TooLong) => Ok(None),
            Err(Ended::Interrupted(error)) => Err(error),
        }
    }

    /// Runs the program, which writes the lines of its files, those of a log only if it `logs`.
    pub(crate) fn run(
        &self,
        task: &Task,
        logs: bool,
        monitor: &dyn Monitor,
        lines: &mut Lines<'_>,
    ) -> Result<(), Ended> {
        let right = Self::default();
        let is_in_battle = matches!(task, Task::Battle { .. });
        let decides = |spec: &SearchSpec| {
            let is_concerned = self.only.is_none_or(|only| only.concerns(spec.algorithm, is_in_battle));
            if is_concerned { self } else { &right }
        };
        let position = task.position();
        let first = position_letter(suite_search::Game::to_move(position));
        let read = |program: &Self| {
            let board = Board::new(position);
            if program.reads_transposed { board.transposed() } else { board }
        };
        let values = position.values().map(Value::from);
        let mut nodes = 0;
        let mut turn = |board: &Board, spec: &SearchSpec, logs: bool, lines: &mut Lines<'_>| {
            Turn::new(
                decides(spec),
                spec,
                first,
                &values,
                *board,
                Surroundings { logs, monitor, lines, nodes: &mut nodes },
            )
            .take()
        };
        match task {
            Task::NextState { spec, .. } => {
                let program = decides(spec);
                let (board, states) = (read(program), program.states);
                let mut held = None;
                let mut write = |output, line: &[u8]| {
                    if program.log.last_line {
                        return lines(output, line);
                    }
                    // Whether a line is the last one is seen by the next.
                    held.replace(line.to_vec()).map_or(Ok(()), |before| lines(output, &before))
                };
                let next = turn(&board, &(program.asked)(*spec), logs, &mut write)?;
                if states.omits_passes && next == board {
                    return Ok(());
                }
                let shown = if states.is_before_move { board } else { next };
                states.write(&shown, &board, states.mark, Output::NextState, lines)
            }
            Task::Battle { specs, .. } => {
                let States {
                    blank_lines, begins_with_start, missing_at_end, written: which, omits_passes, mark, ..
                } = self.states;
                let (mut board, mut written) = (read(self), false);
                let mut write = |board: &Board, before: &Board, lines: &mut Lines<'_>| {
                    let mark = if std::mem::replace(&mut written, true) { "" } else { mark };
                    self.states.write(board, before, mark, Output::TraceState, lines)?;
                    (0..blank_lines).try_for_each(|_| lines(Output::TraceState, b""))
                };
                if begins_with_start {
                    write(&board, &board, lines)?;
                }
                let specs = (self.battle)(*specs);
                // A program that finds no move never ends.
                for (number, spec) in specs.iter().cycle().take(2 * SQUARES).enumerate() {
                    let is_first = number % 2 == 0;
                    if board.is_full() && (is_first || !self.second_player_always_moves) {
                        break;
                    }
                    let next = turn(&board, spec, false, lines)?;
                    let is_wanted = match which {
                        Written::All => true,
                        Written::AfterFirstPlayer => is_first,
                        Written::AfterSecondPlayer => !is_first || next.is_full(),
                        Written::Last => next.is_full(),
                    };
                    let is_written =
                        is_wanted && next.empty().count() >= missing_at_end && !(omits_passes && next == board);
                    if is_written {
                        write(&next, &board, lines)?;
                    }
                    board = next;
                }
                Ok(())
            }
        }
    }
}
