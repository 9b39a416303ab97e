//! `suite go grade`: grades a program by the assignment's rubric.

mod result;
mod rubric;

use anyhow::{Result, bail, ensure};
use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};
use suite_arena::{AgentSource, Limits, Series, TimeBank, UncheckedRecord};
use suite_go::{GameState, Size};
use suite_work::Progress;
use suite_work::interrupt::Interrupt;

use self::result::add;
use self::rubric::{GAMES, Opponent, Stage};
use super::player::BuiltIn;
use super::program::Source;
use super::program_args::ProgramArgs;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::shared::grade_args::GradeArgs;
use crate::cli::shared::grade_conditions::GradeConditions;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::player_arg::{BuiltInPlayer, PlayerArg, PlayerKind};
use crate::cli::shared::seat::LocalPlayer;
use crate::cli::shared::tabletop::Tabletop;
use crate::cli::status::Status;
use crate::grade::{Detail, Entries, Grading, Part, Store, Unit};

/// Grade a program by the assignment's rubric.
///
/// The program plays 20 games against each opponent, 10 of each color: in stage 1 against random, greedy, aggressive and
/// alphabeta (90 points), in stage 2 against qlearning and championship (10 points). The CPU time limits are 7200 seconds for
/// stage 1, 3600 seconds for stage 2, and 10 seconds for a move. The program starts and runs as under `suite go host`. One that cannot be compiled loses all
/// games, and the report has the compiler's message.
///
/// Each game is recorded as it ends, so that an interrupted grading can be resumed.
#[derive(Args)]
#[command(
    mut_arg("resume", |resume| resume.conflicts_with_all(
        ["stage", "strict", "time_limit", "wall_limit", "memory_limit", "work_dir", "confine"]
    )),
    after_help = "\
Example:
  suite go grade submissions/ann
  suite go grade 'python3 my_player3.py'
  suite go grade my_player3.py --stage 1 --records records --gradescope results.json
  suite go grade my_player3.py --resume records"
)]
pub struct Grade {
    /// Program to grade: a .py, .cpp or .java file, a folder with one, a command, or a built-in player
    command: PlayerArg<BuiltIn>,
    #[command(flatten)]
    conditions: Passed<Conditions>,
    #[command(flatten)]
    args: GradeArgs,
}

/// Stages of the rubric, for the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
enum StageChoice {
    #[value(name = "1")]
    #[serde(rename = "1")]
    First,
    #[value(name = "2")]
    #[serde(rename = "2")]
    Second,
    #[serde(rename = "all")]
    All,
}

impl StageChoice {
    const fn numbers(self) -> &'static [u32] {
        match self {
            Self::First => &[1],
            Self::Second => &[2],
            Self::All => &[1, 2],
        }
    }
}

/// The conditions of a grading, which a resumed one keeps.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct Conditions {
    /// Stage of the rubric
    #[arg(long, default_value = "all")]
    stage: StageChoice,
    #[command(flatten)]
    #[serde(rename = "limits")]
    program: ProgramArgs,
}

impl GradeConditions for Conditions {
    const GAME: &'static str = GameState::NAME;
    const PROGRAM_NAMES: &'static [&'static str] = BuiltIn::PROGRAM_NAMES;

    fn parts() -> Vec<&'static str> {
        rubric::stages(StageChoice::All.numbers())
            .flat_map(|stage| stage.opponents)
            .map(|opponent| opponent.name)
            .collect()
    }

    fn limits(&self) -> Limits {
        self.program.limits.limits()
    }
}

impl Grade {
    pub fn run(self) -> Result<Status> {
        let program = match &self.command.kind {
            PlayerKind::Person => {
                bail!("expected a program or a built-in player, found `{}`", self.command.label);
            }
            PlayerKind::BuiltIn(_) => None,
            PlayerKind::Program(source) => Some(source),
        };
        let label = self.command.label.as_str();
        let program = (label, vec![label], program);
        self.args.run(program, self.conditions.clone(), |store, grading, interrupt, parts| {
            self.grade(store, grading, interrupt, parts)
        })
    }

