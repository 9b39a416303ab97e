//! The tasks of the squirrel war: right answers, and what is wrong with others.

use std::collections::BTreeMap;
use std::io::{self, Cursor};

use pyo3::prelude::*;
use suite_search::Algorithm;
use suite_squirrel::{Battle, Comparison, Eol, Output, Task, check_interruptibly};
use suite_tabletop::Explanation;

use crate::text::Text;
use crate::value_error::value_error;

/// Returns the right answer to a task of the squirrel war: the text of each output file by its name. The task is a text
/// or a path.
#[pyfunction]
#[pyo3(signature = (task, /))]
pub fn answers(py: Python<'_>, task: Text) -> PyResult<BTreeMap<&'static str, String>> {
    let task = Task::parse(&task.bytes).map_err(value_error)?;
    py.detach(|| match &task {
        Task::NextState { spec, position } if spec.algorithm == Algorithm::Greedy => {
            let turn = spec.take_monitored_turn(position, &interrupt)?;
            Ok(BTreeMap::from([(Output::NextState.name(), turn.position.to_string())]))
        }
        Task::NextState { spec, position } => {
            let mut log = Vec::new();
            let turn = spec.take_logged_turn(position, Eol::Lf, &mut log, &interrupt)?;
            let log = String::from_utf8(log)?;
            Ok(BTreeMap::from([
                (Output::NextState.name(), turn.position.to_string()),
                (Output::TraverseLog.name(), log),
            ]))
        }
        Task::Battle { specs, position } => {
            let (mut battle, mut trace) = (Battle::new(*specs, *position), String::new());
            while let Some(turn) = battle.take_monitored_turn(&interrupt)? {
                trace += &turn.position.to_string();
            }
            Ok(BTreeMap::from([(Output::TraceState.name(), trace)]))
        }
    })
}

/// Returns the exception that a signal has raised, such as `KeyboardInterrupt`, as the error that ends a search.
fn interrupt() -> io::Result<()> {
    Python::attach(|py| py.check_signals()).map_err(io::Error::other)
}

/// Explains the first difference between an output file of a task and the right one; None if there is none. The answer
/// and the task are texts or paths.
///
/// Line ends, trailing blanks and blank lines at the end do not count. str() of the difference is what
/// `suite squirrel check` prints of it.
#[pyfunction]
#[pyo3(signature = (answer, task, file = "traverse_log.txt"))]
pub fn explain(py: Python<'_>, answer: Text, task: Text, file: &str) -> PyResult<Option<Difference>> {
    let task = Task::parse(&task.bytes).map_err(value_error)?;
    let outputs = Output::of(&task);
    let Some(&output) = outputs.iter().find(|output| output.name() == file) else {
        let names: Vec<_> = outputs.iter().map(|output| output.name()).collect();
        return Err(value_error(format!("expected {}, which the task asks for, found {file}", names.join(" or "))));
    };
    let comparison = py.detach(|| check_interruptibly(&task, output, &mut Cursor::new(&answer.bytes), &interrupt))?;
    Ok(match comparison {
        Comparison::Different(difference) => Some(Difference(difference)),
        _ => None,
    })
}

/// The first difference between an output file and the right one.
#[pyclass(module = "suite_games", frozen)]
pub struct Difference(suite_squirrel::Difference);

#[pymethods]
impl Difference {
    /// The number of the line, counted from 1.
    #[getter]
    fn line(&self) -> u64 {
        self.0.line
    }

    /// The submitted line; None if the file has ended.
    #[getter]
    fn found(&self) -> Option<&str> {
        self.0.found.as_deref()
    }

    /// The right line; None if the file should have ended.
    #[getter]
    fn expected(&self) -> Option<&str> {
        self.0.expected.as_deref()
    }

    /// In a log, the moves from the root to the node that the right line is about, after "root".
    #[getter]
    fn path(&self) -> Vec<&str> {
        self.0.path.iter().map(String::as_str).collect()
    }

    /// What the algorithm does at this point.
    #[getter]
    fn explanation(&self) -> &str {
        &self.0.explanation
    }

    /// The ids of the known mistakes each of which accounts for the whole file.
    #[getter]
    fn mistakes(&self) -> Vec<String> {
        self.0.mistakes.iter().map(Explanation::id).collect()
    }

    /// The difference and its explanation, in lines of 80 columns.
    fn __str__(&self) -> String {
        let [yours, right] = self.0.shown();
        let mut text = format!("line {}\n\n  yours   {yours}\n  right   {right}\n", self.0.line);
        if !self.0.path.is_empty() {
            text += &format!("  node    {}\n", self.0.path.join(" > "));
        }
        let options = textwrap::Options::new(80).initial_indent("  ").subsequent_indent("  ");
        for paragraph in self.0.paragraphs() {
            text += &format!("\n{}\n", textwrap::fill(&paragraph, &options));
        }
        text
    }

    fn __repr__(&self) -> String {
        format!("<Difference in line {}>", self.0.line)
    }
}
