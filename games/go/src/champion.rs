//! The strongest player.

use std::cell::LazyCell;
use std::time::{Duration, Instant};

use rand::Rng;
use rand::seq::SliceRandom;
use suite_search::{Budget, Found, Game, IterativeDeepening, Solvable, Solver};

use crate::book::Book;
use crate::endgame::{Endgame, Spent};
use crate::evaluation::ChampionEvaluation;
use crate::point::Move;
use crate::position::Position;

/// A player that plays by the book where that has a move, and looks as far ahead as its budget allows elsewhere. Near the end of
/// a game it proves whether it can win: it does not let a win go, and where it has lost it makes it as hard for the opponent as
/// it can.
pub struct Champion {
    /// Both are made when they are first asked: an agent that is started for each move needs neither for a move of the book.
    search: LazyCell<IterativeDeepening<Position>>,
    solver: LazyCell<Solver<Position>>,
    book: Option<Book>,
}

/// Bytes of each table. An agent that is started for each move makes them anew, and pays for every page;
/// four times as much saved 1 node in 20 at most.
const TABLE: usize = 4 << 20;

/// Plies before the end from which on a proof is tried, and how much longer than a look ahead it may take.
///
/// Of positions such as arise between the assignment's players, 1.5 million nodes, which is what a proof may take of the usual
/// budget, were enough to tell who wins in 600 of 600 with 14 plies left, 100 of 100 with 15, 99 with 16, 85 with 17, and 54
/// with 18; none of those with 14 took more than 704 thousand.
const ENDING: u32 = 17;
const PROOF: u64 = 3;

impl Champion {
    /// How far it looks ahead for a move, unless told otherwise: so many positions, or as many as a slow machine can in a second.
    pub const BUDGET: Budget = Budget { nodes: 500_000, time: Duration::from_secs(1) };

    /// A player who knows nothing yet but the book of the usual board.
    #[must_use]
    pub fn new() -> Self {
        Self {
            search: LazyCell::new(|| IterativeDeepening::new(TABLE)),
            solver: LazyCell::new(|| Solver::new(TABLE, 1)),
            book: Some(Book::champions()),
        }
    }

    /// The same player with another book, or with none.
    #[must_use]
    pub fn with_book(self, book: Option<Book>) -> Self {
        Self { book, ..self }
    }

    /// The best move that can be found for the budget; of moves that look equally good, one by chance. A proof, near the end of a
    /// game, may take three times as many nodes on top. It never passes if that ends the game with a loss, unless there is no
    /// other move.
    ///
    /// ```
    /// use rand::SeedableRng;
    /// use suite_go::{Champion, Position, Size};
    /// use suite_search::Budget;
    ///
    /// let start = Position::start(Size::new(3)?);
    /// let random = &mut rand_chacha::ChaCha8Rng::seed_from_u64(1);
    /// let found = Champion::new().choose(&start, Budget { nodes: 1000, ..Champion::BUDGET }, random);
    /// assert_eq!(found.best.map(|mv| mv.to_string()).as_deref(), Some("1,1"));
    /// # Ok::<_, suite_go::SizeError>(())
    /// ```
    pub fn choose<R: Rng + ?Sized>(&mut self, position: &Position, budget: Budget, random: &mut R) -> Found<Move> {
        if let Some(best) = self.book.as_ref().and_then(|book| book.best(position)) {
            return Found { best: Some(best), depth: 0, margin: None, nodes: 0 };
        }
        if position.plies_left() > ENDING || budget.nodes < Endgame::LEAST_NODES {
            return self.look_ahead(position, budget, random);
        }
        // A first choice in an eighth of the budget, a proof, and the rest for what cannot be proved.
        let begun = Instant::now();
        let found = self.look_ahead(position, Budget { nodes: budget.nodes / 8, time: budget.time / 8 }, random);
        // A win that is seen to the end is proved already.
        let Some(best) = found.best.filter(|_| found.margin.is_none_or(|margin| margin <= 0)) else { return found };
        let for_proof = Budget { nodes: budget.nodes.saturating_mul(PROOF), time: budget.time / 8 * 5 };
        let mut ending = Endgame::new(&mut self.solver, for_proof);
        let proved = ending.play(position, best);
        let nodes = found.nodes + ending.nodes();
        match proved {
            Ok(mv) => Found { best: Some(mv), nodes, ..found },
            Err(Spent) => {
                let rest = Budget {
                    nodes: budget.nodes.saturating_sub(found.nodes),
                    time: budget.time.saturating_sub(begun.elapsed()),
                };
                let further = self.look_ahead(position, rest, random);
                Found { nodes: nodes + further.nodes, ..further }
            }
        }
    }

    /// The move that looks best some plies ahead.
    fn look_ahead<R: Rng + ?Sized>(&mut self, position: &Position, budget: Budget, random: &mut R) -> Found<Move> {
        self.search.choose(position, &ChampionEvaluation, budget, |moves| {
            moves.shuffle(random);
            // Even if the loss is certain and grows, a stone gives the opponent a chance to go wrong.
            if moves.len() > 1 && position.is_after_pass() && position.utility(position.to_move()) < 0 {
                moves.retain(|&mv| mv != Move::Pass);
            }
        })
    }
}

impl Default for Champion {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use suite_search::{Player, Solver};

