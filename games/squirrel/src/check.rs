//! Somebody's output files against the right ones: where they differ first, why, and by which mistake.

use std::io::{self, BufRead, Read, Seek};

use serde::Serialize;
use suite_search::{Algorithm, Game, Node, Observe};

use crate::answer::Turn;
use crate::explain::{self, Choices, Narrator, Step};
use crate::line::{Eol, LINE_ROOM, Line, LogFormat};
use crate::mistake::{Mistake, Program};
use crate::position::Position;
use crate::task::{Strategy, Task};

/// A file that a task asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Output {
    /// The board after the chosen move.
    #[serde(rename = "next_state.txt")]
    NextState,
    /// The log of the search.
    #[serde(rename = "traverse_log.txt")]
    TraverseLog,
    /// The board after each move of a battle.
    #[serde(rename = "trace_state.txt")]
    TraceState,
}

impl Output {
    /// The files that `task` asks for.
    #[must_use]
    pub const fn of(task: &Task) -> &'static [Self] {
        match task {
            Task::NextState { strategy: Strategy { algorithm: Algorithm::Greedy, .. }, .. } => &[Self::NextState],
            Task::NextState { .. } => &[Self::NextState, Self::TraverseLog],
            Task::Battle { .. } => &[Self::TraceState],
        }
    }

    /// The name that the assignment gives it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NextState => "next_state.txt",
            Self::TraverseLog => "traverse_log.txt",
            Self::TraceState => "trace_state.txt",
        }
    }
}

/// How somebody's file compares with the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// There is no such file; for whoever looks for it to say.
    Missing,
    /// The same to the byte.
    Right,
    /// The same but for line ends, trailing blanks, or blank lines at the end.
    RightButForBlanks,
    /// Not the same.
    Different(Difference),
}

/// The first difference between somebody's file and the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The line, from 1.
    pub line: u64,
    /// What stands there; `None` if the file has ended.
    pub found: Option<String>,
    /// What belongs there; `None` if the file should have ended.
    pub expected: Option<String>,
    /// In a log, where in the tree the line belongs: the root and the moves from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// What the algorithm does there, in words.
    pub explanation: String,
    /// The known mistakes that make the file as it is, to its end.
    pub mistakes: Vec<Mistake>,
}

/// Compares somebody's file for `task` with the right one.
///
/// The right file is not kept: it is made again and compared as it comes, whatever its size.
///
/// # Errors
///
/// What reading `theirs` has to say.
pub fn check<R: BufRead + Seek>(task: &Task, output: Output, theirs: &mut R) -> io::Result<Verdict> {
    let mut verdict = compare(task, output, None, theirs)?;
    if let Verdict::Different(difference) = &mut verdict {
        if output == Output::NextState {
            let mut board = Vec::new();
            theirs.rewind()?;
            theirs.take(LONGEST_LINE).read_to_end(&mut board)?;
            difference.explanation += &explain::their_next_state(task.position(), &String::from_utf8_lossy(&board));
        }
        for mistake in Mistake::ALL {
            if mistake.concerns(task) && !mistake.is_covered_by(&difference.mistakes) {
                theirs.rewind()?;
                if !matches!(compare(task, output, Some(mistake), theirs)?, Verdict::Different(_)) {
                    difference.mistakes.push(mistake);
                }
            }
        }
    }
    Ok(verdict)
}

/// Compares a file with what a program makes that has that mistake, or none.
fn compare<R: BufRead>(task: &Task, output: Output, mistake: Option<Mistake>, theirs: &mut R) -> io::Result<Verdict> {
    let lines = Lines { theirs, current: Vec::new(), number: 0, exact: true };
    let author = Author { program: mistake.map(|mistake| Program { mistake, first: task.position().to_move() }) };
    let compared = match (task, output) {
        (Task::Battle { strategies, position }, _) => author.compare_trace(*strategies, *position, lines),
        (Task::NextState { strategy, position }, Output::TraverseLog) => author.compare_log(strategy, position, lines),
        (Task::NextState { strategy, position }, _) => author.compare_next_state(strategy, position, lines),
    };
    match compared {
        Ok(verdict) => Ok(verdict),
        Err(Stop::Different(difference)) => Ok(Verdict::Different(*difference)),
        Err(Stop::Unreadable(error)) => Err(error),
    }
}

