//! The mistakes that students' programs are known to make, as searches that make them.
//!
//! A mistake explains a program's moves if a search that makes it may play them, too.

use suite_search::{Algorithm, Evaluate, Game, Player, Search, Solver, Value};

use crate::heuristic::Utility;
use crate::moves::Move;
use crate::position::{Moves, Position, Rules};

/// The size limit of the table of a search to the end of the game, in bytes.
const TABLE_BYTES: usize = 1 << 18;

/// A known mistake of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "`description` explains each")]
pub enum Mistake {
    IgnoresLimit,
    OnePlyLess,
    OnePlyMore,
    OnlyOnePly,
    OpponentMaximizes,
    OtherPlayersUtility,
    DarksUtility,
    MoversUtility,
    Passes,
    FirstMove,
}

impl Mistake {
    /// All mistakes. Of mistakes that lead to the same moves, the likelier explanation comes first.
    pub const ALL: [Self; 10] = [
        Self::IgnoresLimit,
        Self::OnePlyLess,
        Self::OnePlyMore,
        Self::OnlyOnePly,
        Self::OpponentMaximizes,
        Self::DarksUtility,
        Self::OtherPlayersUtility,
        Self::MoversUtility,
        Self::Passes,
        Self::FirstMove,
    ];

    /// Returns the identifier of the mistake, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::IgnoresLimit => "ignores-limit",
            Self::OnePlyLess => "one-ply-less",
            Self::OnePlyMore => "one-ply-more",
            Self::OnlyOnePly => "only-one-ply",
            Self::OpponentMaximizes => "opponent-maximizes",
            Self::OtherPlayersUtility => "other-players-utility",
            Self::DarksUtility => "darks-utility",
            Self::MoversUtility => "movers-utility",
            Self::Passes => "passes",
            Self::FirstMove => "first-move",
        }
    }

    /// Returns a description of the mistake, as a clause.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::IgnoresLimit => "the search goes to the end of the game, whatever the depth limit",
            Self::OnePlyLess => "the search ends one ply before the depth limit",
            Self::OnePlyMore => "the search goes one ply beyond the depth limit",
            Self::OnlyOnePly => "the search looks only one ply ahead",
            Self::OpponentMaximizes => "min nodes take the greatest value of their children, too",
            Self::OtherPlayersUtility => "positions are evaluated for the other player",
            Self::DarksUtility => "positions are always evaluated for dark",
            Self::MoversUtility => "positions at the depth limit are evaluated for the player who is to move there",
            Self::Passes => "a player without a legal move passes, instead of the game being over",
            Self::FirstMove => "the first legal move is played, without a search",
        }
    }

    /// Returns the moves that a program with this mistake may play: all that it considers best.
    ///
    /// The limit is that of [`Options`](crate::Options); it takes as long as an alpha-beta search with caching and
    /// ordering.
    ///
    /// ```
    /// use suite_othello::{Mistake, Position, Rules, Size, best_moves};
    ///
    /// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
    /// let after = suite_search::Game::play(&start, best_moves(&start, None)[0]);
    /// assert_ne!(Mistake::OnlyOnePly.best_moves(&after, None), best_moves(&after, None));
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    #[must_use]
    pub fn best_moves(self, position: &Position<u64>, limit: Option<u32>) -> Vec<Move> {
        match self {
            Self::IgnoresLimit => best_moves(position, None),
            // A limit of 0 chooses no move.
            Self::OnePlyLess => best_moves(position, limit.map(|plies| plies.saturating_sub(1).max(1))),
            Self::OnePlyMore => best_moves(position, limit.map(|plies| plies + 1)),
            Self::OnlyOnePly => best_moves(position, Some(1)),
            Self::DarksUtility if position.to_move() == Player::First => best_moves(position, limit),
            Self::Passes => best_moves(&Position::new(&position.board(), position.to_move(), Rules::Standard), limit),
            Self::FirstMove => position.moves().take(1).collect(),
            Self::MoversUtility => best_of(position, limit, |cut: &Position<u64>, _| cut.utility(cut.to_move())),
            Self::OpponentMaximizes | Self::OtherPlayersUtility | Self::DarksUtility => {
                let game = MistakenGame { position: *position, player: position.to_move(), mistake: self };
                best_of(&game, limit, |game: &MistakenGame, player| game.utility(player))
            }
        }
    }
}

/// Returns all moves that are best by the textbook's search with a limit, at which positions are worth the disks of the
/// player less the opponent's.
///
/// ```
/// use suite_othello::{Position, Rules, Size, best_moves};
///
/// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
/// assert_eq!(best_moves(&start, None).len(), 4, "all four are alike");
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[must_use]
pub fn best_moves(position: &Position<u64>, limit: Option<u32>) -> Vec<Move> {
    if limit.is_some() {
        return best_of(position, limit, Utility);
    }
    // To the end of the game the strong search finds the same values in less time.
    let Ok(values) = Solver::new(TABLE_BYTES, 1).values(position, &mut ());
    of_best_value(values)
}

