//! That it learns what the rule says, that it can be stopped and repeated, and that any file is read or refused.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use suite_search::{Aggregate, Game, Player, Symmetry, Value};

use crate::memory::Stored;
use crate::{Aggregated, Course, Exact, Learner, Lesson, Outcome, Parameters, Played, ReadError, Rewards, Subject};

/// Two heaps of matches; a player takes some from one; whoever takes the last one wins. The heaps may change places.
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

/// Takes all of a heap, or one match, as chance will have it.
fn rash(_: usize, position: &Nim, chance: &mut ChaCha8Rng) -> Take {
    let moves: Vec<_> = position.moves().collect();
    moves[if rand::RngExt::random(chance) { 0 } else { moves.len() - 1 }]
}

fn learn(learner: &mut Learner<Exact<Nim>>, games: u64) {
    let Ok(()) = learner.learn(&START, games, rash, |_| Ok::<_, Infallible>(()));
}

fn course(seed: u64) -> Course {
    let lessons =
        vec![Lesson::with_itself(2), Lesson::with("rash", Player::Second, 1), Lesson::with("rash", Player::First, 3)];
    Course { seed, parameters: Parameters { half_life: 500.0, ..Parameters::default() }, lessons }
}

fn learnt(seed: u64, games: u64) -> Learner<Exact<Nim>> {
    let mut learner = Learner::new(course(seed));
    learn(&mut learner, games);
    learner
}

#[test]
fn the_learnt_policy_is_optimal() {
    for seed in 0..5 {
        let lessons = vec![Lesson::with_itself(1)];
        let mut learner = Learner::new(Course { seed, parameters: Parameters::default(), lessons });
        learn(&mut learner, 30_000);
        let mut met = 0;
        for (left, right) in (0..=4).flat_map(|left| (0..=5).map(move |right| (left, right))) {
            let position = Nim { heaps: [left, right], is_second: false };
            // Whoever leaves two equal heaps wins.
            if let Some(mv) = learner.choose(&position).filter(|_| left != right) {
                let [left, right] = position.play(mv).heaps;
                assert_eq!(left, right, "seed {seed}: {mv} of {position}");
                met += 1;
            }
        }
        assert!(met > 20, "{met}");
    }
}

#[test]
fn a_game_is_passed_back_from_the_last_move_to_the_first() {
    // 1-1: there is one way to play, but for the order of the heaps.
    let start = Nim { heaps: [1, 1], is_second: false };
    let parameters = Parameters { symmetry: false, ..Parameters::CLASSIC };
    let mut learner = Learner::<Exact<Nim>>::new(Course { seed: 0, parameters, lessons: vec![Lesson::with_itself(1)] });
    let long = Nim { heaps: [1, 2], is_second: false };
    let Ok(()) = learner.learn(&start, 1, rash, |_| Ok::<_, Infallible>(()));
    let values = |learner: &Learner<Exact<Nim>>, state: Nim| learner.memory.known(&state).expect("met").to_vec();
    // The second side won: its only move is worth the reward, the first side's move nothing.
    assert_eq!(values(&learner, start), [0.0, 0.5]);
    assert_eq!(values(&learner, Nim { heaps: [0, 1], is_second: true }), [1.0]);
    let Ok(()) = learner.learn(&long, 2, rash, |_| Ok::<_, Infallible>(()));
    // The first side takes the left heap, the second one of the right, and the first the last, which is new and wins.
    assert_eq!(values(&learner, Nim { heaps: [0, 1], is_second: false }), [1.0]);
    assert_eq!(values(&learner, Nim { heaps: [0, 2], is_second: true }), [0.0, 0.5]);
    let expected = (1.0 - 0.7) * 0.5 + 0.7 * 0.9;
    assert_eq!(values(&learner, long), [expected, 0.5, 0.5]);
}

#[test]
fn lessons_come_in_turn() {
    let mut learner = Learner::<Exact<Nim>>::new(course(3));
    let mut seen = Vec::new();
    let stopped = learner.learn(&START, 100, rash, |played: &Played| {
        seen.push((played.games, played.lesson.clone()));
        if played.games < 9 { Ok(()) } else { Err("enough") }
    });
    assert_eq!((stopped, learner.games()), (Err("enough"), 9));
    let lessons = course(3).lessons;
    let expected = [0, 0, 1, 2, 2, 2, 0, 0, 1].map(|lesson: usize| lessons[lesson].clone());
    assert!(seen.into_iter().eq((1..).zip(expected)));
}

