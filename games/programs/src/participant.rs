//! Participants of games: built-in players, programs, and people.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use suite_arena::{Agent, AgentContext, AgentSource, Confinement, Fault, Limits, StrategyAgent, Transcribed};
use suite_tabletop::{AnyPosition, OptionValues, Protocol};
use suite_work::in_seconds;

use crate::{HostedProgram, PlayerChoice, PlayerKind, ProgramLimits};

/// What the programs of a game may use, and what they are told.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ProgramTerms {
    /// The options of the game's protocol.
    pub options: OptionValues,
    /// The limits for a move; none in games that programs cannot play.
    #[serde(flatten)]
    pub limits: Option<ProgramLimits>,
    /// The wall-clock time for a program to start and say its name, where it runs during the whole game.
    #[serde(with = "in_seconds::optional", default, skip_serializing_if = "Option::is_none")]
    pub start_limit: Option<Duration>,
}

/// The usual time for a program to start.
const START_LIMIT: Duration = Duration::from_secs(10);

impl ProgramTerms {
    /// The terms of a game that programs cannot play.
    #[must_use]
    pub fn none() -> Self {
        Self { options: OptionValues::default(), limits: None, start_limit: None }
    }

    /// Returns the terms of games from this start where nobody asks for others.
    #[must_use]
    pub fn usual(start: &AnyPosition) -> Self {
        let options = OptionValues::defaults(&start.game().program_options());
        match start.protocol(&options) {
            None => Self::none(),
            Some(Protocol::Files(_)) => Self { options, limits: Some(ProgramLimits::default()), start_limit: None },
            Some(Protocol::Pipe(_)) => {
                Self { options, limits: Some(ProgramLimits::default()), start_limit: Some(START_LIMIT) }
            }
        }
    }

    /// Returns the limits for a move.
    #[must_use]
    pub fn limits(&self) -> Limits {
        let limits = self.limits.as_ref().map_or_else(Limits::default, ProgramLimits::limits);
        self.start_limit.map_or(limits, |start| Limits { start, ..limits })
    }

    /// Returns a player as it is started here, if it is a program.
    ///
    /// # Errors
    ///
    /// Those of [`PlayerChoice::ready`].
    pub fn ready(&self, player: &PlayerChoice) -> Result<PlayerChoice> {
        self.limits.as_ref().map_or_else(|| Ok(player.clone()), |limits| player.ready(&limits.common))
    }

    /// Returns whether games would disturb each other if they were played at the same time.
    #[must_use]
    pub fn one_by_one(&self) -> bool {
        self.limits.as_ref().is_some_and(ProgramLimits::shares_folder)
    }

    /// Checks the terms for this number of games at a time.
    ///
    /// # Errors
    ///
    /// A folder that cannot be used, or not by several games at a time.
    pub fn check(&self, jobs: u32) -> Result<()> {
        self.limits.as_ref().map_or(Ok(()), |limits| limits.folder(jobs).map(drop))
    }
}

/// The agents of people: those at a terminal, or those on the page.
pub trait PersonAgents: Sync {
    /// Returns the agent of a person with this name.
    fn person<'a>(&'a self, name: &'a str) -> Box<dyn Agent<AnyPosition> + 'a>;
}

/// No people: only programs and built-in players take part.
#[derive(Debug, Clone, Copy)]
pub struct NoPeople;

impl PersonAgents for NoPeople {
    /// # Panics
    ///
    /// Panics, since only programs and built-in players take part.
    fn person<'a>(&'a self, name: &'a str) -> Box<dyn Agent<AnyPosition> + 'a> {
        unreachable!("{name} was refused where players were parsed")
    }
}

/// A player that takes part in games.
pub struct Participant<'a> {
    choice: PlayerChoice,
    start: AnyPosition,
    protocol: Option<Protocol<AnyPosition>>,
    program: Option<HostedProgram>,
    people: &'a dyn PersonAgents,
}

impl<'a> Participant<'a> {
    /// Returns the participant that a player is, in games from `start`. A program is compiled if its language asks for
    /// that, and cannot read the folder of `records`, if there is one.
    ///
    /// # Errors
    ///
    /// A program that cannot be hosted on these terms.
    pub fn new(
        choice: &PlayerChoice,
        start: &AnyPosition,
        terms: &ProgramTerms,
        records: Option<&Path>,
        people: &'a dyn PersonAgents,
    ) -> Result<Self> {
        let mut choice = choice.clone();
        if let PlayerKind::BuiltIn(player) = &mut choice.kind {
            *player = player.told(&terms.options);
        }
        let program = match &choice.kind {
            PlayerKind::Program(source) => {
                let limits = terms.limits.as_ref().context("programs cannot play this game")?;
                Some(limits.host(source, start.game().facts().starter_files, records)?)
            }
            PlayerKind::BuiltIn(_) | PlayerKind::Person => None,
        };
        let protocol = start.protocol(&terms.options);
        Ok(Self { choice, start: start.clone(), protocol, program, people })
    }

    /// Returns the participant, or what the compiler said if its program could not be compiled.
    ///
    /// # Errors
    ///
    /// What the compiler said.
    pub fn compiled(self) -> Result<Self> {
        let program = self.program.map(HostedProgram::compiled).transpose();
        Ok(Self { program: program.with_context(|| self.choice.label.clone())?, ..self })
    }
}

impl AgentSource<AnyPosition> for Participant<'_> {
    fn label(&self) -> &str {
        &self.choice.label
    }

    fn confinement(&self) -> Option<Confinement> {
        self.program.as_ref().map(HostedProgram::confinement)
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<AnyPosition> + '_>, Fault> {
        if let Some(program) = &self.program {
            let protocol = self.protocol.as_ref().expect("a game that programs can play has a protocol");
            return program.agent(self.label(), protocol, context);
        }
        let AgentContext { player: side, rng, log, .. } = context;
        let agent: Box<dyn Agent<AnyPosition> + '_> = match &self.choice.kind {
            PlayerKind::BuiltIn(player) => Box::new(StrategyAgent::new(self.label(), self.start.strategy(player, rng))),
            PlayerKind::Person | PlayerKind::Program(_) => self.people.person(self.label()),
        };
        // Who has no pipe is logged as if behind one.
        Ok(match &self.protocol {
            Some(Protocol::Pipe(pipe)) => Transcribed::wrap(agent, &**pipe, side, log),
            _ => agent,
        })
    }
}
