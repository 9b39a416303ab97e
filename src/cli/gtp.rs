//! `gtp` for every game: a player behind GTP version 2, the protocol of Go programs, with the extensions of GoGui for
//! other games.

mod analysis;
mod board;
mod engine;
mod request;
mod time_control;

use anyhow::Result;
use clap::{ArgMatches, Command};
use suite_tabletop::AnyGame;

use self::analysis::Form;
use self::engine::Engine;
use self::request::{Request, preprocess};
use super::args::game_options;
use super::players::controller::say;
use super::players::session_args;
use super::status::Status;

/// Adds the options of `gtp` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    session_args::add(game_options::add(command, &game.start_options()), game)
}

/// Answers commands until the controller quits.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let start = game_options::values(&game.start_options(), matches)?;
    let spec = game.spec(&game.variant(&start)?)?;
    session_args::hold(matches, spec, |session, mut controller| {
        let mut engine = Engine::new(session, start);
        while let Some(line) = controller.line()? {
            let line = preprocess(&line);
            let Some(request) = Request::parse(&line) else { continue };
            let answer = engine.answer(request.command, &request.arguments);
            if let Some(form) = Form::of(request.command).filter(|_| answer.is_ok()) {
                say(&format!("{}\n", request.head(true)))?;
                engine.analyze(form, &mut controller)?;
                say("\n")?;
            } else {
                say(&request.reply(&answer))?;
            }
            if request.command == "quit" {
                break;
            }
        }
        Ok(())
    })
}
