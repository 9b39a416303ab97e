//! Somebody's output files against the right ones: where they differ first, why, and by which mistake.

use std::io::{self, BufRead, Read, Seek};

use suite_search::{Game, Node, Observe};

use crate::answer::Turn;
use crate::explain::{self, Choices, Narrator, Step};
use crate::line::{Eol, LINE_ROOM, Line, LogFormat};
use crate::mistake::{Mistake, Program};
use crate::position::Position;
use crate::square::SQUARES;
use crate::submission::{LONGEST_LINE, Stop, Submission};
use crate::task::{Strategy, Task};
use crate::verdict::{Difference, Output, Verdict};

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
        if output == Output::NextState && difference.expected.is_some() {
            let mut board = Vec::new();
            theirs.rewind()?;
            theirs.take(LONGEST_LINE).read_to_end(&mut board)?;
            difference.explanation += &explain::their_next_state(task.position(), &String::from_utf8_lossy(&board));
        }
        for mistake in Mistake::ALL {
            if mistake.concerns(task, output) && !mistake.is_covered_by(&difference.mistakes) {
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
    let theirs = Submission::new(theirs);
    let author = Author { program: mistake.map(|mistake| Program { mistake, first: task.position().to_move() }) };
    let compared = match (task, output) {
        (Task::Battle { strategies, position }, _) => author.compare_trace(*strategies, *position, theirs),
        (Task::NextState { strategy, position }, Output::TraverseLog) => author.compare_log(strategy, position, theirs),
        (Task::NextState { strategy, position }, _) => author.compare_next_state(strategy, position, theirs),
    };
    match compared {
        Ok(verdict) => Ok(verdict),
        Err(Stop::Different(difference)) => Ok(Verdict::Different(*difference)),
        Err(Stop::Unreadable(error)) => Err(error),
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
        mut theirs: Submission<R>,
    ) -> Result<Verdict, Stop> {
        let format = LogFormat::new(position, strategy.algorithm, Eol::Lf);
        theirs.expect(format.header().trim_ascii_end(), || "The first line names the columns.".to_owned())?;
        let optional_bounds = self.makes(Mistake::MissingBoundColumns);
        // Only the right search is worth telling.
        let narrator = self.program.is_none().then(|| Narrator::new(strategy));
        let mut log = LogComparison { theirs, format, optional_bounds, narrator };
        self.take_turn(strategy, position, &mut log)?;
        log.theirs.expect_end(|| "The root has heard from its last child: the search is over.".to_owned())
    }

    fn compare_next_state<R: BufRead>(
        &self,
        strategy: &Strategy,
        position: &Position,
        mut theirs: Submission<R>,
    ) -> Result<Verdict, Stop> {
        let mut choices = Choices::default();
        let Ok(turn) = self.take_turn(strategy, position, &mut choices);
        for line in turn.position.to_string().lines() {
            theirs.expect(line, || explain::next_state(position, &turn, &choices))?;
        }
        theirs.expect_end(|| "The file holds one board of five lines.".to_owned())
    }

    fn compare_trace<R: BufRead>(
        &self,
        strategies: [Strategy; 2],
        mut position: Position,
        mut theirs: Submission<R>,
    ) -> Result<Verdict, Stop> {
        // A right battle takes a turn for each empty square; one of a program that finds no move may never end.
        for (turns, strategy) in strategies.iter().cycle().take(2 * SQUARES).enumerate() {
            if position.is_over() {
                break;
            }
            let Ok(turn) = self.take_turn(strategy, &position, &mut ());
            for (row, line) in turn.position.to_string().lines().enumerate() {
                theirs.skips_blank_lines = row == 0 && self.makes(Mistake::BlankLines);
                theirs.expect(line, || explain::turn(&position, &turn, turns + 1, row + 1))?;
            }
            position = turn.position;
        }
        theirs.expect_end(|| "The board is full after the state above.".to_owned())
    }
}

/// Compares the log of the search that it observes, line by line.
struct LogComparison<'a, R> {
    theirs: Submission<'a, R>,
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
        self.theirs.advance()?;
        let same = self.theirs.is(expected)
            || (self.optional_bounds && node.depth > 0 && self.theirs.is(first_columns(expected, 3)));
        if same {
            self.theirs.accept(expected);
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
            let difference = Difference { path, ..self.theirs.difference(Some(expected), explanation) };
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
