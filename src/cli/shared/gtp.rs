//! `gtp` for every game: a player behind GTP version 2, the protocol of Go programs, with the extensions of GoGui for other
//! games.

mod analysis;
mod board;
mod engine;
mod request;
mod time_control;
mod vertex;

use anyhow::Result;
use clap::Args;

use self::analysis::Form;
use self::engine::Engine;
use self::request::{Request, preprocess};
use super::controller::say;
use super::player_arg::BuiltInPlayer;
use super::programs::Programs;
use super::session_args::SessionArgs;
use super::status::Status;
use super::tabletop::{Solved, StartArgs};

pub use self::vertex::Vertex;

/// The options of `gtp`: those `S` that name the start, and those `X` for programs.
#[derive(Args)]
pub struct Gtp<S: StartArgs, P: BuiltInPlayer, X: Args> {
    #[command(flatten)]
    pub start: S,
    #[command(flatten)]
    session: SessionArgs<P, X>,
}

impl<S: StartArgs, P: BuiltInPlayer, X: Args> Gtp<S, P, X> {
    /// Answers commands until the controller quits.
    pub fn run<G>(self) -> Result<Status>
    where
        G: Solved<Variant = S::Variant, BuiltIn = P>,
        X: Programs<G>,
    {
        let spec = G::spec(&self.start.variant()?)?;
        let resized = |size| G::spec(&self.start.resized(size)?);
        self.session.hold(spec, |session, mut controller| {
            let mut engine = Engine::new(session, &resized);
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
}
