//! `suite squirrel check`: its answers for right files, for wrong ones, and for each known mistake.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;
use tempfile::TempDir;

use super::student::{self, Mistake};
use super::tasks;
#[cfg(unix)]
use crate::files::make_fifo;
use crate::{root, shared, snapshots, suite, text};

fn task(name: &str) -> PathBuf {
    root().join(format!("testdata/squirrel/{name}.txt"))
}

fn check(input: &Path, dir: &Path, more: &[&str]) -> Output {
    suite().args(["squirrel", "check", "-i"]).arg(input).arg("-d").arg(dir).args(more).output().expect("a run")
}

/// A folder with a student's answer to a task.
fn answer(input: &Path, mistake: Mistake) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (file, text) in student::answer(&fs::read_to_string(input).expect("a task"), mistake) {
        fs::write(folder.path().join(file), text).expect("a file");
    }
    folder
}

/// A change to the text of a file.
type Edit = fn(String) -> String;

fn edit(folder: &TempDir, file: &str, change: impl FnOnce(String) -> String) {
    let path = folder.path().join(file);
    fs::write(&path, change(fs::read_to_string(&path).expect("a file"))).expect("a file");
}

fn json(input: &Path, dir: &Path) -> (Option<i32>, Value) {
    let output = check(input, dir, &["--json"]);
    assert_eq!(text(&output.stderr), "");
    (output.status.code(), serde_json::from_slice(&output.stdout).expect("one JSON document"))
}

#[test]
fn right_files_are_right() {
    for (name, input) in tasks() {
        let folder = answer(&input, Mistake::None);
        let output = check(&input, folder.path(), &[]);
        assert_eq!(output.status.code(), Some(0), "{name}: {}", text(&output.stdout));
        assert!(text(&output.stdout).lines().all(|line| line.ends_with("  right")), "{}", text(&output.stdout));
    }
}

#[test]
fn line_ends_and_trailing_blanks_do_not_make_a_file_wrong() {
    let changes: [Edit; 5] = [
        |text| text.replace('\n', "\r\n"),
        |text| text.trim_end().to_owned(),
        |text| text.replacen('\n', " \t\n", 1),
        |text| text + "\n\n",
        |text| text + "  ",
    ];
    for change in changes {
        for name in ["figure5-greedy", "figure5-alpha-beta", "figure5-battle"] {
            let folder = answer(&task(name), Mistake::None);
            for file in fs::read_dir(folder.path()).expect("a folder") {
                edit(&folder, &file.expect("an entry").file_name().to_string_lossy(), change);
            }
            let (code, report) = json(&task(name), folder.path());
            assert_eq!((code, &report["right"]), (Some(0), &Value::Bool(true)), "{name}");
            for file in report["files"].as_array().expect("files") {
                assert_eq!(file["verdict"], "right-but-for-blanks", "{name}");
            }
        }
    }
}

