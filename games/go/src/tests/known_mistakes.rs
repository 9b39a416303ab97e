//! Known mistakes in the rules: each shows on a board, and programs that make one are named for it, and no others.

use std::convert::Infallible;

use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use suite_search::Player::{First, Second};
use suite_search::{Game, Player};
use suite_tabletop::{Explanation, KnownMistake};

use super::board;
use super::plain_game::PlainGame;
use crate::illegal_kind::IllegalKind;
use crate::illegal_moves::{AnswersInGame, Evidence, explain_illegal_move, explain_illegal_moves};
use crate::known_mistakes::KNOWN_MISTAKES;
use crate::plain_rules::{Extent, PlainRules, View, WITHOUT_LEFT, WITHOUT_UP, rows};
use crate::{Board, GameState, Illegal, Move, Point, Size, greedy, random as random_move};

const CORNER: &[&str] = &[".O.", "O..", "..."];
const SINGLE: &[&str] = &[".X.", "...", "..."];
const BEFORE_KO: &[&str] = &[".XO..", "XO.O.", ".XO..", ".....", "....."];
const KO: &[&str] = &[".XO..", "X.XO.", ".XO..", ".....", "....."];
const GROUP: &[&str] = &["X.O", "XO.", "O.."];
const TWO_CAPTURED: [&[&str]; 2] =
    [&["OO.O.", "XXO..", ".....", ".....", "....."], &["..XO.", "XXO..", ".....", ".....", "....."]];

/// The id of a mistake, and a placement that it makes legal, or illegal: the boards of the game, the player, and the
/// answer.
type Shown = (&'static str, &'static [&'static [&'static str]], Player, [i64; 2]);

const SHOWN: [Shown; 42] = [
    ("occupied-points", &[SINGLE], Second, [0, 1]),
    ("opponents-points", &[SINGLE], Second, [0, 1]),
    ("own-points", &[SINGLE], First, [0, 1]),
    ("suicide-allowed", &[CORNER], First, [0, 0]),
    ("single-suicide-allowed", &[CORNER], First, [0, 0]),
    ("group-suicide-allowed", &[GROUP], First, [0, 1]),
    ("no-ko", &[BEFORE_KO, KO], Second, [1, 1]),
    ("any-empty-point", &[CORNER], First, [0, 0]),
    ("ko-by-last-turn", &[BEFORE_KO, KO], Second, [1, 1]),
    ("ko-by-whole-history", &[BEFORE_KO, KO, KO], Second, [1, 1]),
    ("ko-after-passes", &[BEFORE_KO, KO, KO], Second, [1, 1]),
    ("ko-by-recapture", &TWO_CAPTURED, Second, [0, 1]),
    ("ko-by-point", &TWO_CAPTURED, Second, [0, 1]),
    ("suicide-before-capture", &[&[".OX", "OX.", "X.."]], First, [0, 0]),
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
    assert!(KNOWN_MISTAKES.iter().map(|mistake| mistake.id).eq(SHOWN.map(|(id, ..)| id)));
    for (mistake, (id, boards, player, answer)) in KNOWN_MISTAKES.iter().zip(SHOWN) {
        let size = Size::new(boards[0].len()).expect("a size");
        let boards: Vec<_> = boards.iter().map(|lines| rows(&board(lines))).collect();
        let view = View { size, player, boards: &boards };
        let is_legal = PlainRules::default().allow(&view, answer);
        assert_ne!(KnownMistake::program([mistake]).allow(&view, answer), is_legal, "{id}");
    }
}

#[test]
fn mistakes_differ() {
    let texts = |text: fn(&KnownMistake<PlainRules>) -> &str| {
        KNOWN_MISTAKES.iter().map(text).collect::<std::collections::HashSet<_>>().len()
    };
    assert_eq!((texts(|mistake| mistake.id), texts(|mistake| mistake.description)), (42, 42));
}

