//! Runs the built command, as its users do.

#[cfg(unix)]
mod advice;
mod all_games;
#[cfg(unix)]
mod check;
mod checksums;
#[cfg(target_os = "linux")]
mod class;
#[cfg(unix)]
mod completions;
#[cfg(unix)]
mod confinement;
#[cfg(unix)]
mod contest;
mod documents;
mod draw;
#[cfg(unix)]
mod evidence;
mod exam;
#[cfg(all(unix, feature = "web"))]
mod fifth_game;
#[cfg(unix)]
mod files;
mod go;
#[cfg(unix)]
mod gtp;
#[cfg(target_os = "linux")]
mod guide;
mod help;
#[cfg(target_os = "linux")]
mod hostile;
#[cfg(unix)]
mod json;
#[cfg(unix)]
mod man;
#[cfg(unix)]
mod manifests;
mod othello;
mod perft;
#[cfg(unix)]
mod processes;
#[cfg(unix)]
mod prove;
#[cfg(target_os = "linux")]
mod resumption;
#[cfg(unix)]
mod shell;
mod squirrel;
#[cfg(target_os = "linux")]
mod starts;
#[cfg(unix)]
mod students;
#[cfg(unix)]
mod submissions;
mod tictactoe;
mod tree;
#[cfg(feature = "web")]
mod web;

use std::env;
#[cfg(unix)]
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
#[cfg(unix)]
use std::sync::LazyLock;

use serde_json::Value;

/// The command that was built.
const SUITE: &str = env!("CARGO_BIN_EXE_suite");

/// Variables by which a terminal changes what is printed.
const TERMINAL_VARIABLES: [&str; 4] = ["COLUMNS", "CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR"];

/// The command, in the project's folder.
fn suite() -> Command {
    let mut command = Command::new(SUITE);
    command.current_dir(root());
    // The tests must not depend on the terminal that they are run in.
    for variable in TERMINAL_VARIABLES {
        command.env_remove(variable);
    }
    #[cfg(unix)]
    command.env("PATH", search_path());
    command
}

/// Runs the command with the words of `line` as its arguments.
fn run(line: &str) -> Output {
    suite().args(line.split(' ')).output().expect("the command starts")
}

/// Runs a command that must succeed.
fn done(command: &mut Command) -> Output {
    let output = command.output().expect("the command starts");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    output
}

/// The records of games that a match printed in lines of JSON, without the times.
fn records(output: &Output) -> Vec<Value> {
    let record = |line| {
        let mut record: Value = serde_json::from_str(line).expect("a line of JSON");
        for name in ["cpu", "wall"] {
            let times = record.as_object_mut().expect("an object").remove(name).expect("times");
            assert_eq!(times.as_array().map(Vec::len), record["moves"].as_array().map(Vec::len));
            if let Some(fault) = record.get_mut("fault").and_then(Value::as_object_mut) {
                let in_time = fault.remove(name).is_none_or(|time| time.as_f64() >= Some(0.0));
                assert!(in_time, "{record}");
            }
        }
        record
    };
    text(&output.stdout).lines().map(record).collect()
}

/// The table that a series of games ends with, without the times, which differ from run to run.
fn timeless_table(output: &Output) -> String {
    let timeless = |line: &str| line.split("  ").filter(|word| !word.ends_with(" s")).collect::<Vec<_>>().join("  ");
    text(&output.stdout).lines().map(|line| timeless(line) + "\n").collect()
}

/// Checks that files with these bytes are refused as books of a game, for these reasons.
fn assert_no_books(game: &str, files: &[(&str, &str)]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.book");
    for (bytes, what) in files {
        std::fs::write(&file, bytes).expect("a file");
        let output = suite().args([game, "book", "verify"]).arg(&file).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
        assert_eq!(text(&output.stderr), format!("error: {}: {what}\n", file.display()));
    }
}

/// A document without its times, and without notes, which tell some.
fn document(output: &Output) -> Value {
    fn without_times(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for name in ["cpu", "longest", "notes"] {
                    fields.remove(name);
                }
                fields.values_mut().for_each(without_times);
            }
            Value::Array(values) => values.iter_mut().for_each(without_times),
            _ => {}
        }
    }
    let mut document = serde_json::from_slice(&output.stdout).expect("a document");
    without_times(&mut document);
    document
}

/// Returns the place of a program on the search path.
fn find(program: &str) -> Option<PathBuf> {
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// Whether there is a program; says so if not.
fn has(program: &str) -> bool {
    let has = find(program).is_some();
    if !has {
        let _ = writeln!(std::io::stderr(), "skipped: there is no {program}");
    }
    has
}

/// The interpreter of Python; says so if there is none.
#[cfg(unix)]
fn python() -> Option<&'static Path> {
    if has("python3") { interpreter() } else { None }
}

/// The interpreter of Python, if there is one, in an environment without packages: to find those of the machine, or the
/// interpreter behind a launcher, may take longer than what is started.
#[cfg(unix)]
fn interpreter() -> Option<&'static Path> {
    static INTERPRETER: LazyLock<Option<PathBuf>> = LazyLock::new(|| {
        let found = find("python3")?;
        let environment = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
        let interpreter = environment.join("bin/python3");
        if !interpreter.exists() {
            done(Command::new(found).args(["-m", "venv", "--without-pip"]).arg(&environment));
        }
        Some(interpreter)
    });
    INTERPRETER.as_deref()
}

/// The search path, with the folder of Python's interpreter at its beginning.
#[cfg(unix)]
fn search_path() -> &'static OsStr {
    static SEARCH_PATH: LazyLock<OsString> = LazyLock::new(|| {
        let folders = env::var_os("PATH").unwrap_or_default();
        let own = interpreter().and_then(Path::parent).map(Path::to_owned);
        env::join_paths(own.into_iter().chain(env::split_paths(&folders))).expect("a search path")
    });
    &SEARCH_PATH
}

/// Runs a command that asks for input, and types this.
#[cfg(unix)]
fn typed(command: &mut Command, typed: &str) -> Output {
    use std::process::Stdio;

    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("somebody listens");
    child.wait_with_output().expect("an end")
}

/// Returns what people see of a game, without the times of its moves.
#[cfg(unix)]
fn seen(output: &Output) -> String {
    let lines = text(&output.stderr).lines();
    lines.map(|line| line.split(", after").next().unwrap_or(line).to_owned() + "\n").collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The material that courses give out, which lies beside the project where it is present.
fn shared(path: &str) -> Option<PathBuf> {
    let path = root().join("../shared").join(path);
    if path.exists() {
        Some(path)
    } else {
        // Written directly, because the test harness would capture the output of `eprintln!`.
        let _ = writeln!(std::io::stderr(), "skipped: there is no {}", path.display());
        None
    }
}

/// Where all snapshots of a game are.
fn snapshots(game: &str) -> insta::Settings {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("snapshots").join(game));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}