/// Why a comparison ends before the files do.
enum Stop {
    Different(Box<Difference>),
    Unreadable(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

/// Whoever makes the answers that a file is compared with: a program with a mistake, or the searches as they are.
struct Author {
    program: Option<Program>,
}

impl Author {
    fn makes(&self, mistake: Mistake) -> bool {
        self.program.is_some_and(|program| program.mistake == mistake)
    }

    fn take_turn<O: Observe<Position>>(
        &self,
        strategy: &Strategy,
        position: &Position,
        observer: &mut O,
    ) -> Result<Turn, O::Stop> {
        match &self.program {
            None => strategy.take_turn(position, observer),
            Some(program) => program.take_turn(strategy, position, observer),
        }
    }

    fn compare_log<R: BufRead>(
        &self,
        strategy: &Strategy,
        position: &Position,
        mut lines: Lines<R>,
    ) -> Result<Verdict, Stop> {
        let format = LogFormat::new(position, strategy.algorithm, Eol::Lf);
        lines.expect(format.header().trim_ascii_end(), || "The first line names the columns.".to_owned())?;
        let optional_bounds = self.makes(Mistake::MissingBoundColumns);
        // Only the right search is worth telling.
        let narrator = self.program.is_none().then(|| Narrator::new(strategy));
        let mut log = LogComparison { lines, format, optional_bounds, narrator };
        self.take_turn(strategy, position, &mut log)?;
        log.lines.expect_end(|| "The root has heard from its last child: the search is over.".to_owned())
    }

    fn compare_next_state<R: BufRead>(
        &self,
        strategy: &Strategy,
        position: &Position,
        mut lines: Lines<R>,
    ) -> Result<Verdict, Stop> {
        let mut choices = Choices::default();
        let Ok(turn) = self.take_turn(strategy, position, &mut choices);
        for line in turn.position.to_string().lines() {
            lines.expect(line, || explain::next_state(position, &turn, &choices))?;
        }
        lines.expect_end(|| "The file holds one board of five lines.".to_owned())
    }

    fn compare_trace<R: BufRead>(
        &self,
        strategies: [Strategy; 2],
        mut position: Position,
        mut lines: Lines<R>,
    ) -> Result<Verdict, Stop> {
        for (turns, strategy) in strategies.iter().cycle().take(position.empty().len()).enumerate() {
            if turns > 0 && self.makes(Mistake::BlankLines) {
                lines.expect("", String::new)?;
            }
            let Ok(turn) = self.take_turn(strategy, &position, &mut ());
            for (row, line) in turn.position.to_string().lines().enumerate() {
                lines.expect(line, || explain::turn(&position, &turn, turns + 1, row + 1))?;
            }
            position = turn.position;
        }
        lines.expect_end(|| "The board is full after the state above.".to_owned())
    }
}

/// Compares the log of the search that it observes, line by line.
struct LogComparison<'a, R> {
    lines: Lines<'a, R>,
    format: LogFormat,
    /// Whether a line below the root may lack the columns of alpha and beta.
    optional_bounds: bool,
    narrator: Option<Narrator>,
}

impl<R: BufRead> LogComparison<'_, R> {
    fn step(&mut self, step: Step<'_>) -> Result<(), Stop> {
        let node = step.node();
        let mut room = [0; LINE_ROOM];
        let length = self.format.write(Line::of(node), &mut room);
        let expected = room[..length].trim_ascii_end();
        self.lines.advance()?;
        let same = self.lines.is(expected)
            || (self.optional_bounds && node.depth > 0 && self.lines.is(first_columns(expected, 3)));
        if same {
            self.lines.accept(expected);
            if let Some(narrator) = &mut self.narrator {
                narrator.follow(node);
            }
            Ok(())
        } else {
            let (path, explanation) = self
                .narrator
                .as_ref()
                .map(|narrator| (narrator.path_to(node), narrator.tell(step)))
                .unwrap_or_default();
            let difference = Difference { path, ..self.lines.difference(Some(expected), explanation) };
            Err(Stop::Different(Box::new(difference)))
        }
    }
}

