//! A person at the terminal, whatever the game.

use std::fmt::Display;
use std::time::Duration;

use suite_search::Game;

use super::keyboard::Keyboard;
use suite_arena::{Agent, Choice, Clock, Fault};

/// A game that people speak of.
pub trait Spoken: Game {
    /// What a person is called on the command line.
    const PERSON: &str;

    /// What a person can type in a turn, for the prompt.
    const CHOICES: &str;

    /// The side that is to move.
    fn whose_turn(&self) -> impl Display;

    /// The legal move that somebody has typed, or what is wrong with it.
    fn read(&self, text: &str) -> Result<Self::Move, String>;

    /// The move of a strong player who has so much time.
    fn hint(&self, time: Duration) -> Option<Self::Move>;
}

/// A person, who has all the time in the world.
pub struct Person<'a> {
    keyboard: &'a Keyboard,
}

impl<'a> Person<'a> {
    /// Whoever sits at the keyboard.
    pub const fn new(keyboard: &'a Keyboard) -> Self {
        Self { keyboard }
    }
}

/// How long a hint may take.
const HINT: Duration = Duration::from_secs(1);

impl<G: Spoken> Agent<G> for Person<'_> {
    fn name(&self) -> &str {
        G::PERSON
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        loop {
            anstream::eprint!("{} to move ({}): ", position.whose_turn(), G::CHOICES);
            let Some(line) = self.keyboard.line(clock) else {
                anstream::eprintln!();
                return Err(Fault::Left);
            };
            match line.trim() {
                "u" | "undo" => return Ok(Choice::TakeBack),
                "resign" => return Err(Fault::Resigned),
                "q" | "quit" => return Err(Fault::Left),
                "h" | "hint" => {
                    let hint = position.hint(HINT);
                    anstream::eprintln!("{}", hint.map_or("no hint".to_owned(), |mv| format!("try {mv}")));
                }
                text => match position.read(text) {
                    Ok(mv) => return Ok(Choice::Play(mv)),
                    Err(wrong) => anstream::eprintln!("{wrong}"),
                },
            }
        }
    }

    /// None: a hint is this program's thought.
    fn cpu(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn can_take_back(&self) -> bool {
        true
    }
}
