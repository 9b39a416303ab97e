//! Tests of the solver against known values and against minimax.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use proptest::prelude::*;
use serde_json::Value as Json;
use suite_search::{Algorithm, Decision, Game, Observe, Player, Progress, Search, Solver};

use super::endgame::Endgame;
use super::*;
use crate::bits::Wide;
use crate::board::Board;
use crate::heuristic::Utility;
use crate::position::Rules;
use crate::size::Size;
use crate::square::Square;
use crate::tests::{late, start};

/// Reads a file of the course material, if it is present next to the project.
fn shared(file: &str) -> Vec<Json> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/othello").join(file);
    if let Ok(text) = fs::read_to_string(&path) {
        serde_json::from_str(&text).expect("JSON")
    } else {
        // Written directly, because the test harness would capture the output of `eprintln!`.
        let _ = writeln!(std::io::stderr(), "skipped: there is no {}", path.display());
        Vec::new()
    }
}

/// Returns the name and the value of each move.
fn values<B: Bits>(position: &Position<B>, threads: usize) -> Vec<(String, Value)> {
    let Ok(values) = Solver::new(1 << 20, threads).values(position, &mut ());
    values.into_iter().map(|(mv, value)| (mv.to_string(), value)).collect()
}

#[test]
fn the_starts_of_small_boards_have_their_known_values() {
    for (side, rules, value) in
        [(3, Rules::Ends, -2), (4, Rules::Ends, -6), (5, Rules::Ends, 9), (4, Rules::Standard, -8)]
    {
        let start = Position::<u64>::start(Size::new(side).expect("a size"), rules);
        let mut solver = Solver::new(1 << 20, 1);
        let Ok(decision) = solver.solve(&start, &mut ());
        assert_eq!(decision.value, value, "{side}, {rules:?}");
        if (side, rules) == (4, Rules::Ends) {
            assert_eq!(decision.best.map(|mv| mv.to_string()).as_deref(), Some("0 1"));
        }
        let Ok(line) = solver.principal_variation(&start, value, &mut ());
        let end = line.iter().fold(start, |position, &mv| position.try_play(mv).expect("a legal move"));
        assert!(end.is_over());
        assert_eq!(end.utility(Player::First), value);
    }
}

#[test]
fn every_move_of_the_exact_positions_has_its_known_value() {
    for known in shared("exact_positions.json") {
        let board = Board::parse(known["board"].to_string().as_bytes()).expect("a board");
        let player = Player::BOTH[known["side"].as_u64().expect("a player") as usize - 1];
        let found = values(&Position::<u64>::new(&board, player, Rules::Ends), 1);
        let moves = known["moves"].as_object().expect("moves");
        assert_eq!(found.len(), moves.len(), "{board}");
        for (mv, value) in found {
            assert_eq!(moves[&mv], value, "{mv}: {board}");
        }
    }
}

#[test]
fn the_easier_ffo_positions_have_their_known_values() {
    let mut compared = 0;
    for known in shared("ffo.json").iter().filter(|known| known["empties"].as_u64() <= Some(16)) {
        let text = known["board"].as_str().expect("a board").as_bytes();
        let board =
            Board::new(Size::new(8).expect("a size"), |square| match text[8 * square.row() + square.column()] {
                b'X' => Some(Player::First),
                b'O' => Some(Player::Second),
                _ => None,
            });
        let player = if known["side"] == "X" { Player::First } else { Player::Second };
        let position = Position::<u64>::new(&board, player, Rules::Standard);
        let mut solver = Solver::new(1 << 20, 1);
        for of_move in known["all"].as_array().expect("moves") {
            let (name, score) =
                (of_move[0].as_str().expect("a move").as_bytes(), of_move[1].as_i64().expect("a score"));
            let square = Square::at(usize::from(name[0] - b'a'), usize::from(name[1] - b'1')).expect("a square");
            let child = position.try_play(Move::Place(square)).expect("a legal move");
            let Ok(Decision { value, .. }) = solver.solve(&child, &mut ());
            // FFO scores give the empty squares at the end to the winner; few games have any.
            let (value, score) = (-value, score as Value);
            assert!(value.signum() == score.signum() && value.abs() <= score.abs(), "{value}, {known}");
            compared += u32::from(value == score);
        }
    }
    assert!(compared == 0 || compared > 100, "{compared}");
}

