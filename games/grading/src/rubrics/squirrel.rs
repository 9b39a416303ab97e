//! The rubric of the squirrel war: tasks of the assignment, whose files have to be right.

mod case;
mod case_files;
mod case_limits;
mod case_result;
mod fresh_cases;
mod naming;
mod smallest_case;
mod task_section;
mod task_size;
mod wrong_lines;

use std::borrow::Cow;
use std::path::PathBuf;

use anyhow::Result;
use serde::{Deserialize, Serialize};
use suite_arena::Limits;
use suite_programs::{CommonLimits, HostedProgram, PlayerChoice, ProgramLimits};
use suite_squirrel::PlainProgram;
use suite_tabletop::{GameError, GameOption, OptionKind, OptionValues};
use suite_text::positive;
use suite_work::interrupt::Interrupt;

use self::case::TaskCase;
pub use self::case_limits::CaseLimits;
use self::fresh_cases::fresh_cases;
use self::naming::{Answered, name_mistakes};
use self::smallest_case::keep_smallest_case;
use self::task_section::TaskSection;
use crate::{Failure, GradingRun, Rubric, RubricKind, RubricPart, Section, Timed, Unit, program_source};

/// The rubric of the squirrel war, with its options.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SquirrelRubric {
    /// The folder of the teacher's own cases, instead of random ones.
    pub cases: Option<PathBuf>,
    /// The number of random cases for each task.
    pub cases_per_task: u32,
    /// The limits of the program.
    pub limits: CaseLimits,
}

/// The names that the assignment has for a program, the first one first.
pub const PROGRAM_NAMES: &[&str] = &["hw1cs561s16.py", "hw1cs561s16.cpp", "hw1cs561s16.java"];
/// The parts of the rubric, by the numbers of their tasks from 1.
const PARTS: [RubricPart; 4] = [
    part("greedy", 30.0, "next_state.txt has to be as expected in every case"),
    part("minimax", 30.0, SEARCHED),
    part("alpha-beta", 30.0, SEARCHED),
    part("battle", 10.0, "trace_state.txt has to be as expected in every case"),
];
const SEARCHED: &str = "next_state.txt and traverse_log.txt have to be as expected in every case";
/// The usual number of random cases for each task.
const CASES_PER_TASK: u32 = 20;

const fn part(name: &'static str, points: f64, requirement: &'static str) -> RubricPart {
    RubricPart { name, points, unit: Unit::Cases, requirement: Cow::Borrowed(requirement) }
}

fn options() -> Vec<GameOption> {
    const CASES: &str = "Folder of cases instead of random ones: a folder for each, with input.txt and maybe the \
                         expected files";
    let folder = OptionKind::Text { value_name: "DIR", check: |_| Ok(()) };
    let count = OptionKind::count(CASES_PER_TASK, |text| positive::<u32>(text).map(drop));
    vec![
        GameOption { conflicts: &["cases-per-task"], ..GameOption::new("cases", folder, CASES) },
        GameOption::new("cases-per-task", count, "Number of random cases for each of the four tasks"),
    ]
}

