//! `suite squirrel show`: draws the board of a task, and lists the moves.

use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use suite_search::{Game, Player};
use suite_squirrel::{Position, Square, letter};

use super::task_arg::TaskArg;
use crate::cli::status::Status;
use suite_tabletop::style;

/// Draw the board of a task, and list the legal moves with their effects.
///
/// For each move: whether it is a Raid or a Sneak, the pieces that it converts, and the mover's E after it.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite squirrel show -i input.txt")]
pub struct Show {
    #[command(flatten)]
    task: TaskArg,
}

impl Show {
    pub fn run(self) -> Result<Status> {
        let task = self.task.read()?;
        let position = task.position();
        let mut out = anstream::stdout().lock();
        writeln!(out, "{}\n", position.draw_board(None))?;
        print_score(position, &mut out)?;
        print_moves(position, &mut out)?;
        Ok(Status::Done)
    }
}

fn print_score(position: &Position, out: &mut impl Write) -> io::Result<()> {
    let mover = position.to_move();
    let [x, o] = Player::BOTH.map(|player| position.occupied_value(player));
    writeln!(out, "X {x}, O {o}; {} to move, E = {}", letter(mover), position.score(mover))?;
    writeln!(out)
}

fn print_moves(position: &Position, out: &mut impl Write) -> io::Result<()> {
    if position.is_over() {
        return writeln!(out, "The board is full: no legal moves.");
    }
    let mover = position.to_move();
    writeln!(out, "{}", style::strong("move  kind   converts      E after"))?;
    for square in position.moves() {
        let kind = if position.is_raid(square) { "Raid" } else { "Sneak" };
        let converted: Vec<_> = position.converted(square).map(Square::name).collect();
        let after = position.play(square).score(mover);
        writeln!(out, "{square:<6}{kind:<7}{:<13} {after:>7}", converted.join(" "))?;
    }
    Ok(())
}
