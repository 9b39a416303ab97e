//! The rules: a board of values, two players' pieces, Raid and Sneak.

use std::fmt;
use std::hash::{Hash, Hasher};

use suite_search::{Evaluate, Game, Player, Value};

use crate::square::{SQUARES, Square, SquareSet};

/// What each square is worth, in canonical order.
pub type Values = [u8; SQUARES];

/// A board with the side to move. X is [`Player::First`], O is [`Player::Second`], whoever of them begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    pieces: [SquareSet; 2],
    to_move: Player,
    /// The value of X's squares less that of O's, kept up to date by `play`.
    balance: i16,
    values: Values,
}

impl Position {
    /// A board with the pieces of X and of O on it.
    ///
    /// # Panics
    ///
    /// If a square holds a piece of both.
    #[must_use]
    pub fn new(values: Values, x: SquareSet, o: SquareSet, to_move: Player) -> Self {
        assert!(x.intersection(o).is_empty(), "a square holds one piece at most");
        let worth = |pieces: SquareSet| pieces.map(|square| i16::from(values[square.index()])).sum::<i16>();
        Self { pieces: [x, o], to_move, balance: worth(x) - worth(o), values }
    }

    /// The value of each square.
    #[must_use]
    pub const fn values(&self) -> &Values {
        &self.values
    }

    /// The squares that hold a piece of `player`.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, player: Player) -> SquareSet {
        self.pieces[player as usize]
    }

    /// Whose piece a square holds.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.pieces(player).contains(square))
    }

    /// The squares without a piece.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> SquareSet {
        self.pieces[0].union(self.pieces[1]).complement()
    }

    /// The assignment's E(s): the value of the player's squares less that of the opponent's.
    #[inline]
    #[must_use]
    pub fn score(&self, player: Player) -> Value {
        let balance = Value::from(self.balance);
        match player {
            Player::First => balance,
            Player::Second => -balance,
        }
    }

    /// The value of all the player's squares.
    #[must_use]
    pub fn worth(&self, player: Player) -> Value {
        self.pieces(player).map(|square| Value::from(self.values[square.index()])).sum()
    }

    /// Whether a move to `square` is a Raid: it touches a piece of the mover's. If not, it is a Sneak.
    #[inline]
    #[must_use]
    pub const fn is_raid(&self, square: Square) -> bool {
        !square.neighbors().intersection(self.pieces(self.to_move)).is_empty()
    }

    /// The enemy pieces that a move to `square` converts: all that touch it in a Raid, none in a Sneak.
    #[inline]
    #[must_use]
    pub const fn converted(&self, square: Square) -> SquareSet {
        if self.is_raid(square) {
            square.neighbors().intersection(self.pieces(self.to_move.opponent()))
        } else {
            SquareSet::EMPTY
        }
    }

    /// The same board with the other side to move: what the rules do not know, and wrong programs do.
    pub(crate) const fn passed(self) -> Self {
        Self { to_move: self.to_move.opponent(), ..self }
    }

    /// A legal move with what it does, for a sentence.
    ///
    /// ```
    /// # use suite_squirrel::{Position, Square};
    /// # use suite_search::Player;
    /// let [x, o] = [0, 2].map(|column| Square::at(0, column).into_iter().collect());
    /// let position = Position::new([1; 25], x, o, Player::First);
    /// let b1 = Square::at(0, 1).unwrap();
    /// assert_eq!(position.in_words(b1).to_string(), "B1, a Raid that converts C1");
    /// ```
    #[must_use]
    pub const fn in_words(&self, square: Square) -> MoveInWords<'_> {
        MoveInWords { position: self, square }
    }
}

/// What [`Position::in_words`] says.
#[derive(Debug, Clone, Copy)]
pub struct MoveInWords<'a> {
    position: &'a Position,
    square: Square,
}

