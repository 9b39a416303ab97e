//! The rules: whose turn it is, what may be played, what it captures, and when it is over.

use suite_search::{Game, Player, Value};
use thiserror::Error;

use crate::board::Board;
use crate::point::{Move, Point, Points, PointsIter};
use crate::size::Size;

/// A board with the side to move, and what else its future depends on: the ko, whether the last move was a pass, and how many
/// moves have been played. Black is [`Player::First`] and moves first, White is [`Player::Second`].
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
    /// Those of the opponent.
    pub(crate) enemy: Points,
    /// The point where a stone would bring back the board before the opponent's last move; empty if there is none.
    pub(crate) ko: Points,
    size: Size,
    to_move: Player,
    /// Moves since the start, passes included.
    played: u8,
    /// Passes in a row that the last moves were.
    passes: u8,
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub const fn start(size: Size) -> Self {
        let none = Points::NONE;
        Self { own: none, enemy: none, ko: none, size, to_move: Player::First, played: 0, passes: 0 }
    }

    /// The position in a game that stands at `now`, with the board as it was before the last move: what the assignment's
    /// files tell, and how many moves were played, which they do not.
    ///
    /// More moves than a game has count as the whole game.
    #[must_use]
    pub fn new(before: &Board, now: &Board, to_move: Player, played: u32) -> Self {
        let size = now.size();
        let opponent = to_move.opponent();
        let (own, enemy) = (now.stones(to_move), now.stones(opponent));
        let played = played.min(size.longest_game()) as u8;
        let passes = u8::from(before == now && played > 0);
        let position = Self { own, enemy, ko: Points::NONE, size, to_move, played, passes };
        // Only where the last move captured a stone can a stone bring back the board before it.
        let captured = before.stones(to_move) & !own;
        let ko = captured.iter().find(|&point| {
            captured == Points::of(point)
                && !enemy.contains(point)
                && position.after(Move::Place(point)).board() == *before
        });
        Self { ko: ko.map_or(Points::NONE, Points::of), ..position }
    }

    /// The same in a game that ends so many moves sooner, at most at once.
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

    /// Its board, point by point.
    #[must_use]
    pub const fn board(&self) -> Board {
        let stones = match self.to_move {
            Player::First => [self.own, self.enemy],
            Player::Second => [self.enemy, self.own],
        };
        Board::with_stones(self.size, stones)
    }

    /// The size of the board.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many moves have been played, passes included.
    #[inline]
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.played as u32
    }

    /// Whether the last move was a pass, so that another one ends the game.
    #[inline]
    #[must_use]
    pub const fn is_after_pass(&self) -> bool {
        self.passes > 0
    }

    /// Whether two passes in a row have ended the game.
    #[must_use]
    pub const fn is_over_by_passes(&self) -> bool {
        self.passes == 2
    }

    /// How many stones a player has on the board.
    #[inline]
    #[must_use]
    pub const fn stones(&self, player: Player) -> u32 {
        self.board().stones(player).len()
    }

    /// How many stones a legal move captures.
    #[must_use]
    pub fn captures(&self, mv: Move) -> u32 {
        match mv {
            Move::Place(point) => self.captured(point).len(),
            Move::Pass => 0,
        }
    }

    /// Where a stone may be placed, in canonical order.
    pub fn placements(&self) -> impl ExactSizeIterator<Item = Point> + Clone {
        if self.is_over() { Points::NONE.iter() } else { self.legal().iter() }
    }

    /// Why a move may not be played; `None` if it may.
    ///
    /// ```
    /// use suite_go::{Illegal, Move, Point, Position, Size};
    /// use suite_search::Game;
    ///
    /// let centre = Move::Place(Point::at(2, 2).unwrap());
    /// let next = Position::start(Size::DEFAULT).play(centre);
    /// assert_eq!(next.illegal(centre), Some(Illegal::Occupied));
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

    /// Returns the position after a move that the rules need not allow here, on a free point.
    // Always inlined, as `moves` is: where all moves of a position are played, much of it is the same for all.
    #[inline(always)]
    pub(crate) fn after(&self, mv: Move) -> Self {
        let Self { own, enemy, size, to_move, played, passes, .. } = *self;
        let (to_move, played) = (to_move.opponent(), played + 1);
        match mv {
            Move::Pass => Self { own: enemy, enemy: own, ko: Points::NONE, size, to_move, played, passes: passes + 1 },
            Move::Place(point) => {
                let captured = self.captured(point);
                let (own, enemy) = (own | Points::of(point), enemy & !captured);
                // A stone that captured a single one and whose only liberty that is can be captured in turn, which would bring
                // back the board before it (the assignment, "ko").
                let is_ko = captured.len() == 1 && Points::of(point).neighbors() & size.board() & !enemy == captured;
                let ko = if is_ko { captured } else { Points::NONE };
                Self { own: enemy, enemy: own, ko, size, to_move, played, passes: 0 }
            }
        }
    }

    #[inline(always)]
    pub(crate) fn empty(&self) -> Points {
        self.size.board() & !(self.own | self.enemy)
    }

    /// Where the player to move may place a stone.
    #[inline(always)]
    pub(crate) fn legal(&self) -> Points {
        let empty = self.empty();
        // A stone beside an empty point has a liberty.
        let open = empty & empty.neighbors();
        let enclosed = empty & !open & !self.ko;
        if enclosed.is_empty() { open } else { open | self.legal_among(enclosed, open) }
    }

    /// On which of the `enclosed` points, where a stone has no liberty of its own, it is legal: beside an own group that has
    /// another liberty, or beside an enemy group that has no other. The rest of the empty points are the `open` ones and a ko.
    #[inline]
    fn legal_among(&self, enclosed: Points, open: Points) -> Points {
        let empty = self.empty();
        // A group beside both an enclosed and an open point has another liberty.
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
        let mut capturable = Points::NONE;
        for group in (self.enemy & enclosed.neighbors() & !safe).groups(self.enemy) {
            if (group.neighbors() & empty).len() == 1 {
                capturable |= group;
            }
        }
        legal | enclosed & capturable.neighbors()
    }

    /// The stones that a stone on `point` captures.
    #[inline(always)]
    pub(crate) fn captured(&self, point: Point) -> Points {
        let stone = Points::of(point);
        let liberties = (self.empty() & !stone).neighbors();
        let attacked = stone.neighbors() & self.enemy;
        if (attacked & !liberties).is_empty() {
            return Points::NONE;
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
            Moves { placements: Points::NONE.iter(), pass: false }
        } else {
            Moves { placements: self.legal().iter(), pass: true }
        }
    }

    #[inline(always)]
    fn play(&self, mv: Move) -> Self {
        debug_assert!(self.illegal(mv).is_none(), "{mv} is not legal: {self:?}");
        self.after(mv)
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.passes == 2 || self.played() >= self.size.longest_game()
    }

    /// Twice the stones of `player` more than the opponent's, with the komi: odd, and so never a draw, on odd boards.
    #[inline]
    fn utility(&self, player: Player) -> Value {
        let lead = 2 * (self.own.len() as Value - self.enemy.len() as Value);
        let komi = self.size.side() as Value;
        let value = if self.to_move == Player::First { lead - komi } else { lead + komi };
        if player == self.to_move { value } else { -value }
    }
}

/// The moves of a position in canonical order: the placements row by row, then the pass.
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

/// Why a move may not be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The board has no such point.
    #[error("the point is not on the board")]
    OffBoard,
    /// A stone is on the point.
    #[error("there is a stone on the point")]
    Occupied,
    /// The stone would have no liberty, nor would its group (the assignment, "no suicide").
    #[error("it would leave its own stones without a liberty: suicide")]
    Suicide,
    /// The stone would bring back the board before the opponent's last move (the assignment, "ko").
    #[error("it would bring back the board before the opponent's move: ko")]
    Ko,
}
