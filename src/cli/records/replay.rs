//! `replay` for every game: a recorded game, move by move.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use suite_arena::printable;
use suite_search::{Game, Player};
use suite_tabletop::{AnyGame, RecordedGame, style};
use suite_web::{GameRecord, PageData};
use suite_work::{ask, note};

use super::record_args::RecordArgs;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::status::Status;

/// The options of `replay`.
#[derive(Args)]
struct ReplayArgs {
    #[command(flatten)]
    record: RecordArgs,
    /// Write the game to FILE as a page for the browser, instead of showing it here
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Adds the options of `replay` to a command.
pub fn add(command: Command, _: &'static dyn AnyGame) -> Command {
    ReplayArgs::augment_args(command)
}

/// Shows a game.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let ReplayArgs { record, html } = ReplayArgs::from_arg_matches(matches)?;
    let recorded = record.replay(game)?;
    if let Some(path) = html {
        PageData::of_game(GameRecord::new(&recorded)).write(&path)?;
    } else if io::stdin().is_terminal() && io::stdout().is_terminal() {
        step_through(&recorded)?;
    } else {
        let mut out = anstream::stdout().lock();
        (0..=recorded.moves.len()).try_for_each(|number| show(&recorded, number, &mut out))?;
    }
    Ok(Status::Done)
}

/// Shows the game after a number of moves.
fn show(recorded: &RecordedGame, number: usize, out: &mut impl Write) -> io::Result<()> {
    let players = recorded.game().facts().players;
    let player = |player: Player, text: String| style::player(player, text);
    let last = number.checked_sub(1).map(|index| recorded.moves[index]);
    match last {
        None => {
            let [first, second] = Player::BOTH.map(|who| {
                let (name, agent) = (players[who as usize], printable(&recorded.names[who as usize]));
                player(who, if agent.is_empty() { name.to_owned() } else { format!("{name} ({agent})") })
            });
            writeln!(out, "{first} against {second}\n")?;
        }
        Some(mv) => {
            let mover = recorded.positions[number - 1].to_move();
            writeln!(out, "{number}: {} {mv}\n", player(mover, players[mover as usize].to_owned()))?;
        }
    }
    writeln!(out, "{}\n", recorded.positions[number].draw(last))?;
    if number == recorded.moves.len() {
        writeln!(out, "{}", style::strong(printable(&recorded.result)))?;
    }
    Ok(())
}

/// Shows the positions that the user asks for, from the start on.
fn step_through(recorded: &RecordedGame) -> Result<()> {
    let keyboard = Keyboard::default();
    let last = recorded.moves.len();
    let mut number = 0;
    loop {
        show(recorded, number, &mut anstream::stdout())?;
        number = loop {
            ask!("{number} of {last} (Enter, b, a number or q): ");
            let line = keyboard.line(|| false);
            let wanted = match line.as_deref().map(str::trim) {
                None | Some("q" | "quit") => return Ok(()),
                Some("" | "n") => number + 1,
                Some("b") => number.saturating_sub(1),
                Some(text) => text.parse().unwrap_or(usize::MAX),
            };
            if wanted <= last {
                break wanted;
            }
            note!("Enter: next move; b: back; 0 to {last}: go to that move; q: quit");
        };
    }
}
