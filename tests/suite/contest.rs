//! Contests: their pairings, their results, and their resumption.

#[cfg(target_os = "linux")]
mod hostile;
mod jobs;

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

use crate::checksums::signed;
use crate::confinement::is_confined;
use crate::processes::{interrupt, kill, wait_until};
use crate::{done, has, suite, text};

/// A contest with its results in a folder.
fn contest(line: &str, folder: &Path) -> Command {
    let mut command = suite();
    command.arg("contest").args(line.split_whitespace()).arg("--out").arg(folder);
    command
}

/// The report of a contest as JSON.
#[track_caller]
fn report(line: &str, folder: &Path) -> Value {
    let output = done(&mut contest(&format!("{line} --json --quiet"), folder));
    assert_eq!(text(&output.stderr), "");
    let report = fs::read(folder.join("contest.json")).expect("a report");
    assert_eq!(text(&report), text(&output.stdout), "the folder has the report, too");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// A field of each entry.
fn of_entries<'a>(report: &'a Value, field: &str) -> Vec<&'a Value> {
    report["entries"].as_array().expect("entries").iter().map(|entry| &entry[field]).collect()
}

/// The files of the records with their contents, which have the times of the moves.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder.join("records")).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = entries
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| {
            (path.file_name().unwrap_or_default().to_string_lossy().into(), fs::read_to_string(&path).expect("text"))
        })
        .collect();
    files.sort();
    files
}

const FOUR: &str = "othello -d 4 randy greedy alphabeta:limit=2 alphabeta:limit=4 --openings 2";

#[test]
fn a_contest_is_counted_and_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = done(&mut contest(&format!("{FOUR} --seed 1"), folder.path()));
    crate::snapshots("contest").bind(|| insta::assert_snapshot!("table", text(&output.stdout)));
    let report = report(FOUR, folder.path());
    assert_eq!(report["seed"], 1, "that of the folder");
    let points: f64 = of_entries(&report, "points").iter().filter_map(|points| points.as_f64()).sum();
    assert_eq!(points, 24.0, "6 encounters of 4 games");
    assert!(of_entries(&report, "games").iter().all(|games| **games == 12));
    assert_eq!(report["anchor"], "randy");
    for (file, records) in files(folder.path()) {
        let records: Vec<Value> = records.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(records.len(), 4, "{file}");
        for pair in records.chunks(2) {
            assert_eq!(
                pair[0]["moves"].as_array().expect("moves")[..4],
                pair[1]["moves"].as_array().expect("moves")[..4]
            );
            assert_eq!(pair[0]["players"]["dark"], pair[1]["players"]["light"], "{file}");
        }
    }
}

#[test]
fn a_contest_that_was_broken_off_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let expected = report(&format!("{FOUR} --seed 5 --jobs 2"), folder.path());
    let before = files(folder.path());
    // One encounter is missing, and the last game of another one was being written.
    let [missing, half] = [&before[0].0, &before[1].0].map(|name| folder.path().join("records").join(name));
    fs::remove_file(missing).expect("a file");
    fs::write(half, &before[1].1[..before[1].1.len() - 10]).expect("a file");
    assert_eq!(report(FOUR, folder.path()), expected);
    let after = files(folder.path());
    assert_eq!(before[2..], after[2..], "games that are there are not played again");
    let names = |files: &[(String, String)]| files.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&before), names(&after));
    // Fewer openings take the first ones.
    let fewer = report(&FOUR.replace("openings 2", "openings 1"), folder.path());
    assert_eq!(of_entries(&fewer, "games"), [6; 4]);
    assert_eq!(after, files(folder.path()));
    // Another depth limit changes all games.
    report(&format!("{FOUR} --caching"), folder.path());
    assert_eq!(files(folder.path()).len(), 12);
}

