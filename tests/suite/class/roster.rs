//! Rosters, late days and overrides: what a teacher decides about a class besides how it is graded.

use std::fs;

use serde_json::{Value, json};

use super::bad_input::refused;
use super::{Class, OPTIONS, program, program_without};
use crate::{has, text};

/// A class of five submissions, of which a compiler is needed for none: one is graded by running it.
fn class_of_five() -> Class {
    let class = Class::new();
    class.submit("Ann Bee.py", &program_without(3));
    class.submit("red/README", "later");
    class.submit("Rene\u{301}e Fay/README", "later");
    class.submit("007/README", "later");
    class.submit("zed/README", "later");
    class.write("roster.csv", ROSTER);
    class
}

const ROSTER: &str = "\
Last Name,First Name,SID,Email,Role,Group,ID
Bee,Ann,0001,ann@x.edu,Student,,11
Dee,Bob,0002,bob@x.edu,Student,Red,12
Dee,Cid,0003,cid@x.edu,Student,Red,13
Fay,Ren\u{e9}e,0005,fay@x.edu,Student,,15
Gil,Eve,007,eve@x.edu,Student,,16
Hal,Ida,0009,ida@x.edu,Student,,17
Staff,Tim,0010,tim@x.edu,TA,,18
";

impl Class {
    /// The grades of all students, by results.json: names, submissions, states, and what counts.
    fn grades(&self, results: &str) -> Vec<(String, Option<String>, String, Option<f64>)> {
        let report = self.report(results);
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let grade = |one: &Value| {
            let name = text(&one["name"]).expect("a name");
            (name, text(&one["submission"]), text(&one["state"]).expect("a state"), one["final_points"].as_f64())
        };
        report["grades"].as_array().expect("grades").iter().map(grade).collect()
    }
}

