//! Tests of the learning rule, of reproducibility and resumption, and of the JSON format.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use suite_search::{Game, Player, Value};

use crate::table::Persist;
use crate::{
    Aggregate, AggregatedTable, Curriculum, Episode, ExactTable, GameResult, Learner, Lesson, Parameters,
    ParseLearnerError, Rewards, Subject, Symmetry,
};

/// Two heaps of matches: a player takes some from one, and whoever takes the last one wins. The heaps may be swapped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Nim {
    heaps: [u8; 2],
    is_second: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Take {
    heap: usize,
    matches: u8,
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} from {}", self.matches, self.heap)
    }
}

struct Takes {
    heaps: [u8; 2],
    next: Take,
}

impl Iterator for Takes {
    type Item = Take;

    fn next(&mut self) -> Option<Take> {
        while self.next.heap < 2 && self.next.matches == self.heaps[self.next.heap] {
            self.next = Take { heap: self.next.heap + 1, matches: 0 };
        }
        self.next.matches += 1;
        (self.next.heap < 2).then_some(self.next)
    }
}

impl Game for Nim {
    type Move = Take;
    type Moves = Takes;

    fn to_move(&self) -> Player {
        Player::BOTH[usize::from(self.is_second)]
    }

    fn moves(&self) -> Takes {
        Takes { heaps: self.heaps, next: Take { heap: 0, matches: 0 } }
    }

    fn play(&self, Take { heap, matches }: Take) -> Self {
        let mut next = Self { is_second: !self.is_second, ..*self };
        next.heaps[heap] -= matches;
        next
    }

    fn is_over(&self) -> bool {
        self.heaps == [0, 0]
    }

    fn utility(&self, player: Player) -> Value {
        if player == self.to_move() { -1 } else { 1 }
    }
}

impl Symmetry for Nim {
    const SYMMETRIES: usize = 2;

    fn image(&self, symmetry: usize) -> Self {
        let [left, right] = self.heaps;
        Self { heaps: if symmetry == 0 { [left, right] } else { [right, left] }, ..*self }
    }

    fn map_move(&self, mv: Take, symmetry: usize) -> Take {
        Take { heap: if symmetry == 0 { mv.heap } else { 1 - mv.heap }, ..mv }
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.heaps[0], self.heaps[1], self.is_second)
    }
}

impl FromStr for Nim {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        let words: Vec<_> = text.split(' ').collect();
        let [left, right, is_second] = words[..] else { return Err("expected three words") };
        let heap = |word: &str| word.parse::<u8>().map_err(|_| "expected a number");
        Ok(Self { heaps: [heap(left)?, heap(right)?], is_second: is_second == "true" })
    }
}

const START: Nim = Nim { heaps: [4, 5], is_second: false };
const SUBJECT: Subject = Subject { game: "Nim", rules: "two heaps" };

/// Takes either one match of the first heap or all of the last, at random.
fn rash(_: usize, position: &Nim, random: &mut ChaCha8Rng) -> Take {
    let moves: Vec<_> = position.moves().collect();
    moves[if rand::RngExt::random(random) { 0 } else { moves.len() - 1 }]
}

fn learn(learner: &mut Learner<ExactTable<Nim>>, games: u64) {
    let Ok(()) = learner.learn(&START, games, rash, |_| Ok::<_, Infallible>(()));
}

fn curriculum(seed: u64) -> Curriculum {
    let lessons = vec![
        Lesson::self_play(2),
        Lesson::against("rash", Player::Second, 1),
        Lesson::against("rash", Player::First, 3),
    ];
    Curriculum { seed, parameters: Parameters { half_life: 500.0, ..Parameters::default() }, lessons }
}

fn trained(seed: u64, games: u64) -> Learner<ExactTable<Nim>> {
    let mut learner = Learner::new(curriculum(seed));
    learn(&mut learner, games);
    learner
}

