//! The known mistakes that explain the answers to the cases of a part.
//!
//! A mistake is named if a plain program that makes it could have given all the answers of the part, right and wrong,
//! and all right answers of the other parts: nothing that the program did speaks against it. It may be made in one of
//! the two searches only, since students write each by itself. What explains the graded cases is put to the test by
//! further ones.

use std::iter;

use anyhow::Result;
use itertools::Itertools;
use suite_othello::{KNOWN_MISTAKES, PlainProgram};
use suite_search::{Game, Player};
use suite_tabletop::{Explanation, KnownMistake, pair_explanations, single_explanations};

use super::answered_topic::{AnsweredCase, AnsweredCases, AnsweredTopic};
use super::case::PositionCase;
use super::topic::Topic;
use crate::mistake_name::{MistakeName, bits_needed, is_each_needed};

/// The ways in which each explanation is tried: with the mistakes in both searches, and in one.
const IN_SEARCHES: usize = 2;

/// A plain program that could have given all answers of a topic.
pub type NamedProgram = crate::mistake_name::NamedProgram<PlainProgram>;

/// Names the mistakes of each topic, and returns the programs that make them. `ask` lets the graded program answer
/// further cases of a topic, which are to show whether its answers are those of a plain program.
///
/// # Errors
///
/// Those of `ask`.
pub fn name_mistakes(
    topics: &mut [AnsweredTopic],
    mut ask: impl FnMut(Topic, &PlainProgram) -> Result<AnsweredCases>,
) -> Result<Vec<Option<NamedProgram>>> {
    let mistakes: Vec<_> = KNOWN_MISTAKES.iter().collect();
    let found: Vec<_> = topics.iter().map(|topic| explanations(&mistakes, topic, topics)).collect();
    let named = |topics: &[AnsweredTopic]| {
        let named = iter::zip(topics, &found).map(|(topic, found)| name(found, mistakes.len(), topic, topics));
        named.collect::<Vec<_>>()
    };
    let before = named(topics);
    for (topic, named) in iter::zip(&mut *topics, &before) {
        if let Some(named) = named {
            topic.further = ask(topic.topic, &named.program)?;
        }
    }
    let after = named(topics);
    // What is refuted in one topic is no name in another.
    let refuted = iter::zip(&before, &after).filter(|(_, after)| after.is_none());
    let refuted: Vec<_> = refuted.filter_map(|(before, _)| Some(before.as_ref()?.program)).collect();
    let is_kept = |named: &NamedProgram| !refuted.contains(&named.program);
    // What was no name before has not been put to the test.
    Ok(iter::zip(before, after).map(|(before, after)| before.and(after).filter(is_kept)).collect())
}

/// Returns what explains the answers of a topic by these mistakes, if any is wrong. `all` are those of all topics that
/// the program was asked.
fn explanations(
    mistakes: &[&'static KnownMistake<PlainProgram>],
    of: &AnsweredTopic,
    all: &[AnsweredTopic],
) -> Vec<Explanation<PlainProgram>> {
    let Some(answers) = Answers::of(of, all) else { return Vec::new() };
    let explains = |program: &PlainProgram| {
        // What allows almost any answer explains nothing, and does not keep pairs from being tried.
        answers.fit(program)
            && answers.bits(program, answers.fit_both_searches(program)) >= bits_needed_in_searches(mistakes.len())
    };
    // What no explanation could tell enough of, however well it fits, is not searched for one.
    let may_be_named = |tried| answers.most_bits() >= bits_needed_in_searches(tried);
    if !may_be_named(tried(mistakes.len(), 1)) {
        return Vec::new();
    }
    let found = single_explanations(mistakes, explains);
    if !found.is_empty() || !may_be_named(tried(mistakes.len(), 2)) {
        return found;
    }
    pair_explanations(mistakes, explains)
}

/// Returns the name of a topic by what has explained its answers so far, tried with this number of mistakes.
fn name(
    found: &[Explanation<PlainProgram>],
    mistakes: usize,
    of: &AnsweredTopic,
    all: &[AnsweredTopic],
) -> Option<NamedProgram> {
    if found.is_empty() { None } else { Answers::of(of, all)?.name(found, mistakes) }
}

/// Returns how many explanations by this number of mistakes are tried, and by fewer.
const fn tried(mistakes: usize, together: usize) -> usize {
    if together == 1 { mistakes } else { mistakes + mistakes * mistakes.saturating_sub(1) / 2 }
}

/// Returns the evidence, in bits, that one of `tried` explanations needs. Each is tried in one of the searches, too.
fn bits_needed_in_searches(tried: usize) -> f64 {
    bits_needed(IN_SEARCHES * tried)
}

/// What a program has answered, as far as it tells about the answers of a topic.
struct Answers<'a> {
    /// The wrong answers of the topic, quickly searched ones first, and the right ones of all.
    wrong: Vec<AnsweredCase<'a>>,
    right: Vec<AnsweredCase<'a>>,
    /// The search in which all wrong answers were given, if it is one.
    minimax: Option<bool>,
    /// The answered cases of other topics with wrong answers.
    others: Vec<Vec<AnsweredCase<'a>>>,
}

