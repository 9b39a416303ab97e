//! Things that confined programs cannot do, tried by real programs under both hosts: with files as in Little-Go, and
//! behind a pipe as in Othello.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use serde_json::Value;
use tempfile::TempDir;

use crate::processes::{assert_nobody_is_left, is_running, kill, wait_until};
use crate::{done, has, records, suite, text};

/// The hosts, with the option that names the program.
const HOSTS: [(&str, &str); 2] =
    [("go host --white random --seed 1 --black", "black"), ("othello host -d 4 -b randy --seed 1 -a", "dark")];

/// Whether the kernel confines programs; says so if not.
pub fn is_confined() -> bool {
    let output = suite().args("go host --black true --white random --confine strict".split(' ')).output();
    let refused = output.is_ok_and(|output| output.status.code() == Some(2));
    if refused {
        let _ = writeln!(std::io::stderr(), "skipped: this kernel does not confine programs");
    }
    !refused
}

/// A folder with a program, one with files that the program must not see, and one for temporary files.
struct Course {
    own: TempDir,
    others: TempDir,
    temporary: TempDir,
}

impl Course {
    /// A course with a program that is this script.
    fn new(script: &str) -> Self {
        let [own, others, temporary] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
        fs::write(others.path().join("secret"), "secret").expect("a file");
        fs::write(own.path().join("helper"), "helper").expect("a file");
        // Its last words before it fails are shown; behind a pipe it fails before it has told its name.
        fs::write(own.path().join("agent"), format!("{script}\nexit 3\n")).expect("a script");
        Self { own, others, temporary }
    }

    fn secret(&self) -> PathBuf {
        self.others.path().join("secret")
    }

    /// A match of the program under this host.
    fn host(&self, host: &str, options: &str) -> Command {
        let mut command = suite();
        command.args(host.split(' ')).arg(format!("sh {}", self.own.path().join("agent").display()));
        command.args(options.split_whitespace()).arg("--json");
        command.env("TMPDIR", self.temporary.path()).env("SECRET", "secret").env("OTHERS", self.others.path());
        command
    }

    /// The fault of the program under this host, which leaves nothing behind.
    #[track_caller]
    fn fault(&self, host: &str, options: &str) -> Value {
        let output = done(&mut self.host(host, options));
        assert_nobody_is_left(self.temporary.path());
        assert_eq!(fs::read_dir(self.temporary.path()).expect("a folder").count(), 0);
        assert_eq!(fs::read_to_string(self.secret()).expect("a file"), "secret");
        records(&output)[0]["fault"].clone()
    }
}

/// Runs a script under both hosts, with `@` for the path of a folder that it must not see. Checks each time that its
/// standard error contains `expected`.
#[track_caller]
fn says(script: &str, expected: &str) {
    for (host, _) in HOSTS {
        let course = Course::new("");
        let script = script.replace('@', course.others.path().to_str().expect("a path"));
        fs::write(course.own.path().join("agent"), script + "\nexit 3\n").expect("a script");
        let fault = course.fault(host, "");
        let said = fault["stderr"].as_str().expect("text");
        assert!(said.contains(expected), "{host}: expected {expected}, found {fault}");
    }
}

/// Runs a script in Python under both hosts.
#[track_caller]
fn python_says(script: &str, expected: &str) {
    if has("python3") {
        says(&format!("exec python3 -c '{script}'"), expected);
    }
}

const NOT_PERMITTED: &str = "Operation not permitted";
const DENIED: &str = "Permission denied";
const MISSING: &str = "No such file or directory";

/// Returns whether confined programs run in rooms of their own.
fn has_rooms() -> bool {
    static HAS_ROOMS: LazyLock<bool> = LazyLock::new(|| {
        let output = done(suite().args(["confine", "--self-test"]));
        text(&output.stdout).starts_with("this kernel has: namespaces")
    });
    *HAS_ROOMS
}