#[test]
fn the_learned_policy_is_optimal() {
    for seed in 0..5 {
        let lessons = vec![Lesson::self_play(1)];
        let mut learner = Learner::new(Curriculum { seed, parameters: Parameters::default(), lessons });
        learn(&mut learner, 30_000);
        let mut known = 0;
        for (left, right) in (0..=4).flat_map(|left| (0..=5).map(move |right| (left, right))) {
            let position = Nim { heaps: [left, right], is_second: false };
            // The player who leaves two equal heaps wins.
            if let Some(mv) = learner.best_move(&position).filter(|_| left != right) {
                let [left, right] = position.play(mv).heaps;
                assert_eq!(left, right, "seed {seed}: {mv} of {position}");
                known += 1;
            }
        }
        assert!(known > 20, "{known}");
    }
}

#[test]
fn rewards_are_passed_back_from_the_last_move_to_the_first() {
    // From 1-1 there is one way to play, apart from the order of the heaps.
    let start = Nim { heaps: [1, 1], is_second: false };
    let parameters = Parameters { symmetry: false, ..Parameters::CLASSIC };
    let mut learner =
        Learner::<ExactTable<Nim>>::new(Curriculum { seed: 0, parameters, lessons: vec![Lesson::self_play(1)] });
    let long = Nim { heaps: [1, 2], is_second: false };
    let Ok(()) = learner.learn(&start, 1, rash, |_| Ok::<_, Infallible>(()));
    let values =
        |learner: &Learner<ExactTable<Nim>>, state: Nim| learner.table.get(&state).expect("a known position").to_vec();
    // The second player won: its only move gets the reward, and the first player's move nothing.
    assert_eq!(values(&learner, start), [0.0, 0.5]);
    assert_eq!(values(&learner, Nim { heaps: [0, 1], is_second: true }), [1.0]);
    let Ok(()) = learner.learn(&long, 2, rash, |_| Ok::<_, Infallible>(()));
    // The first player takes the left heap, the second one match of the right heap, and the first the last match, which
    // is a new move and wins.
    assert_eq!(values(&learner, Nim { heaps: [0, 1], is_second: false }), [1.0]);
    assert_eq!(values(&learner, Nim { heaps: [0, 2], is_second: true }), [0.0, 0.5]);
    let expected = (1.0 - 0.7) * 0.5 + 0.7 * 0.9;
    assert_eq!(values(&learner, long), [expected, 0.5, 0.5]);
}

#[test]
fn lessons_are_taken_in_turn() {
    let mut learner = Learner::<ExactTable<Nim>>::new(curriculum(3));
    let mut seen = Vec::new();
    let stopped = learner.learn(&START, 100, rash, |episode: &Episode| {
        seen.push((episode.games, episode.lesson.clone()));
        if episode.games < 9 { Ok(()) } else { Err("enough") }
    });
    assert_eq!((stopped, learner.games()), (Err("enough"), 9));
    let lessons = curriculum(3).lessons;
    let expected = [0, 0, 1, 2, 2, 2, 0, 0, 1].map(|lesson: usize| lessons[lesson].clone());
    assert!(seen.into_iter().eq((1..).zip(expected)));
}

#[test]
fn results_are_those_of_the_learner() {
    // With one match, the first player wins.
    let start = Nim { heaps: [1, 0], is_second: false };
    for (player, expected) in [(Player::First, GameResult::Win), (Player::Second, GameResult::Loss)] {
        let lessons = vec![Lesson::against("rash", player, 1)];
        let mut learner = Learner::<ExactTable<Nim>>::new(Curriculum { lessons, ..curriculum(1) });
        let mut result = None;
        let Ok(()) = learner.learn(&start, 1, rash, |episode| {
            result = Some(episode.result);
            Ok::<_, Infallible>(())
        });
        assert_eq!(result, Some(expected));
    }
}

#[test]
fn a_curriculum_without_games_plays_none() {
    for lessons in [vec![], vec![Lesson::self_play(0)]] {
        let mut learner = Learner::new(Curriculum { lessons, ..curriculum(1) });
        learn(&mut learner, 10);
        assert_eq!(learner.games(), 0);
    }
}

#[test]
fn images_share_their_values() {
    let all = |symmetry| {
        let parameters = Parameters { symmetry, ..curriculum(1).parameters };
        let mut learner = Learner::new(Curriculum { parameters, ..curriculum(1) });
        learn(&mut learner, 2_000);
        learner
    };
    let (with, without) = (all(true), all(false));
    assert!(with.entries() < without.entries() * 2 / 3, "{} and {}", with.entries(), without.entries());
    let image = Nim { heaps: [5, 4], ..START };
    assert_eq!(without.best_move(&image), None);
    assert_eq!(with.best_move(&image), with.best_move(&START).map(|mv| START.map_move(mv, 1)));
    assert_eq!(with.best_move(&Nim { heaps: [0, 0], is_second: true }), None);
}

