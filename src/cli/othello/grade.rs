//! `suite othello grade`: grades a program by the assignment's rubric.

mod answer;
mod case;
mod examiner;
mod fresh_cases;
mod functions;
mod judgement;
mod matches;
mod times;
mod topic;

use std::time::Duration;

use anyhow::Result;
use clap::Args;
use serde::{Deserialize, Serialize};
use suite_arena::{Limits, MatchError, in_parallel};
use suite_programs::{HostedProgram, ProgramArg};
use suite_text::positive;
use suite_work::Progress;
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;

use self::answer::{Answer, SCHEMA};
use self::case::Case;
use self::examiner::Examiner;
use self::fresh_cases::fresh_cases;
use self::judgement::{part, uses_own_heuristic};
use self::matches::Matches;
use self::times::Times;
use self::topic::Topic;
use crate::cli::othello::player::BuiltIn;
use crate::cli::shared::grade_args::GradeArgs;
use crate::cli::shared::grade_conditions::GradeConditions;
use crate::cli::shared::limit_args::LimitArgs;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::status::Status;
use crate::grade::{Entries, Grading, Part, Store};

/// Grade a program by the assignment's rubric.
///
/// Minimax and alpha-beta bring 30 points each, the depth limit, caching, ordering and the program's own heuristic 10 each. For
/// all but the last, the program is asked for a move on random boards, with the manager's flags; a move is right if none is worth
/// more by the textbook's search, with the disks of the player less the opponent's at the limit. Caching and ordering must also
/// save CPU time: the median over the boards, each asked with and without, must be at most 95 %, or be so on boards with larger
/// trees if the program is too quick for those.
///
/// For its own heuristic the program plays against randy, greedy and alphabeta on 6x6 and 8x8, with a limit of 3 or 5, caching and
/// ordering. If it uses that heuristic at every limit, the depth limit is judged by boards whose end is within the limit.
///
/// A .py file is started with python3. A .cpp file is compiled with g++ -O2 and a .java file with javac, once, before the first
/// board. In a folder the source file is `agent.py`, `agent.cpp` or `agent.java`, the first of these that is there, or else the
/// only one.
///
/// With --functions the assignment's functions in a Python file are called directly. Two more parts, without points, then show
/// whether `compute_utility` is right, and whether a cache is shared between limits.
#[derive(Args)]
#[command(
    mut_arg("jobs", |jobs| jobs.help("Number of boards or games at the same time [default: all cores]")),
    mut_arg("seed", |seed| seed.help("Random seed; the same seed gives the same boards [default: random, printed]")),
    mut_arg("resume", |resume| resume.conflicts_with_all(
        ["cases_per_task", "games", "time_limit", "wall_limit", "memory_limit", "work_dir", "confine"]
    )),
    after_help = "\
Example:
  suite othello grade submissions/ann
  suite othello grade 'python3 agent.py'
  suite othello grade agent.py --seed 1 --cases-per-task 50 --gradescope results.json
  suite othello grade --functions agent.py --points 'minimax=40,alpha-beta=40,ordering=0'
  suite othello grade agent.py --resume records"
)]
pub struct Grade {
    /// Program to grade: a .py, .cpp or .java file, a folder with one, or a command
    #[arg(required_unless_present = "functions", value_parser = ProgramArg::parser(BuiltIn::PROGRAM_NAMES))]
    command: Option<ProgramArg>,
    /// Call the functions of a Python file: `compute_utility`, `select_move_minimax` and `select_move_alphabeta`
    #[arg(long, value_name = "FILE", conflicts_with = "command", value_parser = functions::program)]
    functions: Option<ProgramArg>,
    #[command(flatten)]
    conditions: Passed<Conditions>,
    #[command(flatten)]
    args: GradeArgs,
}

/// The conditions of a grading, which a resumed one keeps.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct Conditions {
    /// Number of random boards for each part
    #[arg(long, value_name = "N", default_value = "20", value_parser = positive::<u32>)]
    cases_per_task: u32,
    /// Number of games for the program's own heuristic
    #[arg(long, value_name = "N", default_value = "24", value_parser = positive::<u32>)]
    games: u32,
    #[command(flatten)]
    limits: LimitArgs,
}

impl GradeConditions for Conditions {
    const GAME: &'static str = GAME;
    const PROGRAM_NAMES: &'static [&'static str] = BuiltIn::PROGRAM_NAMES;

    fn parts() -> Vec<&'static str> {
        PARTS.to_vec()
    }

    fn limits(&self) -> Limits {
        self.limits.limits()
    }
}

/// The parts of the rubric that are judged by cases, and those that only functions can show.
const TOPICS: [Topic; 5] = [Topic::Minimax, Topic::AlphaBeta, Topic::DepthLimit, Topic::Caching, Topic::Ordering];
const OF_FUNCTIONS: [Topic; 2] = [Topic::ComputeUtility, Topic::CacheBetweenLimits];
/// The names of all parts.
const PARTS: [&str; 8] = [
    TOPICS[0].part(),
    TOPICS[1].part(),
    TOPICS[2].part(),
    TOPICS[3].part(),
    TOPICS[4].part(),
    matches::PART.0,
    OF_FUNCTIONS[0].part(),
    OF_FUNCTIONS[1].part(),
];
const GAME: &str = "othello";
/// The most boards with larger trees: as many as show a difference of times.
const LARGE_CASES: u32 = 6;
/// The wall-clock time that a program has to start and print its name.
const START: Duration = Duration::from_secs(10);

