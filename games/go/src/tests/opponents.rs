//! Tests of the assignment's opponents, also against recorded games of the course's own players.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use suite_search::{Algorithm, Game, Player};

use super::{move_of, place, position, shared};
use crate::opponent::{aggressive_choices, greedy_choices};
use crate::{Move, Point, Position, Size, Textbook, aggressive, greedy, random};

fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

type Agent = fn(&Position, &mut ChaCha8Rng) -> Move;

/// The opponents by name.
const OPPONENTS: [(&str, Agent); 5] = [
    ("random", random),
    ("greedy", greedy),
    ("aggressive", aggressive),
    ("alphabeta", |position, random| {
        let Ok(decision) = Textbook::ALPHA_BETA.choose(position, random, &mut ());
        decision.best.unwrap_or(Move::Pass)
    }),
    ("minimax", |position, random| {
        let Ok(decision) = Textbook::MINIMAX.choose(position, random, &mut ());
        decision.best.unwrap_or(Move::Pass)
    }),
];

/// Counts the moves of the course's player in its recorded games that are among `choices`, and all of them.
fn explained(player: &str, choices: impl Fn(&Position) -> Vec<Point>) -> (u32, u32) {
    let (mut moves, mut explained) = (0, 0);
    for game in shared("real_games.jsonl").iter().filter(|game| game["opponent"] == player) {
        let color = Player::BOTH[usize::from(game["opponent_plays"] == 2)];
        let mut position = Position::start(Size::DEFAULT);
        for mv in game["moves"].as_array().expect("moves") {
            // Only its opponents ended games by bad moves.
            let Some(next) = move_of(mv).filter(|&mv| position.illegal(mv).is_none()) else { break };
            if position.to_move() == color {
                let choices = choices(&position);
                moves += 1;
                explained += u32::from(match next {
                    Move::Place(point) => choices.contains(&point),
                    Move::Pass => choices.is_empty(),
                });
            }
            position = position.play(next);
        }
    }
    (explained, moves)
}

#[test]
fn recorded_moves_are_among_the_choices() {
    for (player, expected, choices) in [
        ("random_player", (11_260, 11_260), (|position| position.placements().collect()) as fn(&Position) -> Vec<_>),
        ("greedy_player", (11_279, 11_279), greedy_choices),
        ("aggressive_player", (11_635, 11_635), aggressive_choices),
    ] {
        let counts = explained(player, choices);
        // There are no games if the course material is not present.
        assert!(counts == expected || counts == (0, 0), "{player}: {counts:?}");
    }
}

#[test]
fn opponents_pass_only_if_there_is_no_placement() {
    for (name, player) in OPPONENTS {
        for size in Size::all() {
            let mut random = seeded(u64::from(size.0));
            let mut position = Position::start(size);
            while !position.is_over() {
                let mv = player(&position, &mut random);
                assert_eq!(position.illegal(mv), None, "{name}, {mv}: {position:?}");
                assert_eq!(mv == Move::Pass, position.placements().len() == 0, "{name}: {position:?}");
                position = position.play(mv);
            }
            assert_eq!(player(&position, &mut random), Move::Pass, "{name}");
        }
        let full = position(&["X.", "XX"], Player::First);
        assert_eq!((full.placements().len(), player(&full, &mut seeded(1))), (0, Move::Pass), "{name}");
    }
}

#[test]
fn equal_seeds_give_equal_moves() {
    let game = |player: Agent, seed| {
        let mut random = seeded(seed);
        let mut moves = Vec::new();
        let mut position = Position::start(Size::DEFAULT);
        while !position.is_over() {
            let mv = player(&position, &mut random);
            moves.push(mv);
            position = position.play(mv);
        }
        moves
    };
    for (name, player) in OPPONENTS {
        assert_eq!(game(player, 1), game(player, 1), "{name}");
        assert_ne!(game(player, 1), game(player, 2), "{name}");
    }
}