#[test]
fn learning_does_not_allocate() {
    let mut learner = trained(1, 5_000);
    let allocated = allocation_counter::measure(|| {
        let Ok(()) = learner.learn(
            &START,
            6_000,
            |_, position, _| position.moves().next().expect("a move"),
            |_| Ok::<_, Infallible>(()),
        );
    });
    // The steps of a game are vectors, which double as they grow.
    assert!(allocated.count_total < 20, "{}", allocated.count_total);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn equal_seeds_give_equal_learners(seed: u64, games in 0..300_u64) {
        let (one, other) = (trained(seed, games), trained(seed, games));
        prop_assert_eq!(&one, &other);
        prop_assert_eq!(one.to_json(SUBJECT), other.to_json(SUBJECT));
        prop_assert!(games == 0 || one != trained(seed ^ 1, games));
    }

    #[test]
    fn resumed_learning_equals_an_uninterrupted_run(seed: u64, first in 0..200_u64, more in 0..200_u64) {
        let text = trained(seed, first).to_json(SUBJECT);
        let mut continued = Learner::from_json(text.as_bytes(), SUBJECT).expect("a printed learner parses back");
        learn(&mut continued, first + more);
        let in_one_run = trained(seed, first + more);
        prop_assert_eq!(&continued, &in_one_run);
        prop_assert_eq!(continued.to_json(SUBJECT), in_one_run.to_json(SUBJECT));
    }

    #[test]
    fn printed_learners_parse_back(
        seed: u64,
        games in 0..100_u64,
        numbers in prop::array::uniform8(-1e300..1e300_f64),
        symmetry: bool,
    ) {
        let [alpha, last_alpha, gamma, initial, win, draw, loss, half_life] = numbers;
        let rewards = Rewards { win, draw, loss };
        let parameters = Parameters { initial, symmetry, ..Parameters::default() };
        let mut learner = Learner::new(Curriculum { parameters, ..curriculum(seed) });
        learn(&mut learner, games);
        learner.curriculum.parameters = Parameters { alpha, last_alpha, gamma, rewards, half_life, ..parameters };
        let text = learner.to_json(SUBJECT);
        let parsed = Learner::<ExactTable<Nim>>::from_json(text.as_bytes(), SUBJECT);
        let parsed = parsed.expect("a printed learner parses back");
        prop_assert_eq!(&parsed, &learner);
        prop_assert_eq!(parsed.to_json(SUBJECT), text);
    }

    #[test]
    fn arbitrary_bytes_never_panic(bytes: Vec<u8>, at: prop::sample::Index, with in prop::option::of(any::<u8>())) {
        let _ = Learner::<ExactTable<Nim>>::from_json(&bytes, SUBJECT);
        let mut text = trained(1, 20).to_json(SUBJECT).into_bytes();
        let at = at.index(text.len());
        match with {
            None => drop(text.remove(at)),
            Some(byte) => text[at] = byte,
        }
        if let Ok(mut learner) = Learner::from_json(&text, SUBJECT) {
            // Whatever the values are, the learner can go on.
            learn(&mut learner, 40);
        }
    }

    #[test]
    fn a_truncated_file_is_an_error(at: prop::sample::Index) {
        let text = trained(1, 20).to_json(SUBJECT);
        let cut = &text.trim_end()[..at.index(text.trim_end().len())];
        let parsed = Learner::<ExactTable<Nim>>::from_json(cut.as_bytes(), SUBJECT);
        prop_assert!(matches!(parsed, Err(ParseLearnerError::Json(_))));
    }
}

