//! The rules: whose turn it is, what may be played, what it flips, and when it is over.
//!
//! By which rules is a value in the position, not a type of its own: the difference shows only where the mover cannot place a
//! disk. A type would save 5 instructions in 100 of a perft, and no time that could be measured, but every function that
//! takes a position would have to name it, and would be compiled for each.

use std::hash::{Hash, Hasher};

use suite_search::{Game, Player, Value};

use crate::bits::Bits;
use crate::board::Board;
use crate::flip::{flipped, outflanking};
use crate::square::{Move, Size, Square};

/// What happens when the player to move cannot place a disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rules {
    /// The game is over, whatever the opponent could do: the assignment's rule.
    #[default]
    Ends,
    /// The player passes; the game is over when neither can place a disk.
    Standard,
}

/// A board with the side to move. Dark is [`Player::First`] and moves first, light is [`Player::Second`].
///
/// Its disks are kept in words of `B`: `u64` has room for 8x8, [`Wide`](crate::Wide) for 16x16 and takes several times as
/// long. Whoever has a board of any size chooses once, at the top, and is generic below:
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
    /// Those of the opponent.
    pub(crate) enemy: B,
    /// Where the player to move may place a disk. A search asks whether the game is over before it asks for the moves: to
    /// keep them saves it an instruction in eight.
    pub(crate) placements: B,
    size: Size,
    rules: Rules,
    to_move: Player,
}

impl<B: Bits> Position<B> {
    /// The start of a game.
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
    /// If `B` has no room for the board.
    #[must_use]
    pub fn start(size: Size, rules: Rules) -> Self {
        Self::new(&Board::start(size), Player::First, rules)
    }

    /// Any board, with the player who is to move.
    ///
    /// # Panics
    ///
    /// If `B` has no room for the board.
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
    fn of(own: B, enemy: B, size: Size, rules: Rules, to_move: Player) -> Self {
        let placements = placements(own, enemy, size);
        Self { own, enemy, placements, size, rules, to_move }
    }

    /// Its board, square by square.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.size, |square| {
            let disk = B::of(square.index::<B>());
            Player::BOTH.into_iter().find(|&player| !(self.disks_of(player) & disk).is_empty())
        })
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// By which rules it is played.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// How many disks a player has.
    #[inline]
    #[must_use]
    pub fn disks(&self, player: Player) -> u32 {
        self.disks_of(player).len()
    }

    /// On how many squares a player may place a disk, or could if it were that player's turn.
    #[inline]
    #[must_use]
    pub fn mobility(&self, player: Player) -> u32 {
        if player == self.to_move { self.placements.len() } else { self.replies().len() }
    }

    /// The plies that a game from here can have at most: each fills a square or, by the standard rules, is a pass before one
    /// that does.
    #[must_use]
    pub fn longest_game(&self) -> u32 {
        let empty = B::board(self.size).len() - self.own.len() - self.enemy.len();
        match self.rules {
            Rules::Ends => empty,
            Rules::Standard => 2 * empty,
        }
    }

    #[inline]
    pub(crate) fn disks_of(&self, player: Player) -> B {
        if player == self.to_move { self.own } else { self.enemy }
    }

    /// Where the opponent could place a disk if it were the opponent's turn.
    #[inline]
    pub(crate) fn replies(&self) -> B {
        placements(self.enemy, self.own, self.size)
    }
}

/// The free squares where a disk flips others.
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

    // Always inlined: a loop over the moves of a position then gets its disks ready for shifting only once.
    #[inline(always)]
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

/// A hash of the disks and the side to move, all that differs within a game.
impl<B: Bits> Hash for Position<B> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.own, self.enemy, self.to_move).hash(state);
    }
}

