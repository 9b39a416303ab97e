//! Any game: its erased face, by which everybody outside works with it.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value as Json;
use suite_arena::GameSpec;
use suite_search::Algorithm;

use crate::{
    AnyMove, AnyPlayer, AnyPosition, GameError, GameFacts, GameOption, OptionKind, OptionValue, OptionValues,
    ProtocolKind, TrickyPosition, Variation,
};

/// A game, whatever the type of its positions.
///
/// Implemented for every [`Tabletop`](crate::Tabletop), by [`game`](crate::game).
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

    /// Returns what to do about a program that uses up its time though it is told these options, if that is known.
    fn advice_on_timeout(&self, options: &OptionValues) -> Option<&'static str>;

    /// Returns positions in which programs that do not know the rules go wrong.
    fn tricky_positions(&self) -> Vec<TrickyPosition<AnyPosition>>;

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

    /// Parses a game in a format of this game only, such as SGF, without replaying it.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the text is no such game.
    fn parse_foreign(&self, text: &str) -> Result<ForeignGame, GameError>;

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
