//! `about`: the games, their variants and their players.

use std::path::Path;

use serde_json::{Value, json};
use suite_tabletop::{AnyGame, GameFacts, GameOption, LogFormat, OptionKind, PlayerOption, PlayerOptionKind};

use crate::start::file_option;
use crate::{Host, own_tree};

/// A player of middling strength, which most games have.
const MIDDLING: &str = "alphabeta";

/// Returns the version, the games with their options, and what is live: the answer to `/api/about`.
pub fn about(host: &dyn Host) -> Value {
    let games: Vec<_> = suite_catalog::games().map(|game| about_game(game, host.has_programs())).collect();
    json!({
        "version": env!("CARGO_PKG_VERSION"),
        "games": games,
        "tree": own_tree::about(),
        "live": host.live_title(),
    })
}

fn about_game(game: &dyn AnyGame, has_programs: bool) -> Value {
    let facts = game.facts();
    let opponents =
        facts.player_names.iter().map(|name| json!({ "name": name, "options": player_options(game, name) }));
    let middling = facts.player_names.iter().find(|name| **name == MIDDLING);
    json!({
        "id": facts.name,
        "name": facts.title,
        "players": facts.players,
        "move_help": facts.move_help,
        "has_programs": has_programs && !facts.program_names.is_empty(),
        "program_example": facts.program_names.first().map(|name| command(name)),
        "variants": game.start_options().iter().filter_map(variant_option).collect::<Vec<_>>(),
        "start_text": start_text(game),
        "opponents": opponents.collect::<Vec<_>>(),
        "default_opponent": middling.unwrap_or(&facts.opponent),
        "textbook": textbook(&game.heuristics(), facts.tree_limit, facts.log),
    })
}

/// Returns the searches that there are with these heuristics.
pub fn textbook(heuristics: &[&str], limit: Option<u32>, log: Option<LogFormat>) -> Value {
    let algorithms = ["greedy", "minimax", "alphabeta"];
    json!({ "algorithms": algorithms, "heuristics": heuristics, "limit": limit, "log": log })
}

/// Returns how a program with this name is started.
fn command(name: &str) -> String {
    let is_python = Path::new(name).extension().is_some_and(|extension| extension == "py");
    if is_python { format!("python3 {name}") } else { name.to_owned() }
}

/// Returns an option of a start with its values, if the page offers it as a choice.
fn variant_option(option: &GameOption) -> Option<Value> {
    let label = option.label?;
    let (values, default) = match &option.kind {
        OptionKind::Number { values, default, .. } => (json!(values), json!(default)),
        OptionKind::Choice { values, .. } => {
            let words: Vec<_> = values.iter().map(|(word, _)| word).collect();
            (json!(words), json!(words.first()))
        }
        OptionKind::Flag | OptionKind::Text { .. } | OptionKind::File { .. } => return None,
    };
    Some(json!({ "option": option.name, "label": label, "values": values, "default": default }))
}

/// Returns the label of the file that a start comes from, with a sample, if a game has such files.
fn start_text(game: &dyn AnyGame) -> Option<Value> {
    let label = file_option(game)?.label?;
    let GameFacts { sample_start, tree_limit, .. } = game.facts();
    Some(json!({ "label": label, "sample": sample_start, "is_task": tree_limit.is_none() }))
}

/// Returns the options that people choose for a player.
fn player_options(game: &dyn AnyGame, name: &str) -> Vec<Value> {
    let player = game.player(name).and_then(Result::ok);
    let options = player.map_or_else(Vec::new, |player| player.options());
    let option = |PlayerOption { key, label, kind }| match kind {
        PlayerOptionKind::Flag => json!({ "key": key, "label": label, "kind": "flag" }),
        PlayerOptionKind::Number => json!({ "key": key, "label": label, "kind": "number" }),
        PlayerOptionKind::Heuristic => {
            json!({ "key": key, "label": label, "kind": "choice", "values": game.heuristics() })
        }
    };
    options.into_iter().map(option).collect()
}