#[test]
fn an_interrupted_or_killed_contest_goes_on_and_shows_what_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let [whole, cut] = ["whole", "cut"].map(|name| folder.path().join(name));
    let line = |openings| {
        format!("othello -d 6 alphabeta:limit=4 alphabeta:limit=3 minimax:limit=3 --openings {openings} --jobs 1")
    };
    let expected = report(&format!("{} --seed 1", line(4)), &whole);
    // Over long after the test has looked, however busy the computer is: fewer openings take the first ones.
    let start = || {
        let mut command = contest(&format!("{} --seed 1 --quiet", line(200)), &cut);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command starts")
    };
    let played = || if cut.join("records").exists() { lines(&cut) } else { 0 };
    let child = start();
    wait_until(|| played() >= 3);
    interrupt(&child);
    let output = child.wait_with_output().expect("an end");
    let message = "error: interrupted; what is finished is recorded, and the same command goes on\n";
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(130), message));
    let before = played();
    let header =
        format!("othello, seed 1: 3 entries, {} games that begin after 4 random moves (partial: ", before / 2 * 2);
    assert!(before >= 3 && text(&output.stdout).starts_with(&header), "{before}: {output:?}");
    let partial: Value = serde_json::from_slice(&fs::read(cut.join("contest.json")).expect("a report")).expect("JSON");
    assert_eq!(partial["finished"], false);

    let mut child = start();
    wait_until(|| played() > before);
    kill("KILL", &child);
    child.wait().expect("an end");
    let kept = files(&cut);
    assert_eq!(report(&line(4), &cut), expected);
    for (file, records) in files(&cut) {
        let before = kept.iter().find(|(name, _)| *name == file).map_or("", |(_, records)| records);
        let finished = &before[..before.rfind('\n').map_or(0, |end| end + 1)];
        assert!(records.starts_with(finished), "{file}: what was finished is kept");
    }
}

#[test]
fn changed_records_are_told_and_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let expected = report(&format!("{FOUR} --seed 5"), folder.path());
    let before = files(folder.path());
    let path = |index: usize| folder.path().join("records").join(&before[index].0);
    let (own, other) = (&before[0].1, &before[1].1);
    let lines: Vec<_> = own.lines().collect();
    let of = |lines: &[&str]| lines.join("\n") + "\n";
    let winner = |name| format!("\"winner\":\"{name}\"");
    let from = ["dark", "light", "draw"].map(winner).into_iter().find(|from| lines[2].contains(from)).expect("one");
    let to = winner(if from.contains("light") { "dark" } else { "light" });
    let (unsigned, _) = lines[0].rsplit_once(",\"checksum\"").expect("a checksum");
    for (changed, number, why) in [
        (own.replace(lines[2], &lines[2].replace(&from, &to)), 3, "changed by hand: checksum mismatch"),
        (own.replace("\"cpu\":[", "\"cpu\": ["), 1, "changed by hand: checksum mismatch"),
        (own.replace(lines[0], &format!("{unsigned}}}")), 1, "no checksum"),
        // Moved, repeated, and those of other entries.
        (of(&[lines[2], lines[3], lines[0], lines[1]]), 1, "changed by hand: checksum mismatch"),
        (of(&[lines[0], lines[1], lines[0], lines[1]]), 3, "changed by hand: checksum mismatch"),
        (other.clone(), 1, "changed by hand: checksum mismatch"),
    ] {
        assert_ne!(changed, *own);
        fs::write(path(0), &changed).expect("records");
        let output = done(&mut contest(&format!("{FOUR} --quiet --json"), folder.path()));
        let told = format!("{}:{number}: {why}; this line does not count, nor does what follows\n", path(0).display());
        assert_eq!(text(&output.stderr), format!("warning: {told}"), "once");
        assert_eq!(serde_json::from_slice::<Value>(&output.stdout).expect("JSON"), expected);
        let after = files(folder.path());
        assert_eq!(after[1..], before[1..]);
        assert_eq!(after[0].1.lines().count(), lines.len());
    }
    // Those of another contest, with a key of its own.
    let copy = tempfile::tempdir().expect("a folder");
    report(&format!("{FOUR} --seed 5"), copy.path());
    fs::copy(copy.path().join("records").join(&before[0].0), path(0)).expect("a copy");
    let output = done(&mut contest(&format!("{FOUR} --quiet"), folder.path()));
    assert!(text(&output.stderr).contains(":1: changed by hand: "), "{output:?}");
    assert_eq!(report(FOUR, folder.path()), expected);
}