/// Returns all moves that a player chooses in a position over many random draws, in canonical order.
fn repertoire(player: Agent, position: &Position) -> Vec<Move> {
    let mut random = seeded(1);
    let chosen: Vec<_> = (0..200).map(|_| player(position, &mut random)).collect();
    position.moves().filter(|mv| chosen.contains(mv)).collect()
}

#[test]
fn random_and_greedy_open_anywhere() {
    let start = Position::start(Size::DEFAULT);
    let placements: Vec<_> = start.placements().map(Move::Place).collect();
    assert_eq!(repertoire(random, &start), placements);
    assert_eq!(repertoire(greedy, &start), placements);
}

#[test]
fn greedy_captures_the_most() {
    let position = position(&["XO.OO", "OX.XX", ".....", ".X.X.", "XO.OX"], Player::First);
    assert_eq!(repertoire(greedy, &position), [place(0, 2)]);
    assert_eq!(repertoire(aggressive, &position), [place(0, 2)]);
}

#[test]
fn aggressive_opens_in_the_center_and_then_next_to_it() {
    let start = Position::start(Size::DEFAULT);
    assert_eq!(repertoire(aggressive, &start), [place(2, 2)]);
    let cross = [place(1, 2), place(2, 1), place(2, 3), place(3, 2)];
    assert_eq!(repertoire(aggressive, &start.play(place(2, 2))), cross);
    // An even board has four central points.
    let middle = [place(1, 1), place(1, 2), place(2, 1), place(2, 2)];
    assert_eq!(repertoire(aggressive, &Position::start(Size::new(4).expect("a size"))), middle);
}

#[test]
fn aggressive_draws_among_pairs_not_points() {
    // The course's player prefers the upper points of the cross, with which more pairs begin: it played them 80, 67, 55
    // and 47 times in its recorded games.
    let choices = aggressive_choices(&Position::start(Size::DEFAULT).play(place(2, 2)));
    let pairs = |mv| choices.iter().filter(|&&first| Move::Place(first) == mv).count();
    assert_eq!([place(1, 2), place(2, 1), place(2, 3), place(3, 2)].map(pairs), [16, 12, 11, 7]);
}

#[test]
fn aggressive_prepares_a_capture_from_the_first_of_two_points() {
    // White's stone in the corner has two liberties. Only a pair that begins with the first of them in canonical order
    // captures it.
    let corner = position(&["....O", ".....", "..X..", ".....", "....."], Player::First);
    assert_eq!(repertoire(aggressive, &corner), [place(0, 3)]);
}

#[test]
fn aggressive_plays_any_placement_if_there_is_no_pair() {
    // After either placement, the other would be suicide.
    let eyes = position(&["OO.", "OOO", "OO."], Player::Second);
    assert_eq!(repertoire(aggressive, &eyes), [place(0, 2), place(2, 2)]);
}

#[test]
fn the_textbook_opponents_respect_depth_and_branching() {
    let narrow = Textbook { branching: 1, ..Textbook::ALPHA_BETA };
    let choose = |textbook: Textbook, position: &Position, seed| {
        let Ok(decision) = textbook.choose(position, &mut seeded(seed), &mut ());
        decision.best.expect("a move")
    };
    let start = Position::start(Size::DEFAULT);
    assert_eq!(choose(narrow, &start, 1), place(2, 2));
    // The least search looks at one point and one ply.
    let least = Textbook { limit: 0, branching: 0, ..Textbook::ALPHA_BETA };
    assert_eq!(choose(least, &start, 1), place(2, 2));
    // With all points and the same order of equals, both algorithms agree.
    let wide = Textbook { algorithm: Algorithm::AlphaBeta, ..Textbook::MINIMAX };
    let mut position = start;
    for seed in 0.. {
        if position.is_over() {
            break;
        }
        assert_eq!(choose(wide, &position, seed), choose(Textbook::MINIMAX, &position, seed));
        position = position.play(choose(Textbook::ALPHA_BETA, &position, seed));
    }
}
