//! Random cases, chosen so that known mistakes show, and further ones that put a name to the test.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use itertools::Itertools;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use suite_arena::seeded_rng;
use suite_search::{Algorithm, Player};
use suite_squirrel::{
    Answer, KNOWN_MISTAKES, PlainProgram, Position, SQUARES, SearchSpec, Square, SquareSet, Task, shown_in,
};
use suite_tabletop::KnownMistake;

use super::case::TaskCase;
use super::task_size::{size, size_of_search};
use crate::further_cases::choose_further;

/// The boards that are drawn in search of one that shows mistakes: many for greedy, which is quick.
const TRIES: u32 = 2;
const TRIES_OF_GREEDY: u32 = 8;
/// The boards that are drawn before the mistakes that none has shown are taken for ones that cannot show.
const LAST_TRIES: u32 = 12;
/// The cases that may all be chosen to show mistakes.
const LEAST_TELLING: u32 = 6;

/// The cases that show a mistake, so that its name is certain.
const SHOWN: u32 = 3;

/// Returns the cases of a task, from 1 to 4. The first few show the known mistakes that the task can show, each several
/// times; the others have all limits from 1 to 5, ties, nearly full boards, and limits beyond the end.
pub fn fresh_cases(task: u8, count: u32, seed: u64) -> Vec<TaskCase> {
    let mut rng = seeded_rng(seed, task.into());
    let mut unseen: Vec<_> = KNOWN_MISTAKES.iter().map(|mistake| (mistake, SHOWN)).collect();
    // The searches of greedy and of battles show less, and have fewer kinds.
    let most_telling = if matches!(task, 2 | 3) { count.div_ceil(2).max(LEAST_TELLING) } else { count };
    let mut case = |number: u32| {
        let told = if number <= most_telling { telling(&mut rng, task, &mut unseen) } else { None };
        let task = told.unwrap_or_else(|| Shape::of(number).draw(&mut rng, task));
        TaskCase::new(number.to_string(), task)
    };
    (1..=count).map(&mut case).collect()
}

/// The boards that are drawn in search of further cases, and the most nodes of a search on them.
const FURTHER_TRIES: u32 = 100;
const FURTHER_TRIES_OF_BATTLE: u32 = 400;
const MOST_NODES_OF_FURTHER: u64 = 5_000;
/// What tells random numbers for further cases apart from those for others.
const FURTHER_STREAM: u64 = 4;

/// Mistakes in how far a search looks. A battle shows moves only, and whoever looks less far in some way that is not
/// known often plays those of a program with quite another mistake.
const RIVALS: [&str; 4] = ["one-ply-less-but-one", "one-ply-more", "always-one-ply", "always-two-plies"];

/// Returns small cases of a task, from 1 to 4, to put a program to the test that explains the answers to others. No
/// limit is beyond the end, where many programs have another mistake. Battles come first that the program answers
/// otherwise than most rivals.
pub fn further_cases(task: u8, seed: u64, program: &PlainProgram) -> Vec<TaskCase> {
    let mut rng = seeded_rng(seed, FURTHER_STREAM + u64::from(task));
    let tries = if task == 4 { FURTHER_TRIES_OF_BATTLE } else { FURTHER_TRIES };
    let drawn = (1..=tries).map(|number| Shape::of(number).draw(&mut rng, task));
    let is_within = |task: &Task| size(task).0 as usize <= task.position().empty().len();
    let small = drawn.filter(|task| is_within(task) && size_of_search(task) <= MOST_NODES_OF_FURTHER);
    let rivals: Vec<_> = KNOWN_MISTAKES.iter().filter(|mistake| RIVALS.contains(&mistake.id)).collect();
    let told_apart = |task: &Task| {
        let answer = Answer::by(program, task);
        let is_missed = |answer: &Answer, rival| answer.is_missed_by(&KnownMistake::program([rival]), task);
        answer.map_or(0, |answer| rivals.iter().filter(|&&rival| is_missed(&answer, rival)).count())
    };
    let is_wrong = |drawn: &Task| is_wrong(program, drawn);
    let chosen = if task == 4 {
        choose_further(small.sorted_by_cached_key(|drawn| Reverse(told_apart(drawn))), is_wrong)
    } else {
        choose_further(small, is_wrong)
    };
    (1..).zip(chosen).map(|(number, task): (u32, _)| TaskCase::new(number.to_string(), task)).collect()
}

/// Returns whether a program answers a task wrong.
pub fn is_wrong(program: &PlainProgram, task: &Task) -> bool {
    Answer::right(task).is_some_and(|right| right.is_missed_by(program, task))
}

