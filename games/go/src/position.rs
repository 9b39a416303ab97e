//! The rules of Little-Go.

use suite_search::{Game, Player, Value};
use thiserror::Error;

use crate::board::Board;
use crate::moves::Move;
use crate::point::Point;
use crate::points::{Points, PointsIter};
use crate::size::Size;

/// A board with the player to move and everything else that its future depends on: the ko, the passes just played, and
/// the number of moves played. Black is [`Player::First`] and moves first, White is [`Player::Second`].
///
/// ```
/// use suite_go::{Position, Size};
/// use suite_search::Game;
///
/// let start = Position::start(Size::DEFAULT);
/// assert_eq!(start.moves().count(), 26);
/// assert_eq!(start.moves().last().map(|mv| mv.to_string()).as_deref(), Some("PASS"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The stones of the player to move.
    pub(crate) own: Points,
    /// The stones of the opponent.
    pub(crate) enemy: Points,
    /// The point where a stone would restore the board before the opponent's last move, if there is one.
    pub(crate) ko: Points,
    size: Size,
    to_move: Player,
    /// The number of moves played, passes included.
    played: u8,
    /// The number of consecutive passes just played.
    passes: u8,
}

impl Position {
    /// Creates the position in which a game starts.
    #[must_use]
    pub const fn start(size: Size) -> Self {
        let none = Points::EMPTY;
        Self { own: none, enemy: none, ko: none, size, to_move: Player::First, played: 0, passes: 0 }
    }

    /// Creates a position from the current board and the board before the last move, which are in the assignment's
    /// files, and from the number of moves played, which is not.
    ///
    /// A number of moves beyond the end of the game counts as the end.
    #[must_use]
    pub fn new(before: &Board, now: &Board, to_move: Player, played: u32) -> Self {
        let size = now.size();
        let opponent = to_move.opponent();
        let (own, enemy) = (now.stones(to_move), now.stones(opponent));
        let played = played.min(size.longest_game()) as u8;
        let passes = u8::from(before == now && played > 0);
        let position = Self { own, enemy, ko: Points::EMPTY, size, to_move, played, passes };
        // A stone can restore the board before the last move only where that move captured a stone, which had no
        // liberty.
        let captured = before.stones(to_move) & !own;
        let ko = captured.iter().find(|&point| {
            captured == Points::of(point)
                && !enemy.contains(point)
                && (captured.neighbors() & position.empty()).is_empty()
                && position.play_unchecked(Move::Place(point)).board() == *before
        });
        Self { ko: ko.map_or(Points::EMPTY, Points::of), ..position }
    }

    /// Returns the same position in a game that ends `plies` moves earlier, or immediately.
    ///
    /// ```
    /// use suite_go::{Position, Size};
    /// use suite_search::{Game, Solvable};
    ///
    /// let start = Position::start(Size::DEFAULT);
    /// assert_eq!(start.shortened(22).plies_left(), 2);
    /// assert!(start.shortened(1000).is_over());
    /// ```
    #[must_use]
    pub fn shortened(&self, plies: u32) -> Self {
        let played = self.played().saturating_add(plies).min(self.size.longest_game()) as u8;
        Self { played, ..*self }
    }

