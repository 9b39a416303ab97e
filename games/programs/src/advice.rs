//! What to do about the faults of programs, where what they have done tells it. Advice changes no verdict.

use suite_arena::{Elapsed, FaultKind, Record, Turn, printable};
use suite_search::Game;
use suite_tabletop::{AnyMove, AnyPosition, ProtocolKind};

use crate::starter_files::missing_starter_files;

/// What the last words of a program that was refused something contain.
const REFUSALS: [&str; 9] = [
    "Permission denied",
    "Operation not permitted",
    "Read-only file system",
    "Network is unreachable",
    "Temporary failure in name resolution",
    "Name or service not known",
    "PermissionError",
    "AccessDeniedException",
    "AccessControlException",
];
/// What they contain if a file is not there, perhaps because the program does not see it.
const NOT_FOUND: &str = "No such file or directory";
/// The confinements that refuse nothing themselves.
const UNCONFINED: [&str; 2] = ["off", "container"];

const CONFINED: &str = "this program is confined: it may write only to the folder it is started in, and sees neither \
                        your files nor the network (--confine off, if you trust it)";
const NO_NAME: &str = "a program first prints its name, in one line, and flushes it: print(name, flush=True)";
const NOT_FLUSHED: &str = "nothing came while the program waited: is its answer flushed, as by print(..., flush=True)?";
const MARK: &str = "the answer begins with a byte order mark: write it as plain UTF-8 ('utf-8', not 'utf-8-sig')";
const ON_STDERR: &str = "stdout is for the name and the moves only; everything else belongs on stderr";

/// Returns what to do about a program that has failed, if that is known: with a fault of the kind with this id, with
/// this at the end of its standard error, and under this confinement, as records have it.
#[must_use]
pub fn advice_on_failure(id: &str, stderr: &str, confinement: &str) -> Option<String> {
    const FAILED: [FaultKind; 6] = [
        FaultKind::NoStart,
        FaultKind::NoName,
        FaultKind::Missing,
        FaultKind::Unreadable,
        FaultKind::Eof,
        FaultKind::Crash,
    ];
    if let Some(advice) = missing_starter_files(stderr) {
        return Some(advice.to_owned());
    }
    let may_be_refused = !UNCONFINED.contains(&confinement) && FAILED.iter().any(|kind| kind.id() == id);
    (may_be_refused && is_refused(stderr)).then(|| CONFINED.to_owned())
}

/// Returns whether a program says at last that it was refused something.
fn is_refused(stderr: &str) -> bool {
    // What is indented belongs to the line above it, such as the calls that led to an exception.
    let last = stderr.lines().rfind(|line| line.starts_with(|first: char| !first.is_whitespace()));
    last.is_some_and(|line| {
        let names_place = [" '/", " /", " \"/"].iter().any(|place| line.contains(place));
        let is_missing = line.contains(NOT_FOUND) && names_place && !line.contains("can't open file");
        is_missing || REFUSALS.iter().any(|refusal| line.contains(refusal))
    })
}

/// A fault of a program, and where it happened, as far as that tells what to do about it.
#[derive(Debug)]
pub struct FaultContext<'a> {
    /// The position in which the program was to move.
    pub position: &'a AnyPosition,
    /// The kind of the fault.
    pub kind: FaultKind,
    /// The answer that is wrong, if there was one.
    pub said: Option<&'a str>,
    /// The end of its standard error.
    pub stderr: &'a str,
    /// What confined it, as records have it.
    pub confinement: &'a str,
    /// The name by which it has introduced itself.
    pub name: &'a str,
    /// Whether it had answered nothing before.
    pub is_first_answer: bool,
    /// The time that the turn took; `None` before the first move.
    pub elapsed: Option<Elapsed>,
}

impl FaultContext<'_> {
    /// Returns what to do about the fault, if that is known, perhaps in several lines.
    #[must_use]
    pub fn advice(&self) -> Option<String> {
        advice_on_failure(self.kind.id(), self.stderr, self.confinement).or_else(|| self.advice_on_slip())
    }

    /// Returns what to do about a slip in a protocol.
    fn advice_on_slip(&self) -> Option<String> {
        let said = self.said.unwrap_or_default();
        if self.kind == FaultKind::Malformed && (said.starts_with('\u{feff}') || said.starts_with("\\u{feff}")) {
            return Some(MARK.to_owned());
        }
        if self.position.game().protocol_kind() != Some(ProtocolKind::Pipe) {
            return None;
        }
        match self.kind {
            FaultKind::NoName => Some(NO_NAME.to_owned()),
            FaultKind::Timeout => {
                let waited = self.elapsed.is_some_and(|time| time.cpu() < time.wall() / 10);
                waited.then(|| NOT_FLUSHED.to_owned())
            }
            FaultKind::Malformed if self.elapsed.is_some() => Some(if let Some(mv) = two_numbers(said) {
                format!("a move is the column, then the row, with a blank between them: `{mv}`")
            } else if self.is_first_answer {
                let name = printable(self.name);
                format!("the first line that it printed, `{name}`, was taken for its name: {ON_STDERR}")
            } else {
                ON_STDERR.to_owned()
            }),
            FaultKind::Illegal => self.advice_on_swap(said),
            _ => None,
        }
    }

    /// Returns the position and its legal moves if an illegal move is legal with its two numbers swapped.
    fn advice_on_swap(&self, said: &str) -> Option<String> {
        let (column, row) = said.trim().split_once(' ')?;
        let swapped = format!("{} {column}", row.trim());
        let is_legal = self.position.moves().any(|mv| mv.name() == swapped);
        is_legal.then(|| {
            format!(
                "are row and column swapped? A move is the column, then the row, and `{swapped}` would be legal here:\n\
                 {}",
                board_with_moves(self.position)
            )
        })
    }
}

