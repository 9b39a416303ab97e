//! `suite othello nboard`: a player behind the protocol of NBoard, version 2.

use std::time::Duration;

use anyhow::Result;
use clap::Args;
use suite_arena::{printable, seeded_rng};
use suite_othello::{Ggf, Position};
use suite_search::{Budget, Decision, Game, Strategy};

use super::player::BuiltIn;
use super::program_args::ProgramArgs;
use super::table::{RuleSet, Variant};
use crate::cli::shared::controller::say;
use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::session::Session;
use crate::cli::shared::session_args::SessionArgs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Tabletop;

/// Play in NBoard, a program for Othello: a player, or a program, behind its protocol
///
/// Commands are read from stdin and answered on stdout. The game is by the standard rules, on boards of up to 8x8. An AGENT is a
/// built-in player (see `suite othello --help`), a source file, a folder with one, or a command: a program that knows only the
/// course's pipe is asked by it, under the limits and the confinement of `suite othello host`. Hints come from the champion,
/// whoever plays. docs/gtp.md has how to set up NBoard.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello nboard
  suite othello nboard --agent my_agent.py --limit 4")]
pub struct NBoard {
    #[command(flatten)]
    session: SessionArgs<BuiltIn, ProgramArgs>,
}

/// The game that NBoard plays.
type Board = Position<u64>;

impl NBoard {
    /// Answers commands until NBoard goes away.
    pub fn run(self) -> Result<Status> {
        let spec = Board::spec(&Variant { size: 8, rules: RuleSet::Standard })?;
        self.session.hold(spec, |mut session, mut controller| {
            while let Some(line) = controller.line()? {
                match answer(&mut session, line.trim()) {
                    Ok(lines) => say(&lines)?,
                    // The protocol has no other place for an error.
                    Err(error) => say(&format!("status {}\n", printable(&error)))?,
                }
            }
            Ok(())
        })
    }
}

/// Returns the lines that answer a command; unknown ones are ignored, as the protocol asks.
fn answer(session: &mut Session<'_, Board>, line: &str) -> Result<String, String> {
    let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
    Ok(match (command, rest.trim()) {
        ("nboard", _) => format!("set myname suite ({})\n", session.label()),
        ("set", rest) => {
            if let Some(game) = rest.strip_prefix("game ") {
                set_game(session, game)?;
            }
            String::new()
        }
        ("move", mv) => {
            let mv = session.position().parse_move(mv.split('/').next().unwrap_or_default())?;
            session.play(mv)?;
            String::new()
        }
        ("go", _) => format!("=== {}\nstatus\n", Ggf::name_of(session.choose(Duration::MAX)?)),
        ("hint", _) if !session.position().is_over() => hint(session.position()),
        ("ping", number) => format!("pong {number}\n"),
        ("learn", _) => "learned\n".to_owned(),
        _ => String::new(),
    })
}

/// Begins a game as NBoard tells it, with its moves.
fn set_game(session: &mut Session<'_, Board>, text: &str) -> Result<(), String> {
    let game = Board::parse_foreign(text).map_err(|error| format!("{error:#}"))?;
    session.begin(game.spec);
    game.moves.into_iter().try_for_each(|mv| session.play(mv))
}

/// Returns what the champion thinks of a position: best play, what it is worth to the player to move, how far it has looked.
fn hint(position: &Board) -> String {
    let mut champion = Board::strategy(&BuiltIn::strongest(), seeded_rng(0, 0));
    let Ok(Decision { value, is_exact, principal_variation, depth, .. }) = champion.choose(position, Budget::UNLIMITED)
    else {
        return String::new();
    };
    let moves: String = principal_variation.into_iter().map(Ggf::name_of).collect();
    let depth = if is_exact { "100%".to_owned() } else { depth.to_string() };
    format!("search {moves} {value}.00 0 {depth}\nstatus\n")
}
