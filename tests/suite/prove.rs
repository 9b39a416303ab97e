//! `suite prove`, and the checkers in `contrib/proofs/`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use suite_proof::{Certificate, CheckError, Claim, Maker, Resources};

use crate::{done, has, root, suite, text};

/// The certificates of the project, with the commands that make them.
const MADE: [(&str, &str); 6] = [
    ("go3", "go --size 3 --exact"),
    ("go4", "go --size 4"),
    ("othello4-ends", "othello --size 4"),
    ("othello4-standard", "othello --size 4 --rules standard"),
    ("othello5-ends", "othello --size 5"),
    ("othello5-standard", "othello --size 5 --rules standard"),
];

const RESOURCES: Resources = Resources { bytes: 1 << 22, threads: 1 };

fn file(name: &str) -> PathBuf {
    root().join(format!("testdata/proofs/{name}.proof"))
}

/// Makes certificates anew.
fn make(arguments: &str, out: &Path, more: &str) -> Output {
    suite().args(format!("prove {arguments} --memory 64M{more} --out").split(' ')).arg(out).output().expect("a run")
}

fn check(file: &Path) -> Output {
    suite().args(["prove", "check"]).arg(file).output().expect("a run")
}

#[test]
fn certificates_are_the_same_to_the_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("a.proof");
    for (name, arguments) in MADE.into_iter().filter(|(name, _)| !name.contains('5') && *name != "go4") {
        for threads in [" --threads 1", " --threads 2"] {
            let made = make(arguments, &out, threads);
            assert_eq!((made.status.code(), text(&made.stderr)), (Some(0), ""), "{name}");
            assert!(fs::read(&out).expect("a file") == fs::read(file(name)).expect("a file"), "{name}");
        }
    }
    let files = fs::read_dir(folder.path()).expect("a folder").count();
    assert_eq!(files, 1, "no draft is left");
}

#[test]
#[ignore = "takes half a minute in debug builds"]
fn slow_certificates_are_the_same_to_the_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("a.proof");
    for (name, arguments) in MADE {
        assert_eq!(make(arguments, &out, "").status.code(), Some(0), "{name}");
        assert!(fs::read(&out).expect("a file") == fs::read(file(name)).expect("a file"), "{name}");
    }
}

#[test]
fn certificates_say_what_they_prove() {
    let told = check(&file("go3"));
    let lines = "proved: go 3: black leads by at least -0.5; 45 positions\n\
                 proved: go 3: white leads by at least +0.5; 47 positions\n";
    assert_eq!((told.status.code(), text(&told.stdout), text(&told.stderr)), (Some(0), lines, ""));
    let told = check(&file("othello4-ends"));
    let lines = "proved: othello 4 ends: dark leads by at least -6; 34 positions\n\
                 proved: othello 4 ends: light leads by at least +6; 25 positions\n";
    assert_eq!((told.status.code(), text(&told.stdout)), (Some(0), lines));
}

#[test]
fn a_wrong_certificate_is_told_from_no_certificate() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.proof");
    let mut certificates = Certificate::parse_all(&fs::read(file("go3")).expect("a file")).expect("certificates");
    certificates[1].claim.bound += 1;
    fs::write(&path, certificates.iter().flat_map(Certificate::to_bytes).collect::<Vec<_>>()).expect("a file");
    let told = check(&path);
    assert_eq!(told.status.code(), Some(1));
    assert!(text(&told.stdout).contains("\nwrong: go 3: white leads by at least +1: "), "{}", text(&told.stdout));
    let mut bytes = fs::read(file("go3")).expect("a file");
    *bytes.last_mut().expect("a byte") ^= 1;
    for (bytes, why) in [
        (bytes.as_slice(), "corrupt: checksum mismatch"),
        (&bytes[..bytes.len() - 1], "truncated"),
        (b"", "not a certificate: expected a line `suite proof 1...`"),
    ] {
        fs::write(&path, bytes).expect("a file");
        let told = check(&path);
        assert_eq!((told.status.code(), text(&told.stdout)), (Some(2), ""));
        assert_eq!(text(&told.stderr), format!("error: {}: {why}\n", path.display()));
    }
}

