//! The trait of the games that the server offers.

use anyhow::{Result, bail};
use clap::{Args, Command, FromArgMatches};
use serde_json::Value as Json;
use suite_search::{Algorithm, Node, Player, Search, Value, Wording};
use suite_squirrel::Comparison;

use crate::cli::shared::host::{Host, HostOptions};
use crate::cli::shared::tabletop::{Solved, StartArgs};

/// A heuristic of a textbook search.
pub type Heuristic<G> = fn(&G, Player) -> Value;

/// A game that the server offers.
pub trait Served: Solved {
    /// The name of the game, for people.
    const TITLE: &'static str;

    /// The options of `host` that name the start.
    type Start: StartArgs<Variant = Self::Variant>;

    /// The further options of `host`.
    type Options: HostOptions<Self> + Send + 'static;

    /// The heuristics that a textbook search can use, by name; the first is the default.
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)];

    /// The words of the game for explanations.
    const WORDING: Wording<Self> = Wording { players: Self::PLAYERS, end: "the game is over", worth };

    /// Returns the options of a variant with their values, as `/api/about` lists them.
    fn variant_options() -> Json {
        Json::Array(Vec::new())
    }

    /// Returns the algorithm and the depth limit that a start asks for, if it is a task.
    fn task(_variant: &Self::Variant) -> Option<(Algorithm, u32)> {
        None
    }

    /// Compares a log that somebody else's program has written of this search with the right one.
    fn check_log(_start: &Self, _search: &Search<Heuristic<Self>>, _log: &str) -> Result<Comparison> {
        bail!("expected a search of the squirrel war: other games have no logs")
    }
}

/// Returns the options of `host` as they are without a command line, by which the page plays.
pub fn host_options<G: Served>() -> Result<Host<G::Start, G::BuiltIn, G::Options>> {
    let command = Host::<G::Start, G::BuiltIn, G::Options>::augment_args(Command::new("host").no_binary_name(true));
    Ok(Host::from_arg_matches(&command.try_get_matches_from::<_, &str>([])?)?)
}

/// Says what a leaf is worth to a player.
fn worth<G: Solved>(leaf: &Node<G>, player: Player) -> String {
    let estimate = if leaf.position.is_over() { "" } else { ", by the heuristic" };
    let unit = if G::UNITS == 2 { " half points" } else { "" };
    format!("It is worth {}{unit} to {}{estimate}.", leaf.value, G::PLAYERS[player as usize])
}

/// Calls a function that is generic over the game, by the name of the game and the properties of its start. Evaluates to `None` if
/// there is no such game.
macro_rules! with_game {
    ($name:expr, $variant:expr, $function:ident($($argument:expr),*)) => {
        match $name {
            "go" => Some($function::<suite_go::GameState>($($argument),*)),
            "othello" if $crate::web::server::games::othello::is_wide($variant) => {
                Some($function::<suite_othello::Position<suite_othello::Wide>>($($argument),*))
            }
            "othello" => Some($function::<suite_othello::Position<u64>>($($argument),*)),
            "squirrel" => Some($function::<suite_squirrel::Position>($($argument),*)),
            "tictactoe" => Some($function::<suite_tictactoe::Position>($($argument),*)),
            _ => None,
        }
    };
}

pub(crate) use with_game;
