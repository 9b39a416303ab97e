//! The strongest player.

use std::time::Duration;

use rand::Rng;
use rand::seq::SliceRandom;
use suite_search::{Budget, Decision, Game, Instant, IterativeDeepening, OutOfBudget, Solvable, Solver, Strategy};

use crate::book::{Book, BookEntry, BookValue};
use crate::endgame::Endgame;
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::position::Position;

/// A player that plays the moves of its book and, elsewhere, searches as deep as its budget allows. Near the end of a
/// game it tries to prove the result: it keeps a proven win, and in a lost position it plays the move that is hardest
/// to answer. It chooses at random among moves that look equally good.
///
/// A proof near the end of a game may take three times as many nodes in addition to the budget. The champion never
/// passes if that ends the game with a loss, unless there is no other move.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Champion, Position, Size};
/// use suite_search::{Budget, Strategy};
///
/// let start = Position::start(Size::new(3)?);
/// let mut champion = Champion::new(rand::rngs::ChaCha8Rng::seed_from_u64(1));
/// let decision = champion.choose(&start, Budget { nodes: 1000, ..Champion::BUDGET })?;
/// assert_eq!(decision.best.map(|mv| mv.to_string()).as_deref(), Some("1,1"));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub struct Champion<R> {
    threads: usize,
    solver: Solver<Position>,
    book: Option<Book>,
    random: R,
}

/// The size of each table in bytes. An agent that is started for each move pays for every page that it uses.
const TABLE: usize = 4 << 20;

/// The greatest number of plies left at which a proof is tried: with the default budget, it nearly always succeeds (see
/// `benches/README.md`).
const PROOF_PLIES: u32 = 17;
/// The nodes that a proof may take, in multiples of the budget.
const PROOF_FACTOR: u64 = 3;

impl Champion<()> {
    /// The default budget of a move: 500,000 nodes, or a second on a slow machine.
    pub const BUDGET: Budget<'static> = Budget { nodes: 500_000, time: Duration::from_secs(1), interrupt: None };
}

impl<R: Rng> Champion<R> {
    /// Creates a player with the built-in book, which is for the default board.
    #[must_use]
    pub fn new(random: R) -> Self {
        Self { threads: 1, solver: Solver::new(TABLE, 1), book: Some(Book::built_in()), random }
    }

    /// Replaces the book; `None` removes it.
    #[must_use]
    pub fn with_book(self, book: Option<Book>) -> Self {
        Self { book, ..self }
    }

    /// Returns the same player with `threads` threads for its searches, at least one. With several, the same seed need
    /// not give the same moves.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, solver: Solver::new(TABLE, threads), ..self }
    }

    /// Returns the move that looks best some plies ahead.
    fn look_ahead(&mut self, position: &Position, budget: Budget) -> Decision<Move> {
        // With an empty table, as in an agent that is started for each move, so that both play the same.
        IterativeDeepening::new(TABLE, self.threads).choose(position, &ChampionEvaluation, budget, |moves| {
            moves.shuffle(&mut self.random);
            // Even if the loss is certain and grows, a stone gives the opponent a chance to make a mistake.
            if moves.len() > 1 && position.is_after_pass() && position.utility(position.to_move()) < 0 {
                moves.retain(|&mv| mv != Move::Pass);
            }
        })
    }

    /// Finds a move near the end of a game: searches for an eighth of the budget, then tries a proof and, if that
    /// fails, searches again with the rest.
    fn play_endgame(&mut self, position: &Position, budget: Budget) -> Decision<Move> {
        let begun = Instant::now();
        let first = self.look_ahead(position, Budget { nodes: budget.nodes / 8, time: budget.time / 8, ..budget });
        // A win that was searched to the end is proven already.
        let Some(best) = first.best.filter(|_| !first.is_exact || first.value <= 0) else { return first };
        let for_proof =
            Budget { nodes: budget.nodes.saturating_mul(PROOF_FACTOR), time: budget.time / 8 * 5, ..budget };
        let mut endgame = Endgame::new(&mut self.solver, for_proof);
        let proven = endgame.play(position, best);
        let nodes = first.nodes + endgame.nodes();
        match proven {
            Ok(mv) if mv == best => Decision { nodes, ..first },
            Ok(mv) => Decision { best: Some(mv), principal_variation: vec![mv], nodes, ..first },
            Err(OutOfBudget) => {
                let rest = Budget {
                    nodes: budget.nodes.saturating_sub(first.nodes),
                    time: budget.time.saturating_sub(begun.elapsed()),
                    ..budget
                };
                let further = self.look_ahead(position, rest);
                Decision { nodes: nodes + further.nodes, ..further }
            }
        }
    }
}

