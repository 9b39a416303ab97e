//! Special files: output goes through them, input comes from them or is refused, and no command waits for them in vain.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use crate::processes::{kill, wait_until};
use crate::{done, has, root, suite, text};

/// An `input.txt` of Little-Go with only one good answer.
const INPUT: &str = "1\n000\n000\n000\n000\n000\n000";

/// Answers the input in a folder, and writes the answer to `output`.
fn answer(folder: &Path, output: &str) -> std::process::Output {
    fs::write(folder.join("input.txt"), INPUT).expect("an input");
    let mut command = suite();
    done(command.args(["go", "--player", "greedy", "--seed", "1", "--output", output]).current_dir(folder))
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Creates a named pipe.
pub fn make_fifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

/// Whether the text is a move.
fn is_move(text: &str) -> bool {
    text.len() == 3 && text.as_bytes()[1] == b','
}

#[test]
fn a_device_is_written_to_and_stays() {
    let folder = folder();
    let output = answer(folder.path(), "/dev/stdout");
    assert!(is_move(text(&output.stdout)), "{}", text(&output.stdout));
    answer(folder.path(), "/dev/null");
    assert!(fs::metadata("/dev/null").expect("a device").file_type().is_char_device());
}

#[test]
fn a_pipe_is_written_to_and_stays() {
    let folder = folder();
    let pipe = folder.path().join("pipe");
    make_fifo(&pipe);
    let reader = thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).expect("a move")
    });
    answer(folder.path(), "pipe");
    assert!(is_move(&reader.join().expect("a reader")));
    assert!(fs::metadata(pipe).expect("a pipe").file_type().is_fifo());
}

#[test]
fn a_link_stays_and_the_file_behind_it_is_replaced() {
    for exists in [true, false] {
        let (folder, elsewhere) = (folder(), folder());
        let target = elsewhere.path().join("answer.txt");
        if exists {
            fs::write(&target, "an older answer").expect("a file");
        }
        symlink(&target, folder.path().join("link")).expect("a link");
        answer(folder.path(), "link");
        assert!(fs::symlink_metadata(folder.path().join("link")).expect("a link").is_symlink());
        assert!(is_move(&fs::read_to_string(target).expect("a move")));
        assert_eq!(fs::read_dir(elsewhere.path()).expect("a folder").count(), 1, "nothing else is left");
    }
}

#[test]
fn stdin_is_called_by_a_dash() {
    let task = fs::read(root().join("testdata/squirrel/figure5-alpha-beta.txt")).expect("a task");
    let mut command = suite();
    command.args(["squirrel", "show", "-i", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    child.stdin.take().expect("a pipe").write_all(&task).expect("a reader");
    let output = child.wait_with_output().expect("an end");
    assert!(output.status.success() && text(&output.stdout).starts_with("      A     B"), "{output:?}");
}

#[test]
fn a_stderr_that_nobody_reads_is_no_fault() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = suite();
    let line = "othello host -d 4 -a greedy -b randy --games 4 --seed 1";
    let output = command.args(line.split(' ')).stderr(writer).output().expect("the command starts");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).starts_with("seed 1\n"), "{}", text(&output.stdout));
}

/// Commands that read a file, with `@` for its path, and a file that they can read.
const READERS: [(&str, &str); 11] = [
    ("squirrel show -i @", "testdata/squirrel/figure5-alpha-beta.txt"),
    ("squirrel check -d testdata/squirrel/answers/strict-cut -i @", "testdata/squirrel/figure5-alpha-beta.txt"),
    ("squirrel solve -i @", "testdata/squirrel/nearly-full-minimax.txt"),
    ("othello solve --board @", "testdata/othello/late-4x4.txt"),
    ("go replay @ --game 1", "testdata/go/games.jsonl"),
    ("go replay @", "testdata/go/ko.sgf"),
    ("go analyze --time 0.001 @", "testdata/go/ko.sgf"),
    ("othello analyze @", "testdata/othello/game.jsonl"),
    ("go book show @", "games/go/book/5x5.book"),
    ("othello book show @", "games/othello/book/6x6-ends.book"),
    ("go host --size 2 --white random --black champion:book=@", "games/go/book/5x5.book"),
];

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_pipes_are_read_like_files() {
    if !has("bash") {
        return;
    }
    for (line, file) in READERS {
        let code = |script: &str| {
            let line = format!("\"$0\" {}", line.replace('@', script));
            let mut bash = Command::new("bash");
            bash.args(["-c", &format!("cat {file} | {line}")]).arg(suite().get_program()).current_dir(root());
            let output = bash.output().expect("a shell");
            (
                output.status.code(),
                text(&output.stderr).lines().find(|line| line.starts_with("error")).map(str::to_owned),
            )
        };
        let expected = code(file);
        assert!(matches!(expected, (Some(0 | 1), None)), "{line}: {expected:?}");
        for pipe in ["-", "/dev/stdin", &format!("<(cat {file})")] {
            assert_eq!(code(pipe), expected, "{line}, {pipe}");
        }
    }
}

#[test]
fn folders_sockets_and_devices_are_refused() {
    let folder = folder();
    let socket = folder.path().join("socket");
    let _listener = UnixListener::bind(&socket).expect("a socket");
    for (line, _) in READERS {
        for path in [folder.path(), &socket, Path::new("/dev/null"), Path::new("/dev/zero")] {
            let arguments = line.split(' ').map(|word| word.replace('@', path.to_str().expect("a path")));
            let output = suite().args(arguments).output().expect("the command starts");
            let message = text(&output.stderr);
            assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}, {}", path.display());
            assert!(message.contains(path.to_str().expect("a path")), "{line}: {message}");
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn nobody_waits_for_a_pipe_after_ctrl_c() {
    let folder = folder();
    let grading = folder.path().join("grading");
    let mut grade = suite();
    done(grade.args("squirrel grade true --cases-per-task 1 --quiet --seed 1 --out".split(' ')).arg(&grading));
    let part = grading.join("greedy.jsonl");
    fs::remove_file(&part).expect("a file");
    let pipe = folder.path().join("pipe");
    let resume = format!("squirrel grade true --resume {}", grading.display());
    let others = ["go -i @", "go solve --size 2 --checkpoint @", "tictactoe train --table @", &resume];
    for line in READERS.iter().map(|(line, _)| *line).chain(others) {
        let path = if line == resume { &part } else { &pipe };
        make_fifo(path);
        // A writer that never writes.
        let _writer = fs::File::options().read(true).write(true).open(path).expect("a pipe");
        let arguments = line.split(' ').map(|word| word.replace('@', path.to_str().expect("a path")));
        let mut command = suite();
        let command = command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.current_dir(folder.path()).spawn().expect("the command starts");
        let process = format!("/proc/{}", child.id());
        wait_until(|| has_open(&process, path) || has_ended(&process));
        kill("INT", &child);
        wait_until(|| has_ended(&process));
        let is_over = has_ended(&process);
        child.kill().expect("a signal");
        child.wait().expect("an end");
        assert!(is_over, "{line}");
        fs::remove_file(path).expect("a pipe");
    }
}

/// Whether a process has a file open.
fn has_open(process: &str, file: &Path) -> bool {
    let files = fs::read_dir(format!("{process}/fd")).into_iter().flatten().flatten();
    files.map(|entry| fs::read_link(entry.path())).any(|opened| opened.is_ok_and(|opened| opened == file))
}

/// Whether a child has ended that was not waited for.
fn has_ended(process: &str) -> bool {
    fs::read_to_string(format!("{process}/stat")).is_ok_and(|stat| stat.contains(") Z "))
}
