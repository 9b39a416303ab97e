//! The course's protocol, from the manager's side.

use suite_arena::{Fault, PipeProtocol};
use suite_search::Player;

use crate::bits::Bits;
use crate::moves::Move;
use crate::position::Position;
use crate::protocol::{Handshake, Options, ScoreReport};
use crate::square::Square;

/// The protocol between the manager and a program, with the options that the manager passes on.
#[derive(Debug, Clone, Copy)]
pub struct Pipe {
    options: Options,
}

impl Pipe {
    /// Returns the protocol with these options.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self { options }
    }
}

impl<B: Bits> PipeProtocol<Position<B>> for Pipe {
    fn greeting(&self, player: Player) -> String {
        format!("{}\n", Handshake { player, options: Some(self.options) })
    }

    fn turn(&self, position: &Position<B>) -> String {
        format!("{}\n{}\n", report(position, false), position.board())
    }

    fn parse_move(&self, position: &Position<B>, line: &str) -> Result<Move, Fault> {
        let square = Square::parse(line.as_bytes(), position.size());
        square.map(Move::Place).map_err(|error| {
            if is_pair_of_numbers(line) {
                Fault::Illegal { said: line.to_owned(), violation: None }
            } else {
                Fault::Malformed { said: line.to_owned(), why: error.to_string() }
            }
        })
    }

    fn end(&self, position: &Position<B>) -> String {
        format!("{}\n", report(position, true))
    }
}

fn report<B: Bits>(position: &Position<B>, is_final: bool) -> ScoreReport {
    let [dark, light] = Player::BOTH.map(|player| position.disks(player));
    ScoreReport { is_final, dark, light }
}

/// Returns whether an answer has the form of a move, though it may be off the board.
fn is_pair_of_numbers(line: &str) -> bool {
    let mut words = line.split_whitespace().map(|word| word.parse::<i128>().is_ok());
    matches!((words.next(), words.next(), words.next()), (Some(true), Some(true), None))
}
