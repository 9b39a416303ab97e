//! What is kept of a log that is different from the right one: its lines from there on, as many as are shown.

use serde::{Deserialize, Serialize};
use suite_squirrel::Output;
use suite_web::{LogRecord, PageRecord, SHOWN_LINES, WrongLog};

use super::case::TaskCase;
use super::case_files::{Files, right_file};
use super::task_size::size_of_search;
use crate::Failure;

/// The most nodes of a search that is shown: more than any of the fresh cases has.
const MOST_NODES: u64 = 1_000_000;
/// The characters after which a line is cut off.
const MOST_CHARACTERS: usize = 120;

/// The first wrong line of a log, counted from 1, and those after it.
#[derive(Debug, Serialize, Deserialize)]
pub struct WrongLines {
    from: u64,
    lines: Vec<String>,
}

impl WrongLines {
    /// Returns the lines of the log among the files that a program has written, if they are known so far.
    pub fn new(from: u64, written: &Files) -> Option<Self> {
        let (_, log) = written.iter().find(|(name, _)| name == Output::TraverseLog.name())?;
        let log = String::from_utf8_lossy(log);
        let lines = log.lines().skip((from as usize).saturating_sub(1)).take(SHOWN_LINES);
        let lines: Vec<String> = lines.map(|line| line.chars().take(MOST_CHARACTERS).collect()).collect();
        // What is known of a longer log ends in some line.
        let is_known = !lines.is_empty() || log.lines().count() as u64 + 1 == from;
        is_known.then_some(Self { from, lines })
    }

    /// Returns what there is to see of it: of `count` lines in all, and of the failure that it is.
    pub fn record(&self, case: &TaskCase, title: String, count: u64, failure: &Failure) -> Option<PageRecord> {
        if size_of_search(&case.task) > MOST_NODES {
            return None;
        }
        let right = right_file(&case.task, Output::TraverseLog);
        let right: Vec<_> = str::from_utf8(&right).ok()?.lines().collect();
        // Up to there, the logs are the same.
        let same = right.get(..(self.from as usize).checked_sub(1)?)?.iter().copied();
        let text: String = same.chain(self.lines.iter().map(|line| &**line)).flat_map(|line| [line, "\n"]).collect();
        let mistake = failure.mistake.as_deref().map(|description| (&*failure.id, description));
        let log = WrongLog { line: self.from, text: &text, lines: count, mistake };
        LogRecord::new(&case.spec()?, title, &log).map(PageRecord::Log)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use suite_squirrel::Task;

    use super::*;

    /// A task, and the right log of it.
    fn case() -> (TaskCase, String) {
        let text =
            "3\nX\n2\n1 2 3 4 5\n5 4 3 2 1\n1 2 3 4 5\n5 4 3 2 1\n1 2 3 4 5\nXOXOX\nOXOXO\nXOXOX\n*O*OX\nO*X**\n";
        let task = Task::parse(text.as_bytes()).expect("a task");
        let log = right_file(&task, Output::TraverseLog);
        (TaskCase::new("1".to_owned(), task), String::from_utf8(log).expect("a text"))
    }

    fn shown(wrong: &WrongLines) -> Value {
        let failure = Failure::by_fault("different", String::new(), "", "");
        serde_json::to_value(wrong.record(&case().0, "a case".to_owned(), 9, &failure)).expect("JSON")
    }

    #[test]
    fn a_log_is_shown_from_its_first_wrong_line_on() {
        let (_, log) = case();
        let mut lines: Vec<_> = log.lines().map(str::to_owned).collect();
        lines[4] = "A4,1,9,-Infinity,Infinity".to_owned();
        let written = |lines: &[String]| vec![("traverse_log.txt".to_owned(), lines.join("\n").into_bytes())];
        let record = shown(&WrongLines::new(5, &written(&lines)).expect("lines"));
        assert_eq!((&record["kind"], &record["check"]["line"]), (&json!("log"), &json!(5)));
        assert_eq!(
            (&record["check"]["yours"], &record["check"]["right"]),
            (&json!(lines[4]), &json!(log.lines().nth(4)))
        );
        let path = record["lines"][0]["yours_path"].as_array().expect("a path");
        assert_eq!((&path[0]["name"], &path[1]["value"]), (&json!("root"), &json!("9")));
        assert_eq!(record["lines"][0]["right"]["line"], 5);
        // One that ends too early has no such line, and one that goes on too long has no right one.
        let ended = shown(&WrongLines::new(5, &written(&lines[..4])).expect("lines"));
        assert_eq!((&ended["check"]["yours"], &ended["lines"][0]["yours_path"]), (&Value::Null, &Value::Null));
        let mut long: Vec<_> = log.lines().map(str::to_owned).collect();
        long.push(lines[4].clone());
        let long = shown(&WrongLines::new(long.len() as u64, &written(&long)).expect("lines"));
        assert_eq!((&long["check"]["right"], &long["lines"][0]["right"]), (&Value::Null, &Value::Null));
        // Of a very long log, only the beginning is known.
        assert!(WrongLines::new(7, &written(&lines[..4])).is_none());
    }

    #[test]
    fn lines_that_no_log_has_are_not_shown() {
        for from in [0, 1_000_000, u64::MAX] {
            assert_eq!(shown(&WrongLines { from, lines: vec![String::new()] }), Value::Null);
        }
    }
}
