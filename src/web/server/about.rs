//! `/api/about`: the games, their variants and their players.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use clap::ValueEnum;
use serde_json::{Value, json};
use suite_go::GameState;
use suite_squirrel::Position as SquirrelPosition;
use suite_tictactoe::Position as TicTacToePosition;

use super::app::App;
use super::served::Served;
use crate::cli::shared::player_arg::BuiltInPlayer;

/// The options that players may have: the key, the name for people, the kind, and a value by which to ask whether a player has
/// it.
const OPTIONS: [(&str, &str, &str, &str); 6] = [
    ("limit", "Depth limit", "number", "limit=1"),
    ("branching", "Placements", "number", "branching=1"),
    ("time", "Seconds a move", "number", "time=1"),
    ("nodes", "Positions a move", "number", "nodes=1"),
    ("caching", "Caching", "flag", "caching"),
    ("ordering", "Ordering", "flag", "ordering"),
];

/// Answers with what there is.
pub async fn about(State(app): State<Arc<App>>) -> Json<Value> {
    let games = [
        game::<GameState>(),
        game::<suite_othello::Position<u64>>(),
        game::<SquirrelPosition>(),
        game::<TicTacToePosition>(),
    ];
    let live = app.live.as_ref().map(|live| live.title());
    Json(json!({ "version": env!("CARGO_PKG_VERSION"), "games": games, "live": live }))
}

fn game<G: Served>() -> Value {
    let heuristics: Vec<_> = G::HEURISTICS.iter().map(|(name, _)| name).collect();
    json!({
        "id": G::NAME,
        "name": G::TITLE,
        "players": G::PLAYERS,
        "move_help": G::MOVE,
        "has_programs": !G::BuiltIn::PROGRAM_NAMES.is_empty(),
        "variants": G::variant_options(),
        "opponents": opponents::<G>(),
        "textbook": { "algorithms": ["greedy", "minimax", "alphabeta"], "heuristics": heuristics },
    })
}

fn opponents<G: Served>() -> Vec<Value> {
    let names = <G::BuiltIn as BuiltInPlayer>::Name::value_variants().iter();
    let names = names.filter_map(|name| Some(name.to_possible_value()?.get_name().to_owned()));
    names.map(|name| json!({ "name": name, "options": options::<G>(&name) })).collect()
}

/// Returns the options that a player takes.
fn options<G: Served>(name: &str) -> Vec<Value> {
    let takes = |option: &str| G::BuiltIn::parse(&format!("{name}:{option}")).is_some_and(|player| player.is_ok());
    let mut options: Vec<_> = OPTIONS
        .iter()
        .filter(|(.., example)| takes(example))
        .map(|(key, label, kind, _)| json!({ "key": key, "label": label, "kind": kind }))
        .collect();
    let heuristics: Vec<_> = G::HEURISTICS.iter().map(|(name, _)| *name).collect();
    if heuristics.iter().all(|heuristic| takes(&format!("heuristic={heuristic}"))) {
        options.push(json!({ "key": "heuristic", "label": "Heuristic", "kind": "choice", "values": heuristics }));
    }
    options
}
