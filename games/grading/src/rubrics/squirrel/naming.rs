//! Names for what is wrong: known mistakes that explain all answers of a part, and contradict no other answer. What
//! explains the graded cases is put to the test by further ones.

use std::cell::OnceCell;
use std::mem;

use anyhow::Result;
use itertools::Itertools;
use suite_search::{Algorithm, Game};
use suite_squirrel::{Answer, FileDigest, KNOWN_MISTAKES, Only, Output, PlainProgram, Task, explanations_of};
use suite_tabletop::Explanation;

use super::case::TaskCase;
use super::case_result::{CaseResult, DIFFERENT};
use super::task_size::size;
use crate::mistake_name::{MOST_IN_A_SENTENCE, MistakeName, bits_needed, is_each_needed};

/// The cases of a part, with what the program has answered.
pub struct Answered<'a> {
    cases: &'a [TaskCase],
    results: &'a mut Vec<CaseResult>,
    /// The further cases, which cost no points.
    further: AnsweredCases,
    /// The tasks that were answered right, with the answers, computed when they are first needed.
    right: OnceCell<Vec<(Task, Answer)>>,
    /// What explains all of the answers.
    found: Vec<Explanation<PlainProgram>>,
}

/// Cases with what the program has answered.
pub type AnsweredCases = (Vec<TaskCase>, Vec<CaseResult>);

/// A plain program that could have given all answers of a part.
pub type NamedProgram = crate::mistake_name::NamedProgram<PlainProgram>;

/// What a file is worth that no other move explains, such as a log, in bits; and the trace of a battle.
const BITS_OF_FILE: f64 = 64.0;
const BITS_OF_TRACE: f64 = 12.0;

/// The fewest boards for which a program has to answer the same to be said to do so whatever the task.
const BOARDS_OF_CONSTANT: usize = 3;

/// The most mistakes that are looked for together.
const MOST_TOGETHER: usize = 4;

