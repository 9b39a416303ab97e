//! Questions on positions of Othello.

use itertools::Itertools;
use rand::{Rng, RngExt};
use suite_othello::{GAME, KNOWN_MISTAKES, PlainProgram, Position};
use suite_tabletop::{AnyMove, KnownMistake, OptionValue, OptionValues};

use super::board::{Board, name_of};
use super::mistaken::{Mistaken, likeliest_first};
use crate::{Kind, Topic};

/// What positions are worth at the depth limit.
pub(super) const WORTH: &str =
    "A player without a legal move ends the game. A position is worth the dark disks less the light ones";

/// Mistakes that people make who know the game but little.
const LIKELY: [&str; 10] = [
    "no-diagonals",
    "other-color",
    "places-beside",
    "ends-at-empty-squares",
    "flips-nearest",
    "one-disk-lines",
    "flips-first-line",
    "ends-at-edges",
    "farthest-own-disk",
    "only-diagonals",
];

/// Draws a position: on a board of 4 x 4 for searches by hand, and of 6 x 6 for all else.
pub(super) fn draw(kind: Kind, rng: &mut impl Rng) -> Option<Board> {
    let (size, plies) = if kind == Kind::BestMove { ("4", 2..=8) } else { ("6", 4..=24) };
    let options = OptionValues::default().with("size", OptionValue::Text(size.to_owned()));
    let plies = rng.random_range(plies);
    Board::random(GAME, GAME.variant(&options).ok()?, plies, rng)
}

pub(super) fn introduction(board: &Board) -> String {
    let side = board.now().picture().rows;
    format!("This is Othello on {side} x {side} squares, which are named by column and row, counted from 0.")
}

/// Returns what those answer who make a known mistake.
pub(super) fn mistaken(topic: &Topic, board: &Board) -> Vec<Mistaken> {
    let Some(position) = board.now().downcast_ref::<Position<u64>>() else { return Vec::new() };
    let square = match topic {
        Topic::Captures { mv } => {
            board.find(mv).and_then(|mv| board.now().last_square(mv)).map(|[row, column]| [column as i32, row as i32])
        }
        _ => None,
    };
    let name = |[column, row]: [i32; 2]| format!("({column},{row})");
    let answers = likeliest_first(&KNOWN_MISTAKES, &LIKELY).into_iter().map(|mistake| {
        let program: PlainProgram = KnownMistake::program([mistake]);
        let squares = match square {
            Some(square) => program.flipped(position, square),
            None => program.placements(position),
        };
        (mistake.id, mistake.description, squares.into_iter().map(name).collect())
    });
    answers.collect()
}

/// Says what a disk on each of the legal squares flips.
pub(super) fn legal_steps(board: &Board) -> Vec<String> {
    let legal = board.legal().into_iter();
    let flips = |name: String| {
        let flipped = board.find(&name).map_or_else(Vec::new, |mv| board.captured(mv));
        format!("{name} is legal: a disk there flips {}.", flipped.join(", "))
    };
    let rest = "On all other empty squares, a disk would flip none.".to_owned();
    legal.map(flips).chain([rest]).collect()
}

/// Says what a disk flips, direction by direction.
pub(super) fn flip_steps(board: &Board, mv: AnyMove) -> Vec<String> {
    let Some([row, column]) = board.now().last_square(mv) else { return Vec::new() };
    let flipped = board.captured(mv);
    let squares = board.squares().into_iter().filter(|(name, _)| flipped.contains(name));
    let lines = squares.map(|(name, square)| {
        let direction = [square.row.cmp(&row) as i8, square.column.cmp(&column) as i8];
        (direction, name)
    });
    let lines = lines.into_group_map().into_iter().sorted().map(|([down, right], names)| {
        let vertical = ["up", "", "down"][(down + 1) as usize];
        let horizontal = ["left", "", "right"][(right + 1) as usize];
        let direction = [vertical, horizontal].into_iter().filter(|word| !word.is_empty()).join(" and ");
        format!("From {} {direction}, an own disk ends the line over {}.", name_of(mv), names.join(", "))
    });
    let rest = "In all other directions there is no such line.".to_owned();
    lines.chain([rest]).collect()
}
