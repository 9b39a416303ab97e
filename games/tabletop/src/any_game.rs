//! Any game: its erased face, by which everybody outside works with it.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::Value as Json;
use suite_arena::GameSpec;
use suite_search::{Algorithm, Value};
use suite_text::json_error;

use crate::recorded_game::{RecordedGame, Variation};
use crate::{
    AnyMove, AnyPlayer, AnyPosition, BoardStyle, BuiltInPlayer, GameError, GameOption, LogFormat, OptionKind,
    OptionValue, OptionValues, ProtocolKind, StarterFile, Tabletop, TrickyPosition, Visitor,
};

/// The constants of a game, as [`Tabletop`] explains them.
#[derive(Debug, Clone, Copy)]
#[expect(missing_docs, reason = "each is the constant of the same name")]
#[expect(clippy::struct_excessive_bools, reason = "each tells something else")]
pub struct GameFacts {
    pub name: &'static str,
    pub title: &'static str,
    pub players: [&'static str; 2],
    pub move_help: &'static str,
    pub gogui_id: &'static str,
    pub rows_from_top: bool,
    pub board_style: BoardStyle,
    pub numbers_beside_board: bool,
    pub opening_plies: usize,
    pub sample_start: Option<&'static str>,
    pub always_swaps: bool,
    pub person_first: bool,
    pub program_names: &'static [&'static str],
    pub starter_files: &'static [StarterFile],
    /// The names of the built-in players.
    pub player_names: &'static [&'static str],
    /// The default opponent of a person.
    pub opponent: &'static str,
    pub tree_limit: Option<u32>,
    pub log: Option<LogFormat>,
    pub units: Value,
    pub values_in_points: bool,
    pub looks_ahead: bool,
    pub foreign: Option<&'static str>,
    pub has_checkpoints: bool,
}

/// A game, whatever the type of its positions.
///
/// Implemented for every [`Tabletop`], by [`game`].
pub trait AnyGame: Send + Sync {
    /// Returns the constants of the game.
    fn facts(&self) -> &'static GameFacts;

    /// Returns the options that name a start.
    fn start_options(&self) -> Vec<GameOption>;

    /// Returns the options that name a position to solve.
    fn position_options(&self) -> Vec<GameOption>;

    /// Returns the options of the protocol for programs.
    fn program_options(&self) -> Vec<GameOption>;

    /// Returns the kind of the protocol for programs, if they can play.
    fn protocol_kind(&self) -> Option<ProtocolKind>;

    /// Returns positions in which programs that do not know the rules go wrong.
    fn tricky_positions(&self) -> Vec<TrickyPosition>;

    /// Returns the names of the heuristics of textbook searches, the default first.
    fn heuristics(&self) -> Vec<&'static str>;

    /// Returns the variant that options of a start name.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such start.
    fn variant(&self, options: &OptionValues) -> Result<Json, GameError>;

    /// Returns the games of a variant.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such variant.
    fn spec(&self, variant: &Json) -> Result<GameSpec<AnyPosition>, GameError>;

    /// Returns games that start in the position that the options name.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such position.
    fn position(&self, options: &OptionValues) -> Result<GameSpec<AnyPosition>, GameError>;

    /// Returns the algorithm and the depth limit that a start asks for, if it is a task.
    fn task(&self, variant: &Json) -> Option<(Algorithm, u32)>;

    /// Returns the moves of a list, each a text: separated by spaces, or by commas and spaces where moves contain
    /// spaces.
    fn words_of_moves<'a>(&self, list: &'a str) -> Vec<&'a str>;

    /// Parses a game in a format of this game only, such as SGF.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the text is no such game.
    fn parse_foreign(&self, text: &str) -> Result<RecordedGame, GameError>;

    /// Parses `name` or `name:option,option=value`; returns `None` if no built-in player has that name.
    fn player(&self, text: &str) -> Option<Result<AnyPlayer, String>>;

    /// Returns the built-in player that gives hints.
    fn strongest(&self) -> AnyPlayer;
}

impl dyn AnyGame {
    /// Returns the games of the usual start.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the options of a start have no usual values.
    pub fn usual_spec(&self) -> Result<GameSpec<AnyPosition>, GameError> {
        self.spec(&self.variant(&OptionValues::defaults(&self.start_options()))?)
    }

    /// Returns the games of a start on a board of another size.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the board has only one size, or not this one.
    pub fn resized(&self, options: &OptionValues, size: usize) -> Result<GameSpec<AnyPosition>, GameError> {
        let checks = self.start_options().into_iter().filter(|option| option.name == "size");
        let mut checks = checks.filter_map(|option| match option.kind {
            OptionKind::Number { check, .. } => Some(check),
            _ => None,
        });
        let check = checks.next().ok_or_else(|| GameError::new("the board has only one size"))?;
        check(&size.to_string()).map_err(GameError::new)?;
        self.spec(&self.variant(&options.clone().with("size", OptionValue::Text(size.to_string())))?)
    }
}

impl fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts().name)
    }
}

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

    fn tricky_positions(&self) -> Vec<TrickyPosition> {
        G::tricky_positions()
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

    fn parse_foreign(&self, text: &str) -> Result<RecordedGame, GameError> {
        let ForeignGame { variant, start, moves, names, result, comments, variations } = G::parse_foreign(text)?;
        let parsed = parse_variant::<G>(&variant)?;
        let start = start.map_or_else(|| G::visit(&parsed, Start(&variant)), Ok)?;
        let spec = spec_from::<G>(&parsed, start)?;
        let moves = spec.parse_moves(moves.iter().map(String::as_str)).map_err(GameError::new)?;
        Ok(RecordedGame { comments, variations, ..RecordedGame::new(spec, moves, names, result) })
    }

    fn player(&self, text: &str) -> Option<Result<AnyPlayer, String>> {
        Some(G::Player::parse(text)?.map(AnyPlayer::new))
    }

    fn strongest(&self) -> AnyPlayer {
        AnyPlayer::new(G::Player::strongest())
    }
}

/// A game in a format of its own, as it was read.
#[derive(Debug, Clone)]
pub struct ForeignGame {
    /// The variant, as records keep it.
    pub variant: Json,
    /// The position that the game begins with, if it is not the variant's start.
    pub start: Option<AnyPosition>,
    /// The names of the moves, legal or not.
    pub moves: Vec<String>,
    /// The names of the players, the one who moves first at index 0; empty if they are not known.
    pub names: [String; 2],
    /// The outcome in words; empty if it is not known.
    pub result: String,
    /// What was written about positions, by the number of moves before them.
    pub comments: BTreeMap<usize, String>,
    /// Other moves than those that were played, all legal.
    pub variations: Vec<Variation<AnyMove>>,
}
