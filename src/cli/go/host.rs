//! The further options of `suite go host`: the course's files and limits, SGF, and the course's own boards.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use suite_arena::{AgentSource, FaultKind, GameSpec, Limits, Outcome, Record, Spectate, TimeBank};
use suite_go::{GameState, Move};
use suite_search::{Game, Player};
use suite_text::seconds;
use suite_work::output;

use super::player::BuiltIn;
use super::program::Source;
use super::program_args::ProgramArgs;
use super::sgf::sgf;
use crate::cli::shared::host::HostOptions;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::player_arg::PlayerArg;

/// The options that only the host of Little-Go has.
#[derive(Args)]
pub struct HostArgs {
    #[command(flatten)]
    program: ProgramArgs,
    /// CPU time limit for all moves of an agent in the match
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    total_limit: Option<Duration>,
    /// Write each game to DIR as SGF: game-0001.sgf, game-0002.sgf, ...
    #[arg(long, value_name = "DIR")]
    sgf: Option<PathBuf>,
    /// Print the board after each move, as the course's host does
    #[arg(long, conflicts_with_all = ["json", "quiet"])]
    show: bool,
}

impl HostOptions<GameState> for HostArgs {
    fn limits(&self) -> Limits {
        self.program.limits.limits()
    }

    fn time_bank(&self) -> TimeBank {
        self.total_limit.map_or(TimeBank::unlimited(), TimeBank::new)
    }

    fn one_by_one(&self) -> bool {
        self.show || self.total_limit.is_some() || self.program.limits.shares_folder()
    }

    fn prepare(&self, jobs: u32) -> Result<()> {
        self.program.limits.folder(jobs)?;
        ensure!(!self.show || jobs == 1, "--show: expected --jobs 1, found {jobs}");
        let Some(folder) = &self.sgf else { return Ok(()) };
        fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))
    }

    fn source<'a>(
        &'a self,
        player: &'a PlayerArg<BuiltIn>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<GameState> + 'a>> {
        Ok(Box::new(Source::new(player, &self.program, None, keyboard)?.compiled()?))
    }

    fn screen(&self) -> Option<Box<dyn Spectate<GameState>>> {
        self.show.then(|| Box::new(CourseScreen) as _)
    }

    fn keep(&self, record: &Record<Move>, spec: &GameSpec<GameState>) -> Result<()> {
        let Some(folder) = &self.sgf else { return Ok(()) };
        let positions = spec.positions(record.moves());
        let sgf = sgf(record, &positions[positions.len() - 1]);
        output::write(&folder.join(format!("game-{:04}.sgf", record.number)), sgf.to_string().as_bytes())?;
        Ok(())
    }
}

/// A spectator that prints a game on stdout, as the course's host does.
struct CourseScreen;

/// The characters for the players' stones.
const STONES: [char; 2] = ['X', 'O'];

impl Spectate<GameState> for CourseScreen {
    fn position(&mut self, state: &GameState) {
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
