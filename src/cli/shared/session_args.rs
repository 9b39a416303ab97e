//! The options of the commands that play in another program.

use anyhow::Result;
use clap::Args;
use suite_arena::GameSpec;
use suite_work::interrupt::Interrupt;
use suite_work::note;

use super::args::SeedArg;
use super::controller::Controller;
use super::keyboard::Keyboard;
use super::player_arg::{BuiltInPlayer, PlayerArg};
use super::programs::Programs;
use super::session::{Playing, Session};
use super::status::Status;
use super::tabletop::Tabletop;

/// Who plays, with the options `X` for programs.
#[derive(Args)]
pub struct SessionArgs<P: BuiltInPlayer, X: Args> {
    /// Player that chooses the moves
    #[arg(long, value_name = "AGENT", default_value = P::OPPONENT, value_parser = PlayerArg::<P>::parse_without_people)]
    agent: PlayerArg<P>,
    #[command(flatten)]
    programs: X,
    #[command(flatten)]
    seed: SeedArg,
}

impl<P: BuiltInPlayer, X: Args> SessionArgs<P, X> {
    /// Begins a session, and lets `conduct` hold it.
    pub fn hold<G: Tabletop<BuiltIn = P>>(
        &self,
        spec: GameSpec<G>,
        conduct: impl FnOnce(Session<'_, G>, Controller<'_>) -> Result<()>,
    ) -> Result<Status>
    where
        X: Programs<G>,
    {
        self.programs.check(1)?;
        let interrupt = Interrupt::catch("the game is not kept")?;
        let keyboard = Keyboard::default();
        let source = self.programs.source(&self.agent, None, &keyboard)?;
        let (limits, seed) = (self.programs.limits(), self.seed.get());
        note!("seed {seed}");
        let playing = Playing { source: &*source, limits, seed, interrupt: interrupt.flag() };
        conduct(Session::new(playing, spec), Controller::new(&interrupt))?;
        Ok(Status::Done)
    }
}