    use super::*;
    use crate::board::Board;
    use crate::player::{greedy, random};
    use crate::size::Size;
    use crate::tests::{board, place, position, random_position};

    /// What it usually has, but for the time, which would make a test depend on the machine.
    const NODES: Budget = Budget { time: Duration::MAX, ..Champion::BUDGET };
    const FEW: Budget = Budget { nodes: 2_000, ..Budget::AMPLE };

    fn champion() -> Champion {
        Champion {
            search: LazyCell::new(|| IterativeDeepening::new(1 << 18)),
            solver: LazyCell::new(|| Solver::new(1 << 18, 1)),
            book: None,
        }
    }

    fn choose(position: &Position, budget: Budget) -> Found<Move> {
        champion().choose(position, budget, &mut ChaCha8Rng::seed_from_u64(1))
    }

    #[test]
    fn it_beats_players_that_look_no_further_than_their_next_stone() {
        for (seed, color) in (0..4).flat_map(|seed| Player::BOTH.map(|color| (seed, color))) {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let (mut champion, mut position) = (champion(), Position::start(Size::DEFAULT));
            while !position.is_over() {
                let mv = if position.to_move() == color {
                    champion.choose(&position, FEW, &mut chance).best.expect("a move")
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
    fn the_same_chance_gives_the_same_move_and_another_one_others() {
        let opening = |seed| {
            let start = Position::start(Size::DEFAULT).play(place(2, 2));
            champion().choose(&start, FEW, &mut ChaCha8Rng::seed_from_u64(seed)).best
        };
        let openings: Vec<_> = (0..8).map(opening).collect();
        assert_eq!(openings, (0..8).map(opening).collect::<Vec<_>>());
        assert!(openings.iter().any(|best| *best != openings[0]), "{openings:?}");
    }

    #[test]
    fn what_it_has_played_before_does_not_matter() {
        let mut used = champion();
        for seed in 0..20 {
            let position = random_position(Size::DEFAULT, seed as u32 % 6, seed);
            let chance = || ChaCha8Rng::seed_from_u64(seed);
            assert_eq!(used.choose(&position, FEW, &mut chance()), champion().choose(&position, FEW, &mut chance()));
        }
    }

    #[test]
    fn it_captures_and_saves_groups_in_atari() {
        // Three white stones whose last liberty is at 2,3.
        let rows = ["..X..", ".XOX.", ".XO..", ".XOX.", "..X.."];
        for to_move in Player::BOTH {
            assert_eq!(choose(&position(&rows, to_move), FEW).best, Some(place(2, 3)), "{to_move:?}");
        }
    }

    #[test]
    fn it_passes_where_that_wins_and_not_where_it_loses() {
        let after_pass = |rows, played| {
            let board = board(rows);
            Position::new(&board, &board, Player::First, played)
        };
        // Either stone would leave Black with a single liberty, and White with a capture of everything.
        let found = choose(&after_pass(&["XXX", "X.X", "XX."], 6), Budget::AMPLE);
        assert_eq!((found.best, found.margin), (Some(Move::Pass), Some(11)));
        // Black is behind by the komi, and by more after any stone if White answers it well; but White might not.
        let found = choose(&after_pass(&["XO.", "XO.", "..."], 4), Budget::AMPLE);
        assert!(found.margin < Some(-3) && found.best != Some(Move::Pass), "{found:?}");
    }

    #[test]
    fn near_the_end_it_is_exact() {
        for seed in 0..60 {
            let size = Size::new(3 + seed as usize % 3).expect("a size");
            let position = random_position(size, size.longest_game() - 6, seed);
            if position.is_after_pass() {
                continue;
            }
            let found = choose(&position, Budget::AMPLE);
            let value = |position: &Position| {
                let Ok(solution) = Solver::new(1 << 18, 1).solve(position, &mut ());
                solution.value
            };
            assert_eq!(found.margin, Some(value(&position)));
            if found.margin > Some(0) {
                assert_eq!(found.best.map(|best| -value(&position.play(best))), found.margin);
            }
        }
    }

    /// Whether the player to move wins, by a solver who remembers nothing else.
    fn wins(position: &Position) -> bool {
        let Ok(wins) = Solver::new(1 << 20, 1).is_at_least(position, 1, &mut ());
        wins
    }

    #[test]
    fn it_lets_no_win_go_in_the_last_14_plies() {
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
    fn in_a_lost_position_it_leaves_the_fewest_winning_replies() {
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

    #[test]
    fn its_own_book_is_right() {
        let book = Champion::new().book.expect("a book");
        assert!(book.best(&Position::start(Size::DEFAULT)).is_some());
        let lines = book.lines().expect("no hole");
        // A sample; a benchmark verifies the whole.
        let mut solver = Solver::new(1 << 26, 1);
        let late: Vec<_> = lines.iter().filter(|line| line.position.played() >= 8).step_by(100).collect();
        assert!(late.len() > 200, "{}", late.len());
        for line in late {
            assert_eq!(book.check(line, &mut solver, &mut ()), Ok(None));
        }
    }

    #[test]
    fn any_position_of_any_size_will_do() {
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
            let found = choose(&position, Budget { nodes: 500, ..Budget::AMPLE });
            assert_eq!(found.best.is_none(), position.is_over());
            assert!(found.best.is_none_or(|best| position.try_play(best).is_ok()), "{found:?}:\n{now}");
        }
    }
}
