//! Known mistakes in the rules: each shows on a board, and programs that make one are named for it, and no others.

use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use suite_search::Player::{First, Second};
use suite_search::{Game, Player};
use suite_tabletop::{Explanation, KnownMistake};

use super::board;
use super::plain_game::PlainGame;
use crate::illegal_moves::{AnswersInGame, explain_illegal_move, explain_illegal_moves};
use crate::mistake::{MISTAKES, Mistake};
use crate::plain_rules::{PlainRules, View, rows};
use crate::{GameState, Illegal, Move, Point, Size, greedy, random as random_move};

const CORNER: &[&str] = &[".O.", "O..", "..."];
const SINGLE: &[&str] = &[".X.", "...", "..."];
const BEFORE_KO: &[&str] = &[".XO..", "XO.O.", ".XO..", ".....", "....."];
const KO: &[&str] = &[".XO..", "X.XO.", ".XO..", ".....", "....."];
const GROUP: &[&str] = &["X.O", "XO.", "O.."];
const TWO_CAPTURED: [&[&str]; 2] =
    [&["OO.O.", "XXO..", ".....", ".....", "....."], &["..XO.", "XXO..", ".....", ".....", "....."]];

/// For each mistake a placement that it makes legal, or illegal: the boards of the game, the player, and the answer.
const SHOWN: [(&str, &[&[&str]], Player, [i64; 2]); 42] = [
    ("occupied-points", &[SINGLE], Second, [0, 1]),
    ("opponents-points", &[SINGLE], Second, [0, 1]),
    ("own-points", &[SINGLE], First, [0, 1]),
    ("suicide-allowed", &[CORNER], First, [0, 0]),
    ("single-suicide-allowed", &[CORNER], First, [0, 0]),
    ("group-suicide-allowed", &[GROUP], First, [0, 1]),
    ("no-ko", &[BEFORE_KO, KO], Second, [1, 1]),
    ("ko-by-last-turn", &[BEFORE_KO, KO], Second, [1, 1]),
    ("ko-by-whole-history", &[BEFORE_KO, KO, KO], Second, [1, 1]),
    ("ko-after-passes", &[BEFORE_KO, KO, KO], Second, [1, 1]),
    ("ko-by-recapture", &TWO_CAPTURED, Second, [0, 1]),
    ("ko-by-point", &TWO_CAPTURED, Second, [0, 1]),
    ("suicide-before-capture", &[&[".OX", "OX.", "X.."]], First, [0, 0]),
    ("own-stones-are-liberties", &[GROUP], First, [0, 1]),
    ("stone-without-group", &[&["X.O", ".O.", "..."]], First, [0, 1]),
    ("own-stone-without-group", &[&["X.O", ".O.", "..."]], First, [0, 1]),
    ("capture-without-group", &[&[".OO", "OX.", "..."]], First, [0, 0]),
    ("adjacent-stones-only", &[&["XX.O.", ".OO..", ".....", ".....", "....."]], First, [0, 2]),
    ("capture-in-atari", &[&[".O.", "OX.", "..."]], First, [0, 0]),
    ("suicide-in-atari", &[&[".O.", "...", "..."]], First, [0, 0]),
    ("diagonal-liberties", &[CORNER], First, [0, 0]),
    ("diagonal-groups", &[&[".O.", "OX.", "..."]], First, [0, 0]),
    ("diagonal-neighbors", &[CORNER], First, [0, 0]),
    ("edge-liberties", &[CORNER], First, [0, 0]),
    ("index-below-zero", &[CORNER], First, [0, 0]),
    ("edges-wrap-around", &[&["...", "..O", ".O."]], First, [2, 2]),
    ("first-line-overlooked", &[&["...", ".O.", "O.."]], First, [1, 0]),
    ("last-line-overlooked", &[&["..O", ".O.", "..."]], First, [1, 2]),
    ("neighbor-above-overlooked", &[&["...", ".O.", "O.."]], First, [1, 0]),
    ("neighbor-below-overlooked", &[&["..O", ".O.", "..."]], First, [1, 2]),
    ("left-neighbor-overlooked", &[&["..O", ".O.", "..."]], First, [0, 1]),
    ("right-neighbor-overlooked", &[&["O..", ".O.", "..."]], First, [0, 1]),
    ("colors-exchanged", &[CORNER], First, [0, 0]),
    ("previous-board", &[&["...", "...", "..."], SINGLE], Second, [0, 1]),
    ("row-and-column-swapped", &[SINGLE], Second, [0, 1]),
    ("rows-from-bottom", &[SINGLE], Second, [0, 1]),
    ("columns-from-right", &[&["X..", "...", "..."]], Second, [0, 0]),
    ("board-upside-down", &[&["X..", "...", "..."]], Second, [0, 0]),
    ("counted-from-one", &[SINGLE], Second, [3, 3]),
    ("rows-from-one", &[SINGLE], Second, [3, 0]),
    ("columns-from-one", &[SINGLE], Second, [0, 3]),
    ("counted-one-too-low", &[SINGLE], Second, [-1, -1]),
];

