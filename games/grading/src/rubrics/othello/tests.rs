//! Simulated gradings of programs that do not search, and of those that do.

use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use suite_arena::{Agent, AgentContext, AgentSource, Fault, Limits, StrategyAgent, seeded_rng};
use suite_othello::{Options, Utility, best_moves, tree_size};
use suite_search::{Algorithm, Game, Random, Search};
use suite_tabletop::AnyPosition;
use suite_work::interrupt::Interrupt;

use super::case::PositionCase;
use super::*;
use crate::Part;
use crate::rubrics::answer::{AnswerRecord, Reply};

/// A program, simulated.
#[derive(Debug, Clone, Copy)]
enum Program {
    Right,
    Random,
    FirstMove,
    Greedy,
}

impl Program {
    fn choose(self, case: &PositionCase, rng: &mut ChaCha8Rng) -> String {
        let PositionCase { position, options, .. } = case;
        let mv = match self {
            Self::Right => best_moves(position, options.limit).first().copied(),
            Self::Random => position.moves().choose(rng),
            Self::FirstMove => position.moves().next(),
            Self::Greedy => Search::new(Algorithm::Greedy, Utility).decide(position).best,
        };
        mv.expect("a move").to_string()
    }

    /// The part of a topic that it gets for its answers, before anybody looks at what it saves.
    fn part(self, topic: Topic, cases: &[PositionCase], rng: &mut ChaCha8Rng) -> Part {
        let answers: Vec<_> = cases.iter().map(|case| answer(case, self.choose(case, rng), None)).collect();
        judge(topic, cases, &answers, None)
    }

    /// The part that it gets for its games.
    fn games(self, seed: u64, interrupt: &Interrupt) -> Part {
        let play = |number| match_section::play(number, &self, Limits::NONE, seed, interrupt).expect("a game");
        match_section::judge(&(1..=GAMES).map(play).collect::<Vec<_>>())
    }
}

impl AgentSource<AnyPosition> for Program {
    fn label(&self) -> &'static str {
        "simulated"
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<AnyPosition>>, Fault> {
        let first_move = |_: &AnyPosition, _| 0;
        let disks = |position: &AnyPosition, player| position.utility(player);
        Ok(match self {
            Self::Random => Box::new(StrategyAgent::new("random", Random(context.rng))),
            Self::FirstMove => Box::new(StrategyAgent::new("first", Search::new(Algorithm::Greedy, first_move))),
            Self::Right | Self::Greedy => Box::new(StrategyAgent::new("greedy", Search::new(Algorithm::Greedy, disks))),
        })
    }
}

/// Returns the answer to a case, with the number of positions that the program visits for it.
pub fn answer(case: &PositionCase, answer: String, positions: Option<u64>) -> AnswerRecord {
    let reply = Reply { answer: Some(answer), cpu: Duration::ZERO, positions, fault: None };
    let (question, command, confinement) = (case.to_string(), String::new(), String::new());
    AnswerRecord { number: case.number, question, command, confinement, reply, without: None }
}

#[test]
fn a_search_too_deep_is_seen_by_its_positions() {
    let cases = fresh_cases(Topic::DepthLimit, 6, 1);
    let judged = |positions: &dyn Fn(&PositionCase) -> Option<u64>| {
        let mut part = Part::new(Topic::DepthLimit.part());
        let answers: Vec<_> = cases.iter().map(|case| answer(case, String::new(), positions(case))).collect();
        let note = judge_depth(&mut part, &cases, &answers);
        (part, note)
    };
    let within = |plies_more: u32| {
        move |case: &PositionCase| {
            let limit = case.options.limit.map(|limit| limit + plies_more);
            tree_size(&case.position, Options { limit, ..case.options }, u64::MAX).map(|nodes| nodes - 1)
        }
    };
    let (right, _) = judged(&within(0));
    assert!(right.played == 3 && (right.points - right.of).abs() < 1e-9, "{right:?}");
    let (more, _) = judged(&|case| within(0)(case).map(|positions| positions * 6 / 5));
    assert!((more.points - more.of).abs() < 1e-9, "it may look at some twice: {more:?}");
    for plies_more in [1, 3] {
        let (deep, _) = judged(&within(plies_more));
        assert!(deep.points == 0.0 && deep.failures.iter().all(|failure| failure.id == "wrong-depth"), "{deep:?}");
    }
    let (unknown, note) = judged(&|_| None);
    assert!(unknown.is_undecided && unknown.points == 0.0 && note.contains("no points are given"), "{unknown:?}");
}

#[test]
fn right_answers_get_all_points() {
    for topic in [Topic::Minimax, Topic::DepthLimit] {
        for count in [1, 4] {
            let cases = fresh_cases(topic, count, 1);
            let part = Program::Right.part(topic, &cases, &mut seeded_rng(1, 0));
            assert!((part.points - part.of).abs() < 1e-9, "{topic:?}: {part:?}");
        }
    }
}

#[test]
fn games_at_random_earn_nothing() {
    let interrupt = Interrupt::catch("the games are not finished").expect("a handler");
    let part = Program::Random.games(1, &interrupt);
    assert!(part.won > 0 && part.points == 0.0, "{part:?}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_that_do_not_search_get_next_to_nothing() {
    let interrupt = Interrupt::catch("the games are not finished").expect("a handler");
    for seed in 1..=50 {
        // Large trees and games take long, so there are fewer of them.
        let is_whole = seed <= 4;
        let topics = TOPICS.into_iter().filter(|topic| is_whole || !topic.is_for_saving());
        let cases: Vec<_> = topics.map(|topic| (topic, fresh_cases(topic, CASES_PER_TASK, seed))).collect();
        let rng = &mut seeded_rng(seed, 99);
        for program in [Program::Random, Program::FirstMove, Program::Greedy] {
            let points: f64 = cases.iter().map(|(topic, cases)| program.part(*topic, cases, rng).points).sum();
            let games = if is_whole { program.games(seed, &interrupt).points } else { 0.0 };
            assert!(points + games < 3.0, "{program:?}, seed {seed}: {points} and {games}");
        }
        for (topic, cases) in &cases {
            let part = Program::Right.part(*topic, cases, rng);
            assert!((part.points - part.of).abs() < 1e-9, "{topic:?}, seed {seed}: {part:?}");
        }
    }
}
