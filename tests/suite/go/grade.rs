//! Programs are graded by the assignment's rubric.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::checksums::signed_records;
use crate::processes::{interrupt, wait_until};
use crate::{document, snapshots, suite, text};

/// `suite go grade` of a command, with its records in a folder.
fn grade(graded: &str, arguments: &str, folder: &Path) -> Command {
    let mut command = suite();
    command.args(["go", "grade", graded, "--out"]).arg(folder).args(arguments.split_whitespace());
    command
}

fn resume(graded: &str, arguments: &str, folder: &Path) -> Command {
    let mut command = suite();
    command.args(["go", "grade", graded, "--resume"]).arg(folder).args(arguments.split_whitespace());
    command
}

#[track_caller]
fn done(mut command: Command) -> Output {
    let output = command.output().expect("the command starts");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    output
}

/// A program that places its stones row by row on the empty points, which is suicide sooner or later. It starts no
/// others, which would take longer than the games.
const ROW_BY_ROW: &str = concat!(
    "sh -c 'line=0; while read -r points || [ -n \"$points\" ]; do line=$((line+1)); ",
    r#"[ $line -lt 7 ] || case $points in *0*) i=${points%%0*}; echo "$((line-7)),${#i}" >output.txt; exit;; esac; "#,
    "done <input.txt'"
);

#[test]
fn a_grading_is_pinned() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let output = done(grade("aggressive", "--stage 1 --seed 1 --json", &records));
    assert_eq!(text(&output.stderr), format!("seed 1, records in {}\n", records.display()));
    let document = document(&output);
    let pretty = serde_json::to_string_pretty(&document).expect("JSON");
    snapshots("go").bind(|| insta::assert_snapshot!("grade", pretty));
    let parts = document["parts"].as_array().expect("parts");
    let points: f64 = parts.iter().map(|part| part["points"].as_f64().expect("points")).sum();
    assert_eq!(document["points"], json!(points));
    for name in ["random", "greedy", "aggressive", "alphabeta"] {
        let lines = fs::read_to_string(records.join(format!("{name}.jsonl"))).expect("records");
        let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("a record")).collect();
        assert_eq!(games.len(), 20);
        for (game, number) in games.iter().zip(1..) {
            let side = if number % 2 == 1 { "black" } else { "white" };
            assert_eq!(
                (&game["number"], &game["variant"], &game["players"][side]),
                (&json!(number), &json!({"size": 5}), &json!("aggressive"))
            );
        }
    }
    assert_eq!(
        document,
        crate::document(&done(grade("aggressive", "--stage 1 --seed 1 --json --jobs 4", &folder.path().join("again"))))
    );
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_table_names_each_kind_of_fault() {
    let folder = tempfile::tempdir().expect("a folder");
    let gradescope = folder.path().join("results.json");
    let mut command = grade(ROW_BY_ROW, "--stage 1 --seed 2 --quiet --confine off", &folder.path().join("records"));
    let output = done({
        command.arg("--gradescope").arg(&gradescope);
        command
    });
    assert_eq!(text(&output.stderr), "");
    let table = text(&output.stdout);
    let aggressive = table.lines().find(|line| line.starts_with("  aggressive")).expect("a line");
    let words: Vec<_> = aggressive.split_whitespace().collect();
    assert_eq!(words[..12].join(" "), "aggressive 0 of 20 0 % 0 to 16 % 0.00 25", "{table}");
    assert!(aggressive.ends_with("  20 any-empty-point"), "{table}");
    let told = "\naggressive: 20 of 20 games lost by one mistake (any-empty-point): stones are placed on any empty \
         point: neither suicide nor ko is forbidden\n  \
         game 1, as black: move 5, played 0,0: the stone would have no liberty (suicide)\n";
    assert!(table.contains(told), "{table}");

    let results: Value = serde_json::from_slice(&fs::read(gradescope).expect("results")).expect("JSON");
    let tests = results["tests"].as_array().expect("tests");
    assert_eq!(tests.len(), 4);
    for (test, (name, most)) in
        tests.iter().zip([("random", 25), ("greedy", 25), ("aggressive", 25), ("alphabeta", 15)])
    {
        assert_eq!((&test["name"], &test["max_score"]), (&json!(name), &json!(f64::from(most))));
        let told = test["output"].as_str().expect("words");
        let won: usize = told.split(' ').next().and_then(|won| won.parse().ok()).expect("a number");
        assert_eq!(told.lines().count(), 1 + 20 - won, "each loss has its line: {told}");
    }
    assert_eq!(results["output"], json!(table));
    assert!(!table.contains('\u{1b}'));
}