/// The answer of `check` to each known mistake, and a task of ours on which the mistake shows.
const TABLE: [(Mistake, &str, &str, &str); 25] = {
    use Mistake::*;
    const LOG: &str = "traverse_log.txt";
    [
        (
            AlphaUpdatedBeforeTheCutIsLogged,
            "every-mistake-alpha-beta",
            LOG,
            "alpha is updated before the cut is logged",
        ),
        (BetaUpdatedBeforeTheCutIsLogged, "figure5-alpha-beta", LOG, "beta is updated before the cut is logged"),
        (
            BoundsUpdatedBeforeTheCutIsLogged,
            "every-mistake-alpha-beta",
            LOG,
            "alpha and beta are updated before the cut",
        ),
        (
            BoundsNotUpdatedAfterTheLastChild,
            "every-mistake-alpha-beta",
            LOG,
            "the bounds are not updated after the last",
        ),
        (NoEntryLinesBelowDepth1, "every-mistake-alpha-beta", LOG, "inner nodes below depth 1 get no line when"),
        (NoEntryLinesBelowDepth1, "beyond-the-end-minimax", LOG, "inner nodes below depth 1 get no line when"),
        (MinStartsAtAlphaBelowDepth1, "every-mistake-alpha-beta", LOG, "a min node below depth 1 starts at alpha"),
        (MinShowsAlphaBelowDepth1, "every-mistake-alpha-beta", LOG, "a min node below depth 1 shows alpha instead"),
        (MinStartsAtBetaBelowDepth1, "every-mistake-alpha-beta", LOG, "a min node below depth 1 starts at beta"),
        (MinShowsBetaBelowDepth1, "every-mistake-alpha-beta", LOG, "a min node below depth 1 shows beta instead"),
        (BoundsMissingBelowDepth1, "every-mistake-alpha-beta", LOG, "the columns of alpha and beta are missing"),
        (BoundsMissingOnLeaves, "figure5-alpha-beta", LOG, "the columns of alpha and beta are missing"),
        (StrictCut, "figure5-alpha-beta", LOG, "a node is cut only on strict inequality"),
        (FailHard, "every-mistake-alpha-beta", LOG, "a cut node returns the bound instead of its value"),
        (ConvertedCountedOnce, "every-mistake-greedy", "next_state.txt", "a converted piece is counted once"),
        (BestStartsAt(0.0), "every-mistake-greedy", "next_state.txt", "greedy's best value starts at 0"),
        (BestStartsAt(-100.0), "every-mistake-greedy", "next_state.txt", "greedy's best value starts at -100"),
        (ClampedThroughout, "every-mistake-alpha-beta", LOG, "every node returns its value clamped between alpha"),
        (StartsAtBounds, "every-mistake-alpha-beta", LOG, "nodes start at their bound, alpha for max and beta"),
        (BestStartsAt(0.0), "losing-battle", "trace_state.txt", "greedy's best value starts at 0"),
        (BestStartsAt(-100.0), "losing-battle", "trace_state.txt", "greedy's best value starts at -100"),
        (
            SecondPlayersEvaluation,
            "figure5-battle",
            "trace_state.txt",
            "positions are always evaluated for the player who moved second",
        ),
        (BlankLines, "figure5-battle", "trace_state.txt", "there are blank lines between the states"),
        (OtherPlayersEvaluation, "figure5-minimax", LOG, "positions are evaluated for the other player"),
        (FirstPlayersEvaluation, "figure5-battle", "trace_state.txt", "positions are always evaluated for the player"),
    ]
};

#[test]
fn each_known_mistake_is_named() {
    for (mistake, name, file, sentence) in TABLE {
        let folder = answer(&task(name), mistake);
        let (code, report) = json(&task(name), folder.path());
        assert_eq!((code, &report["right"]), (Some(1), &Value::Bool(false)), "{mistake:?}");
        let files = report["files"].as_array().expect("files");
        let file = files.iter().find(|checked| checked["file"] == file).expect("the file");
        let mistakes = file["mistakes"].as_array().expect("mistakes").iter();
        let mut named = mistakes.filter_map(|mistake| mistake["message"].as_str());
        assert!(named.any(|named| named.starts_with(sentence)), "{mistake:?}: {file:#}");
        let human = check(&task(name), folder.path(), &[]);
        let unwrapped = text(&human.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            unwrapped.contains(&format!("This known mistake gives exactly your file: {sentence}")),
            "{}",
            text(&human.stdout)
        );
    }
}

/// A board alone is explained by many mistakes; those that the log contradicts are not told.
#[test]
fn of_two_wrong_files_mistakes_are_named_that_explain_both() {
    let input = task("figure5-alpha-beta");
    let folder = tempfile::tempdir().expect("a folder");
    let shallower = fs::read_to_string(&input).expect("a task").replacen("\n2\n", "\n1\n", 1);
    fs::write(folder.path().join("input.txt"), shallower).expect("a file");
    let run = suite().args(["squirrel", "-i", "input.txt"]).current_dir(&folder).output().expect("a run");
    assert!(run.status.success(), "{run:?}");
    let ids = |report: &Value| -> Vec<Vec<String>> {
        let files = report["files"].as_array().expect("files").iter();
        files
            .map(|file| file["mistakes"].as_array().into_iter().flatten().map(|one| one["id"].to_string()).collect())
            .collect()
    };
    let both = ids(&json(&input, folder.path()).1);
    assert!(both[0].contains(&"\"one-ply-less\"".to_owned()), "{both:?}");
    assert_eq!(both[0], both[1]);
    // Without a log, the board is all there is.
    fs::remove_file(folder.path().join("traverse_log.txt")).expect("a log");
    let all = ids(&json(&input, folder.path()).1)[0].len();
    assert!(all > both[0].len());
    // People are told the likeliest.
    let output = check(&input, folder.path(), &[]);
    let told = text(&output.stdout);
    assert_eq!(told.matches("This known mistake gives").count(), 4, "{told}");
    assert!(told.contains(&format!("Less likely known mistakes that give it, too: {}.", all - 4)), "{told}");
}

