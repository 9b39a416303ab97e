//! The rules of the squirrel war: Raid and Sneak.

use std::fmt;
use std::hash::{Hash, Hasher};

use suite_search::{Evaluate, Game, Player, Value};

use crate::square::{BOARD_SIZE, SQUARES, Square, SquareSet};

/// The value of each square, in canonical order.
pub type Values = [u8; SQUARES];

/// A board and the player to move. X is [`Player::First`] and O is [`Player::Second`], whichever of them moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pieces: [SquareSet; 2],
    to_move: Player,
    /// The value of X's squares minus that of O's, updated by `play`.
    balance: i16,
    values: Values,
}

impl Position {
    /// Creates a board with the pieces of X and of O.
    ///
    /// # Panics
    ///
    /// Panics if a square holds pieces of both.
    #[must_use]
    pub fn new(values: Values, x: SquareSet, o: SquareSet, to_move: Player) -> Self {
        assert!(x.intersection(o).is_empty(), "a square cannot hold two pieces");
        let total = |pieces: SquareSet| pieces.map(|square| i16::from(values[square.index()])).sum::<i16>();
        Self { pieces: [x, o], to_move, balance: total(x) - total(o), values }
    }

    /// Returns the value of each square.
    #[must_use]
    pub const fn values(&self) -> &Values {
        &self.values
    }

    /// Returns the squares that `player` occupies.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, player: Player) -> SquareSet {
        self.pieces[player as usize]
    }

    /// Returns the player who occupies `square`, if any.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.pieces(player).contains(square))
    }

    /// Returns the empty squares.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> SquareSet {
        self.pieces[0].union(self.pieces[1]).complement()
    }

    /// Returns the assignment's E(s): the value of the player's squares minus that of the opponent's.
    #[inline]
    #[must_use]
    pub fn score(&self, player: Player) -> Value {
        let balance = Value::from(self.balance);
        match player {
            Player::First => balance,
            Player::Second => -balance,
        }
    }

    /// Returns the total value of the squares that `player` occupies.
    #[must_use]
    pub fn occupied_value(&self, player: Player) -> Value {
        self.pieces(player).map(|square| Value::from(self.values[square.index()])).sum()
    }

    /// Returns `true` if a move to `square` is a Raid, because the mover occupies an adjacent square; any other move is
    /// a Sneak.
    #[inline]
    #[must_use]
    pub const fn is_raid(&self, square: Square) -> bool {
        !square.neighbors().intersection(self.pieces(self.to_move)).is_empty()
    }

    /// Returns the opponent's pieces that a move to `square` converts: all adjacent ones in a Raid, none in a Sneak.
    #[inline]
    #[must_use]
    pub const fn converted(&self, square: Square) -> SquareSet {
        if self.is_raid(square) {
            square.neighbors().intersection(self.pieces(self.to_move.opponent()))
        } else {
            SquareSet::EMPTY
        }
    }

    /// Describes a legal move, as part of a sentence.
    ///
    /// ```
    /// # use suite_squirrel::{Position, Square};
    /// # use suite_search::Player;
    /// let [x, o] = [0, 2].map(|column| Square::at(0, column).into_iter().collect());
    /// let position = Position::new([1; 25], x, o, Player::First);
    /// let b1 = Square::at(0, 1).unwrap();
    /// assert_eq!(position.describe(b1).to_string(), "B1, a Raid that converts C1");
    /// ```
    #[must_use]
    pub const fn describe(&self, square: Square) -> MoveDescription<'_> {
        MoveDescription { position: self, square }
    }
}

/// The description of a move: the `Display` type of [`Position::describe`].
#[derive(Debug, Clone, Copy)]
pub struct MoveDescription<'a> {
    position: &'a Position,
    square: Square,
}

impl fmt::Display for MoveDescription<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { position, square } = *self;
        let converted: Vec<_> = position.converted(square).map(Square::name).collect();
        match (position.is_raid(square), converted.as_slice()) {
            (false, _) => write!(f, "{square}, a Sneak"),
            (true, []) => write!(f, "{square}, a Raid that converts nothing"),
            (true, converted) => write!(f, "{square}, a Raid that converts {}", converted.join(" and ")),
        }
    }
}

impl Game for Position {
    type Move = Square;
    type Moves = SquareSet;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn moves(&self) -> SquareSet {
        self.empty()
    }

    #[inline]
    fn play(&self, square: Square) -> Self {
        debug_assert!(self.empty().contains(square), "{square} is not empty");
        let converted = self.converted(square);
        let mut gain = i16::from(self.values[square.index()]);
        for taken in converted {
            // The mover gains its value, and the opponent loses it.
            gain += 2 * i16::from(self.values[taken.index()]);
        }
        let own = self.pieces(self.to_move).union(converted).union(SquareSet::of(square));
        let opposing = self.pieces(self.to_move.opponent()).difference(converted);
        let (pieces, gain) = match self.to_move {
            Player::First => ([own, opposing], gain),
            Player::Second => ([opposing, own], -gain),
        };
        Self { pieces, to_move: self.to_move.opponent(), balance: self.balance + gain, values: self.values }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.empty().is_empty()
    }

