//! How good the names are: mistakes are planted in programs, and their answers judged.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use suite_arena::seeded_rng;

use super::super::fresh_cases::{fresh_cases, further_cases};
use super::super::tests::answer;
use super::*;
use crate::rubrics::answer::{Reply, ReplyFault};

type Mistake = KnownMistake<PlainProgram>;

const TOPICS: [Topic; 5] = [Topic::Minimax, Topic::AlphaBeta, Topic::DepthLimit, Topic::Caching, Topic::Ordering];

/// The cases of a grading.
fn drawn(count: u32, seed: u64) -> Vec<(Topic, Vec<PositionCase>)> {
    TOPICS.map(|topic| (topic, fresh_cases(topic, count, seed))).into()
}

/// The answers of a program; `None` is no answer.
fn answered(
    drawn: &[(Topic, Vec<PositionCase>)],
    mut choose: impl FnMut(&PositionCase) -> Option<String>,
) -> Vec<AnsweredTopic> {
    let topic = |(topic, cases): &(Topic, Vec<PositionCase>)| {
        let answers = cases.iter().map(|case| {
            let said = choose(case);
            let is_legal = case.position.moves().any(|mv| Some(mv.to_string()) == said);
            let mut answer = answer(case, said.clone().unwrap_or_default(), None);
            if !is_legal {
                let (id, message, stderr) = ("illegal".into(), String::new(), String::new());
                let fault = ReplyFault { id, message, stderr, advice: None, said };
                answer.reply = Reply { answer: None, fault: Some(fault), ..answer.reply };
            }
            answer
        });
        let (cases, answers) = (cases.clone(), answers.collect());
        AnsweredTopic { topic: *topic, cases, answers, further: AnsweredCases::default() }
    };
    drawn.iter().map(topic).collect()
}

/// The answer of a program with these decisions: any of those that it may give.
fn chosen(program: &PlainProgram, case: &PositionCase, rng: &mut ChaCha8Rng) -> Option<String> {
    let moves = program.answers(&case.position, case.options)?;
    moves.choose(rng).map(|[first, second]| format!("{first} {second}"))
}

