//! The constants of a game.

use suite_search::Value;

use crate::{BoardStyle, LogFormat};

/// The name and the text of a stand-in for a file that a course gives out.
pub type StarterFile = (&'static str, &'static str);

/// The constants of a game, as [`Tabletop`](crate::Tabletop) explains them.
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
