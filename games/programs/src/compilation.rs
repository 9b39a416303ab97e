//! The compilation of source files, confined and limited as programs are.

use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::path::{MAIN_SEPARATOR, Path};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use suite_arena::{Call, Clock, Fault, Limits, OutputLogs, Program, WorkDir};
use suite_text::printable;
use suite_work::interrupt::Interrupt;
use thiserror::Error;

use crate::SourceFile;

/// What a compiler may use.
pub const LIMITS: Limits = Limits {
    wall: Duration::from_secs(180),
    cpu: Duration::from_secs(60),
    memory: 2 << 30,
    disk: 64 << 20,
    processes: 32,
    ..Limits::NONE
};
/// The most bytes of a compiler's message that are kept, and those that are read to find them.
const KEPT: usize = 2048;
const READ: u64 = 64 * 1024;

/// Why a source file could not be compiled.
#[derive(Debug, Error)]
#[error("could not be compiled: {why}{}", indented(.message))]
pub struct CompileError {
    why: String,
    message: String,
}

fn indented(message: &str) -> String {
    message.lines().flat_map(|line| ["\n    ".to_owned(), printable(line)]).collect()
}

impl CompileError {
    /// Returns the fault of an agent with this program.
    #[must_use]
    pub fn fault(&self) -> Fault {
        Fault::Compile { why: self.why.clone(), message: self.message.clone() }
    }
}

/// Compiles a source file by its compiler, which writes into the folder.
///
/// The outer error is no fault of the file: the compiler cannot be run, or the command was interrupted.
///
/// # Errors
///
/// A compiler that cannot be run, or an interrupt.
pub fn compile(file: &SourceFile, compiler: &Program, folder: &WorkDir) -> Result<Result<(), CompileError>> {
    let interrupt = Interrupt::catch("the program is not compiled")?;
    let name = file.language.tools()[0];
    let mut log = tempfile::tempfile().context("cannot keep what the compiler says")?;
    let mut command = compiler.command(folder)?;
    let logs = OutputLogs { stderr: Some(log.try_clone()?), ..OutputLogs::default() };
    let mut call = Call::spawn_logged(&mut command, folder, LIMITS, logs).with_context(|| name)?;
    let ended = call.wait(folder, &Clock::for_move(&LIMITS, interrupt.flag()));
    interrupt.check()?;
    // Waits until the log is complete.
    call.stderr_tail();
    let why = match ended {
        Ok(status) if !status.success() => format!("{name} ended with {status}"),
        Ok(_) if file.language.executable(folder.path()).is_some_and(|file| make_executable(&file).is_err()) => {
            format!("{name} wrote no program")
        }
        Ok(_) => return Ok(Ok(())),
        Err(fault @ (Fault::OutOfResources(_) | Fault::NoStart(_))) => bail!("{name}: {fault}"),
        Err(fault) => format!("{name} {fault}"),
    };
    let message = message(&mut log, &[file.path.parent().unwrap_or(&file.path), folder.path()])?;
    Ok(Err(CompileError { why, message }))
}

/// Makes a file executable, which a confined compiler cannot.
fn make_executable(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o500))?;
    fs::symlink_metadata(file).map(drop)
}

/// Reads the beginning of what a compiler has said, with the names of files in these folders as they are there.
fn message(log: &mut File, folders: &[&Path]) -> io::Result<String> {
    let mut bytes = Vec::new();
    log.rewind()?;
    log.take(READ).read_to_end(&mut bytes)?;
    let mut text = String::from_utf8_lossy(&bytes).into_owned();
    for folder in folders {
        text = text.replace(&format!("{}{MAIN_SEPARATOR}", folder.display()), "");
    }
    let kept = beginning(&text);
    Ok(if kept.len() < text.len() { format!("{kept}...\n") } else { text })
}

/// Returns the first lines of a text, or a part of a long first line.
fn beginning(text: &str) -> &str {
    if text.len() <= KEPT {
        return text;
    }
    let cut = (0..=KEPT).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
    &text[..text[..cut].rfind('\n').map_or(cut, |end| end + 1)]
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    #[test]
    fn the_beginning_of_a_message_is_kept() {
        let kept = |said: &str| {
            let mut log = tempfile::tempfile().expect("a file");
            log.write_all(said.as_bytes()).expect("a file");
            message(&mut log, &[Path::new("/home/ann"), Path::new("/tmp/1")]).expect("a message")
        };
        assert_eq!(kept(""), "");
        assert_eq!(kept("/home/ann/a.cpp:1: x\n/tmp/1/a.o: y /home/anna/b"), "a.cpp:1: x\na.o: y /home/anna/b");
        assert_eq!(kept(&"a\n".repeat(KEPT / 2)), "a\n".repeat(KEPT / 2));
        assert_eq!(kept(&"abc\n".repeat(KEPT)), "abc\n".repeat(KEPT / 4) + "...\n");
        assert_eq!(kept(&("a".to_owned() + &"é".repeat(KEPT))), "a".to_owned() + &"é".repeat(KEPT / 2 - 1) + "...\n");
    }
}
