//! The files of a case: those that a program has written, and the right ones.

use std::io::{self, Read, Write};
use std::path::Path;

use suite_arena::open_untrusted;
use suite_squirrel::{Battle, Eol, Output, SearchSpec, Task};

use crate::evidence::MOST_BYTES;

/// Files by name.
pub type Files = Vec<(String, Vec<u8>)>;

/// Reads the beginnings of the files that a program has written for a task, as far as they are there.
pub fn written_files(folder: &Path, task: &Task) -> Files {
    let read = |output: &Output| {
        let mut content = Vec::new();
        let file = open_untrusted(&folder.join(output.name())).ok()?;
        file.take(MOST_BYTES as u64).read_to_end(&mut content).ok()?;
        Some((output.name().to_owned(), content))
    };
    Output::of(task).iter().filter_map(read).collect()
}

/// Returns the beginnings of the right files of a task.
pub fn right_files(task: &Task) -> Files {
    Output::of(task).iter().map(|&output| (output.name().to_owned(), right_file(task, output))).collect()
}

/// Returns the beginning of the right file of a task.
pub fn right_file(task: &Task, output: Output) -> Vec<u8> {
    let mut file = Beginning::default();
    // A search ends with the first error of its log, which is that the file is long enough.
    let _ = match task {
        Task::NextState { spec, position } if output == Output::NextState => {
            spec.take_monitored_turn(position, &()).and_then(|turn| write!(file, "{}", turn.position))
        }
        Task::NextState { spec, position } => {
            SearchSpec::take_logged_turn(spec, position, Eol::Lf, &mut file, &()).map(drop)
        }
        Task::Battle { specs, position } => {
            let mut battle = Battle::new(*specs, *position);
            let turns = std::iter::from_fn(|| battle.take_monitored_turn(&()).ok().flatten());
            turns.into_iter().try_for_each(|turn| write!(file, "{}", turn.position))
        }
    };
    file.0
}

/// A writer that keeps the beginning of what is written.
#[derive(Default)]
struct Beginning(Vec<u8>);

impl Write for Beginning {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = MOST_BYTES - self.0.len();
        let taken = room.min(bytes.len());
        self.0.extend(&bytes[..taken]);
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