    /// Returns the board.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> Board {
        let stones = match self.to_move {
            Player::First => [self.own, self.enemy],
            Player::Second => [self.enemy, self.own],
        };
        Board::with_stones(self.size, stones)
    }

    /// Returns the board size.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the number of moves played, passes included.
    #[inline]
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.played as u32
    }

    /// Returns `true` if the last move was a pass, so that another pass ends the game.
    #[inline]
    #[must_use]
    pub const fn is_after_pass(&self) -> bool {
        self.passes > 0
    }

    /// Returns `true` if two consecutive passes have ended the game.
    #[must_use]
    pub const fn is_over_by_passes(&self) -> bool {
        self.passes == 2
    }

    /// Returns the number of stones of a player on the board.
    #[inline]
    #[must_use]
    pub const fn stones(&self, player: Player) -> u32 {
        self.board().stones(player).len()
    }

    /// Returns the number of stones that a legal move captures.
    #[inline]
    #[must_use]
    pub fn captures(&self, mv: Move) -> u32 {
        match mv {
            Move::Place(point) => self.captured(point).len(),
            Move::Pass => 0,
        }
    }

    /// Returns the points where a stone may be placed, in canonical order.
    #[inline]
    #[must_use]
    pub fn placements(&self) -> impl ExactSizeIterator<Item = Point> + Clone {
        if self.is_over() { Points::EMPTY.iter() } else { self.legal().iter() }
    }

    /// Returns the reason why a move is illegal, or `None` if it is legal.
    ///
    /// ```
    /// use suite_go::{Illegal, Move, Point, Position, Size};
    /// use suite_search::Game;
    ///
    /// let center = Move::Place(Point::at(2, 2).unwrap());
    /// let next = Position::start(Size::DEFAULT).play(center);
    /// assert_eq!(next.illegal(center), Some(Illegal::Occupied));
    /// assert_eq!(next.illegal(Move::Pass), None);
    /// ```
    #[must_use]
    pub fn illegal(&self, mv: Move) -> Option<Illegal> {
        match mv {
            _ if self.is_over() => Some(Illegal::Over),
            Move::Pass => None,
            Move::Place(point) if !point.is_on(self.size) => Some(Illegal::OffBoard),
            Move::Place(point) if (self.own | self.enemy).contains(point) => Some(Illegal::Occupied),
            Move::Place(point) if self.ko.contains(point) => Some(Illegal::Ko),
            Move::Place(point) if !self.legal().contains(point) => Some(Illegal::Suicide),
            Move::Place(_) => None,
        }
    }

    #[inline(always)]
    pub(crate) fn empty(&self) -> Points {
        self.size.board() & !(self.own | self.enemy)
    }

    /// Returns the points where the player to move may place a stone.
    #[inline(always)]
    pub(crate) fn legal(&self) -> Points {
        let empty = self.empty();
        // A stone next to an empty point has a liberty.
        let open = empty & empty.neighbors();
        let enclosed = empty & !open & !self.ko;
        if enclosed.is_empty() { open } else { open | self.legal_among(enclosed, open) }
    }

    /// Returns those of the `enclosed` points, where a stone has no liberty of its own, on which it is legal: next to a
    /// group of its own that has another liberty, or next to an opposing group that has none. The rest of the empty
    /// points are the `open` ones and the ko.
    #[inline]
    fn legal_among(&self, enclosed: Points, open: Points) -> Points {
        let empty = self.empty();
        // A group next to both an enclosed and an open point has another liberty.
        let mut connecting = (self.own & open.neighbors()).flood_fill(self.own);
        for group in (self.own & enclosed.neighbors() & !connecting).groups(self.own) {
            if (group.neighbors() & empty).len() > 1 {
                connecting |= group;
            }
        }
        let legal = enclosed & connecting.neighbors();
        if legal == enclosed {
            return legal;
        }
        let enclosed = enclosed & !legal;
        let safe = (self.enemy & open.neighbors()).flood_fill(self.enemy);
        let mut capturable = Points::EMPTY;
        for group in (self.enemy & enclosed.neighbors() & !safe).groups(self.enemy) {
            if (group.neighbors() & empty).len() == 1 {
                capturable |= group;
            }
        }
        legal | enclosed & capturable.neighbors()
    }

    /// Returns the position after a placement on an empty point, or a pass, without checking that it is legal.
    // Always inlined, like `moves`: where all moves of a position are played, they share much of the work.
    #[inline(always)]
    pub(crate) fn play_unchecked(&self, mv: Move) -> Self {
        let Self { own, enemy, size, to_move, played, passes, .. } = *self;
        let (to_move, played) = (to_move.opponent(), played + 1);
        match mv {
            Move::Pass => Self { own: enemy, enemy: own, ko: Points::EMPTY, size, to_move, played, passes: passes + 1 },
            Move::Place(point) => {
                let captured = self.captured(point);
                let (own, enemy) = (own | Points::of(point), enemy & !captured);
                // A stone that has captured a single stone, and has no other liberty, can be captured in turn, which
                // would restore the board before it (the assignment, "ko").
                let is_ko = captured.len() == 1 && Points::of(point).neighbors() & size.board() & !enemy == captured;
                let ko = if is_ko { captured } else { Points::EMPTY };
                Self { own: enemy, enemy: own, ko, size, to_move, played, passes: 0 }
            }
        }
    }

    /// Returns the stones that a stone on `point` captures.
    #[inline(always)]
    pub(crate) fn captured(&self, point: Point) -> Points {
        let stone = Points::of(point);
        let liberties = (self.empty() & !stone).neighbors();
        let attacked = stone.neighbors() & self.enemy;
        if (attacked & !liberties).is_empty() {
            return Points::EMPTY;
        }
        let safe = (self.enemy & liberties).flood_fill(self.enemy);
        (attacked & !safe).flood_fill(self.enemy)
    }
}

impl Game for Position {
    type Move = Move;
    type Moves = Moves;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline(always)]
    fn moves(&self) -> Moves {
        if self.is_over() {
            Moves { placements: Points::EMPTY.iter(), pass: false }
        } else {
            Moves { placements: self.legal().iter(), pass: true }
        }
    }

    #[inline(always)]
    fn play(&self, mv: Move) -> Self {
        debug_assert!(self.illegal(mv).is_none(), "{mv} is not a legal move");
        self.play_unchecked(mv)
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.passes == 2 || self.played() >= self.size.longest_game()
    }

    /// Returns twice the lead of `player`, komi included. On boards of odd size it is odd, so that there are no draws.
    #[inline]
    fn utility(&self, player: Player) -> Value {
        let lead = 2 * (self.own.len() as Value - self.enemy.len() as Value);
        let komi = self.size.side() as Value;
        let value = if self.to_move == Player::First { lead - komi } else { lead + komi };
        if player == self.to_move { value } else { -value }
    }
}

/// An iterator over the moves of a position, in canonical order: the placements row by row, then the pass.
#[derive(Debug, Clone, Copy)]
pub struct Moves {
    placements: PointsIter,
    pass: bool,
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        match self.placements.next() {
            Some(point) => Some(Move::Place(point)),
            None => std::mem::take(&mut self.pass).then_some(Move::Pass),
        }
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

impl ExactSizeIterator for Moves {
    #[inline]
    fn len(&self) -> usize {
        self.placements.len() + usize::from(self.pass)
    }
}

/// The reason why a move is illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The point is not on the board.
    #[error("the point is not on the board")]
    OffBoard,
    /// The point is occupied.
    #[error("the point is occupied")]
    Occupied,
    /// The stone and its group would have no liberty (the assignment, "no suicide").
    #[error("the stone would have no liberty (suicide)")]
    Suicide,
    /// The stone would restore the board before the opponent's last move (the assignment, "ko").
    #[error("the stone would restore the board before the opponent's move (ko)")]
    Ko,
}

impl Illegal {
    /// Returns the id of the broken rule in records.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::OffBoard => "off-board",
            Self::Occupied => "occupied",
            Self::Suicide => "suicide",
            Self::Ko => "ko",
        }
    }
}