impl Rubric for SquirrelRubric {
    fn game(&self) -> &'static str {
        Self::KIND.game
    }

    fn program_names(&self) -> &'static [&'static str] {
        PROGRAM_NAMES
    }

    fn parts(&self) -> Vec<RubricPart> {
        PARTS.into()
    }

    fn limits(&self) -> Limits {
        self.limits.limits()
    }

    fn common(&self) -> &CommonLimits {
        &self.limits.common
    }

    fn common_mut(&mut self) -> &mut CommonLimits {
        &mut self.limits.common
    }

    fn own_cases(&mut self) -> Option<&mut Option<PathBuf>> {
        Some(&mut self.cases)
    }

    fn check_own_cases(&self) -> Result<()> {
        self.cases.as_ref().map_or(Ok(()), |folder| case::read(folder, true).map(drop))
    }

    fn options(&self) -> Vec<String> {
        let cases = self.cases.as_ref().map(|folder| format!("--cases={}", folder.display()));
        let number = self.cases_per_task;
        let number = (number != CASES_PER_TASK).then(|| format!("--cases-per-task={number}"));
        cases.into_iter().chain(number).chain(self.limits.options()).collect()
    }

    fn trial(&self, program: &PlayerChoice, interrupt: &Interrupt) -> Result<Option<Failure>> {
        let (limits, source) = (self.limits.limits(), program_source(program)?);
        let program = HostedProgram::new(source, None, self.common(), limits, self.starter_files(), None)?;
        let ([part, ..], cases) = (PARTS, fresh_cases(1, 1, 0));
        let section = TaskSection::new(part, cases, "", &program, limits, interrupt);
        let result = section.run(1).map_err(|error| interrupt.explain(error))?;
        Ok(result.failure.filter(Failure::is_by_fault))
    }

    fn grade(&self, program: &PlayerChoice, run: &mut GradingRun<'_>) -> Result<()> {
        let cases = self.cases_by_task(run)?;
        let (limits, source) = (self.limits.limits(), program_source(program)?);
        let program =
            HostedProgram::new(source, None, self.common(), limits, self.starter_files(), Some(run.records()))?;
        run.expect(cases.iter().map(Vec::len).sum(), Self::KIND.units);
        let (command, interrupt) = (run.command(), run.interrupt());
        let parts = PARTS.into_iter().zip(cases).filter(|(_, cases)| !cases.is_empty());
        let sections: Vec<_> =
            parts.map(|(part, cases)| TaskSection::new(part, cases, command, &program, limits, interrupt)).collect();
        let mut results = Vec::new();
        let ended = sections.iter().try_for_each(|section| {
            results.push(run.examine(section)?);
            anyhow::Ok(())
        });
        let answered = sections.iter().zip(&mut results);
        let mut answered: Vec<_> = answered.map(|(section, results)| Answered::new(&section.cases, results)).collect();
        let ask_further = |index: usize, explaining: &PlainProgram| {
            let section = sections[index].further(run.seed(), explaining);
            let results = run.examine(&section)?;
            Ok((section.cases, results))
        };
        // Nobody who ends a grading waits for more questions.
        let named = ended.and_then(|()| name_mistakes(&mut answered, ask_further));
        for (section, results) in sections.iter().zip(&results) {
            run.insert(usize::MAX, section.judge(results));
        }
        for ((section, results), named) in sections.iter().zip(&results).zip(&named?) {
            if let Some(note) = keep_smallest_case(section, results, named.as_ref(), run)? {
                run.note(note);
            }
        }
        Ok(())
    }
}

impl SquirrelRubric {
    /// The squirrel war's kind of rubric.
    pub const KIND: RubricKind = RubricKind {
        game: "squirrel",
        units: "cases",
        grades_players: false,
        functions: None,
        options,
        timed: Timed::Case,
    };

    /// Makes the rubric from its options, and the limits of the program.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if an option has a wrong value.
    pub fn new(options: &OptionValues, limits: ProgramLimits) -> Result<Self, GameError> {
        let limits = CaseLimits { case_limit: limits.time_limit, common: limits.common };
        let cases_per_task = options.parse("cases-per-task", positive)?.unwrap_or(CASES_PER_TASK);
        Ok(Self { cases: options.text("cases").map(PathBuf::from), cases_per_task, limits })
    }

    /// Returns the cases of each task.
    fn cases_by_task(&self, run: &GradingRun<'_>) -> Result<[Vec<TaskCase>; 4]> {
        let Some(folder) = &self.cases else {
            return Ok([1, 2, 3, 4].map(|task| fresh_cases(task, self.cases_per_task, run.seed())));
        };
        let mut by_task = [const { Vec::new() }; 4];
        for case in case::read(&run.path(folder), run.options().quiet)? {
            by_task[usize::from(case.task.number()) - 1].push(case);
        }
        Ok(by_task)
    }
}