/// The same, but it passes where fewer than seven points are empty.
const ROW_BY_ROW_AT_FIRST: &str = concat!(
    "sh -c 'line=0; rows=; while read -r points || [ -n \"$points\" ]; do line=$((line+1)); ",
    r#"[ $line -lt 7 ] || rows="$rows$points"; done <input.txt; "#,
    r#"case $rows in *0*0*0*0*0*0*0*) i=${rows%%0*}; echo "$((${#i}/5)),$((${#i}%5))";; *) echo PASS;; esac "#,
    ">output.txt'"
);

#[test]
fn what_explains_illegal_moves_has_to_explain_further_answers_too() {
    for (program, expected) in [(ROW_BY_ROW, "any-empty-point"), (ROW_BY_ROW_AT_FIRST, "suicide")] {
        let folder = tempfile::tempdir().expect("a folder");
        let records = folder.path().join("records");
        let graded = document(&done(grade(program, "--stage 1 --games 5 --seed 2 --confine off --json", &records)));
        let mistakes = graded["parts"][2]["mistakes"].as_array().expect("mistakes");
        assert_eq!(mistakes[0]["id"], json!(expected), "{graded}");
        let asked = fs::read_to_string(records.join("further turns 1.jsonl")).expect("answers");
        assert_eq!(asked.lines().count(), 20);
        // Whoever goes on asks no more.
        let again = document(&done(resume(program, "--json", &records)));
        assert_eq!(again, graded);
        assert_eq!(fs::read_to_string(records.join("further turns 1.jsonl")).expect("answers"), asked);
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_a_lost_game_took_counts_when_a_grading_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let burn = "sh -c 'while :; do :; done'";
    let first =
        done(grade(burn, "--stage 1 --seed 1 --json --strict --time-limit 0.03 --wall-limit 60 --jobs 2", &records));
    let cpu = |output: &Output| {
        let document: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let parts = document["parts"].as_array().expect("parts");
        parts.iter().map(|part| part["cpu"].as_f64().expect("seconds")).sum::<f64>()
    };
    // Each of the 80 games ended with a move that took longer than that.
    assert!(cpu(&first) > 80.0 * 0.03, "{}", cpu(&first));
    assert_eq!(cpu(&first), cpu(&done(resume(burn, "--json", &records))));
    let grading: Value =
        serde_json::from_slice(&fs::read(records.join("grading.json")).expect("a file")).expect("JSON");
    assert_eq!(grading["rubric"]["strict"], json!(true), "it goes on within the same limits");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_program_may_be_graded_where_its_files_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own");
    fs::create_dir(&own).expect("a folder");
    // A program without that file would crash. This answer ends the game at once.
    fs::write(own.join("answer"), "9,9").expect("a file");
    let mut command = grade("cp answer output.txt", "--stage 1 --seed 1 --json", &folder.path().join("records"));
    command.arg("--work-dir").arg(&own);
    let document = document(&done(command));
    let [mistake] = &document["parts"][0]["mistakes"].as_array().expect("mistakes")[..] else { panic!("{document}") };
    assert_eq!((&mistake["id"], &mistake["cases"]), (&json!("off-board"), &json!(20)), "{document}");
    assert_eq!(fs::read_to_string(own.join("output.txt")).expect("an answer"), "9,9");
}

#[test]
fn both_opponents_of_stage_2_are_played() {
    let folder = tempfile::tempdir().expect("a folder");
    // Little time to think, for the championship's sake.
    let output = done(grade("random", "--stage 2 --seed 1 --time-limit 0.05 --json", &folder.path().join("records")));
    let document = document(&output);
    let opponents = document["parts"].as_array().expect("parts");
    let played = |part: &Value| (part["name"].clone(), part["games"].clone());
    let expected = ["qlearning", "championship"].map(|name| (json!(name), json!(20)));
    assert_eq!(opponents.iter().map(played).collect::<Vec<_>>(), expected);
    // The random player is no match for what has been learned.
    let won = opponents[0]["won"].as_u64().expect("a number");
    assert!(won <= 4, "{document}");
    let [mistake] = &opponents[0]["mistakes"].as_array().expect("mistakes")[..] else { panic!("{document}") };
    assert_eq!((&mistake["id"], &mistake["cases"]), (&json!("score"), &json!(20 - won)));
    assert!(mistake["summary"].as_str().expect("a line").contains(": lost by "), "{document}");
}

#[test]
fn an_interrupted_grading_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let [whole, cut] = ["whole", "cut"].map(|name| folder.path().join(name));
    let expected = document(&done(grade("greedy", "--stage 1 --seed 3 --json", &whole)));
    done(grade("greedy", "--stage 1 --seed 3 --json", &cut));
    let random = fs::read_to_string(cut.join("random.jsonl")).expect("records");
    let seven_and_a_half: usize = random.lines().take(7).map(|line| line.len() + 1).sum::<usize>() + 50;
    fs::write(cut.join("random.jsonl"), &random[..seven_and_a_half]).expect("half of them");
    fs::remove_file(cut.join("alphabeta.jsonl")).expect("records");
    assert_eq!(document(&done(resume("greedy", "--json", &cut))), expected);
    for name in ["random", "greedy", "aggressive", "alphabeta"] {
        let games = |folder: &Path| -> Vec<Value> {
            let lines = fs::read_to_string(folder.join(format!("{name}.jsonl"))).expect("records");
            let record = |line| serde_json::from_str::<Value>(line).expect("a record");
            lines.lines().map(record).map(|game| json!([game["number"], game["moves"], game["winner"]])).collect()
        };
        assert_eq!(games(&cut), games(&whole), "{name}");
    }
}

