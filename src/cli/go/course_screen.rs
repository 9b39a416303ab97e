//! `suite go host`: the course's own boards on stdout.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use anyhow::Result;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use suite_arena::{FaultKind, Outcome, Spectate};
use suite_go::{GAME, GameState};
use suite_search::{Game, Player};
use suite_tabletop::AnyPosition;

use crate::cli::matches::host;
use crate::cli::status::Status;

/// The options of `host`, with one of the course's host.
pub struct Host(ArgMatches);

/// The option of the course's host.
#[derive(Args)]
struct ShowArg {
    /// Print the board after each move, as the course's host does
    #[arg(long, conflicts_with_all = ["json", "quiet"])]
    show: bool,
}

impl Host {
    /// Plays the match.
    pub fn run(&self) -> Result<Status> {
        let ShowArg { show } = ShowArg::from_arg_matches(&self.0)?;
        host::run_on_screen(GAME, &self.0, show.then_some(|| Box::new(CourseScreen)))
    }
}

impl FromArgMatches for Host {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Host {
    fn augment_args(command: Command) -> Command {
        host::add_report(ShowArg::augment_args(host::add_match(command, GAME)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// A spectator that prints a game on stdout, as the course's host does.
struct CourseScreen;

/// The characters for the players' stones.
const STONES: [char; 2] = ['X', 'O'];

impl Spectate<AnyPosition> for CourseScreen {
    fn position(&mut self, position: &AnyPosition) {
        let Some(state) = position.downcast_ref::<GameState>() else { return };
        let mut text = String::new();
        if state.position.played() > 0 {
            text += &picture(state);
        }
        if !state.is_over() {
            text += ["Black makes move...\n", "White makes move...\n"][state.to_move() as usize];
        }
        print(&text);
    }

    fn ended(&mut self, outcome: &Outcome) {
        let mut text = String::new();
        let fault = outcome.fault.as_ref().map(|fault| fault.kind);
        if let Some(FaultKind::Missing | FaultKind::Unreadable | FaultKind::Malformed) = fault {
            text += "output.txt not found or invalid format\n";
        }
        text += "Game end.\n";
        let _ = match outcome.winner {
            Some(winner) => writeln!(text, "The winner is {}", STONES[winner as usize]),
            None => writeln!(text, "The game is a tie"),
        };
        print(&text);
    }
}

/// Prints a part of a game. A closed pipe is noticed when the result is printed.
fn print(text: &str) {
    let _ = io::stdout().write_all(text.as_bytes());
}

/// Draws the board as the course's host does: ten dashes on 5x5, two characters a point, ten dashes, an empty line.
fn picture(state: &GameState) -> String {
    let (size, board) = (state.position.size(), state.position.board());
    let dashes = "--".repeat(size.side());
    let mut text = dashes.clone();
    for point in size.points() {
        if point.column() == 0 {
            text.push('\n');
        }
        text += match board.stone_at(point) {
            None => "  ",
            Some(Player::First) => "X ",
            Some(Player::Second) => "O ",
        };
    }
    text + "\n" + &dashes + "\n\n"
}