#[test]
fn the_outcome_is_the_learners() {
    // With one match, whoever begins wins.
    let start = Nim { heaps: [1, 0], is_second: false };
    for (side, expected) in [(Player::First, Outcome::Win), (Player::Second, Outcome::Loss)] {
        let lessons = vec![Lesson::with("rash", side, 1)];
        let mut learner = Learner::<Exact<Nim>>::new(Course { lessons, ..course(1) });
        let mut outcome = None;
        let Ok(()) = learner.learn(&start, 1, rash, |played| {
            outcome = Some(played.outcome);
            Ok::<_, Infallible>(())
        });
        assert_eq!(outcome, Some(expected));
    }
}

#[test]
fn no_lessons_are_no_games() {
    for lessons in [vec![], vec![Lesson::with_itself(0)]] {
        let mut learner = Learner::new(Course { lessons, ..course(1) });
        learn(&mut learner, 10);
        assert_eq!(learner.games(), 0);
    }
}

#[test]
fn images_share_what_is_learnt() {
    let all = |symmetry| {
        let parameters = Parameters { symmetry, ..course(1).parameters };
        let mut learner = Learner::new(Course { parameters, ..course(1) });
        learn(&mut learner, 2_000);
        learner
    };
    let (with, without) = (all(true), all(false));
    assert!(with.states() < without.states() * 2 / 3, "{} and {}", with.states(), without.states());
    let image = Nim { heaps: [5, 4], ..START };
    assert_eq!(without.choose(&image), None);
    assert_eq!(with.choose(&image), with.choose(&START).map(|mv| START.map_move(mv, 1)));
    assert_eq!(with.choose(&Nim { heaps: [0, 0], is_second: true }), None);
}

