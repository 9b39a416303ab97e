//! Records of games, which are replayed by the rules.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use serde_json::{Value as Json, json};
use suite_arena::{GameSpec, RuleViolation, UncheckedRecord};
use suite_fuzz::parsed;
use suite_go::GameState;
use suite_othello::{Move, Position as Othello, Rules, Square, Wide};
use suite_search::{Game, Player, Value};
use suite_squirrel::{Position as Squirrel, Task};
use suite_tictactoe::Position as TicTacToe;

fuzz_target!(|text: &[u8]| {
    let Some(record) = str::from_utf8(text).ok().and_then(|text| parsed(UncheckedRecord::parse(text))) else { return };
    let variant = record.variant();
    let side = variant["size"].as_u64().unwrap_or(0) as usize;
    match record.game() {
        "go" => suite_go::Size::new(side).iter().for_each(|&size| replay(&record, &go(size))),
        "othello" => suite_othello::Size::new(side).iter().for_each(|&size| replay(&record, &othello(size, variant))),
        "squirrel" => {
            let task = Task::parse(variant["input"].as_str().unwrap_or_default().as_bytes());
            task.iter().for_each(|task| replay(&record, &squirrel(task, variant)));
        }
        "tictactoe" => replay(&record, &tic_tac_toe()),
        _ => {}
    }
});

/// Replays a record, and the record of what was replayed.
fn replay<G: Game>(record: &UncheckedRecord, spec: &GameSpec<G>) {
    let Some(played) = parsed(record.replay(spec)) else { return };
    let text = serde_json::to_string(&played).expect("a record");
    let again = UncheckedRecord::parse(&text).and_then(|record| record.replay(spec));
    let again = again.map(|again| serde_json::to_string(&again).expect("a record"));
    assert_eq!(again.map_err(|error| error.to_string()), Ok(text));
    let end = spec.positions(played.moves()).pop().expect("the start");
    assert!(end.is_over() != played.outcome.fault.is_some() || played.turns.is_empty());
}

fn go(size: suite_go::Size) -> GameSpec<GameState> {
    GameSpec {
        variant: Arc::new(json!({"size": size.side()})),
        parse_move: |_, text| text.parse().map_err(|error: suite_go::ParseMoveError| error.to_string()),
        violation: |state, mv| {
            state.position.illegal(mv).map(|illegal| RuleViolation { rule: "rule", message: illegal.to_string() })
        },
        score: |state| Player::BOTH.map(|player| state.position.stones(player) as Value),
        compensation: size.komi(),
        end_reason: |state| if state.position.is_over_by_passes() { "passes" } else { "moves" },
        ..GameSpec::new("go", GameState::start(size), ["black", "white"])
    }
}

fn othello(size: suite_othello::Size, variant: &Json) -> GameSpec<Othello<Wide>> {
    let rules = if variant["rules"] == "standard" { Rules::Standard } else { Rules::Ends };
    GameSpec {
        variant: Arc::new(variant.clone()),
        parse_move: |position, text| match text {
            "pass" => Ok(Move::Pass),
            _ => Square::parse_notation(text.as_bytes(), position.size())
                .map(Move::Place)
                .map_err(|error| error.to_string()),
        },
        score: |position| Player::BOTH.map(|player| position.disks(player) as Value),
        end_reason: |_| "no-moves",
        ..GameSpec::new("othello", Othello::start(size, rules), ["dark", "light"])
    }
}

fn squirrel(task: &Task, variant: &Json) -> GameSpec<Squirrel> {
    GameSpec {
        variant: Arc::new(variant.clone()),
        parse_move: |_, text| text.parse().map_err(|error: suite_squirrel::ParseSquareError| error.to_string()),
        score: |position| Player::BOTH.map(|player| position.occupied_value(player)),
        end_reason: |_| "full",
        ..GameSpec::new("squirrel", *task.position(), ["X", "O"])
    }
}

fn tic_tac_toe() -> GameSpec<TicTacToe> {
    GameSpec {
        parse_move: |_, text| text.parse().map_err(|error: suite_tictactoe::ParseSquareError| error.to_string()),
        score: |position| Player::BOTH.map(|player| Value::from(position.has_won(player))),
        end_reason: |position| if position.utility(Player::First) == 0 { "full" } else { "three-in-a-row" },
        ..GameSpec::new("tictactoe", TicTacToe::START, ["X", "O"])
    }
}
