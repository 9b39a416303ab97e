//! A person at the terminal.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use suite_othello::{Bits, Move, Position, Square};
use suite_search::Game;

use super::board::{SIDES, in_color};
use super::entrant::HUMAN;
use super::player;
use crate::arena::{Agent, Choice, Clock, Fault, Line, Lines};

/// The lines that people type. Nothing is read before somebody is asked.
#[derive(Default)]
pub struct Keyboard(Mutex<Option<Lines>>);

impl Keyboard {
    /// The next line; nothing at the end of the input, or if the program is to end.
    fn line(&self, clock: &Clock) -> Option<String> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = lines.get_or_insert_with(|| Lines::new(io::stdin()));
        while !clock.is_interrupted() {
            match lines.next(Duration::from_millis(50)) {
                Line::Complete(line) => return Some(line),
                Line::TooLong(_) | Line::NotYet => {}
                Line::End => return None,
            }
        }
        None
    }
}

/// A person, who has all the time in the world.
pub struct Person<'a> {
    keyboard: &'a Keyboard,
}

impl<'a> Person<'a> {
    /// Whoever sits at the keyboard.
    pub fn new(keyboard: &'a Keyboard) -> Self {
        Self { keyboard }
    }
}

const HELP: &str = "a move is a column and a row, as in `2 3`; u takes a move back, h gives a hint, q leaves";

impl<B: Bits> Agent<Position<B>> for Person<'_> {
    fn name(&self) -> &str {
        HUMAN
    }

    fn choose(&mut self, position: &Position<B>, clock: &Clock) -> Result<Choice<Move>, Fault> {
        let side = position.to_move();
        loop {
            anstream::eprint!("{} to move (column row, u, h or q): ", in_color(side, SIDES[side as usize]));
            let Some(line) = self.keyboard.line(clock) else {
                anstream::eprintln!();
                return Err(Fault::Left);
            };
            match line.trim() {
                "u" => return Ok(Choice::TakeBack),
                "q" => return Err(Fault::Left),
                "h" => {
                    let hint = player::hint(position, &clock.again());
                    anstream::eprintln!("{}", hint.map_or("no hint".to_owned(), |mv| format!("try {mv}")));
                }
                text => match square(text).map(Move::Place) {
                    Some(mv) if position.moves().any(|legal| legal == mv) => return Ok(Choice::Play(mv)),
                    Some(mv) => anstream::eprintln!("{mv} is not a legal move here; those marked + are"),
                    None => anstream::eprintln!("{HELP}"),
                },
            }
        }
    }

    fn is_person(&self) -> bool {
        true
    }
}

/// The square that somebody has typed, with a blank or a comma between column and row.
fn square(text: &str) -> Option<Square> {
    let (column, row) = text.split_once([' ', ','])?;
    Square::at(column.trim().parse().ok()?, row.trim().parse().ok()?)
}