#[test]
fn a_run_is_resumed_from_its_draft() {
    let folder = tempfile::tempdir().expect("a folder");
    let (out, draft) = (folder.path().join("a.proof"), folder.path().join("a.proof.part"));
    let whole = fs::read(file("othello4-ends")).expect("a file");
    let moves: Vec<_> = Certificate::parse_all(&whole)
        .expect("certificates")
        .into_iter()
        .flat_map(|certificate| certificate.moves)
        .collect();
    for known in [0, 20, 40, moves.len()] {
        let title = b"suite proof draft 1: othello 4 ends, value, cut 0\nfirst -6, second 6\n";
        fs::write(&draft, [title, &moves[..known]].concat()).expect("a draft");
        let made = make("othello --size 4", &out, "");
        assert_eq!(made.status.code(), Some(0), "{}", text(&made.stderr));
        assert!(fs::read(&out).expect("a file") == whole && !draft.exists());
    }
    for (bytes, why) in [
        (
            &b"suite proof draft 1: go 3, value, cut 0\nfirst -1\n"[..],
            "expected a draft of othello 4 ends, value, cut 0",
        ),
        (b"hello", "not a draft of `suite prove`"),
        (
            b"suite proof draft 1: othello 4 ends, value, cut 0\nfirst -6, second 6\n\x07",
            "expected one of 4 legal moves, found number 7",
        ),
    ] {
        fs::write(&draft, bytes).expect("a draft");
        let made = make("othello --size 4", &out, "");
        assert_eq!(made.status.code(), Some(2));
        assert!(text(&made.stderr).contains(why), "{}", text(&made.stderr));
    }
}

/// Runs a command in a folder, and returns its exit code and what it says.
fn run(line: &str, folder: &Path) -> (Option<i32>, String, String) {
    let output = suite().args(line.split(' ')).current_dir(folder).output().expect("a run");
    (output.status.code(), text(&output.stdout).to_owned(), text(&output.stderr).to_owned())
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_jobs_make_the_same_certificates() {
    let folder = tempfile::tempdir().expect("a folder");
    let (home, made) = (folder.path(), folder.path().join("plan/certificates.proof"));
    let plan = "prove plan othello --size 4 --out plan --jobs 3";
    let mut levels = 0;
    while !made.exists() {
        levels += 1;
        // What another plan has proved does not count for this one.
        for line in [&plan.replace("--jobs 3", "--jobs 2"), "run plan --job 1"] {
            assert_eq!(run(line, home).0, Some(0), "{line}");
        }
        let planned = done(suite().args(plan.split(' ')).current_dir(home));
        let said = text(&planned.stderr);
        let jobs = said.split(", ").find_map(|words| words.split_once(" job")).expect("jobs").0;
        // The last one first, then all twice, at once.
        assert_eq!(run(&format!("run plan --job {jobs}"), home).0, Some(0), "{said}");
        if jobs == "3" {
            let merged = run("merge plan", home);
            assert!(merged.0 == Some(1) && merged.1.starts_with("not proved yet: "), "{merged:?}");
        }
        let runs =
            [(); 2].map(|()| suite().args(["run", "plan", "--job", &format!("1-{jobs}")]).current_dir(home).spawn());
        for run in runs {
            assert!(run.expect("a start").wait().expect("an end").success());
        }
        for _ in 0..2 {
            let merged = run("merge plan", home);
            assert_eq!((merged.0, merged.1.is_empty()), (Some(0), !made.exists()), "{merged:?}");
        }
    }
    assert_eq!(levels, 12);
    assert!(fs::read(&made).expect("a file") == fs::read(file("othello4-ends")).expect("a file"));
    let (code, said, _) = run(plan, home);
    assert_eq!((code, said.lines().count()), (Some(0), 2), "{said}");
}

#[test]
fn a_job_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path();
    let level = home.join("plan/second-5");
    while !level.exists() {
        for line in ["prove plan go --size 3 --exact --out plan --jobs 1", "run plan --job 1", "merge plan"] {
            assert_eq!(run(line, home).0, Some(0), "{line}");
        }
    }
    let mut files = fs::read_dir(&level).expect("a folder").map(|file| file.expect("a file").path());
    let moves_file = files.find(|file| file.extension().is_none()).expect("moves");
    let whole = fs::read(&moves_file).expect("moves");
    assert!(whole.len() > 2);
    fs::write(&moves_file, &whole[..1]).expect("moves");
    assert_eq!(run("merge plan", home).1, "not proved yet: 1 of 1 jobs, 1\n");
    assert_eq!(run("run plan --job 1", home).0, Some(0));
    assert!(fs::read(&moves_file).expect("moves") == whole);

    fs::write(&moves_file, [&whole[..], &[0]].concat()).expect("moves");
    let found = format!("expected {} moves, found {}", whole.len(), whole.len() + 1);
    assert!(run("merge plan", home).2.ends_with(&format!("{found}\n")));
    fs::write(&moves_file, whole.iter().map(|number| number ^ 1).collect::<Vec<_>>()).expect("moves");
    assert!(run("merge plan", home).2.contains("proof.part: expected the moves of the levels before; plan again"));
    fs::remove_file(&moves_file).expect("moves");
    let draft = home.join("plan/proof.part");
    fs::write(&draft, fs::read(&draft).expect("a draft").split_at(60).0).expect("a draft");
    assert!(run("run plan --job 1", home).2.contains("proof.part: expected the moves of the levels before"));
    assert!(run("prove plan go --size 4 --out plan", home).2.contains("expected a draft of go 4, winner, cut 0"));
    assert_eq!(run("merge plan --html a.html", home).2, "error: --html: a proof has no page\n");
}