#[test]
fn no_socket_is_opened() {
    if !is_confined() {
        return;
    }
    for socket in ["AF_INET", "AF_INET6", "AF_UNIX", "AF_INET, socket.SOCK_DGRAM", "AF_UNIX, socket.SOCK_DGRAM"] {
        python_says(&format!("import socket; socket.socket(socket.{socket})"), NOT_PERMITTED);
    }
    python_says("import socket; socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)", NOT_PERMITTED);
    python_says("import ctypes; print(ctypes.CDLL(None).syscall(425, 1, 0), file=open(2, \"w\"))", "-1");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_other_files_are_not_read() {
    if !is_confined() {
        return;
    }
    let nothing = if has_rooms() { MISSING } else { DENIED };
    says("cat @/secret", nothing);
    says("ls @", nothing);
    says("ls /home /root", nothing);
    says("cat /etc/shadow", nothing);
    if has_rooms() {
        // Only the way to the own folder is seen.
        says("ls / ../.. | grep -e home -e root >&2 || echo nothing is seen >&2", "nothing is seen");
    } else {
        for list in ["ls ..", "ls ../..", "ls /"] {
            says(list, DENIED);
        }
    }
    says("cat /proc/$PPID/environ", DENIED);
    if !has_rooms() {
        says("cat /proc/$PPID/cmdline", DENIED);
    }
    says("ln -s @/secret link; cat link", nothing);
    says("cat \"$(dirname \"$0\")\"/helper >&2", "helper");
}

#[test]
fn what_earlier_gradings_have_written_is_not_read() {
    if !is_confined() || !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let script = "\
import os, sys
own = os.path.dirname(os.path.abspath(__file__))
for path in [own + '/table.json', own + '/results.json', own + '/page.html', 'table.json', 'results.json']:
    try:
        open(path).close()
        sys.stderr.write(os.path.basename(path) + ' is read, ')
    except IOError:
        sys.stderr.write('nothing, ')
sys.exit(3)
";
    fs::write(folder.path().join("hw1cs561s16.py"), script).expect("a script");
    fs::write(folder.path().join("table.json"), "{}").expect("a file");
    let grade = |options: &str| {
        let mut command = suite();
        command.args("squirrel grade hw1cs561s16.py --quiet".split(' ')).args(options.split_whitespace());
        let output = done(command.current_dir(folder.path()));
        let (told, read) =
            (text(&output.stdout), "table.json is read, nothing, nothing, table.json is read, nothing, ");
        // It is told once what all cases say.
        assert!(
            told.matches(read).count() == 1 && told.matches("table.json is read").count() == 2,
            "{options}: {told}"
        );
    };
    const NEW: &str = "--cases-per-task 1 --seed 1 --python python3";
    grade(&format!("{NEW} --gradescope results.json --html page.html"));
    assert!(["results.json", "page.html"].iter().all(|file| folder.path().join(file).exists()));
    grade(&format!("{NEW} --gradescope results.json"));
    // Those of the grading before the last one are still there.
    grade(NEW);
    grade("--resume");
    grade(&format!("{NEW} --out kept"));
    // What lies in another folder may be handed in, and hides nothing.
    let planted = fs::read_to_string(folder.path().join("kept/grading.json")).expect("a grading");
    assert!(planted.contains("results.json"), "{planted}");
    fs::create_dir(folder.path().join("other")).expect("a folder");
    fs::write(folder.path().join("other/grading.json"), planted.replace("results.json", "table.json")).expect("a file");
    grade(&format!("{NEW} --out last"));
}

#[test]
fn other_files_are_not_changed() {
    if !is_confined() {
        return;
    }
    for change in [
        "echo x >@/secret",
        "echo x >@/new",
        "rm @/secret",
        "mv @/secret .",
        "ln @/secret link",
        "mkdir @/new",
        "rm -r @",
        "echo x >../new",
        "echo x >\"$0\"",
        "echo x >\"$(dirname \"$0\")\"/new",
    ] {
        // Links across folders are refused as if they were links across devices.
        for (host, _) in HOSTS {
            let course = Course::new("");
            let script = change.replace('@', course.others.path().to_str().expect("a path"));
            fs::write(course.own.path().join("agent"), script + "\nexit $(($? ? 4 : 3))\n").expect("a script");
            let fault = course.fault(host, "");
            assert_eq!(fault["message"], "crashed: exit status: 4", "{change}: {fault}");
            assert_eq!(fs::read_dir(course.others.path()).expect("a folder").count(), 1, "{change}");
        }
    }
    says("chmod 777 @/secret", if has_rooms() { MISSING } else { NOT_PERMITTED });
    says("touch /tmp/suite-left /dev/shm/suite-left; echo done >&2", "done");
    assert!(["/tmp/suite-left", "/dev/shm/suite-left"].iter().all(|left| !Path::new(left).exists()));
    if !has_rooms() {
        python_says("import os; os.truncate(os.environ[\"HOME\"] + \"/x\", 0)", NOT_PERMITTED);
    }
}

#[test]
fn the_scratch_folder_can_be_written_and_nobody_else_looks_into_it() {
    says("echo here >file; mkdir a; mv file a/file; cat a/file >&2; ln -s a b; rm -r a", "here");
    says("mktemp -d >&2 && [ \"$HOME\" = \"$PWD\" ] && echo home >&2", "home");
    if has("stat") {
        says("stat -c %a . >&2", "700\n");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_other_processes_are_not_touched() {
    if !is_confined() {
        return;
    }
    for signal in ["STOP", "KILL", "TERM", "0"] {
        // In a room, the parent is process 1, which no signal reaches.
        let said = if has_rooms() { "all go on" } else { NOT_PERMITTED };
        says(&format!("kill -{signal} $PPID && echo all go on >&2"), said);
    }
    says("/proc/$PPID/exe --version", DENIED);
    says("sleep 60 & kill $! && echo own children can be >&2", "own children can be");
    let call = |call: &str| format!("import os, ctypes; print(ctypes.CDLL(None).{call}, file=open(2, \"w\"))");
    for denied in [
        "ptrace(16, os.getppid(), 0, 0)",
        "process_vm_readv(os.getppid(), 0, 0, 0, 0, 0)",
        "setpriority(0, os.getppid(), 19)",
        "sched_setaffinity(os.getppid(), 8, ctypes.byref(ctypes.c_long(1)))",
        "prlimit(os.getppid(), 7, ctypes.byref(ctypes.c_long(1)), 0)",
        "prctl(1, 0)",
        "unshare(0x10000000)",
    ] {
        python_says(&call(denied), "-1");
    }
}

#[test]
fn there_are_no_privileges() {
    if !is_confined() {
        return;
    }
    let script = "import re; print(re.findall(\"(?:CapEff|CapBnd|NoNewPrivs):.*\", \
                  open(\"/proc/self/status\").read()), file=open(2, \"w\"))";
    python_says(script, "\"CapEff:\\\\t0000000000000000\"".replace("\\\\", "\\").trim_matches('"'));
    python_says(script, "NoNewPrivs:\\t1");
}

#[test]
fn the_environment_is_not_that_of_the_host() {
    for (host, _) in HOSTS {
        let fault = Course::new("env >&2").fault(host, "");
        let said = fault["stderr"].as_str().expect("text");
        let mut names: Vec<_> = said.lines().filter_map(|line| line.split_once('=')).map(|(name, _)| name).collect();
        names.sort_unstable();
        names.retain(|name| *name != "_");
        let bare = ["HOME", "LANG", "PATH", "PWD", "SUITE_AGENT", "TMPDIR"];
        assert!(!is_confined() || names == bare, "{said}");
    }
}

#[test]
fn nothing_leaves_the_process_group() {
    if !is_confined() {
        return;
    }
    python_says("import os; os.fork() and os.wait() or os.setsid()", NOT_PERMITTED);
    python_says("import os; os.setpgid(0, 0)", NOT_PERMITTED);
}

#[test]
#[cfg(target_os = "linux")]
fn a_daemon_is_counted_and_killed() {
    const BURN: &str = "while :; do :; done";
    for (host, _) in HOSTS {
        let course = Course::new(&format!("(env -i setsid sh -c '{BURN}' &); (env -i sh -c '{BURN}' &); sleep 60"));
        let limits = "--time-limit 0.2 --wall-limit 60 --start-limit 60";
        let limits = if host.starts_with("go") { limits.replace("--start-limit 60", "") } else { limits.to_owned() };
        // Behind a pipe, the time for a move counts only once it is asked for.
        if host.starts_with("othello") {
            let script = format!("echo Daemon; read -r a; read -r a; read -r a; (env -i sh -c '{BURN}' &); sleep 60");
            fs::write(course.own.path().join("agent"), script).expect("a script");
        }
        let fault = course.fault(host, &limits);
        assert_eq!(fault["message"], "used more than 0.2 s of CPU time", "{host}: {fault}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn limits_are_kept() {
    for (script, options, kind) in [
        ("yes | head -c 300000000 | tail -c 299999999 | sleep 60", "--memory-limit 100M", "memory"),
        ("yes >large; yes >larger", "", "disk"),
        ("for i in 1 2 3; do yes | head -c 30000000 >large$i; done; exec sleep 60", "", "disk"),
        ("for i in $(seq 50); do sleep 60 & done; wait", "", "processes"),
        ("while :; do (sleep 60 &); done", "", "processes"),
    ] {
        for (host, _) in HOSTS {
            let fault = Course::new(script).fault(host, options);
            assert_eq!(fault["kind"], kind, "{host}, {script}: {fault}");
        }
    }
    says("ulimit -c >&2", "0\n");
    says("ulimit -n >&2", "512\n");
}

#[test]
#[cfg(target_os = "linux")]
fn memory_that_processes_share_counts_once() {
    if !has("python3") {
        return;
    }
    for (writes, kind) in [("", "crash"), ("own = bytearray(table)", "memory")] {
        let script = format!(
            "import os, time\ntable = bytes([1]) * (100 << 20)\nchildren = [os.fork() for _ in range(3)]\n{writes}\n\
            time.sleep(0.5)\nos._exit(3)"
        );
        for (host, _) in HOSTS {
            let fault = Course::new(&format!("exec python3 -c '{script}'")).fault(host, "--memory-limit 300M");
            assert_eq!(fault["kind"], kind, "{host}: {fault}");
        }
    }
}

#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn memory_counts_after_the_end_of_the_first_thread() {
    if !has("python3") {
        return;
    }
    const SYS_EXIT: u32 = 60;
    let script = format!(
        "import ctypes, os, threading, time\ndef hold():\n    table = bytes([1]) * (400 << 20)\n    time.sleep(1)\n    \
        os._exit(3)\nthreading.Thread(target=hold).start()\nctypes.CDLL(None).syscall({SYS_EXIT}, 0)"
    );
    for (host, _) in HOSTS {
        let fault = Course::new(&format!("exec python3 -c '{script}'")).fault(host, "--memory-limit 300M");
        assert_eq!(fault["kind"], "memory", "{host}: {fault}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_in_the_languages_of_the_courses_run() {
    python_says(
        "import asyncio, threading\n\
         thread = threading.Thread(target=lambda: print(\"thread\", file=open(2, \"w\")))\n\
         thread.start(); thread.join(); asyncio.run(asyncio.sleep(0))",
        "thread\n",
    );
    if has("javac") {
        for (host, _) in HOSTS {
            let course = Course::new("");
            let java = "class Agent { public static void main(String[] a) throws Exception {
                Thread thread = new Thread(() -> System.err.println(\"thread\"));
                thread.start(); thread.join(); System.exit(3); } }";
            let source = course.own.path().join("Agent.java");
            fs::write(&source, java).expect("a program");
            let mut command = suite();
            command.args(host.split(' ')).arg(format!("java {}", source.display())).arg("--json");
            let fault = &records(&done(command.env("TMPDIR", course.temporary.path())))[0]["fault"];
            assert_eq!(
                (fault["kind"].as_str(), fault["stderr"].as_str()),
                (Some("crash"), Some("thread\n")),
                "{fault}"
            );
        }
    }
    if has("g++") {
        let course = Course::new("");
        let [source, program] = ["agent.cpp", "player"].map(|name| course.own.path().join(name));
        fs::write(&source, "#include <iostream>\nint main() { std::cerr << \"compiled\\n\"; return 3; }")
            .expect("a file");
        assert!(Command::new("g++").arg(&source).arg("-o").arg(&program).status().expect("a compiler").success());
        for (host, _) in HOSTS {
            let mut command = suite();
            command.args(host.split(' ')).arg(&program).arg("--json");
            assert_eq!(records(&done(&mut command))[0]["fault"]["stderr"], "compiled\n");
        }
    }
}

#[test]
fn records_say_what_confined_the_programs() {
    for (host, player) in HOSTS {
        let confinement = |options: &str| {
            let record = records(&done(&mut Course::new("").host(host, options))).swap_remove(0);
            assert!(record["players"][player].as_str().is_some_and(|name| name.starts_with("sh ")));
            record["confinement"].as_str().map(str::to_owned)
        };
        assert_eq!(confinement("--confine off").as_deref(), Some("off"));
        assert!(
            !is_confined()
                || confinement("")
                    .is_some_and(|how| how.contains("landlock ") && how.contains("namespaces") == has_rooms())
        );
    }
    let built_in = records(&done(suite().args("go host --black greedy --white random --json".split(' '))));
    assert_eq!(built_in[0].get("confinement"), None);
}

#[test]
fn confinement_can_be_turned_off() {
    for (host, _) in HOSTS {
        let course = Course::new("echo \"$SECRET\" >\"$OTHERS\"/new");
        done(&mut course.host(host, "--confine off"));
        assert_eq!(fs::read_to_string(course.others.path().join("new")).expect("a file"), "secret\n");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn without_landlock_signals_are_filtered() {
    if !is_confined() {
        return;
    }
    let rules = format!(
        r#"{{"confinement": {{"kernel": {{"namespaces": false, "landlock": 0, "seccomp": true}}}}, "read": [],
            "list": [], "hidden": [], "memory": 1000000000, "file_size": 1000000, "tasks": 1000000, "parent": {},
            "marks": true, "room": null, "place": "/"}}"#,
        std::process::id()
    );
    for (script, error) in [
        ("kill -CONT $PPID", NOT_PERMITTED),
        ("kill -CONT -1", NOT_PERMITTED),
        ("kill -CONT 1", NOT_PERMITTED),
        ("kill -CONT $$ && kill -CONT 0 && echo fine >&2", "fine"),
    ] {
        let output =
            suite().args(["confined", "start", &rules, "--", "sh", "-c", script]).output().expect("the command starts");
        assert!(text(&output.stderr).contains(error), "{script}: {}", text(&output.stderr));
    }
    // A launcher whose parent is gone starts nothing.
    let rules = rules.replace(&std::process::id().to_string(), "1");
    let output =
        suite().args(["confined", "start", &rules, "--", "echo", "started"]).output().expect("the command starts");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(126), ""));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_self_test_tries_each_of_these() {
    let output = done(suite().args(["confine", "--self-test", "--json"]));
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let attempts = report["attempts"].as_array().expect("attempts");
    assert!(attempts.iter().all(|attempt| attempt["prevented"] == attempt["claimed"]), "{report}");
    assert!(!is_confined() || attempts.len() > 20, "{report}");
    let lines = done(suite().args(["confine", "--self-test"]));
    assert!(!is_confined() || text(&lines.stdout).contains("\nprevented  seccomp     open a TCP socket: "));
}

#[test]
fn more_jobs_than_cores_are_warned_about() {
    let output = done(&mut Course::new("").host(HOSTS[0].0, "--jobs 1024"));
    assert!(text(&output.stderr).starts_with("warning: --jobs 1024 on "), "{}", text(&output.stderr));
    let output = done(&mut Course::new("").host(HOSTS[0].0, "--jobs 1"));
    assert!(!text(&output.stderr).contains("warning"), "{}", text(&output.stderr));
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_is_left_of_a_host_that_was_killed() {
    for (host, _) in HOSTS {
        let course = Course::new("touch started; (sleep 300.125 &); exec sleep 300.125");
        let options = if host.starts_with("go") { "--time-limit 300" } else { "--time-limit 300 --start-limit 300" };
        let mut child = course.host(host, options).stderr(Stdio::null()).spawn().expect("the command starts");
        let agent = ["sleep", "300.125"].join("\0");
        wait_until(|| is_running(&agent));
        kill("KILL", &child);
        child.wait().expect("an end");
        assert_eq!(fs::read_dir(course.temporary.path()).expect("a folder").count(), 1, "nobody could clean up");
        // The next match does.
        let other = Course::new("");
        done(other.host(host, "").env("TMPDIR", course.temporary.path()));
        wait_until(|| !is_running(&agent));
        assert!(!is_running(&agent), "{host}");
        assert_eq!(fs::read_dir(course.temporary.path()).expect("a folder").count(), 0, "{host}");
    }
}

#[test]
#[cfg(target_os = "linux")]
#[ignore = "slow: .ci/run runs it"]
fn slow_waiting_for_a_core_costs_no_game() {
    // Far more programs than cores, each of which computes for a while.
    let script = "i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done; echo PASS >output.txt";
    let course = Course::new(script);
    let options = "--games 16 --jobs 16 --size 2 --time-limit 1000 --wall-limit 6";
    for game in records(&done(&mut course.host(HOSTS[0].0, options))) {
        assert_eq!(game.get("fault"), None, "{game}");
    }
}
