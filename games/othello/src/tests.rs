//! Known numbers: perft, values of boards, and the results and node counts of limited searches.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value as Json;
use suite_search::{Algorithm, Count, Game, Perft, Player, Search, perft, perft_by_move};

use crate::{Bits, Board, Mobility, Position, Rules, Size, Utility, Wide};

pub(crate) fn start<B: Bits>(side: usize, rules: Rules) -> Position<B> {
    Position::start(Size::new(side).expect("a size"), rules)
}

/// Returns the first position of a random game after `start` with at most that many empty squares, or its last
/// position.
pub(crate) fn late<B: Bits>(start: Position<B>, most_empty: u32, seed: u64) -> Position<B> {
    let (mut position, mut random) = (start, seed);
    while !position.is_over() && position.empty().len() > most_empty {
        random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        let mut moves = position.moves();
        let index = (random >> 33) as usize % moves.len();
        position = position.play(moves.nth(index).expect("a move"));
    }
    position
}

/// Returns positions that are not over and have at most `empty` empty squares, from random games after `start`.
pub(crate) fn endings(start: Position<u64>, count: usize, empty: u32) -> Vec<Position<u64>> {
    let games = (0..).map(|seed| late(start, empty, seed));
    games.filter(|ending| !ending.is_over()).take(count).collect()
}

/// Compares the counts for 1, 2, 3, ... plies with the expected ones, each with the number of games that ended earlier.
fn assert_perft<B: Bits>(start: &Position<B>, expected: &[(u64, u64)]) {
    for (depth, &(leaves, ended)) in (1..).zip(expected) {
        assert_eq!(perft(start, depth), Perft { leaves, ended }, "{depth} plies");
    }
}

#[test]
fn perft_of_4x4_to_the_end() {
    let expected = [
        (4, 0),
        (12, 0),
        (44, 0),
        (128, 0),
        (420, 4),
        (1232, 12),
        (3524, 48),
        (8716, 184),
        (18448, 728),
        (31444, 2484),
        (35096, 8968),
        (24212, 19852),
        (0, 44064),
    ];
    assert_perft::<u64>(&start(4, Rules::Ends), &expected);
    assert_perft::<Wide>(&start(4, Rules::Ends), &expected[..8]);
}

#[test]
fn perft_of_6x6() {
    let expected = [(4, 0), (12, 0), (56, 0), (244, 0), (1364, 0), (7604, 0), (47_740, 0), (308_716, 0)];
    assert_perft::<u64>(&start(6, Rules::Ends), &expected);
    assert_perft::<Wide>(&start(6, Rules::Ends), &expected[..6]);
}

#[test]
fn perft_of_8x8() {
    let expected = [(4, 0), (12, 0), (56, 0), (244, 0), (1396, 0), (8200, 0), (55_092, 0), (390_216, 0)];
    assert_perft::<u64>(&start(8, Rules::Ends), &expected);
    assert_perft::<u64>(&start(8, Rules::Standard), &expected);
    assert_perft::<Wide>(&start(8, Rules::Standard), &expected[..6]);
}

#[test]
fn perft_by_move_is_perft_after_each_move() {
    // All four moves are symmetric.
    let counts: Vec<_> =
        perft_by_move(&start::<u64>(8, Rules::Ends), 5).map(|(mv, counts)| (mv.to_string(), counts)).collect();
    let expected = ["2 3", "3 2", "4 5", "5 4"].map(|mv| (mv.to_owned(), Perft { leaves: 1396 / 4, ended: 0 }));
    assert_eq!(counts, expected);

    let start = start::<u64>(4, Rules::Ends);
    assert_eq!(perft_by_move(&start, 9).map(|(_, counts)| counts).sum::<Perft>(), Perft { leaves: 18448, ended: 728 });
    assert_eq!(perft_by_move(&start, 0).count(), 0);
}

#[test]
fn perft_of_0_plies_counts_the_position_itself() {
    assert_eq!(perft(&start::<u64>(4, Rules::Ends), 0), Perft { leaves: 1, ended: 0 });
}

/// Returns the first best move, the value, and the numbers of nodes and leaves of a search.
fn search<B: Bits>(search: &Search<Utility>, position: &Position<B>) -> (Option<String>, i32, u64, u64) {
    let mut count = Count::default();
    let Ok(decision) = search.observe(position, &mut count);
    (decision.best.map(|mv| mv.to_string()), decision.value, count.nodes, count.leaves)
}