#[cfg(unix)]
#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_ctrl_c_keeps_what_was_played_and_says_how_to_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    // A game ends with its first move, so that the rest of them take little.
    let slow = "sh -c 'sleep 0.2; exit 1'";
    let results = folder.path().join("results.json").display().to_string();
    let options = format!("--stage 1 --seed 1 --gradescope {results}");
    let child = grade(slow, &options, &records).stderr(std::process::Stdio::piped()).spawn().expect("a start");
    let recorded = || fs::read_to_string(records.join("random.jsonl")).unwrap_or_default().lines().count();
    wait_until(|| recorded() >= 2);
    interrupt(&child);
    let output = child.wait_with_output().expect("an end");
    let told = format!(
        "to continue: --resume {} --gradescope {results}\nerror: interrupted; what is finished is recorded\n",
        records.display()
    );
    assert_eq!(output.status.code(), Some(130));
    assert!(text(&output.stderr).ends_with(&told), "{}", text(&output.stderr));
    let before = recorded();
    assert!((2..20).contains(&before), "{before}");
    let first_line =
        fs::read_to_string(records.join("random.jsonl")).expect("records").lines().next().map(str::to_owned);
    // Games that were played stay as they are.
    let report = document(&done(resume(slow, "--json --quiet --jobs 8", &records)));
    assert_eq!(report["parts"][0]["games"], json!(20));
    assert_eq!(
        fs::read_to_string(records.join("random.jsonl")).expect("records").lines().next().map(str::to_owned),
        first_line
    );
}

