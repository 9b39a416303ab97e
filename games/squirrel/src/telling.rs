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
    let mut log = TraverseLog::new(Vec::new(), LogFormat::new(position, spec.algorithm, Eol::Lf));
    let turn = match program {
        None => spec.take_turn(position, &mut log),
        Some(program) => program.take_turn(spec, position, &mut log),
    };
    let written = turn.and_then(|turn| Ok((turn, log.finish()?)));
    let (turn, log) = written.expect("a vector takes all that is written");
    // Greedy programs write no log.
    (turn.position.to_string(), if spec.algorithm == Algorithm::Greedy { Vec::new() } else { log })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn task(name: &str) -> Task {
        let path = format!("{}/../../testdata/squirrel/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        Task::parse(&std::fs::read(path).expect("a file")).expect("a task")
    }

    #[test]
    fn mistakes_show_where_they_concern_something() {
        let shown = |name| {
            let task = task(name);
            Mistake::ALL.into_iter().filter(|mistake| mistake.shows_in(&task)).map(Mistake::id).collect::<Vec<_>>()
        };
        assert_eq!(shown("full-alpha-beta"), [""; 0]);
        assert_eq!(shown("figure5-minimax"), ["other-players-evaluation"]);
        let greedy = ["converted-counted-once", "greedy-starts-at-zero", "greedy-starts-at-minus-hundred"];
        assert_eq!(shown("every-mistake-greedy")[..3], greedy);
        let [alpha_beta, battle] = ["every-mistake-alpha-beta", "figure5-battle"].map(shown);
        assert!(alpha_beta.contains(&"strict-cut") && alpha_beta.contains(&"fail-hard"), "{alpha_beta:?}");
        assert!(battle.contains(&"blank-lines") && !battle.contains(&"strict-cut"), "{battle:?}");
    }
}
