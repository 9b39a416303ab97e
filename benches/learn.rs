//! Q-learning of tic-tac-toe: games per second, side by side with a plain dictionary in Python
//! (`benches/peers/tictactoe_learn.py`) that learns in the same way from as many games. Q-learning of Little-Go: games
//! per second, the wins of the built-in table, and the time to read it and to move.
//!
//! `cargo bench --bench learn`

use std::convert::Infallible;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use suite_learn::{AggregatedTable, Curriculum, ExactTable, Learner, Lesson, LessonOpponent, Parameters, Symmetry};
use suite_search::{Budget, Game, Player, Random, Strategy};
use suite_tictactoe::{Position, Square};

/// Games as O and then as X.
const GAMES: u64 = 20_000;
/// Pairs of runs that are timed, one of each in turn, so that both meet the same machine.
const PAIRS: u64 = 7;
/// The least number of a thousand games against the random player, as X and as O, that the learner does not lose.
const NOT_LOST: [u32; 2] = [900, 900];
/// The number of canonical positions in which the game goes on.
const POSITIONS: usize = 627;

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if std::env::args().any(|argument| argument == "--bench") {
        the_default_course();
        against_python();
        little_go();
    }
}

/// Returns a move of the course's `RandomPlayer`.
fn random_move(position: &Position, chance: &mut ChaCha8Rng) -> Square {
    let decision = Random(chance).choose(position, Budget::UNLIMITED);
    decision.ok().and_then(|decision| decision.best).expect("a move")
}

/// Trains a learner, and returns it with the games per second.
fn learn(course: Curriculum, games: u64) -> (Learner<ExactTable<Position>>, f64) {
    let mut learner = Learner::new(course);
    let begun = Instant::now();
    let opponent = |_, position: &Position, chance: &mut ChaCha8Rng| random_move(position, chance);
    let Ok(()) = learner.learn(&Position::START, games, opponent, |_| Ok::<_, Infallible>(()));
    (learner, games as f64 / begun.elapsed().as_secs_f64())
}

/// Learning from games against itself, with symmetry and exploration.
fn the_default_course() {
    let rate = |seed| {
        let lessons = vec![Lesson::self_play(1)];
        let (learner, rate) = learn(Curriculum { seed, parameters: Parameters::default(), lessons }, 100_000);
        assert!((POSITIONS - 10..=POSITIONS).contains(&learner.entries()), "{}", learner.entries());
        for side in Player::BOTH {
            assert_eq!(not_lost(&learner, side), 1000);
        }
        rate
    };
    let (median, least, most) = median((0..PAIRS).map(rate).collect());
    println!("the default course: median {median:.0} games a second ({least:.0} to {most:.0})\n");
}

fn against_python() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/peers/tictactoe_learn.py");
    let pairs: Option<Vec<_>> = (0..PAIRS)
        .map(|seed| {
            let lessons = [Player::Second, Player::First].map(|side| Lesson::against("random", side, GAMES));
            let course = Curriculum { seed, parameters: Parameters::CLASSIC, lessons: lessons.into() };
            let (learner, ours) = learn(course, 2 * GAMES);
            assert_learned(learner.entries(), Player::BOTH.map(|side| not_lost(&learner, side)));
            let output =
                Command::new("python3").arg(&script).args([GAMES, seed].map(|number| number.to_string())).output();
            let output = output.ok().filter(|output| output.status.success())?;
            let printed = String::from_utf8(output.stdout).expect("text");
            let numbers: Vec<f64> = printed.split_whitespace().map(|word| word.parse().expect("a number")).collect();
            let [seconds, states, as_x, as_o] = numbers[..] else { panic!("four numbers, not {printed}") };
            assert_learned(states as usize, [as_x as u32, as_o as u32]);
            Some((ours, 2.0 * GAMES as f64 / seconds))
        })
        .collect();
    let Some(pairs) = pairs else {
        println!("skipped: there is no python3");
        return;
    };
    let (ours, least, most) = median(pairs.iter().map(|pair| pair.0).collect());
    println!("the course's learner: median {ours:.0} games a second ({least:.0} to {most:.0})");
    let (theirs, least, most) = median(pairs.iter().map(|pair| pair.1).collect());
    println!("a dictionary in Python: median {theirs:.0} games a second ({least:.0} to {most:.0})");
    let (ratio, least, most) = median(pairs.iter().map(|(ours, theirs)| ours / theirs).collect());
    println!("ratio: median {ratio:.0} ({least:.0} to {most:.0})");
}

/// Both have met about as many positions, and play about as well.
fn assert_learned(states: usize, not_lost: [u32; 2]) {
    assert!((2_000..4_000).contains(&states), "{states}");
    assert!(not_lost[0] >= NOT_LOST[0] && not_lost[1] >= NOT_LOST[1], "{not_lost:?}");
}