/// Names the mistakes of each part, and returns the programs that make them. `ask` lets the graded program answer
/// further cases of a part, which are to show whether its answers are those of a plain program.
///
/// # Errors
///
/// Those of `ask`, and cases that cannot be computed.
pub fn name_mistakes(
    parts: &mut [Answered<'_>],
    mut ask: impl FnMut(usize, &PlainProgram) -> Result<AnsweredCases>,
) -> Result<Vec<Option<NamedProgram>>> {
    parts.iter_mut().try_for_each(Answered::look_for_explanations)?;
    let mut named = names(parts);
    for (index, (part, named)) in parts.iter_mut().zip(&named).enumerate() {
        // Evidence that is not enough for a name may become so.
        let program = named.as_ref().map(|named| named.program.clone());
        if let Some(program) = program.or_else(|| Some(part.found.first()?.program())) {
            part.add_further(ask(index, &program)?)?;
        }
    }
    if parts.iter().any(|part| !part.further.0.is_empty()) {
        named = names(parts);
    }
    for (part, named) in parts.iter_mut().zip(&named) {
        let constant = part.is_constant().then(constant);
        if let Some(name) = named.as_ref().map(|named| named.name.clone()).or(constant) {
            let failures = part.results.iter_mut().filter_map(|result| result.failure.as_mut());
            failures.filter(|failure| failure.id == DIFFERENT).for_each(|failure| failure.set_name(&name));
        }
    }
    Ok(named)
}

/// Returns the name of what a program does that answers all tasks alike, such as one that reads a file of its own.
fn constant() -> MistakeName {
    MistakeName { id: "constant".to_owned(), description: "the answer is the same whatever the task".to_owned() }
}

/// Returns the names of each part's mistakes.
fn names(parts: &[Answered<'_>]) -> Vec<Option<NamedProgram>> {
    (0..parts.len()).fold(Vec::new(), |mut named, index| {
        named.push(name(parts, index, &named));
        named
    })
}

/// Returns the name of what explains the answers of a part, if something does.
fn name(parts: &[Answered<'_>], index: usize, earlier: &[Option<NamedProgram>]) -> Option<NamedProgram> {
    let part = &parts[index];
    if !part.is_telling() {
        return None;
    }
    let wrong: Vec<_> = part.wrong().collect();
    let count = wrong.len() + part.right().len();
    let others = Others(parts.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, part)| part).collect());
    let tried = KNOWN_MISTAKES.len();
    let beyond = |others: &PlainProgram| {
        let unexplained = wrong.iter().filter(|(task, answer)| answer.is_missed_by(others, task));
        evidence(&unexplained.copied().collect::<Vec<_>>(), count)
    };
    let here = evidence(&wrong, count);
    let is_enough = |found: &&Explanation<_>| {
        let mistakes = found.mistakes().len();
        here >= bits_needed(combinations(tried, mistakes)) && (mistakes == 1 || is_each_needed(found, tried, beyond))
    };
    let found: Vec<_> = part.found.iter().filter(is_enough).collect();
    let agreeing: Vec<_> = found.iter().copied().filter(|found| !others.contradict(&found.program())).collect();
    // Of several, one mistake in all parts is likelier than one in each.
    let is_preferred = |found: &&Explanation<_>| agreeing.len() > 1 && others.are_explained_by(&found.program());
    let preferred: Vec<_> = agreeing.iter().copied().filter(is_preferred).collect();
    if let Some(named) = named(if preferred.is_empty() { &agreeing } else { &preferred }, |program| program) {
        return Some(named);
    }
    // A battle has the mistakes of the searches.
    if part.algorithm().is_none()
        && let Some(named) = earlier.iter().flatten().find(|named| part.could_be_by(&named.program))
    {
        return Some(named.clone());
    }
    // What battles contradict, though a program may have code of its own for them, needs half as much evidence more.
    let may_be_in_task = here >= 1.5 * bits_needed(tried);
    others.name_where_alone(&found, part.algorithm(), may_be_in_task)
}

/// The other parts than the one that is explained.
struct Others<'a, 'b>(Vec<&'a Answered<'b>>);

impl Others<'_, '_> {
    /// Returns whether one of their right answers would be wrong by a program.
    fn contradict(&self, program: &PlainProgram) -> bool {
        self.0.iter().any(|part| part.contradicts(program))
    }

    /// Returns whether a program gives all of their wrong answers.
    fn are_explained_by(&self, program: &PlainProgram) -> bool {
        self.0.iter().all(|part| part.is_explained_by(program))
    }

    /// Returns whether a program gives all wrong answers of those that search by minimax or alpha-beta.
    fn searches_are_explained_by(&self, program: &PlainProgram) -> bool {
        let is_search = |part: &&&Answered<'_>| part.algorithm().is_some_and(|other| other != Algorithm::Greedy);
        self.0.iter().filter(is_search).all(|part| part.is_explained_by(program))
    }

    fn are_right(&self) -> bool {
        self.0.iter().all(|part| part.results.iter().all(|result| result.failure.is_none()))
    }

    /// Returns the name of mistakes that explain the part, but are made in some searches only; or in battles only, if
    /// all searches by themselves are right.
    fn name_where_alone(
        &self,
        found: &[&Explanation<PlainProgram>],
        algorithm: Option<Algorithm>,
        may_be_in_task: bool,
    ) -> Option<NamedProgram> {
        let mut places = match algorithm {
            Some(Algorithm::Greedy) => vec![Only::Greedy],
            Some(algorithm) => vec![Only::MinimaxAndAlphaBeta, Only::search(algorithm)],
            None if self.are_right() => vec![Only::Battles],
            None => Vec::new(),
        };
        places.extend(algorithm.filter(|_| may_be_in_task).map(Only::Task));
        let agrees = |only: Only, found: &Explanation<PlainProgram>| {
            let program = found.program().only_in(only);
            !self.contradict(&program)
                && (only != Only::MinimaxAndAlphaBeta || self.searches_are_explained_by(&program))
        };
        places.into_iter().find_map(|only| {
            let agreeing: Vec<_> = found.iter().copied().filter(|found| agrees(only, found)).collect();
            let mut named = named(&agreeing, |program| program.only_in(only))?;
            // Beside another mistake it may be made in the other search, too.
            let may_be_in_both = matches!(only, Only::Minimax | Only::AlphaBeta)
                && !self.contradict(&named.program.clone().only_in(Only::MinimaxAndAlphaBeta));
            let place = match only {
                // Else it would be made in all searches by the algorithm.
                Only::Task(_) => format!("in {only}, but not in battles"),
                _ if may_be_in_both => format!("in {only}"),
                _ => format!("in {only} only"),
            };
            named.name.description = format!("{place}: {}", named.name.description);
            Some(named)
        })
    }
}

impl<'a> Answered<'a> {
    /// Returns the cases of a part, with these results.
    pub fn new(cases: &'a [TaskCase], results: &'a mut Vec<CaseResult>) -> Self {
        Self { cases, results, further: AnsweredCases::default(), right: OnceCell::new(), found: Vec::new() }
    }

    /// Looks for what explains all of the answers.
    fn look_for_explanations(&mut self) -> Result<()> {
        if self.is_telling() {
            let wrong = self.wrong().sorted_by_key(|(task, _)| size(task));
            let answers: Vec<_> = wrong.chain(self.right().iter().map(|(task, answer)| (task, answer))).collect();
            self.found = explanations_of(&answers, MOST_TOGETHER, &())?;
        }
        Ok(())
    }

    /// Adds the answers to further cases, which what has explained the others has to explain, too.
    fn add_further(&mut self, answered: AnsweredCases) -> Result<()> {
        self.further = answered;
        self.right = OnceCell::new();
        let found = mem::take(&mut self.found).into_iter();
        self.found = found.filter(|found| self.could_be_by(&found.program())).collect();
        if self.found.is_empty() { self.look_for_explanations() } else { Ok(()) }
    }

    /// Returns the algorithm that its tasks ask for; `None` if they are battles.
    fn algorithm(&self) -> Option<Algorithm> {
        self.cases.iter().find_map(|case| match &case.task {
            Task::NextState { spec, .. } => Some(spec.algorithm),
            Task::Battle { .. } => None,
        })
    }

    /// Returns all tasks, with what came of them.
    fn results(&self) -> impl Iterator<Item = (&Task, &CaseResult)> {
        let cases = self.cases.iter().chain(&self.further.0).map(|case| &case.task);
        cases.zip(self.results.iter().chain(&self.further.1))
    }

    /// Returns the tasks that were answered wrong, with the answers.
    fn wrong(&self) -> impl Iterator<Item = (&Task, &Answer)> {
        self.results().filter_map(|(task, result)| Some((task, result.answer.as_ref()?)))
    }

    /// Returns the tasks that were answered right, with the answers.
    fn right(&self) -> &[(Task, Answer)] {
        self.right.get_or_init(|| {
            let right = self.results().filter(|(_, result)| result.failure.is_none()).map(|(task, _)| task);
            right.filter_map(|task| Some((task.clone(), Answer::right(task)?))).collect()
        })
    }

    /// Returns whether the answers tell what is wrong. A program that crashes or is late in most cases shows too little
    /// of what it does in the others, and what does not depend on the tasks shows nothing of how they are solved.
    fn is_telling(&self) -> bool {
        let answered = self.results.iter().filter(|result| result.failure.is_none() || result.answer.is_some()).count();
        self.wrong().next().is_some() && 2 * answered >= self.results.len() && !self.is_constant()
    }

    /// Returns whether all answers are the same, right ones included, though the boards are not.
    fn is_constant(&self) -> bool {
        let boards = self.wrong().map(|(task, _)| task.position().to_string()).unique().count();
        let mut answers = self.wrong().map(|(_, answer)| answer).chain(self.right().iter().map(|(_, answer)| answer));
        boards >= BOARDS_OF_CONSTANT && answers.all_equal() && !self.wrong().any(|(_, answer)| answer.is_empty())
    }

    /// Returns whether a program gives all of its wrong answers.
    fn is_explained_by(&self, program: &PlainProgram) -> bool {
        !self.wrong().any(|(task, answer)| answer.is_missed_by(program, task))
    }

    /// Returns whether one of its right answers would be wrong by a program.
    fn contradicts(&self, program: &PlainProgram) -> bool {
        self.right().iter().any(|(task, answer)| answer.is_missed_by(program, task))
    }

    /// Returns whether a program gives all of its answers.
    fn could_be_by(&self, program: &PlainProgram) -> bool {
        self.is_explained_by(program) && !self.contradicts(program)
    }
}

/// Returns the first of these explanations, changed, by the name of all, if they are not too many to tell.
fn named(found: &[&Explanation<PlainProgram>], change: impl Fn(PlainProgram) -> PlainProgram) -> Option<NamedProgram> {
    let first = found.first().filter(|_| found.len() <= MOST_IN_A_SENTENCE)?;
    Some(NamedProgram { name: MistakeName::of(found)?, program: change(first.program()) })
}

/// Returns about how many ways there are to choose `chosen` of `of` mistakes.
fn combinations(of: usize, chosen: usize) -> usize {
    of.pow(chosen as u32) / (1..=chosen).product::<usize>()
}

/// Returns how much the wrong ones of `count` answers tell, in bits: which are wrong, and what was answered instead.
fn evidence(wrong: &[(&Task, &Answer)], count: usize) -> f64 {
    let choices: f64 = (0..wrong.len()).map(|index| ((count - index) as f64 / (index + 1) as f64).log2()).sum();
    choices + wrong.iter().map(|(task, answer)| bits(task, answer)).sum::<f64>()
}

fn bits(task: &Task, answer: &Answer) -> f64 {
    let Task::NextState { position, .. } = task else { return BITS_OF_TRACE };
    // With the right log, too, it is only another move.
    let besides = [Answer::default(), Answer::right(task).unwrap_or_default()];
    let is_after = |square| {
        let board = position.play(square).to_string();
        FileDigest::read(&mut board.as_bytes()).is_ok_and(|file| {
            besides.iter().any(|other| *answer == other.clone().with(Output::NextState, file.clone()))
        })
    };
    if position.moves().any(is_after) { (position.moves().count() as f64).log2() } else { BITS_OF_FILE }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use suite_tabletop::KnownMistake;

    use super::super::fresh_cases::{fresh_cases, further_cases, is_wrong};
    use super::*;
    use crate::Failure;

    fn making(ids: &[&str]) -> PlainProgram {
        KnownMistake::program(KNOWN_MISTAKES.iter().filter(|mistake| ids.contains(&mistake.id)))
    }

    /// Returns the result of a case, with its answer if that is wrong.
    fn result(case: &TaskCase, wrong: Option<Answer>) -> CaseResult {
        CaseResult {
            number: 1,
            name: case.name.clone(),
            command: String::new(),
            confinement: String::new(),
            cpu: Duration::ZERO,
            failure: wrong.as_ref().map(|_| Failure::by_fault(DIFFERENT, String::new(), "", "")),
            answer: wrong,
            log: None,
        }
    }

    /// Returns the names of what is wrong in greedy, minimax, alpha-beta and battles, where these programs answer.
    fn names_of(programs: [PlainProgram; 4]) -> [Option<String>; 4] {
        names_in(&[1, 2, 3, 4].map(|task| fresh_cases(task, 20, 1)), &programs, &programs)
    }

    /// Returns the names in these cases, where others answer further ones.
    fn names_in(
        cases: &[Vec<TaskCase>; 4],
        programs: &[PlainProgram; 4],
        in_further: &[PlainProgram; 4],
    ) -> [Option<String>; 4] {
        let wrong = |case: &TaskCase, program: &PlainProgram| {
            let answer = Answer::by(program, &case.task).expect("a small task");
            (Answer::right(&case.task).as_ref() != Some(&answer)).then_some(answer)
        };
        let mut results: Vec<Vec<_>> = std::iter::zip(cases, programs)
            .map(|(cases, program)| cases.iter().map(|case| result(case, wrong(case, program))).collect())
            .collect();
        let mut parts: Vec<_> =
            std::iter::zip(cases, &mut results).map(|(cases, results)| Answered::new(cases, results)).collect();
        let ask = |part: usize, hypothesis: &PlainProgram| {
            let cases = further_cases(part as u8 + 1, 1, hypothesis);
            let results = cases.iter().map(|case| result(case, wrong(case, &in_further[part]))).collect();
            Ok((cases, results))
        };
        let named = name_mistakes(&mut parts, ask).expect("names");
        let mut told = named.into_iter().map(|named| named.map(|named| named.name.description));
        std::array::from_fn(|_| told.next().flatten())
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_a_name_says_where_alone_a_mistake_is_made() {
        let said = |text: &str| Some(text.to_owned());
        let undone = "when a move is taken back, the pieces that it has converted stay converted";
        let both = said(&format!("in minimax and alpha-beta only: {undone}"));
        let program = || making(&["conversions-not-undone"]);
        let in_battles = program().only_in(Only::MinimaxAndAlphaBeta);
        assert_eq!(names_of([making(&[]), program(), program(), in_battles]), [None, both.clone(), both.clone(), both]);
        let deeper = "the search goes one ply beyond the cut-off depth";
        let program = || making(&["one-ply-more"]);
        let only = said(&format!("in minimax only: {deeper}"));
        let in_battles = program().only_in(Only::Minimax);
        assert_eq!(names_of([making(&[]), program(), making(&[]), in_battles]), [None, only.clone(), None, only]);
        // Another mistake shows in every log of alpha-beta, so that this one may be made there, too, as it is.
        let program = || making(&["conversions-not-undone"]);
        let with_another = making(&["conversions-not-undone", "blanks-after-commas"]);
        let in_battles = program().only_in(Only::MinimaxAndAlphaBeta);
        let [_, told, ..] = names_of([making(&[]), program(), with_another, in_battles]);
        assert_eq!(told, said(&format!("in minimax: {undone}")));
        // Battles have code of their own in some programs.
        let [told, ..] = names_of([making(&["greedy-looks-further"]), making(&[]), making(&[]), making(&[])]);
        assert_eq!(told, said("in task 1, but not in battles: greedy looks as far ahead as the cut-off depth says"));
        let found = names_of([making(&[]), making(&[]), making(&[]), making(&["xs-evaluation"])]);
        assert_eq!(found, [None, None, None, said("in battles only: positions are always evaluated for X")]);
    }

    #[test]
    fn an_answer_that_does_not_depend_on_the_task_has_a_name() {
        let cases = fresh_cases(1, 20, 1);
        let answer = |case: &TaskCase| Answer::right(&case.task).expect("a small task");
        let results = |answers: &[Answer]| -> Vec<_> {
            let answered = std::iter::zip(&cases, answers);
            answered.map(|(case, given)| result(case, (*given != answer(case)).then(|| given.clone()))).collect()
        };
        let is_constant = |answers: &[Answer]| Answered::new(&cases, &mut results(answers)).is_constant();
        let mut answers = vec![answer(&cases[0]); cases.len()];
        assert!(is_constant(&answers));
        let mut named = results(&answers);
        let nothing_asked = |_, _: &PlainProgram| unreachable!("nothing explains it");
        let found = name_mistakes(&mut [Answered::new(&cases, &mut named)], nothing_asked).expect("names");
        assert!(found.iter().all(Option::is_none));
        let names: Vec<_> = named.into_iter().filter_map(|result| result.failure?.mistake).unique().collect();
        assert_eq!(names, ["the answer is the same whatever the task"]);
        // One is right that depends on its task, and nothing is written.
        answers[1] = answer(&cases[1]);
        assert!(!is_constant(&answers));
        let nothing = Answer::default().with(Output::NextState, FileDigest::read(&mut &b""[..]).expect("memory"));
        assert!(!is_constant(&vec![nothing; cases.len()]));
        // The boards are the same.
        let cases = vec![cases.into_iter().next().expect("a case"); 3];
        let mut results: Vec<_> = cases.iter().map(|case| result(case, Some(answers[1].clone()))).collect();
        assert!(!Answered::new(&cases, &mut results).is_constant());
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_three_mistakes_together_have_a_name() {
        let ids = ["inner-bounds-overwritten", "late-inner-cuts", "played-sneak-converts"];
        let [greedy, minimax, alpha_beta, battle] =
            names_of([making(&[]), making(&[]), making(&ids), making(&ids).only_in(Only::AlphaBeta)]);
        assert_eq!((greedy, minimax), (None, None));
        let [overwritten, late, sneak] =
            ids.map(|id| KNOWN_MISTAKES.iter().find(|mistake| mistake.id == id).expect("known").description);
        let told = format!("in alpha-beta only: {overwritten}, and {late}, and {sneak}");
        assert_eq!((alpha_beta.as_deref(), battle.as_deref()), (Some(&*told), Some(&*told)));
    }

    #[test]
    fn what_explains_graded_cases_is_put_to_the_test_by_further_ones() {
        let program = || making(&["converted-counted-once"]);
        let mut cases = [1, 2, 3, 4].map(|task| fresh_cases(task, 20, 1));
        // One wrong case alone may have many reasons.
        let mut wrong = 0;
        cases[0].retain(|case| {
            let is_wrong = is_wrong(&program(), &case.task);
            wrong += u32::from(is_wrong);
            !is_wrong || wrong == 1
        });
        let greedy = |program| [program, making(&[]), making(&[]), making(&[])];
        let names = |in_further| {
            let [name, ..] = names_in(&cases, &greedy(program()), &greedy(in_further));
            name
        };
        let named = names(program());
        let expected = "in task 1, but not in battles: a converted piece is counted once instead of twice";
        assert!(named.as_ref().is_some_and(|name| name.starts_with(expected)), "{named:?}");
        assert_eq!(names(making(&[])), None);
        assert_eq!(names(making(&["later-ties"])), None);
    }
}
