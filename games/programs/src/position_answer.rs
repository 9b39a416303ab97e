//! What a program answers in a single position.

use std::sync::atomic::{AtomicBool, Ordering};

use suite_arena::{
    Agent, AgentContext, AgentSource, Choice, Clock, Confinement, Elapsed, Fault, Limits, MatchError, seeded_rng,
    with_second_try,
};
use suite_search::Game;
use suite_tabletop::{AnyMove, AnyPosition};

use crate::advice::FaultContext;

/// The answer of a program that has been started for a single position.
#[derive(Debug)]
pub struct PositionAnswer {
    /// A legal move, or what was wrong.
    pub answer: Result<AnyMove, Fault>,
    /// The name by which it has introduced itself.
    pub name: String,
    /// What confined it, as records have it.
    pub confinement: String,
    /// The end of its standard error, or what the compiler said.
    pub stderr: String,
    /// The time that the answer took; `None` if the program was not ready to be asked.
    pub elapsed: Option<Elapsed>,
}

impl PositionAnswer {
    /// Starts an agent and asks it for its move in a position, within limits.
    ///
    /// # Errors
    ///
    /// A [`MatchError`] if `interrupt` is raised, or if the computer is out of resources.
    pub fn of(
        source: &dyn AgentSource<AnyPosition>,
        position: &AnyPosition,
        limits: Limits,
        interrupt: &AtomicBool,
    ) -> Result<Self, MatchError> {
        let (mut agent, mut elapsed) = (None, None);
        let answer = with_second_try(|| {
            (agent, elapsed) = (None, None);
            ask(source, position, limits, interrupt, &mut agent, &mut elapsed)
        });
        // An interrupt looks like a timeout.
        if interrupt.load(Ordering::Relaxed) {
            return Err(MatchError::Interrupted);
        }
        let answer = match answer {
            Err(Fault::OutOfResources(error)) => return Err(MatchError::OutOfResources(error)),
            answer => answer,
        };
        let name = agent.as_ref().map_or_else(|| source.label().to_owned(), |agent| agent.name().to_owned());
        let stderr = match answer.as_ref().err().and_then(Fault::compiler_message) {
            Some(message) => message.to_owned(),
            None => agent.map(|mut agent| agent.stderr_tail()).unwrap_or_default(),
        };
        let confinement = source.confinement().unwrap_or(Confinement::Off).to_string();
        Ok(Self { answer, name, confinement, stderr, elapsed })
    }

    /// Returns what to do about its fault in the position, if that is known, perhaps in several lines.
    #[must_use]
    pub fn advice(&self, position: &AnyPosition) -> Option<String> {
        let fault = self.answer.as_ref().err()?;
        let context = FaultContext {
            position,
            kind: fault.kind(),
            said: fault.said(),
            stderr: &self.stderr,
            confinement: &self.confinement,
            name: &self.name,
            is_first_answer: true,
            elapsed: self.elapsed,
        };
        context.advice()
    }
}

/// Starts an agent, which becomes `agent`, and asks it.
fn ask<'a>(
    source: &'a dyn AgentSource<AnyPosition>,
    position: &AnyPosition,
    limits: Limits,
    interrupt: &AtomicBool,
    agent: &mut Option<Box<dyn Agent<AnyPosition> + 'a>>,
    elapsed: &mut Option<Elapsed>,
) -> Result<AnyMove, Fault> {
    let context = AgentContext { player: position.to_move(), rng: seeded_rng(0, 0), limits, log: None };
    let agent = agent.insert(source.agent(context)?);
    agent.start(&Clock::start(limits.start, interrupt))?;
    let clock = Clock::for_move(&limits, interrupt);
    let choice = agent.choose(position, &clock);
    let cpu = agent.cpu();
    *elapsed = Some(Elapsed::new(cpu.unwrap_or_default(), clock.elapsed()));
    let choice = choice?;
    clock.check_cpu(cpu.unwrap_or_default())?;
    match choice {
        Choice::Play(mv) if position.try_play(mv).is_ok() => Ok(mv),
        Choice::Play(mv) => Err(Fault::Illegal { said: mv.to_string(), violation: position.violation(mv) }),
        Choice::TakeBack => Err(Fault::Left),
    }
}