fn best_of<G: Game>(game: &G, limit: Option<u32>, heuristic: impl Evaluate<G>) -> Vec<G::Move> {
    let search = Search { limit, caching: true, ordering: true, ..Search::new(Algorithm::AlphaBeta, heuristic) };
    of_best_value(search.move_values(game))
}

fn of_best_value<M>(values: Vec<(M, Value)>) -> Vec<M> {
    let best = values.iter().map(|&(_, value)| value).max();
    values.into_iter().filter(|&(_, value)| Some(value) == best).map(|(mv, _)| mv).collect()
}

/// The game as a program with a mistake takes it to be.
#[derive(Clone, PartialEq, Eq, Hash)]
struct MistakenGame {
    position: Position<u64>,
    /// The player to move at the root.
    player: Player,
    mistake: Mistake,
}

impl Game for MistakenGame {
    type Move = Move;
    type Moves = Moves<u64>;

    fn to_move(&self) -> Player {
        if self.mistake == Mistake::OpponentMaximizes { self.player } else { self.position.to_move() }
    }

    fn moves(&self) -> Moves<u64> {
        self.position.moves()
    }

    fn play(&self, mv: Move) -> Self {
        Self { position: self.position.play(mv), ..*self }
    }

    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    fn utility(&self, player: Player) -> Value {
        let is_other = self.mistake != Mistake::OpponentMaximizes;
        self.position.utility(if is_other { player.opponent() } else { player })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::size::Size;

    /// A search as plain as it can be, with switches for the mistakes.
    fn value(position: &Position<u64>, root: Player, plies: Option<u32>, mistake: Option<Mistake>) -> Value {
        if plies == Some(0) || position.is_over() {
            let player = match mistake {
                Some(Mistake::OtherPlayersUtility) => root.opponent(),
                Some(Mistake::DarksUtility) => Player::First,
                Some(Mistake::MoversUtility) if !position.is_over() => position.to_move(),
                _ => root,
            };
            return position.utility(player);
        }
        let value = |mv| value(&position.play(mv), root, plies.map(|plies| plies - 1), mistake);
        let values = position.moves().map(value);
        let is_max = position.to_move() == root || mistake == Some(Mistake::OpponentMaximizes);
        if is_max { values.max() } else { values.min() }.expect("a move")
    }

    fn plainly(position: &Position<u64>, plies: Option<u32>, mistake: Option<Mistake>) -> Vec<Move> {
        let root = position.to_move();
        let value = |mv: &Move| value(&position.play(*mv), root, plies.map(|plies| plies - 1), mistake);
        let best = position.moves().map(|mv| value(&mv)).max();
        position.moves().filter(|mv| Some(value(mv)) == best).collect()
    }

    /// The positions of 4x4 after five plies in which a player has a choice.
    fn positions() -> Vec<Position<u64>> {
        let mut positions = vec![Position::start(Size::new(4).expect("a size"), Rules::Ends)];
        for _ in 0..5 {
            positions = positions.iter().flat_map(|position| position.moves().map(|mv| position.play(mv))).collect();
        }
        positions.retain(|position| position.moves().count() > 1);
        positions
    }

    #[test]
    fn mistakes_lead_to_the_moves_of_programs_that_make_them() {
        for position in positions().iter().step_by(7) {
            for limit in [None, Some(2), Some(3)] {
                assert_eq!(best_moves(position, limit), plainly(position, limit, None), "{}", position.board());
                let standard = Position::new(&position.board(), position.to_move(), Rules::Standard);
                for mistake in Mistake::ALL {
                    let expected = match mistake {
                        Mistake::IgnoresLimit => plainly(position, None, None),
                        Mistake::OnePlyLess => plainly(position, limit.map(|plies| plies - 1), None),
                        Mistake::OnePlyMore => plainly(position, limit.map(|plies| plies + 1), None),
                        Mistake::OnlyOnePly => plainly(position, Some(1), None),
                        Mistake::Passes => plainly(&standard, limit, None),
                        Mistake::FirstMove => position.moves().take(1).collect(),
                        other => plainly(position, limit, Some(other)),
                    };
                    let found = mistake.best_moves(position, limit);
                    assert_eq!(found, expected, "{} at {limit:?} in {}", mistake.id(), position.board());
                }
            }
        }
    }

    #[test]
    fn every_mistake_shows_somewhere() {
        for mistake in Mistake::ALL {
            let shows = |position: &Position<u64>, limit| {
                let right = best_moves(position, limit);
                mistake.best_moves(position, limit).iter().all(|mv| !right.contains(mv))
            };
            let is_shown = positions().iter().any(|position| shows(position, None) || shows(position, Some(3)));
            assert!(is_shown, "{}", mistake.id());
        }
    }
}
