//! The stand-ins for the course's starter files, which must agree with the rules.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::{Command, Stdio};

use itertools::Itertools;
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use suite_search::{Game, Player};

use crate::{GameState, Illegal, Input, Move, Point, Size};

/// A program that reads positions with what the rules say of them, and says the same by the stand-ins.
///
/// A position is `input.txt`, with a line for each of: the legal placements, the move that is played, the winner by
/// points, the stones that it captures, the moves played, whether the last one was a pass; and the board afterward.
const CHECK: &str = r#"
import os, sys, tempfile
from copy import deepcopy
sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
from host import GO
from read import readInput, readOutput
from write import writeNextInput, writeOutput, writePass

folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)
count = 0
for block in sys.stdin.read().split("\n=\n"):
    lines = block.split("\n")
    n = len(lines[1])
    with open("input.txt", "w") as opened:
        opened.write("\n".join(lines[:2 * n + 1]))
    piece_type, previous, board = readInput(n)
    writeNextInput(piece_type, previous, board, "again.txt")
    assert open("again.txt").read() == open("input.txt").read()
    legal, move, winner, captured, played, is_after_pass = lines[2 * n + 1:2 * n + 7]
    after = [[int(point) for point in row] for row in lines[2 * n + 7:]]
    go = GO(n)
    go.set_board(piece_type, previous, deepcopy(board))
    found = [(i, j) for i in range(n) for j in range(n) if go.valid_place_check(i, j, piece_type, test_check=True)]
    assert found == [tuple(map(int, word.split(","))) for word in legal.split()], (block, found)
    assert not go.valid_place_check(n, 0, piece_type) and go.compare_board(go.board, board), block
    assert go.judge_winner() == int(winner), block
    go.n_move = int(played)
    assert [go.game_end(piece_type), go.game_end(piece_type, "PASS")] == [False, is_after_pass == "true"], block
    if move == "PASS":
        writePass()
        assert readOutput() == ("PASS", -1, -1)
    else:
        place = tuple(map(int, move.split(",")))
        writeOutput(place)
        assert readOutput() == ("MOVE",) + place
        assert go.place_chess(place[0], place[1], piece_type) and go.previous_board == board
        assert len(go.remove_died_pieces(3 - piece_type)) == int(captured) and go.board == after, block
    count += 1
os.chdir("/")
print(count)
"#;

/// Adds a position with what the rules say of it, and of a move in it.
fn add(text: &mut String, state: &GameState, played: u32, mv: Move) {
    let legal = state.moves().filter(|mv| *mv != Move::Pass).join(" ");
    let winner = match state.position.utility(Player::First) {
        0 => 0,
        value => 1 + u8::from(value < 0),
    };
    let captured = state.position.captures(mv);
    let after = state.play(mv).position.board();
    let mv = if mv == Move::Pass { "PASS".to_owned() } else { mv.to_string() };
    let separator = if text.is_empty() { "" } else { "\n=\n" };
    write!(text, "{separator}{}\n{legal}\n{mv}\n{winner}\n{captured}\n{played}\n", Input::from(state)).expect("a text");
    write!(text, "{}\n{after}", state.position.is_after_pass()).expect("a text");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_stand_ins_play_by_the_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let (mut text, mut count, mut captures, mut kos) = (String::new(), 0, 0, 0);
    for side in [3, 4, 5, 5, 5, 5, 7].repeat(6) {
        let mut state = GameState::start(Size::new(side).expect("a size"));
        let places = (0..side * side).map(|at| Move::Place(Point::at(at / side, at % side).expect("a point")));
        let places: Vec<_> = places.collect();
        let mut played = 0;
        while !state.is_over() {
            let moves: Vec<_> = state.moves().collect();
            let capturing = moves.iter().filter(|mv| state.position.captures(**mv) > 0).choose(&mut random);
            let any = *moves.choose(&mut random).expect("at least the pass");
            let mv = capturing.copied().filter(|_| random.random_ratio(1, 2)).unwrap_or(any);
            add(&mut text, &state, played, mv);
            kos += places.iter().filter(|&&place| state.position.illegal(place) == Some(Illegal::Ko)).count();
            (count, captures) = (count + 1, captures + state.position.captures(mv));
            (state, played) = (state.play(mv), played + 1);
        }
    }
    assert!(count > 500 && captures > 100 && kos > 5, "{count}, {captures}, {kos}");
    let python = Command::new("python3")
        .args(["-c", CHECK, concat!(env!("CARGO_MANIFEST_DIR"), "/src/starter")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut python) = python else {
        let _ = writeln!(io::stderr(), "skipped: there is no python3");
        return;
    };
    python.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("somebody reads");
    let output = python.wait_with_output().expect("an end");
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), count.to_string());
}