#[test]
fn each_mistake_shows_on_a_board() {
    assert!(MISTAKES.iter().map(|mistake| mistake.id).eq(SHOWN.map(|(id, ..)| id)));
    for (mistake, (id, boards, player, answer)) in MISTAKES.iter().zip(SHOWN) {
        let size = Size::new(boards[0].len()).expect("a size");
        let boards: Vec<_> = boards.iter().map(|lines| rows(&board(lines))).collect();
        let view = View { size, player, boards: &boards };
        let is_legal = PlainRules::default().allow(&view, answer);
        assert_ne!(KnownMistake::program([mistake]).allow(&view, answer), is_legal, "{id}");
    }
}

#[test]
fn mistakes_differ() {
    let texts = |text: fn(&Mistake) -> &str| MISTAKES.iter().map(text).collect::<std::collections::HashSet<_>>().len();
    assert_eq!((texts(|mistake| mistake.id), texts(|mistake| mistake.description)), (42, 42));
}

/// A program: returns a placement, or `None` for a pass.
type Program<'a> = &'a dyn Fn(&View<'_>, &mut ChaCha8Rng) -> Option<[i64; 2]>;

/// Plays a game of a program until it ends.
fn play(program: Program<'_>, number: u32, random: &mut ChaCha8Rng) -> AnswersInGame {
    let mut state = GameState::start(Size::DEFAULT);
    let player = if number.is_multiple_of(2) { First } else { Second };
    let mut boards = vec![rows(&state.position.board())];
    let (mut placed, mut passed, mut illegal) = (Vec::new(), Vec::new(), None);
    while !state.is_over() {
        let played = boards.len() - 1;
        let mv = if state.to_move() != player {
            if number % 4 < 2 { greedy(&state.position, random) } else { random_move(&state.position, random) }
        } else {
            let answer = program(&View { size: Size::DEFAULT, player, boards: &boards }, random);
            let point = answer.map(|answer| answer.map(|index| usize::try_from(index).unwrap_or(99)));
            let mv = point.map_or(Some(Move::Pass), |[row, column]| Point::at(row, column).map(Move::Place));
            match (mv.filter(|&mv| state.position.illegal(mv).is_none()), answer) {
                (None, answer) => {
                    illegal = answer.map(|answer| (played, answer));
                    break;
                }
                (Some(mv), Some(answer)) => {
                    placed.push((played, answer));
                    mv
                }
                (Some(mv), None) => {
                    passed.push(played);
                    mv
                }
            }
        };
        state = state.play(mv);
        boards.push(rows(&state.position.board()));
    }
    AnswersInGame { size: Size::DEFAULT, player, boards, placed, passed, illegal }
}

/// Returns the games of a grading.
fn games(program: Program<'_>, seed: u64) -> Vec<AnswersInGame> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    (0..120).map(|number| play(program, number, &mut random)).collect()
}

fn named(games: &[AnswersInGame]) -> Option<String> {
    explain_illegal_moves(games).as_ref().map(Explanation::id)
}

fn answers() -> impl Iterator<Item = [i64; 2]> {
    (-1..=5).flat_map(|row| (-1..=5).map(move |column| [row, column]))
}

/// A program by these rules that plays at random.
fn by_rules(rules: &PlainRules) -> impl Fn(&View<'_>, &mut ChaCha8Rng) -> Option<[i64; 2]> {
    |view, random| answers().filter(|&answer| rules.allow(view, answer)).choose(random)
}

#[test]
fn plain_rules_without_a_mistake_are_the_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut counts = [0; 3];
    for size in Size::all() {
        for _ in 0..60 {
            let mut state = GameState::start(size);
            let mut boards = vec![rows(&state.position.board())];
            while !state.is_over() {
                let view = View { size, player: state.to_move(), boards: &boards };
                for point in size.points() {
                    let illegal = state.position.illegal(Move::Place(point));
                    let answer = [point.row() as i64, point.column() as i64];
                    assert_eq!(PlainRules::default().allow(&view, answer), illegal.is_none(), "{point} {state:?}");
                    counts[0] += u32::from(illegal == Some(Illegal::Ko));
                    counts[1] += u32::from(illegal == Some(Illegal::Suicide));
                    counts[2] += u32::from(illegal == Some(Illegal::Occupied));
                }
                for answer in [[-1, 0], [0, -1], [size.side() as i64, 0], [0, size.side() as i64]] {
                    assert!(!PlainRules::default().allow(&view, answer));
                }
                let mv = if random.random_ratio(1, 2) {
                    greedy(&state.position, &mut random)
                } else {
                    random_move(&state.position, &mut random)
                };
                state = state.play(mv);
                boards.push(rows(&state.position.board()));
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 30), "{counts:?}");
}

#[test]
fn planted_mistakes_are_named() {
    let mut unnamed = Vec::new();
    for mistake in &MISTAKES {
        let rules = KnownMistake::program([mistake]);
        let games = games(&by_rules(&rules), 1);
        let faults = games.iter().filter(|game| game.illegal.is_some()).count();
        match named(&games) {
            Some(id) => assert_eq!(id, mistake.id, "{faults} faults"),
            None => unnamed.push((mistake.id, faults)),
        }
    }
    eprintln!("{unnamed:?}");
}
