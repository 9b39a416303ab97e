//! The trace of a search with millions of log lines.

use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

use suite_search::{Algorithm, Player, Trace};

use crate::log_format::{LINE_ROOM, LogFormat};
use crate::log_line::LogLine;
use crate::{Eol, Position, SearchSpec, Task};

/// The distance between lines that are compared.
const STRIDE: usize = 9973;

/// A writer that keeps every line whose number is divisible by [`STRIDE`].
#[derive(Default)]
struct SomeLines {
    number: usize,
    kept: Vec<Vec<u8>>,
    current: Vec<u8>,
}

impl Write for SomeLines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            let is_kept = self.number.is_multiple_of(STRIDE);
            if is_kept {
                self.current.extend(piece);
            }
            if piece.ends_with(b"\n") {
                self.number += 1;
                if is_kept {
                    self.kept.push(std::mem::take(&mut self.current));
                }
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn steps_of_a_trace_with_millions_of_lines_are_those_of_the_log() {
    const TASK: &[u8] = b"2\nX\n5\n20 16 1 32 30\n20 12 2 11 8\n28 48 9 1 1\n20 12 10 6 2\n25 30 23 21 10\n\
                          *****\n*****\n*****\n*****\n*****\n";
    let Ok(Task::NextState { position, .. }) = Task::parse(TASK) else { panic!("a task") };
    let position: Position = position;
    for (algorithm, limit, lines) in [(Algorithm::Minimax, 5, 13_387_251), (Algorithm::AlphaBeta, 6, 0)] {
        let spec = SearchSpec { player: Player::First, algorithm, limit };
        let (format, mut log) = (LogFormat::new(&position, algorithm, Eol::Lf), SomeLines::default());
        spec.take_logged_turn(&position, Eol::Lf, &mut log, &()).expect("a log");
        let search = spec.search();
        let (trace, interrupt) = (Trace::new(&position, &search), AtomicBool::new(false));
        search.observe(&position, &mut trace.writer(u32::MAX, &interrupt)).expect("a trace");
        // The first line of the log names the columns.
        assert_eq!(trace.steps() as usize, log.number - 1);
        assert!(lines == 0 || trace.steps() == lines, "{} lines", trace.steps());
        for (index, line) in log.kept.iter().enumerate().skip(1) {
            let number = (index * STRIDE - 1) as u32;
            let state = trace.state(number).expect("a step");
            let mut room = [0; LINE_ROOM];
            let length = format.write(LogLine::new(state.step().expect("a step").node()), &mut room);
            assert_eq!(&room[..length], &line[..], "step {number}");
            assert_eq!(trace.step_of_line(number), Some(number));
        }
    }
}
