//! Games recorded by the course's host.

use serde_json::json;
use suite_search::{Game, Player};

use super::{board, move_of, shared};
use crate::{Move, Position, Size};

#[test]
fn placements_are_those_that_the_course_s_host_allows() {
    let cases = shared("legal_moves.jsonl");
    for case in &cases {
        let input = case["input"].as_str().expect("an input");
        let lines: Vec<_> = input.lines().collect();
        let (before, now) = lines[1..].split_at(Size::DEFAULT.side());
        let to_move = if lines[0] == "1" { Player::First } else { Player::Second };
        let played = case["played"].as_u64().expect("a number") as u32;
        let position = Position::new(&board(before), &board(now), to_move, played);
        let placements: Vec<_> = position.placements().map(|point| point.to_string()).collect();
        let legal: Vec<_> = case["legal"].as_array().expect("points").iter().map(|point| point.as_str()).collect();
        assert_eq!(placements.iter().map(|point| Some(point.as_str())).collect::<Vec<_>>(), legal, "{input}");
    }
    assert!([0, 2054].contains(&cases.len()), "{}", cases.len());
}

#[test]
fn recorded_games_end_as_they_did() {
    let games = shared("real_games.jsonl");
    for game in &games {
        let moves: Vec<_> = game["moves"].as_array().expect("moves").iter().map(move_of).collect();
        let reason = game["reason"].as_str().expect("a reason");
        let (good, bad) = match reason {
            "illegal" => moves.split_at(moves.len() - 1),
            _ => moves.split_at(moves.iter().position(Option::is_none).unwrap_or(moves.len())),
        };
        let position = good.iter().fold(Position::start(Size::DEFAULT), |position, mv| {
            position.try_play(mv.expect("a move")).unwrap_or_else(|illegal| panic!("{illegal}: {game}"))
        });
        let mover = position.to_move();
        let winner = match reason {
            "illegal" => {
                assert!(bad[0].is_none_or(|mv| position.illegal(mv).is_some()), "{game}");
                mover.opponent()
            }
            "bad-output" => {
                assert!(!position.is_over(), "{game}");
                mover.opponent()
            }
            ended => {
                // The course's host takes a pass on the first move for the second of two consecutive passes.
                let at_once = good == [Some(Move::Pass)];
                assert_eq!(
                    (position.is_over() || at_once, position.is_over_by_passes() || at_once),
                    (true, ended == "passes"),
                    "{game}"
                );
                if position.utility(Player::First) > 0 { Player::First } else { Player::Second }
            }
        };
        assert_eq!(game["winner"], winner as u32 + 1, "{game}");
        assert_eq!(game["stones"], json!(Player::BOTH.map(|player| position.stones(player))), "{game}");
    }
    assert!([0, 2983].contains(&games.len()), "{}", games.len());
}