#[test]
fn errors_say_what_is_wrong_with_a_file() {
    let text = trained(1, 5).to_json(SUBJECT);
    let line = |beginning: &str| text.lines().find(|line| line.starts_with(beginning)).expect("such a line");
    let message = |text: String| {
        Learner::<ExactTable<Nim>>::from_json(text.as_bytes(), SUBJECT).expect_err("an error").to_string()
    };
    let start = line("[\"4 5 false\"");
    for (wrong, expected) in [
        (text.replace("Nim", "chess"), "expected a table for Nim (two heaps), found one for chess (two heaps)"),
        (text.replace("two heaps", "misère"), "expected a table for Nim (two heaps), found one for Nim (misère)"),
        (text.replace("suite/table", "suite/record"), "expected a suite/table document, found \"suite/record\""),
        (text.replace("\"version\":1", "\"version\":2"), "expected a table of version 1, found version 2"),
        (text.replace("\"4 5 false\"", "\"4 five false\""), "row \"4 five false\" of the table: expected a number"),
        (
            text.replace("\"4 5 false\"", "\"5 4 false\""),
            "row \"5 4 false\" of the table: not the canonical image of its position",
        ),
        (
            text.replace("\"4 5 false\"", "\"4 6 false\""),
            "row \"4 6 false\" of the table: expected 10 values (one for each move), found 9",
        ),
        (
            text.replace(start, &format!("{},\n{start}", start.trim_end_matches(','))),
            "row \"4 5 false\" of the table: duplicate row",
        ),
        (
            text.replace("\"4 5 false\"", "\"0 0 false\""),
            "row \"0 0 false\" of the table: expected 0 values (one for each move), found 9",
        ),
        (
            text.replace("itself", "nobody"),
            "not a learner's table: unknown variant `nobody`, expected `itself` or `other` at line 2 column 220",
        ),
        ("{}".to_owned(), "not a learner's table: missing field `schema` at line 1 column 2"),
        (String::new(), "not a learner's table: EOF while parsing a value at line 1 column 0"),
    ] {
        assert_ne!(wrong, text);
        assert_eq!(message(wrong), expected);
    }
    let hidden = "\\u001b[2J\\n\\u202e".repeat(1000);
    for known in ["suite/table", "Nim", "two heaps", "alpha", "4 5 false"] {
        let message = message(text.replace(known, &hidden));
        assert!(message.len() < 500 && !message.contains(['\u{1b}', '\n', '\u{202e}']), "{message:?}");
    }
}

/// Moves are of one class if they leave the same smaller and the same larger heap.
impl Aggregate for Nim {
    type Class = u8;

    fn class(&self, mv: Take) -> u8 {
        let [left, right] = self.play(mv).heaps;
        16 * left.min(right) + left.max(right)
    }
}

#[test]
fn lambda_passes_the_reward_itself_back() {
    let start = Nim { heaps: [1, 2], is_second: false };
    let values = |lambda: f64| {
        let parameters = Parameters { lambda, alpha: 0.5, gamma: 1.0, ..Parameters::CLASSIC };
        let lessons = vec![Lesson::self_play(1)];
        let mut learner = Learner::<ExactTable<Nim>>::new(Curriculum { seed: 0, parameters, lessons });
        // Older files do not have the field.
        assert_eq!(learner.to_json(SUBJECT).contains("lambda"), lambda != 0.0);
        let Ok(()) = learner.learn(&start, 1, rash, |_| Ok::<_, Infallible>(()));
        learner.table.get(&start).expect("a known position")[0]
    };
    // The learner's last move wins, which raises the best value there to 1 at once, with any lambda.
    assert_eq!([0.0, 0.25, 1.0].map(values), [0.75; 3]);
    let unlucky = |lambda: f64| {
        let rewards = Rewards { win: 0.0, draw: 0.0, loss: 0.0 };
        let parameters = Parameters { lambda, rewards, alpha: 0.5, gamma: 1.0, symmetry: false, ..Parameters::CLASSIC };
        let lessons = vec![Lesson::self_play(1)];
        let mut learner = Learner::<ExactTable<Nim>>::new(Curriculum { seed: 0, parameters, lessons });
        let Ok(()) = learner.learn(&Nim { heaps: [2, 2], is_second: true }, 1, rash, |_| Ok::<_, Infallible>(()));
        learner.table.get(&Nim { heaps: [2, 2], is_second: true }).expect("a known position")[0]
    };
    // Both moves of the player get no reward; the other moves of the last position keep the initial value, 0.5.
    assert_eq!([0.0, 0.25, 1.0].map(unlucky), [0.5, 0.4375, 0.25]);
}

