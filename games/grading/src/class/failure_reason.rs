//! What failures of programs have in common, in a few words, and what to do about it.

use suite_arena::printable;
use suite_othello::Handshake;
use suite_programs::is_starter_module;

use crate::Failure;

/// What programs are made for, by a part of what they have said: another language than the one that they are run in.
const SIGNS: [(&str, &str); 13] = [
    ("Missing parentheses in call to", PYTHON_2),
    ("multiple exception types must be parenthesized", PYTHON_2),
    ("leading zeros in decimal integer literals", PYTHON_2),
    ("inconsistent use of tabs", PYTHON_2),
    ("name 'raw_input' is not defined", PYTHON_2),
    ("name 'xrange' is not defined", PYTHON_2),
    ("name 'unicode' is not defined", PYTHON_2),
    ("name 'long' is not defined", PYTHON_2),
    ("has no attribute 'has_key'", PYTHON_2),
    ("has no attribute 'iteritems'", PYTHON_2),
    ("No module named 'Queue'", PYTHON_2),
    ("No module named 'StringIO'", PYTHON_2),
    ("No module named 'cPickle'", PYTHON_2),
];

const PYTHON_2: &str = "Python 2 syntax";
/// The manager of COMS W4701, from which that of CSC384 comes, tells the color alone.
const COLOR_ALONE: &str = "reads a color alone at the start, as in COMS W4701";
/// What stands before a text that Python does not take for a number, in quotes.
const NO_NUMBER: &str = "invalid literal for int() with base 10: '";
const NO_NAME: &str = "cannot import name ";
const NO_MODULE: &str = "No module named ";
const NO_TOOL: &str = "found no program ";
const NOT_COMPILED: &str = "cannot be compiled";

/// The most letters of a reason.
const LETTERS: usize = 100;

/// Returns the reason of a failure, the same for programs that fail alike.
pub fn reason(failure: &Failure) -> String {
    let said = &failure.explanation;
    if let Some((_, reason)) = SIGNS.iter().find(|(sign, _)| said.contains(sign)) {
        return (*reason).to_owned();
    }
    if said.rsplit_once(NO_NUMBER).is_some_and(|(_, text)| begins_with_handshake(text)) {
        return COLOR_ALONE.to_owned();
    }
    if let Some((_, module)) = said.rsplit_once(NO_MODULE) {
        let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let module: String = module.trim_start_matches('\'').chars().take_while(|&letter| is_of_name(letter)).collect();
        return format!("{NO_MODULE}{module}");
    }
    if let Some((_, name)) = said.rsplit_once(NO_NAME) {
        // Where the module lies is different each time.
        return format!("{NO_NAME}{}", name.lines().next().unwrap_or_default().split(" (").next().unwrap_or_default());
    }
    if failure.id == "compile" {
        return NOT_COMPILED.to_owned();
    }
    let last = said.lines().map(str::trim).rfind(|line| !line.is_empty());
    let error = last.filter(|line| line.split(':').next().is_some_and(is_name_of_error));
    let reason = error.unwrap_or(&failure.summary);
    printable(&reason.chars().take(LETTERS).collect::<String>())
}

/// Returns the line that tells most of a failure: the first error of a compiler, or else the last line that was written
/// on standard error.
pub fn telling_line(failure: &Failure) -> &str {
    let said = failure.explanation.lines().skip(failure.advice().count());
    let mut said = said.map(str::trim).filter(|line| !line.is_empty());
    let line = if failure.id == "compile" {
        let first = said.clone().next();
        said.find(|line| line.contains("error")).or(first)
    } else {
        said.last()
    };
    line.unwrap_or(&failure.summary)
}

/// Returns the beginning of a refusal, which is the same for programs that are refused alike: without the names of
/// their files.
pub fn refusal_reason(problem: &str) -> &str {
    let end = [", which ", "; found "].iter().filter_map(|end| problem.find(end)).min();
    &problem[..end.unwrap_or(problem.len())]
}

/// Returns whether a text has a handshake with options before a quote.
fn begins_with_handshake(text: &str) -> bool {
    let handshake =
        text.split_once('\'').map(|(quoted, _)| Handshake::parse(quoted.trim_end_matches("\\n").as_bytes()));
    handshake.is_some_and(|parsed| parsed.is_ok_and(|handshake| handshake.options.is_some()))
}