#[test]
fn a_mistake_that_does_not_explain_the_file_to_its_end_is_not_named() {
    let folder = answer(&task("every-mistake-alpha-beta"), Mistake::StrictCut);
    edit(&folder, "traverse_log.txt", |log| log.trim_end().to_owned() + "0\n");
    let (_, report) = json(&task("every-mistake-alpha-beta"), folder.path());
    assert_eq!(report["files"][1]["mistakes"], Value::Array(Vec::new()));
}

/// Where the official cases first show a mistake.
#[test]
fn official_cases_show_mistakes_where_they_are_known_to() {
    for (mistake, case, file, line) in [
        (Mistake::BoundsNotUpdatedAfterTheLastChild, "finals/061", "traverse_log.txt", 224),
        (Mistake::MinStartsAtBetaBelowDepth1, "finals/064", "traverse_log.txt", 47),
        (Mistake::StrictCut, "samples/4", "traverse_log.txt", 105),
        (Mistake::StrictCut, "finals/061", "traverse_log.txt", 159),
        (Mistake::FailHard, "finals/064", "traverse_log.txt", 358),
        (Mistake::ConvertedCountedOnce, "finals/008", "next_state.txt", 3),
        (Mistake::BestStartsAt(0.0), "finals/015", "next_state.txt", 5),
        (Mistake::BestStartsAt(-100.0), "finals/015", "next_state.txt", 5),
        (Mistake::BlankLines, "samples/5", "trace_state.txt", 6),
    ] {
        let Some(case) = shared(&format!("squirrel/cases/{case}")) else { continue };
        let folder = answer(&case.join("input.txt"), mistake);
        let (_, report) = json(&case.join("input.txt"), folder.path());
        let files = report["files"].as_array().expect("files");
        let file = files.iter().find(|checked| checked["file"] == file).expect("the file");
        assert_eq!(file["line"], line, "{mistake:?}: {file:#}");
        assert_ne!(file["mistakes"], Value::Array(Vec::new()), "{mistake:?}");
    }
}

/// A log with one line changed, and what is said of it.
#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_every_kind_of_line_is_explained() {
    let mut said = String::new();
    for (name, line) in [
        ("figure5-alpha-beta", 1),
        ("figure5-alpha-beta", 2),
        ("figure5-alpha-beta", 3),
        ("figure5-alpha-beta", 4),
        ("figure5-alpha-beta", 5),
        ("figure5-alpha-beta", 9),
        ("figure5-alpha-beta", 49),
        ("figure5-minimax", 4),
        ("figure5-minimax", 5),
        ("every-mistake-alpha-beta", 34),
        ("beyond-the-end-minimax", 5),
        ("full-alpha-beta", 2),
    ] {
        let folder = answer(&task(name), Mistake::None);
        edit(&folder, "traverse_log.txt", |log| {
            let mut lines: Vec<_> = log.lines().collect();
            lines[line - 1] = "what is this";
            lines.join("\n")
        });
        said += &format!("{name}, line {line}\n\n{}\n", text(&check(&task(name), folder.path(), &[]).stdout));
    }
    snapshots("squirrel").bind(|| insta::assert_snapshot!("check-log-lines", said));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_file_that_is_short_long_or_missing_is_explained() {
    let mut said = String::new();
    let changes: [(&str, Edit); 5] = [
        ("too short", |text| text.lines().take(3).map(|line| line.to_owned() + "\n").collect()),
        ("too long", |text| text + "\nmore\n"),
        ("empty", |_| String::new()),
        ("blank in the middle", |text| text.replacen('\n', "\n\n", 1)),
        ("not text", |_| "\u{1b}[31m\0\u{7f}".repeat(99)),
    ];
    for (change, edited) in changes {
        for name in ["figure5-alpha-beta", "figure5-battle"] {
            let folder = answer(&task(name), Mistake::None);
            let file = if name == "figure5-battle" { "trace_state.txt" } else { "traverse_log.txt" };
            edit(&folder, file, edited);
            let output = check(&task(name), folder.path(), &[]);
            assert_eq!(output.status.code(), Some(1));
            said += &format!("{name}, {change}\n\n{}\n", text(&output.stdout));
        }
    }
    let folder = tempfile::tempdir().expect("a folder");
    let output = check(&task("figure5-alpha-beta"), folder.path(), &[]);
    assert_eq!(output.status.code(), Some(1));
    said += &format!("no files\n\n{}", text(&output.stdout));
    snapshots("squirrel").bind(|| insta::assert_snapshot!("check-files", said));
}

