//! The rules of Othello.
//!
//! The variant of the rules is a value in the position, not a type parameter: the variants differ only where the player
//! to move cannot place a disk. A type parameter would save 5 % of the instructions of a perft, and no measurable time,
//! but every function that takes a position would have to name it and would be compiled twice.

use std::hash::{Hash, Hasher};

use pulp::{Arch, Simd, WithSimd};
use suite_search::{Game, Player, Value};

use crate::bits::Bits;
use crate::board::Board;
use crate::children::{Child, for_each_placement};
use crate::flip::{flipped, outflanking};
use crate::moves::Move;
use crate::size::Size;
use crate::square::Square;

/// The rule for a player to move who cannot place a disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rules {
    /// The game ends, even if the opponent could move: the assignment's rule.
    #[default]
    Ends,
    /// The player passes; the game ends when neither player can place a disk.
    Standard,
}

impl Rules {
    /// Both variants, as files number them.
    pub(crate) const BOTH: [Self; 2] = [Self::Ends, Self::Standard];
}

/// A board and the player to move. Dark is [`Player::First`] and moves first, light is [`Player::Second`].
///
/// The disks are kept in bit sets of type `B`: `u64` has room for 8x8 squares, and [`Wide`](crate::Wide) for 16x16, at
/// several times the cost. Code for boards of any size chooses once, at the top, and is generic below:
///
/// ```
/// use suite_othello::{Bits, Board, Position, Rules, Size, Wide};
/// use suite_search::{Game, Player};
///
/// fn first_move<B: Bits>(board: &Board) -> Option<String> {
///     Position::<B>::new(board, Player::First, Rules::Ends).moves().next().map(|mv| mv.to_string())
/// }
///
/// let board = Board::start(Size::new(10)?);
/// let first = if board.size().side() <= 8 { first_move::<u64>(&board) } else { first_move::<Wide>(&board) };
/// assert_eq!(first.as_deref(), Some("3 4"));
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position<B> {
    /// The disks of the player to move.
    pub(crate) own: B,
    /// The disks of the opponent.
    pub(crate) enemy: B,
    /// The squares where the player to move may place a disk. A search asks first whether the game is over and then for
    /// the moves: keeping them saves an eighth of its instructions.
    pub(crate) placements: B,
    size: Size,
    rules: Rules,
    to_move: Player,
}

impl<B: Bits> Position<B> {
    /// Creates the position in which a game starts.
    ///
    /// ```
    /// use suite_othello::{Position, Rules, Size};
    /// use suite_search::Game;
    ///
    /// let start = Position::<u64>::start(Size::new(8)?, Rules::Ends);
    /// let moves: Vec<_> = start.moves().map(|mv| mv.to_string()).collect();
    /// assert_eq!(moves, ["2 3", "3 2", "4 5", "5 4"]);
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if `B` has no room for the board.
    #[must_use]
    pub fn start(size: Size, rules: Rules) -> Self {
        Self::new(&Board::start(size), Player::First, rules)
    }

    /// Creates a position from a board and the player to move.
    ///
    /// # Panics
    ///
    /// Panics if `B` has no room for the board.
    #[must_use]
    pub fn new(board: &Board, to_move: Player, rules: Rules) -> Self {
        let size = board.size();
        assert!(size.side() <= B::SIDE as usize, "no room for {0}x{0} squares", size.side());
        let disks = |player| {
            let squares = size.squares().filter(|&square| board.disk_at(square) == Some(player));
            squares.fold(B::EMPTY, |disks, square| disks | B::of(square.index::<B>()))
        };
        Self::of(disks(to_move), disks(to_move.opponent()), size, rules, to_move)
    }

    #[inline(always)]
    pub(crate) fn of(own: B, enemy: B, size: Size, rules: Rules, to_move: Player) -> Self {
        let placements = placements(own, enemy, size);
        Self { own, enemy, placements, size, rules, to_move }
    }

    /// Returns the position after a move, in which the opponent has `own`, and may place a disk on one of `placements`.
    #[inline(always)]
    pub(crate) fn child(&self, own: B, enemy: B, placements: B) -> Self {
        Self { own, enemy, placements, to_move: self.to_move.opponent(), ..*self }
    }