const MINIMAX: Search<Utility> = Search::new(Algorithm::Minimax, Utility);
const ALPHA_BETA: Search<Utility> = Search::new(Algorithm::AlphaBeta, Utility);
const ORDERED: Search<Utility> = Search { ordering: true, ..ALPHA_BETA };

#[test]
fn searches_of_4x4_visit_the_known_numbers_of_nodes() {
    let start = start::<u64>(4, Rules::Ends);
    let first = Some("0 1".to_owned());
    assert_eq!(search(&MINIMAX, &start), (first.clone(), -6, 123_281, 44_064));
    assert_eq!(search(&ALPHA_BETA, &start), (first, -6, 9035, 2658));
    let (_, value, nodes, leaves) = search(&ORDERED, &start);
    assert_eq!((value, nodes, leaves), (-6, 4526, 1333));
}

#[test]
fn small_boards_have_their_known_values() {
    for (side, rules, expected) in [(3, Rules::Ends, -2), (4, Rules::Ends, -6), (4, Rules::Standard, -8)] {
        assert_eq!(ORDERED.decide(&start::<u64>(side, rules)).value, expected, "{side}x{side}, {rules:?}");
    }
}

#[test]
#[ignore = "takes minutes in an unoptimized build"]
fn the_5x5_board_has_its_known_value() {
    let search = Search { caching: true, ordering: true, ..Search::new(Algorithm::AlphaBeta, Mobility) };
    assert_eq!(search.decide(&start::<u64>(5, Rules::Ends)).value, 9);
}

/// Reads a file of the course material, if it is present next to the project.
fn shared(path: &str) -> Option<Json> {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared", path].iter().collect();
    if path.exists() {
        let text = std::fs::read(&path).expect("a readable file");
        Some(serde_json::from_slice(&text).expect("JSON"))
    } else {
        // Written directly, because the test harness would capture the output of `eprintln!`.
        let _ = writeln!(std::io::stderr(), "skipped: there is no {}", path.display());
        None
    }
}

#[test]
fn limited_searches_have_their_known_results() {
    let Some(file) = shared("othello/limited_searches.json") else { return };
    let cases: Vec<_> = ["small", "big"].iter().flat_map(|part| file[part].as_array().expect("boards")).collect();
    assert!(!cases.is_empty());
    for case in cases {
        let board = Board::parse(case["board"].to_string().as_bytes()).expect("a board");
        for (player, name) in Player::BOTH.into_iter().zip(["1", "2"]) {
            let position = Position::<u64>::new(&board, player, Rules::Ends);
            let moves: Vec<_> = position.moves().map(|mv| mv.to_string()).collect();
            let expected: Vec<_> =
                case[format!("moves{name}")].as_array().expect("moves").iter().map(move_name).collect();
            assert_eq!(moves, expected.into_iter().flatten().collect::<Vec<_>>(), "{board}");
        }
        for (name, expected) in case["res"].as_object().expect("results") {
            let (player, limit) = name.split_once("_l").expect("p1_l1");
            let player = if player == "p1" { Player::First } else { Player::Second };
            // -1 is no limit.
            let limit = limit.parse().ok();
            let position = Position::<u64>::new(&board, player, Rules::Ends);
            let number = |field: &str| expected[field].as_u64().expect("a number");
            let value = expected["value"].as_i64().expect("a value") as i32;
            let what = format!("{name}: {board}");

            let first = move_name(&expected["move"]);
            let minimax = search(&Search { limit, ..MINIMAX }, &position);
            assert_eq!(minimax, (first.clone(), value, number("minimax_nodes"), number("leaves")), "{what}");
            let (best, its_value, nodes, _) = search(&Search { limit, ..ALPHA_BETA }, &position);
            assert_eq!((best, its_value, nodes), (first, value, number("ab_nodes")), "{what}");
            let (best, its_value, nodes, _) = search(&Search { limit, ..ORDERED }, &position);
            let first = move_name(&expected["ab_ordered_move"]);
            assert_eq!((best, its_value, nodes), (first, value, number("ab_ordered_nodes")), "{what}");
        }
    }
}

/// Returns the name of a move that the file writes as `[column, row]`.
fn move_name(mv: &Json) -> Option<String> {
    Some(format!("{} {}", mv.get(0)?, mv.get(1)?))
}