#[test]
fn what_cannot_be_graded_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    done(grade("random", "--stage 1 --seed 1", &records));
    let refused = |mut command: Command, message: &str| {
        let output = command.output().expect("the command starts");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{message}");
        assert!(text(&output.stderr).contains(message), "{message}: {}", text(&output.stderr));
    };
    refused(grade("random", "--stage 1", &records), "contains a grading already; to continue it: --resume ");
    refused(resume("greedy", "", &records), "grades `random`, not `greedy`");
    refused(resume("random", "--seed 3", &records), "cannot be used with");
    refused(resume("random", "--time-limit 3", &records), "cannot be used with");
    refused(resume("random", "", &folder.path().join("none")), "expected a grading to resume, found none");
    refused(
        grade("manual", "", &folder.path().join("other")),
        "expected a program or a built-in player, found `manual`",
    );
    refused(grade("no-such-program-here", "", &folder.path().join("other")), "found no program `no-such-program-here`");
    let other = folder.path().join("other");
    refused(grade("random", "--gradescope none/results.json", &other), "cannot write none/results.json");
    assert!(!other.exists(), "nothing was begun");
    refused(
        grade("random", "--work-dir . --jobs 2", &folder.path().join("jobs")),
        "--work-dir: expected --jobs 1, found 2",
    );
    refused(grade("random", "--stage 3", &folder.path().join("other")), "possible values: all, 1, 2");
    let random = fs::read_to_string(records.join("random.jsonl")).expect("records");
    for (records_of_random, message) in [
        (
            random.clone() + random.lines().last().expect("a game") + "\n",
            "21: expected 20 lines, found another one, of number 20",
        ),
        (random.replacen("\"number\":5", "\"number\":3", 1), "random.jsonl:5: expected number 5, found number 3"),
        (
            random.replacen("\"black\":\"random\"", "\"black\":\"greedy\"", 1),
            "random.jsonl:1: expected `random`, found `greedy`",
        ),
        (random.replacen("\"seed\":12", "\"seed\":13", 1), "random.jsonl:1: expected seed 12, found seed 13"),
        ("{\"rubbish\":1}\n".to_owned(), "random.jsonl:1: not a game record"),
    ] {
        let records_of_random = signed_records(&records, "random", &records_of_random);
        fs::write(records.join("random.jsonl"), records_of_random).expect("records");
        refused(resume("random", "", &records), message);
    }
    let grading = fs::read_to_string(records.join("grading.json")).expect("a file");
    for (changed, message) in [
        (grading.replace("\"seed\":1,", "\"seed\":2,"), "grading.json: changed by hand: checksum mismatch; begin anew"),
        (
            grading.replace(",\"checksum\":\"", ",\"check\":\""),
            "grading.json: no checksum; begin anew, without --resume",
        ),
    ] {
        fs::write(records.join("grading.json"), changed).expect("a file");
        refused(resume("random", "", &records), message);
    }
    fs::write(records.join("grading.json"), r#"{"schema":"suite/grading","version":9}"#).expect("a file");
    refused(resume("random", "", &records), "grading.json: expected version 3 of suite/grading, found version 9");
    fs::write(records.join("grading.json"), r#"{"schema":"suite/grade","version":2}"#).expect("a file");
    refused(resume("random", "", &records), "grading.json: expected a suite/grading document, found \"suite/grade\"");
    fs::write(records.join("grading.json"), "{").expect("rubbish");
    refused(resume("random", "", &records), "grading.json: EOF");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_submission_has_a_name_and_a_folder_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let fails = |name: &str, program: &str| {
        fs::create_dir(folder.path().join(name)).expect("a folder");
        fs::write(folder.path().join(name).join("player.sh"), program).expect("a program");
    };
    fails("ann", "exit 1");
    fails("bob", "exit  1");
    let grade = |command: &str, more: &[&str]| {
        let mut grade = suite();
        grade.args(["go", "grade", command, "--stage", "1", "--seed", "1", "--json"]).args(more);
        grade.current_dir(folder.path());
        serde_json::from_slice::<Value>(&done(grade).stdout).expect("a document")
    };
    let [ann, bob] = ["ann", "bob"].map(|name| grade(&format!("sh {name}/player.sh"), &[]));
    let again = grade("sh ann/player.sh", &["--name", "Ann B."]);
    assert_eq!([&ann["name"], &bob["name"], &again["name"]], ["ann", "bob", "Ann B."]);
    assert!(ann["hash"] != bob["hash"] && ann["hash"] == again["hash"]);
    for name in ["ann", "bob"] {
        assert!(folder.path().join(format!("grade-{name}-player.sh/grading.json")).is_file(), "{name}");
    }
    fs::write(folder.path().join("ann/player.sh"), "exit 2").expect("another program");
    let mut changed = suite();
    changed.args(["go", "grade", "sh ann/player.sh", "--resume"]).current_dir(folder.path());
    let output = changed.output().expect("the command starts");
    let told = "the files of `sh ann/player.sh` have changed: grade-ann-player.sh grades ";
    assert!(text(&output.stderr).contains(told) && output.status.code() == Some(2), "{}", text(&output.stderr));
}

#[test]
fn a_crash_is_told_with_what_the_program_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let crashing = "sh -c 'printf \"no \\033 idea\\n\" >&2; exit 3'";
    let table = done(grade(crashing, "--stage 1 --seed 1 --quiet --jobs 4", &folder.path().join("records")));
    let told = "games lost: crash\n  game 1, as black: move 1, crashed: exit status: 3\n    no \\u{1b} idea\n";
    assert!(text(&table.stdout).contains(told), "{}", text(&table.stdout));
}