    /// Returns the same disks, with the same player to move, by other rules.
    pub(crate) const fn with_rules(&self, rules: Rules) -> Self {
        Self { rules, ..*self }
    }

    /// Returns the board.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.size, |square| self.disk_at(square))
    }

    /// Returns the player whose disk is on a square, or `None` if the square is empty or not on the board.
    #[must_use]
    pub fn disk_at(&self, square: Square) -> Option<Player> {
        if !square.is_on(self.size) {
            return None;
        }
        let disk = B::of(square.index::<B>());
        Player::BOTH.into_iter().find(|&player| !(self.disks_of(player) & disk).is_empty())
    }

    /// Returns the board size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the variant of the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the number of disks of a player.
    #[inline]
    #[must_use]
    pub fn disks(&self, player: Player) -> u32 {
        self.disks_of(player).len()
    }

    /// Returns the number of squares where a player may place a disk, or could if it were that player's turn.
    #[inline]
    #[must_use]
    pub fn mobility(&self, player: Player) -> u32 {
        if player == self.to_move { self.placements.len() } else { self.replies().len() }
    }

    /// Returns the greatest number of plies that may be left: each fills a square or, by the standard rules, is a pass
    /// before one that does.
    #[must_use]
    pub fn longest_game(&self) -> u32 {
        let empty = B::board(self.size).len() - self.own.len() - self.enemy.len();
        match self.rules {
            Rules::Ends => empty,
            Rules::Standard => 2 * empty,
        }
    }

    /// Returns the same position as one in single words, if its sets are single words.
    #[inline]
    pub(crate) fn narrow(&self) -> Option<Position<u64>> {
        let Self { own, enemy, placements, size, rules, to_move } = *self;
        let [own, enemy, placements] = [own.narrow()?, enemy.narrow()?, placements.narrow()?];
        Some(Position { own, enemy, placements, size, rules, to_move })
    }

    #[inline]
    pub(crate) fn disks_of(&self, player: Player) -> B {
        if player == self.to_move { self.own } else { self.enemy }
    }

    /// Returns the empty squares.
    #[inline]
    pub(crate) fn empty(&self) -> B {
        B::board(self.size) & !(self.own | self.enemy)
    }

    /// Returns the squares where the opponent could place a disk if it were the opponent's turn.
    #[inline]
    pub(crate) fn replies(&self) -> B {
        placements(self.enemy, self.own, self.size)
    }
}

/// Returns the empty squares where a disk flips others.
#[inline(always)]
fn placements<B: Bits>(own: B, enemy: B, size: Size) -> B {
    outflanking(own, enemy) & !(own | enemy) & B::board(size)
}

impl<B: Bits> Game for Position<B> {
    type Move = Move;
    type Moves = Moves<B>;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn moves(&self) -> Moves<B> {
        Moves { placements: self.placements, pass: self.placements.is_empty() && !self.is_over() }
    }

    fn play(&self, mv: Move) -> Self {
        debug_assert!(self.moves().any(|legal| legal == mv), "{mv} is not legal in {}", self.board());
        let (own, enemy) = match mv {
            Move::Place(square) => {
                let disk = B::of(square.index::<B>());
                let flipped = flipped(disk, self.own, self.enemy);
                (self.own | disk | flipped, self.enemy & !flipped)
            }
            Move::Pass => (self.own, self.enemy),
        };
        Self::of(enemy, own, self.size, self.rules, self.to_move.opponent())
    }

    #[inline(always)]
    fn for_each_child(&self, mut visit: impl FnMut(Move, Self)) {
        if self.own.narrow().is_some() && !self.placements.is_empty() {
            Arch::new().dispatch(Placements { position: self, visit });
        } else {
            for mv in self.moves() {
                visit(mv, self.play(mv));
            }
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.placements.is_empty()
            && match self.rules {
                Rules::Ends => true,
                Rules::Standard => self.replies().is_empty(),
            }
    }

    #[inline]
    fn utility(&self, player: Player) -> Value {
        let lead = self.own.len() as Value - self.enemy.len() as Value;
        if player == self.to_move { lead } else { -lead }
    }
}

/// A position in single words in which disks can be placed, and the function that visits the positions after it.
struct Placements<'a, B, V> {
    position: &'a Position<B>,
    visit: V,
}