/// Returns the value by plain minimax.
fn minimax<B: Bits>(position: &Position<B>) -> Value {
    Search::new(Algorithm::Minimax, Utility).decide(position).value
}

/// Compares all answers of the solver with minimax.
fn assert_solves<B: Bits>(position: &Position<B>, threads: usize) {
    let value = minimax(position);
    let mut solver = Solver::new(1 << 12, threads);
    for bound in [value - 3, value, value + 1, value + 4] {
        assert_eq!(solver.is_at_least(position, bound, &mut ()), Ok(value >= bound), "{}", position.board());
    }
    let mut solver = Solver::new(1 << 12, threads);
    let Ok(solution) = solver.solve(position, &mut ());
    assert_eq!(solution.value, value, "{}", position.board());
    assert_eq!(solution.best.map(|best| -minimax(&position.play(best))), (!position.is_over()).then_some(value));
    let moves = position.moves().map(|mv| (mv.to_string(), -minimax(&position.play(mv))));
    assert_eq!(values(position, threads), moves.collect::<Vec<_>>(), "{}", position.board());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn the_solver_agrees_with_minimax(seed: u64, threads in 1..=2_usize) {
        for rules in [Rules::Ends, Rules::Standard] {
            for side in 3..=8 {
                let most_empty = 5 + (seed % 4) as u32 - side as u32 / 5;
                assert_solves::<u64>(&late(start(side, rules), most_empty, seed), threads);
            }
            for side in [3, 4, 5, 6, 9] {
                assert_solves::<Wide>(&late(start(side, rules), 4, seed), 1);
            }
        }
    }
}

#[test]
fn wide_sets_give_the_same_values() {
    for rules in [Rules::Ends, Rules::Standard] {
        let size = Size::new(4).expect("a size");
        assert_eq!(values(&Position::<u64>::start(size, rules), 2), values(&Position::<Wide>::start(size, rules), 1));
    }
}

/// Ends a search when it is asked for the fourth time whether to, and remembers the nodes each time.
struct Asked(Vec<u64>);

impl<G: Game> Observe<G> for Asked {
    type Stop = ();

    fn progress(&mut self, progress: &Progress<G::Move>) -> Result<(), ()> {
        self.0.push(progress.nodes);
        if self.0.len() < 4 { Ok(()) } else { Err(()) }
    }
}

#[test]
fn a_search_on_a_large_board_is_ended_within_few_nodes() {
    let start = Position::<Wide>::start(Size::new(16).expect("a size"), Rules::Ends);
    let mut asked = Asked(Vec::new());
    assert_eq!(Solver::new(1 << 20, 1).solve(&start, &mut asked), Err(()));
    // To look ahead from the children of a node takes milliseconds here.
    assert!(asked.0.windows(2).all(|nodes| nodes[1] - nodes[0] < 100), "{:?}", asked.0);
}

#[test]
fn machines_without_vectors_find_the_same() {
    let solve = |endgame: &mut Endgame, position: &Position<u64>, alpha| {
        let mut nodes = 0;
        let value = endgame.solve(position, Window { alpha, beta: alpha + 2 }, &mut nodes).expect("few squares");
        (value, nodes)
    };
    for rules in [Rules::Ends, Rules::Standard] {
        for (side, seed) in [(5, 1), (6, 2), (7, 3), (8, 4), (8, 5)] {
            let position = late::<u64>(start(side, rules), 8, seed);
            for alpha in [-9, -1] {
                let [best, plain] = [&mut Endgame::default(), &mut Endgame::plain()];
                assert_eq!(solve(best, &position, alpha), solve(plain, &position, alpha), "{}", position.board());
            }
        }
    }
}