#[test]
fn a_loss_is_told_from_the_loser_s_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = done(grade("random", "--stage 1 --seed 1 --quiet", &folder.path().join("records")));
    let told = "\ngreedy: 16 of 20 games lost: score\n  \
         game 1, as black: lost by 8 to 14.5 points: 8 stones to 12, and a komi of 2.5 for white\n";
    assert!(text(&table.stdout).contains(told), "{}", text(&table.stdout));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_several_seeds_bring_the_points_of_a_grading_with_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let report = |arguments: &str, name: &str| {
        document(&done(grade("greedy", &format!("--stage 1 {arguments} --quiet --json"), &path(name))))
    };
    let alone = ["1", "2", "3"].map(|seed| report(&format!("--seed {seed}"), seed));
    assert!(alone.iter().all(|one| one.get("points_by_seed").is_none() && one.get("deviation").is_none()));
    let points = |report: &Value| report["points"].as_f64().expect("points");
    let [first, second, third] = alone.each_ref().map(points);
    assert!(first != second && second != third, "the points differ: {first}, {second}, {third}");
    let all = report("--seed 1 --seeds 3", "all");
    assert_eq!(all["points_by_seed"], json!([first, second, third]));
    let mean = (first + second + third) / 3.0;
    let deviation = ([first, second, third].map(|points| (points - mean).powi(2)).iter().sum::<f64>() / 2.0).sqrt();
    assert!((points(&all) - mean).abs() < 1e-9 && (all["deviation"].as_f64().expect("it") - deviation).abs() < 1e-9);
    for (index, part) in all["parts"].as_array().expect("parts").iter().enumerate() {
        let parts = alone.each_ref().map(|one| &one["parts"][index]);
        assert_eq!(part["points_by_seed"], json!(parts.map(points)));
        assert_eq!(part["won"], json!(parts.iter().filter_map(|one| one["won"].as_u64()).sum::<u64>()));
        assert_eq!(part["for_all_points"], "win at least 18 of 20 games with each seed");
    }
    // What is resumed keeps the seeds, and goes on in the midst of them.
    let records = path("all").join("greedy.jsonl");
    let lines = fs::read_to_string(&records).expect("records");
    fs::write(&records, lines.split_inclusive('\n').take(29).collect::<String>()).expect("records");
    let page = path("page.html");
    let options = format!("--points random=50 --quiet --html {}", page.display());
    let output = done(resume("greedy", &options, &path("all")));
    let random = alone.each_ref().map(|one| points(&one["parts"][0]));
    let weighed = [first + random[0], second + random[1], third + random[2]].map(|points| format!("{points:.2}"));
    let told = format!("\npoints with each of 3 seeds: {}; mean ", weighed.join(", "));
    assert!(text(&output.stdout).contains(&told), "{}", text(&output.stdout));
    let shown = fs::read_to_string(&page).expect("a page");
    assert!(text(&output.stdout).contains("greedy, seeds 1 to 3\n") && shown.contains(", seeds 1 to 3</p>"), "{shown}");
    assert!(shown.contains(told.trim_start()) && shown.contains("--seed=1 --stage=1 --seeds=3"), "{shown}");
    let again = fs::read_to_string(&records).expect("records");
    let games = |lines: &str| -> Vec<Value> {
        let games = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("a record"));
        games.map(|game| json!([game["number"], game["seed"], game["swapped"], game["moves"]])).collect()
    };
    assert_eq!((games(&again), again.lines().count()), (games(&lines), 60));
    // One seed changes no byte.
    report("--seed 1 --seeds 1", "one");
    let conditions = ["1", "one"].map(|name| fs::read_to_string(path(name).join("grading.json")).expect("a file"));
    assert!(conditions.iter().all(|conditions| !conditions.contains("seeds")), "{conditions:?}");
}