#[test]
fn a_wrong_next_state_is_explained() {
    let mut said = String::new();
    for name in [
        "figure5-greedy",
        "figure5-minimax",
        "figure5-alpha-beta",
        "ties-minimax",
        "full-greedy",
        "nearly-full-minimax",
    ] {
        let folder = answer(&task(name), Mistake::None);
        edit(&folder, "next_state.txt", |board| board.replacen(['X', 'O'], "*", 1));
        let output = check(&task(name), folder.path(), &[]);
        assert_eq!(output.status.code(), Some(1));
        said += &format!("{name}\n\n{}\n", text(&output.stdout));
    }
    snapshots("squirrel").bind(|| insta::assert_snapshot!("check-next-state", said));
}

/// A board alone is explained by many mistakes; those that change the log are refuted by a right one.
#[test]
fn a_right_file_refutes_mistakes_in_the_other_one() {
    let input = task("figure5-alpha-beta");
    let folder = answer(&input, Mistake::None);
    let before = fs::read_to_string(&input).expect("a task");
    let before: Vec<_> = before.lines().skip_while(|line| !line.contains('*')).collect();
    fs::write(folder.path().join("next_state.txt"), before.join("\n")).expect("a file");
    let mistakes = |folder: &TempDir| {
        let (_, report) = json(&input, folder.path());
        let mistakes = report["files"][0]["mistakes"].as_array().expect("mistakes").iter();
        mistakes.map(|mistake| mistake["id"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(mistakes(&folder), ["board-before-move"]);
    fs::remove_file(folder.path().join("traverse_log.txt")).expect("a log");
    assert!(mistakes(&folder).len() > 1);
}

#[test]
fn a_next_state_after_another_move_is_recognised() {
    let input = task("figure5-greedy");
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("next_state.txt"), "**XX*\n**XOX\n**XX*\n**XO*\n*****\n").expect("a file");
    let (_, report) = json(&input, folder.path());
    let explanation = report["files"][0]["explanation"].as_str().expect("an explanation");
    assert!(explanation.ends_with("Your board is the one after C3, a Raid that converts D3 and C4."), "{explanation}");
}

#[test]
fn json_says_the_same_in_one_document() {
    let folder = answer(&task("figure5-alpha-beta"), Mistake::StrictCut);
    let output = check(&task("figure5-alpha-beta"), folder.path(), &["--json"]);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
    let document: Value = serde_json::from_slice(&output.stdout).expect("one JSON document");
    let pretty = serde_json::to_string_pretty(&document).expect("JSON");
    snapshots("squirrel").bind(|| insta::assert_snapshot!("check-json", pretty));
}

/// Creates something in the place of a file.
#[cfg(unix)]
type Make = fn(&Path);

#[test]
#[cfg(unix)]
fn what_is_not_a_regular_file_is_refused_and_the_other_files_are_checked() {
    let makers: [(&str, Make); 5] = [
        ("folder", |path| fs::create_dir(path).expect("a folder")),
        ("link", |path| std::os::unix::fs::symlink("/etc/passwd", path).expect("a link")),
        ("link to itself", |path| std::os::unix::fs::symlink("traverse_log.txt", path).expect("a link")),
        ("socket", |path| drop(std::os::unix::net::UnixListener::bind(path).expect("a socket"))),
        ("pipe", make_fifo),
    ];
    for (kind, make) in makers {
        let folder = answer(&task("figure5-minimax"), Mistake::None);
        let log = folder.path().join("traverse_log.txt");
        fs::remove_file(&log).expect("a file");
        make(&log);
        let output = check(&task("figure5-minimax"), folder.path(), &[]);
        let told = "next_state.txt    right\ntraverse_log.txt  unreadable: it is not a regular file\n";
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), told), "{kind}");
        let (code, report) = json(&task("figure5-minimax"), folder.path());
        let expected = serde_json::json!([
            {"file": "next_state.txt", "verdict": "right"},
            {"file": "traverse_log.txt", "verdict": "unreadable", "problem": "is not a regular file"}
        ]);
        assert_eq!((code, &report["files"]), (Some(1), &expected), "{kind}");
    }
}

#[test]
fn bad_input_is_exit_code_2() {
    let output = check(&task("figure5-greedy"), Path::new("no/such/folder"), &[]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert_eq!(text(&output.stderr), "error: no/such/folder: no such folder\n");
}