impl Grade {
    pub fn run(self) -> Result<Status> {
        let command = self.command.as_ref().or(self.functions.as_ref()).expect("one of them is required");
        let label = command.label.as_str();
        // The label of functions is an option with its value.
        let words = label.splitn(if self.functions.is_some() { 2 } else { 1 }, ' ').collect();
        let program = (label, words, Some(&command.source));
        self.args.run(program, self.conditions.clone(), |store, grading, interrupt, parts| {
            self.grade(command, store, grading, interrupt, parts)
        })
    }

    fn grade(
        &self,
        command: &ProgramArg,
        store: &Store,
        &Grading { seed, ref conditions, .. }: &Grading<Conditions>,
        interrupt: &Interrupt,
        parts: &mut Vec<Part>,
    ) -> Result<Vec<String>> {
        let topics: Vec<_> = TOPICS.into_iter().chain(self.functions.iter().flat_map(|_| OF_FUNCTIONS)).collect();
        let jobs = self.args.jobs(conditions.limits.shares_folder());
        conditions.limits.folder(jobs)?;
        let program = conditions.limits.host(&command.source, Some(store.folder()))?;
        let limits = Limits { start: START, ..conditions.limits.limits() };
        let steps = topics.len() * conditions.cases_per_task as usize + conditions.games as usize;
        let progress = (!self.args.quiet).then(|| Progress::shown(steps, "boards and games"));
        let exam = Exam {
            command: &command.label,
            program: &program,
            store,
            limits,
            seed,
            cases: conditions.cases_per_task,
            jobs,
            progress: progress.as_ref(),
            interrupt,
        };
        let mut notes = Vec::new();
        for topic in topics {
            let (cases, answers) = exam.examine(topic)?;
            let mut part = part(topic, &cases, &answers);
            if topic == Topic::DepthLimit && uses_own_heuristic(parts, &part) {
                notes.push(OWN_HEURISTIC_NOTE.to_owned());
                let (cases, answers) = exam.examine(Topic::EndWithinLimit)?;
                part = judgement::part(Topic::EndWithinLimit, &cases, &answers);
            }
            if topic.is_paired() {
                notes.push(exam.times(topic, Times::of(&cases, &answers))?.judge(&mut part));
            }
            parts.push(part);
        }
        let matches = Matches { command: &command.label, program: &program, limits, seed, jobs, interrupt };
        let step = |part: &Part| exam.step(|| format!("; {} of {} games won", part.won, part.played));
        let (part, note) = matches.play(store, conditions.games, step)?;
        parts.insert(TOPICS.len(), part);
        notes.push(note);
        Ok(notes)
    }
}

/// What is said of a program that uses its own heuristic at the limit.
const OWN_HEURISTIC_NOTE: &str = "depth limit: the program seems to use a heuristic of its own at the limit, since its moves are \
    right to the end of the game, but fit no search by disks with a limit; it was judged by boards whose end is within the limit";

/// The conditions of all cases of a grading.
struct Exam<'a> {
    command: &'a str,
    program: &'a HostedProgram,
    store: &'a Store,
    limits: Limits,
    seed: u64,
    /// The number of cases of a topic.
    cases: u32,
    jobs: u32,
    progress: Option<&'a Progress>,
    interrupt: &'a Interrupt,
}

impl Exam<'_> {
    /// Lets the program answer the cases of a topic that it has not answered yet; returns them all with their answers.
    fn examine(&self, topic: Topic) -> Result<(Vec<Case>, Vec<Answer>)> {
        let cases =
            fresh_cases(topic, if topic.is_large() { self.cases.min(LARGE_CASES) } else { self.cases }, self.seed);
        let count = u32::try_from(cases.len())?;
        let entries = Entries { part: topic.file(), count, command: self.command };
        let (mut answers, mut recorder) = self.store.part(entries, |line| Answer::parse(line, &cases))?;
        let step = || self.step(|| format!("; {}", topic.part()));
        for _ in &answers {
            step();
        }
        let next = answers.len() as u32 + 1;
        let examiner = Examiner::new(self.command, self.program, self.limits, self.interrupt);
        let answer = |number: u32| examiner.answer(number, &cases[number as usize - 1]);
        in_parallel(self.jobs, next..=count, answer, |answer: Result<Answer, MatchError>| {
            let answer = answer?;
            recorder.add(&Document::new(SCHEMA.0, SCHEMA.1, &answer))?;
            answers.push(answer);
            step();
            anyhow::Ok(true)
        })?;
        Ok((cases, answers))
    }

    /// Returns these times of a topic, or those of boards with larger trees, if the program is too quick for these.
    fn times(&self, topic: Topic, times: Times) -> Result<Times> {
        let Some(large) = topic.large().filter(|_| times.are_undecided()) else { return Ok(times) };
        let (cases, answers) = self.examine(large)?;
        let larger = Times::of(&cases, &answers);
        Ok(if larger.is_empty() { times } else { larger })
    }

    fn step(&self, message: impl FnOnce() -> String) {
        if let Some(progress) = self.progress {
            progress.step();
            progress.message(message);
        }
    }
}
