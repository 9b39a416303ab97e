//! `suite squirrel grade`: grades a program by the assignment's rubric.

mod case;
mod case_limits;
mod case_result;
mod fresh_cases;
mod runner;

use std::path::{self, Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use serde::{Deserialize, Serialize};
use suite_arena::{Limits, MatchError, in_parallel};
use suite_programs::ProgramArg;
use suite_text::positive;
use suite_work::Progress;
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;

use self::case::Case;
use self::case_limits::CaseLimits;
use self::case_result::CaseResult;
use self::fresh_cases::fresh_cases;
use self::runner::Runner;
use crate::cli::shared::grade_args::GradeArgs;
use crate::cli::shared::grade_conditions::GradeConditions;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::status::Status;
use crate::grade::{Entries, Grading, Part, Store, Unit};

/// Grade a program by the assignment's rubric.
///
/// Greedy, minimax and alpha-beta bring 30 points each, and the battle 10: of them the share of cases that are answered right. A
/// case is right if all its files are, apart from line ends and trailing blanks.
///
/// A .py file is started with python3. A .cpp file is compiled with g++ -O2 and a .java file with javac, once, before the first
/// case; one that cannot be compiled fails in all cases, and the report has the compiler's message. In a folder the source file is
/// `hw1cs561s16.py`, `hw1cs561s16.cpp` or `hw1cs561s16.java`, the first of these that is there, or else the only one. The program runs as
/// `COMMAND -i input.txt` in a new folder with that file and with copies of the helper files, .json and .txt, that lie beside the
/// source file.
///
/// The cases are random ones, among them some that show each known mistake of `suite squirrel check`; or those of --cases. Each
/// result is recorded, so that an interrupted grading can be resumed.
#[derive(Args)]
#[command(
    mut_arg("jobs", |jobs| jobs.help("Number of cases at the same time [default: all cores]")),
    mut_arg("seed", |seed| seed.help("Random seed; the same seed gives the same cases [default: random, printed]")),
    mut_arg("resume", |resume| resume.conflicts_with_all(
        ["cases", "cases_per_task", "case_limit", "wall_limit", "memory_limit", "confine"]
    )),
    after_help = "\
Example:
  suite squirrel grade submissions/ann
  suite squirrel grade 'python3 hw1cs561s16.py'
  suite squirrel grade hw1cs561s16.py --seed 1 --cases-per-task 50 --gradescope results.json
  suite squirrel grade ./hw1cs561s16 --cases official-cases --name 'Ann B.' --json
  suite squirrel grade hw1cs561s16.py --resume records"
)]
pub struct Grade {
    /// Program to grade: a .py, .cpp or .java file, a folder with one, or a command
    #[arg(value_parser = ProgramArg::parser(PROGRAM_NAMES))]
    command: ProgramArg,
    #[command(flatten)]
    conditions: Passed<Conditions>,
    #[command(flatten)]
    args: GradeArgs,
}

/// The conditions of a grading, which a resumed one keeps.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct Conditions {
    /// Folder of cases instead of random ones: a folder for each, with input.txt and maybe the expected files
    #[arg(long, value_name = "DIR", conflicts_with = "cases_per_task")]
    cases: Option<PathBuf>,
    /// Number of random cases for each of the four tasks
    #[arg(long, value_name = "N", default_value = "20", value_parser = positive::<u32>)]
    cases_per_task: u32,
    #[command(flatten)]
    limits: CaseLimits,
}

impl GradeConditions for Conditions {
    const GAME: &'static str = GAME;
    const PROGRAM_NAMES: &'static [&'static str] = PROGRAM_NAMES;

    fn parts() -> Vec<&'static str> {
        PARTS.map(|(name, _)| name).to_vec()
    }

    fn limits(&self) -> Limits {
        self.limits.limits()
    }

    fn cases(&self) -> Option<&Path> {
        self.cases.as_deref()
    }
}

/// The names that the assignment has for a program, the first one first.
const PROGRAM_NAMES: &[&str] = &["hw1cs561s16.py", "hw1cs561s16.cpp", "hw1cs561s16.java"];
/// The parts of the rubric, by the numbers of their tasks from 1, with the points for them.
const PARTS: [(&str, f64); 4] = [("greedy", 30.0), ("minimax", 30.0), ("alpha-beta", 30.0), ("battle", 10.0)];
/// The schema of the record of a case, and its version.
const SCHEMA: (&str, u32) = ("suite/case", 1);
const GAME: &str = "squirrel";

impl Grade {
    pub fn run(self) -> Result<Status> {
        let mut conditions = self.conditions.clone();
        // A resumed grading may run in another folder.
        let cases = &mut conditions.parsed.cases;
        *cases = cases.as_deref().map(path::absolute).transpose().context("--cases")?;
        let label = self.command.label.as_str();
        let program = (label, vec![label], Some(&self.command.source));
        self.args.run(program, conditions, |store, grading, interrupt, parts| {
            self.grade(store, grading, interrupt, parts)?;
            Ok(Vec::new())
        })
    }

    fn grade(
        &self,
        store: &Store,
        Grading { submission, seed, conditions, .. }: &Grading<Conditions>,
        interrupt: &Interrupt,
        parts: &mut Vec<Part>,
    ) -> Result<()> {
        let cases = self.cases(conditions, *seed)?;
        let jobs = self.args.jobs(false);
        let runner = Runner::new(&self.command, &conditions.limits, store.folder(), interrupt)?;
        let progress = (!self.args.quiet).then(|| Progress::shown(cases.iter().map(Vec::len).sum(), "cases"));
        for ((name, most), cases) in PARTS.into_iter().zip(&cases).filter(|(_, cases)| !cases.is_empty()) {
            let mut part = Part::new(name, most, Unit::Cases);
            let mut add = |result: CaseResult| {
                let case = &cases[result.number as usize - 1];
                let title = format!("{name}: case {}", case.name);
                part.add([result.cpu].into_iter(), result.failure, |failure| case.game(title, &failure.summary));
                if let Some(progress) = &progress {
                    progress.step();
                    progress.message(|| format!("; {} of {} right in {name}", part.won, part.played));
                }
            };
            let count = u32::try_from(cases.len())?;
            let entries = Entries { part: name, count, command: &submission.command };
            let (recorded, mut recorder) = store.part(entries, |line| CaseResult::parse(line, cases))?;
            let next = recorded.len() as u32 + 1;
            recorded.into_iter().for_each(&mut add);
            let answer = |number: u32| runner.run(number, &cases[number as usize - 1]);
            in_parallel(jobs, next..=count, answer, |result: Result<CaseResult, MatchError>| {
                let result = result?;
                recorder.add(&Document::new(SCHEMA.0, SCHEMA.1, &result))?;
                add(result);
                anyhow::Ok(true)
            })?;
            part.points = part.of * f64::from(part.won) / f64::from(count);
            parts.push(part);
        }
        Ok(())
    }

    /// Returns the cases of each task.
    fn cases(&self, conditions: &Conditions, seed: u64) -> Result<[Vec<Case>; 4]> {
        let Some(folder) = &conditions.cases else {
            return Ok([1, 2, 3, 4].map(|task| fresh_cases(task, conditions.cases_per_task, seed)));
        };
        let mut by_task = [const { Vec::new() }; 4];
        for case in case::read(folder, self.args.quiet)? {
            by_task[usize::from(case.task.number()) - 1].push(case);
        }
        Ok(by_task)
    }
}
