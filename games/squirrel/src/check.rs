//! The check of a submitted file: the first difference from the right one, why it is wrong, and which mistake explains
//! it.

use std::io::{self, BufReader, Read, Seek};

use suite_search::{Algorithm, Explainer, Game, Node, Observe, Step};

use crate::answer::{Answer, explanations_of};
use crate::comparison::{Comparison, Difference};
use crate::explain::{self, RootChoices, WORDING};
use crate::file_digest::{FileDigest, LONGEST_LINE};
use crate::log_format::{Eol, LINE_ROOM, LogFormat};
use crate::log_line::LogLine;
use crate::monitor::{Monitor, MonitorObserver};
use crate::output::Output;
use crate::position::Position;
use crate::search_spec::SearchSpec;
use crate::submission::{Stop, Submission};
use crate::task::Task;
use crate::turn::Turn;

/// The last line of a first difference for which two mistakes together are tried: that takes long.
const MOST_LINES_FOR_TWO: u64 = 10_000;

/// Compares a submitted file for `task` with the right one.
///
/// The right file is generated and compared line by line, without being stored, so its size does not matter.
///
/// # Errors
///
/// Returns the error if `file` cannot be read.
pub fn check<R: Read + Seek>(task: &Task, output: Output, file: &mut R) -> io::Result<Comparison> {
    check_interruptibly(task, output, file, &())
}

/// Compares like [`check`], and asks `monitor` from time to time, whose error ends the check.
///
/// # Errors
///
/// Returns the error of `monitor`, or the I/O error if `file` cannot be read.
pub fn check_interruptibly<R: Read + Seek>(
    task: &Task,
    output: Output,
    file: &mut R,
    monitor: &dyn Monitor,
) -> io::Result<Comparison> {
    check_file(task, output, file, monitor)
}

/// Compares like [`check`], but does not look for mistakes that explain a difference.
///
/// # Errors
///
/// Returns the error if `file` cannot be read.
pub fn compare<R: Read + Seek>(task: &Task, output: Output, file: &mut R) -> io::Result<Comparison> {
    compare_file(task, output, file, &())
}

/// A file that can be read several times.
trait ReadSeek: Read + Seek {}

impl<R: Read + Seek> ReadSeek for R {}

/// Checks a file of any kind: the searches behind it are compiled here.
fn check_file(task: &Task, output: Output, file: &mut dyn ReadSeek, monitor: &dyn Monitor) -> io::Result<Comparison> {
    let mut comparison = compare_file(task, output, file, monitor)?;
    if let Comparison::Different(difference) = &mut comparison {
        file.rewind()?;
        let answer = Answer::default().with(output, FileDigest::read(&mut BufReader::new(file))?);
        // A board alone tells too little for two.
        let most = if output != Output::NextState && difference.line <= MOST_LINES_FOR_TWO { 2 } else { 1 };
        difference.mistakes = explanations_of(&[(task, &answer)], most, monitor)?;
    }
    Ok(comparison)
}

/// Compares a file of any kind.
fn compare_file(task: &Task, output: Output, file: &mut dyn ReadSeek, monitor: &dyn Monitor) -> io::Result<Comparison> {
    let mut comparison = compare_lines(task, output, monitor, file)?;
    if let Comparison::Different(difference) = &mut comparison
        && output == Output::NextState
        && difference.expected.is_some()
    {
        let mut board = Vec::new();
        file.rewind()?;
        file.take(LONGEST_LINE).read_to_end(&mut board)?;
        difference.explanation += &explain::submitted_next_state(task.position(), &String::from_utf8_lossy(&board));
    }
    Ok(comparison)
}

/// Compares the lines of a submitted file with the right ones.
fn compare_lines(task: &Task, output: Output, monitor: &dyn Monitor, file: &mut dyn Read) -> io::Result<Comparison> {
    let submission = Submission::new(BufReader::new(file));
    let compared = match (task, output) {
        (Task::Battle { specs, position }, _) => compare_trace(*specs, *position, monitor, submission),
        (Task::NextState { spec, position }, Output::TraverseLog) => compare_log(spec, position, monitor, submission),
        (Task::NextState { spec, position }, _) => compare_next_state(spec, position, monitor, submission),
    };
    match compared {
        Ok(comparison) => Ok(comparison),
        Err(Stop::Different(difference)) => Ok(Comparison::Different(*difference)),
        Err(Stop::Unreadable(error)) => Err(error),
    }
}

/// Takes a turn by a search that `monitor` may end.
fn take_turn<O: Observe<Position>>(
    spec: &SearchSpec,
    position: &Position,
    monitor: &dyn Monitor,
    observer: &mut O,
) -> Result<Turn, Stop>
where
    Stop: From<O::Stop>,
{
    spec.take_turn(position, &mut (MonitorObserver::<Stop>::new(monitor), observer))
}

fn compare_log(
    spec: &SearchSpec,
    position: &Position,
    monitor: &dyn Monitor,
    mut submission: Submission<'_>,
) -> Result<Comparison, Stop> {
    let format = LogFormat::new(position, spec.algorithm, Eol::Lf);
    let header = |algorithm| LogFormat::new(position, algorithm, Eol::Lf).header().trim_ascii_end().to_owned();
    let (other, names) = match spec.algorithm {
        Algorithm::AlphaBeta => (header(Algorithm::Minimax), "minimax, and the task asks for alpha-beta"),
        _ => (header(Algorithm::AlphaBeta), "alpha-beta, and the task asks for minimax"),
    };
    submission.advance()?;
    let others = if submission.is(other.as_bytes()) { format!("; these are those of {names}") } else { String::new() };
    submission
        .expect_current(format.header().trim_ascii_end(), || format!("The first line names the columns{others}."))?;
    let mut log = LogComparison { submission, format, explainer: Explainer::new(&spec.search(), WORDING) };
    take_turn(spec, position, monitor, &mut log)?;
    log.submission.expect_end(|| "All children of the root have been searched, so the log ends here.".to_owned())
}

