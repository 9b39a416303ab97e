//! Questions on positions of Little-Go.

use itertools::Itertools;
use rand::{Rng, RngExt};
use suite_go::{GAME, GameState, KNOWN_MISTAKES, PlainRules};
use suite_search::Game;
use suite_tabletop::{AnyMove, KnownMistake, OptionValues};

use super::board::{Board, capitalized, name_of};
use super::mistaken::{Mistaken, likeliest_first};
use crate::{Kind, Topic};

pub(super) const INTRODUCTION: &str =
    "This is Little-Go on 5 x 5 points, which are named by row and column, counted from 0.";
/// The rules that forbid placements.
pub(super) const RULES: &str = "It may not leave its own group without a liberty (suicide), nor restore the board \
     before the opponent's last move (ko).";

/// Mistakes that people make who know the game but little.
const LIKELY: [&str; 19] = [
    "suicide-allowed",
    "no-ko",
    "suicide-before-capture",
    "capture-without-group",
    "stone-without-group",
    "capture-in-atari",
    "ko-by-point",
    "diagonal-liberties",
    "diagonal-groups",
    "suicide-in-atari",
    "group-suicide-allowed",
    "edge-liberties",
    "single-suicide-allowed",
    "adjacent-stones-only",
    "own-stone-without-group",
    "diagonal-neighbors",
    "ko-by-recapture",
    "row-and-column-swapped",
    "colors-exchanged",
];

/// The most games that are played for a position with a ko, which is rare.
const GAMES: usize = 1000;

/// Draws a position late in a game, every second one with a ko if it is for legal moves.
pub(super) fn draw(kind: Kind, rng: &mut impl Rng) -> Option<Board> {
    let variant = GAME.variant(&OptionValues::defaults(&GAME.start_options())).ok()?;
    let needs_ko = kind == Kind::LegalMoves && rng.random_bool(0.5);
    let is_accepted = |board: &Board| !needs_ko || forbidden(board).iter().any(|(_, rule, _)| *rule == "ko");
    let mut boards = (0..GAMES).filter_map(|_| {
        let plies = rng.random_range(12..=22);
        Board::random(GAME, variant.clone(), plies, rng)
    });
    boards.find(is_accepted)
}

/// Returns the empty points that are not legal, each with the rule and what it says.
fn forbidden(board: &Board) -> Vec<(String, &'static str, String)> {
    let empty = board.squares().into_iter().filter(|(_, square)| square.piece.is_none());
    let forbidden = empty.filter_map(|(name, square)| {
        let violation = board.now().violation(square.mv?)?;
        Some((name, violation.rule, violation.message))
    });
    forbidden.collect()
}

/// Returns whether an empty point is not legal.
pub(super) fn forbids_any(board: &Board) -> bool {
    !forbidden(board).is_empty()
}

/// Says what the last move was, without which nobody knows whether there is a ko.
pub(super) fn last_move(board: &Board) -> String {
    let (Some(mv), [.., before, _]) = (board.last(), board.positions()) else { return String::new() };
    let player = capitalized(GAME.facts().players[before.to_move() as usize]);
    let gone = board.captured_before();
    let captured = if gone.is_empty() { String::new() } else { format!(" and captured {}", gone.join(", ")) };
    format!("{player} has just played {}{captured}.", name_of(mv))
}

impl Board {
    /// Returns the points of the stones that the last move has captured.
    fn captured_before(&self) -> Vec<String> {
        let [.., before, _] = self.positions() else { return Vec::new() };
        let (before, now) = (before.picture().squares, self.now().picture().squares);
        let is_gone = before.into_iter().zip(now).filter(|(before, now)| before.piece.is_some() && now.piece.is_none());
        is_gone.filter_map(|(before, _)| before.mv.map(name_of)).collect()
    }
}

/// Returns what those answer who make a known mistake.
pub(super) fn mistaken(topic: &Topic, board: &Board) -> Vec<Mistaken> {
    let states = board.positions().iter().filter_map(|position| position.downcast_ref::<GameState>());
    let boards = states.map(|state| state.position.board()).collect_vec();
    let (Some(now), player) = (boards.last(), board.now().to_move()) else { return Vec::new() };
    let point = match topic {
        Topic::Captures { mv } => board.find(mv).and_then(|mv| board.now().last_square(mv)),
        _ => None,
    };
    let name = |[row, column]: [usize; 2]| format!("({row},{column})");
    let answers = likeliest_first(&KNOWN_MISTAKES, &LIKELY).into_iter().map(|mistake| {
        let rules: PlainRules = KnownMistake::program([mistake]);
        let points = match point {
            Some(point) => rules.captured(now, player, point),
            None => rules.placements(&boards, player),
        };
        (mistake.id, mistake.description, points.into_iter().map(name).collect())
    });
    answers.collect()
}

/// Says of each empty point whether it is legal.
pub(super) fn legal_steps(board: &Board) -> Vec<String> {
    let (legal, forbidden) = (board.legal(), forbidden(board));
    let empty = board.squares().into_iter().filter(|(_, square)| square.piece.is_none());
    let steps = empty.filter_map(|(name, square)| {
        if let Some((_, _, why)) = forbidden.iter().find(|(other, ..)| *other == name) {
            return Some(format!("{name} is not legal: {why}."));
        }
        let captured = board.captured(square.mv.filter(|_| legal.contains(&name))?);
        Some(if captured.is_empty() {
            format!("{name} is legal.")
        } else {
            format!("{name} is legal, and captures {}.", captured.join(", "))
        })
    });
    steps.collect()
}

/// Says what a stone captures.
pub(super) fn capture_steps(board: &Board, mv: AnyMove) -> Vec<String> {
    let captured = board.captured(mv).join(", ");
    vec![
        format!("The stone on {} takes the last liberty of the stones on {captured}.", name_of(mv)),
        "All other stones of the opponent belong to groups that still have a liberty.".to_owned(),
    ]
}
