//! The game that a host plays.

use suite_search::{Budget, Decision, Game, OutOfBudget, Player, Strategy, Value};

use crate::board::Board;
use crate::moves::Move;
use crate::position::{Moves, Position};
use crate::size::Size;

/// A position together with the board before the last move, as the assignment's files show it.
///
/// This is the game that a host plays. Searches play [`Position`]s, which are smaller: the earlier board matters to
/// them only through the ko.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameState {
    /// The board before the last move; at the start, the empty board.
    pub before: Board,
    /// The position.
    pub position: Position,
}

impl GameState {
    /// Creates the state in which a game starts.
    #[must_use]
    pub const fn start(size: Size) -> Self {
        Self { before: Board::empty(size), position: Position::start(size) }
    }
}

impl Game for GameState {
    type Move = Move;
    type Moves = Moves;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn moves(&self) -> Moves {
        self.position.moves()
    }

    fn play(&self, mv: Move) -> Self {
        Self { before: self.position.board(), position: self.position.play(mv) }
    }

    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    fn utility(&self, player: Player) -> Value {
        self.position.utility(player)
    }
}

/// A strategy for [`GameState`]s that plays as a strategy for [`Position`]s does.
///
/// ```
/// use suite_go::{GameState, PositionOnly, Position, Size};
/// use suite_search::{Algorithm, Budget, Game, Player, Search, Strategy};
///
/// let lead = |position: &Position, player: Player| position.utility(player);
/// let mut strategy = PositionOnly(Search::new(Algorithm::Greedy, lead));
/// let decision = strategy.choose(&GameState::start(Size::DEFAULT), Budget::UNLIMITED)?;
/// assert_eq!(decision.best.map(|mv| mv.to_string()).as_deref(), Some("0,0"));
/// # Ok::<_, suite_search::OutOfBudget>(())
/// ```
#[derive(Debug, Clone)]
pub struct PositionOnly<S>(
    /// The strategy for positions.
    pub S,
);

impl<S: Strategy<Position>> Strategy<GameState> for PositionOnly<S> {
    fn choose(&mut self, state: &GameState, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        self.0.choose(&state.position, budget)
    }
}
