//! Who plays a game: people on the page, built-in players and programs.

use std::cell::Cell;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use suite_arena::{Agent, AgentContext, AgentSource, Choice, Clock, Confinement, Fault};
use suite_search::Player;

use super::hosted_game::Table;
use crate::web::server::served::Served;

/// What a person does on the page.
pub enum Answer<M> {
    Play(M),
    TakeBack,
    Resign,
}

/// The time between two looks whether the game was ended.
const PAUSE: Duration = Duration::from_millis(20);

/// A player of a game on the page.
pub struct Seat<'a, G: Served> {
    /// The name of the player.
    pub label: &'a str,
    /// The agents of a built-in player or a program; `None` for a person.
    pub source: Option<Box<dyn AgentSource<G> + 'a>>,
    pub table: &'a Table<G>,
    /// What people do.
    pub answers: &'a Mutex<Receiver<Answer<G::Move>>>,
}

impl<G: Served> AgentSource<G> for Seat<'_, G> {
    fn label(&self) -> &str {
        self.label
    }

    fn confinement(&self) -> Option<Confinement> {
        self.source.as_ref().and_then(|source| source.confinement())
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<G> + '_>, Fault> {
        let player = context.player;
        let agent: Box<dyn Agent<G> + '_> = match &self.source {
            Some(source) => source.agent(context)?,
            None => Box::new(Person { seat: self, player }),
        };
        Ok(Box::new(Watched { agent, table: self.table, player, in_opening: Cell::new(false) }))
    }
}

/// A person on the page, who may think without a limit.
struct Person<'a, G: Served> {
    seat: &'a Seat<'a, G>,
    player: Player,
}

impl<G: Served> Agent<G> for Person<'_, G> {
    fn name(&self) -> &str {
        self.seat.label
    }

    fn choose(&mut self, _: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.seat.table.change(|progress| progress.asked = Some(self.player));
        let answers = self.seat.answers.lock().unwrap_or_else(PoisonError::into_inner);
        while !clock.is_interrupted() {
            match answers.recv_timeout(PAUSE) {
                Ok(Answer::Play(mv)) => return Ok(Choice::Play(mv)),
                Ok(Answer::TakeBack) => return Ok(Choice::TakeBack),
                Ok(Answer::Resign) => return Err(Fault::Resigned),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        Err(Fault::Left)
    }

    /// Returns no time: a person's is not that of the computer.
    fn cpu(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn can_take_back(&self) -> bool {
        true
    }
}

/// An agent that plays the moves that the game begins with, and whose standard error is shown.
struct Watched<'a, G: Served> {
    agent: Box<dyn Agent<G> + 'a>,
    table: &'a Table<G>,
    player: Player,
    /// Whether its last move was one that the game begins with.
    in_opening: Cell<bool>,
}

impl<G: Served> Watched<'_, G> {
    fn show_stderr(&mut self) {
        let stderr = self.agent.new_stderr();
        if !stderr.is_empty() {
            self.table.change(|progress| progress.see_stderr(self.player, &stderr));
        }
    }
}

impl<G: Served> Agent<G> for Watched<'_, G> {
    fn name(&self) -> &str {
        self.agent.name()
    }

    fn start(&mut self, clock: &Clock) -> Result<(), Fault> {
        let started = self.agent.start(clock);
        self.show_stderr();
        started
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        let opening = self.table.opening.iter().find(|(before, _)| before == position);
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

    fn end(&mut self, position: &G) {
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