fn known_mistake(id: &str) -> &'static KnownMistake<PlainRules> {
    KNOWN_MISTAKES.iter().find(|mistake| mistake.id == id).expect("a mistake")
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
        if state.to_move() == player {
            let answer = program(&View { size: Size::DEFAULT, player, boards: &boards }, random);
            let point = answer.map(|answer| answer.map(|index| usize::try_from(index).unwrap_or(usize::MAX)));
            let mv = point.map_or(Some(Move::Pass), |[row, column]| Point::at(row, column).map(Move::Place));
            let Some(mv) = mv.filter(|&mv| state.position.illegal(mv).is_none()) else {
                illegal = answer.map(|answer| (played, answer));
                break;
            };
            match answer {
                Some(answer) => placed.push((played, answer)),
                None => passed.push(played),
            }
            state = state.play(mv);
        } else {
            let is_greedy = number % 4 < 2;
            let mv = if is_greedy { greedy(&state.position, random) } else { random_move(&state.position, random) };
            state = state.play(mv);
        }
        boards.push(rows(&state.position.board()));
    }
    AnswersInGame { size: Size::DEFAULT, player, boards, placed, passed, illegal }
}

/// Returns the games of a grading.
fn games(program: Program<'_>, seed: u64) -> Vec<AnswersInGame> {
    some_games(program, seed, 60)
}

fn some_games(program: Program<'_>, seed: u64, count: u32) -> Vec<AnswersInGame> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    (0..count).map(|number| play(program, number, &mut random)).collect()
}

/// Returns the name of what explains games for certain.
fn certain_name(games: &[AnswersInGame]) -> Option<String> {
    let evidence = Evidence::of(games);
    evidence.certain(&evidence.candidates()).map(Explanation::id)
}

/// Returns what explains the games of a program, and its answers in further turns.
fn explanation(program: Program<'_>, games: Vec<AnswersInGame>) -> Option<Explanation<PlainRules>> {
    explanation_by(program, games, |_, said| Some(said))
}

/// The same, but it says something else in further turns, or nothing, by their numbers from 0.
fn explanation_by(
    program: Program<'_>,
    games: Vec<AnswersInGame>,
    say: impl Fn(usize, String) -> Option<String>,
) -> Option<Explanation<PlainRules>> {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut answer = |(number, state): (usize, GameState)| {
        let boards = [state.before, state.position.board()].map(|board| rows(&board));
        let answer = program(&View { size: Size::DEFAULT, player: state.to_move(), boards: &boards }, &mut random);
        let said = answer.map_or_else(|| "PASS".to_owned(), |[row, column]| format!("{row},{column}"));
        Some(AnswersInGame::in_turn(&state, &say(number, said)?))
    };
    let ask =
        |_, turns: Vec<GameState>| Ok::<_, Infallible>(turns.into_iter().enumerate().filter_map(&mut answer).collect());
    let Ok(explanation) = explain_illegal_moves(games, 1, ask);
    explanation
}

fn named(program: Program<'_>, games: Vec<AnswersInGame>) -> Option<String> {
    explanation(program, games).as_ref().map(Explanation::id)
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

fn is_empty(view: &View<'_>, [row, column]: [i64; 2]) -> bool {
    let on_board = (0..5).contains(&row) && (0..5).contains(&column);
    on_board && view.boards[view.boards.len() - 1][row as usize][column as usize] == 0
}

fn empty_neighbors(view: &View<'_>, [row, column]: [i64; 2]) -> usize {
    let neighbors = [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]];
    neighbors.into_iter().filter(|&point| is_empty(view, point)).count()
}

/// The same, but it prefers points without an empty neighbor, where captures, kos and suicides are.
fn fighting_by_rules(rules: &PlainRules) -> impl Fn(&View<'_>, &mut ChaCha8Rng) -> Option<[i64; 2]> {
    |view, random| {
        let is_enclosed = |&point: &[i64; 2]| is_empty(view, point) && empty_neighbors(view, point) == 0;
        let allowed: Vec<_> = answers().filter(|&answer| rules.allow(view, answer)).collect();
        let enclosed = allowed.iter().copied().filter(is_enclosed).choose(random);
        enclosed.or_else(|| allowed.choose(random).copied())
    }
}

/// The same, but it always prefers what has the most empty neighbors, and of these what is first, or last.
fn preferring_by_rules(rules: &PlainRules, last: bool) -> impl Fn(&View<'_>, &mut ChaCha8Rng) -> Option<[i64; 2]> {
    move |view, _| {
        // It sees what it thinks of, not where it lands.
        let seen = |&answer: &[i64; 2]| empty_neighbors(view, (rules.point)(answer, 4));
        let allowed: Vec<_> = answers().filter(|&answer| rules.allow(view, answer)).collect();
        if last { allowed.into_iter().max_by_key(seen) } else { allowed.into_iter().rev().max_by_key(seen) }
    }
}

