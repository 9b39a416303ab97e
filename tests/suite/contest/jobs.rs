//! Contests as jobs, which run in any order, anywhere, twice.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use super::{Class, FOUR, files, lines, player, report};
use crate::{done, has, suite, text};

/// `suite` in a folder.
fn command(line: &str, folder: &Path) -> Command {
    let mut command = suite();
    command.args(line.split_whitespace()).current_dir(folder);
    command
}

fn merged(folder: &Path) -> Value {
    serde_json::from_slice(&fs::read(folder.join("contest.json")).expect("a report")).expect("JSON")
}

/// Runs a command that has to be refused, and returns what it says.
#[track_caller]
fn refused(line: &str, folder: &Path) -> String {
    let output = command(line, folder).output().expect("the command starts");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
    text(&output.stderr).to_owned()
}

#[test]
fn jobs_run_in_any_order_and_twice() {
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path();
    let expected = report(&format!("{FOUR} --seed 1"), &home.join("whole"));
    let planned = done(&mut command(&format!("contest plan {FOUR} --seed 1 --out plan --for hyperqueue"), home));
    assert_eq!(text(&planned.stderr), "seed 1, 6 jobs in plan, 6 to do\n");
    let typed: Vec<_> = text(&planned.stdout).lines().collect();
    assert!(typed[0].starts_with("hq submit --array=1-6 ") && typed[0].contains(" run /"), "{typed:?}");
    assert!(typed[1].contains(" merge /"), "{typed:?}");

    done(&mut command("run plan --job 3", home));
    let merge = || command("merge plan", home).output().expect("the command starts");
    let Output { status, stdout, .. } = merge();
    assert_eq!(status.code(), Some(1));
    assert!(
        text(&stdout).starts_with("othello, seed 1: 4 entries, 4 games that begin after 4 random moves (partial: "),
        "{}",
        text(&stdout)
    );
    assert!(text(&stdout).ends_with("\nnot played yet: 5 of 6 jobs, 1-2, 4-6\n"), "{}", text(&stdout));
    let jobs: Vec<_> =
        ["2-6", "5-6", "1-6"].iter().map(|job| command(&format!("run plan --job {job}"), home).spawn()).collect();
    for job in jobs {
        assert!(job.expect("a start").wait().expect("an end").success());
    }
    done(&mut command("merge plan", home));
    assert_eq!((merged(&home.join("plan")), lines(&home.join("plan"))), (expected, 24));
    done(&mut command("merge plan", home));

    // Records that were changed are refused, and played again by their job.
    let expected = merged(&home.join("plan"));
    let before = files(&home.join("plan"));
    let (name, records) = &before[2];
    let number = fs::read_to_string(home.join("plan/plan.jsonl")).expect("a plan");
    let number = number.lines().position(|line| line.contains(name)).expect("a job");
    fs::write(home.join("plan/records").join(name), records.replace("\"number\":4", "\"number\":5")).expect("records");
    let Output { status, stdout, stderr } = merge();
    let told = format!("records/{name}:4: changed by hand: checksum mismatch; this line does not count, nor ");
    assert!(status.code() == Some(1) && text(&stderr).matches(&told).count() == 1, "{}", text(&stderr));
    assert!(text(&stdout).ends_with(&format!("\nnot played yet: 1 of 6 jobs, {number}\n")), "{}", text(&stdout));
    done(&mut command(&format!("run plan --job {number}"), home));
    assert_eq!(text(&done(&mut command("merge plan", home)).stderr), "");
    assert_eq!(merged(&home.join("plan")), expected);

    // An element of Slurm's job array, as Slurm runs it.
    done(&mut command(&format!("contest plan {FOUR} --seed 2 --out array --for slurm --batch 4"), home));
    done(Command::new("sh").arg(home.join("array/slurm.sh")).env("SLURM_ARRAY_TASK_ID", "2"));
    let merge = command("merge array", home).output().expect("the command starts");
    assert!(text(&merge.stdout).ends_with("\nnot played yet: 4 of 6 jobs, 1-4\n"), "{}", text(&merge.stdout));

    // The same folder, with another entry.
    let more = FOUR.replace("randy", "randy minimax:limit=1");
    let planned = done(&mut command(&format!("contest plan {more} --out plan"), home));
    assert_eq!(text(&planned.stderr), "seed 1, 10 jobs in plan, 4 to do\n");

    for (line, message) in [
        ("run plan --job 11", "error: --job: expected numbers from 1 to 10, found 11-11\n"),
        (
            "run nowhere --job 1",
            "error: nowhere: found no plan.jsonl; make one with `suite class plan`, `suite contest plan`, \
             `suite othello train plan` or `suite prove plan`\n",
        ),
        (
            "contest plan go random true --out x",
            "error: expected built-in players, or the folder or archive that has the programs\n",
        ),
    ] {
        assert_eq!(refused(line, home), message);
    }
    let plan = home.join("plan/plan.jsonl");
    let text_of_plan = fs::read_to_string(&plan).expect("a plan");
    // The verbs have another name, too.
    let merged_by_contest = suite().args(["contest", "merge", "plan"]).current_dir(home).output().expect("a run");
    assert_eq!(merged_by_contest.status.code(), Some(1));
    fs::rename(home.join("plan/checksum.key"), home.join("key")).expect("a key");
    for line in ["merge plan", "run plan --job 1"] {
        let message =
            "error: plan: found no checksum.key, by which its results are verified; copy that, too, or begin anew\n";
        assert_eq!(refused(line, home), message);
    }
    fs::rename(home.join("key"), home.join("plan/checksum.key")).expect("a key");
    let edited = text_of_plan.replace("\"openings\":2", "\"openings\":3");
    fs::write(&plan, edited).expect("a plan");
    assert!(refused("merge plan", home).contains("plan.jsonl: changed since it was made: checksum mismatch"));
    fs::write(&plan, text_of_plan.replace("suite/contest-plan", "suite/lesson")).expect("a plan");
    let said = refused("merge plan", home);
    assert!(
        said.starts_with("error: plan: expected a plan of `suite class plan`, ") && said.contains(" a suite/lesson "),
        "{said}"
    );
}

