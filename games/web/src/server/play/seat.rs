//! Who plays a game, with what the page shows of them.

use std::cell::Cell;
use std::time::Duration;

use suite_arena::{Agent, AgentContext, AgentSource, Choice, Clock, Confinement, Fault};
use suite_programs::Participant;
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition};

use super::game_in_play::GameInPlay;

/// A participant of a game on the page.
pub struct Seat<'a> {
    pub participant: Participant<'a>,
    pub game: &'a GameInPlay,
}

impl AgentSource<AnyPosition> for Seat<'_> {
    fn label(&self) -> &str {
        self.participant.label()
    }

    fn confinement(&self) -> Option<Confinement> {
        self.participant.confinement()
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<AnyPosition> + '_>, Fault> {
        let player = context.player;
        let agent = self.participant.agent(context)?;
        Ok(Box::new(WatchedAgent { agent, game: self.game, player, in_opening: Cell::new(false) }))
    }
}

/// An agent that plays the moves that the game begins with, and whose standard error is shown.
struct WatchedAgent<'a> {
    agent: Box<dyn Agent<AnyPosition> + 'a>,
    game: &'a GameInPlay,
    player: Player,
    /// Whether its last move was one that the game begins with.
    in_opening: Cell<bool>,
}

impl WatchedAgent<'_> {
    fn show_stderr(&mut self) {
        let stderr = self.agent.new_stderr();
        if !stderr.is_empty() {
            self.game.change(|progress| progress.see_stderr(self.player, &stderr));
        }
    }
}

impl Agent<AnyPosition> for WatchedAgent<'_> {
    fn name(&self) -> &str {
        self.agent.name()
    }

    fn start(&mut self, clock: &Clock) -> Result<(), Fault> {
        let started = self.agent.start(clock);
        self.show_stderr();
        started
    }

    fn choose(&mut self, position: &AnyPosition, clock: &Clock) -> Result<Choice<AnyMove>, Fault> {
        let opening = self.game.opening.iter().find(|(before, _)| before == position);
        self.in_opening.set(opening.is_some());
        if let Some((_, mv)) = opening {
            return Ok(Choice::Play(*mv));
        }
        let choice = self.agent.choose(position, clock);
        self.show_stderr();
        choice
    }

    fn cpu(&self) -> Option<Duration> {
        if self.in_opening.get() { Some(Duration::ZERO) } else { self.agent.cpu() }
    }

    fn end(&mut self, position: &AnyPosition) {
        self.agent.end(position);
    }

    fn stderr_tail(&mut self) -> String {
        let tail = self.agent.stderr_tail();
        self.show_stderr();
        tail
    }

    fn can_take_back(&self) -> bool {
        self.agent.can_take_back()
    }
}
