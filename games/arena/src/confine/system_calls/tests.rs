use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use rustix::process::getpid;

use super::{Counted, FilterOptions, filter};
use crate::{is_confined, run_helper};

/// The variable with the words of a command line for [`launcher`], as JSON.
const WORDS: &str = "SUITE_TEST_WORDS";
/// The variable with the names of its options.
const OPTIONS: &str = "SUITE_TEST_OPTIONS";

/// Not a test: puts this process under filters, and turns it into a program.
#[test]
#[ignore = "other tests start it"]
fn launcher() {
    let words: Vec<String> = serde_json::from_str(&env::var(WORDS).expect("words")).expect("words as JSON");
    let options = env::var(OPTIONS).expect("options");
    let has = |option| options.split(' ').any(|word| word == option);
    let options = FilterOptions {
        leader: has("leads").then(getpid),
        counted: Counted { time: has("counts_time"), memory: has("counts_memory") },
        owns_files: has("owns_files"),
        marks: has("marks"),
    };
    filter(options).expect("filters");
    panic!("{}", Command::new(&words[0]).args(&words[1..]).exec());
}

/// Runs a command to its end.
fn output(command: &mut Command) -> Output {
    run_helper(command.stdout(Stdio::piped()).stderr(Stdio::piped())).expect("a program")
}

/// Runs a program under filters, in a folder of its own.
fn run(options: &str, words: &[&str]) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args(["--exact", "confine::system_calls::tests::launcher", "--ignored", "--nocapture"]);
    command.env(OPTIONS, options).env(WORDS, serde_json::to_string(words).expect("JSON"));
    command.env("TMPDIR", folder.path()).current_dir(folder.path()).stdin(Stdio::null());
    output(&mut command)
}

/// Checks that a program says that all went well, with the filters of each kind of counting.
#[track_caller]
fn assert_fine(words: &[&str]) {
    for options in ["marks", "counts_time counts_memory owns_files"] {
        let output = run(options, words);
        let [said, error] = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
        assert!(output.status.success() && said.ends_with("fine\n"), "{words:?}, {options}:\n{said}\n{error}");
    }
}

/// Returns whether a program is there; says so if not.
fn has(program: impl AsRef<OsStr>) -> bool {
    let program = program.as_ref();
    let is_there = run_helper(Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()));
    let is_there = is_there.is_ok_and(|output| output.status.success());
    if !is_there {
        let _ = writeln!(std::io::stderr(), "skipped: there is no {}", program.display());
    }
    is_there
}

