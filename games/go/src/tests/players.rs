//! The players do what the course's own did, and what they say.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use suite_search::{Algorithm, Game, Player};

use super::{move_of, place, position, shared};
use crate::player::{aggressive_choices, greedy_choices};
use crate::{Move, Point, Position, Size, Textbook, aggressive, greedy, random};

fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

type Agent = fn(&Position, &mut ChaCha8Rng) -> Move;

/// Each player by its name.
const PLAYERS: [(&str, Agent); 5] = [
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

/// Counts the moves of the course's player in its recorded games, and those of them that `choices` explains.
fn explained(player: &str, choices: impl Fn(&Position) -> Vec<Point>) -> (u32, u32) {
    let (mut moves, mut explained) = (0, 0);
    for game in shared("real_games.jsonl").iter().filter(|game| game["opponent"] == player) {
        let side = Player::BOTH[usize::from(game["opponent_plays"] == 2)];
        let mut position = Position::start(Size::DEFAULT);
        for mv in game["moves"].as_array().expect("moves") {
            // Only the others ended games by bad moves.
            let Some(next) = move_of(mv).filter(|&mv| position.illegal(mv).is_none()) else { break };
            if position.to_move() == side {
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
fn recorded_moves_are_explained() {
    for (player, expected, choices) in [
        ("random_player", (11_260, 11_260), (|position| position.placements().collect()) as fn(&Position) -> Vec<_>),
        ("greedy_player", (11_279, 11_279), greedy_choices),
        ("aggressive_player", (11_635, 11_635), aggressive_choices),
    ] {
        let counts = explained(player, choices);
        // No game at all: the material is not there.
        assert!(counts == expected || counts == (0, 0), "{player}: {counts:?}");
    }
}

#[test]
fn everyone_passes_only_where_nothing_can_be_placed() {
    for (name, player) in PLAYERS {
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
fn the_same_seed_gives_the_same_moves() {
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
    for (name, player) in PLAYERS {
        assert_eq!(game(player, 1), game(player, 1), "{name}");
        assert_ne!(game(player, 1), game(player, 2), "{name}");
    }
}

/// What a player chooses from a position at one seed or another, in canonical order.
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
fn aggressive_opens_at_the_centre_and_then_on_the_cross_around_it() {
    let start = Position::start(Size::DEFAULT);
    assert_eq!(repertoire(aggressive, &start), [place(2, 2)]);
    let cross = [place(1, 2), place(2, 1), place(2, 3), place(3, 2)];
    assert_eq!(repertoire(aggressive, &start.play(place(2, 2))), cross);
    // An even board has four points in the middle.
    let middle = [place(1, 1), place(1, 2), place(2, 1), place(2, 2)];
    assert_eq!(repertoire(aggressive, &Position::start(Size::new(4).expect("a size"))), middle);
}

#[test]
fn aggressive_takes_each_pair_for_as_good_as_another() {
    // The course's player prefers the upper points of the cross, with which more pairs begin: in its recorded games, 80, 67, 55
    // and 47 times.
    let choices = aggressive_choices(&Position::start(Size::DEFAULT).play(place(2, 2)));
    let pairs = |mv| choices.iter().filter(|&&first| Move::Place(first) == mv).count();
    assert_eq!([place(1, 2), place(2, 1), place(2, 3), place(3, 2)].map(pairs), [16, 12, 11, 7]);
}

#[test]
fn aggressive_prepares_a_capture_from_the_first_of_two_points() {
    // White's stone in the corner has two liberties: only a pair that begins with the first one in canonical order takes it.
    let corner = position(&["....O", ".....", "..X..", ".....", "....."], Player::First);
    assert_eq!(repertoire(aggressive, &corner), [place(0, 3)]);
}

#[test]
fn aggressive_places_a_stone_anywhere_if_there_is_no_pair() {
    // After either, the other would be suicide.
    let eyes = position(&["OO.", "OOO", "OO."], Player::Second);
    assert_eq!(repertoire(aggressive, &eyes), [place(0, 2), place(2, 2)]);
}

#[test]
fn the_textbook_s_players_see_two_plies_and_no_more_points_than_they_may() {
    let narrow = Textbook { branching: 1, ..Textbook::ALPHA_BETA };
    let choose = |textbook: Textbook, position: &Position, seed| {
        let Ok(decision) = textbook.choose(position, &mut seeded(seed), &mut ());
        decision.best.expect("a move")
    };
    let start = Position::start(Size::DEFAULT);
    assert_eq!(choose(narrow, &start, 1), place(2, 2));
    // One point, one ply: no less makes a search.
    let nothing = Textbook { depth: 0, branching: 0, ..Textbook::ALPHA_BETA };
    assert_eq!(choose(nothing, &start, 1), place(2, 2));
    // With all points and the same order of equals, both searches come to the same.
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
