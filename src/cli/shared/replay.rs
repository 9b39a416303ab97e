//! `replay` for every game: a recorded game, move by move.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_arena::printable;
use suite_search::Player;
use suite_work::{ask, note};

use super::keyboard::Keyboard;
use super::recorded::{RecordArgs, Recorded};
use super::status::Status;
use super::style;
use super::tabletop::Tabletop;
use crate::web::game_record::GameRecord;
use crate::web::standalone::PageData;

/// The options of `replay`.
#[derive(Args)]
pub struct Replay {
    #[command(flatten)]
    record: RecordArgs,
    /// Write the game to FILE as a page for the browser, instead of showing it here
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Replay {
    /// Shows the game.
    pub fn run<G: Tabletop>(&self) -> Result<Status> {
        let recorded: Recorded<G> = self.record.replay()?;
        if let Some(path) = &self.html {
            PageData::of_game(GameRecord::new(&recorded)).write(path)?;
        } else if io::stdin().is_terminal() && io::stdout().is_terminal() {
            step_through(&recorded)?;
        } else {
            let mut out = anstream::stdout().lock();
            (0..=recorded.moves.len()).try_for_each(|number| show(&recorded, number, &mut out))?;
        }
        Ok(Status::Done)
    }
}

/// Shows the game after a number of moves.
fn show<G: Tabletop>(recorded: &Recorded<G>, number: usize, out: &mut impl Write) -> io::Result<()> {
    let player = |player: Player, text: String| style::player(player, text);
    let last = number.checked_sub(1).map(|index| recorded.moves[index]);
    match last {
        None => {
            let [first, second] = Player::BOTH.map(|who| {
                let (name, agent) = (G::PLAYERS[who as usize], printable(&recorded.names[who as usize]));
                player(who, if agent.is_empty() { name.to_owned() } else { format!("{name} ({agent})") })
            });
            writeln!(out, "{first} against {second}\n")?;
        }
        Some(mv) => {
            let mover = recorded.positions[number - 1].to_move();
            writeln!(out, "{number}: {} {mv}\n", player(mover, G::PLAYERS[mover as usize].to_owned()))?;
        }
    }
    writeln!(out, "{}\n", recorded.positions[number].draw(last))?;
    if number == recorded.moves.len() {
        writeln!(out, "{}", style::strong(printable(&recorded.result)))?;
    }
    Ok(())
}

/// Shows the positions that the user asks for, from the start on.
fn step_through<G: Tabletop>(recorded: &Recorded<G>) -> Result<()> {
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
