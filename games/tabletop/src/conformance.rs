//! Checks that every game runs in its tests, over the edge that it shows.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use suite_search::{Budget, Game, Strategy};

use crate::{
    AnyMove, AnyPosition, BoardView, BuiltInPlayer, GameOption, OptionValues, PlayerOption, PlayerOptionKind, Tabletop,
    game,
};

mod any_text;

pub use any_text::{assert_any_text_is_safe, assert_is_message, play_out};

/// Plays a random game, and checks in each position that the erased face says what the game says, that names of moves
/// are read back, that squares and moves agree, and that drawing and JSON do not panic.
///
/// # Panics
///
/// Panics with the position if the game does not conform.
pub fn assert_tabletop_conforms<G: Tabletop>(start: &G, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut position = start.clone();
    let mut last = None;
    loop {
        assert_position_conforms(&position, last);
        let legal: Vec<_> = position.moves().collect();
        let Some(&mv) = legal.choose(&mut random) else { break };
        let led_to = position.square_of(mv);
        last = Some(mv);
        position = position.play(mv);
        assert_eq!(position.last_square(mv), led_to, "{mv} has led there\n{}", position.draw(last));
    }
    assert!(position.is_over() && !position.end_reason().is_empty());
}

fn assert_position_conforms<G: Tabletop>(position: &G, last: Option<G::Move>) {
    let any = AnyPosition::new(position.clone());
    let drawn = position.draw(last);
    assert!(any == AnyPosition::new(position.clone()) && any.downcast_ref() == Some(position), "{drawn}");
    assert_eq!((any.to_move(), any.is_over()), (position.to_move(), position.is_over()), "{drawn}");
    assert_eq!(any.draw(last.map(AnyMove::new)), drawn);
    let moves: Vec<_> = position.moves().collect();
    assert_eq!(any.moves().collect::<Vec<_>>(), moves.iter().map(AnyMove::new).collect::<Vec<_>>(), "{drawn}");
    for mv in moves {
        let name = mv.to_string();
        assert_eq!(position.parse_move(&name), Ok(mv), "{name}\n{drawn}");
        assert!(any.play(AnyMove::new(mv)) == AnyPosition::new(position.play(mv)), "{name}\n{drawn}");
        assert!(any.violation(AnyMove::new(mv)).is_none(), "{name} is legal\n{drawn}");
        if let Some([row, column]) = position.square_of(mv) {
            assert_eq!(position.move_to(row, column), Some(mv), "{name}\n{drawn}");
        }
    }
    let [rows, columns] = position.dimensions();
    let picture = position.picture();
    assert_eq!([picture.rows, picture.columns], [rows, columns]);
    for square in picture.squares {
        assert_eq!(position.piece_at(square.row, square.column), square.piece, "{drawn}");
    }
    serde_json::to_string(&BoardView::new(&any, last.map(AnyMove::new), 0)).expect("JSON");
}

/// Checks what the game says of itself: its options have the values that they offer, its players play, have the options
/// that they tell, and are named by their names, and a game in its own format is read back.
///
/// # Panics
///
/// Panics if the game does not conform.
pub fn assert_game_conforms<G: Tabletop>() {
    let game = game::<G>();
    let facts = game.facts();
    let check = |options: Vec<GameOption>| {
        let names: Vec<_> = options.iter().map(|option| option.name).collect();
        let known = |name: &&str| names.contains(name) || *name == "moves";
        assert!(options.iter().all(|option| option.requires.iter().chain(option.conflicts).all(&known)));
        OptionValues::defaults(&options)
    };
    let usual = check(game.start_options());
    check(game.program_options());
    let spec = game.usual_spec().expect("a usual start");
    let position = game.position(&check(game.position_options())).expect("a usual position");
    assert!(position.start == spec.start, "a position to solve is the start unless another one is named");
    assert_eq!(*spec.variant, game.variant(&usual).expect("a variant"));
    assert!(facts.gogui_id.starts_with(|first: char| first.is_ascii_uppercase()));
    assert!(G::Player::NAMES.contains(&G::Player::OPPONENT), "{}", G::Player::OPPONENT);
    for name in G::Player::NAMES {
        let player = game.player(name).expect("a player").expect("its default options");
        assert!(game.player(&format!("{name}:nonsense")).is_some_and(|wrong| wrong.is_err()), "{name}");
        for PlayerOption { key, kind, .. } in player.options() {
            let values = match kind {
                PlayerOptionKind::Flag => vec![key.to_owned()],
                PlayerOptionKind::Number => vec![format!("{key}=1")],
                PlayerOptionKind::Heuristic => game.heuristics().iter().map(|name| format!("{key}={name}")).collect(),
            };
            for value in values {
                assert!(game.player(&format!("{name}:{value}")).is_some_and(|player| player.is_ok()), "{name}:{value}");
            }
        }
        let mut strategy = spec.start.strategy(&player, ChaCha8Rng::seed_from_u64(1));
        let budget = Budget { nodes: 1000, ..Budget::UNLIMITED };
        if let Ok(decision) = strategy.choose(&spec.start, budget) {
            assert!(decision.best.is_some_and(|mv| spec.start.try_play(mv).is_ok()), "{name}");
        }
    }
    assert!(game.player("nobody-has-this-name").is_none());
    let moves = spec.start.moves().take(1).collect::<Vec<_>>();
    let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(spec.parse_moves(names.iter().map(String::as_str)), Ok(moves));
}