impl<R: BufRead> Observe<Position> for LogComparison<'_, R> {
    type Stop = Stop;

    fn enter(&mut self, node: &Node<Position>) -> Result<(), Stop> {
        self.step(Step::Enter(node))
    }

    fn leaf(&mut self, node: &Node<Position>) -> Result<(), Stop> {
        self.step(Step::Leaf(node))
    }

    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Stop> {
        self.step(Step::Update(node, child))
    }

    fn cut(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Stop> {
        self.step(Step::Cut(node, child))
    }
}

/// The first so many columns of a line of a log.
fn first_columns(line: &[u8], columns: usize) -> &[u8] {
    let comma = line.iter().enumerate().filter(|&(_, &byte)| byte == b',').nth(columns - 1);
    comma.map_or(line, |(index, _)| &line[..index])
}

/// The lines of somebody's file, read one by one.
struct Lines<'a, R> {
    theirs: &'a mut R,
    /// The line that was read last, with what ends it; nothing at the end of the file.
    current: Vec<u8>,
    /// Its number, from 1.
    number: u64,
    /// Whether everything so far was as expected to the byte.
    exact: bool,
}

/// No line that is right is near as long, and a file may be anything.
const LONGEST_LINE: u64 = 4096;

impl<R: BufRead> Lines<'_, R> {
    fn advance(&mut self) -> io::Result<()> {
        self.current.clear();
        self.number += 1;
        self.theirs.take(LONGEST_LINE).read_until(b'\n', &mut self.current)?;
        Ok(())
    }

    /// Whether the current line says `expected`, blanks at its end aside.
    fn is(&self, expected: &[u8]) -> bool {
        !self.current.is_empty() && self.current.trim_ascii_end() == expected
    }

    fn accept(&mut self, expected: &[u8]) {
        self.exact &= self.current.strip_suffix(b"\n") == Some(expected);
    }

    fn expect(&mut self, expected: &str, explanation: impl FnOnce() -> String) -> Result<(), Stop> {
        self.advance()?;
        if self.is(expected.as_bytes()) {
            self.accept(expected.as_bytes());
            Ok(())
        } else {
            Err(Stop::Different(Box::new(self.difference(Some(expected.as_bytes()), explanation()))))
        }
    }

    /// Makes sure that nothing but blanks follows, and says how the file compares on the whole.
    fn expect_end(mut self, explanation: impl FnOnce() -> String) -> Result<Verdict, Stop> {
        loop {
            self.advance()?;
            if self.current.is_empty() {
                return Ok(if self.exact { Verdict::Right } else { Verdict::RightButForBlanks });
            }
            self.exact = false;
            if !self.current.trim_ascii().is_empty() {
                return Err(Stop::Different(Box::new(self.difference(None, explanation()))));
            }
        }
    }

    /// The current line as a difference.
    fn difference(&self, expected: Option<&[u8]>, explanation: String) -> Difference {
        let text = |line: &[u8]| String::from_utf8_lossy(line.trim_ascii_end()).into_owned();
        Difference {
            line: self.number,
            found: (!self.current.is_empty()).then(|| text(&self.current)),
            expected: expected.map(text),
            path: Vec::new(),
            explanation,
            mistakes: Vec::new(),
        }
    }
}