impl fmt::Display for MoveInWords<'_> {
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
        let converted = self.converted(square);
        let mut gain = i16::from(self.values[square.index()]);
        for enemy in converted {
            gain += 2 * i16::from(self.values[enemy.index()]);
        }
        let own = self.pieces(self.to_move).union(converted).union(SquareSet::of(square));
        let enemy = self.pieces(self.to_move.opponent()).difference(converted);
        let (pieces, gain) = match self.to_move {
            Player::First => ([own, enemy], gain),
            Player::Second => ([enemy, own], -gain),
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

/// A hash of the pieces and the side to move, all that differs within a game.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.pieces, self.to_move).hash(state);
    }
}

/// The board as the assignment's files show it: five lines of `*`, `X` and `O`, without the values.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            let symbol = self.piece_at(square).map_or('*', letter);
            let end = if square.index() % crate::square::SIDE == crate::square::SIDE - 1 { "\n" } else { "" };
            write!(f, "{symbol}{end}")?;
        }
        Ok(())
    }
}

/// What the assignment calls a player.
#[must_use]
pub const fn letter(player: Player) -> char {
    match player {
        Player::First => 'X',
        Player::Second => 'O',
    }
}

/// The assignment's evaluation, [`Position::score`], as the searches want it.
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
    use crate::square::SIDE;

    /// A board drawn from five lines as in a task file, with the values 1 to 25.
    fn board(lines: [&str; SIDE], to_move: Player) -> Position {
        let symbols: Vec<char> = lines.concat().chars().collect();
        let [x, o] = ['X', 'O']
            .map(|symbol| Square::all().filter(|square| symbols[square.index()] == symbol).collect::<SquareSet>());
        Position::new(std::array::from_fn(|index| index as u8 + 1), x, o, to_move)
    }

    fn square(name: &str) -> Square {
        Square::all().find(|square| square.name() == name).expect("a square")
    }

    #[test]
    fn a_raid_converts_every_enemy_that_it_touches_and_no_other() {
        let position = board(["**O**", "*O*OX", "**X**", "O****", "*****"], Player::First);
        let after = position.play(square("C2"));
        assert_eq!(after, board(["**X**", "*XXXX", "**X**", "O****", "*****"], Player::Second));
        // C2 is worth 8; C1, B2 and D2, worth 3, 7 and 9, change hands.
        assert_eq!(after.score(Player::First) - position.score(Player::First), 8 + 2 * (3 + 7 + 9));
        assert_eq!(position.in_words(square("C2")).to_string(), "C2, a Raid that converts C1 and B2 and D2");
    }

    #[test]
    fn a_sneak_converts_nothing_even_beside_the_enemy() {
        let position = board(["X****", "*****", "**O**", "*****", "*****"], Player::First);
        assert_eq!(position.play(square("C4")), board(["X****", "*****", "**O**", "**X**", "*****"], Player::Second));
        assert_eq!(position.in_words(square("C4")).to_string(), "C4, a Sneak");
    }

    #[test]
    fn the_edge_of_the_board_is_no_neighbour() {
        // E1 and A2 follow each other in canonical order and do not touch.
        let position = board(["****X", "O****", "*****", "*****", "*****"], Player::First);
        assert!(!position.is_raid(square("B2")));
        assert_eq!(square("E1").neighbors().map(Square::name).collect::<Vec<_>>(), ["D1", "E2"]);
        assert_eq!(square("A2").neighbors().map(Square::name).collect::<Vec<_>>(), ["A1", "B2", "A3"]);
    }

    #[test]
    fn moves_come_row_by_row() {
        let names: String = board(["*****"; SIDE], Player::First).moves().map(Square::name).collect();
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
        fn it_conforms(position in any_position(), seed: u64) {
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
        fn the_score_kept_is_the_score_counted(position in any_position(), seed: u64) {
            let mut position = position;
            let mut seed = seed;
            while !position.is_over() {
                let moves: Vec<_> = position.moves().collect();
                position = position.play(moves[(seed % moves.len() as u64) as usize]);
                seed = seed.rotate_left(7);
                let [x, o] = Player::BOTH.map(|player| position.worth(player));
                prop_assert_eq!(position.score(Player::First), x - o);
            }
        }
    }
}
