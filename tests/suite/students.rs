//! Programs as students write them, each with one mistake or none, in all languages of the courses: their reports.

use crate::{done, has, snapshots, suite, text};

/// A student's program, in the folder `testdata/GAME/students/NAME`.
struct Student {
    game: &'static str,
    name: &'static str,
    /// The tool that it needs besides the command.
    tool: &'static str,
    /// The command line or file to grade, with `@` for the folder.
    graded: &'static str,
    options: &'static str,
}

const fn student(game: &'static str, name: &'static str, tool: &'static str, options: &'static str) -> Student {
    Student { game, name, tool, graded: "@", options }
}

const SQUIRREL: &str = "--cases-per-task 5";
const GO: &str = "--stage 1 --games 5";
/// What it takes to name a mistake that has few traces.
const ALL_OF_GO: &str = "--stage 1";
/// Whether pruning, caching and ordering save time depends on the computer.
const OTHELLO: &str = "--cases-per-task 8 --games 2 --points alpha-beta=0,caching=0,ordering=0";

const STUDENTS: [Student; 12] = [
    student("squirrel", "strict_cut", "python3", SQUIRREL),
    student("squirrel", "counts_once", "python3", SQUIRREL),
    student("squirrel", "no_deep_lines", "python3", SQUIRREL),
    student("squirrel", "fail_hard", "g++", SQUIRREL),
    student("squirrel", "bounds_before_cut", "javac", SQUIRREL),
    Student {
        // Packages that are installed may take longer to find than all moves of a game.
        graded: "python3 -S @/my_player3.py",
        ..student("go", "forgets_ko", "python3", GO)
    },
    student("go", "forgets_suicide", "g++", GO),
    student("go", "transposes", "javac", ALL_OF_GO),
    student("othello", "right", "g++", OTHELLO),
    student("othello", "stale_cache", "python3", OTHELLO),
    // Positions are counted.
    Student {
        graded: "--functions @/agent.py",
        ..student("othello", "stale_cache", "python3", "--cases-per-task 8 --games 2")
    },
    student("othello", "own_heuristic", "javac", OTHELLO),
];

impl Student {
    /// The report of the grader for people, without its times.
    fn report(&self) -> String {
        let records = tempfile::tempdir().expect("a folder");
        let folder = format!("testdata/{}/students/{}", self.game, self.name);
        let mut command = suite();
        command.args([self.game, "grade"]);
        match self.graded.replace('@', &folder).split_once("--functions ") {
            Some((_, file)) => command.args(["--functions", file]),
            None => command.arg(self.graded.replace('@', &folder)),
        };
        command.args("--seed 1 --quiet --jobs 2 --out".split(' ')).arg(records.path().join("records"));
        let output = done(command.args(self.options.split(' ')));
        assert_eq!(text(&output.stderr), "");
        // Which Python there is depends on the computer, and so do times.
        let depends = |line: &&str| ["CPU time", "undecided", "started by "].iter().any(|words| line.contains(words));
        let lines = text(&output.stdout).lines().filter(|line| !depends(line));
        let has_times = |line: &str| line.contains(" % ") || line.contains("longest");
        lines.map(|line| if has_times(line) { without_times(line) } else { line.to_owned() } + "\n").collect()
    }
}

/// A line of a table without the times in it, which are numbers of seconds, in columns as wide as they need.
fn without_times(line: &str) -> String {
    let words: Vec<_> = line.split_whitespace().collect();
    let is_time = |at: &usize| words.get(at + 1) == Some(&"s");
    let kept = (0..words.len()).filter(|at| !is_time(at) && words[*at] != "s").map(|at| words[at]);
    kept.collect::<Vec<_>>().join(" ")
}

fn pin(game: &str) {
    for student in STUDENTS.iter().filter(|student| student.game == game && has(student.tool)) {
        let report = student.report();
        let functions = if student.graded.starts_with("--functions") { "-functions" } else { "" };
        let name = format!("grade-{}{functions}", student.name);
        snapshots(game).bind(|| insta::assert_snapshot!(name, report));
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_known_mistakes_in_the_squirrel_war_are_named() {
    pin("squirrel");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_mistakes_in_little_go_are_counted() {
    pin("go");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_known_mistakes_in_othello_are_named() {
    pin("othello");
}