/// The number of games in all files of the records.
fn lines(folder: &Path) -> usize {
    files(folder).iter().map(|(_, records)| records.matches('\n').count()).sum()
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_many_entries_play_swiss_rounds_and_a_final_on_another_board() {
    let folder = tempfile::tempdir().expect("a folder");
    // Players that differ by name only.
    let players = (0..41).map(|number| format!("randy:{}", ",".repeat(number))).collect::<Vec<_>>().join(" ");
    let line = format!("othello -d 3 {players} --random-plies 1 --finals 2 --board 8 --seed 1");
    let report = report(&line, folder.path());
    let encounters = report["encounters"].as_array().expect("encounters");
    let of_stage = |stage: &str| encounters.iter().filter(|one| one["stage"] == stage).collect::<Vec<_>>();
    // Two rounds more than a knockout would take, with one resting in each.
    assert_eq!(of_stage("rounds").len(), 8 * 20);
    let games: u64 = of_entries(&report, "games").into_iter().filter_map(Value::as_u64).sum();
    assert_eq!(games, 2 * 2 * 8 * 20);
    let mut met: Vec<_> = of_stage("rounds").iter().map(|one| one["records"].to_string()).collect();
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 8 * 20, "nobody meets twice");
    let last = of_stage("final");
    let file = folder.path().join(last[0]["records"].as_str().expect("a file"));
    let record = fs::read_to_string(file).expect("records");
    assert!(record.contains("\"size\":8"), "{record}");
}

#[test]
fn swiss_rounds_lead_to_a_final() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = "othello -d 4 randy greedy minimax:limit=1 alphabeta:limit=2 alphabeta:limit=4 \
                --rounds 3 --finals 2 --board 5 --seed 3";
    let report = report(line, folder.path());
    let encounters = report["encounters"].as_array().expect("encounters");
    let of_stage = |stage: &str| encounters.iter().filter(|one| one["stage"] == stage).collect::<Vec<_>>();
    assert_eq!(of_stage("rounds").len(), 6, "two in each round, and one rests");
    let mut met: Vec<_> = of_stage("rounds").iter().map(|one| one["records"].to_string()).collect();
    met.dedup();
    assert_eq!(met.len(), 6, "nobody meets twice");
    // Three have rested, for the points of two games.
    let sum = |field| of_entries(&report, field).iter().filter_map(|points| points.as_f64()).sum::<f64>();
    assert_eq!((sum("points"), sum("free")), (6.0 * 2.0 + 3.0 * 2.0, 3.0 * 2.0));
    let finalists = of_entries(&report, "final").into_iter().take_while(|last| !last.is_null()).count();
    assert!(finalists >= 2, "{report}");
    assert_eq!(of_stage("final").len(), finalists * (finalists - 1) / 2);
    for encounter in of_stage("final") {
        let file = folder.path().join(encounter["records"].as_str().expect("a file"));
        let record: Value =
            serde_json::from_str(fs::read_to_string(file).expect("records").lines().next().expect("one"))
                .expect("JSON");
        assert_eq!(record["variant"]["size"], 5);
    }
    let output = done(&mut contest(line, folder.path()));
    let header = text(&output.stdout).lines().nth(1).expect("a header").split_whitespace();
    assert_eq!(header.take(4).collect::<Vec<_>>(), ["final", "points", "free", "of"]);
    let (_, crosstable) = text(&output.stdout).rsplit_once("\n\n").expect("a crosstable");
    let points = crosstable.lines().skip(1).filter_map(|line| line.split(' ').next_back()?.parse::<f64>().ok());
    assert_eq!(points.sum::<f64>(), 2.0 * encounters.len() as f64 + sum("free"), "{crosstable}");
    assert!(text(&output.stdout).contains("; free: the points for rounds without an opponent\n"));
}

/// A program that plays where no stone was before the opponent's last move, which it sees on an empty board only, and
/// then on the first empty points.
const COUNTER: &str = "
lines = open('input.txt').read().split()
size = (len(lines) - 1) // 2
if not set(''.join(lines[1:size + 1])) - {'0'}:
    open('moves.txt', 'w').write('')