#[test]
fn the_value_of_a_class_is_the_mean_over_its_games() {
    let start = Nim { heaps: [0, 2], is_second: false };
    let lessons = vec![Lesson::against("rash", Player::First, 1)];
    let parameters = Parameters { alpha: 0.01, lambda: 1.0, gamma: 1.0, exploration: 1.0, ..Parameters::default() };
    let mut learner = Learner::<AggregatedTable<Nim>>::new(Curriculum { seed: 1, parameters, lessons });
    let (mut won, mut games) = (0.0, 0);
    let Ok(()) = learner.learn(&start, 40, rash, |episode| {
        won += f64::from(u8::from(episode.result == GameResult::Win));
        games += 1;
        Ok::<_, Infallible>(())
    });
    // Taking one match leaves the other to the opponent; taking both wins.
    let expected = [("0".to_owned(), vec![1.0, won]), ("1".to_owned(), vec![0.0, f64::from(games) - won])];
    assert_eq!(learner.table.rows(), expected);
    assert!(won > 5.0 && won < 35.0, "{won}");
    assert_eq!(learner.best_move(&start), Some(Take { heap: 1, matches: 2 }));
    // The image of the move has the same class; an unknown class has the initial value.
    assert_eq!(learner.best_move(&Nim { heaps: [2, 0], is_second: false }), Some(Take { heap: 0, matches: 2 }));
    assert_eq!(learner.best_move(&Nim { heaps: [9, 9], is_second: false }), Some(Take { heap: 0, matches: 1 }));
    assert_eq!(learner.best_move(&Nim { heaps: [0, 0], is_second: false }), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn resumed_learning_equals_an_uninterrupted_run_with_classes(seed: u64, first in 0..200_u64, more in 0..200_u64) {
        let learn = |learner: &mut Learner<AggregatedTable<Nim>>, games| {
            let Ok(()) = learner.learn(&START, games, rash, |_| Ok::<_, Infallible>(()));
        };
        let mut in_parts = Learner::new(curriculum(seed));
        learn(&mut in_parts, first);
        let text = in_parts.to_json(SUBJECT);
        let mut in_parts = Learner::from_json(text.as_bytes(), SUBJECT).expect("a printed learner parses back");
        learn(&mut in_parts, first + more);
        let mut in_one_run = Learner::new(curriculum(seed));
        learn(&mut in_one_run, first + more);
        prop_assert_eq!(&in_parts, &in_one_run);
        prop_assert_eq!(in_parts.to_json(SUBJECT), in_one_run.to_json(SUBJECT));
    }
}

#[test]
fn errors_say_what_is_wrong_with_a_class() {
    let lessons = vec![Lesson::self_play(1)];
    let mut learner = Learner::<AggregatedTable<Nim>>::new(Curriculum { lessons, ..curriculum(1) });
    let Ok(()) = learner.learn(&Nim { heaps: [0, 1], is_second: false }, 1, rash, |_| Ok::<_, Infallible>(()));
    let text = learner.to_json(SUBJECT);
    let row = "[\"0\",[1.0,1.0]]";
    for (wrong, message) in [
        ("[\"x\",[1.0,1.0]]", "row \"x\" of the table: invalid digit found in string"),
        ("[\"0\",[1.0]]", "row \"0\" of the table: expected 2 values (a value and a number of updates), found 1"),
        ("[\"0\",[1.0,0]]", "row \"0\" of the table: expected a number of updates from 1 to 4294967295, found 0"),
        ("[\"0\",[1.0,1.5]]", "row \"0\" of the table: expected a number of updates from 1 to 4294967295, found 1.5"),
        ("[\"0\",[1.0,1.0]],[\"0\",[1.0,1.0]]", "row \"0\" of the table: duplicate row"),
    ] {
        assert_eq!(text.matches(row).count(), 1, "{text}");
        let parsed = Learner::<AggregatedTable<Nim>>::from_json(text.replace(row, wrong).as_bytes(), SUBJECT);
        assert_eq!(parsed.expect_err("an error").to_string(), message);
    }
}
