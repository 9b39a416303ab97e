//! Hints: what is proved of the moves in a position.

use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use suite_arena::seeded_rng;
use suite_search::{Budget, Game, Meter, Strategy, Value};

use super::served::Served;
use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::verdict::{Verdict, for_first, solve, solver_for};

/// The time for all proofs of a hint.
const PROOFS: Duration = Duration::from_secs(3);
/// The time for the best move, where it is not proved.
const THOUGHT: Duration = Duration::from_secs(1);

/// Returns who wins after each move, as far as that is proved in a few seconds, and the best move.
pub fn hint<G: Served>(start: &G, position: &G) -> Json {
    let core = position.core();
    let mut solver = solver_for(start, position);
    let moves: Vec<_> = core.moves().collect();
    let until = Instant::now() + PROOFS;
    let mut proved = Vec::new();
    for (index, &mv) in moves.iter().enumerate() {
        let time = until.saturating_duration_since(Instant::now()) / (moves.len() - index) as u32;
        let mut meter = Meter::new(Budget { time, ..Budget::UNLIMITED });
        let child = core.play(mv);
        let value = solve(&mut solver, &child, false, &mut meter).ok();
        proved.push((mv, value.map(|value| for_first(for_first(value, child.to_move()), core.to_move()))));
    }
    let best = best_proved(&proved).or_else(|| strongest_choice(position));
    let moves = proved.iter().map(|&(mv, value)| {
        let verdict =
            value.map_or(Verdict::UNKNOWN, |value| Verdict::new::<G>(for_first(value, core.to_move()), false));
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

/// Returns the move of the strongest built-in player.
fn strongest_choice<G: Served>(position: &G) -> Option<G::Move> {
    let mut strategy = G::strategy(&G::BuiltIn::strongest(), seeded_rng(0, 0));
    strategy.choose(position, Budget { time: THOUGHT, ..Budget::UNLIMITED }).ok()?.best
}
