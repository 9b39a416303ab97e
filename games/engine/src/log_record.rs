//! Logs of searches that went wrong, as the page shows them beside the right ones.

use serde::Serialize;
use serde_json::{Value as Json, json};
use suite_arena::GameSpec;
use suite_tabletop::{AnyPosition, OwnLog, TreeOptions};

/// The lines that are shown from the first wrong one on.
pub const SHOWN_LINES: usize = 24;

/// A log that somebody's program has written of the search that a task asks for, wrong from some line on.
#[derive(Debug, Clone, Copy)]
pub struct WrongLog<'a> {
    /// The first wrong line, from 1; it may be the one behind the end.
    pub line: u64,
    /// The log, which may be left out from some line after that one on.
    pub text: &'a str,
    /// The number of lines that it has in full.
    pub lines: u64,
    /// The id and the description of the mistake that explains it, if one is known.
    pub mistake: Option<(&'a str, &'a str)>,
}

/// A log that went wrong, beside the right search from its first wrong line on.
#[derive(Debug, Clone, Serialize)]
pub struct LogRecord {
    title: String,
    algorithm: Json,
    columns: &'static [&'static str],
    /// What a comparison of the logs comes to.
    check: Json,
    lines: Vec<LogLine>,
}

/// What the two searches have come to in a line, as far as they have it.
#[derive(Debug, Clone, Serialize)]
struct LogLine {
    right: Option<Json>,
    yours_path: Json,
}

impl LogRecord {
    /// Searches as the task of a start asks, and returns what there is to see of a log of that; `None` where there is
    /// no task, or no such log of it.
    #[must_use]
    pub fn new(spec: &GameSpec<AnyPosition>, title: String, log: &WrongLog<'_>) -> Option<Self> {
        let game = spec.start.game();
        let (format, task) = (game.facts().log?, game.task(&spec.variant)?);
        let (tree, run) = spec.start.search_tree(&[], &TreeOptions::default(), Some(task)).ok()?;
        run();
        let (summary, own) = (tree.summary(), OwnLog::new(log.text.to_owned()));
        let lines: Vec<_> = (log.line..)
            .take(SHOWN_LINES)
            .map(|line| {
                let right = tree.step_of_line(line).and_then(|step| tree.step(step).ok());
                LogLine { right, yours_path: own.line(line as usize)["yours_path"].take() }
            })
            .take_while(|line| line.right.is_some() || !line.yours_path.is_null())
            .collect();
        let right = lines.first()?.right.as_ref();
        let of_right = |field: &str| right.map_or(Json::Null, |step| step[field].clone());
        let mistakes = log.mistake.map(|(id, description)| json!({ "id": id, "description": description }));
        let check = json!({
            "same": false,
            "line": log.line,
            "step": of_right("step"),
            "yours": own.line(log.line as usize)["yours"],
            "right": of_right("line_text"),
            "explanation": of_right("log_explanation"),
            "mistakes": mistakes.as_slice(),
            "lines_yours": log.lines,
            "lines_right": summary["lines"].as_u64()? + 1,
        });
        Some(Self { title, algorithm: summary["algorithm"].clone(), columns: format.columns, check, lines })
    }
}
