//! `play` for every game: a person against a built-in player.

use anyhow::{Result, bail};
use clap::Args;

use super::args::SeedArg;
use super::host::{Match, NoOptions};
use super::player_arg::{BuiltInPlayer, PlayerArg, PlayerKind};
use super::status::Status;
use super::tabletop::{StartArgs, Tabletop};

/// The options of `play`.
#[derive(Args)]
pub struct Play<S: StartArgs, P: BuiltInPlayer> {
    #[command(flatten)]
    pub start: S,
    /// Opponent: a built-in player with its options
    #[arg(long, value_name = "PLAYER", default_value = P::OPPONENT)]
    against: PlayerArg<P>,
    /// Let the opponent move first
    #[arg(long)]
    second: bool,
    #[command(flatten)]
    seed: SeedArg,
}

impl<S: StartArgs, P: BuiltInPlayer> Play<S, P> {
    /// Plays a game.
    pub fn run<G: Tabletop<Variant = S::Variant, BuiltIn = P>>(self) -> Result<Status> {
        if matches!(self.against.kind, PlayerKind::Program(_)) {
            bail!(
                "--against: expected a built-in player, found the program `{}`; programs play under `host`",
                self.against.label
            );
        }
        let mut players = [PlayerArg::person(), self.against];
        if self.second {
            players.reverse();
        }
        let spec = G::spec(&self.start.variant()?)?;
        let seed = self.seed.get();
        Match {
            spec: &spec,
            players: &players,
            games: 1,
            swap: false,
            random_plies: 0,
            seed,
            jobs: 1,
            json: false,
            quiet: false,
            live: None,
        }
        .run(&NoOptions {})
    }
}