/// Returns the path of a program beside these tests.
fn source(name: &str) -> String {
    format!("{}/src/confine/system_calls/tests/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// Returns Python's versions of the courses, wherever they are, and says which are missing.
fn pythons() -> Vec<PathBuf> {
    let versions = env::home_dir().map(|home| home.join(".pyenv/versions"));
    let installed: Vec<_> = versions
        .and_then(|folder| fs::read_dir(folder).ok())
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .collect();
    let find = |name: &str| {
        let found = installed.iter().map(|folder| folder.join(name)).find(|path| path.exists());
        found.or_else(|| has(name).then(|| name.into()))
    };
    let minors = (6..=14).map(|minor| format!("python3.{minor}"));
    ["python2.7", "pypy", "pypy3"].map(str::to_owned).into_iter().chain(minors).filter_map(|name| find(&name)).collect()
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_each_python_runs() {
    for python in pythons() {
        for program in ["everyday.py", "pool.py"] {
            assert_fine(&[python.to_str().expect("a path"), &source(program)]);
        }
    }
}

#[test]
fn java_runs() {
    if has("java") && has("javac") {
        let folder = tempfile::tempdir().expect("a folder");
        let classes = folder.path().to_str().expect("a path");
        let compiled = output(Command::new("javac").args(["-d", classes, &source("Everyday.java")]));
        assert!(compiled.status.success());
        assert_fine(&["java", "-cp", classes, "Everyday"]);
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_compiled_programs_run() {
    if has("g++") {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("everyday");
        let mut compiler = Command::new("g++");
        compiler.args(["-std=c++17", "-pthread", &source("everyday.cpp"), "-o"]).arg(&program);
        assert!(output(&mut compiler).status.success());
        assert_fine(&[program.to_str().expect("a path")]);
    }
}

#[test]
fn shells_run() {
    let script = "x=$(sleep 0.01; echo hello); (exit 3); test $? = 3 && echo $x >a && cp a b && ls -l >c && rm a b c \
                  && sleep 60 & kill $!; mkfifo f; touch f; rm f; echo fine";
    for shell in ["sh", "bash"] {
        assert_fine(&[shell, "-c", script]);
    }
}

/// Calls with arguments, and the errors that they fail with under the strictest filters and under the others; 0 where
/// they do not fail.
const REFUSED: &[(i64, [i64; 4], [i32; 2])] = &[
    (libc::SYS_socket, [libc::AF_UNIX as i64, libc::SOCK_STREAM as i64, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_socketpair, [libc::AF_UNIX as i64, libc::SOCK_RAW as i64, 0, 0], [libc::EPERM; 2]),
    (
        libc::SYS_socketpair,
        [libc::AF_UNIX as i64, (libc::SOCK_DGRAM | libc::SOCK_CLOEXEC) as i64, 0, 0],
        [libc::EPERM; 2],
    ),
    (libc::SYS_socketpair, [libc::AF_TIPC as i64, libc::SOCK_STREAM as i64, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_connect, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_inotify_init1, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_fanotify_init, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_shmget, [0, 4096, 0o1600, 0], [libc::ENOSYS; 2]),
    (libc::SYS_semget, [0, 1, 0o1600, 0], [libc::ENOSYS; 2]),
    (libc::SYS_msgget, [0, 0o1600, 0, 0], [libc::ENOSYS; 2]),
    (libc::SYS_mq_open, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_memfd_create, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_io_uring_setup, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_clone3, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_clone, [(libc::CLONE_PARENT | libc::SIGCHLD) as i64, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_pidfd_open, [1, 0, 0, 0], [libc::ENOSYS; 2]),
    (libc::SYS_seccomp, [libc::SECCOMP_SET_MODE_FILTER as i64, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_prctl, [libc::PR_SET_SECCOMP as i64, 2, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_prctl, [libc::PR_SET_DUMPABLE as i64, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_prctl, [libc::PR_SET_CHILD_SUBREAPER as i64, 1, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_prctl, [libc::PR_SET_PDEATHSIG as i64, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_fcntl, [2, libc::F_SETOWN as i64, 1, 0], [libc::EPERM; 2]),
    (libc::SYS_fcntl, [2, libc::F_NOTIFY as i64, 1, 0], [libc::EPERM; 2]),
    // The clocks of process 1, by both of its numbers, and of this thread.
    (libc::SYS_clock_gettime, [!1 << 3 | 2, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_clock_gettime, [(!1 << 3 | 2) & 0xffff_ffff, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_clock_nanosleep, [!1 << 3 | 2, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_timer_create, [!1 << 3 | 2, 0, 0, 0], [libc::EPERM; 2]),
    (libc::SYS_clock_gettime, [!0 << 3 | 6, 0, 0, 0], [libc::EFAULT; 2]),
    // Files by their names: these names cannot be read.
    (libc::SYS_utimensat, [libc::AT_FDCWD as i64, 1, 0, 0], [libc::EPERM, libc::EFAULT]),
    (libc::SYS_utimensat, [2, 0, 1, 0], [libc::EPERM, libc::EFAULT]),
    (libc::SYS_utimensat, [libc::AT_FDCWD as i64, 1 << 32, 0, 0], [libc::EPERM, libc::EFAULT]),
    (libc::SYS_fchmodat, [libc::AT_FDCWD as i64, 1, 0, 0], [libc::EPERM, libc::EFAULT]),
    (libc::SYS_truncate, [1, 0, 0, 0], [libc::EPERM, libc::EFAULT]),
    (libc::SYS_setxattr, [1, 1, 0, 0], [libc::EPERM, libc::ENOSYS]),
    (libc::SYS_fsetxattr, [2, 1, 0, 0], [libc::ENOSYS; 2]),
    // `setxattrat`, `getxattrat`, `removexattrat`, `file_setattr`.
    (463, [0; 4], [libc::ENOSYS; 2]),
    (464, [0; 4], [libc::ENOSYS; 2]),
    (466, [0; 4], [libc::ENOSYS; 2]),
    (469, [0; 4], [libc::ENOSYS; 2]),
    // The other numbers of `getpid` on x86-64.
    (0x4000_0000 + libc::SYS_getpid, [0; 4], [libc::ENOSYS; 2]),
    (libc::SYS_mmap, [0, 4096, 0, (libc::MAP_SHARED | libc::MAP_ANONYMOUS) as i64], [libc::ENOMEM, 0]),
    (
        libc::SYS_mmap,
        [0, 4096, 0, (libc::MAP_SHARED_VALIDATE | libc::MAP_ANONYMOUS) as i64],
        [libc::ENOMEM, libc::EINVAL],
    ),
    (libc::SYS_mmap, [0, 4096, 0, (libc::MAP_PRIVATE | libc::MAP_ANONYMOUS) as i64], [0; 2]),
    // What is to be done cannot be read, but is not looked at. The second one only asks.
    (libc::SYS_rt_sigaction, [libc::SIGCHLD as i64, 1, 0, 8], [0, libc::EFAULT]),
    (libc::SYS_rt_sigaction, [libc::SIGCHLD as i64, 1 << 32, 0, 8], [0, libc::EFAULT]),
    (libc::SYS_rt_sigaction, [libc::SIGCHLD as i64, 0, 1, 8], [libc::EFAULT; 2]),
    (libc::SYS_rt_sigaction, [libc::SIGUSR1 as i64, 1, 0, 8], [libc::EFAULT; 2]),
    (libc::SYS_getpriority, [0, 0x3fff_ffff, 0, 0], [libc::EXFULL, libc::ESRCH]),
];

#[test]
fn what_is_not_allowed_fails() {
    if !has("python3") {
        return;
    }
    let script = "import ctypes, json, sys\n\
                  call = ctypes.CDLL(None, use_errno=True).syscall\n\
                  call.restype = ctypes.c_long\n\
                  for words in json.loads(sys.argv[1]):\n    \
                      result = call(*map(ctypes.c_long, words), ctypes.c_long(-1), ctypes.c_long(0))\n    \
                      print(ctypes.get_errno() if result == -1 else 0)";
    let calls: Vec<Vec<i64>> = REFUSED.iter().map(|(call, arguments, _)| [&[*call], &arguments[..]].concat()).collect();
    let calls = serde_json::to_string(&calls).expect("JSON");
    for (kind, options) in ["marks", "counts_time counts_memory owns_files"].into_iter().enumerate() {
        let output = run(options, &["python3", "-c", script, &calls]);
        let said = String::from_utf8(output.stdout).expect("text");
        let errors: Vec<i32> = said.lines().skip(2).map(|line| line.parse().expect("a number")).collect();
        assert_eq!(errors.len(), REFUSED.len(), "{said}");
        for ((call, arguments, expected), found) in REFUSED.iter().zip(errors) {
            assert_eq!(found, expected[kind], "{options}: call {call}, {arguments:?}");
        }
    }
}

/// Not a test: a program that has to find itself confined.
#[test]
#[ignore = "other tests start it"]
fn recognizes_itself() {
    assert!(is_confined());
}

#[test]
fn a_confined_process_recognizes_itself() {
    assert!(!is_confined());
    let own = env::current_exe().expect("this program");
    let words =
        [own.to_str().expect("a path"), "--exact", "confine::system_calls::tests::recognizes_itself", "--ignored"];
    assert!(run("marks", &words).status.success());
    assert!(!run("", &words).status.success());
}