open('moves.txt', 'r+').read()
print('PASS', end='', file=open('output.txt', 'w'))
";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_little_go_begins_on_the_empty_board_and_games_that_are_repeated_count_once() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let entries = ["ann", "bob"].map(|name| folder.path().join(name));
    for entry in &entries {
        fs::create_dir(entry).expect("a folder");
        fs::write(entry.join("my_player3.py"), COUNTER).expect("a program");
    }
    let entries = entries.map(|entry| entry.display().to_string()).join(" ");
    let line = format!("go --size 3 {entries} greedy --openings 2 --seed 1");
    let report = report(&line, &folder.path().join("out"));
    assert_eq!(report["random_plies"], 0);
    // Whoever has no file would crash.
    assert!(
        of_entries(&report, "faults").iter().all(|faults| faults.as_array().is_some_and(Vec::is_empty)),
        "{report}"
    );
    let repeated = report["encounters"].as_array().expect("encounters").iter().map(|meeting| {
        let names = [0, 1].map(|index| meeting["entries"][index].as_str().expect("a name"));
        (names.contains(&"greedy"), meeting["repeated"].as_u64())
    });
    // The built-in player chooses among equals.
    assert_eq!(repeated.filter(|(has_greedy, _)| !has_greedy).collect::<Vec<_>>(), [(false, Some(2))]);
    let printed = done(&mut contest(&line, &folder.path().join("out")));
    assert!(text(&printed.stdout).contains(" games that begin at the start\n"), "{}", text(&printed.stdout));
    assert!(text(&printed.stdout).contains(" different games of 12, each counts once; use --random-plies\n"));
    let compare = |plies: &str| {
        let line = format!("contest compare go --size 3 {entries} --games 4 --seed 1 --quiet --json {plies}");
        let output = done(suite().args(line.split_whitespace()));
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        (report["games"].clone(), report["repeated"].clone(), report["pairs"].clone())
    };
    assert_eq!(compare(""), (4.into(), 2.into(), serde_json::json!([0, 0, 1, 0, 0])));
    // From random openings, the same games may be played by chance.
    assert_eq!(compare("--random-plies 1").1, 0);
}

#[test]
fn swiss_rounds_end_before_two_would_meet_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = "othello -d 4 randy greedy --rounds 9 --seed 1";
    let report = report(line, folder.path());
    assert_eq!((&report["ended_after"], &report["finished"]), (&1.into(), &true.into()));
    assert_eq!((of_entries(&report, "games"), lines(folder.path())), (vec![&2.into(); 2], 2));
    let output = done(&mut contest(line, folder.path()));
    let header = "othello, seed 1: 2 entries, 2 games that begin after 4 random moves; \
        the rounds ended after 1, since two would have had to meet again\n";
    assert!(text(&output.stdout).starts_with(header), "{}", text(&output.stdout));
}

#[test]
fn a_single_pair_of_games_does_not_tell_how_sure_ratings_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = "othello -d 4 randy alphabeta --seed 1";
    let report = report(line, folder.path());
    assert!(of_entries(&report, "rating").iter().all(|rating| rating.is_number()), "{report}");
    for field in ["interval", "superiority"] {
        assert_eq!(of_entries(&report, field), [&Value::Null; 2], "{field}");
    }
    let output = done(&mut contest(line, folder.path()));
    let cells = text(&output.stdout).lines().nth(2).expect("an entry").split_whitespace();
    assert_eq!(cells.rev().take(3).collect::<Vec<_>>(), ["none", "-", "-"]);
    let compared = "contest compare othello -d 4 randy alphabeta --games 2 --seed 1 --quiet";
    let output = done(suite().args(compared.split(' ')));
    assert!(text(&output.stdout).contains(", with 95 % confidence -\n"), "{}", text(&output.stdout));
    assert!(text(&output.stdout).ends_with(" stronger with a likelihood of -\n"), "{}", text(&output.stdout));
}

/// A program of Little-Go in Python that answers with this text.
fn player(answer: &str) -> String {
    format!("open('output.txt', 'w').write('{answer}')\n")
}

/// The submissions of a class, in a folder.
struct Class(tempfile::TempDir);

impl Class {
    fn new(submissions: &[(&str, &str)]) -> Self {
        let class = Self(tempfile::tempdir().expect("a folder"));
        for (path, program) in submissions {
            class.write(path, program);
        }
        class
    }

    fn write(&self, path: &str, program: &str) {
        let path = self.0.path().join("submissions").join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, program).expect("a file");
    }

    fn contest(&self, options: &str) -> Output {
        let line = format!("go --size 2 --random-plies 1 --seed 1 --json submissions {options}");
        done(contest(&line, &self.0.path().join("results")).current_dir(self.0.path()))
    }

    fn report(&self, options: &str) -> Value {
        serde_json::from_slice(&self.contest(options).stdout).expect("JSON")
    }
}