#[test]
fn exact_values_are_the_known_ones() {
    let Some(file) = shared("othello/exact_positions.json") else { return };
    // A textbook search of more empty squares takes too long.
    const MOST_EMPTY: u32 = 9;
    let mut tried = 0;
    for case in file.as_array().expect("positions") {
        let board = Board::parse(case["board"].to_string().as_bytes()).expect("a board");
        let side = board.size().side();
        let player = Player::BOTH[usize::from(case["side"] == 2)];
        let position = Position::<u64>::new(&board, player, Rules::Ends);
        if side.pow(2) as u32 - position.disks(Player::First) - position.disks(Player::Second) > MOST_EMPTY {
            continue;
        }
        tried += 1;
        let (best, value, _, _) = search(&ALPHA_BETA, &position);
        assert_eq!(
            (best.as_deref(), Some(value.into())),
            (case["first_best"].as_str(), case["value"].as_i64()),
            "{board}"
        );
        let moves = case["moves"].as_object().expect("moves");
        assert_eq!(position.moves().len(), moves.len(), "{board}");
        for mv in position.moves() {
            // The value to the opponent, negated.
            let value = -ALPHA_BETA.decide(&position.play(mv)).value;
            assert_eq!(Some(value.into()), moves[&mv.to_string()].as_i64(), "{mv}: {board}");
        }
    }
    assert!(tried > 0);
}

/// A program that reads positions with what the rules say of them, and says the same by the stand-in for the course's
/// starter file. A position is a line of the board, the player to move, the legal moves, the disks, the move that is
/// played, and the board afterward.
const CHECK_STAND_IN: &str = r"
import ast, sys
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from othello_shared import find_lines, get_possible_moves, get_score, play_move
count = 0
for line in sys.stdin:
    board, player, moves, score, move, after = ast.literal_eval(line)
    assert get_possible_moves(board, player) == moves, line
    assert get_possible_moves([list(row) for row in board], player) == moves, line
    assert get_score(board) == score, line
    if move:
        assert play_move(board, player, *move) == play_move(board, player, move) == after, line
        flipped = [square for line in find_lines(board, move[0], move[1], player) for square in line]
        assert sorted(flipped) == sorted((i, j) for i in range(len(board)) for j in range(len(board))
                                         if board[j][i] and board[j][i] != after[j][i]), line
    count += 1
print(count)
";

/// Returns a board, or a list of moves, as Python writes it.
fn in_python(board: &Board) -> String {
    let disk = |disk: Option<Player>| disk.map_or("0,".to_owned(), |player| format!("{},", player as u8 + 1));
    let rows = board.rows().map(|row| format!("({}),", row.map(disk).collect::<String>()));
    format!("({})", rows.collect::<String>())
}

#[test]
fn the_stand_in_for_the_starter_file_plays_by_the_rules() {
    let (mut text, mut count) = (String::new(), 0);
    for seed in 0..60 {
        let side = [4, 5, 6, 8][seed as usize % 4];
        let mut position = start::<u64>(side, Rules::Ends);
        let mut random: u64 = seed;
        loop {
            let moves: Vec<_> = position.moves().collect();
            let written = moves.iter().map(|mv| format!("({}),", mv.to_string().replace(' ', ",")));
            let board = position.board();
            let disks = Player::BOTH.map(|player| board.disks(player));
            let player = position.to_move() as u8 + 1;
            write!(text, "{},{player},[{}],", in_python(&board), written.collect::<String>()).expect("a text");
            write!(text, "({},{}),", disks[0], disks[1]).expect("a text");
            count += 1;
            random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
            let Some(mv) = moves.get((random >> 33) as usize % moves.len().max(1)) else {
                text += "None,None\n";
                break;
            };
            position = position.play(*mv);
            let after = in_python(&position.board());
            writeln!(text, "({}),{after}", mv.to_string().replace(' ', ",")).expect("a text");
        }
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/starter");
    let mut python = Command::new("python3");
    python.args(["-c", CHECK_STAND_IN, folder]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let Ok(mut python) = python.spawn() else {
        let _ = writeln!(std::io::stderr(), "skipped: there is no python3");
        return;
    };
    python.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("somebody reads");
    let output = python.wait_with_output().expect("an end");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), count.to_string());
}