#[test]
fn swiss_rounds_are_planned_one_at_a_time() {
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path();
    let swiss = format!("{FOUR} minimax:limit=1 --rounds 3 --finals 2");
    let expected = report(&format!("{swiss} --seed 2"), &home.join("whole"));
    let mut told = Vec::new();
    // Three rounds, and the final.
    for round in 1..=4 {
        let plan = done(&mut command(&format!("contest plan {swiss} --seed 2 --out plan"), home));
        let count: usize =
            text(&plan.stderr).split([',', ' ']).nth(3).and_then(|count| count.parse().ok()).expect("jobs");
        told.push(count);
        done(&mut command(&format!("run plan --job 1-{count}"), home));
        let merge = command("merge plan", home).output().expect("the command starts");
        assert_eq!(merge.status.code(), Some(i32::from(round < 4)), "round {round}");
        let next = text(&merge.stdout).split_once("\nnot planned yet: ").map(|(_, next)| next);
        let expected = ["the next round; plan again\n", "the next round; plan again\n", "the final; plan again\n"];
        assert_eq!(next, expected.get(round - 1).copied());
    }
    assert_eq!((told[..3].to_vec(), merged(&home.join("plan"))), (vec![2, 4, 6], expected));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_only_pairings_with_a_changed_program_are_played_again() {
    if !has("python3") {
        return;
    }
    let class = Class::new(&[("ann.py", &player("PASS")), ("bob.py", &player("PASS")), ("eve.py", &player("PASS"))]);
    let (home, plan) = (class.0.path(), class.0.path().join("plan"));
    let line = "contest plan go --size 2 --random-plies 1 --seed 1 submissions --out plan --for parallel";
    let run = |expected: &str| {
        let planned = done(&mut command(line, home));
        assert_eq!(text(&planned.stderr), expected);
        let (run, merge) = text(&planned.stdout).trim_end().split_once('\n').expect("two lines");
        assert!(run.starts_with("seq 3 | parallel ") && run.ends_with(" --job {}"), "{run}");
        if has("parallel") {
            done(Command::new("sh").args(["-c", run]).current_dir(home));
        } else {
            done(&mut command("run plan --job 1-3", home));
        }
        done(Command::new("sh").args(["-c", merge]).current_dir(home));
    };
    run("seed 1, 3 jobs in plan, 3 to do\n");
    let before = files(&plan);

    // The copy that was planned is what plays.
    class.write("bob.py", &player("0,9"));
    done(&mut command("run plan --job 1-3", home));
    assert_eq!(files(&plan), before);
    run("seed 1, 3 jobs in plan, 2 to do\n");
    let after = files(&plan);
    assert!(after.len() == 5 && before.iter().all(|file| after.contains(file)), "those of the old program are kept");

    fs::write(plan.join("submissions/eve/eve.py"), "pass").expect("a program");
    let said = refused("run plan --job 1", home);
    assert_eq!(said, "error: submissions/eve has changed since it was planned: plan again\n");
}
