//! `suite othello nboard`: a player behind the protocol of NBoard, version 2.

use std::time::Duration;

use anyhow::Result;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use suite_arena::{printable, seeded_rng};
use suite_othello::{GAME, Ggf, Position, RuleSet, Variant};
use suite_search::{Budget, Decision, Game, Strategy};
use suite_tabletop::{AnyMove, AnyPosition, RecordedGame, Tabletop};

use crate::cli::players::controller::say;
use crate::cli::players::session::Session;
use crate::cli::players::session_args;
use crate::cli::status::Status;

/// Play in NBoard, a program for Othello: a player, or a program, behind its protocol
///
/// Commands are read from stdin and answered on stdout. The game is by the standard rules, on boards of up to 8x8. An
/// AGENT is a built-in player (see `suite othello --help`), a source file, a folder with one, or a command: a program
/// that knows only the course's pipe is asked by it, under the limits and the confinement of `suite othello host`.
/// Hints come from the champion, whoever plays. docs/gtp.md has how to set up NBoard.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello nboard
  suite othello nboard --agent my_agent.py --limit 4")]
struct Help {}

/// The options of `nboard`.
pub struct NBoard(ArgMatches);

impl FromArgMatches for NBoard {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self(matches.clone()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for NBoard {
    fn augment_args(command: Command) -> Command {
        Help::augment_args(session_args::add(command, GAME))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

/// The position of the game that NBoard plays.
type Board = Position<u64>;

impl NBoard {
    /// Answers commands until NBoard goes away.
    pub fn run(self) -> Result<Status> {
        let spec = GAME.spec(&serde_json::to_value(Variant { size: 8, rules: RuleSet::Standard })?)?;
        session_args::hold(&self.0, spec, |mut session, mut controller| {
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
fn answer(session: &mut Session, line: &str) -> Result<String, String> {
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
        ("go", _) => {
            let mv = session.choose(Duration::MAX)?;
            format!("=== {}\nstatus\n", name_of(session.position(), mv))
        }
        ("hint", _) if !session.position().is_over() => hint(session.position()),
        ("ping", number) => format!("pong {number}\n"),
        ("learn", _) => "learned\n".to_owned(),
        _ => String::new(),
    })
}

/// Begins a game as NBoard tells it, with its moves.
fn set_game(session: &mut Session, text: &str) -> Result<(), String> {
    let game = RecordedGame::parse_foreign(GAME, text).map_err(|error| error.to_string())?;
    if game.spec.start.downcast_ref::<Board>().is_none() {
        let size = game.spec.start.picture().rows;
        return Err(format!("expected a board size of at most 8, found {size}"));
    }
    session.begin(game.spec);
    game.moves.into_iter().try_for_each(|mv| session.play(mv))
}

/// Returns the name of a move in GGF.
fn name_of(position: &AnyPosition, mv: AnyMove) -> String {
    let own = position.downcast_ref::<Board>().and_then(|position| position.parse_move(mv.name()).ok());
    own.map(Ggf::name_of).unwrap_or_default()
}

/// Returns what the champion thinks of a position: best play, what it is worth to the player to move, how far it has
/// looked.
fn hint(position: &AnyPosition) -> String {
    let mut champion = position.strategy(&GAME.strongest(), seeded_rng(0, 0));
    let Ok(Decision { value, is_exact, principal_variation, depth, .. }) = champion.choose(position, Budget::UNLIMITED)
    else {
        return String::new();
    };
    let moves: String = principal_variation.into_iter().map(|mv| name_of(position, mv)).collect();
    let depth = if is_exact { "100%".to_owned() } else { depth.to_string() };
    format!("search {moves} {value}.00 0 {depth}\nstatus\n")
}
