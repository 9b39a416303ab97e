//! The games: the one place that names them all.
//!
//! [`games`] lists them, [`find`] and [`game_named`] find one by name, and [`visit`] calls a [`Visitor`] with the type
//! of its positions, for what has to be compiled for each game.
//!
//! ```
//! use suite_search::Game;
//!
//! let go = suite_catalog::find("go").unwrap();
//! let start = go.usual_spec()?.start;
//! assert_eq!(start.moves().count(), 26);
//! # Ok::<_, suite_tabletop::GameError>(())
//! ```

use serde_json::Value as Json;
use suite_tabletop::{AnyGame, GameError, Tabletop, Visitor, parse_variant};

/// Defines the functions of this crate over a list of games, each by the type of its usual positions.
macro_rules! catalog {
    ($($game:ident :: $position:ident $(<$squares:ty>)?),* $(,)?) => {
        /// Returns all games, in the order of their names.
        #[must_use]
        pub fn games() -> impl ExactSizeIterator<Item = &'static dyn AnyGame> {
            [$($game::GAME),*].into_iter()
        }

        /// Calls a visitor with the type of the positions of a game's variant.
        ///
        /// # Errors
        ///
        /// A [`GameError`] if there is no such game, or no such variant.
        pub fn visit<V: Visitor>(name: &str, variant: &Json, visitor: V) -> Result<V::Output, GameError> {
            match name {
                $(<$game::$position $(<$squares>)? as Tabletop>::NAME => {
                    visit_type::<$game::$position $(<$squares>)?, V>(variant, visitor)
                })*
                _ => Err(unknown(name)),
            }
        }
    };
}

catalog! {
    suite_go::GameState,
    suite_othello::Position<u64>,
    suite_squirrel::Position,
    suite_tictactoe::Position,
}

/// Returns the game with this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.facts().name == name)
}

/// Returns the game with this name.
///
/// # Errors
///
/// A [`GameError`] with the names of all games if none has this name.
pub fn game_named(name: &str) -> Result<&'static dyn AnyGame, GameError> {
    find(name).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> GameError {
    let names: Vec<_> = games().map(|game| game.facts().name).collect();
    GameError::new(format_args!("expected a game ({}), found {name:?}", names.join(", ")))
}

fn visit_type<G: Tabletop, V: Visitor>(variant: &Json, visitor: V) -> Result<V::Output, GameError> {
    Ok(G::visit(&parse_variant::<G>(variant)?, visitor))
}

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod any_text;

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use suite_arena::{Agent, AgentContext, AgentSource, Fault, Series, StrategyAgent, UncheckedRecord};
    use suite_search::Game;
    use suite_tabletop::{AnyPlayer, AnyPosition, OptionValue, OptionValues, RecordedGame};

    use super::*;

    /// A built-in player of any game.
    struct Source {
        player: AnyPlayer,
        start: AnyPosition,
    }

    impl AgentSource<AnyPosition> for Source {
        fn label(&self) -> &'static str {
            "random"
        }

        fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<AnyPosition> + '_>, Fault> {
            Ok(Box::new(StrategyAgent::new("random", self.start.strategy(&self.player, context.rng))))
        }
    }

    #[test]
    fn names_are_in_order_and_found() {
        let names: Vec<_> = games().map(|game| game.facts().name).collect();
        assert!(names.is_sorted());
        assert!(names.iter().all(|name| find(name).is_some_and(|game| game.facts().name == *name)));
        assert!(find("chess").is_none());
        let error = game_named("chess").err().map(|error| error.to_string());
        assert_eq!(error, Some(format!("expected a game ({}), found \"chess\"", names.join(", "))));
    }

    #[test]
    fn every_game_is_played_recorded_and_replayed() {
        for game in games() {
            let spec = game.usual_spec().expect("a start");
            let player = game.player("random").expect("a player").expect("options");
            let source = Source { player, start: spec.start.clone() };
            let interrupt = AtomicBool::new(false);
            let series = Series { random_plies: 2, ..Series::new(&spec, &interrupt) };
            let record = series.play(1, [&source, &source], &mut ()).expect("a game");
            assert!(record.outcome.fault.is_none(), "{record:?}");
            let json = serde_json::to_string(&record).expect("JSON");
            let unchecked = UncheckedRecord::parse(&json).expect("a record");
            let again = RecordedGame::replay(game, &unchecked).expect("a game by the rules");
            assert_eq!(again.record, Some(record));
            for (position, &mv) in again.positions.iter().zip(&again.moves) {
                assert_eq!(position.parse_move(mv.name()), Ok(mv), "{}", game.facts().name);
                assert!(position.moves().any(|legal| legal == mv));
            }
        }
    }

    #[test]
    fn the_type_of_a_position_is_chosen_by_its_variant() {
        struct Name;
        impl Visitor for Name {
            type Output = &'static str;

            fn visit<G: Tabletop>(self) -> &'static str {
                std::any::type_name::<G>()
            }
        }
        let othello = |size: &str| {
            let game = find("othello").expect("Othello");
            let size = OptionValues::default().with("size", OptionValue::Text(size.to_owned()));
            visit("othello", &game.variant(&size).expect("a variant"), Name).expect("Othello")
        };
        assert!(othello("8").contains("u64") && othello("9").contains("Wide"));
        assert!(visit("chess", &Json::Null, Name).is_err());
    }

    #[test]
    fn positions_are_equal_by_value() {
        let [go, othello] = ["go", "othello"].map(|name| {
            let spec = find(name).expect("a game").usual_spec();
            spec.expect("a start").start
        });
        assert!(go == go.clone() && go != othello && go != go.play(go.moves().next().expect("a move")));
    }
}