fn compare_next_state(
    spec: &SearchSpec,
    position: &Position,
    monitor: &dyn Monitor,
    mut submission: Submission<'_>,
) -> Result<Comparison, Stop> {
    let mut choices = RootChoices::default();
    let turn = take_turn(spec, position, monitor, &mut choices)?;
    for line in turn.position.to_string().lines() {
        submission.expect(line, || explain::next_state(position, &turn, &choices))?;
    }
    submission.expect_end(|| "The file holds a single board of five lines.".to_owned())
}

fn compare_trace(
    specs: [SearchSpec; 2],
    mut position: Position,
    monitor: &dyn Monitor,
    mut submission: Submission<'_>,
) -> Result<Comparison, Stop> {
    for (turns, spec) in specs.iter().cycle().enumerate() {
        if position.is_over() {
            break;
        }
        let turn = take_turn(spec, &position, monitor, &mut ())?;
        for (row, line) in turn.position.to_string().lines().enumerate() {
            submission.expect(line, || explain::turn(&position, &turn, turns + 1, row + 1))?;
        }
        position = turn.position;
    }
    submission.expect_end(|| "The board is full after the state above, so the trace ends here.".to_owned())
}

/// An observer that compares a submitted log, line by line, with the log of the search.
struct LogComparison<'a> {
    submission: Submission<'a>,
    format: LogFormat,
    explainer: Explainer<Position>,
}

impl LogComparison<'_> {
    fn step(&mut self, step: Step<'_, Position>) -> Result<(), Stop> {
        let node = step.node();
        let mut room = [0; LINE_ROOM];
        let length = self.format.write(LogLine::new(node), &mut room);
        let expected = room[..length].trim_ascii_end();
        self.submission.advance()?;
        if self.submission.is(expected) {
            self.submission.accept(expected);
            self.explainer.follow(node);
            Ok(())
        } else {
            let (path, explanation) = (self.explainer.path_to(node), self.explainer.explain(&step));
            let difference = Difference { path, ..self.submission.difference(Some(expected), explanation) };
            Err(Stop::Different(Box::new(difference)))
        }
    }
}

impl Observe<Position> for LogComparison<'_> {
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

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn a_file_whose_text_is_odd_is_told_so() {
        let board = "1 1 1 1 1\n".repeat(5) + "XO***\n" + &"XOXOX\n".repeat(4);
        let task = |number| Task::parse(format!("{number}\nX\n2\n{board}").as_bytes()).expect("a task");
        let log = "Node,Depth,Value,Alpha,Beta\nroot,0,-Infinity,-Infinity,Infinity\n";
        let told =
            |number: u32, file: Vec<u8>| match compare(&task(number), Output::TraverseLog, &mut Cursor::new(file))
                .expect("memory")
            {
                Comparison::Different(difference) => difference.explanation,
                same => panic!("{same:?}"),
            };
        let utf_16 = log.encode_utf16().flat_map(u16::to_le_bytes);
        for (file, explanation) in [
            (
                ["\u{feff}", log].concat().into_bytes(),
                "Your file begins with a byte order mark: write UTF-8 without it.",
            ),
            ([0xff, 0xfe].into_iter().chain(utf_16).collect(), "Your file is in UTF-16: write ASCII or UTF-8."),
            (
                log.replace('\n', "\r").into_bytes(),
                "Your lines end with CR alone: end them with LF, or with CR and LF.",
            ),
            (log.replace('\n', "\n\n").into_bytes(), "This line is blank, and the right file has none here."),
        ] {
            assert_eq!(told(3, file), explanation);
        }
        let columns = "The first line names the columns; these are those of";
        assert_eq!(told(2, log.into()), format!("{columns} alpha-beta, and the task asks for minimax."));
        let minimax = "Node,Depth,Value\nroot,0,-Infinity\n";
        assert_eq!(told(3, minimax.into()), format!("{columns} minimax, and the task asks for alpha-beta."));
        assert_eq!(told(3, "Node\n".into()), "The first line names the columns.");
    }

    #[test]
    fn an_interrupt_ends_the_search_behind_a_check() {
        let row = "1 1 1 1 1\n";
        let board = [row; 5].concat() + &["*****\n"; 5].concat();
        let minimax = Task::parse(format!("2\nX\n5\n{board}").as_bytes()).expect("a task");
        let battle = Task::parse(format!("4\nX\n2\n5\nO\n2\n5\n{board}").as_bytes()).expect("a task");
        for (task, output) in [(&minimax, Output::NextState), (&battle, Output::TraceState)] {
            let interrupted = || Err(io::Error::from(io::ErrorKind::Interrupted));
            let compared = check_interruptibly(task, output, &mut Cursor::new(""), &interrupted);
            assert_eq!(compared.expect_err("an error").kind(), io::ErrorKind::Interrupted, "{output:?}");
        }
    }
}