impl<B: Bits, V: FnMut(Move, Position<B>)> WithSimd for Placements<'_, B, V> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let Self { position, mut visit } = self;
        let Some(narrow) = position.narrow() else { return };
        for_each_placement(
            narrow.own,
            narrow.enemy,
            narrow.empty(),
            narrow.placements,
            #[inline(always)]
            |Child { square, own, enemy, placements, .. }| {
                let mv = Move::Place(Square::with_index::<B>(square as u32));
                visit(mv, position.child(B::widen(own), B::widen(enemy), B::widen(placements)));
            },
        );
    }
}

/// Hashes the disks and the player to move, which are all that changes during a game.
impl<B: Bits> Hash for Position<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.own, self.enemy, self.to_move).hash(state);
    }
}

/// An iterator over the moves of a position, in canonical order: column by column, and within a column from row 0 down;
/// or a pass.
#[derive(Debug, Clone, Copy)]
pub struct Moves<B> {
    placements: B,
    pass: bool,
}

impl<B: Bits> Iterator for Moves<B> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if self.placements.is_empty() {
            return std::mem::take(&mut self.pass).then_some(Move::Pass);
        }
        let first = self.placements.first();
        self.placements = self.placements.without_first();
        Some(Move::Place(Square::with_index::<B>(first)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }
}

impl<B: Bits> ExactSizeIterator for Moves<B> {
    #[inline]
    fn len(&self) -> usize {
        self.placements.len() as usize + usize::from(self.pass)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::hash::DefaultHasher;

    use proptest::prelude::*;
    use suite_search::conformance::{assert_conforms, assert_searches_agree};

    use super::*;
    use crate::bits::Wide;
    use crate::heuristic::{Mobility, Utility};

    /// Returns the disks that placing a disk flips, found by walking from the square in all eight directions.
    fn plainly_flipped(board: &Board, player: Player, square: Square) -> Vec<Square> {
        let mut flipped = Vec::new();
        if board.disk_at(square).is_some() {
            return flipped;
        }
        for (right, down) in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
            let step = |square: Square| {
                Square::at(square.column().checked_add_signed(right)?, square.row().checked_add_signed(down)?)
            };
            let mut run = Vec::new();
            let mut next = step(square);
            while let Some(enemy) = next.filter(|&next| board.disk_at(next) == Some(player.opponent())) {
                run.push(enemy);
                next = step(enemy);
            }
            if next.is_some_and(|next| board.disk_at(next) == Some(player)) {
                flipped.extend(run);
            }
        }
        flipped
    }

    /// Compares a position and all its successors with a plain implementation of the rules.
    fn assert_plain<B: Bits>(board: &Board, to_move: Player, rules: Rules) {
        let position = Position::<B>::new(board, to_move, rules);
        assert_eq!((&position.board(), position.to_move()), (board, to_move));
        let placements = |player| {
            let flipped = board.size().squares().map(move |square| (square, plainly_flipped(board, player, square)));
            flipped.filter(|(_, flipped)| !flipped.is_empty()).collect::<Vec<_>>()
        };
        let own = placements(to_move);
        let can_reply = !placements(to_move.opponent()).is_empty();
        assert_eq!(position.mobility(to_move) as usize, own.len());
        assert_eq!(position.mobility(to_move.opponent()) as usize, placements(to_move.opponent()).len());

        let passes = rules == Rules::Standard && own.is_empty() && can_reply;
        let moves: Vec<_> =
            own.iter().map(|&(square, _)| Move::Place(square)).chain(passes.then_some(Move::Pass)).collect();
        assert_eq!(position.moves().collect::<Vec<_>>(), moves, "{board}");
        assert_eq!((position.moves().len(), position.is_over()), (moves.len(), moves.is_empty()));
        assert_eq!(position.moves().size_hint(), (moves.len(), Some(moves.len())));
        for (square, flipped) in own {
            let after = Board::new(board.size(), |other| {
                if other == square || flipped.contains(&other) { Some(to_move) } else { board.disk_at(other) }
            });
            let next = position.play(Move::Place(square));
            assert_eq!(next, Position::new(&after, to_move.opponent(), rules), "{square}: {board}");
            for player in Player::BOTH {
                assert_eq!(next.disks(player), after.disks(player));
                let lead = after.disks(player) as Value - after.disks(player.opponent()) as Value;
                assert_eq!(next.utility(player), lead);
            }
        }
        if passes {
            assert_eq!(position.play(Move::Pass), Position::new(board, to_move.opponent(), rules));
        }
    }