#[test]
fn colors_alternate_with_each_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let output = done(grade("greedy", "--stage 2 --games 3 --seeds 2 --seed 1 --quiet", &records));
    let lines = fs::read_to_string(records.join("qlearning.jsonl")).expect("records");
    let games = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("a record"));
    let games: Vec<_> = games.map(|game| json!([game["number"], game["swapped"]])).collect();
    assert_eq!(json!(games), json!([[1, false], [2, true], [3, false], [4, false], [5, true], [6, false]]));
    let told = text(&output.stdout);
    assert!(told.contains("\na spot check of 6 games against each opponent: "), "{told}");
    assert!(told.contains("\npoints with each of 2 seeds: "), "{told}");
    assert_eq!(text(&done(resume("greedy", "--quiet", &records)).stdout), told);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_spot_check_tells_how_uncertain_its_points_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let output = done(grade("greedy", "--stage 1 --games 6 --seed 1 --quiet", &records));
    let told = text(&output.stdout);
    assert!(told.contains(" of 6 ") && !told.contains(" of 20 "), "{told}");
    let line = told.lines().find(|line| line.starts_with("a spot check of 6 games against each opponent: "));
    let words: Vec<_> = line.expect("a range").split(' ').collect();
    let at = words.iter().position(|&word| word == "to").expect("a range");
    let [low, high] = [at - 1, at + 1].map(|index| words[index].parse::<f64>().expect("points"));
    let points = told.lines().find_map(|line| line.strip_suffix(" of 90 points")).expect("points");
    let points: f64 = points.parse().expect("points");
    assert!(low <= points && points <= high && low < high && high <= 90.0, "{told}");
    assert!(told.contains(" of 2160 s of CPU time"), "{told}");
    // What is resumed keeps the number, and other points have another range.
    let output = done(resume("greedy", "--points random=50 --quiet --json", &records));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a document");
    let parts = report["parts"].as_array().expect("parts");
    assert!(parts.iter().all(|part| part["games"] == 6 && part["points_low"].as_f64() <= part["points"].as_f64()));
    assert_eq!((&parts[0]["of"], parts[0]["points_high"].as_f64() > Some(25.0)), (&json!(50.0), true), "{report}");
    // All games are no spot check.
    let output = done(grade("greedy", "--stage 2 --games 20 --seed 1 --quiet --json", &folder.path().join("all")));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a document");
    assert_eq!((&report["parts"][0]["games"], report["parts"][0].get("points_low")), (&json!(20), None));
    let conditions = fs::read_to_string(folder.path().join("all/grading.json")).expect("a file");
    assert!(!conditions.contains("games"), "the bytes are those of a grading without the option: {conditions}");
}