/// The name by these mistakes, before it is put to the test.
fn name_by(known: &[&'static Mistake], of: &AnsweredTopic, all: &[AnsweredTopic]) -> Option<NamedProgram> {
    name(&explanations(known, of, all), known.len(), of, all)
}

/// What came of a name for the answers of a program with mistakes.
#[derive(Debug, Default)]
struct Tally {
    /// They were named, or named among others that lead to the same answers.
    named: u32,
    /// Another mistake was named that leads to the same answers in the whole part.
    equivalent: u32,
    unnamed: Vec<String>,
    /// Others were named.
    wrong: Vec<String>,
}

impl Tally {
    /// Lets a program with these mistakes answer, and names what explains the first part with wrong answers.
    fn plant(
        &mut self,
        planted: &[&'static Mistake],
        known: &[&'static Mistake],
        drawn: &[(Topic, Vec<PositionCase>)],
    ) {
        let program = KnownMistake::program(planted.iter().copied());
        let mut rng = seeded_rng(1, 0);
        let all = answered(drawn, |case| chosen(&program, case, &mut rng));
        let Some(wrong) = all.iter().find(|topic| topic.answered_cases().any(|answered| !answered.is_right)) else {
            return;
        };
        let ids = planted.iter().map(|mistake| mistake.id).join("+");
        let Some(NamedProgram { name: MistakeName { id, description }, .. }) = name_by(known, wrong, &all) else {
            let answers = Answers::of(wrong, &all).expect("wrong ones");
            self.unnamed.push(format!("{ids} ({:.1} bits)", answers.bits(&program, true)));
            return;
        };
        let other = KNOWN_MISTAKES.iter().filter(|mistake| id.split('+').any(|id| id == mistake.id));
        let other = KnownMistake::program(other);
        let is_same = |case: &PositionCase| {
            other.answers(&case.position, case.options) == program.answers(&case.position, case.options)
        };
        let clause = planted.iter().map(|mistake| mistake.description).join(", and ");
        if id == ids || description.split("; or ").any(|one| one == clause) {
            self.named += 1;
        } else if wrong.cases.iter().all(is_same) {
            self.equivalent += 1;
        } else {
            self.wrong.push(format!("{id} for {ids}"));
        }
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_limits_that_are_not_kept_are_named() {
    let drawn = drawn(20, 1);
    let known: Vec<_> = KNOWN_MISTAKES.iter().collect();
    let mut tally = Tally::default();
    known[..3].iter().for_each(|mistake| tally.plant(&[mistake], &known, &drawn));
    assert_eq!(tally.named, 3, "{tally:?}");
}

#[test]
fn a_pair_is_not_named_if_half_of_it_hardly_shows() {
    let drawn = [(Topic::Minimax, fresh_cases(Topic::Minimax, 40, 1))];
    let answers = |mistakes: &[&'static Mistake]| {
        let program = KnownMistake::program(mistakes.iter().copied());
        let answers = |case: &PositionCase| program.answers(&case.position, case.options).unwrap_or_default();
        drawn[0].1.iter().map(answers).collect::<Vec<_>>()
    };
    let by_id = |id: &str| KNOWN_MISTAKES.iter().find(|mistake| mistake.id == id).expect("a known mistake");
    let first = by_id("movers-utility-everywhere");
    let alone = answers(&[first]);
    // Together with the second one, one answer or two must be others.
    let shows = |second: &&'static Mistake| {
        let both = answers(&[first, second]);
        let others = alone.iter().zip(&both).filter(|(one, both)| !one.iter().any(|mv| both.contains(mv)));
        *second != first && (1..=2).contains(&others.count())
    };
    let second = KNOWN_MISTAKES.iter().find(shows).expect("a mistake that hardly shows");
    let pair = [first, second];
    let program = KnownMistake::program(pair);
    let all = answered(&drawn, |case| chosen(&program, case, &mut seeded_rng(1, 0)));
    let said = Answers::of(&all[0], &all).expect("wrong answers");
    assert!(said.bits(&program, true) > bits_needed_in_searches(3), "enough for the pair as a whole");
    assert_eq!(name_by(&pair, &all[0], &all), None, "{}", second.id);
}

#[test]
fn what_explains_graded_cases_is_put_to_the_test_by_further_ones() {
    let program = |id: &str| KnownMistake::program(KNOWN_MISTAKES.iter().filter(|mistake| mistake.id == id));
    let drawn = [(Topic::Minimax, fresh_cases(Topic::Minimax, 20, 1))];
    let name_by = |graded: &PlainProgram, in_further: &PlainProgram| {
        let mut rng = seeded_rng(1, 0);
        let mut all = answered(&drawn, |case| chosen(graded, case, &mut rng));
        let ask = |topic, explaining: &PlainProgram| {
            let cases = further_cases(topic, 1, explaining);
            let further = answered(&[(topic, cases)], |case| chosen(in_further, case, &mut rng)).remove(0);
            Ok((further.cases, further.answers))
        };
        let named = name_mistakes(&mut all, ask).expect("names").remove(0);
        (named.map(|named| named.name.id), all[0].further.0.len())
    };
    let minimizes = program("opponent-maximizes");
    let named = name_by(&minimizes, &minimizes);
    assert!(named.0.as_deref() == Some("opponent-maximizes") && named.1 > 10, "{named:?}");
    for other in [PlainProgram::default(), program("passes")] {
        assert_eq!(name_by(&minimizes, &other), (None, named.1));
    }
    assert_eq!(name_by(&PlainProgram::default(), &minimizes), (None, 0), "a right program is asked nothing further");
}

#[test]
fn what_is_refuted_in_one_topic_is_no_name_in_another() {
    let by_id = |id: &str| KnownMistake::program(KNOWN_MISTAKES.iter().filter(|mistake| mistake.id == id));
    let (graded, other) = (by_id("opponent-maximizes"), by_id("player-minimizes"));
    let drawn = [Topic::Minimax, Topic::AlphaBeta].map(|topic| (topic, fresh_cases(topic, 20, 1)));
    let names = |in_minimax: &PlainProgram| {
        let mut rng = seeded_rng(1, 0);
        let mut all = answered(&drawn, |case| chosen(&graded, case, &mut rng));
        let ask = |topic, explaining: &PlainProgram| {
            let program = if topic == Topic::Minimax { in_minimax } else { &graded };
            let cases = further_cases(topic, 1, explaining);
            let further = answered(&[(topic, cases)], |case| chosen(program, case, &mut rng)).remove(0);
            Ok((further.cases, further.answers))
        };
        let named = name_mistakes(&mut all, ask).expect("names").into_iter();
        named.map(|named| Some(named?.name.id)).collect::<Vec<_>>()
    };
    let named = Some("opponent-maximizes".to_owned());
    assert_eq!(names(&graded), [named.clone(), named]);
    assert_eq!(names(&other), [None, None]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_names_are_of_the_mistakes_that_are_made() {
    let drawn = drawn(20, 1);
    let known: Vec<_> = KNOWN_MISTAKES.iter().collect();
    let mut singles = Tally::default();
    known.iter().step_by(8).for_each(|mistake| singles.plant(&[mistake], &known, &drawn));
    // The name of a mistake that is not known, and is none of these.
    let mut unknown = Tally::default();
    for mistake in known.iter().skip(4).step_by(32) {
        let others: Vec<_> = known.iter().copied().filter(|other| other != mistake).collect();
        unknown.plant(&[mistake], &others, &drawn);
    }
    let mut pairs = Tally::default();
    for (first, second) in [(5, 8), (9, 90)] {
        pairs.plant(&[known[first], known[second]], &known, &drawn);
    }
    println!("singles {singles:?}\nunknown {unknown:?}\npairs {pairs:?}");
    assert!(singles.wrong.is_empty() && pairs.wrong.is_empty() && unknown.wrong.is_empty());
    assert!(10 * singles.named >= 9 * known.len().div_ceil(8) as u32, "{singles:?}");
    assert_eq!(unknown.named, 0, "{unknown:?}");
    assert_eq!((pairs.named + pairs.equivalent, pairs.unnamed.len()), (2, 0), "{pairs:?}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_right_moves_and_wrong_ones_at_random_have_no_name() {
    let drawn = drawn(8, 2);
    for share_of_right in [0.0, 0.6, 1.0] {
        let mut rng = seeded_rng(3, 0);
        let all = answered(&drawn, |case| {
            let moves: Vec<_> = case.position.moves().map(|mv| mv.to_string()).collect();
            let answers = if rng.random_bool(share_of_right) { &case.right } else { &moves };
            answers.choose(&mut rng).cloned()
        });
        let known: Vec<_> = KNOWN_MISTAKES.iter().collect();
        for topic in &all {
            assert_eq!(name_by(&known, topic, &all), None, "{:?}: {share_of_right}", topic.topic);
        }
    }
}