#[test]
fn a_folder_has_an_entry_for_each_student() {
    if !has("python3") {
        return;
    }
    let class = Class::new(&[
        ("ann/my_player3.py", &player("PASS")),
        ("ann/data.json", "{}"),
        ("bob.py", &player("PASS")),
        ("zoe/readme.txt", "none"),
        (".trash/my_player3.py", "pass"),
        ("list.csv", ""),
    ]);
    let output = class.contest("--anchor random");
    let said = text(&output.stderr);
    for expected in [
        "not a submission, left out: submissions/list.csv\n",
        "warning: zoe is left out: expected a folder with my_player3.py, my_player.py, ",
    ] {
        assert!(said.contains(expected), "{said}");
    }
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let mut names: Vec<_> = of_entries(&report, "name").iter().filter_map(|name| name.as_str()).collect();
    names.sort_unstable();
    assert_eq!((names, &report["anchor"]), (vec!["ann", "bob", "random"], &"random".into()));
    let before = files(&class.0.path().join("results"));
    assert_eq!(before.len(), 3);
    // Only the games of a program that has changed are played again.
    class.write("bob.py", &player("0,9"));
    let report = class.report("--anchor random");
    let bob = &report["entries"].as_array().expect("entries").iter().find(|entry| entry["name"] == "bob").expect("bob");
    assert_eq!(bob["faults"], serde_json::json!([{"id": "off-board", "games": 4}]));
    assert_eq!((&bob["points"], &bob["rank"]), (&0.0.into(), &3.into()));
    let after = files(&class.0.path().join("results"));
    assert_eq!(after.len(), 5);
    assert!(before.iter().all(|file| after.contains(file)), "those of the old program are kept");
    // Built-in players may be named beside it.
    let report = class.report("greedy random --anchor random");
    let mut names: Vec<_> = of_entries(&report, "name").iter().filter_map(|name| name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["ann", "bob", "greedy", "random"]);
    let mut command = contest("go submissions submissions/bob.py", &class.0.path().join("results"));
    let refused = command.current_dir(class.0.path()).output().expect("the command starts");
    let told = "error: submissions: expected a program, found a folder or archive of submissions, which has to be \
                named alone or with built-in players\n";
    assert_eq!((refused.status.code(), text(&refused.stderr)), (Some(2), told));
    // One of them might be the program, and the other one its library.
    let class = Class::new(&[("ann.py", ""), ("bob.py", "")]);
    let mut command = contest("go submissions greedy", &class.0.path().join("results"));
    let refused = command.current_dir(class.0.path()).output().expect("the command starts");
    let told = "; found ann.py, bob.py (to name one: --file PATTERN); if these are submissions, name no other entry\n";
    assert!(refused.status.code() == Some(2) && text(&refused.stderr).ends_with(told), "{refused:?}");
}

#[test]
fn nobody_reads_what_others_have_written() {
    if !has("python3") || !is_confined() {
        return;
    }
    let class = Class::new(&[("ann.py", &player("PASS"))]);
    // Bob's program plays as Ann's does, if it can read that.
    let own = class.0.path().join("submissions/ann.py");
    let bob = format!(
        "import os, sys\nhere = os.path.dirname(os.path.abspath(sys.argv[0]))\n\
         for path in [here + '/ann.py', here + '/../ann/ann.py', '{}']:\n    \
         try: program = open(path).read()\n    except OSError: pass\nexec(program)\n",
        own.display()
    );
    class.write("bob.py", &bob);
    for (confine, faults) in
        [("off", serde_json::json!([])), ("strict", serde_json::json!([{"id": "crash", "games": 2}]))]
    {
        let report = class.report(&format!("--quiet --confine {confine}"));
        let bob =
            report["entries"].as_array().expect("entries").iter().find(|entry| entry["name"] == "bob").expect("bob");
        assert_eq!(bob["faults"], faults, "{confine}");
        assert_eq!(bob["command"], "submissions/bob");
    }
    // Those that are named one by one stay where they are.
    let folder = class.0.path().join("submissions");
    let mut command = contest("go ann.py bob.py --size 2 --random-plies 1 --seed 1", &class.0.path().join("other"));
    let output = done(command.current_dir(&folder));
    let warning = format!("warning: ann, bob lie in one folder, {}, and can read each other\n", folder.display());
    assert!(text(&output.stderr).contains(&warning), "{}", text(&output.stderr));
}

