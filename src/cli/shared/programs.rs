//! How programs play a game, whatever for: the trait of the options that say so.

use std::path::Path;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use suite_arena::{AgentSource, Limits};
use suite_programs::ProgramLimits;

use super::host::NoOptions;
use super::keyboard::Keyboard;
use super::player_arg::PlayerArg;
use super::seat::LocalPlayer;
use super::tabletop::Tabletop;

/// The options for the programs of a game: their limits, and what they are told.
pub trait Programs<G: Tabletop>: Args + Serialize + Sync {
    /// Returns the options for limits, if there are programs.
    fn limit_args(&self) -> Option<&ProgramLimits> {
        None
    }

    /// Returns the limits for a move.
    fn limits(&self) -> Limits {
        self.limit_args().map_or_else(Limits::default, ProgramLimits::limits)
    }

    /// Checks the options for `jobs` games at a time.
    fn check(&self, jobs: u32) -> Result<()> {
        self.limit_args().map_or(Ok(()), |limits| limits.folder(jobs).map(drop))
    }

    /// Returns the source of a player's agents. A program that cannot be compiled loses its games; none can read the folder of
    /// `records`, if there is one.
    fn source<'a>(
        &'a self,
        player: &PlayerArg<G::BuiltIn>,
        records: Option<&Path>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<G> + 'a>>;
}

/// A game without programs.
impl<G: Tabletop> Programs<G> for NoOptions {
    fn source<'a>(
        &'a self,
        player: &PlayerArg<G::BuiltIn>,
        _records: Option<&Path>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<G> + 'a>> {
        Ok(Box::new(LocalPlayer { player: player.clone(), keyboard }))
    }
}