/// Returns whether a word names an error of Python or Java.
fn is_name_of_error(word: &str) -> bool {
    ["Error", "Exception"].iter().any(|end| word.ends_with(end)) && !word.contains(' ')
}

/// Returns what to do about a reason, if that is known.
pub fn advice(reason: &str) -> Option<&'static str> {
    if reason == PYTHON_2 {
        return Some("grade these with a Python 2 (--python COMMAND)");
    }
    if reason == COLOR_ALONE {
        return Some("ask for programs that read the line `color,limit,minimax,caching,ordering`");
    }
    if reason.starts_with(NO_NAME) {
        return Some("if the name is in a submission's own copy of a starter file, grade these without --with");
    }
    if let Some(module) = reason.strip_prefix(NO_MODULE) {
        return Some(if is_starter_module(module) {
            "lay the starter files of the course, or free stand-ins, beside all programs (--with DIR, --with starter)"
        } else {
            "install it for all users, or ask for a submission with all its files"
        });
    }
    (reason.starts_with(NO_TOOL)).then_some("install it, and grade again")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_alike_has_one_reason() {
        let crash = |said: &str| Failure::by_fault("crash", "case 1: exited with code 1".to_owned(), said, "off");
        for (said, expected, advised) in [
            ("  line 3\nSyntaxError: Missing parentheses in call to 'print'. Did you mean", PYTHON_2, "Python 2"),
            ("NameError: name 'xrange' is not defined. Did you mean: 'range'?", PYTHON_2, "Python 2"),
            ("ModuleNotFoundError: No module named 'numpy.linalg'", "No module named numpy", "install"),
            ("ImportError: No module named numpy", "No module named numpy", "install"),
            ("ModuleNotFoundError: No module named 'othello_shared'", "No module named othello_shared", "starter"),
            (
                "ValueError: invalid literal for int() with base 10: '2,-1,1,0,0'",
                COLOR_ALONE,
                "color,limit,minimax,caching,ordering",
            ),
            (
                "ValueError: invalid literal for int() with base 10: '1,4,0,1,1\\n'\n",
                COLOR_ALONE,
                "color,limit,minimax,caching,ordering",
            ),
            (
                "ValueError: invalid literal for int() with base 10: '2,3'",
                "ValueError: invalid literal for int() with base 10: '2,3'",
                "",
            ),
            (
                "ImportError: cannot import name 'score' from 'othello_shared' (/tmp/a/1/othello_shared.py)\n",
                "cannot import name 'score' from 'othello_shared'",
                "--with",
            ),
            ("ImportError: cannot import name score", "cannot import name score", "--with"),
            ("Traceback:\n  x\nZeroDivisionError: division by zero\n", "ZeroDivisionError: division by zero", ""),
            ("debug: 3\n", "case 1: exited with code 1", ""),
            ("", "case 1: exited with code 1", ""),
        ] {
            let reason = reason(&crash(said));
            assert_eq!(reason, expected);
            assert!(advice(&reason).unwrap_or_default().contains(advised), "{reason}");
        }
        assert_eq!(refusal_reason("found no program `g++`, which bob.cpp needs"), "found no program `g++`");
        assert_eq!(refusal_reason("expected a folder with a.py; found README"), "expected a folder with a.py");
        let uncompiled = Failure::by_fault("compile", String::new(), "a.cpp:1: error: expected ;", "off");
        assert_eq!(reason(&uncompiled), NOT_COMPILED);
    }

    #[test]
    fn the_line_that_tells_most_is_the_first_error_of_a_compiler() {
        for (id, said, expected) in [
            ("compile", "a.cpp: In f:\na.cpp:2:3: error: a\n  |   )\n  |   ^", "a.cpp:2:3: error: a"),
            ("compile", "A.java:1: error: ';' expected\nint a\n1 error\n", "A.java:1: error: ';' expected"),
            ("compile", "ld: undefined\nthe end\n", "ld: undefined"),
            ("compile", "", "the summary"),
            ("crash", "Traceback: an error\n  in a.py\nKeyError: 1\n\n", "KeyError: 1"),
            ("crash", "", "the summary"),
        ] {
            assert_eq!(telling_line(&Failure::by_fault(id, "the summary".to_owned(), said, "off")), expected);
        }
    }
}
