//! Logs of agents that have no pipe.

use std::time::Duration;

use suite_search::{Game, Player};

use crate::{Agent, AgentLog, Choice, Clock, Fault, PipeProtocol};

/// An agent without a pipe, logged as if it had one.
pub struct Transcribed<'a, G: Game> {
    agent: Box<dyn Agent<G> + 'a>,
    protocol: &'a dyn PipeProtocol<G>,
    player: Player,
    log: AgentLog,
}

impl<'a, G: Game + 'a> Transcribed<'a, G> {
    /// Returns `agent`, which is logged as `player` if there is a log.
    pub fn wrap(
        agent: Box<dyn Agent<G> + 'a>,
        protocol: &'a dyn PipeProtocol<G>,
        player: Player,
        log: Option<AgentLog>,
    ) -> Box<dyn Agent<G> + 'a> {
        match log {
            Some(log) => Box::new(Self { agent, protocol, player, log }),
            None => agent,
        }
    }
}

impl<G: Game> Agent<G> for Transcribed<'_, G> {
    fn name(&self) -> &str {
        self.agent.name()
    }

    fn start(&mut self, clock: &Clock) -> Result<(), Fault> {
        self.agent.start(clock)?;
        self.log.said(self.agent.name());
        self.log.heard(&self.protocol.greeting(self.player));
        Ok(())
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.log.heard(&self.protocol.turn(position));
        let choice = self.agent.choose(position, clock)?;
        if let Choice::Play(mv) = choice {
            self.log.said(&mv.to_string());
        }
        Ok(choice)
    }

    fn cpu(&self) -> Option<Duration> {
        self.agent.cpu()
    }

    fn end(&mut self, position: &G) {
        self.log.heard(&self.protocol.end(position));
        self.agent.end(position);
    }

    fn stderr_tail(&mut self) -> String {
        self.agent.stderr_tail()
    }

    fn new_stderr(&mut self) -> String {
        self.agent.new_stderr()
    }

    fn can_take_back(&self) -> bool {
        self.agent.can_take_back()
    }

    fn nothing_to_take_back(&mut self) {
        self.agent.nothing_to_take_back();
    }
}