impl<R: Rng> Strategy<Position> for Champion<R> {
    fn choose(&mut self, position: &Position, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        if let Some(BookEntry { best, value }) = self.book.as_ref().and_then(|book| book.entry(position)) {
            let sign = match value {
                BookValue::Won => 1,
                BookValue::Drawn => 0,
                BookValue::Lost { .. } => -1,
            };
            return Ok(Decision::new(Some(best), sign));
        }
        if position.plies_left() > PROOF_PLIES || budget.nodes < Endgame::LEAST_NODES {
            return Ok(self.look_ahead(position, budget));
        }
        Ok(self.play_endgame(position, budget))
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha8Rng;
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};
    use suite_search::{Player, Solver};

    use super::*;
    use crate::board::Board;
    use crate::opponent::{greedy, random};
    use crate::size::Size;
    use crate::tests::{board, place, position, random_position};

    /// The default budget without its time, which would make a test depend on the machine.
    const NODES: Budget<'static> = Budget { time: Duration::MAX, ..Champion::BUDGET };
    const FEW: Budget<'static> = Budget { nodes: 2_000, ..Budget::UNLIMITED };

    fn champion(seed: u64) -> Champion<ChaCha8Rng> {
        let solver = Solver::new(1 << 18, 1);
        Champion { solver, ..Champion::new(ChaCha8Rng::seed_from_u64(seed)).with_book(None) }
    }

    fn choose(position: &Position, budget: Budget) -> Decision<Move> {
        champion(1).choose(position, budget).expect("a move")
    }

    #[test]
    fn the_champion_beats_random_and_greedy() {
        for (seed, color) in (0..4).flat_map(|seed| Player::BOTH.map(|color| (seed, color))) {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let (mut champion, mut position) = (champion(seed), Position::start(Size::DEFAULT));
            while !position.is_over() {
                let mv = if position.to_move() == color {
                    champion.choose(&position, FEW).expect("a move").best.expect("a move")
                } else if seed % 2 == 0 {
                    random(&position, &mut chance)
                } else {
                    greedy(&position, &mut chance)
                };
                position = position.try_play(mv).expect("a legal move");
            }
            assert!(position.utility(color) > 0, "{seed}, {color:?}:\n{}", position.board());
        }
    }

    #[test]
    fn equal_seeds_give_equal_moves_and_different_seeds_vary() {
        let opening = |seed| {
            let start = Position::start(Size::DEFAULT).play(place(2, 2));
            champion(seed).choose(&start, FEW).expect("a move").best
        };
        let openings: Vec<_> = (0..8).map(opening).collect();
        assert_eq!(openings, (0..8).map(opening).collect::<Vec<_>>());
        assert!(openings.iter().any(|best| *best != openings[0]), "{openings:?}");
    }

    #[test]
    fn earlier_searches_do_not_matter() {
        let mut used = champion(0);
        for seed in 0..20 {
            let position = random_position(Size::DEFAULT, seed as u32 % 6, seed);
            used.random = ChaCha8Rng::seed_from_u64(seed);
            assert_eq!(used.choose(&position, FEW), champion(seed).choose(&position, FEW));
        }
    }

    #[test]
    fn groups_in_atari_are_captured_and_saved() {
        // The last liberty of three white stones is at 2,3.
        let rows = ["..X..", ".XOX.", ".XO..", ".XOX.", "..X.."];
        for to_move in Player::BOTH {
            assert_eq!(choose(&position(&rows, to_move), FEW).best, Some(place(2, 3)), "{to_move:?}");
        }
    }

    #[test]
    fn a_pass_that_ends_the_game_is_played_to_win_and_not_to_lose() {
        let after_pass = |rows, played| {
            let board = board(rows);
            Position::new(&board, &board, Player::First, played)
        };
        // Either stone would leave Black a single liberty and let White capture everything.
        let found = choose(&after_pass(&["XXX", "X.X", "XX."], 6), Budget::UNLIMITED);
        assert_eq!((found.best, found.value, found.is_exact), (Some(Move::Pass), 11, true));
        // Black is behind by the komi, and by more after any stone that White answers well; but White might not.
        let found = choose(&after_pass(&["XO.", "XO.", "..."], 4), Budget::UNLIMITED);
        assert!(found.is_exact && found.value < -3 && found.best != Some(Move::Pass), "{found:?}");
    }

