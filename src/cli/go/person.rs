//! How people speak of Little-Go.

use std::fmt::Display;
use std::time::Duration;

use suite_go::{Champion, GameState, Move};
use suite_search::{Budget, Game, Strategy};

use super::board::{self, SIDES};
use crate::cli::person::Spoken;
use crate::cli::style;
use suite_arena::seeded_rng;

impl Spoken for GameState {
    const PERSON: &str = "manual";
    const CHOICES: &str = "row,column or pass; undo, hint, resign or quit";

    fn whose_turn(&self) -> impl Display {
        style::side(self.to_move(), SIDES[self.to_move() as usize])
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        let mv = if text.eq_ignore_ascii_case("pass") { Some(Move::Pass) } else { board::point(text).map(Move::Place) };
        let mv = mv.ok_or(HELP)?;
        match self.position.illegal(mv) {
            None => Ok(mv),
            Some(illegal) => Err(format!("{mv}: {illegal}")),
        }
    }

    fn hint(&self, time: Duration) -> Option<Move> {
        let budget = Budget { time, ..Champion::BUDGET };
        Champion::new(seeded_rng(0, 0)).choose(&self.position, budget).ok()?.best
    }
}

const HELP: &str = "a move is a row and a column, as in `2,3`, or `pass`; `undo` takes a move back, `hint` shows a good one, `resign` \
                    gives the game up, `quit` ends the match";
