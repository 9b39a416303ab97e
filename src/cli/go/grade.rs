//! `suite go grade`: grades a program by the assignment's rubric.

mod gradescope;
mod report;
mod rubric;
mod store;
mod tally;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};
use suite_go::{GameState, Size};

use self::gradescope::Results;
use self::report::{Report, StageReport};
use self::rubric::{GAMES, Opponent, Stage};
use self::store::Store;
use self::tally::Tally;
use super::player::BuiltIn;
use super::program::Source;
use super::program_args::ProgramArgs;
use crate::cli::shared::args::{JobsArg, SeedArg};
use crate::cli::shared::document::Document;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::player_arg::{BuiltInPlayer, PlayerArg, PlayerKind};
use crate::cli::shared::seat::LocalPlayer;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Tabletop;
use crate::interrupt::Interrupt;
use crate::note::note;
use crate::output::OutputFile;
use crate::progress::Progress;
use suite_arena::{Limits, Series, TimeBank};

/// Grade a program by the assignment's rubric.
///
/// The program plays 20 games against each opponent, 10 of each color: in stage 1 against random, greedy, aggressive and
/// alphabeta (90 points), in stage 2 against qlearning and championship (10 points). The CPU time limits are 7200 seconds for
/// stage 1, 3600 seconds for stage 2, and 10 seconds for a move. The program runs as under `suite go host`.
///
/// Each game is recorded as it ends, so that an interrupted grading can be resumed.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go grade 'python3 my_player3.py'
  suite go grade my_player3.py --stage 1 --records records --gradescope results.json
  suite go grade my_player3.py --resume records")]
pub struct Grade {
    /// Program to grade: a .py file, a command, or a built-in player
    command: PlayerArg<BuiltIn>,
    /// Stage of the rubric
    #[arg(long, default_value = "all")]
    stage: StageChoice,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    jobs: JobsArg,
    #[command(flatten)]
    program: ProgramArgs,
    /// Folder for the records of the games [default: grade-SEED]
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Resume the grading in DIR, with its seed, stage and limits
    #[arg(
        long,
        value_name = "DIR",
        conflicts_with_all =
            ["records", "seed", "stage", "strict", "time_limit", "wall_limit", "memory_limit", "work_dir", "confine"]
    )]
    resume: Option<PathBuf>,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Write the results in Gradescope's format (results.json)
    #[arg(long, value_name = "FILE")]
    gradescope: Option<PathBuf>,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
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

/// The program and the conditions of a grading, which a resumed one keeps.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Request {
    command: String,
    stage: StageChoice,
    seed: u64,
    #[serde(rename = "limits")]
    program: ProgramArgs,
}