    #[test]
    fn values_near_the_end_are_exact() {
        for seed in 0..60 {
            let size = Size::new(3 + seed as usize % 3).expect("a size");
            let position = random_position(size, size.longest_game() - 6, seed);
            if position.is_after_pass() {
                continue;
            }
            let found = choose(&position, Budget::UNLIMITED);
            let value = |position: &Position| {
                let Ok(solution) = Solver::new(1 << 18, 1).solve(position, &mut ());
                solution.value
            };
            assert_eq!((found.value, found.is_exact), (value(&position), true));
            if found.value > 0 {
                assert_eq!(found.best.map(|best| -value(&position.play(best))), Some(found.value));
            }
        }
    }

    /// Returns `true` if the player to move wins, by a solver with an empty table.
    fn wins(position: &Position) -> bool {
        let Ok(wins) = Solver::new(1 << 20, 1).is_at_least(position, 1, &mut ());
        wins
    }

    #[test]
    fn wins_are_kept_in_the_last_14_plies() {
        let mut won = 0;
        for seed in 0..60 {
            let position = random_position(Size::DEFAULT, 10 + seed as u32 % 10, seed);
            if position.is_over() || !wins(&position) {
                continue;
            }
            won += 1;
            let best = choose(&position, NODES).best.expect("a move");
            assert!(!wins(&position.play(best)), "{seed}: {best}\n{}", position.board());
        }
        assert!((20..50).contains(&won), "{won}");
    }

    #[test]
    fn moves_in_lost_positions_leave_the_fewest_winning_replies() {
        let replies = |child: &Position| child.moves().filter(|&reply| !wins(&child.play(reply))).count();
        let (mut lost, mut harder) = (0, 0);
        for seed in 0..60 {
            let position = random_position(Size::DEFAULT, 15 + seed as u32 % 5, seed);
            if position.is_over() || wins(&position) {
                continue;
            }
            lost += 1;
            let goes_on = |mv: &Move| !position.play(*mv).is_over();
            let fewest = position.moves().filter(goes_on).map(|mv| replies(&position.play(mv))).min();
            let best = choose(&position, NODES).best.expect("a move");
            assert_eq!(Some(replies(&position.play(best))), fewest, "{seed}: {best}\n{}", position.board());
            let first = choose(&position, FEW).best.expect("a move");
            harder += u32::from(Some(replies(&position.play(first))) > fewest);
        }
        assert!(lost > 10 && harder > 5, "{harder} of {lost}");
    }

    /// Verifies every `step`-th late position of the built-in book, and that there are more than `fewest`; a benchmark
    /// verifies the whole book.
    fn verify_book(step: usize, fewest: usize) {
        let book = Champion::new(ChaCha8Rng::seed_from_u64(1)).book.expect("a book");
        assert!(book.best(&Position::start(Size::DEFAULT)).is_some());
        let variations = book.variations().expect("a complete book");
        let mut solver = Solver::new(1 << 26, 1);
        let late: Vec<_> =
            variations.iter().filter(|variation| variation.position.played() >= 8).step_by(step).collect();
        assert!(late.len() > fewest, "{}", late.len());
        for variation in late {
            assert_eq!(book.check(variation, &mut solver, &mut |_| Ok(())).expect("a verdict"), None);
        }
    }

    #[test]
    fn the_built_in_book_is_right() {
        verify_book(500, 40);
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_the_built_in_book_is_right_in_more_positions() {
        verify_book(100, 200);
    }

    #[test]
    fn arbitrary_positions_never_panic() {
        let mut chance = ChaCha8Rng::seed_from_u64(2);
        for round in 0..300 {
            let size = Size::all().nth(round % 6).expect("a size");
            let mut any = || {
                Board::new(size, |_| {
                    *[None, Some(Player::First), Some(Player::Second)].choose(&mut chance).expect("one")
                })
            };
            let (before, now) = (any(), any());
            let played = chance.random_range(0..60);
            let position = Position::new(&before, &now, Player::BOTH[round % 2], played);
            let found = choose(&position, Budget { nodes: 500, ..Budget::UNLIMITED });
            assert_eq!(found.best.is_none(), position.is_over());
            assert!(found.best.is_none_or(|best| position.try_play(best).is_ok()), "{found:?}:\n{now}");
        }
    }
}