/// Returns the two numbers of an answer that has something else between or around them, such as `(2, 3)`.
fn two_numbers(said: &str) -> Option<String> {
    if said.contains(|c: char| c.is_alphabetic() || c == '-') {
        return None;
    }
    let mut numbers = said.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let (column, row) = (numbers.next()?, numbers.next()?);
    let mv = format!("{column} {row}");
    (numbers.next().is_none() && said.trim() != mv).then_some(mv)
}

/// Returns the board of a position and its legal moves, in lines that are indented.
#[must_use]
pub fn board_with_moves(position: &AnyPosition) -> String {
    let legal: Vec<_> = position.moves().map(|mv| mv.to_string()).collect();
    let board: String =
        position.draw(None).lines().map(|line| format!("  {line}").trim_end().to_owned() + "\n").collect();
    board + &format!("  legal moves: {}\n", legal.join("; "))
}

/// Returns what to do about the fault that ended a game, if that is known, perhaps in several lines. `start` is the
/// position that it began with.
#[must_use]
pub fn advice_on_game(start: &AnyPosition, record: &Record<AnyMove>) -> Option<String> {
    let fault = record.outcome.fault.as_ref()?;
    let is_answer = |turn: &Turn<AnyMove>| turn.player == fault.player && turn.elapsed.is_some();
    let context = FaultContext {
        position: &record.moves().fold(start.clone(), |position, mv| position.play(mv)),
        kind: fault.kind,
        said: fault.said.as_deref(),
        stderr: &fault.stderr_tail,
        confinement: record.confinement.as_deref()?,
        name: &record.names[fault.player as usize],
        is_first_answer: !record.turns.iter().any(is_answer),
        elapsed: fault.elapsed,
    };
    let explained = || Some(format!("it would be legal by other rules: {}", start.explain_illegal_move(record)?));
    context.advice().or_else(|| (fault.kind == FaultKind::Illegal).then(explained).flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_numbers_are_a_move_that_is_written_differently() {
        for (said, mv) in [
            ("(2, 3)", Some("2 3")),
            ("2,3\n", Some("2 3")),
            ("[[10 4]]", Some("10 4")),
            ("2 3", None),
            ("-1,-1", None),
            ("2", None),
            ("(2, 3), 5", None),
            ("move: 2 3", None),
            ("", None),
        ] {
            assert_eq!(two_numbers(said).as_deref(), mv, "{said}");
        }
    }

    #[test]
    fn a_refusal_is_the_last_word_of_a_confined_program_that_failed() {
        const PYTHON: &str = "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    open(x)\n";
        let error = |error: &str| format!("{PYTHON}{error}\n");
        let java =
            "Exception in thread \"main\" java.io.FileNotFoundException: /etc/x (Permission denied)\n\tat A.main\n";
        let denied = error("PermissionError: [Errno 13] Permission denied: '/etc/x'");
        let kernel = "namespaces, landlock 7, seccomp";
        for (id, stderr, confinement, is_advised) in [
            ("crash", &*denied, kernel, true),
            ("missing", &*denied, kernel, true),
            ("crash", java, kernel, true),
            ("crash", &*error("OSError: [Errno 30] Read-only file system: '/usr/x'"), kernel, true),
            ("crash", &*error("FileNotFoundError: [Errno 2] No such file or directory: '/home/me/x'"), kernel, true),
            ("crash", "socket: Operation not permitted", kernel, true),
            ("crash", &*error("FileNotFoundError: [Errno 2] No such file or directory: 'table.txt'"), kernel, false),
            ("crash", "Permission denied\nSegmentation fault\n", kernel, false),
            ("crash", &*denied, "off", false),
            ("crash", &*denied, "container", false),
            ("illegal", &*denied, kernel, false),
            ("ko", &*denied, kernel, false),
            ("timeout", &*denied, kernel, false),
            ("crash", "", kernel, false),
        ] {
            let advice = advice_on_failure(id, stderr, confinement);
            assert_eq!(advice.is_some(), is_advised, "{id}, {confinement}: {stderr}");
        }
    }
}
