//! Tasks that tell programs with a known mistake from right ones.

use suite_search::{Algorithm, Game};

use crate::flawed_program::FlawedProgram;
use crate::log_format::{Eol, LogFormat};
use crate::mistake::Mistake;
use crate::output::Output;
use crate::position::Position;
use crate::search_spec::SearchSpec;
use crate::square::SQUARES;
use crate::task::Task;
use crate::traverse_log::TraverseLog;

impl Mistake {
    /// Returns whether a program that makes this mistake answers `task` wrong.
    ///
    /// Both answers are computed and held in memory, so this is for small searches.
    #[must_use]
    pub fn shows_in(self, task: &Task) -> bool {
        if task.position().is_over() || !Output::of(task).iter().any(|&output| self.concerns(task, output)) {
            return false;
        }
        match task {
            // These two are matters of writing, not of searching.
            _ if self == Self::MissingBoundColumns => true,
            Task::Battle { position, .. } if self == Self::BlankLines => position.empty().len() > 1,
            Task::NextState { spec, position } => {
                let program = FlawedProgram::new(self, task);
                answer(None, spec, position) != answer(Some(&program), spec, position)
            }
            Task::Battle { specs, position } => {
                let program = FlawedProgram::new(self, task);
                trace(None, specs, *position) != trace(Some(&program), specs, *position)
            }
        }
    }
}

/// Returns the next state and the log of a flawed program, or of a right one.
fn answer(program: Option<&FlawedProgram>, spec: &SearchSpec, position: &Position) -> (String, Vec<u8>) {
    let mut text = Vec::new();
    let format = LogFormat::new(position, spec.algorithm, Eol::Lf);
    let turn = TraverseLog::write(&mut text, &format, |log| match program {
        None => spec.take_turn(position, log),
        Some(program) => program.take_turn(spec, position, log),
    });
    let turn = turn.expect("a vector takes all that is written");
    // Greedy programs write no log.
    (turn.position.to_string(), if spec.algorithm == Algorithm::Greedy { Vec::new() } else { text })
}

/// Returns the trace of a battle. A program that passes may never finish it.
fn trace(program: Option<&FlawedProgram>, specs: &[SearchSpec; 2], mut position: Position) -> Vec<String> {
    let mut states = Vec::new();
    for spec in specs.iter().cycle().take(2 * SQUARES) {
        if position.is_over() {
            break;
        }
        let Ok(turn) = match program {
            None => spec.take_turn(&position, &mut ()),
            Some(program) => program.take_turn(spec, &position, &mut ()),
        };
        position = turn.position;
        states.push(position.to_string());
    }
    states
}
