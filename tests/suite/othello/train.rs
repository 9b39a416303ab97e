//! `suite othello train`.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{done, suite, text};

/// `suite othello train` in a folder, with arguments separated by blanks.
fn train(folder: &Path, line: &str) -> Command {
    let mut command = suite();
    command.args(["othello", "train"]).args(line.split(' ')).current_dir(folder);
    command
}

/// A lesson that takes no time.
const LESSON: &str = "-d 6 --games 101 --nodes 10 --exact 4 --seed 3";

#[test]
fn an_interrupted_lesson_resumes() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = |file: &str| fs::read(folder.path().join(file)).expect("a file");
    let whole = done(&mut train(folder.path(), &format!("{LESSON} --rounds 2 --data games --out whole")));
    assert_eq!((text(&whole.stdout).lines().count(), text(&whole.stderr)), (2 * (1 + 8), ""));
    assert!(text(&whole.stdout).starts_with("round 1      positions     error  held out     error\n4 to 8 disks  "));
    fs::remove_file(folder.path().join("games/round-2/000001")).expect("the games of a job");
    let resumed = done(&mut train(folder.path(), &format!("{LESSON} --rounds 2 --data games --out resumed")));
    assert_eq!(text(&resumed.stdout), text(&whole.stdout));
    assert_eq!(text(&resumed.stderr), "resuming from the games in games\n");
    assert!(read("resumed") == read("whole"));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_jobs_in_any_order_give_the_same_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = |file: &str| fs::read(folder.path().join(file)).expect("a file");
    let whole = done(&mut train(folder.path(), &format!("{LESSON} --rounds 2 --data games --out whole")));
    let merge = || train(folder.path(), "merge lesson").output().expect("a run");
    let mut merged = String::new();
    for round in [1, 2] {
        let planned = done(&mut train(folder.path(), &format!("plan {LESSON} --out lesson --for hyperqueue")));
        let expected = format!("round {round}, 3 jobs in lesson, 3 to do\n");
        assert!(text(&planned.stderr).ends_with(&expected), "{}", text(&planned.stderr));
        assert!(text(&planned.stdout).contains(" run /"), "{}", text(&planned.stdout));
        done(&mut train(folder.path(), "run lesson --job 3"));
        let missing = merge();
        assert_eq!(missing.status.code(), Some(1));
        assert_eq!(text(&missing.stdout), "not played yet: 2 of 3 jobs, 1-2\n");
        // Those that overlap wait for each other.
        let mut running = ["1-2", "2-3"]
            .map(|jobs| train(folder.path(), &format!("run lesson --job {jobs}")).spawn().expect("the command starts"));
        assert!(running.iter_mut().all(|run| run.wait().expect("a run").success()));
        let fitted = merge();
        assert_eq!(
            text(&fitted.stderr),
            format!("wrote lesson/round-{round}.weights; plan again for round {}\n", round + 1)
        );
        merged += text(&fitted.stdout);
        assert_eq!(text(&merge().stdout), text(&fitted.stdout));
    }
    assert_eq!(merged, text(&whole.stdout));
    assert!(read("lesson/round-2.weights") == read("whole"));
    assert!(read("lesson/lesson.json") == read("games/lesson.json"));
    // A lesson on one machine goes on with the games of jobs.
    fs::remove_file(folder.path().join("lesson/round-2/000001")).expect("the games of a job");
    done(&mut train(folder.path(), &format!("{LESSON} --rounds 2 --data lesson --out resumed")));
    assert!(read("resumed") == read("whole"));
    // The weights of the players have to be there.
    fs::remove_file(folder.path().join("lesson/round-1.weights")).expect("weights");
    let output = train(folder.path(), "run lesson --job 1").output().expect("a run");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("lesson/round-1.weights"), "{}", text(&output.stderr));
}

#[test]
fn a_lesson_begins_with_the_weights_that_it_is_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = |file: &str| fs::read(folder.path().join(file)).expect("a file");
    done(&mut train(folder.path(), &format!("{LESSON} --rounds 1 --data first --out first.weights")));
    let further = format!("{LESSON} --rounds 1 --from first.weights --data further --out further.weights");
    let learned = done(&mut train(folder.path(), &further));
    assert!(read("further.weights") != read("first.weights"));
    assert!(read("further/round-1/000000") != read("first/round-1/000000"));
    // Jobs begin with the same.
    let plan = format!("plan {LESSON} --from first.weights --out lesson --for parallel");
    done(&mut train(folder.path(), &plan));
    done(&mut train(folder.path(), "run lesson --job 1-3"));
    assert_eq!(text(&done(&mut train(folder.path(), "merge lesson")).stdout), text(&learned.stdout));
    assert!(read("lesson/round-1.weights") == read("further.weights"));
    // It resumes with these and no others.
    assert_eq!(text(&done(&mut train(folder.path(), &further)).stderr), "resuming from the games in further\n");
    for other in [further.replace(" --from first.weights", ""), further.replace("first.weights", "further.weights")] {
        let output = train(folder.path(), &other).output().expect("a run");
        let expected = "error: further/round-0.weights: expected the weights of --from, and none without it\n";
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), expected));
    }
    let output = train(folder.path(), &further.replace("-d 6", "-d 8")).output().expect("a run");
    let expected = concat!(
        r#"error: first.weights: expected weights for {"size":8,"rules":"ends"}, "#,
        r#"found {"size":6,"rules":"ends"}"#,
        "\n"
    );
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), expected));
}

#[test]
fn what_cannot_be_learned_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let fails = |line: &str, message: &str| {
        let output = train(folder.path(), line).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(text(&output.stderr).contains(message), "{line}: {}", text(&output.stderr));
    };
    fails("-d 7 --data games --out weights", "error: --size: expected 6 or 8, found 7\n");
    fails("plan -d 7 --out lesson", "error: --size: expected 6 or 8, found 7\n");
    fails("--rounds 2", "required arguments were not provided:\n  --data <DIR>\n  --out <FILE>\n");
    let lesson = r#"{"size":6,"rules":"ends","seed":4,"games":101,"nodes":10,"exact":4}"#;
    let document = lesson.replacen('{', r#"{"schema":"suite/lesson","version":1,"#, 1);
    fs::create_dir_all(folder.path().join("games/round-1")).expect("a folder");
    fs::write(folder.path().join("games/lesson.json"), document).expect("a file");
    fails(
        &format!("{LESSON} --rounds 2 --data games --out weights"),
        &format!(
            "error: games/lesson.json: expected {}, found {lesson}\n",
            lesson.replace(r#""seed":4"#, r#""seed":3"#)
        ),
    );
    fs::write(folder.path().join("games/round-1/000000"), "?").expect("a file");
    fails(
        &format!("{} --data games --out weights", LESSON.replace("--seed 3", "--seed 4")),
        "error: games/round-1/000000: corrupt games; remove the file to play them again\n",
    );
}
