//! A person at the terminal, in every game.

use std::time::Duration;

use suite_arena::{Agent, Choice, Clock, Fault, seeded_rng};
use suite_search::{Budget, Strategy};
use suite_work::{ask, note};

use super::keyboard::Keyboard;
use super::player_arg::BuiltInPlayer;
use super::style;
use super::tabletop::Tabletop;

/// A person, who may think without a limit.
pub struct Person<'a> {
    name: &'a str,
    keyboard: &'a Keyboard,
}

/// The time limit for a hint.
const HINT: Duration = Duration::from_secs(1);

impl<'a> Person<'a> {
    /// Returns the person at the keyboard.
    pub const fn new(name: &'a str, keyboard: &'a Keyboard) -> Self {
        Self { name, keyboard }
    }
}

impl<G: Tabletop> Agent<G> for Person<'_> {
    fn name(&self) -> &str {
        self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        let player = position.to_move();
        let player = style::player(player, G::PLAYERS[player as usize]);
        loop {
            ask!("{player} to move ({}; undo, hint, resign or quit): ", G::MOVE);
            let Some(line) = self.keyboard.line(|| clock.is_interrupted()) else {
                note!();
                return Err(Fault::Left);
            };
            match line.trim() {
                "u" | "undo" => return Ok(Choice::TakeBack),
                "resign" => return Err(Fault::Resigned),
                "q" | "quit" => return Err(Fault::Left),
                "h" | "hint" => hint(position),
                text => match legal_move(position, text) {
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
}

/// Parses a legal move; the error says what is wrong.
pub fn legal_move<G: Tabletop>(position: &G, text: &str) -> Result<G::Move, String> {
    let mv = position.parse_move(text)?;
    play_legal(position, mv).map(|_| mv).map_err(|why| format!("{mv}: {why}"))
}

/// Returns the position after a move that comes from outside; the error says why it is not legal.
pub fn play_legal<G: Tabletop>(position: &G, mv: G::Move) -> Result<G, String> {
    position.try_play(mv).map_err(|_| {
        position.violation(mv).map_or_else(|| "not a legal move here".to_owned(), |violation| violation.message)
    })
}

/// Shows the move of a strong player.
fn hint<G: Tabletop>(position: &G) {
    let mut strategy = G::strategy(&G::BuiltIn::strongest(), seeded_rng(0, 0));
    let hint = strategy.choose(position, Budget { time: HINT, ..Budget::UNLIMITED });
    if let Some(best) = hint.ok().and_then(|decision| decision.best) { note!("try {best}") } else { note!("no hint") }
}
