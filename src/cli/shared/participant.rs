//! The participants of games that programs can play.

use std::path::Path;

use anyhow::{Context, Result};
use suite_arena::Confinement;
use suite_programs::{HostedProgram, ProgramLimits};

use super::keyboard::Keyboard;
use super::player_arg::{PlayerArg, PlayerKind};
use super::seat::LocalPlayer;

/// A program, or a built-in player or a person.
pub struct Participant<'a, P> {
    pub local: LocalPlayer<'a, P>,
    pub program: Option<HostedProgram>,
}

impl<'a, P> Participant<'a, P> {
    /// Returns the participant that a player is. A program has these limits, and cannot read the folder of `records`, if there is one.
    pub fn new(
        player: PlayerArg<P>,
        limits: &ProgramLimits,
        records: Option<&Path>,
        keyboard: &'a Keyboard,
    ) -> Result<Self> {
        let program = match &player.kind {
            PlayerKind::Program(source) => Some(limits.host(source, records)?),
            PlayerKind::BuiltIn(_) | PlayerKind::Person => None,
        };
        Ok(Self { local: LocalPlayer { player, keyboard }, program })
    }

    /// Returns the participant, or what the compiler said if its program could not be compiled.
    pub fn compiled(self) -> Result<Self> {
        let program = self.program.map(HostedProgram::compiled).transpose();
        Ok(Self { program: program.with_context(|| self.local.player.label.clone())?, ..self })
    }

    /// Returns the label of the player.
    pub fn label(&self) -> &str {
        &self.local.player.label
    }

    /// Returns what confines the program, if it is one.
    pub fn confinement(&self) -> Option<Confinement> {
        self.program.as_ref().map(HostedProgram::confinement)
    }
}