#[test]
fn the_interpreters_of_programs_are_named() {
    if !has("python3") {
        return;
    }
    let class = Class::new(&[("ann.py", &player("PASS")), ("bob.py", &player("PASS"))]);
    let named = |report: &Value| {
        let entries = report["entries"].as_array().expect("entries").iter();
        let python =
            |entry: &Value| entry["interpreters"][0].as_str().map(|named| named.starts_with("python3 (Python 3."));
        entries.map(|entry| (entry["name"].as_str() != Some("random"), python(entry) == Some(true))).collect::<Vec<_>>()
    };
    let report = class.report("--anchor random --quiet");
    assert_eq!(named(&report).len(), 3);
    assert!(named(&report).iter().all(|(is_program, is_named)| is_program == is_named), "{report}");
    let results = class.0.path().join("results");
    for (name, records) in files(&results) {
        let programs = 2 - usize::from(name.contains("random"));
        for line in records.lines() {
            let record: Value = serde_json::from_str(line).expect("a record");
            assert_eq!(record["interpreters"].as_object().expect("interpreters").len(), programs, "{name}: {record}");
        }
    }
    // What is not played again is told all the same.
    assert_eq!(class.report("--anchor random --quiet"), report);
    let mut again = contest("go submissions --size 2 --random-plies 1 --seed 1 --anchor random --quiet", &results);
    let output = done(again.current_dir(class.0.path()).args(["--html", "page.html"]));
    let page = fs::read_to_string(class.0.path().join("page.html")).expect("a page");
    for told in [text(&output.stdout), &page] {
        assert!(told.contains("started by python3 (Python 3.") && told.contains("): ann, bob"), "{told}");
    }
    let mut compared = suite();
    compared
        .args("contest compare go submissions/ann.py random --size 2 --random-plies 1 --games 2 --seed 1".split(' '));
    let output = done(compared.arg("--quiet").current_dir(class.0.path()));
    assert!(text(&output.stdout).contains("\n        started by python3 (Python 3."), "{output:?}");
}

#[test]
fn if_both_fail_nobody_scores() {
    if !has("python3") {
        return;
    }
    let class = Class::new(&[("ann.py", "1 / 0"), ("bob.py", "import nothing"), ("eve.py", &player("PASS"))]);
    let report = class.report("--quiet");
    let points = of_entries(&report, "points");
    assert_eq!((of_entries(&report, "name")[0], points), (&"eve".into(), vec![&4.0.into(), &0.0.into(), &0.0.into()]));
    assert_eq!(of_entries(&report, "rank"), [1, 2, 2]);
    let encounter =
        report["encounters"].as_array().expect("encounters").iter().find(|one| one["void"] == 1).expect("one");
    assert_eq!(encounter["points"], serde_json::json!([0.0, 0.0]));
    assert_eq!(report["anchor"], Value::Null);
}

/// Compares two players by a sequential test; returns the exit code and the report.
fn compare(players: [&str; 2], options: &str) -> (Option<i32>, Value) {
    let line = format!("-d 4 --sprt --seed 1 --json --quiet {options}");
    let output =
        suite().args(["contest", "compare", "othello"]).args(players).args(line.split(' ')).output().expect("a run");
    assert_eq!(text(&output.stderr), "");
    (output.status.code(), serde_json::from_slice(&output.stdout).expect("JSON"))
}

#[test]
fn a_comparison_ends_as_soon_as_it_is_clear() {
    let players = ["alphabeta:limit=4", "randy"];
    for (players, options, code, verdict) in [
        (players, "--elo1 100", 0, "stronger"),
        ([players[1], players[0]], "--elo1 100 --jobs 2", 1, "not-stronger"),
        (["randy", "randy:"], "--games 3 --elo0 -10 --elo1 10", 1, "undecided"),
    ] {
        let (found, report) = compare(players, options);
        assert_eq!((found, report["sprt"]["verdict"].as_str()), (Some(code), Some(verdict)), "{report}");
        let games = report["games"].as_u64().expect("a number");
        assert!(games < 1000 && (verdict == "undecided") == (games == 4), "{report}");
        let of = |field: &str| report[field].as_u64().expect("a number");
        assert_eq!(of("won") + of("drawn") + of("lost"), games);
        assert_eq!(compare(players, options), (found, report), "the same seed gives the same games");
    }
    let line = "contest compare othello -d 4 greedy randy --games 20 --seed 1 --quiet";
    let output = done(suite().args(line.split(' ')));
    crate::snapshots("contest").bind(|| insta::assert_snapshot!("comparison", text(&output.stdout)));
}

