//! `check` for games that programs play: a program in positions that are tricky by the rules.

use std::io::{self, Write};

use anyhow::{Context, Result, ensure};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};
use suite_arena::{Fault, FaultKind, printable};
use suite_programs::{NoPeople, Participant, PlayerChoice, PositionAnswer, board_with_moves};
use suite_search::Game;
use suite_tabletop::{AnyGame, AnyMove, AnyPosition, GameOption, OptionKind, TrickyPosition, style};
use suite_work::interrupt::Interrupt;
use suite_work::output;

use crate::cli::args::{game_options, program_args};
use crate::cli::status::Status;

/// The option that names the program.
const PROGRAM: &str = "program";

/// The options of `check` that all games have.
#[derive(Args)]
struct CheckArgs {
    /// Check only the position with this number
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u64).range(1..))]
    only: Option<u64>,
}

/// Adds the options of `check` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let program = Arg::new(PROGRAM)
        .value_name("PROGRAM")
        .required(true)
        .value_parser(|text: &str| PlayerChoice::parse_without_people(game, text))
        .help("Source file, folder with one, or command");
    let command = game_options::add(CheckArgs::augment_args(command.arg(program)), &own_position(game));
    program_args::add(command, game)
}

/// Returns the options that name a position of one's own, without those of a start.
fn own_position(game: &dyn AnyGame) -> Vec<GameOption> {
    let start: Vec<_> = game.start_options().iter().map(|option| option.name).collect();
    let own = game.position_options().into_iter().filter(|option| !start.contains(&option.name));
    own.map(|option| GameOption { conflicts: &[], ..option }).collect()
}

/// Asks the program for its move in each position, and tells what is wrong with it.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let CheckArgs { only } = CheckArgs::from_arg_matches(matches)?;
    let terms = program_args::terms(game, matches)?;
    terms.check(1)?;
    let program = matches.get_one::<PlayerChoice>(PROGRAM).context("a program is required")?;
    let program = terms.ready(program)?;
    if let Some(interpreter) = program.interpreter() {
        interpreter.warn(&program.label);
    }
    let positions = positions(game, matches)?;
    let interrupt = Interrupt::catch("the rest is not checked")?;
    let start = &positions.first().context("the game has tricky positions")?.position;
    let source = Participant::new(&program, start, &terms, None, &NoPeople)?.compiled()?;
    let (mut checked, mut right, mut is_late) = (0, 0, false);
    for (number, tricky) in (1..).zip(&positions).filter(|(number, _)| only.is_none_or(|only| only == *number)) {
        let answer = PositionAnswer::of(&source, &tricky.position, terms.limits(), interrupt.flag());
        let answer = answer.map_err(|error| interrupt.explain(error.into()))?;
        checked += 1;
        right += u32::from(answer.answer.is_ok());
        is_late |= answer.answer.as_ref().is_err_and(|fault| fault.kind() == FaultKind::Timeout)
            && answer.advice(&tricky.position).is_none();
        output::unless_closed(print(number, tricky, &answer))?;
    }
    let only = only.unwrap_or_default();
    ensure!(checked > 0, "--only: expected a number from 1 to {}, found {only}", positions.len());
    output::unless_closed(writeln!(anstream::stdout().lock(), "\n{right} of {checked} positions right"))?;
    if let Some(advice) = game.advice_on_timeout(&terms.options).filter(|_| is_late) {
        output::unless_closed(writeln!(anstream::stdout().lock(), "{advice}"))?;
    }
    Ok(if right == checked { Status::Done } else { Status::No })
}

/// Returns the position that the command line names, or else the tricky ones of the game.
fn positions(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Vec<TrickyPosition<AnyPosition>>> {
    let own = own_position(game);
    let is_file = |option: &&GameOption| matches!(option.kind, OptionKind::File { .. });
    if !own.iter().filter(is_file).any(|option| matches.contains_id(option.name)) {
        return Ok(game.tricky_positions());
    }
    let position = game.position(&game_options::values(&own, matches)?)?.start;
    Ok(vec![TrickyPosition { name: "the position", rule: "", position }])
}

/// Prints the answer in a position, with an explanation if it is wrong.
fn print(number: u64, tricky: &TrickyPosition<AnyPosition>, answer: &PositionAnswer) -> io::Result<()> {
    let TrickyPosition { name, rule, position } = tricky;
    let player = position.game().facts().players[position.to_move() as usize];
    let mut out = anstream::stdout().lock();
    let case = format!("{number:>3}  {name}, as {player}");
    let time = answer.elapsed.map(|elapsed| format!("  {:.2} s", elapsed.wall().as_secs_f64())).unwrap_or_default();
    let fault = match &answer.answer {
        Ok(mv) => {
            writeln!(out, "{case:<56}  plays {mv:<6}{time}")?;
            return match only_placement(position).filter(|_| position.last_square(*mv).is_none()) {
                // A program that takes it for illegal passes, too.
                Some(other) if !rule.is_empty() => writeln!(out, "       {other} is legal, too; tried here: {rule}"),
                _ => Ok(()),
            };
        }
        Err(fault) => fault,
    };
    writeln!(out, "{case:<56}  {}", style::error(words(fault)))?;
    explain(rule, position, answer, &mut out)
}

/// Returns the only legal move to a square, if there is one alone: all others are passes.
fn only_placement(position: &AnyPosition) -> Option<AnyMove> {
    let mut placements = position.moves().filter(|mv| position.last_square(*mv).is_some());
    placements.next().filter(|_| placements.next().is_none())
}

/// Returns what a fault is, in words.
fn words(fault: &Fault) -> String {
    format!("wrong: {}", printable(&fault.to_string()))
}

/// Prints the board of a wrong answer with the legal moves, the rule that it tries, what the program has said, and what
/// to do.
fn explain(rule: &str, position: &AnyPosition, answer: &PositionAnswer, out: &mut impl Write) -> io::Result<()> {
    for line in board_with_moves(position).lines() {
        writeln!(out, "{}", format!("     {line}").trim_end())?;
    }
    // Who answers with no move tries no rule. A move may have broken another one.
    let is_move = answer.answer.as_ref().is_err_and(|fault| fault.kind() == FaultKind::Illegal);
    if is_move && !rule.is_empty() {
        writeln!(out, "       tried here: {rule}")?;
    }
    for line in answer.stderr.lines() {
        writeln!(out, "       {}", printable(line))?;
    }
    for line in answer.advice(position).unwrap_or_default().lines() {
        writeln!(out, "       {line}")?;
    }
    Ok(())
}