impl Grade {
    pub fn run(self) -> Result<Status> {
        if self.command.is_person() {
            bail!("expected a program or a built-in player, found `{}`", self.command.label);
        }
        // Before hours of games.
        let gradescope = self.gradescope.as_deref().map(OutputFile::at).transpose()?;
        let (store, request) = self.store()?;
        let interrupt = Interrupt::catch("the finished games are recorded")?;
        let graded = self.grade(&store, request, &interrupt).inspect_err(|_| {
            if !self.quiet {
                note!("to continue: --resume {}", store.folder().display());
            }
        });
        let report = graded.map_err(|error| interrupt.explain(error))?;
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new("suite/grade", 1, &report).print(&mut out)?;
        } else {
            write!(out, "{report}")?;
        }
        if let Some(file) = gradescope {
            file.put((serde_json::to_string_pretty(&Results::new(&report))? + "\n").as_bytes())?;
        }
        Ok(Status::Done)
    }

    /// Returns the folder of the grading, and what to grade.
    fn store(&self) -> Result<(Store, Request)> {
        let Some(folder) = &self.resume else {
            let seed = self.seed.get();
            let (command, program) = (self.command.label.clone(), self.program.clone());
            let request = Request { command, stage: self.stage, seed, program };
            let folder = self.records.clone().unwrap_or_else(|| PathBuf::from(format!("grade-{seed}")));
            if !self.quiet {
                note!("seed {seed}, records in {}", folder.display());
            }
            return Ok((Store::create(folder, &request)?, request));
        };
        let (store, request) = Store::open(folder)?;
        if request.command != self.command.label {
            let [found, expected] = [&self.command.label, &request.command];
            bail!("{} grades `{expected}`, not `{found}`", folder.display());
        }
        Ok((store, request))
    }

    /// Plays the games that have not been played yet.
    fn grade(&self, store: &Store, request: Request, interrupt: &Interrupt) -> Result<Report> {
        let stages: Vec<_> = rubric::stages(request.stage.numbers()).collect();
        let opponents: usize = stages.iter().map(|stage| stage.opponents.len()).sum();
        let keyboard = Keyboard::default();
        let jobs = self.jobs.get(request.program.limits.shares_folder());
        request.program.limits.folder(jobs)?;
        if !self.quiet {
            self.jobs.warn();
        }
        let source = Source::new(&self.command, &request.program, Some(store.folder()), &keyboard)?;
        let games = Games {
            graded: &source,
            keyboard: &keyboard,
            seed: request.seed,
            jobs,
            limits: request.program.limits.limits(),
            progress: (!self.quiet).then(|| Progress::over_games(opponents * GAMES as usize)),
            interrupt,
        };
        let graded: Result<_> = stages.into_iter().map(|stage| games.play_stage(store, stage)).collect();
        Ok(Report::new(request, graded?))
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
    fn play_stage(&self, store: &Store, stage: &'static Stage) -> Result<StageReport> {
        let budget = TimeBank::new(stage.budget);
        let mut opponents = Vec::new();
        for (number, opponent) in (1..).zip(stage.opponents) {
            // With the same seed, random players would play the same games.
            let seed = self.seed.wrapping_add(u64::from(10 * stage.number + number));
            let player =
                BuiltIn::parse(opponent.player).and_then(Result::ok).expect("the rubric's players are built in");
            opponents.push(self.play(store, opponent, player, seed, &budget)?);
        }
        Ok(StageReport::new(stage, opponents))
    }

    /// Plays the games against an opponent that have not been recorded yet, and records them.
    fn play(
        &self,
        store: &Store,
        opponent: &'static Opponent,
        player: BuiltIn,
        seed: u64,
        budget: &TimeBank,
    ) -> Result<Tally> {
        let mut tally = Tally::new(opponent);
        let (spec, unlimited) = (GameState::spec(&Size::DEFAULT.into())?, TimeBank::unlimited());
        for record in store.games(opponent.name, &spec)? {
            tally.add(&record);
            self.step(&tally);
        }
        budget.spend(tally.cpu());
        let player = PlayerArg { label: opponent.player.to_owned(), kind: PlayerKind::BuiltIn(player) };
        let opposite = LocalPlayer { player, keyboard: self.keyboard };
        let series = Series {
            spec: &spec,
            // Games are recorded in order.
            games: tally.played() + 1..=GAMES,
            swap: true,
            random_plies: 0,
            seed,
            jobs: self.jobs,
            limits: self.limits,
            time_banks: [budget, &unlimited],
            log: None,
            interrupt: self.interrupt.flag(),
        };
        let mut recorder = store.recorder(opponent.name)?;
        series.run(
            [self.graded, &opposite],
            |_| (),
            |record| {
                recorder.add(&record)?;
                tally.add(&record);
                self.step(&tally);
                anyhow::Ok(())
            },
        )?;
        Ok(tally)
    }

    fn step(&self, tally: &Tally) {
        if let Some(progress) = &self.progress {
            progress.step();
            progress
                .message(|| format!("; {} of {} won against {}", tally.won(None), tally.played(), tally.opponent.name));
        }
    }
}