    #[inline]
    fn utility(&self, player: Player) -> Value {
        self.score(player)
    }
}

/// Hashes the pieces and the player to move, which are all that changes during a game.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.pieces, self.to_move).hash(state);
    }
}

/// Writes the board as the assignment's files show it: five lines of `*`, `X` and `O`, without the values.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            let symbol = self.piece_at(square).map_or('*', letter);
            let end = if square.index() % BOARD_SIZE == BOARD_SIZE - 1 { "\n" } else { "" };
            write!(f, "{symbol}{end}")?;
        }
        Ok(())
    }
}

/// Returns the letter by which the assignment calls a player, X or O.
#[must_use]
pub const fn letter(player: Player) -> char {
    match player {
        Player::First => 'X',
        Player::Second => 'O',
    }
}

/// The assignment's evaluation, [`Position::score`], as a heuristic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score;

impl Evaluate<Position> for Score {
    #[inline]
    fn evaluate(&self, position: &Position, player: Player) -> Value {
        position.score(player)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use suite_search::conformance::{assert_conforms, assert_searches_agree};

    use super::*;

    /// Returns the board given by five lines as in a task file, with the values 1 to 25.
    fn board(lines: [&str; BOARD_SIZE], to_move: Player) -> Position {
        let symbols: Vec<char> = lines.concat().chars().collect();
        let [x, o] = ['X', 'O']
            .map(|symbol| Square::all().filter(|square| symbols[square.index()] == symbol).collect::<SquareSet>());
        Position::new(std::array::from_fn(|index| index as u8 + 1), x, o, to_move)
    }

    fn square(name: &str) -> Square {
        Square::all().find(|square| square.name() == name).expect("a square")
    }

    #[test]
    fn a_raid_converts_all_adjacent_opposing_pieces_and_no_others() {
        let position = board(["**O**", "*O*OX", "**X**", "O****", "*****"], Player::First);
        let after = position.play(square("C2"));
        assert_eq!(after, board(["**X**", "*XXXX", "**X**", "O****", "*****"], Player::Second));
        // C2 has the value 8; C1, B2 and D2, with the values 3, 7 and 9, change hands.
        assert_eq!(after.score(Player::First) - position.score(Player::First), 8 + 2 * (3 + 7 + 9));
        assert_eq!(position.describe(square("C2")).to_string(), "C2, a Raid that converts C1 and B2 and D2");
    }

    #[test]
    fn a_sneak_converts_nothing_even_next_to_opposing_pieces() {
        let position = board(["X****", "*****", "**O**", "*****", "*****"], Player::First);
        assert_eq!(position.play(square("C4")), board(["X****", "*****", "**O**", "**X**", "*****"], Player::Second));
        assert_eq!(position.describe(square("C4")).to_string(), "C4, a Sneak");
    }

    #[test]
    fn neighbors_do_not_wrap_around_the_edge() {
        // E1 and A2 are consecutive in canonical order but not adjacent.
        let position = board(["****X", "O****", "*****", "*****", "*****"], Player::First);
        assert!(!position.is_raid(square("B2")));
        assert_eq!(square("E1").neighbors().map(Square::name).collect::<Vec<_>>(), ["D1", "E2"]);
        assert_eq!(square("A2").neighbors().map(Square::name).collect::<Vec<_>>(), ["A1", "B2", "A3"]);
    }

    #[test]
    fn moves_are_in_row_order() {
        let names: String = board(["*****"; BOARD_SIZE], Player::First).moves().map(Square::name).collect();
        assert_eq!(names, "A1B1C1D1E1A2B2C2D2E2A3B3C3D3E3A4B4C4D4E4A5B5C5D5E5");
    }

    prop_compose! {
        fn any_position()(
            values in prop::array::uniform25(1..=3_u8),
            pieces in prop::array::uniform25(0..4),
            to_move in prop::sample::select(&Player::BOTH[..]),
        ) -> Position {
            let [x, o] = [2, 3].map(|piece| Square::all().filter(|square| pieces[square.index()] == piece).collect());
            Position::new(values, x, o, to_move)
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn rules_conform(position in any_position(), seed: u64) {
            assert_conforms(&position, seed, 25);
        }

        #[test]
        fn all_searches_agree(position in any_position()) {
            let moves = position.empty().len();
            let limits = if moves < 6 { 0..=7 } else { 0..=3 };
            assert_searches_agree(&position, &Score, limits.map(Some));
            if moves < 6 {
                assert_searches_agree(&position, &Score, [None]);
            }
        }

        #[test]
        fn updated_score_equals_recomputed_score(position in any_position(), seed: u64) {
            let mut position = position;
            let mut seed = seed;
            while !position.is_over() {
                let moves: Vec<_> = position.moves().collect();
                position = position.play(moves[(seed % moves.len() as u64) as usize]);
                seed = seed.rotate_left(7);
                let [x, o] = Player::BOTH.map(|player| position.occupied_value(player));
                prop_assert_eq!(position.score(Player::First), x - o);
            }
        }
    }
}