#[test]
fn a_roster_tells_whose_submissions_are_and_who_is_absent() {
    if !has("python3") {
        return;
    }
    let class = class_of_five();
    let grade = class.grade();
    let before = ["results.csv", "results.json"].map(|file| class.read(&format!("results/{file}")));
    let ann = class.points("results")[1].clone();
    assert_eq!(ann.0, "Ann Bee");
    let output = class.done(&format!("{grade} --roster roster.csv"));
    let told = text(&output.stdout);
    assert!(told.contains("\nof 6 on the roster, absent: 1 (Ida Hal)\nnot on the roster: 1 (zed)\n"), "{told}");
    let refused = |name: &str, id: &str| (name.to_owned(), Some(id.to_owned()), "refused".to_owned(), None);
    let expected = [
        ("Ann Bee".to_owned(), Some("Ann-Bee".to_owned()), "graded".to_owned(), ann.1),
        // The members of a group have what it has.
        refused("Bob Dee", "red"),
        refused("Cid Dee", "red"),
        // Whatever the normalization.
        refused("Ren\u{e9}e Fay", "Ren\u{e9}e-Fay"),
        refused("Eve Gil", "007"),
        ("Ida Hal".to_owned(), None, "absent".to_owned(), None),
        refused("zed", "zed"),
    ];
    assert_eq!(class.grades("results"), expected);
    let csv = class.read("results/results.csv");
    let lines: Vec<_> = csv.lines().collect();
    let start = "name,sid,email,group,state,points,of,greedy,minimax,alpha-beta,battle,\
        submitted,late_days,final_points,reason,";
    assert!(lines[0].starts_with(start), "{csv}");
    assert!(
        lines[1].starts_with("Ann Bee,0001,ann@x.edu,,graded,")
            && lines[6].starts_with("Ida Hal,0009,ida@x.edu,,absent,,")
    );
    let page = class.read("results/index.html");
    assert!(
        page.contains("1 of 6 students on the roster have submitted nothing") && page.contains("not on the roster")
    );
    // What was graded is not graded again, and without a roster everything is as before.
    assert_eq!(text(&output.stderr), "");
    class.done(&grade);
    assert_eq!(["results.csv", "results.json"].map(|file| class.read(&format!("results/{file}"))), before);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_gradebooks_keep_who_a_student_is() {
    if !has("python3") {
        return;
    }
    let class = class_of_five();
    let grade = format!("grade squirrel submissions --out results {OPTIONS} --roster roster.csv");
    class.done(&grade);
    let points = class.grades("results")[0].3.expect("points");
    let book = |name: &str| class.read(&format!("results/grades/{name}.csv"));
    let lines = |name: &str| book(name).lines().take(2).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(
        lines("canvas"),
        [
            "Student,ID,SIS User ID,SIS Login ID,Section,squirrel".to_owned(),
            format!("Ann Bee,11,0001,ann@x.edu,,{points:.2}")
        ]
    );
    assert_eq!(
        lines("brightspace"),
        ["OrgDefinedId,squirrel Points Grade,End-of-Line Indicator".to_owned(), format!("#0001,{points:.2},#")]
    );
    assert_eq!(lines("moodle"), ["ID number,Email address,squirrel".to_owned(), format!("0001,ann@x.edu,{points:.2}")]);
    let plain = lines("plain");
    assert_eq!(
        plain[0],
        "Last Name,First Name,SID,Email,Role,Group,ID,submission,state,points,of,late_days,final_points,reason"
    );
    assert!(plain[1].starts_with("Bee,Ann,0001,ann@x.edu,Student,,11,Ann-Bee,graded,"), "{plain:?}");
    // Nobody who is not on the roster, and no zero for who has no points.
    for name in ["canvas", "brightspace", "moodle", "plain"] {
        let book = book(name);
        assert_eq!(book.lines().count(), 7, "{book}");
        assert!(!book.contains("zed") && !book.contains(",0.00,#"), "{book}");
    }
    assert!(book("canvas").contains("\nIda Hal,17,0009,ida@x.edu,,\n"));
    // What Canvas has exported comes back as it was.
    let canvas = "Student,ID,SIS User ID,SIS Login ID,Section,HW (7)\n    Points Possible,,,,,100\n\
        \"Bee, Ann\",11,0001,abee,\"A, B\",\n";
    class.write("roster.csv", canvas);
    class.done(&grade);
    let expected = format!("\"Bee, Ann\",11,0001,abee,\"A, B\",{points:.2}");
    assert_eq!(lines("canvas")[1], expected);
    // A roster of names alone cannot tell a gradebook who somebody is.
    class.write("roster.csv", "Name\nAnn Bee\n");
    class.done(&grade);
    let exists = |name: &str| class.path(&format!("results/grades/{name}.csv")).exists();
    assert_eq!(["canvas", "brightspace", "moodle", "plain"].map(exists), [false, false, false, true]);
}

#[test]
fn rosters_that_do_not_tell_who_is_who_are_refused() {
    let class = class_of_five();
    let said = |roster: &str| {
        class.write("roster.csv", roster);
        let said = refused(&class, "plan squirrel submissions --out plan --roster roster.csv");
        assert!(!class.path("plan/plan.jsonl").exists(), "nothing is written half");
        said
    };
    assert!(said("Nom,Section\nAnn,A\n").starts_with("error: roster.csv: line 1: expected a column with names, SIDs,"));
    let twice = "error: roster.csv: line 3: expected a SID of its own, found `7`, which line 2 has, too\n";
    assert_eq!(said("Name,SID\nAnn,7\nBob,7\n"), twice);
    assert!(
        said("Name,SID\nAnn Bee,1\nann bee,2\n")
            .contains("expected one student of this name on the roster, found those of lines 2 and 3;")
    );
    // A name is one in both of its normalizations.
    let two = said("Name,SID\nRen\u{e9}e Fay,1\nrene\u{301}e fay,2\n");
    assert!(two.contains("the submission of Ren\u{e9}e Fay: ") && two.contains("lines 2 and 3"), "{two}");
    assert!(said("Name,SID\nAnn\n").starts_with("error: roster.csv: CSV error: record 1 (line: 2"));
    let several =
        "error: Ann Bee (007): expected one submission, found 007 and Ann Bee; remove all but the one that counts\n";
    assert_eq!(said("Name,SID\nAnn Bee,007\n"), several);
    assert_eq!(
        refused(&class, "plan squirrel submissions --out plan --roster none.csv"),
        "error: cannot read none.csv: No such file or directory (os error 2)\n"
    );
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_template_makes_a_text_for_each_student() {
    if !has("python3") {
        return;
    }
    let class = class_of_five();
    class.write("mail.txt", "Dear {name},\nyou have {final_points} of {of} points ({state}).\n{parts}\n{{ok}\n");
    let grade = format!("grade squirrel submissions --out results {OPTIONS} --roster roster.csv --template");
    class.done(&format!("{grade} mail.txt"));
    let points = class.grades("results")[0].3.expect("points");
    let mail = class.read("results/feedback/Ann-Bee.txt");
    let start = format!("Dear Ann Bee,\nyou have {points:.2} of 100 points (graded).\ngreedy: 30.00 of 30\nminimax: ");
    let start = start.replace(" of 100 points", " of 100.00 points");
    assert!(mail.starts_with(&start) && mail.ends_with(" of 10\n{ok}\n"), "{mail}");
    let mail = class.read("results/feedback/Ida-Hal.txt");
    assert!(mail.starts_with("Dear Ida Hal,\nyou have none of none points (absent).\n"), "{mail}");
    assert_eq!(fs::read_dir(class.path("results/feedback")).expect("a folder").count(), 7);
    class.write("mail.txt", "Dear {name},\n{grade}\n");
    let said = refused(&class, &format!("{grade} mail.txt"));
    assert!(
        said.starts_with("error: mail.txt: line 2: expected one of {name}, ") && said.ends_with("found `{grade}`\n")
    );
    assert_eq!(class.read("results/feedback/Ida-Hal.txt"), mail);
}

/// An export of Gradescope with the times of four submissions, and a class that is due at a time.
fn export() -> Class {
    let class = Class::new();
    let mut metadata = "---\n".to_owned();
    for (number, name, time) in [
        (1, "Ann", "2026-11-20 07:59:59.900000000 Z"),
        (2, "Bob", "2026-11-20 08:00:01.000000000 Z"),
        (3, "Cid", "!ruby/object:ActiveSupport::TimeWithZone\n    utc: 2026-11-22 07:00:00.000000000 Z"),
        (4, "Dan", "2026-11-29 07:00:00.000000000 Z"),
        (5, "Eve", "unknown"),
    ] {
        class.submit(&format!("submission_{number}/hw1cs561s16.py"), &program_without(3));
        metadata += &format!("submission_{number}:\n  :submitters:\n  - :name: {name}\n    :sid: '{number}'\n");
        metadata += &format!("  :created_at: {time}\n");
    }
    class.submit("submission_metadata.yml", &metadata);
    class
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_late_submissions_lose_points_by_a_rule() {
    if !has("python3") {
        return;
    }
    let class = export();
    let grade =
        format!("grade squirrel submissions --out results {OPTIONS} --deadline 2026-11-19T23:59:59-08:00 --late");
    for (rule, percent) in [
        ("20,days=5", [0.0, 20.0, 40.0, 100.0]),
        ("10,grace=1", [0.0, 0.0, 10.0, 80.0]),
        ("none", [0.0, 100.0, 100.0, 100.0]),
    ] {
        let output = class.done(&format!("{grade} {rule}"));
        let told = text(&output.stdout);
        assert!(told.contains("\nlate: 3 (Bob; Cid; Dan)\nno time, nothing deducted: 1 (Eve)\n"), "{told}");
        let report = class.report("results");
        let grades = report["grades"].as_array().expect("grades");
        for (grade, (percent, days)) in grades.iter().zip(percent.into_iter().zip([0, 1, 2, 9])) {
            let points = grade["points"].as_f64().expect("points");
            assert_eq!((&grade["late_days"], &grade["late_percent"]), (&json!(days), &json!(percent)), "{grade}");
            assert_eq!(grade["final_points"], json!(points * (100.0 - percent) / 100.0), "{grade}");
        }
        assert_eq!((&grades[4]["late_days"], &grades[4]["final_points"]), (&Value::Null, &grades[4]["points"]));
    }
    assert!(class.read("results/results.csv").contains(",1,0.00,1 day late: 100 % less,"));
    assert!(class.read("results/index.html").contains("3 late, 1 without a time"));
    for (option, expected) in [
        ("--deadline 2026-11-19 --late none", "expected a time with its offset from UTC"),
        ("--deadline 2026-11-19T23:59Z", "--late <RULE>"),
        ("--late 20", "--deadline <TIME>"),
        ("--deadline 2026-11-19T23:59Z --late 120", "expected none, or a percentage a day"),
    ] {
        let output = class.command(&format!("grade squirrel submissions --out results {option}")).output();
        let output = output.expect("the command starts");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(expected), "{output:?}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_page_of_a_student_tells_what_counts_and_why() {
    if !has("python3") {
        return;
    }
    let class = export();
    class.submit("submission_5/hw1cs561s16.py", &program("strict_cut"));
    let grade = class.grade();
    let page = |name: &str| class.read(&format!("results/students/{name}.html"));
    let pages = || ["Ann", "Bob", "Cid", "Dan", "Eve"].map(page);
    let before = pages();
    class.write("results/overrides.csv", "name,part,points,reason\nBob,alpha-beta,30,<case 3>\nCid,total,70,ill\n");
    for feedback in ["full", "verdict"] {
        let line = format!("{grade} --deadline 2026-11-19T23:59:59-08:00 --late 20 --feedback {feedback}");
        class.done(&line);
        let grades = class.report("results")["grades"].clone();
        let section = |name: &str| {
            let page = page(name);
            assert_eq!(page.matches("Final grade").count(), usize::from(name != "Eve"), "{page}");
            let (_, section) = page.split_once("</h1>").expect("a heading");
            section.split("</section>").next().expect("a section").to_owned()
        };
        let points = |index: usize, field: &str| grades[index][field].as_f64().expect("points");
        for (index, (name, steps)) in [
            ("Ann", &["on time"][..]),
            ("Bob", &["alpha-beta set to 30: &lt;case 3&gt;", "1 day late: 20 % less"]),
            ("Cid", &["2 days late: 40 % less", "total set to 70: ill"]),
            ("Dan", &["9 days late: 100 % less"]),
        ]
        .into_iter()
        .enumerate()
        {
            let [graded, last] = ["points", "final_points"].map(|field| points(index, field));
            let steps = steps.iter().map(|step| format!("<li>{step}</li>")).collect::<Vec<_>>().concat();
            let expected = format!(
                "<section id=\"final-grade\"><h2>Final grade</h2><p><strong>{last:.2} of 100 points</strong></p>\
                 <ul><li>{graded:.2} points by the grading</li>{steps}</ul>"
            );
            assert_eq!(section(name), expected);
        }
        // Of the last one it is not known when it came. What the dial hides stays hidden.
        assert_eq!(section("Eve").contains("strict-cut"), feedback == "full");
        let bob = page("Bob");
        assert_eq!(bob.contains("--seed"), feedback == "full");
        // Whoever collects results again changes nothing.
        class.done(&line);
        assert_eq!(page("Bob"), bob);
    }
    // Without a decision, the page is that of the grading again.
    fs::remove_file(class.path("results/overrides.csv")).expect("a file");
    class.done(&grade);
    assert_eq!(pages(), before);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_page_of_a_group_tells_nobody_what_concerns_another() {
    if !has("python3") {
        return;
    }
    let class = class_of_five();
    let grade = format!("grade squirrel submissions --out results {OPTIONS} --roster roster.csv");
    class.write("results/overrides.csv", "name,part,points,reason\nRed,,40,late kit\n");
    class.done(&grade);
    let page = class.read("results/students/red.html");
    assert!(page.contains("40.00 of 100 points") && page.contains("total set to 40: late kit"), "{page}");
    class.write("results/overrides.csv", "name,part,points,reason\nBob Dee,,40,ill\n");
    class.done(&grade);
    let page = class.read("results/students/red.html");
    assert!(page.contains("have different final grades") && !page.contains("set to 40"), "{page}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_files_of_options_that_are_dropped_are_removed() {
    if !has("python3") {
        return;
    }
    let class = class_of_five();
    class.write("mail.txt", "Dear {name}\n");
    let grade = format!("grade squirrel submissions --out results {OPTIONS}");
    let texts = ["Ann-Bee", "Bob-Dee", "Ida-Hal", "zed"].map(|name| format!("feedback/{name}.txt"));
    let books = ["canvas", "brightspace", "moodle", "plain"].map(|name| format!("grades/{name}.csv"));
    let exist = |names: &[String]| names.iter().filter(|name| class.path("results").join(name).exists()).count();
    class.done(&format!("{grade} --roster roster.csv --template mail.txt"));
    assert_eq!((exist(&texts), exist(&books)), (4, 4));
    // What is not its own stays.
    class.write("results/feedback/notes.txt", "mine");
    class.done(&format!("{grade} --roster roster.csv"));
    assert_eq!((exist(&texts), exist(&books)), (0, 4));
    assert_eq!(class.read("results/feedback/notes.txt"), "mine");
    class.write("results/grades/notes.csv", "mine");
    class.done(&grade);
    assert_eq!((exist(&books), class.read("results/grades/notes.csv")), (0, "mine".to_owned()));
    for name in ["feedback/notes.txt", "grades/notes.csv"] {
        fs::remove_file(class.path("results").join(name)).expect("a file");
    }
    class.done(&format!("{grade} --roster roster.csv --template mail.txt"));
    class.done(&grade);
    assert!(!class.path("results/feedback").exists() && !class.path("results/grades").exists());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_canvas_marks_late_submissions_without_a_time() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    class.submit("beeann_11_101_hw1cs561s16.py", &program_without(3));
    class.submit("deebob_LATE_12_102_hw1cs561s16.py", &program_without(3));
    class.submit("deebob_LATE_12_103_notes.txt", "x");
    class.write("roster.csv", "Student,ID\n\"Bee, Ann\",11\n\"Dee, Bob\",12\n");
    let output = class.done(&format!(
        "grade squirrel submissions --out results {OPTIONS} --roster roster.csv --deadline 2026-11-19T23:59Z --late 20"
    ));
    let told = text(&output.stdout);
    assert!(told.contains("\nno time, nothing deducted: 1 (Bee, Ann)\n"), "{told}");
    assert!(told.contains("\nmarked late, but no time to tell how late, nothing deducted: 1 (Dee, Bob)\n"), "{told}");
    let grades = class.grades("results");
    assert!(grades.iter().all(|grade| grade.2 == "graded" && grade.3 > Some(0.0)), "{grades:?}");
    assert!(class.path("results/submissions/deebob/notes.txt").exists());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_overrides_survive_a_new_grading() {
    if !has("python3") {
        return;
    }
    let class = export();
    let grade =
        format!("grade squirrel submissions --out results {OPTIONS} --deadline 2026-11-19T23:59:59-08:00 --late 20");
    class.done(&grade);
    let before = class.report("results")["grades"].clone();
    let points = |grades: &Value, index: usize| grades[index]["final_points"].as_f64().expect("points");
    class.write(
        "results/overrides.csv",
        "name,part,points,reason\nbob,alpha-beta,30,\"a case was wrong\"\nCid,total,70,ill\nDan,,0,copied from Eve\n",
    );
    let output = class.command("merge results").output().expect("the command starts");
    assert!(text(&output.stdout).contains("\n3 overrides applied: mean of what counts in the end "), "{output:?}");
    let after = class.report("results")["grades"].clone();
    // That of a part comes before the deduction, that of all points behind it.
    let part = class.report("results")["students"][1]["parts"][2]["points"].as_f64().expect("points");
    let bob = (before[1]["points"].as_f64().expect("points") - part + 30.0) * 0.8;
    assert!((points(&after, 1) - bob).abs() < 1e-9 && points(&after, 1) > points(&before, 1), "{after}");
    assert_eq!((points(&after, 0), points(&after, 2), points(&after, 3)), (points(&before, 0), 70.0, 0.0));
    assert_eq!(after[2]["overrides"], json!([{"part": "total", "points": 70.0, "reason": "ill"}]));
    assert_eq!(after[1]["points"], before[1]["points"]);
    let page = class.read("results/index.html");
    assert!(page.contains("3 overrides") && page.contains("total set to 0: copied from Eve"), "{page}");
    class.regrade(&grade, "Cid");
    assert_eq!(class.report("results")["grades"], after);
    // Faulty ones are told with their lines, before anything is graded or written.
    let results = class.read("results/results.json");
    for (rows, expected) in [
        ("zed,,1,x\n", "line 2: expected the name of a student or a submission of this class, found `zed`\n"),
        (
            "Ann,chess,1,x\n",
            "line 2: expected total or one of the parts greedy, minimax, alpha-beta, battle, found `chess`\n",
        ),
        ("Ann,,1,\n", "line 2: expected a reason, found ``\n"),
        ("Ann,,1,x\nann,total,2,y\n", "line 3: expected one line for the total of a student, found line 2, too\n"),
    ] {
        class.write("results/overrides.csv", &format!("name,part,points,reason\n{rows}"));
        for line in [&grade, "merge results"] {
            assert_eq!(refused(&class, line), format!("error: results/overrides.csv: {expected}"));
        }
    }
    assert_eq!(class.read("results/results.json"), results);
}
