//! Questions on positions of the squirrel war.

use itertools::Itertools;
use rand::{Rng, RngExt};
use serde_json::json;
use suite_search::{Game, Player};
use suite_squirrel::{GAME, KNOWN_MISTAKES, PlainProgram, Position, Square};
use suite_tabletop::{AnyMove, KnownMistake};

use super::board::Board;
use super::mistaken::{Mistaken, likeliest_first};
use crate::{Kind, Topic};

pub(super) const INTRODUCTION: &str = "This is the squirrel war.";
/// What positions are worth at the depth limit.
pub(super) const WORTH: &str = "A position is worth the values of X's squares less those of O's";

/// Mistakes that people make who know the game but little.
const LIKELY: [&str; 7] = [
    "sneak-converts",
    "never-converts",
    "diagonal-adjacency",
    "chain-conversion",
    "converts-around-own",
    "converts-only-first",
    "takes-empty-squares",
];

/// Draws a position on a board of random values: with few empty squares for searches by hand.
pub(super) fn draw(kind: Kind, rng: &mut impl Rng) -> Option<Board> {
    let row = |rng: &mut _| (0..5).map(|_| RngExt::random_range(rng, 1..=30).to_string()).join(" ");
    let values = (0..5).map(|_| row(rng)).join("\n");
    let input = format!("1\nX\n1\n{values}\n*****\n*****\n*****\n*****\n*****\n");
    let plies = rng.random_range(if kind == Kind::BestMove { 20..=22 } else { 6..=18 });
    Board::random(GAME, json!({ "input": input }), plies, rng)
}

/// Returns the position, and the square of a move.
fn position(board: &Board, mv: AnyMove) -> Option<(&Position, Square)> {
    Some((board.now().downcast_ref()?, mv.name().parse().ok()?))
}

/// Returns whether a square touches one of the opponent's.
pub(super) fn touches_other(board: &Board, mv: AnyMove) -> bool {
    position(board, mv).is_some_and(|(position, square)| {
        !square.neighbors().intersection(position.pieces(position.to_move().opponent())).is_empty()
    })
}

/// Returns what those answer who make a known mistake.
pub(super) fn mistaken(topic: &Topic, board: &Board) -> Vec<Mistaken> {
    let mv = if let Topic::Captures { mv } = topic { board.find(mv) } else { None };
    let Some((position, square)) = mv.and_then(|mv| position(board, mv)) else { return Vec::new() };
    let answers = likeliest_first(&KNOWN_MISTAKES, &LIKELY).into_iter().map(|mistake| {
        let program: PlainProgram = KnownMistake::program([mistake]);
        let squares = program.converted(position, square).into_iter();
        (mistake.id, mistake.description, squares.map(|square| square.name().to_owned()).collect())
    });
    answers.collect()
}

/// Says what a move is, and why.
pub(super) fn conversion_steps(board: &Board, mv: AnyMove) -> Vec<String> {
    let Some((position, square)) = position(board, mv) else { return Vec::new() };
    let [own, opposing] = [position.to_move(), position.to_move().opponent()].map(|player: Player| {
        let squares = square.neighbors().intersection(position.pieces(player)).map(Square::name).join(", ");
        if squares.is_empty() { "none".to_owned() } else { squares }
    });
    vec![
        format!("Own pieces that {square} touches: {own}. The opponent's: {opposing}."),
        format!("The move is {}.", position.describe(square)),
    ]
}
