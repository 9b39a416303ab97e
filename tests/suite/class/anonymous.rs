//! Pseudonyms in the place of names, and seeds of students.

use std::fs;

use serde_json::Value;

use super::bad_input::refused;
use super::{Class, OPTIONS, program_without};
use crate::{has, text};

const ROSTER: &str = "Name,SID,Email\nAnn Bee,A771,ann@x.edu\nBob Dee,A772,bob@x.edu\nCid Gil,A773,cid@x.edu\n";
/// What no page may have.
const SECRETS: [&str; 8] = ["Ann", "Bee", "Bob", "Dee", "Cid", "A771", "ann@x.edu", "A773"];

fn class_of_two() -> Class {
    let class = Class::new();
    class.submit("Ann Bee.py", &program_without(3));
    class.submit("Bob Dee/README", "later");
    class.write("roster.csv", ROSTER);
    class
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_pages_and_results_have_pseudonyms() {
    if !has("python3") {
        return;
    }
    let class = class_of_two();
    let named = format!("grade squirrel submissions --out named {OPTIONS} --roster roster.csv");
    class.done(&named);
    let points = class.points("named")[0].1;
    let grade = format!("grade squirrel submissions --out results {OPTIONS} --anonymous");
    class.done(&grade);
    let grade = format!("{grade} --roster roster.csv");
    let output = class.done(&grade);
    assert_eq!(text(&output.stderr), "", "nothing is graded again");
    assert!(text(&output.stdout).contains("of 3 on the roster, absent: 1 (student-"), "{output:?}");
    let names = class.read("results/names.csv");
    let pseudonym = |name: &str| {
        let line = names.lines().find(|line| line.ends_with(name)).expect(name);
        line.split(',').next().expect("a pseudonym").to_owned()
    };
    let ann = pseudonym("Ann Bee");
    let pages = [ann.clone(), pseudonym("Bob Dee")].map(|name| format!("students/{name}.html"));
    assert!(text(&output.stdout).contains(&format!("absent: 1 ({})", pseudonym("Cid Gil"))), "{names}");
    let files = ["index.html", "results.csv", "results.json"].map(str::to_owned);
    for file in files.iter().chain(&pages) {
        let content = class.read(&format!("results/{file}"));
        let secret = SECRETS.into_iter().find(|secret| content.contains(secret));
        assert!(content.contains(&*ann) || file == &pages[1], "{file}");
        assert_eq!((secret, content.contains("student-")), (None, true), "{file}");
    }
    assert!(class.points("results").contains(&(ann.clone(), points)));
    // Only what is for the teacher's gradebooks tells who somebody is.
    let plain = class.read("results/grades/plain.csv");
    assert!(plain.contains(&format!("\nAnn Bee,A771,ann@x.edu,{ann},graded,")), "{plain}");
    assert!(plain.ends_with("Cid Gil,A773,cid@x.edu,,absent,,,,,\n"), "{plain}");
    // The teacher names students as always.
    class.write("results/overrides.csv", "name,part,points,reason\nAnn Bee,,7,x\nA772,,5,y\n");
    class.regrade(&grade, "Ann Bee");
    let book = class.read("results/grades/plain.csv");
    assert!(book.contains(",7.00,total set to 7: x\n") && book.contains(",5.00,total set to 5: y\n"), "{book}");
    // Without the option, nothing tells of pseudonyms any more; a table of somebody else stays.
    class.done(&grade.replace(" --anonymous", ""));
    assert!(!class.path("results/names.csv").exists());
    class.write("results/names.csv", "name,nickname\nAnn,A\n");
    class.done(&grade.replace(" --anonymous", ""));
    assert!(class.path("results/names.csv").exists());
    let said = refused(&class, &format!("{grade} --regrade eve"));
    assert_eq!(said, "error: --regrade: found no submission of `eve`\n");
}

/// The seeds of a class's students, by their names.
fn seeds(report: &Value) -> Vec<(String, Option<u64>)> {
    let students = report["students"].as_array().expect("students").iter();
    students.map(|one| (one["name"].as_str().expect("a name").to_owned(), one["seed"].as_u64())).collect()
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_each_student_has_a_seed_that_repeats() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    class.submit("Ann Bee.py", &program_without(3));
    class.submit("Bob Dee.py", &program_without(3));
    class.write("roster.csv", ROSTER);
    let grade = |out: &str, options: &str| {
        let line = format!("grade squirrel submissions --out {out} --cases-per-task 1 {options}");
        let output = class.done(&line);
        text(&output.stderr).lines().next().unwrap_or_default().to_owned()
    };
    assert_eq!(grade("one", "--seed 1 --seed-per-student"), "seed 1; 2 of 2 submissions to grade");
    let one = seeds(&class.report("one"));
    let [(_, Some(ann)), (_, Some(bob))] = one[..] else { panic!("{one:?}") };
    assert_ne!(ann, bob);
    // The page tells the student's own seed, by which a single grading repeats it.
    let page = class.read("one/students/Ann-Bee.html");
    assert!(page.contains(&format!("--seed={ann}")), "{page}");
    assert_eq!(grade("one", "--seed-per-student"), "seed 1; 0 of 2 submissions to grade");
    grade("two", "--seed 1 --seed-per-student --quiet");
    assert_eq!(seeds(&class.report("two")), one);
    assert_eq!(grade("one", "--seed 2 --seed-per-student"), "seed 2; 2 of 2 submissions to grade");
    assert_ne!(seeds(&class.report("one"))[0].1, Some(ann));
    // By the roster, the seed does not depend on the name of a file.
    let options = "--seed 1 --seed-per-student --roster roster.csv --quiet";
    grade("two", options);
    let before = seeds(&class.report("two"));
    let rename = |from: &str, to: &str| {
        fs::rename(class.path("submissions").join(from), class.path("submissions").join(to)).expect("a file");
    };
    rename("Ann Bee.py", "A771.py");
    grade("two", options);
    let after = seeds(&class.report("two"));
    assert_eq!((&*after[0].0, after[0].1), ("A771", before[0].1));
    // Nobody has one without the option.
    grade("two", "--seed 1 --quiet");
    assert!(seeds(&class.report("two")).iter().all(|(_, seed)| seed.is_none()));
}