    /// Plays the games that have not been played yet.
    fn grade(
        &self,
        store: &Store,
        grading: &Grading<Conditions>,
        interrupt: &Interrupt,
        parts: &mut Vec<Part>,
    ) -> Result<Vec<String>> {
        let Conditions { stage, program } = &grading.conditions;
        let stages: Vec<_> = rubric::stages(stage.numbers()).collect();
        let opponents: usize = stages.iter().map(|stage| stage.opponents.len()).sum();
        let keyboard = Keyboard::default();
        let jobs = self.args.jobs(program.limits.shares_folder());
        program.limits.folder(jobs)?;
        let source = Source::new(&self.command, program, Some(store.folder()), &keyboard)?;
        let games = Games {
            graded: &source,
            keyboard: &keyboard,
            seed: grading.seed,
            jobs,
            limits: program.limits.limits(),
            progress: (!self.args.quiet).then(|| Progress::shown(opponents * GAMES as usize, "games")),
            interrupt,
        };
        let mut notes = Vec::new();
        for stage in stages {
            let first = parts.len();
            games.play_stage(store, stage, parts)?;
            let cpu: f64 = parts[first..].iter().map(|part| part.cpu.as_secs_f64()).sum();
            notes.push(format!("stage {}: {cpu:.2} of {} s of CPU time", stage.number, stage.budget.as_secs()));
        }
        Ok(notes)
    }
}

/// The conditions of all games of a grading.
struct Games<'a> {
    graded: &'a Source<'a>,
    keyboard: &'a Keyboard,
    seed: u64,
    jobs: u32,
    limits: Limits,
    progress: Option<Progress>,
    interrupt: &'a Interrupt,
}

impl Games<'_> {
    fn play_stage(&self, store: &Store, stage: &'static Stage, parts: &mut Vec<Part>) -> Result<()> {
        let budget = TimeBank::new(stage.budget);
        for (number, opponent) in (1..).zip(stage.opponents) {
            // With the same seed, random players would play the same games.
            let seed = self.seed.wrapping_add(u64::from(10 * stage.number + number));
            let player =
                BuiltIn::parse(opponent.player).and_then(Result::ok).expect("the rubric's players are built in");
            let mut part = Part::new(opponent.name, opponent.most, Unit::Games);
            part.details = vec![
                Detail { field: "stage", heading: "stage", number: stage.number },
                Detail { field: "won_as_black", heading: "black", number: 0 },
                Detail { field: "won_as_white", heading: "white", number: 0 },
            ];
            self.play(store, opponent, player, seed, &budget, &mut part)?;
            part.points = opponent.points(part.won, GAMES);
            parts.push(part);
        }
        Ok(())
    }

    /// Plays the games against an opponent that have not been recorded yet, and records them.
    fn play(
        &self,
        store: &Store,
        opponent: &'static Opponent,
        player: BuiltIn,
        seed: u64,
        budget: &TimeBank,
        part: &mut Part,
    ) -> Result<()> {
        let (spec, unlimited) = (GameState::spec(&Size::DEFAULT.into())?, TimeBank::unlimited());
        let read = |line: &str| {
            let record = UncheckedRecord::parse(line)?.replay(&spec)?;
            ensure!(record.seed == seed, "expected seed {seed}, found seed {}", record.seed);
            let is_opponent = record.agents.iter().any(|name| name == opponent.player);
            ensure!(
                is_opponent,
                "expected a game against {}, found one of {}",
                opponent.player,
                record.agents.join(" and ")
            );
            ensure!(record.swapped == record.number.is_multiple_of(2), "expected the other colors");
            Ok(record)
        };
        let entries = Entries { part: opponent.name, count: GAMES, command: self.graded.label() };
        let (recorded, mut recorder) = store.part(entries, read)?;
        for record in &recorded {
            add(part, &spec, record);
            self.step(part);
        }
        budget.spend(part.cpu);
        let player = PlayerArg { label: opponent.player.to_owned(), kind: PlayerKind::BuiltIn(player) };
        let opposite = LocalPlayer { player, keyboard: self.keyboard };
        let series = Series {
            spec: &spec,
            // Games are recorded in order.
            games: part.played + 1..=GAMES,
            swap: true,
            random_plies: 0,
            seed,
            jobs: self.jobs,
            limits: self.limits,
            time_banks: [budget, &unlimited],
            log: None,
            interrupt: self.interrupt.flag(),
        };
        series.run(
            [self.graded, &opposite],
            |_| (),
            |record| {
                recorder.add(&record)?;
                add(part, &spec, &record);
                self.step(part);
                anyhow::Ok(())
            },
        )
    }

    fn step(&self, part: &Part) {
        if let Some(progress) = &self.progress {
            progress.step();
            progress.message(|| format!("; {} of {} won against {}", part.won, part.played, part.name));
        }
    }
}