#[test]
fn a_comparison_that_was_broken_off_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = ["alphabeta:limit=3", "alphabeta:limit=2"];
    let [whole, cut] = ["whole", "cut"].map(|name| format!("--games 40 --out {}", folder.path().join(name).display()));
    let expected = compare(players, &whole);
    assert_eq!((expected.0, &expected.1["games"]), (Some(1), &40.into()), "{}", expected.1);
    compare(players, &cut.replace("40", "10"));
    let before = files(&folder.path().join("cut"));
    let (name, records) = &before[0];
    assert_eq!((before.len(), records.matches('\n').count()), (1, 10));
    // The last game was being written, and a pair is in half.
    let end = records.trim_end().rfind('\n').expect("lines") + 20;
    fs::write(folder.path().join("cut/records").join(name), &records[..end]).expect("records");
    assert_eq!(compare(players, &cut), expected);
    let after = files(&folder.path().join("cut"));
    assert!(after[0].1.starts_with(&records[..end - 20]), "games that are there are not played again");
    // The other way round, and with a test that is over sooner, the same games count.
    let [first, second] = players;
    let reversed = compare([second, first], &cut).1;
    for (one, other) in [("won", "lost"), ("drawn", "drawn"), ("lost", "won")] {
        assert_eq!(reversed[one], expected.1[other], "{reversed}");
    }
    let (_, sooner) = compare(players, &format!("{cut} --elo1 400 --alpha 0.2 --beta 0.2"));
    assert!(sooner["games"].as_u64() < Some(40) && sooner["sprt"]["verdict"] != "undecided", "{sooner}");
    assert_eq!(files(&folder.path().join("cut")), after);
}

#[test]
fn what_is_wrong_with_a_comparison_is_said() {
    for (line, message) in [
        ("go random greedy --sprt --elo1 -5", "error: --elo1: expected more than --elo0, 0; found -5\n"),
        (
            "go random greedy --sprt --alpha 0.5",
            "error: --alpha: expected a probability between 0 and 0.5, found 0.5\n",
        ),
        ("go random greedy --elo1 5", "error: the following required arguments were not provided"),
        ("go random greedy --rules ends", "error: unexpected argument '--rules' found"),
        ("go random random", "error: expected entries with different names"),
    ] {
        let output = suite().args(["contest", "compare"]).args(line.split(' ')).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(text(&output.stderr).starts_with(message), "{line}: {}", text(&output.stderr));
    }
}

#[test]
fn what_is_wrong_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |line: &str| {
        let output = contest(line, folder.path()).output().expect("the command starts");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        text(&output.stderr).to_owned()
    };
    for (line, message) in [
        ("go random", "error: expected at least two entries, found 1\n"),
        ("go random random", "error: expected entries with different names, found two of the name `random`\n"),
        (
            "go random human",
            "error: expected a program or one of random, greedy, aggressive, alphabeta, minimax, champion, qlearning; \
             found no program `human`\n",
        ),
        ("go random greedy --anchor true", "error: --anchor: expected one of random, greedy, aggressive, alphabeta, "),
        ("go random greedy --finals 2 --board 99", "error: --board: "),
        ("tictactoe random smart --finals 2 --board 4", "error: --board: the board has only one size\n"),
        ("tictactoe random nobody", "error: expected one of random, greedy, "),
        ("othello -d 3 randy greedy --random-plies 9 --quiet", "error: no game lasts longer than 9 random plies\n"),
    ] {
        assert!(refused(line).starts_with(message), "{line}: {}", refused(line));
    }
    fs::remove_dir_all(folder.path()).expect("a folder");
    report("othello -d 4 randy greedy --seed 1", folder.path());
    assert!(refused("go random greedy").ends_with("contest.json: expected a contest of go, found one of othello\n"));
    let (name, records) = &files(folder.path())[0];
    for (changed, message) in [
        (records.replace("\"swapped\":false", "\"swapped\":true"), ":1: expected the other colors\n"),
        (records.replace("\"number\":2", "\"number\":3"), ":2: expected number 2, found number 3\n"),
        (records.replace("greedy", "eve"), ":1: expected a game of "),
    ] {
        let changed = signed(folder.path(), &format!("records/{name}"), &changed);
        fs::write(folder.path().join("records").join(name), changed).expect("a file");
        let said = refused("othello -d 4 randy greedy --quiet");
        assert!(said.contains(&format!("{name}{message}")), "{said}");
    }
}
