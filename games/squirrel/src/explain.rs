//! Explanations in plain words of what an algorithm does.

use std::convert::Infallible;

use suite_search::{Algorithm, Game, Node, Observe, Player, Value, Wording};

use crate::position::{Position, letter};
use crate::search_spec::SearchSpec;
use crate::square::Square;
use crate::turn::Turn;

/// The words of the squirrel war for explanations of a search.
pub const WORDING: Wording<Position> =
    Wording { players: ["X", "O"], position: "board", end: "the board is full", worth: evaluation };

/// Says what E is on the board of a leaf.
fn evaluation(leaf: &Node<Position>, player: Player) -> String {
    let [own, opposing] = [player, player.opponent()].map(|player| leaf.position.occupied_value(player));
    let [me, opponent] = [player, player.opponent()].map(letter);
    format!("E = {own} ({me}'s squares) - {opposing} ({opponent}'s) = {}.", own - opposing)
}

/// An observer that collects the values of the moves at the root.
#[derive(Default)]
pub(crate) struct RootChoices(Vec<(Square, Value)>);

impl Observe<Position> for RootChoices {
    type Stop = Infallible;

    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Infallible> {
        if let (0, Some(square)) = (node.depth, child.last_move) {
            self.0.push((square, child.value));
        }
        Ok(())
    }
}

/// Explains which move is right in tasks 1 to 3.
pub(crate) fn next_state(position: &Position, turn: &Turn, choices: &RootChoices) -> String {
    let Some(best) = turn.best else {
        return "The board is already full: the next state is the same board.".to_owned();
    };
    let others = choices.0.iter().filter(|(square, _)| *square != best);
    let rest = match others.max_by_key(|(_, value)| *value) {
        None => "it is the only move".to_owned(),
        // The values that alpha-beta returns for the other moves may be mere bounds.
        Some((_, value)) if turn.spec.algorithm == Algorithm::AlphaBeta && *value == turn.value => {
            "no other move is worth more, and of equal moves the first in the order A1, B1, ..., E5 is played"
                .to_owned()
        }
        Some((_, value)) if turn.spec.algorithm == Algorithm::AlphaBeta => {
            format!("every other move is worth {value} at most")
        }
        Some((square, value)) if *value == turn.value => {
            format!("{square} is worth the same, but comes later in the order A1, B1, ..., E5")
        }
        Some((square, value)) => format!("the next best, {square}, is worth {value}"),
    };
    format!("{}; {rest}.", played(position, turn, best))
}

/// Explains which move leads to a submitted next state, as a sentence to follow the explanation of the right one.
pub(crate) fn submitted_next_state(position: &Position, submission: &str) -> String {
    let lines: Vec<_> = submission.trim_end().lines().map(str::trim_end).collect();
    let is_submitted = |position: &Position| position.to_string().lines().eq(lines.iter().copied());
    let pieces = pieces_in(submission);
    let is_meant = |position: &Position| pieces_in(&position.to_string()) == pieces;
    let after = |is_it: &dyn Fn(&Position) -> bool| position.moves().find(|&square| is_it(&position.play(square)));
    if let Some(square) = after(&is_submitted) {
        format!(" Your board is the one after {}.", position.describe(square))
    } else if position.is_over() || lines.is_empty() {
        String::new()
    } else if is_meant(position) {
        " Your board is the one before the move.".to_owned()
    } else if let Some(square) = after(&is_meant) {
        format!(" Your board is the one after {}, but it is written differently.", position.describe(square))
    } else {
        format!(" No legal move of {} leads to your board.", letter(position.to_move()))
    }
}

/// Returns the squares of a board, however it is written: with other characters between them, or with small letters.
fn pieces_in(board: &str) -> String {
    let piece = |letter: char| match letter.to_ascii_uppercase() {
        '*' | '.' | '-' | '_' => Some('*'),
        piece @ ('X' | 'O') => Some(piece),
        '0' => Some('O'),
        _ => None,
    };
    board.chars().filter_map(piece).collect()
}

/// Explains a row of a state in the trace of a battle.
pub(crate) fn turn(position: &Position, turn: &Turn, number: usize, row: usize) -> String {
    let mover = letter(turn.spec.player);
    let place = format!("This is row {row} of state {number}, the board after {mover}'s move.");
    match turn.best {
        Some(best) => format!("{place} {}.", played(position, turn, best)),
        None => place,
    }
}

fn played(position: &Position, turn: &Turn, best: Square) -> String {
    let SearchSpec { player, algorithm, limit } = turn.spec;
    let search = match algorithm {
        Algorithm::Greedy => "Greedy".to_owned(),
        Algorithm::Minimax => format!("Minimax to depth {limit}"),
        Algorithm::AlphaBeta => format!("Alpha-beta to depth {limit}"),
    };
    format!("{} plays {}. {search} values it at {}", letter(player), position.describe(best), turn.value)
}
