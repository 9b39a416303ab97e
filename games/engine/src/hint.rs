//! Hints: what is proved of the moves in a position.

use std::time::Duration;

use serde_json::{Value as Json, json};
use suite_search::{Budget, Game, Instant, Value};
use suite_tabletop::{AnyMove, AnyPosition, AnySolver, Points, ProvedWinner, SolverProgress, Stopped, for_first};

/// The size limit of a solver's table in bytes.
const TABLE: u64 = 64 << 20;
/// The time for all proofs of a hint.
const PROOFS: Duration = Duration::from_secs(3);
/// The time for the best move, where it is neither proved nor estimated.
const THOUGHT: Duration = Duration::from_secs(1);
/// The nodes for the estimate of a move.
const ESTIMATE_NODES: u64 = 100_000;
/// The plies before the end from which on proofs are tried, where estimates can stand in for them.
const PROVABLE: u32 = 26;
/// The plies before the end from which on such games are solved to the point.
const EXACT: u32 = 12;

/// Returns a solver for a position of games from `start`, and those that follow.
pub fn solver_for(start: &AnyPosition, position: &AnyPosition, threads: usize) -> Box<dyn AnySolver> {
    position.solver(start, position.plies_left(), TABLE, threads)
}

/// A move with what it leads to: values are those for the mover.
struct MoveValue {
    mv: AnyMove,
    /// The value that is proved, in units; only its sign unless it is exact.
    proved: Option<Value>,
    /// The estimated value in units, where nothing is proved.
    estimate: Option<Value>,
}

/// Returns who wins after each move, as far as that is proved in a few seconds by this number of threads; an estimate
/// of the others, in games that have estimates; and the best move.
#[must_use]
pub fn hint(start: &AnyPosition, position: &AnyPosition, threads: usize) -> Json {
    let facts = position.game().facts();
    let exact = facts.looks_ahead && position.plies_left() <= EXACT;
    let mut solver = solver_for(start, position, threads);
    let moves: Vec<_> = position.moves().collect();
    let proofs = if facts.looks_ahead && position.plies_left() > PROVABLE { Duration::ZERO } else { PROOFS };
    let until = Instant::now() + proofs;
    let mut values = Vec::new();
    for (index, &mv) in moves.iter().enumerate() {
        let now = Instant::now();
        let end = now + until.saturating_duration_since(now) / (moves.len() - index) as u32;
        let child = position.play(mv);
        let mut watch = |_: &SolverProgress<'_>| if Instant::now() < end { Ok(()) } else { Err(Stopped::Late) };
        let own = |value| for_first(for_first(value, child.to_move()), position.to_move());
        let proved = solver.value(&child, exact, &mut watch).ok().map(own);
        let estimate = if proved.is_none() { child.look_ahead(ESTIMATE_NODES) } else { None };
        values.push(MoveValue { mv, proved, estimate: estimate.map(|estimate| own(estimate.value)) });
    }
    let best = best(&values, exact).or_else(|| position.hint(Budget { time: THOUGHT, ..Budget::UNLIMITED }));
    let moves = values.iter().map(|&MoveValue { mv, proved, estimate }| {
        let first = |value| for_first(value, position.to_move());
        let points = |value| Points::of(facts, value);
        let winner = proved.map_or(ProvedWinner::UNKNOWN, |value| ProvedWinner::new(facts, first(value), exact));
        let result = proved.map(|value| ["loss", "draw", "win"][(value.signum() + 1) as usize]);
        let in_words = estimate.map(|value| points(first(value)).as_estimate(facts.players));
        json!({
            "move": mv.to_string(), "value_words": in_words.unwrap_or_else(|| winner.in_words()),
            "proved": proved.is_some(), "result": result, "value": proved.filter(|_| exact).or(estimate).map(points),
        })
    });
    json!({ "moves": moves.collect::<Vec<_>>(), "best": best.map(|best| best.to_string()) })
}

/// Returns the best move as far as the values tell it: a proved win; or the best of all if each has a value that can be
/// compared with the others.
fn best(values: &[MoveValue], exact: bool) -> Option<AnyMove> {
    let greatest = |value: fn(&MoveValue) -> Option<Value>| {
        let values = values.iter().map(|of| Some((of.mv, value(of)?))).collect::<Option<Vec<_>>>()?;
        // The first one of the best.
        values.into_iter().rev().max_by_key(|&(_, value)| value)
    };
    let win = values.iter().rev().filter(|of| of.proved > Some(0)).max_by_key(|of| of.proved).map(|of| of.mv);
    // Where every move loses, nobody knows by how much, and the strongest player chooses.
    let proved = || greatest(|of| of.proved).filter(|&(_, value)| exact || value >= 0);
    win.or_else(|| Some(proved().or_else(|| greatest(|of| of.estimate))?.0))
}

#[cfg(test)]
mod tests {
    use suite_tabletop::{OptionValue, OptionValues};

    use super::*;

    /// Returns the hint at the start on a board of Othello of this size.
    fn hint_at_start(size: usize) -> Json {
        let game = suite_catalog::find("othello").expect("a game");
        let options = OptionValues::default().with("size", OptionValue::Text(size.to_string()));
        let start = game.spec(&game.variant(&options).expect("a variant")).expect("a start").start;
        hint(&start, &start, 1)
    }

    #[test]
    fn an_estimate_stands_in_for_a_proof() {
        let hint = hint_at_start(8);
        let moves = hint["moves"].as_array().expect("moves");
        assert_eq!(moves.len(), 4);
        for mv in moves {
            assert!(mv["proved"] == false && mv["value"].is_number() && mv["result"].is_null(), "{mv}");
            assert!(mv["value_words"].as_str().expect("words").starts_with("about "), "{mv}");
        }
        assert_eq!(hint["best"], moves[0]["move"], "the first of the best");
    }

    #[test]
    fn the_end_is_solved_to_the_point() {
        let hint = hint_at_start(4);
        for mv in hint["moves"].as_array().expect("moves") {
            // Light wins by 6, whatever dark plays at first.
            assert!(mv["proved"] == true && mv["value"] == -6 && mv["result"] == "loss", "{mv}");
        }
    }
}
