//! Hints: what is proved of the moves in a position.

use std::time::Duration;

use serde_json::{Value as Json, json};
use suite_search::{Budget, Game, Instant, Value};
use suite_tabletop::{AnyPosition, AnySolver, SolverProgress, Stopped, Verdict, for_first};

/// The size limit of a solver's table in bytes.
const TABLE: u64 = 64 << 20;
/// The time for all proofs of a hint.
const PROOFS: Duration = Duration::from_secs(3);
/// The time for the best move, where it is not proved.
const THOUGHT: Duration = Duration::from_secs(1);

/// Returns a solver for a position of games from `start`, and those that follow.
pub fn solver_for(start: &AnyPosition, position: &AnyPosition, threads: usize) -> Box<dyn AnySolver> {
    position.solver(start, position.plies_left(), TABLE, threads)
}

/// Returns who wins after each move, as far as that is proved in a few seconds by this number of threads, and the best
/// move.
#[must_use]
pub fn hint(start: &AnyPosition, position: &AnyPosition, threads: usize) -> Json {
    let facts = position.game().facts();
    let mut solver = solver_for(start, position, threads);
    let moves: Vec<_> = position.moves().collect();
    let until = Instant::now() + PROOFS;
    let mut proved = Vec::new();
    for (index, &mv) in moves.iter().enumerate() {
        let now = Instant::now();
        let end = now + until.saturating_duration_since(now) / (moves.len() - index) as u32;
        let child = position.play(mv);
        let mut watch = |_: &SolverProgress<'_>| if Instant::now() < end { Ok(()) } else { Err(Stopped::Late) };
        let value = solver.value(&child, false, &mut watch).ok();
        proved.push((mv, value.map(|value| for_first(for_first(value, child.to_move()), position.to_move()))));
    }
    let best = best_proved(&proved).or_else(|| position.hint(Budget { time: THOUGHT, ..Budget::UNLIMITED }));
    let moves = proved.iter().map(|&(mv, value)| {
        let verdict =
            value.map_or(Verdict::UNKNOWN, |value| Verdict::new(facts, for_first(value, position.to_move()), false));
        let result = value.map(|value| ["loss", "draw", "win"][(value.signum() + 1) as usize]);
        json!({
            "move": mv.to_string(), "value_words": verdict.in_words(), "proved": value.is_some(), "result": result,
        })
    });
    json!({ "moves": moves.collect::<Vec<_>>(), "best": best.map(|best| best.to_string()) })
}

/// Returns the best move if it is proved: one that wins, or the best of all if all are known.
fn best_proved<M: Copy>(proved: &[(M, Option<Value>)]) -> Option<M> {
    if let Some(&(mv, _)) = proved.iter().find(|(_, value)| *value == Some(1)) {
        return Some(mv);
    }
    let values = proved.iter().map(|&(mv, value)| Some((mv, value?)));
    let values: Vec<_> = values.collect::<Option<_>>()?;
    let best = values.iter().map(|(_, value)| *value).max()?;
    // Where every move loses, the strongest player chooses.
    values.iter().find(|(_, value)| *value == best && best >= 0).map(|(mv, _)| *mv)
}
