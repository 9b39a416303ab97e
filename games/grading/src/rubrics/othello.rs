//! The rubric of Othello: moves on random boards, and games for the program's own heuristic.

mod answered_topic;
mod case;
mod case_evidence;
mod chance;
mod course_spec;
mod examiner;
mod explanation;
mod fresh_cases;
mod functions;
mod judgement;
mod match_section;
mod savings;
mod smallest_case;
#[cfg(test)]
mod tests;
mod topic;
mod topic_section;

use std::time::Duration;

use anyhow::Result;
use serde::{Deserialize, Serialize};
use suite_arena::{FaultKind, Limits};
use suite_othello::{PlainProgram, Position};
use suite_programs::{CommonLimits, HostedProgram, PlayerChoice, ProgramLimits};
use suite_tabletop::{GameError, GameOption, OptionKind, OptionValues, StarterFile, Tabletop};
use suite_text::positive;
use suite_work::interrupt::Interrupt;

use self::answered_topic::{AnsweredCases, AnsweredTopic};
use self::case::PositionCase;
use self::examiner::Examiner;
use self::explanation::{NamedProgram, name_mistakes};
use self::fresh_cases::{fresh_cases, further_cases};
use self::functions::functions_program;
use self::judgement::{is_right_to_the_end, judge, judge_depth, uses_own_heuristic};
use self::match_section::MatchSection;
use self::savings::Savings;
use self::smallest_case::FailedTopic;
use self::topic::Topic;
use self::topic_section::TopicSection;
use crate::{Failure, GradingRun, Rubric, RubricKind, RubricPart, Section, Timed, parse_program, program_source};

/// The rubric of Othello, with its options.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct OthelloRubric {
    /// Whether the assignment's functions are called directly, which shows more.
    pub functions: bool,
    /// The number of random boards for each part.
    pub cases_per_task: u32,
    /// The number of games for the program's own heuristic.
    pub games: u32,
    /// The limits of the program.
    pub limits: ProgramLimits,
}

/// The parts of the rubric that are judged by cases, and those that only functions can show.
const TOPICS: [Topic; 5] = [Topic::Minimax, Topic::AlphaBeta, Topic::DepthLimit, Topic::Caching, Topic::Ordering];
const OF_FUNCTIONS: [Topic; 6] = [
    Topic::ComputeUtility,
    Topic::CacheBetweenLimits,
    Topic::MinimaxMinNode,
    Topic::MinimaxMaxNode,
    Topic::AlphaBetaMinNode,
    Topic::AlphaBetaMaxNode,
];
/// The wall-clock time that a program has to start and print its name.
const START: Duration = Duration::from_secs(10);
/// The usual numbers of random boards and of games.
const CASES_PER_TASK: u32 = 20;
const GAMES: u32 = 96;

fn options() -> Vec<GameOption> {
    const CASES: &str = "Number of random boards for each part; CPU times tell nothing of fewer than 13";
    let count = |usual| OptionKind::count(usual, |text| positive::<u32>(text).map(drop));
    vec![
        GameOption::new("cases-per-task", count(CASES_PER_TASK), CASES),
        GameOption::new("games", count(GAMES), "Number of games for the program's own heuristic"),
    ]
}

impl Rubric for OthelloRubric {
    fn game(&self) -> &'static str {
        Position::<u64>::NAME
    }

    fn program_names(&self) -> &'static [&'static str] {
        Position::<u64>::PROGRAM_NAMES
    }

    fn parts(&self) -> Vec<RubricPart> {
        let of_programs = TOPICS.into_iter().map(Topic::part).chain([match_section::PART]);
        of_programs.chain(OF_FUNCTIONS.map(Topic::part)).collect()
    }

    fn limits(&self) -> Limits {
        Limits { start: START, ..self.limits.limits() }
    }

    fn program(&self, text: &str) -> Result<PlayerChoice, String> {
        if self.functions { functions_program(text) } else { parse_program(text, self.program_names()) }
    }

    fn common(&self) -> &CommonLimits {
        &self.limits.common
    }

    fn common_mut(&mut self) -> &mut CommonLimits {
        &mut self.limits.common
    }

    fn starter_files(&self) -> &'static [StarterFile] {
        Position::<u64>::STARTER_FILES
    }

    fn shares_folder(&self) -> bool {
        self.limits.shares_folder()
    }

    fn calls_functions(&self) -> bool {
        self.functions
    }

    fn options(&self) -> Vec<String> {
        let numbers = [("--cases-per-task", self.cases_per_task, CASES_PER_TASK), ("--games", self.games, GAMES)];
        let numbers = numbers.into_iter().filter(|(_, number, usual)| number != usual);
        numbers.map(|(option, number, _)| format!("{option}={number}")).chain(self.limits.options()).collect()
    }

    fn trial(&self, program: &PlayerChoice, interrupt: &Interrupt) -> Result<Option<Failure>> {
        let program = self.limits.host(program_source(program)?, self.starter_files(), None)?;
        let cases = fresh_cases(Topic::Minimax, 1, 0);
        let answer = Examiner::new("", &program, self.limits(), interrupt, self.functions).answer(1, &cases[0]);
        let answer = answer.map_err(|error| interrupt.explain(error.into()))?;
        // A move that is not allowed is an answer, too.
        let fault = answer.reply.fault.filter(|fault| fault.id != FaultKind::Illegal.id());
        Ok(fault.map(|fault| fault.failure("")))
    }

    fn grade(&self, program: &PlayerChoice, run: &mut GradingRun<'_>) -> Result<()> {
        let functions = OF_FUNCTIONS.into_iter().filter(|_| self.functions);
        let topics: Vec<_> = TOPICS.into_iter().chain(functions).collect();
        self.limits.folder(run.options().jobs)?;
        let program = self.limits.host(program_source(program)?, self.starter_files(), Some(run.records()))?;
        run.expect(topics.len() * self.cases_per_task as usize + self.games as usize, Self::KIND.units);
        let mut answered = Vec::new();
        let ended = topics.into_iter().try_for_each(|topic| {
            answered.push(self.examine(topic, &program, run)?);
            anyhow::Ok(())
        });
        let ask_further = |topic, explaining: &PlainProgram| {
            self.ask(topic, true, further_cases(topic, run.seed(), explaining), &program, run)
        };
        // Nobody who ends a grading waits for more questions.
        let named = ended.and_then(|()| name_mistakes(&mut answered, ask_further));
        let mut failed = Vec::new();
        for (index, topic) in answered.iter().enumerate() {
            let named = named.as_ref().ok().map(|named| named[index].as_ref());
            failed.extend(self.grade_topic(topic, named, &program, run)?);
        }
        named?;
        let matches = MatchSection {
            command: run.command(),
            program: &program,
            games: self.games,
            limits: self.limits(),
            seed: run.seed(),
            interrupt: run.interrupt(),
        };
        let records = run.examine(&matches)?;
        run.insert(TOPICS.len(), matches.judge(&records));
        run.note(MatchSection::rates(&records));
        for topic in &failed {
            if let Some(note) = topic.keep_smallest_case(&self.examiner(&program, run), run)? {
                run.note(note);
            }
        }
        Ok(())
    }
}

