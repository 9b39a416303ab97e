//! `replay` for every game: a recorded game, move by move.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};
use suite_arena::printable;
use suite_search::{Game, Player};
use suite_tabletop::{AnyGame, OptionValues, RecordedGame, style};
use suite_text::positive;
use suite_web::{GameRecord, PageData};
use suite_work::{ask, note, output};

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

/// The options that name a move, and the file for what its program was told.
const MOVE: &str = "move";
const INPUT_TO: &str = "input-to";

/// Adds the options of `replay` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let command = ReplayArgs::augment_args(command);
    if game.protocol_kind().is_none() {
        return command;
    }
    let number = Arg::new(MOVE).long(MOVE).value_name("NUMBER").requires(INPUT_TO).value_parser(positive::<usize>);
    let file = Arg::new(INPUT_TO).long(INPUT_TO).value_name("FILE").requires(MOVE).conflicts_with("html");
    command
        .arg(number.help("Number of the move for --input-to, from 1; the one after the last is where a fault was"))
        .arg(
            file.value_parser(value_parser!(PathBuf))
                .help("Write what a program is told before a move to FILE, instead of showing the game"),
        )
}

/// Shows a game.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let ReplayArgs { record, html } = ReplayArgs::from_arg_matches(matches)?;
    let recorded = record.replay(game)?;
    if game.protocol_kind().is_some()
        && let (Some(&number), Some(path)) = (matches.get_one::<usize>(MOVE), matches.get_one::<PathBuf>(INPUT_TO))
    {
        output::write(path, question(&recorded, number)?.as_bytes())?;
    } else if let Some(path) = html {
        PageData::of_game(GameRecord::new(&recorded)).write(&path)?;
    } else if io::stdin().is_terminal() && io::stdout().is_terminal() {
        step_through(&recorded)?;
    } else {
        let mut out = anstream::stdout().lock();
        (0..=recorded.moves.len()).try_for_each(|number| show(&recorded, number, &mut out))?;
    }
    Ok(Status::Done)
}

/// Returns what a program is told before the move with a number, from 1.
fn question(recorded: &RecordedGame, number: usize) -> Result<String> {
    let most = recorded.positions.iter().filter(|position| !position.is_over()).count();
    ensure!(number <= most, "--{MOVE}: expected a number from 1 to {most}, found {number}");
    let (game, position) = (recorded.game(), &recorded.positions[number - 1]);
    let protocol = position.protocol(&OptionValues::defaults(&game.program_options()));
    Ok(protocol.context("programs cannot play this game")?.first_question(position))
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
        // In some formats it ends with a comment, which has lines.
        let result: Vec<_> = recorded.result.lines().map(printable).collect();
        writeln!(out, "{}", style::strong(result.join("\n")))?;
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