/// Returns whether two rules allow the same in all turns of a program.
fn are_equal(games: &[AnswersInGame], rules: [&PlainRules; 2]) -> bool {
    games.iter().all(|game| {
        let placed =
            game.placed.iter().chain(&game.illegal).map(|&(played, _)| played).chain(game.passed.iter().copied());
        placed.into_iter().all(|played| {
            let view = View { size: game.size, player: game.player, boards: &game.boards[..=played] };
            answers().all(|answer| rules[0].allow(&view, answer) == rules[1].allow(&view, answer))
        })
    })
}

/// Returns the name of what is wrong with a program that makes a mistake. It has to allow the same.
fn right_name(program: Program<'_>, games: &[AnswersInGame], mistake: &KnownMistake<PlainRules>) -> Option<String> {
    let explanation = explanation(program, games.to_vec())?;
    let rules = KnownMistake::program([mistake]);
    assert!(are_equal(games, [&rules, &explanation.program()]), "{}: {}", mistake.id, explanation.id());
    Some(explanation.id())
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_planted_mistake_is_named_or_nothing() {
    let mut right = 0;
    for mistake in &KNOWN_MISTAKES {
        let rules = KnownMistake::program([mistake]);
        let programs: [Program<'_>; 2] = [&by_rules(&rules), &fighting_by_rules(&rules)];
        for program in programs {
            let name = right_name(program, &games(program, 1), mistake);
            right += u32::from(name.as_deref() == Some(mistake.id));
        }
    }
    assert!(right >= 55, "{right} of 84 are named");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_with_habits_have_no_other_name_however_few_games_they_play() {
    let mut named = 0;
    for mistake in &KNOWN_MISTAKES {
        let rules = KnownMistake::program([mistake]);
        for last in [false, true] {
            let program = preferring_by_rules(&rules, last);
            let games = some_games(&program, 1, 20);
            named += [8, 20].into_iter().filter_map(|count| right_name(&program, &games[..count], mistake)).count();
        }
    }
    assert!(named >= 110, "{named} of 168 are named");
}

/// A change of the rules that no known mistake makes, nor two of them, with the names of those that are much like it.
type Unknown = (&'static [&'static str], fn(&mut PlainRules));

const UNKNOWN: [Unknown; 10] = [
    (&[], |rules| rules.liberties = WITHOUT_UP),
    (&["capture-without-group"], |rules| rules.connections = WITHOUT_LEFT),
    (&["capture-in-atari"], |rules| rules.liberties = &[[-1, 0], [1, 0]]),
    (&["diagonal-liberties", "diagonal-neighbors"], |rules| {
        rules.liberties = &[[-1, -1], [-1, 1], [1, -1], [1, 1]];
    }),
    (&["capture-without-group"], |rules| rules.connections = &[[0, -1], [0, 1]]),
    (&["capture-without-group"], |rules| rules.opponents_group = Extent::Adjacent),
    (&[], |rules| rules.own_group = Extent::Adjacent),
    (&["capture-in-atari", "any-empty-point"], |rules| rules.opponents_liberties = 3),
    (&[], |rules| rules.point = |[row, column], last| [column, last - row]),
    (&[], |rules| rules.point = |[row, column], _| [row + 1, column]),
];

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_mistakes_that_nobody_knows_have_hardly_a_name_but_one_much_like_them() {
    let mut others = Vec::new();
    for (number, (alike, change)) in UNKNOWN.iter().enumerate() {
        let mut rules = PlainRules::default();
        change(&mut rules);
        let programs: [Program<'_>; 4] = [
            &by_rules(&rules),
            &fighting_by_rules(&rules),
            &preferring_by_rules(&rules, false),
            &preferring_by_rules(&rules, true),
        ];
        for program in programs {
            let name = named(program, some_games(program, 1, 24));
            let Some(name) = name.filter(|name| !alike.contains(&name.as_str())) else { continue };
            others.push(format!("{number}: {name}"));
        }
    }
    assert!(others.len() <= 1, "of 40: {others:?}");
}

#[test]
fn illegal_moves_are_of_kinds() {
    let now = rows(&board(&[".OO..", "O.O.X", ".OX.X", "OXO..", ".X..."]));
    let before = rows(&board(&[".OO..", "O.O.X", ".OX.X", "O.O..", ".X..."]));
    let view = View { size: Size::DEFAULT, player: First, boards: &[before, now] };
    let suicide = |of_group, on_edge| Some(IllegalKind::Suicide { of_group, on_edge });
    let kinds = [
        ([-1, 0], Some(IllegalKind::OffBoard)),
        ([0, 5], Some(IllegalKind::OffBoard)),
        ([2, 2], Some(IllegalKind::OntoOwnStone)),
        ([0, 1], Some(IllegalKind::OntoOpponentsStone)),
        ([0, 0], suicide(false, true)),
        ([1, 1], suicide(false, false)),
        ([0, 4], None),
    ];
    for (answer, kind) in kinds {
        assert_eq!(IllegalKind::of(&view, answer), kind, "{answer:?}");
    }
    let [before, now] = [BEFORE_KO, KO].map(|lines| rows(&board(lines)));
    let view = View { size: Size::DEFAULT, player: Second, boards: &[before, now] };
    assert_eq!(IllegalKind::of(&view, [1, 1]), Some(IllegalKind::Ko));
    let view = View { size: Size::new(3).expect("a size"), player: First, boards: &[rows(&board(GROUP))] };
    assert_eq!(IllegalKind::of(&view, [0, 1]), suicide(true, true));
}

#[test]
fn a_mistake_is_no_name_for_who_never_plays_some_kind_of_illegal_moves() {
    let rules = KnownMistake::program([known_mistake("any-empty-point")]);
    let named_without = |never: Option<bool>| {
        let program: Program<'_> = &|view, random| {
            let is_played = |kind: IllegalKind| match kind {
                IllegalKind::Suicide { of_group, .. } => Some(of_group) != never,
                _ => true,
            };
            let kind = |&answer: &[i64; 2]| IllegalKind::of(view, answer);
            let allowed = answers().filter(|&answer| rules.allow(view, answer));
            let played: Vec<_> = allowed.filter(|answer| kind(answer).is_none_or(is_played)).collect();
            let illegal = played.iter().copied().filter(|answer| kind(answer).is_some()).choose(random);
            illegal.or_else(|| played.choose(random).copied())
        };
        named(program, games(program, 1))
    };
    assert_eq!(named_without(None).as_deref(), Some("any-empty-point"));
    assert_eq!([Some(true), Some(false)].map(named_without), [None, None]);
}

#[test]
fn who_places_few_stones_in_further_turns_has_no_name() {
    let rules = KnownMistake::program([known_mistake("counted-from-one")]);
    let program = by_rules(&rules);
    let games = games(&program, 1);
    assert!(certain_name(&games).is_some());
    assert_eq!(named(&program, games.clone()).as_deref(), Some("counted-from-one"));
    // The others it does not answer, or passes.
    for (count, other) in [(9, None), (10, None), (9, Some("PASS")), (19, Some("PASS"))] {
        let say = |number, said| if number < count { Some(said) } else { other.map(str::to_owned) };
        assert_eq!(explanation_by(&program, games.clone(), say).is_some(), count > 9, "{count} {other:?}");
    }
}

#[test]
fn two_planted_mistakes_are_named_together() {
    for pair in [["occupied-points", "counted-from-one"], ["suicide-allowed", "row-and-column-swapped"]] {
        let rules = KnownMistake::program(pair.map(known_mistake));
        let program = fighting_by_rules(&rules);
        assert_eq!(named(&program, games(&program, 1)), Some(pair.join("+")));
    }
    // So many points are allowed by these that nothing tells them from the first one with `any-empty-point`.
    let rules = KnownMistake::program(["opponents-points", "suicide-allowed"].map(known_mistake));
    let program = fighting_by_rules(&rules);
    assert_eq!(named(&program, games(&program, 1)), None);
}

/// Returns the game that the course's host would have in mind.
fn plain(view: &View<'_>, player: Player) -> PlainGame {
    let now = view.boards[view.boards.len() - 1];
    let board = Board::new(view.size, |point| match now[point.row()][point.column()] {
        1 => Some(First),
        2 => Some(Second),
        _ => None,
    });
    let mut game = PlainGame::new(&board, player, 2);
    game.previous = view.boards[view.boards.len().saturating_sub(2)];
    game
}

/// Returns a point of a game where a placement meets a condition.
fn choose(
    game: &PlainGame,
    random: &mut ChaCha8Rng,
    fits: impl Fn(Result<PlainGame, Illegal>) -> bool,
) -> Option<[i64; 2]> {
    let point = Size::DEFAULT.points().filter(|&point| fits(game.place(point))).choose(random)?;
    Some([point.row() as i64, point.column() as i64])
}

#[test]
fn programs_of_another_style_are_named() {
    let right =
        |view: &View<'_>, random: &mut ChaCha8Rng| choose(&plain(view, view.player), random, |next| next.is_ok());
    let programs: [(Option<&str>, Program<'_>); 9] = [
        (None, &right),
        (Some("row-and-column-swapped"), &|view, random| right(view, random).map(|[row, column]| [column, row])),
        (Some("board-upside-down"), &|view, random| right(view, random).map(|answer| answer.map(|index| 4 - index))),
        (Some("counted-from-one"), &|view, random| right(view, random).map(|answer| answer.map(|index| index + 1))),
        (Some("suicide-allowed"), &|view, random| {
            choose(&plain(view, view.player), random, |next| matches!(next, Ok(_) | Err(Illegal::Suicide)))
        }),
        (Some("colors-exchanged"), &|view, random| {
            choose(&plain(view, view.player.opponent()), random, |next| next.is_ok())
        }),
        (Some("no-ko"), &|view, random| {
            let game = plain(view, view.player);
            // It captures what it can, so that there are kos.
            let captures = |next| matches!(next, Ok(PlainGame { died: 1.., .. }) | Err(Illegal::Ko));
            choose(&game, random, captures).or_else(|| choose(&game, random, |next| next.is_ok()))
        }),
        // Mistakes that nobody knows.
        (None, &|view, random| {
            let remembered = view.boards.len().saturating_sub(4).max(1);
            right(&View { boards: &view.boards[..remembered], ..*view }, random)
        }),
        (None, &|view, random| {
            if random.random_ratio(1, 10) { answers().choose(random) } else { right(view, random) }
        }),
    ];
    for (number, (expected, program)) in programs.into_iter().enumerate() {
        // As many games as a grading has, and some more: kos are rare.
        let games: Vec<_> = (1..=3).flat_map(|seed| games(program, seed)).collect();
        assert_eq!(named(program, games).as_deref(), expected, "{number}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_that_do_not_look_at_the_board_have_no_wrong_rules() {
    let named = |program: Program<'_>| named(program, games(program, 1));
    for answer in answers().filter(|[row, column]| row <= column) {
        assert_eq!(named(&|_, _| Some(answer)), None, "{answer:?}");
    }
    for points in [&[[2, 2], [1, 2], [2, 1], [3, 2], [2, 3]][..], &[[0, 0], [4, 4]]] {
        assert_eq!(named(&|_, random| points.choose(random).copied()), None, "{points:?}");
    }
    assert_eq!(named(&|_, random| Some([random.random_range(0..5), random.random_range(0..5)])), None);
    // Who plays one point after the other knows of its own stones, but of no others, and begins anew in further turns.
    let in_turn = |view: &View<'_>, _: &mut ChaCha8Rng| {
        let number = view.boards.len() as i64 / 2 % 25;
        Some([number / 5, number % 5])
    };
    let games = games(&in_turn, 1);
    assert_eq!(certain_name(&games).as_deref(), Some("opponents-points"));
    assert_eq!(explanation(&in_turn, games), None);
}

#[test]
fn one_illegal_move_is_explained_only_by_one_mistake() {
    let explained = |boards: &[&[&str]], player, placed: &[[i64; 2]], answer| {
        let size = Size::new(boards[0].len()).expect("a size");
        let boards: Vec<_> = boards.iter().map(|lines| rows(&board(lines))).collect();
        let illegal = Some((boards.len() - 1, answer));
        let placed = placed.iter().map(|&answer| (0, answer)).collect();
        let game = AnswersInGame { size, player, boards, placed, passed: Vec::new(), illegal };
        explain_illegal_move(&game).as_ref().map(Explanation::id)
    };
    let ko: [&[&str]; 2] =
        [&["...O.", "..XOO", ".XO.O", "..XO.", "....."], &["...O.", "..XOO", ".X.XO", "..XO.", "....."]];
    assert_eq!(explained(&ko, Second, &[[2, 3], [0, 4]], [2, 2]).as_deref(), Some("no-ko"));
    assert_eq!(explained(&ko, Second, &[[2, 3]], [2, 2]), None, "or it plays the other color");
    assert_eq!(explained(&[CORNER], First, &[], [0, 0]), None, "a corner has many explanations");
    assert_eq!(explained(&[SINGLE], Second, &[], [9, 9]), None);
}
