//! `host`.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use suite_arena::{AgentSource, GameSpec, Limits, Record, Spectate, TimeBank};

use super::keyboard::Keyboard;
use super::player_arg::PlayerArg;
use super::seat::LocalPlayer;
use super::tabletop::Tabletop;

/// The options of `host` that only one game has: how programs play it, and what else is shown and kept.
pub trait HostOptions<G: Tabletop>: Args + Sync {
    /// Whether colors are always swapped in even-numbered games.
    const ALWAYS_SWAPS: bool = false;

    /// Whether a person who is not named plays first even if only the first player is named.
    const PERSON_FIRST: bool = false;

    /// Returns the limits for a move.
    fn limits(&self) -> Limits {
        Limits::default()
    }

    /// Returns the CPU time of each participant for all moves of the match.
    fn time_bank(&self) -> TimeBank {
        TimeBank::unlimited()
    }

    /// Returns the folder for logs of the protocol, if there is one.
    fn log(&self) -> Option<PathBuf> {
        None
    }

    /// Returns whether games would disturb each other if they were played at the same time.
    fn one_by_one(&self) -> bool {
        false
    }

    /// Checks the options, and creates the folders that they name, before the first game; `jobs` games are played at a time.
    fn prepare(&self, _jobs: u32) -> Result<()> {
        Ok(())
    }

    /// Returns the source of a player's agents.
    fn source<'a>(
        &'a self,
        player: &'a PlayerArg<G::BuiltIn>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<G> + 'a>> {
        Ok(Box::new(LocalPlayer { player: player.clone(), keyboard }))
    }

    /// Returns a spectator for each game, if games are shown whoever plays.
    fn screen(&self) -> Option<Box<dyn Spectate<G>>> {
        None
    }

    /// Keeps the record of a game.
    fn keep(&self, _record: &Record<G::Move>, _spec: &GameSpec<G>) -> Result<()> {
        Ok(())
    }
}

/// The further options of a game without a protocol for programs: none.
#[derive(Args, Serialize)]
pub struct NoOptions {}

impl<G: Tabletop> HostOptions<G> for NoOptions {}
