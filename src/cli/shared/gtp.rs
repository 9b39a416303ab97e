//! `gtp` for every game: a player behind GTP version 2, the protocol of Go programs, with the extensions of GoGui for other
//! games.

mod board;
mod engine;
mod request;
mod time_control;
mod vertex;

use anyhow::Result;
use clap::Args;

use self::engine::Engine;
use self::request::{Request, preprocess};
use super::args::SeedArg;
use super::controller::{Controller, say};
use super::keyboard::Keyboard;
use super::player_arg::{BuiltInPlayer, PlayerArg};
use super::programs::Programs;
use super::session::{Playing, Session};
use super::status::Status;
use super::tabletop::{StartArgs, Tabletop};
use crate::interrupt::Interrupt;
use crate::note::note;

pub use self::vertex::Vertex;

/// The options of `gtp`: those `S` that name the start, and those `X` for programs.
#[derive(Args)]
pub struct Gtp<S: StartArgs, P: BuiltInPlayer, X: Args> {
    #[command(flatten)]
    pub start: S,
    /// Player that chooses the moves
    #[arg(long, value_name = "AGENT", default_value = P::OPPONENT, value_parser = PlayerArg::<P>::parse_without_people)]
    agent: PlayerArg<P>,
    #[command(flatten)]
    programs: X,
    #[command(flatten)]
    seed: SeedArg,
}

impl<S: StartArgs, P: BuiltInPlayer, X: Args> Gtp<S, P, X> {
    /// Answers commands until the controller quits.
    pub fn run<G>(self) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant, BuiltIn = P>,
        X: Programs<G>,
    {
        let spec = G::spec(&self.start.variant()?)?;
        self.programs.check(1)?;
        let interrupt = Interrupt::catch("the game is not kept")?;
        let keyboard = Keyboard::default();
        let source = self.programs.source(&self.agent, None, &keyboard)?;
        let (limits, seed) = (self.programs.limits(), self.seed.get());
        note!("seed {seed}");
        let playing = Playing { source: &*source, limits, seed, interrupt: interrupt.flag() };
        let resized = |size| G::spec(&self.start.resized(size)?);
        let mut engine = Engine::new(Session::new(playing, spec), &resized);
        let mut controller = Controller::new(&interrupt);
        while let Some(line) = controller.line()? {
            let line = preprocess(&line);
            let Some(request) = Request::parse(&line) else { continue };
            say(&request.reply(&engine.answer(request.command, &request.arguments)))?;
            if request.command == "quit" {
                break;
            }
        }
        Ok(Status::Done)
    }
}