impl<'a> Answers<'a> {
    /// Returns the answers of a topic, if any is wrong in a way that mistakes could explain.
    fn of(of: &'a AnsweredTopic, all: &'a [AnsweredTopic]) -> Option<Self> {
        if of.topic.node_function().is_some() {
            return None;
        }
        let others = || all.iter().filter(|other| other.topic != of.topic && is_comparable(of.topic, other.topic));
        let quick_first = |answered: &AnsweredCase<'_>| {
            let PositionCase { position, options, .. } = answered.case;
            // Most programs are told apart from one that plays an illegal move without a search.
            (answered.is_legal(), options.limit.unwrap_or(u32::MAX), position.longest_game())
        };
        let wrong: Vec<_> =
            of.answered_cases().filter(|answered| !answered.is_right).sorted_by_key(quick_first).collect();
        let of_others = others().flat_map(AnsweredTopic::answered_cases);
        let right = of.answered_cases().chain(of_others).filter(|answered| answered.is_right);
        let right = right.sorted_by_key(quick_first).collect();
        let minimax = wrong.iter().map(|answered| answered.case.options.minimax).all_equal_value().ok();
        let others = others().map(|other| other.answered_cases().collect::<Vec<_>>());
        let others = others.filter(|cases| cases.iter().any(|answered| !answered.is_right)).collect();
        (!wrong.is_empty()).then_some(Self { wrong, right, minimax, others })
    }

    /// Returns whether a plain program could have answered so, be it that its mistakes are made in one search only.
    fn fit(&self, program: &PlainProgram) -> bool {
        let is_concerned = |answered: &&AnsweredCase<'_>| self.is_same_search(answered.case);
        self.wrong.iter().chain(self.right.iter().filter(is_concerned)).all(|answered| answered.fits(program))
    }

    /// Returns whether a plain program could have answered so, with its mistakes made in both searches.
    fn fit_both_searches(&self, program: &PlainProgram) -> bool {
        self.right.iter().filter(|answered| !self.is_same_search(answered.case)).all(|answered| answered.fits(program))
    }

    /// Returns whether a mistake made only where answers are wrong is made in a case, too.
    fn is_same_search(&self, case: &PositionCase) -> bool {
        self.minimax.is_none_or(|minimax| minimax == case.options.minimax)
    }

    /// Returns what explains the answers, given the explanations that may do so, by one or two of `mistakes` mistakes.
    fn name(&self, found: &[Explanation<PlainProgram>], mistakes: usize) -> Option<NamedProgram> {
        let found: Vec<_> = found.iter().filter(|explanation| self.fit(&explanation.program())).collect();
        let in_both = |explanation: &&Explanation<_>| self.fit_both_searches(&explanation.program());
        let is_in_both = found.iter().any(in_both);
        let candidates = found.into_iter().filter(|explanation| !is_in_both || in_both(explanation));
        let is_enough = |explanation: &&Explanation<PlainProgram>| {
            let program = explanation.program();
            let beyond = |others: &PlainProgram| self.bits_beyond(others, &program, is_in_both);
            let needed = bits_needed_in_searches(tried(mistakes, explanation.mistakes().len()));
            self.bits(&program, is_in_both) >= needed && is_each_needed(explanation, IN_SEARCHES * mistakes, beyond)
        };
        let named: Vec<_> = candidates.filter(is_enough).collect();
        let mut name = MistakeName::of(&named)?;
        if !is_in_both {
            let search = if self.minimax == Some(true) { "minimax" } else { "alpha-beta" };
            name.description += &format!(" (in {search} only)");
        }
        Some(NamedProgram { name, program: named[0].program() })
    }

    /// Returns how much the wrong answers that a program explains speak for it, in bits.
    fn bits(&self, program: &PlainProgram, is_in_both: bool) -> f64 {
        self.explained(program, is_in_both).map(|answered| answered.bits(program)).sum()
    }

    /// Returns how much those of them speak for it that another program does not explain, in bits.
    fn bits_beyond(&self, other: &PlainProgram, program: &PlainProgram, is_in_both: bool) -> f64 {
        let explained = self.explained(program, is_in_both).filter(|answered| !answered.fits(other));
        explained.map(|answered| answered.bits(program)).sum()
    }

    /// Returns the wrong answers that a program explains: those of the topic, and those of all others that it explains
    /// whole.
    fn explained(&self, program: &PlainProgram, is_in_both: bool) -> impl Iterator<Item = &AnsweredCase<'a>> {
        let is_explained = move |answered: &AnsweredCase<'_>| {
            if is_in_both || self.is_same_search(answered.case) { answered.fits(program) } else { answered.is_right }
        };
        let explained = self.others.iter().filter(move |cases| cases.iter().all(is_explained));
        explained.flatten().filter(|answered| !answered.is_right).chain(&self.wrong)
    }

    /// Returns the most that the wrong answers could speak for any program, in bits.
    fn most_bits(&self) -> f64 {
        let wrong = self.others.iter().flatten().filter(|answered| !answered.is_right).chain(&self.wrong);
        wrong.map(|answered| answered.possible().log2()).sum()
    }
}