/// Returns the case that shows the most of the mistakes that are still to be shown, each as often as its number says,
/// and counts these. If none shows, none is left to be shown.
fn telling(
    rng: &mut ChaCha8Rng,
    task: u8,
    unseen: &mut Vec<(&'static KnownMistake<PlainProgram>, u32)>,
) -> Option<Task> {
    let mut best = (Vec::new(), None);
    let tries = if task == 1 { TRIES_OF_GREEDY } else { TRIES };
    for tried in 0..if unseen.is_empty() { 0 } else { tries.max(LAST_TRIES) } {
        if tried >= tries && !best.0.is_empty() {
            break;
        }
        // The smaller the values, the more ties.
        let values = match tried % 3 {
            2 => 1..=2,
            _ if rng.random() => 1..=9,
            _ => 1..=99,
        };
        let drawn = Shape { limit: 4, empty: 6..=7, values }.draw(rng, task);
        let shown = shown_in(&drawn, unseen.iter().map(|(mistake, _)| *mistake));
        if shown.len() > best.0.len() {
            best = (shown, Some(drawn));
        }
    }
    if best.0.is_empty() {
        unseen.clear();
    }
    unseen.retain_mut(|(mistake, times)| {
        *times -= u32::from(best.0.contains(mistake));
        *times > 0
    });
    best.1
}

/// The shape of a case.
struct Shape {
    limit: u32,
    /// The number of empty squares.
    empty: RangeInclusive<usize>,
    values: RangeInclusive<u8>,
}

impl Shape {
    /// Returns the shape of a case by its number: all limits in turn, in several settings. The searches have some ten
    /// thousand nodes at most, so that a slow program needs a few seconds.
    fn of(number: u32) -> Self {
        let (setting, limit) = ((number - 1) / 5 % 4, (number - 1) % 5 + 1);
        let most = [SQUARES, 18, 12, 9, 8][limit as usize - 1];
        match setting {
            // Ties.
            1 => Self { limit, empty: 2..=most, values: 1..=2 },
            // Nearly full, and limits beyond the end.
            2 => Self { limit: limit + 2, empty: 1..=limit as usize + 1, values: 1..=99 },
            // As empty as it can be.
            3 => Self { limit, empty: most..=most, values: 1..=99 },
            _ => Self { limit, empty: 2..=most, values: 1..=99 },
        }
    }

    fn draw(&self, rng: &mut ChaCha8Rng, task: u8) -> Task {
        let mut squares: Vec<_> = Square::all().collect();
        squares.shuffle(rng);
        // One player may be far ahead.
        let share = rng.random_range(1..20);
        // A battle has a search for each empty square.
        let most = if task == 4 { 9 } else { SQUARES };
        let empty = rng.random_range(self.empty.clone()).min(most);
        let [mut x, mut o] = [SquareSet::EMPTY; 2];
        for &square in &squares[empty..] {
            let pieces = if rng.random_ratio(share, 20) { &mut x } else { &mut o };
            *pieces = pieces.union(SquareSet::of(square));
        }
        let values = std::array::from_fn(|_| rng.random_range(self.values.clone()));
        let player = if rng.random() { Player::First } else { Player::Second };
        let position = Position::new(values, x, o, player);
        let spec = |player, algorithm, limit| SearchSpec { player, algorithm, limit };
        match task {
            1 => Task::NextState { spec: spec(player, Algorithm::Greedy, self.limit), position },
            2 => Task::NextState { spec: spec(player, Algorithm::Minimax, self.limit), position },
            3 => Task::NextState { spec: spec(player, Algorithm::AlphaBeta, self.limit), position },
            _ => {
                let specs = [player, player.opponent()].map(|player| {
                    let algorithm = [Algorithm::Greedy, Algorithm::Minimax, Algorithm::AlphaBeta];
                    spec(player, algorithm[rng.random_range(0..3)], rng.random_range(1..=3))
                });
                Task::Battle { specs, position }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_nearly_every_known_mistake_shows_in_a_few_cases() {
        for seed in 0..3 {
            let cases: Vec<_> = (1..=4).flat_map(|task| fresh_cases(task, 20, seed)).collect();
            let mut hidden: Vec<_> = KNOWN_MISTAKES.iter().collect();
            for case in &cases {
                let shown = shown_in(&case.task, hidden.iter().copied());
                hidden.retain(|mistake| !shown.contains(mistake));
            }
            let hidden: Vec<_> = hidden.iter().map(|mistake| mistake.id).collect();
            assert!(hidden.len() <= 3, "seed {seed}: {hidden:?}");
        }
    }

    #[test]
    fn further_battles_tell_a_mistake_apart_from_searches_that_look_less_far() {
        let program = |id: &str| KnownMistake::program(KNOWN_MISTAKES.iter().filter(|mistake| mistake.id == id));
        let named = program("min-calls-min");
        let cases = further_cases(4, 1, &named);
        for rival in RIVALS.map(program) {
            let differs = |case: &&TaskCase| {
                Answer::by(&named, &case.task).is_some_and(|answer| answer.is_missed_by(&rival, &case.task))
            };
            let told_apart = cases.iter().filter(differs).count();
            assert!(4 * told_apart >= 3 * cases.len(), "{told_apart} of {}", cases.len());
        }
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_the_likeliest_mistakes_cost_points_whatever_the_seed() {
        let shown = [(1, "later-ties", 2), (1, "own-score-only", 2), (2, "later-ties", 1), (3, "later-ties", 1)];
        for (task, id, least) in shown {
            let mistake = KNOWN_MISTAKES.iter().find(|mistake| mistake.id == id).expect("a known one");
            for seed in 0..6 {
                let cases = fresh_cases(task, 20, seed);
                let shown = cases.iter().filter(|case| !shown_in(&case.task, [mistake]).is_empty()).count();
                assert!(shown >= least, "{id} shows in {shown} cases of task {task}, seed {seed}");
            }
        }
    }

    #[test]
    fn cases_are_of_many_kinds_and_the_same_by_the_same_seed() {
        let tasks = |seed| fresh_cases(3, 20, seed).into_iter().map(|case| case.task).collect::<Vec<_>>();
        assert_eq!(tasks(7), tasks(7));
        assert_ne!(tasks(7), tasks(8));
        let shape = |task: &Task| match task {
            Task::NextState { spec, position } => (spec.limit, position.empty().len() as u32),
            Task::Battle { .. } => unreachable!(),
        };
        let shapes: Vec<_> = tasks(7).iter().map(shape).collect();
        let limits: BTreeSet<_> = shapes.iter().map(|&(limit, _)| limit).collect();
        assert!((1..=5).all(|limit| limits.contains(&limit)), "{shapes:?}");
        assert!(
            shapes.iter().any(|(limit, empty)| limit > empty) && shapes.iter().any(|&(_, empty)| empty <= 3),
            "{shapes:?}"
        );
    }
}
