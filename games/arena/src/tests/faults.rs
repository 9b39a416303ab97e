//! Every kind of fault, by agents that are shell scripts.

use std::process::Command;
use std::time::Duration;

use suite_search::Player;

use super::nim::{Nim, Scripted, one_game, spec};
use crate::{
    Agent, AgentContext, AgentSource, Fault, FaultKind, FaultReport, FileAgent, FileProtocol, Limits, PipeAgent,
    PipeProtocol, Series, TimeBank, WorkDirs,
};

/// Nim over pipes and in files: the number of matches, and the number that is taken.
struct Protocol;

impl Protocol {
    fn parse(nim: &Nim, text: &str) -> Result<u8, Fault> {
        let said = text.trim().to_owned();
        match said.parse() {
            Ok(taken) if (1..=nim.matches.min(3)).contains(&taken) => Ok(taken),
            Ok(_) => Err(Fault::Illegal { said, violation: None }),
            Err(_) => Err(Fault::Malformed { said, why: "expected a number".to_owned() }),
        }
    }
}

impl PipeProtocol<Nim> for Protocol {
    fn greeting(&self, player: Player) -> String {
        format!("{player:?}\n")
    }

    fn turn(&self, nim: &Nim) -> String {
        format!("{}\n", nim.matches)
    }

    fn parse_move(&self, nim: &Nim, line: &str) -> Result<u8, Fault> {
        Self::parse(nim, line)
    }

    fn end(&self, _: &Nim) -> String {
        "end\n".to_owned()
    }
}

impl FileProtocol<Nim> for Protocol {
    fn input(&self) -> &'static str {
        "input.txt"
    }

    fn output(&self) -> &'static str {
        "output.txt"
    }

    fn turn(&self, nim: &Nim) -> String {
        nim.matches.to_string()
    }

    fn parse_move(&self, nim: &Nim, text: &str) -> Result<u8, Fault> {
        Self::parse(nim, text)
    }
}

/// An agent that is a shell script, behind a pipe or behind files.
enum Script {
    Pipe(&'static str, WorkDirs),
    Files(&'static str, WorkDirs),
}

fn pipe(script: &'static str) -> Script {
    Script::Pipe(script, WorkDirs::temporary().expect("a folder"))
}

fn files(script: &'static str) -> Script {
    Script::Files(script, WorkDirs::temporary().expect("a folder"))
}

impl AgentSource<Nim> for Script {
    fn label(&self) -> &'static str {
        "script"
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<Nim> + '_>, Fault> {
        let mut command = Command::new("sh");
        match self {
            Self::Pipe(script, folders) => {
                command.args(["-c", script]);
                let folder = folders.lend().map_err(Fault::no_folder)?;
                Ok(Box::new(PipeAgent::spawn("script", command, folder, Protocol, context)?))
            }
            Self::Files(script, folders) => {
                command.args(["-c", script]);
                let folder = folders.lend().map_err(Fault::no_folder)?;
                Ok(Box::new(FileAgent::new("script", command, folder, &Protocol, context)))
            }
        }
    }
}

/// Plays a game against a script, which moves first, and returns its fault.
#[track_caller]
fn fault(script: &Script, limits: Limits) -> FaultReport {
    let spec = spec();
    let series = Series { limits, ..one_game(&spec) };
    let record = series.play(1, [script, &Scripted::new("other", &[])], &mut ()).expect("a game");
    let fault = record.outcome.fault.expect("a fault");
    assert_eq!((fault.player, record.outcome.winner), (Player::First, Some(Player::Second)));
    assert_eq!(record.outcome.reason, fault.kind.id());
    fault
}

/// Checks the kind and the message of a script's fault in its first turn.
#[track_caller]
fn assert_fault(script: &Script, limits: Limits, kind: FaultKind, message: &str) {
    let fault = fault(script, limits);
    assert_eq!((fault.kind, fault.message.as_str()), (kind, message));
    assert_eq!(fault.move_number, 1);
}

#[test]
fn scripts_play_if_they_do_no_wrong() {
    let spec = spec();
    let piped = pipe("echo Piped; read -r greeting; while read -r matches && [ $matches != end ]; do echo 1; done");
    let filed = files("read -r matches <input.txt; echo 1 >output.txt");
    let record = one_game(&spec).play(1, [&piped, &filed], &mut ()).expect("a game");
    assert_eq!(record.names, ["Piped", "script"]);
    assert_eq!((record.turns.len(), record.outcome.reason), (6, "no-matches"));
}

#[test]
fn no_name() {
    let limits = Limits { start: Duration::from_millis(20), ..Limits::NONE };
    let fault = fault(&pipe("exec sleep 60"), limits);
    assert_eq!((fault.kind, fault.move_number, fault.elapsed), (FaultKind::NoName, 0, None));
    assert_eq!(fault.message, "gave no name within 0.02 s");
}

#[test]
fn a_blank_name() {
    let fault = fault(&pipe("echo; exec sleep 60"), Limits::NONE);
    assert_eq!((fault.kind, fault.move_number), (FaultKind::Malformed, 0));
    assert_eq!(fault.message, "answered ``: expected a name");
}

#[test]
fn no_start() {
    let spec = spec();
    struct NoProgram(WorkDirs);
    impl AgentSource<Nim> for NoProgram {
        fn label(&self) -> &'static str {
            "none"
        }

        fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<Nim> + '_>, Fault> {
            let command = Command::new("/no/such/program");
            let folder = self.0.lend().map_err(Fault::no_folder)?;
            Ok(Box::new(PipeAgent::spawn("none", command, folder, Protocol, context)?))
        }
    }
    let none = NoProgram(WorkDirs::temporary().expect("a folder"));
    let record = one_game(&spec).play(1, [&none, &Scripted::new("other", &[])], &mut ()).expect("a game");
    assert_eq!(record.outcome.reason, "no-start");
}