impl OthelloRubric {
    /// Othello's kind of rubric.
    pub const KIND: RubricKind = RubricKind {
        game: Position::<u64>::NAME,
        units: "boards and games",
        grades_players: false,
        functions: Some(
            "Call the functions of a Python file: `compute_utility`, `select_move_minimax` and `select_move_alphabeta`",
        ),
        options,
        timed: Timed::Move,
    };

    /// Makes the rubric from its options, and the limits of the program.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if an option has a wrong value.
    pub fn new(options: &OptionValues, limits: ProgramLimits) -> Result<Self, GameError> {
        let cases_per_task = options.parse("cases-per-task", positive)?.unwrap_or(CASES_PER_TASK);
        let games = options.parse("games", positive)?.unwrap_or(GAMES);
        let functions = options.is_given(RubricKind::FUNCTIONS);
        Ok(Self { functions, cases_per_task, games, limits })
    }

    /// Grades the part of a topic; `named` is the program that gives its answers, if there is one, and `None` if nobody
    /// has looked for it. Returns the topic if its answers tell that it is wrong.
    fn grade_topic<'a>(
        &self,
        answered: &'a AnsweredTopic,
        named: Option<Option<&NamedProgram>>,
        program: &HostedProgram,
        run: &mut GradingRun<'_>,
    ) -> Result<Option<FailedTopic<'a>>> {
        let AnsweredTopic { topic, cases, answers, .. } = answered;
        let mut part = judge(*topic, cases, answers, named.flatten().map(|named| &named.name));
        let is_judged_by_answers = *topic != Topic::DepthLimit
            || named.is_none()
            || !is_right_to_the_end(run.parts())
            || !uses_own_heuristic(&part);
        if !is_judged_by_answers {
            run.note(judge_depth(&mut part, cases, answers));
        }
        if topic.is_for_saving()
            && let Some(note) = self.savings(answered, program, run)?.judge(&mut part)
        {
            run.note(note);
        }
        run.insert(usize::MAX, part);
        let failed = FailedTopic { answered, program: named.flatten().map(|named| named.program) };
        Ok(is_judged_by_answers.then_some(failed))
    }

    /// Returns what is saved on these boards, or on some with larger trees, if the program is too quick for these.
    fn savings(&self, answered: &AnsweredTopic, program: &HostedProgram, run: &GradingRun<'_>) -> Result<Savings> {
        let savings = answered.savings();
        let Some(large) = answered.topic.large().filter(|_| savings.are_small()) else { return Ok(savings) };
        let larger = self.examine(large, program, run)?.savings();
        Ok(if larger.is_empty() { savings } else { larger })
    }

    fn examiner<'a>(&self, program: &'a HostedProgram, run: &GradingRun<'a>) -> Examiner<'a> {
        Examiner::new(run.command(), program, self.limits(), run.interrupt(), self.functions)
    }

    /// Lets the program answer the cases of a topic.
    fn examine(&self, topic: Topic, program: &HostedProgram, run: &GradingRun<'_>) -> Result<AnsweredTopic> {
        let cases = fresh_cases(topic, self.cases_per_task, run.seed());
        let (cases, answers) = self.ask(topic, false, cases, program, run)?;
        Ok(AnsweredTopic { topic, cases, answers, further: AnsweredCases::default() })
    }

    /// Lets the program answer these cases of a topic, which may be further ones.
    fn ask(
        &self,
        topic: Topic,
        is_further: bool,
        cases: Vec<PositionCase>,
        program: &HostedProgram,
        run: &GradingRun<'_>,
    ) -> Result<AnsweredCases> {
        let section = TopicSection { topic, is_further, cases, examiner: self.examiner(program, run) };
        let answers = run.examine(&section)?;
        Ok((section.cases, answers))
    }
}
