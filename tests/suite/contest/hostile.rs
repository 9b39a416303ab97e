//! Contests with hostile programs: they go on to their end, can be resumed, and nobody else's points change.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::process::Command;

use serde_json::{Value, json};

use super::{Class, contest, files, player};
use crate::confinement::is_confined;
use crate::hostile::programs;
use crate::{done, has, suite, text};

/// Returns a program that answers well if its attack succeeds.
fn attacker(attack: &str) -> String {
    format!("OUTPUT, MARK = 'output.txt', ''\n{}\n\ndef answer():\n    {}\n\n{attack}()\n", programs(), player("PASS"))
}

/// The points and faults of an entry.
fn result<'a>(report: &'a Value, name: &str) -> (&'a Value, &'a Value) {
    let entries = report["entries"].as_array().expect("entries");
    let entry = entries.iter().find(|entry| entry["name"] == name).expect("an entry");
    (&entry["points"], &entry["faults"])
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_contest_with_hostile_programs_goes_on_and_is_resumed() {
    if !has("python3") || !is_confined() {
        return;
    }
    let class = Class::new(&[("ann.py", &player("PASS"))]);
    for (attack, _) in [
        ("nests_folders_in_place_of_its_files", None),
        ("hides_time_in_children_without_end", Some("timeout")),
        ("forks", Some("processes")),
    ] {
        class.write(&format!("{attack}.py"), &attacker(attack));
    }
    let options = "--time-limit 2 --wall-limit 20 --quiet";
    let report = class.report(options);
    assert_eq!(report["finished"], true);
    // Nobody plays better by what it does.
    for (name, points, fault) in [
        ("ann", 5.0, None),
        ("nests_folders_in_place_of_its_files", 5.0, None),
        ("hides_time_in_children_without_end", 0.0, Some("timeout")),
        ("forks", 0.0, Some("processes")),
    ] {
        let (found, faults) = result(&report, name);
        let ids: Vec<_> = faults.as_array().expect("faults").iter().map(|fault| &fault["id"]).collect();
        assert_eq!((found, ids), (&json!(points), fault.map(Value::from).iter().collect()), "{name}");
    }
    let before = files(&class.0.path().join("results"));
    assert_eq!((class.report(options), files(&class.0.path().join("results"))), (report, before));
}

/// Takes all processes that its user may have, before it is to move.
const HOG: &str = "import threading, time
try:
    while True: threading.Thread(target=time.sleep, args=(300,), daemon=True).start()
except RuntimeError: pass
print('Hog', flush=True)
time.sleep(300)
";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_program_that_takes_what_the_computer_has_loses_and_the_contest_goes_on() {
    // Root may have as many processes as there can be, and nobody else has as few here.
    const USER: &str = "4712";
    let is_root = fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0);
    if !is_root || !is_confined() || !["setpriv", "prlimit", "/usr/bin/python3"].into_iter().all(has) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let [hog, results, temporary] = ["hog.py", "results", "temporary"].map(|name| folder.path().join(name));
    fs::write(&hog, HOG).expect("a program");
    fs::create_dir(&temporary).expect("a folder");
    done(Command::new("chown").args(["-R", USER]).arg(folder.path()));
    let within = |processes: u32| {
        let own = suite();
        let command = contest("othello -d 4 --seed 1 --wall-limit 2 --json --quiet", &results);
        let mut poor = Command::new("prlimit");
        poor.args([
            &format!("--nproc={processes}:{processes}"),
            "setpriv",
            "--clear-groups",
            "--reuid",
            USER,
            "--regid",
            USER,
        ]);
        poor.arg(command.get_program()).args(command.get_args());
        poor.arg(format!("/usr/bin/python3 {}", hog.display())).arg(format!("{} othello", own.get_program().display()));
        poor.env("TMPDIR", &temporary).env("PATH", "/usr/bin:/bin").current_dir(folder.path()).output().expect("a run")
    };
    // A computer on which nothing can be started is at fault itself, and the contest goes on on a better one.
    let output = within(8);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(text(&output.stderr).contains("out of resources"), "{output:?}");
    let output = within(60);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let hog = &report["entries"][1];
    let faults = json!([{"id": "out-of-resources", "games": 1}, {"id": "timeout", "games": 1}]);
    assert_eq!((&hog["points"], &hog["faults"]), (&json!(0.0), &faults), "{report}");
    assert_eq!((&report["finished"], &report["entries"][0]["points"]), (&json!(true), &json!(2.0)), "{report}");
    let before = files(&results);
    assert_eq!(text(&within(60).stdout), text(&output.stdout), "it is resumed");
    assert_eq!(files(&results), before, "nothing is played again");
}
