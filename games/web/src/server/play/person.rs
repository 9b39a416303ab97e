//! People on the page.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use suite_arena::{Agent, Choice, Clock, Fault};
use suite_programs::PersonAgents;
use suite_search::Game;
use suite_tabletop::{AnyMove, AnyPosition};

use super::game_in_play::GameInPlay;

/// What a person does on the page.
pub enum PersonAction {
    Play(AnyMove),
    TakeBack,
    Resign,
}

/// The time between two looks whether the game was ended.
const PAUSE: Duration = Duration::from_millis(20);

/// The people who play a game on the page.
pub struct PagePeople<'a> {
    pub game: &'a GameInPlay,
    /// What they do.
    pub actions: Mutex<Receiver<PersonAction>>,
}

impl PersonAgents for PagePeople<'_> {
    fn person<'a>(&'a self, name: &'a str) -> Box<dyn Agent<AnyPosition> + 'a> {
        Box::new(Person { name, people: self })
    }
}

/// A person on the page, who may think without a limit.
struct Person<'a> {
    name: &'a str,
    people: &'a PagePeople<'a>,
}

impl Agent<AnyPosition> for Person<'_> {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, position: &AnyPosition, clock: &Clock) -> Result<Choice<AnyMove>, Fault> {
        self.people.game.change(|progress| progress.asked = Some(position.to_move()));
        let actions = self.people.actions.lock().unwrap_or_else(PoisonError::into_inner);
        while !clock.is_interrupted() {
            match actions.recv_timeout(PAUSE) {
                Ok(PersonAction::Play(mv)) => return Ok(Choice::Play(mv)),
                Ok(PersonAction::TakeBack) => return Ok(Choice::TakeBack),
                Ok(PersonAction::Resign) => return Err(Fault::Resigned),
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