/// Returns whether answers to the cases of two topics tell about the same code.
fn is_comparable(one: Topic, other: Topic) -> bool {
    // What was cached by the search before is no mistake of these searches.
    let is_search = |topic: Topic| topic.asks_for_move() && topic != Topic::CacheBetweenLimits && !topic.is_large();
    one.asks_for_move() && is_search(other)
}

impl AnsweredCase<'_> {
    /// Returns whether a plain program could have answered so.
    fn fits(&self, program: &PlainProgram) -> bool {
        let PositionCase { topic, position, options, .. } = self.case;
        if *topic == Topic::ComputeUtility {
            return self.said.parse() == Ok(program.utility(position));
        }
        parse_move(self.said).is_some_and(|said| program.may_answer(position, *options, said))
    }

    /// Returns whether the answer is a legal move.
    fn is_legal(&self) -> bool {
        self.case.position.moves().any(|mv| mv.to_string() == self.said)
    }

    /// Returns how unlikely a plain program's answers to a case are by chance, in bits: the binary logarithm of the
    /// possible answers for each of those that it may give.
    fn bits(&self, program: &PlainProgram) -> f64 {
        let PositionCase { topic, position, options, .. } = self.case;
        let possible = self.possible();
        if *topic == Topic::ComputeUtility {
            return possible.log2();
        }
        let given = program.answers(position, *options).map_or(possible, |moves| moves.len() as f64);
        (possible / given).log2().max(0.0)
    }

    /// Returns how many answers are possible: the legal moves, or all squares if the answer is no legal move.
    fn possible(&self) -> f64 {
        let PositionCase { topic, position, .. } = self.case;
        if *topic == Topic::ComputeUtility {
            // The difference of the disks may be any that has the same parity as their number.
            return f64::from(Player::BOTH.map(|player| position.disks(player)).iter().sum::<u32>());
        }
        (if self.is_legal() { position.moves().count() } else { position.size().side().pow(2) }) as f64
    }
}

fn parse_move(text: &str) -> Option<[i32; 2]> {
    let numbers: Result<Vec<i32>, _> = text.split_whitespace().map(str::parse).collect();
    numbers.ok()?.try_into().ok()
}

#[cfg(test)]
mod tests;