#[test]
fn a_cut_leaves_positions_to_the_checker() {
    let subject = Certificate::parse_all(&fs::read(file("go3")).expect("a file")).expect("certificates")[0].subject;
    for (claim, holds) in [-1, 1].map(|bound| (Claim { bound, ..Claim::exactly(0)[0] }, bound < 0)) {
        let mut maker = Maker {
            subject,
            cut: 8,
            resources: RESOURCES,
            known: &[],
            draft: &mut io::sink(),
            report: &mut |_, _, _| (),
        };
        let certificate = maker.make(claim, &mut |_| Ok(())).expect("the start is left aside");
        assert!(certificate.moves.is_empty());
        assert_eq!(certificate.check(RESOURCES, &mut |_| Ok(())).is_ok(), holds, "{certificate}");
    }
}

/// Returns a certificate with a change.
fn mutated(original: &Certificate, random: &mut ChaCha8Rng) -> Certificate {
    let mut certificate = original.clone();
    let moves = &mut certificate.moves;
    let place = random.random_range(0..moves.len());
    match random.random_range(0..8) {
        0 => moves.truncate(place),
        1 => drop(moves.remove(place)),
        2 => moves.insert(place, random.random_range(0..12)),
        3 => moves.swap(place, random.random_range(0..original.moves.len())),
        4 => certificate.claim.bound += random.random_range(1..4),
        _ => {
            let others: Vec<_> = (0..12).filter(|number| *number != moves[place]).collect();
            moves[place] = *others.choose(random).expect("a number");
        }
    }
    certificate
}

/// Returns the exit code of a checker for a file.
fn verdict(checker: &mut Command, file: &Path) -> Option<i32> {
    checker.arg(file).output().expect("a run").status.code()
}

/// Compiles the checker in C.
fn compiled(folder: &Path) -> Option<PathBuf> {
    if !has("cc") {
        return None;
    }
    let program = folder.join("check");
    let source = root().join("contrib/proofs/check.c");
    let status = Command::new("cc").args(["-O2", "-o"]).arg(&program).arg(source).status();
    assert!(status.expect("a compiler").success());
    Some(program)
}

/// Whether there is a Python with numpy; says so if not.
fn has_numpy() -> bool {
    let found = has("python3")
        && Command::new("python3")
            .args(["-c", "import numpy; numpy.bitwise_count"])
            .output()
            .expect("a run")
            .status
            .success();
    if !found {
        let _ = writeln!(io::stderr(), "skipped: there is no numpy 2");
    }
    found
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_all_checkers_agree_on_changed_certificates() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.proof");
    let (c, numpy) = (compiled(folder.path()), has_numpy());
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let (mut refused, mut accepted) = (0, 0);
    for name in ["go3", "othello4-ends", "othello4-standard"] {
        let originals = Certificate::parse_all(&fs::read(file(name)).expect("a file")).expect("certificates");
        for round in 0..300 {
            let original = originals.choose(&mut random).expect("a certificate");
            let certificate = mutated(original, &mut random);
            let holds = match certificate.check(RESOURCES, &mut |_| Ok(())) {
                Ok(()) => true,
                Err(CheckError::Stopped(error)) => panic!("{error}"),
                Err(_) => false,
            };
            *if holds { &mut accepted } else { &mut refused } += 1;
            // Nothing follows from a value that is not so.
            assert!(!holds || certificate.claim == original.claim, "{certificate}");
            fs::write(&path, certificate.to_bytes()).expect("a file");
            let expected = Some(i32::from(!holds));
            if let Some(program) = &c {
                assert_eq!(verdict(&mut Command::new(program), &path), expected, "{certificate:?}");
            }
            if numpy && round < 10 {
                let script = root().join("contrib/proofs/check.py");
                assert_eq!(verdict(Command::new("python3").arg(script), &path), expected, "{certificate:?}");
            }
        }
    }
    assert!(refused > 700 && accepted > 20, "{refused} refused, {accepted} accepted");
}

#[test]
fn the_checkers_accept_the_certificates() {
    let folder = tempfile::tempdir().expect("a folder");
    let (c, numpy) = (compiled(folder.path()), has_numpy());
    for (name, _) in MADE {
        if let Some(program) = &c {
            assert_eq!(verdict(&mut Command::new(program), &file(name)), Some(0), "{name}");
        }
        if numpy && !name.contains('5') {
            let script = root().join("contrib/proofs/check.py");
            assert_eq!(verdict(Command::new("python3").arg(script), &file(name)), Some(0), "{name}");
        }
    }
}

#[test]
fn the_checkers_are_as_short_as_the_guide_says() {
    for name in ["check.c", "check.py"] {
        let source = fs::read_to_string(root().join("contrib/proofs").join(name)).expect("a file");
        assert!(source.lines().count() <= 300, "{name}");
    }
}