/// The moves of a position in canonical order: column by column, inside a column from row 0 down; or a pass.
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
    use proptest::prelude::*;
    use suite_search::conformance::{assert_conforms, assert_searches_agree};

    use super::*;
    use crate::bits::Wide;
    use crate::heuristic::{Mobility, Utility};

    /// The disks that placing one flips, found by walking from the square in all eight directions.
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

    /// Compares a position and all its successors with plain rules.
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

    /// Disks for the largest board; a smaller one takes the corner of it. Some have many free squares, and some nearly none
    /// but long runs of one color.
    fn any_disks() -> impl Strategy<Value = Vec<Option<Player>>> {
        (1..=20_u32, 1..=4_u32, 1..=4_u32).prop_flat_map(|(dark, light, free)| {
            let disk = prop_oneof![
                dark => Just(Some(Player::First)),
                light => Just(Some(Player::Second)),
                free => Just(None),
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

    const BOTH_RULES: [Rules; 2] = [Rules::Ends, Rules::Standard];

    fn any_rules() -> impl Strategy<Value = Rules> {
        prop::sample::select(&BOTH_RULES[..])
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(128))]

        #[test]
        fn the_rules_are_the_plain_rules(disks in any_disks(), to_move in any_player(), rules in any_rules()) {
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
    fn games_start_up_and_left_of_the_middle() {
        let start = |side| Board::start(Size::new(side).expect("a size")).to_string();
        assert_eq!(start(3), "((2, 1, 0), (1, 2, 0), (0, 0, 0))");
        assert_eq!(start(4), "((0, 0, 0, 0), (0, 2, 1, 0), (0, 1, 2, 0), (0, 0, 0, 0))");
        assert_eq!(start(5), "((0, 0, 0, 0, 0), (0, 2, 1, 0, 0), (0, 1, 2, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))");
    }

    #[test]
    fn a_player_without_a_square_ends_the_game_or_passes() {
        // Dark cannot place a disk; light can, on 2 0.
        let board = Board::parse(b"((2, 1, 0), (0, 0, 0), (0, 0, 0))").expect("a board");
        let ends = Position::<u64>::new(&board, Player::First, Rules::Ends);
        assert!(ends.is_over());
        assert_eq!((ends.moves().next(), ends.utility(Player::First)), (None, 0));

        let standard = Position::<u64>::new(&board, Player::First, Rules::Standard);
        assert!(!standard.is_over());
        assert_eq!(standard.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["pass"]);
        let after = standard.play(Move::Pass);
        assert_eq!((after.to_move(), after.board()), (Player::Second, board));
        assert_eq!(after.moves().map(|mv| mv.to_string()).collect::<Vec<_>>(), ["2 0"]);
        let over = after.play(after.moves().next().expect("2 0"));
        assert!(over.is_over());
        assert_eq!(over.utility(Player::Second), 3);
    }

    #[test]
    #[should_panic(expected = "no room for 9x9 squares")]
    fn a_board_that_is_too_large_is_refused() {
        let _ = Position::<u64>::start(Size::new(9).expect("a size"), Rules::Ends);
    }

    #[test]
    fn moves_from_outside_are_checked() {
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
        fn it_conforms(
            disks in any_disks(),
            size in prop::sample::select(Size::all().collect::<Vec<_>>()),
            to_move in any_player(),
            rules in any_rules(),
            seed: u64,
        ) {
            // By the standard rules a pass may come before each disk.
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
                // Somewhere in a game.
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
                let free = side.pow(2) as u32 - position.disks(Player::First) - position.disks(Player::Second);
                let whole_game = (free <= 5).then_some(None);
                assert_searches_agree(&position, &Utility, (0..=limit).map(Some).chain(whole_game));
                assert_searches_agree(&position, &Mobility, [Some(limit)]);
            }
        }
    }

    #[test]
    fn all_searches_agree_on_a_board_of_more_than_a_word() {
        for rules in BOTH_RULES {
            let start = Position::<Wide>::start(Size::new(11).expect("a size"), rules);
            assert_searches_agree(&start, &Mobility, (0..=3).map(Some));
        }
    }
}