#[test]
fn a_game_costs_no_allocation() {
    let mut learner = learnt(1, 5_000);
    let allocated = allocation_counter::measure(|| {
        let Ok(()) = learner.learn(
            &START,
            6_000,
            |_, position, _| position.moves().next().expect("a move"),
            |_| Ok::<_, Infallible>(()),
        );
    });
    // The moves of a game are vectors, which double as they grow.
    assert!(allocated.count_total < 20, "{}", allocated.count_total);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_same_seed_learns_the_same(seed: u64, games in 0..300_u64) {
        let (one, other) = (learnt(seed, games), learnt(seed, games));
        prop_assert_eq!(&one, &other);
        prop_assert_eq!(one.to_json(SUBJECT), other.to_json(SUBJECT));
        prop_assert!(games == 0 || one != learnt(seed ^ 1, games));
    }

    #[test]
    fn to_continue_is_to_go_on(seed: u64, first in 0..200_u64, more in 0..200_u64) {
        let text = learnt(seed, first).to_json(SUBJECT);
        let mut continued = Learner::from_json(text.as_bytes(), SUBJECT).expect("what was written");
        learn(&mut continued, first + more);
        let in_one_run = learnt(seed, first + more);
        prop_assert_eq!(&continued, &in_one_run);
        prop_assert_eq!(continued.to_json(SUBJECT), in_one_run.to_json(SUBJECT));
    }

    #[test]
    fn what_is_written_can_be_read(
        seed: u64,
        games in 0..100_u64,
        numbers in prop::array::uniform8(-1e300..1e300_f64),
        symmetry: bool,
    ) {
        let [alpha, last_alpha, gamma, initial, win, draw, loss, half_life] = numbers;
        let rewards = Rewards { win, draw, loss };
        let parameters = Parameters { initial, symmetry, ..Parameters::default() };
        let mut learner = Learner::new(Course { parameters, ..course(seed) });
        learn(&mut learner, games);
        learner.course.parameters = Parameters { alpha, last_alpha, gamma, rewards, half_life, ..parameters };
        let text = learner.to_json(SUBJECT);
        let read = Learner::<Exact<Nim>>::from_json(text.as_bytes(), SUBJECT).expect("what was written");
        prop_assert_eq!(&read, &learner);
        prop_assert_eq!(read.to_json(SUBJECT), text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes: Vec<u8>, at: prop::sample::Index, with in prop::option::of(any::<u8>())) {
        let _ = Learner::<Exact<Nim>>::from_json(&bytes, SUBJECT);
        let mut text = learnt(1, 20).to_json(SUBJECT).into_bytes();
        let at = at.index(text.len());
        match with {
            None => drop(text.remove(at)),
            Some(byte) => text[at] = byte,
        }
        if let Ok(mut learner) = Learner::from_json(&text, SUBJECT) {
            // Whatever it knows, it can learn on.
            learn(&mut learner, 40);
        }
    }

    #[test]
    fn a_file_that_was_cut_off_is_refused(at: prop::sample::Index) {
        let text = learnt(1, 20).to_json(SUBJECT);
        let cut = &text.trim_end()[..at.index(text.trim_end().len())];
        prop_assert!(matches!(Learner::<Exact<Nim>>::from_json(cut.as_bytes(), SUBJECT), Err(ReadError::Json(_))));
    }
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let text = learnt(1, 5).to_json(SUBJECT);
    let line = |beginning: &str| text.lines().find(|line| line.starts_with(beginning)).expect("such a line");
    let refused =
        |text: String| Learner::<Exact<Nim>>::from_json(text.as_bytes(), SUBJECT).expect_err("wrong").to_string();
    let start = line("[\"4 5 false\"");
    for (wrong, message) in [
        (text.replace("Nim", "chess"), "found a table for chess (two heaps), expected one for Nim (two heaps)"),
        (text.replace("two heaps", "misère"), "found a table for Nim (misère), expected one for Nim (two heaps)"),
        (text.replace("learn\":1", "learn\":2"), "found a table of version 2, expected version 1"),
        (
            text.replace("\"4 5 false\"", "\"4 five false\""),
            "position \"4 five false\" of the table: expected a number",
        ),
        (
            text.replace("\"4 5 false\"", "\"5 4 false\""),
            "position \"5 4 false\" of the table: it is not the image that stands for all",
        ),
        (
            text.replace("\"4 5 false\"", "\"4 6 false\""),
            "position \"4 6 false\" of the table: found 9 values, expected 10, one for each move",
        ),
        (
            text.replace(start, &format!("{},\n{start}", start.trim_end_matches(','))),
            "position \"4 5 false\" of the table: it comes twice",
        ),
        (
            text.replace("\"4 5 false\"", "\"0 0 false\""),
            "position \"0 0 false\" of the table: found 9 values, expected 0, one for each move",
        ),
        (
            text.replace("itself", "nobody"),
            "not a table of a learner: unknown variant `nobody`, expected `itself` or `other` at line 2 column 216",
        ),
        ("{}".to_owned(), "not a table of a learner: missing field `suite-learn` at line 1 column 2"),
        (String::new(), "not a table of a learner: EOF while parsing a value at line 1 column 0"),
    ] {
        assert_ne!(wrong, text);
        assert_eq!(refused(wrong), message);
    }
}

/// Moves are alike that leave the same in the smaller heap and in the larger one.
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
        let lessons = vec![Lesson::with_itself(1)];
        let mut learner = Learner::<Exact<Nim>>::new(Course { seed: 0, parameters, lessons });
        // Files from before there was such a thing stay what they are.
        assert_eq!(learner.to_json(SUBJECT).contains("lambda"), lambda != 0.0);
        let Ok(()) = learner.learn(&start, 1, rash, |_| Ok::<_, Infallible>(()));
        learner.memory.known(&start).expect("met")[0]
    };
    // The last of its moves wins, which makes the best value there 1 at once, with any lambda.
    assert_eq!([0.0, 0.25, 1.0].map(values), [0.75; 3]);
    let unlucky = |lambda: f64| {
        let rewards = Rewards { win: 0.0, draw: 0.0, loss: 0.0 };
        let parameters = Parameters { lambda, rewards, alpha: 0.5, gamma: 1.0, symmetry: false, ..Parameters::CLASSIC };
        let lessons = vec![Lesson::with_itself(1)];
        let mut learner = Learner::<Exact<Nim>>::new(Course { seed: 0, parameters, lessons });
        let Ok(()) = learner.learn(&Nim { heaps: [2, 2], is_second: true }, 1, rash, |_| Ok::<_, Infallible>(()));
        learner.memory.known(&Nim { heaps: [2, 2], is_second: true }).expect("met")[0]
    };
    // Both of a side's moves come to nothing; the other moves of the last position are still believed to be worth 0.5.
    assert_eq!([0.0, 0.25, 1.0].map(unlucky), [0.5, 0.4375, 0.25]);
}