#[test]
fn timeout() {
    let limits = Limits { wall: Duration::from_millis(20), ..Limits::NONE };
    for script in [pipe("echo Late; exec sleep 60"), files("exec sleep 60")] {
        assert_fault(&script, limits, FaultKind::Timeout, "gave no answer within 0.02 s");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn cpu_time() {
    let limits = Limits { cpu: Duration::from_millis(50), ..Limits::NONE };
    for script in [
        pipe("echo Busy; while :; do :; done"),
        pipe("echo Busy; (while :; do :; done) & exec sleep 60"),
        files("while :; do :; done"),
    ] {
        assert_fault(&script, limits, FaultKind::Timeout, "used more than 0.05 s of CPU time");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn time_bank() {
    let (spec, bank, unlimited) = (spec(), TimeBank::new(Duration::from_millis(50)), TimeBank::unlimited());
    let series = Series { time_banks: [&bank, &unlimited], swap: false, ..one_game(&spec) };
    let script = pipe("echo Busy; while :; do :; done");
    for (number, move_number) in [(1, 1), (2, 0)] {
        let record = series.play(number, [&script, &Scripted::new("other", &[])], &mut ()).expect("a game");
        let fault = record.outcome.fault.expect("a fault");
        assert_eq!((fault.kind, fault.move_number), (FaultKind::Budget, move_number));
        assert_eq!(fault.message, "has used up its 0.05 s of CPU time for the match");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn memory() {
    let limits = Limits { memory: 30 << 20, ..Limits::NONE };
    for script in [
        pipe("echo Fat; (head -c 60000000 /dev/zero; exec sleep 60) | tail -n 1"),
        files("(head -c 60000000 /dev/zero; exec sleep 60) | tail -n 1"),
    ] {
        assert_fault(&script, limits, FaultKind::Memory, "held more than 30 MiB of memory");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn disk() {
    let limits = Limits { disk: 1 << 20, ..Limits::NONE };
    let message = "wrote more than 1 MiB to disk";
    assert_fault(&files("exec yes >large"), limits, FaultKind::Disk, message);
    assert_fault(&files("for i in 1 2 3; do head -c 500000 /dev/zero >$i; done"), limits, FaultKind::Disk, message);
    // The file has no name any more, and the pipe stays open until the end.
    let script = "echo Large; f=$(mktemp); exec 3>$f; rm $f; exec yes 4>&1 >&3";
    assert_fault(&pipe(script), limits, FaultKind::Disk, message);
}

#[test]
fn no_folder() {
    let fault = fault(&files("rm -rf \"$PWD\""), Limits::NONE);
    assert_eq!(fault.kind, FaultKind::NoFolder);
    assert!(fault.message.starts_with("made its working folder unusable: "), "{}", fault.message);
}

#[test]
fn missing() {
    assert_fault(&files("exit 0"), Limits::NONE, FaultKind::Missing, "wrote no output.txt");
}

#[test]
fn unreadable() {
    for (script, message) in [
        ("printf '\\377' >output.txt", "wrote output.txt, which is not valid UTF-8"),
        ("mkdir output.txt", "wrote output.txt, which is not a regular file"),
        ("mkfifo output.txt", "wrote output.txt, which is not a regular file"),
        ("ln -s /dev/zero output.txt", "wrote output.txt, which is not a regular file"),
        ("head -c 100000 /dev/zero >output.txt", "wrote output.txt, which has a line of more than 64 KiB"),
    ] {
        assert_fault(&files(script), Limits::NONE, FaultKind::Unreadable, message);
    }
}

#[test]
fn eof() {
    for script in ["echo Short; read -r greeting; exit 0", "echo Short; exec >&-; exec sleep 60"] {
        assert_fault(&pipe(script), Limits::NONE, FaultKind::Eof, "ended without an answer");
    }
}

#[test]
fn crash() {
    for script in [pipe("echo Bad; echo oops >&2; exit 3"), files("echo oops >&2; exit 3")] {
        let fault = fault(&script, Limits::NONE);
        assert_eq!((fault.kind, fault.message.as_str()), (FaultKind::Crash, "crashed: exit status: 3"));
        assert_eq!(fault.stderr_tail, "oops\n");
    }
}

#[test]
fn malformed() {
    let message = "answered `all`: expected a number";
    assert_fault(&files("echo all >output.txt"), Limits::NONE, FaultKind::Malformed, message);
    assert_fault(&pipe("echo Greedy; echo all; exec sleep 60"), Limits::NONE, FaultKind::Malformed, message);
    let fault = fault(&pipe("echo Endless; exec tr '\\0' x </dev/zero"), Limits::NONE);
    assert!(fault.message.ends_with("x...`: the line is longer than 4096 bytes"), "{}", fault.message);
}

#[test]
fn illegal() {
    let message = "played 4, which is not a legal move here";
    assert_fault(&files("echo 4 >output.txt"), Limits::NONE, FaultKind::Illegal, message);
    assert_fault(&pipe("echo Greedy; echo 4; exec sleep 60"), Limits::NONE, FaultKind::Illegal, message);
    let spec = spec();
    let record = one_game(&spec).play(1, [&Scripted::new("a", &[4]), &Scripted::new("b", &[])], &mut ());
    let fault = record.expect("a game").outcome.fault.expect("a fault");
    assert_eq!((fault.message.as_str(), fault.said.as_deref()), (message, Some("4")));
}
