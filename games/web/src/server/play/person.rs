//! People on the page.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use suite_arena::{Agent, Choice, Clock, Fault};
use suite_programs::PersonAgents;
use suite_search::Game;
use suite_tabletop::{AnyMove, AnyPosition};

use super::table::Table;

/// What a person does on the page.
pub enum Answer {
    Play(AnyMove),
    TakeBack,
    Resign,
}

/// The time between two looks whether the game was ended.
const PAUSE: Duration = Duration::from_millis(20);

/// The people who play a game on the page.
pub struct PagePeople<'a> {
    pub table: &'a Table,
    /// What they do.
    pub answers: Mutex<Receiver<Answer>>,
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
        self.people.table.change(|progress| progress.asked = Some(position.to_move()));
        let answers = self.people.answers.lock().unwrap_or_else(PoisonError::into_inner);
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