#[test]
fn a_class_is_worth_the_mean_of_its_games() {
    let start = Nim { heaps: [0, 2], is_second: false };
    let lessons = vec![Lesson::with("rash", Player::First, 1)];
    let parameters = Parameters { alpha: 0.01, lambda: 1.0, gamma: 1.0, exploration: 1.0, ..Parameters::default() };
    let mut learner = Learner::<Aggregated<Nim>>::new(Course { seed: 1, parameters, lessons });
    let (mut won, mut games) = (0.0, 0);
    let Ok(()) = learner.learn(&start, 40, rash, |played| {
        won += f64::from(u8::from(played.outcome == Outcome::Win));
        games += 1;
        Ok::<_, Infallible>(())
    });
    // To take one match leaves the other to the opponent, to take both wins.
    let expected = [("0".to_owned(), vec![1.0, won]), ("1".to_owned(), vec![0.0, f64::from(games) - won])];
    assert_eq!(learner.memory.rows(), expected);
    assert!(won > 5.0 && won < 35.0, "{won}");
    assert_eq!(learner.choose(&start), Some(Take { heap: 1, matches: 2 }));
    // In the image the move is of the same class; what was never met is worth the initial value.
    assert_eq!(learner.choose(&Nim { heaps: [2, 0], is_second: false }), Some(Take { heap: 0, matches: 2 }));
    assert_eq!(learner.choose(&Nim { heaps: [9, 9], is_second: false }), Some(Take { heap: 0, matches: 1 }));
    assert_eq!(learner.choose(&Nim { heaps: [0, 0], is_second: false }), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn classes_are_continued_as_positions_are(seed: u64, first in 0..200_u64, more in 0..200_u64) {
        let learn = |learner: &mut Learner<Aggregated<Nim>>, games| {
            let Ok(()) = learner.learn(&START, games, rash, |_| Ok::<_, Infallible>(()));
        };
        let mut in_parts = Learner::new(course(seed));
        learn(&mut in_parts, first);
        let text = in_parts.to_json(SUBJECT);
        let mut in_parts = Learner::from_json(text.as_bytes(), SUBJECT).expect("what was written");
        learn(&mut in_parts, first + more);
        let mut in_one_run = Learner::new(course(seed));
        learn(&mut in_one_run, first + more);
        prop_assert_eq!(&in_parts, &in_one_run);
        prop_assert_eq!(in_parts.to_json(SUBJECT), in_one_run.to_json(SUBJECT));
    }
}

#[test]
fn what_is_wrong_with_a_class_is_said() {
    let lessons = vec![Lesson::with_itself(1)];
    let mut learner = Learner::<Aggregated<Nim>>::new(Course { lessons, ..course(1) });
    let Ok(()) = learner.learn(&Nim { heaps: [0, 1], is_second: false }, 1, rash, |_| Ok::<_, Infallible>(()));
    let text = learner.to_json(SUBJECT);
    let row = "[\"0\",[1.0,1.0]]";
    for (wrong, message) in [
        ("[\"x\",[1.0,1.0]]", "position \"x\" of the table: invalid digit found in string"),
        (
            "[\"0\",[1.0]]",
            "position \"0\" of the table: found 1 values, expected 2, what it is worth and how often it was made",
        ),
        (
            "[\"0\",[1.0,0]]",
            "position \"0\" of the table: found 0 times that it was made, expected a whole number from 1",
        ),
        (
            "[\"0\",[1.0,1.5]]",
            "position \"0\" of the table: found 1.5 times that it was made, expected a whole number from 1",
        ),
        ("[\"0\",[1.0,1.0]],[\"0\",[1.0,1.0]]", "position \"0\" of the table: it comes twice"),
    ] {
        assert_eq!(text.matches(row).count(), 1, "{text}");
        let refused = Learner::<Aggregated<Nim>>::from_json(text.replace(row, wrong).as_bytes(), SUBJECT);
        assert_eq!(refused.expect_err("wrong").to_string(), message);
    }
}
