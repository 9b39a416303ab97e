//! A game as any game.

use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::Value as Json;
use suite_arena::GameSpec;
use suite_search::Algorithm;
use suite_text::json_error;

use crate::{
    AnyGame, AnyPlayer, AnyPosition, BuiltInPlayer, ForeignGame, GameError, GameFacts, GameOption, OptionValues,
    ProtocolKind, Tabletop, TrickyPosition, Visitor,
};

/// Returns the erased face of a game.
#[must_use]
pub const fn game<G: Tabletop>() -> &'static dyn AnyGame {
    &GameOf::<G>(PhantomData)
}

struct GameOf<G>(PhantomData<fn() -> G>);

impl<G: Tabletop> GameOf<G> {
    const FACTS: GameFacts = GameFacts {
        name: G::NAME,
        title: G::TITLE,
        players: G::PLAYERS,
        move_help: G::MOVE_HELP,
        gogui_id: G::GOGUI_ID,
        rows_from_top: G::ROWS_FROM_TOP,
        board_style: G::BOARD_STYLE,
        numbers_beside_board: G::NUMBERS_BESIDE_BOARD,
        sample_start: G::SAMPLE_START,
        always_swaps: G::ALWAYS_SWAPS,
        person_first: G::PERSON_FIRST,
        program_names: G::PROGRAM_NAMES,
        starter_files: G::STARTER_FILES,
        player_names: G::Player::NAMES,
        opponent: G::Player::OPPONENT,
        tree_limit: G::TREE_LIMIT,
        log: G::LOG,
        units: G::UNITS,
        values_in_points: G::VALUES_IN_POINTS,
        looks_ahead: G::LOOKS_AHEAD,
        foreign: G::FOREIGN,
        opening_plies: G::OPENING_PLIES,
        has_checkpoints: G::HAS_CHECKPOINTS,
    };
}

/// Returns the variant of a game from JSON.
///
/// # Errors
///
/// A [`GameError`] if it is none.
pub fn parse_variant<G: Tabletop>(variant: &Json) -> Result<G::Variant, GameError> {
    serde_json::from_value(variant.clone()).map_err(|error| GameError::new(json_error(&error)).at("variant"))
}

/// Makes the start of a variant.
struct Start<'a>(&'a Json);

impl Visitor for Start<'_> {
    type Output = Result<AnyPosition, GameError>;

    fn visit<G: Tabletop>(self) -> Self::Output {
        G::start(&parse_variant::<G>(self.0)?).map(AnyPosition::new)
    }
}

/// Returns games from a start.
fn spec_from<G: Tabletop>(variant: &G::Variant, start: AnyPosition) -> Result<GameSpec<AnyPosition>, GameError> {
    Ok(GameSpec {
        name: G::NAME,
        variant: Arc::new(serde_json::to_value(variant).map_err(GameError::new)?),
        compensation: start.compensation(),
        start,
        players: G::PLAYERS,
        parse_move: AnyPosition::parse_move,
        forced_move: AnyPosition::forced_move,
        violation: AnyPosition::violation,
        score: AnyPosition::score,
        end_reason: AnyPosition::end_reason,
    })
}

impl<G: Tabletop> AnyGame for GameOf<G> {
    fn facts(&self) -> &'static GameFacts {
        &Self::FACTS
    }

    fn start_options(&self) -> Vec<GameOption> {
        G::start_options()
    }

    fn position_options(&self) -> Vec<GameOption> {
        G::position_options()
    }

    fn program_options(&self) -> Vec<GameOption> {
        G::program_options()
    }

    fn protocol_kind(&self) -> Option<ProtocolKind> {
        G::protocol(&OptionValues::defaults(&G::program_options())).map(|protocol| protocol.kind())
    }

    fn advice_on_timeout(&self, options: &OptionValues) -> Option<&'static str> {
        G::advice_on_timeout(options)
    }

    fn tricky_positions(&self) -> Vec<TrickyPosition<AnyPosition>> {
        let erased = |TrickyPosition { name, rule, position }| TrickyPosition {
            name,
            rule,
            position: AnyPosition::new(position),
        };
        G::tricky_positions().into_iter().map(erased).collect()
    }

    fn heuristics(&self) -> Vec<&'static str> {
        G::HEURISTICS.iter().map(|(name, _)| *name).collect()
    }

    fn variant(&self, options: &OptionValues) -> Result<Json, GameError> {
        serde_json::to_value(G::variant(options)?).map_err(GameError::new)
    }

    fn spec(&self, variant: &Json) -> Result<GameSpec<AnyPosition>, GameError> {
        let parsed = parse_variant::<G>(variant)?;
        spec_from::<G>(&parsed, G::visit(&parsed, Start(variant))?)
    }

    fn position(&self, options: &OptionValues) -> Result<GameSpec<AnyPosition>, GameError> {
        let (variant, start) = G::position(options)?;
        spec_from::<G>(&variant, start)
    }

    fn task(&self, variant: &Json) -> Option<(Algorithm, u32)> {
        G::task(&parse_variant::<G>(variant).ok()?)
    }

    fn words_of_moves<'a>(&self, list: &'a str) -> Vec<&'a str> {
        G::words_of_moves(list)
    }

    fn parse_foreign(&self, text: &str) -> Result<ForeignGame, GameError> {
        G::parse_foreign(text)
    }

    fn player(&self, text: &str) -> Option<Result<AnyPlayer, String>> {
        Some(G::Player::parse(text)?.map(AnyPlayer::new))
    }

    fn strongest(&self) -> AnyPlayer {
        AnyPlayer::new(G::Player::strongest())
    }
}