/// Returns how many of a thousand games against the random player the learner does not lose as `side`.
fn not_lost(learner: &Learner<ExactTable<Position>>, side: Player) -> u32 {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut game = || {
        let mut position = Position::START;
        while !position.is_over() {
            let mv = if position.to_move() == side {
                learner.best_move(&position).or_else(|| position.moves().next()).expect("a move")
            } else {
                random_move(&position, &mut chance)
            };
            position = position.play(mv);
        }
        position.utility(side) >= 0
    };
    (0..1000).map(|_| u32::from(game())).sum()
}

/// The number of games that are timed.
const GO_GAMES: u64 = 50_000;
/// The least number of 200 games to be won, with either color.
const WON: [(&str, u32); 2] = [("random", 180), ("greedy", 150)];
/// The longest time in seconds that the player may take for a move, reading the table for the first one included.
const LONGEST_MOVE: f64 = 0.010;

type GoLearner = Learner<AggregatedTable<suite_go::Position>>;
const GO_START: suite_go::Position = suite_go::Position::start(suite_go::Size::DEFAULT);

fn little_go() {
    let begun = Instant::now();
    let text = suite_go::built_in_learner().to_json(suite_go::LEARNING_SUBJECT);
    println!("\nLittle-Go: {:.1} ms to unpack the built-in table and to write it", 1e3 * begun.elapsed().as_secs_f64());
    let read = || {
        let begun = Instant::now();
        let learner = GoLearner::from_json(text.as_bytes(), suite_go::LEARNING_SUBJECT).expect("a table");
        // The first move counts as well, whoever makes it.
        assert!(learner.best_move(&GO_START).is_some());
        (learner, begun.elapsed().as_secs_f64())
    };
    let (learner, _) = read();
    let rate = |seed| {
        let mut learner = GoLearner::new(Curriculum { seed, ..learner.curriculum().clone() });
        let lessons = learner.curriculum().lessons.clone();
        let begun = Instant::now();
        let opponent = |lesson: usize, position: &_, chance: &mut _| match &lessons[lesson].opponent {
            LessonOpponent::Other(name) => opponent(name, position, chance),
            LessonOpponent::Itself => unreachable!("the course has no lessons with itself"),
        };
        let Ok(()) = learner.learn(&GO_START, GO_GAMES, opponent, |_| Ok::<_, Infallible>(()));
        let rate = GO_GAMES as f64 / begun.elapsed().as_secs_f64();
        assert!(learner.entries() > 20_000, "{}", learner.entries());
        rate
    };
    let (middle, least, most) = median((0..3).map(rate).collect());
    println!("median {middle:.0} games a second ({least:.0} to {most:.0})");
    for (name, least) in WON {
        for side in Player::BOTH {
            let (won, longest) = won(&learner, name, side);
            println!("as {} against {name}: {won} of 200 games won", suite_go::color(side));
            assert!(won >= least && longest < LONGEST_MOVE, "{won} won, {longest} s");
        }
    }
    let (middle, least, most) = median((0..25).map(|_| read().1).collect());
    println!(
        "to read the table and move once: median {:.1} ms ({:.1} to {:.1})",
        1e3 * middle,
        1e3 * least,
        1e3 * most
    );
    assert!(middle < LONGEST_MOVE, "{middle} s");
    let moves = 20_000;
    let begun = Instant::now();
    for _ in 0..moves {
        std::hint::black_box(learner.best_move(std::hint::black_box(&GO_START)));
    }
    println!("to move once it is read: {:.4} ms", 1e3 * begun.elapsed().as_secs_f64() / f64::from(moves));
}

/// Returns the move of one of the course's opponents.
fn opponent(name: &str, position: &suite_go::Position, chance: &mut ChaCha8Rng) -> suite_go::Move {
    match name {
        "random" => suite_go::random(position, chance),
        "greedy" => suite_go::greedy(position, chance),
        _ => suite_go::aggressive(position, chance),
    }
}

/// Returns how many of 200 games the learner wins as `side`, and the longest time that it took for a move, in seconds.
/// Like the command's player, it sees another image of the board in each game.
fn won(learner: &GoLearner, name: &str, side: Player) -> (u32, f64) {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let (mut won, mut longest) = (0, 0.0_f64);
    for _ in 0..200 {
        let (mut position, way) = (GO_START, chance.random_range(0..suite_go::Position::SYMMETRIES));
        while !position.is_over() {
            let mv = if position.to_move() == side {
                let begun = Instant::now();
                let chosen = learner.best_move(&position.image(way));
                let mv = position.moves().find(|&mv| Some(position.map_move(mv, way)) == chosen).expect("a move");
                longest = longest.max(begun.elapsed().as_secs_f64());
                mv
            } else {
                opponent(name, &position, &mut chance)
            };
            position = position.play(mv);
        }
        won += u32::from(position.utility(side) > 0);
    }
    (won, longest)
}

/// Returns the median, the least and the greatest value.
fn median(mut values: Vec<f64>) -> (f64, f64, f64) {
    values.sort_by(f64::total_cmp);
    (values[values.len() / 2], values[0], values[values.len() - 1])
}
