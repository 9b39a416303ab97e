//! `suite go`: an agent that reads `input.txt` and writes `output.txt`, one move for each run.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use suite_arena::seeded_rng;
use suite_go::{BuiltIn, GAME, Input, Move, MoveCount, TurnMemo, color};
use suite_programs::parse_built_in;
use suite_search::{Budget, Strategy};
use suite_tabletop::{AnyPlayer, style};
use suite_text::{seconds, whole_number};
use suite_work::{input, note, output, random_seed};

use crate::cli::status::Status;

#[derive(Args)]
pub struct Agent {
    /// File with the position, as the course's host writes it
    #[arg(short, long, value_name = "FILE", default_value = "input.txt")]
    input: PathBuf,
    /// File to write the move to
    #[arg(short, long, value_name = "FILE", default_value = "output.txt")]
    output: PathBuf,
    /// Built-in player that chooses the move, with its options
    #[arg(long, default_value = "champion", value_parser = |name: &str| parse_built_in(GAME, name))]
    player: AnyPlayer,
    /// Wall-clock time limit of the champion, instead of its time and nodes [default: 1 second, 500,000 nodes]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    move_time: Option<Duration>,
    /// Random seed; the same seed gives the same moves [default: random]
    #[arg(long, value_parser = whole_number::<u64>)]
    seed: Option<u64>,
}

impl Agent {
    /// Makes one move.
    pub fn run(self) -> Result<Status> {
        let mut player = self.player.downcast_ref::<BuiltIn>().context("a player of Little-Go")?.clone();
        if let Some(time) = self.move_time {
            ensure!(
                player.think_for(time),
                "--move-time: expected --player champion; no other player has a time limit"
            );
        }
        let input = input::read(&self.input, Input::parse)?;
        let notebook = self.input.with_file_name(format!("suite-{}.txt", color(input.to_move)));
        let played = count(&input, &notebook).played();
        let state = input.state(played);
        let chance = seeded_rng(self.seed.unwrap_or_else(random_seed), played.into());
        let decision = player.strategy(chance).choose(&state, Budget::UNLIMITED)?;
        // In a finished game there is no other answer.
        let answer = decision.best.unwrap_or(Move::Pass);
        // The answer counts even if the memo for the next turn cannot be written.
        output::write(&self.output, answer.to_string().as_bytes())?;
        if let Err(error) = output::write(&notebook, TurnMemo { played, answer, input }.to_string().as_bytes()) {
            note!("{}: {error}", style::warning("warning"));
        }
        note!("{} plays {answer}", color(input.to_move));
        Ok(Status::Done)
    }
}

/// Returns the number of moves played so far, by the memo of this agent's last turn if there is one; says which.
fn count(input: &Input, notebook: &Path) -> MoveCount {
    let notes = notebook.exists().then(|| input::read(notebook, TurnMemo::parse));
    let count = MoveCount::new(input, notes.as_ref().and_then(|notes| notes.as_ref().ok()));
    let (played, notebook) = (count.played(), notebook.display());
    match (count, notes) {
        (MoveCount::Start(_), _) => note!("a new game; moves played: {played}"),
        (MoveCount::Follows(_), _) => note!("moves played: {played}, by {notebook}"),
        (MoveCount::Repeats(_), _) => {
            note!("moves played: {played}, by {notebook}, for the same turn again");
        }
        (MoveCount::Estimate(_), notes) => {
            let why = match notes {
                None => format!("no {notebook}"),
                Some(Ok(_)) => format!("{notebook} belongs to another game"),
                Some(Err(error)) => format!("{error:#}"),
            };
            note!("{}: moves played: at least {played}, by the stones; {why}", style::warning("warning"));
        }
    }
    count
}
