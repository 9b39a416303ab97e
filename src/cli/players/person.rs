//! A person at the terminal, in every game.

use std::time::Duration;

use suite_arena::{Agent, Choice, Clock, Fault};
use suite_programs::PersonAgents;
use suite_search::{Budget, Game};
use suite_tabletop::{AnyMove, AnyPosition, style};
use suite_work::{ask, note};

use super::keyboard::Keyboard;

/// A person, who may think without a limit.
pub struct Person<'a> {
    name: &'a str,
    keyboard: &'a Keyboard,
}

/// The time limit for a hint.
const HINT: Duration = Duration::from_secs(1);

impl PersonAgents for Keyboard {
    fn person<'a>(&'a self, name: &'a str) -> Box<dyn Agent<AnyPosition> + 'a> {
        Box::new(Person { name, keyboard: self })
    }
}

impl Agent<AnyPosition> for Person<'_> {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, position: &AnyPosition, clock: &Clock) -> Result<Choice<AnyMove>, Fault> {
        let (player, facts) = (position.to_move(), position.game().facts());
        let player = style::player(player, facts.players[player as usize]);
        loop {
            ask!("{player} to move ({}; undo, hint, resign or quit): ", facts.move_help);
            let Some(line) = self.keyboard.line(|| clock.is_interrupted()) else {
                note!();
                return Err(Fault::Left);
            };
            match line.trim() {
                "u" | "undo" => return Ok(Choice::TakeBack),
                "resign" => return Err(Fault::Resigned),
                "q" | "quit" => return Err(Fault::Left),
                "h" | "hint" => hint(position),
                "?" | "help" => help(facts.move_help),
                text => match position.legal_move(text) {
                    Ok(mv) => return Ok(Choice::Play(mv)),
                    Err(wrong) => note!("{wrong}"),
                },
            }
        }
    }

    /// Returns no time: a hint is computed by this program, not by the person.
    fn cpu(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn can_take_back(&self) -> bool {
        true
    }

    fn nothing_to_take_back(&mut self) {
        note!("there is nothing to undo");
    }
}

/// Shows what may be typed.
fn help(moves: &str) {
    note!("a move: {moves}");
    note!("undo, u: take your last move back");
    note!("hint, h: show a strong player's move");
    note!("resign: give the game up");
    note!("quit, q: leave; the game is not finished");
    note!("help, ?: show this");
}

/// Shows the move of a strong player.
fn hint(position: &AnyPosition) {
    match position.hint(Budget { time: HINT, ..Budget::UNLIMITED }) {
        Some(best) => note!("try {best}"),
        None => note!("no hint"),
    }
}