    /// Generates disks for the largest board, of which smaller boards take a corner. Some have many empty squares, and
    /// some almost none but long runs of one color.
    fn any_disks() -> impl Strategy<Value = Vec<Option<Player>>> {
        (1..=20_u32, 1..=4_u32, 1..=4_u32).prop_flat_map(|(dark, light, empty)| {
            let disk = prop_oneof![
                dark => Just(Some(Player::First)),
                light => Just(Some(Player::Second)),
                empty => Just(None),
            ];
            prop::collection::vec(disk, 256)
        })
    }

    fn corner(disks: &[Option<Player>], size: Size) -> Board {
        Board::new(size, |square| disks[16 * square.column() + square.row()])
    }

    fn any_player() -> impl Strategy<Value = Player> {
        prop::sample::select(&Player::BOTH[..])
    }

    fn any_rules() -> impl Strategy<Value = Rules> {
        prop::sample::select(&Rules::BOTH[..])
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]

        #[test]
        fn bit_sets_agree_with_the_plain_rules(disks in any_disks(), to_move in any_player(), rules in any_rules()) {
            for size in Size::all() {
                let board = corner(&disks, size);
                if size.side() <= 8 {
                    assert_plain::<u64>(&board, to_move, rules);
                }
                assert_plain::<Wide>(&board, to_move, rules);
            }
        }
    }

    #[test]
    fn a_disk_in_a_corner_flips_the_longest_runs() {
        for size in Size::all() {
            let last = size.side() - 1;
            for corner in [(0, 0), (0, last), (last, 0), (last, last)].map(|(column, row)| Square::at(column, row)) {
                let on_edge = |place: usize| place == 0 || place == last;
                let board = Board::new(size, |square| match square {
                    square if Some(square) == corner => None,
                    square if on_edge(square.column()) && on_edge(square.row()) => Some(Player::First),
                    _ => Some(Player::Second),
                });
                assert_eq!(board.disks(Player::Second) as usize, size.side().pow(2) - 4);
                let after = |position: Position<Wide>| position.play(position.moves().next().expect("the corner"));
                let after = after(Position::new(&board, Player::First, Rules::Ends));
                assert_eq!(after.disks(Player::First) as usize, 4 + 3 * (size.side() - 2));
                assert_plain::<Wide>(&board, Player::First, Rules::Ends);
                if size.side() <= 8 {
                    assert_plain::<u64>(&board, Player::First, Rules::Ends);
                }
            }
        }
    }

    #[test]
    fn games_on_odd_boards_start_above_and_left_of_the_middle() {
        let start = |side| Board::start(Size::new(side).expect("a size")).to_string();
        assert_eq!(start(3), "((2, 1, 0), (1, 2, 0), (0, 0, 0))");
        assert_eq!(start(4), "((0, 0, 0, 0), (0, 2, 1, 0), (0, 1, 2, 0), (0, 0, 0, 0))");
        assert_eq!(start(5), "((0, 0, 0, 0, 0), (0, 2, 1, 0, 0), (0, 1, 2, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))");
    }

    #[test]
    fn a_player_without_a_move_ends_the_game_or_passes() {
        // Dark cannot place a disk; light can, on 2 0.
        let board = Board::parse(b"((2, 1, 0), (0, 0, 0), (0, 0, 0))").expect("a board");
        let ends = Position::<u64>::new(&board, Player::First, Rules::Ends);
        assert!(ends.is_over());
        assert_eq!((ends.moves().next(), ends.utility(Player::First)), (None, 0));

        let standard = Position::<u64>::new(&board, Player::First, Rules::Standard);
        assert_eq!((standard.rules(), standard.is_over()), (Rules::Standard, false));
        assert_eq!(standard.moves().size_hint(), (1, Some(1)));
        assert_eq!(standard.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["pass"]);
        let after = standard.play(Move::Pass);
        assert_eq!((after.to_move(), after.board()), (Player::Second, board));
        assert_eq!(after.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["2 0"]);
        let over = after.play(after.moves().next().expect("2 0"));
        assert!(over.is_over());
        assert_eq!(over.utility(Player::Second), 3);
    }

    #[test]
    fn the_longest_game_fills_the_board_with_a_pass_before_each_disk() {
        let longest = |rules| Position::<u64>::start(Size::new(4).expect("a size"), rules).longest_game();
        assert_eq!((longest(Rules::Ends), longest(Rules::Standard)), (12, 24));
    }

    #[test]
    fn different_positions_hash_differently() {
        let hash = |position: &Position<u64>| {
            let mut hasher = DefaultHasher::new();
            position.hash(&mut hasher);
            hasher.finish()
        };
        let start = Position::start(Size::new(8).expect("a size"), Rules::Ends);
        let other_player = Position::new(&start.board(), Player::Second, Rules::Ends);
        let next = start.moves().map(|mv| start.play(mv));
        let hashes: HashSet<_> = next.chain([start, other_player]).map(|position| hash(&position)).collect();
        assert_eq!(hashes.len(), 6);
    }

    #[test]
    #[should_panic(expected = "no room for 9x9 squares")]
    fn a_board_too_large_for_its_bit_set_panics() {
        let _ = Position::<u64>::start(Size::new(9).expect("a size"), Rules::Ends);
    }

    #[test]
    fn try_play_rejects_illegal_moves() {
        let start = Position::<u64>::start(Size::new(8).expect("a size"), Rules::Ends);
        let place = |column, row| Move::Place(Square::at(column, row).expect("a square"));
        assert!(start.try_play(place(3, 2)).is_ok());
        for illegal in [place(0, 0), place(3, 3), place(15, 15), Move::Pass] {
            assert!(start.try_play(illegal).is_err(), "{illegal}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(16))]

        #[test]
        fn rules_conform(
            disks in any_disks(),
            size in prop::sample::select(Size::all().collect::<Vec<_>>()),
            to_move in any_player(),
            rules in any_rules(),
            seed: u64,
        ) {
            // By the standard rules, a pass may come before each disk.
            let longest = 2 * size.side().pow(2);
            for board in [corner(&disks, size), Board::start(size)] {
                assert_conforms(&Position::<Wide>::new(&board, to_move, rules), seed, longest);
                if size.side() <= 8 {
                    assert_conforms(&Position::<u64>::new(&board, to_move, rules), seed, longest);
                }
            }
        }

        #[test]
        fn all_searches_agree(seed: u64, rules in any_rules()) {
            for (side, limit) in [(3, 9), (4, 3), (5, 3), (8, 2)] {
                let mut position = Position::<u64>::start(Size::new(side).expect("a size"), rules);
                // Start somewhere in a game.
                let mut seed = seed;
                for _ in 0..seed % 50 {
                    let moves: Vec<_> = position.moves().collect();
                    let next = position.play(moves[(seed % moves.len() as u64) as usize]);
                    if next.is_over() {
                        break;
                    }
                    position = next;
                    seed = seed.rotate_left(7);
                }
                let empty = side.pow(2) as u32 - position.disks(Player::First) - position.disks(Player::Second);
                let whole_game = (empty <= 5).then_some(None);
                assert_searches_agree(&position, &Utility, (0..=limit).map(Some).chain(whole_game));
                assert_searches_agree(&position, &Mobility, [Some(limit)]);
            }
        }
    }

    #[test]
    fn all_searches_agree_on_a_wide_board() {
        for rules in Rules::BOTH {
            let start = Position::<Wide>::start(Size::new(11).expect("a size"), rules);
            assert_searches_agree(&start, &Mobility, (0..=3).map(Some));
        }
    }
}
