//! `suite othello train`: learns the champion's evaluation.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use suite_othello::{Fit, Lesson, Sample, Size, Weights, fit};

use super::table::{RuleSet, Start, Variant};
use crate::cli::shared::args::{number, number_in};
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::StartArgs as _;
use crate::input;
use crate::interrupt::Interrupt;
use crate::note::note;
use crate::output;
use crate::progress::Progress;

/// Learn an evaluation for the champion, on 6x6 or 8x8, from games against itself.
///
/// Games come in rounds. They begin with random moves and end with perfect play. The players of the first round evaluate positions
/// by mobility and corners; those of later rounds by what was learned so far. After each round the weights of patterns (edges,
/// corners, rows, diagonals) in each stage of the game are fitted to its games and those of the round before. The errors are those
/// of predicted leads in disks (root mean square): in the games learned from, and in a tenth of the games, which is held out.
///
/// The same seed gives the same file. An interrupted run resumes from the games in its folder.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello train --data games --out 8x8-ends.weights
  suite othello train -d 6 --rules standard --games 2000 --rounds 2 --seed 7 --data games --out 6x6.weights")]
pub struct Train {
    #[command(flatten)]
    start: Start,
    /// Folder for the games, made if needed
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// File for the weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Number of games in a round
    #[arg(long, value_name = "N", default_value_t = 12_000, value_parser = number_in::<u32>(2 * Lesson::JOB..=100_000_000))]
    games: u32,
    /// Number of rounds
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = number_in::<u32>(1..=1000))]
    rounds: u32,
    /// Nodes that the players search for a move
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = number_in::<u64>(1..=1_000_000_000))]
    nodes: u64,
    /// Number of empty squares from which on games are played perfectly
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = number_in::<u32>(0..=30))]
    exact: u32,
    /// Random seed; the same seed gives the same weights
    #[arg(long, default_value_t = 1, value_parser = number::<u64>)]
    seed: u64,
}

/// What the games of a folder are for, as its file `lesson.json` keeps it.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct LessonDocument {
    size: usize,
    rules: RuleSet,
    seed: u64,
    games: u32,
    nodes: u64,
    exact: u32,
}

impl Train {
    pub fn run(self) -> Result<Status> {
        let variant = self.start.variant()?;
        let size = Size::new(variant.size)?;
        ensure!(Weights::can_be_learned(size), "--size: expected 6 or 8, found {}", variant.size);
        let Self { seed, games, nodes, exact, .. } = self;
        let lesson = Lesson { size, rules: variant.rules.into(), seed, games, nodes, exact };
        let interrupt = Interrupt::catch("the same command resumes it")?;
        self.claim_folder(&variant)?;
        let progress = Progress::shown((self.rounds * lesson.jobs()) as usize, "jobs");
        let mut learned: Option<Fit> = None;
        let mut before = Vec::new();
        for round in 1..=self.rounds {
            let folder = self.data.join(format!("round-{round}"));
            fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
            let mut jobs = Vec::new();
            for job in 0..lesson.jobs() {
                interrupt.check()?;
                let file = folder.join(format!("{job:06}"));
                if !file.exists() {
                    let samples = lesson.play(round, job, learned.as_ref().map(|fit| &fit.weights));
                    output::write(&file, &samples.into_iter().flat_map(Sample::to_bytes).collect::<Vec<_>>())?;
                }
                jobs.push(read_samples(&file, size)?);
                progress.step();
            }
            interrupt.check()?;
            let held_out = jobs.split_off(jobs.len() - jobs.len().div_ceil(10)).concat();
            let samples = jobs.concat();
            let fitted = fit(size, lesson.rules, &[before, samples.clone()].concat(), &held_out);
            progress.suspend(|| print_errors(round, &fitted))?;
            (before, learned) = (samples, Some(fitted));
        }
        let learned = learned.expect("at least one round");
        output::write(&self.out, &learned.weights.to_bytes())?;
        Ok(Status::Done)
    }

    /// Notes in the folder which games are there, or checks that they are the right ones.
    fn claim_folder(&self, variant: &Variant) -> Result<()> {
        let Self { seed, games, nodes, exact, .. } = *self;
        let expected = LessonDocument { size: variant.size, rules: variant.rules, seed, games, nodes, exact };
        fs::create_dir_all(&self.data).with_context(|| format!("cannot create {}", self.data.display()))?;
        let file = self.data.join("lesson.json");
        if !file.exists() {
            return Ok(output::write(&file, (serde_json::to_string(&expected)? + "\n").as_bytes())?);
        }
        let found: LessonDocument = input::read(&file, |text| serde_json::from_slice(text))?;
        let [expected_text, found_text] = [&expected, &found].map(serde_json::to_string);
        ensure!(found == expected, "{}: expected {}, found {}", file.display(), expected_text?, found_text?);
        note!("resuming from the games in {}", self.data.display());
        Ok(())
    }
}

/// Reads the samples of a job.
fn read_samples(file: &Path, size: Size) -> Result<Vec<Sample>> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let (samples, rest) = bytes.as_chunks();
    let samples: Option<Vec<_>> = samples.iter().map(|&sample| Sample::from_bytes(sample, size)).collect();
    let samples = samples.filter(|_| rest.is_empty());
    samples.with_context(|| format!("{}: corrupt games; remove the file to play them again", file.display()))
}

/// Prints the errors of a round.
fn print_errors(round: u32, fit: &Fit) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "round {round}{:>15}{:>10}{:>10}{:>10}", "positions", "error", "held out", "error")?;
    for stage in &fit.stages {
        let disks = format!("{} to {} disks", stage.disks.start(), stage.disks.end());
        let [(learned, error), (held_out, held_out_error)] =
            [stage.learned, stage.held_out].map(|part| (part.samples, part.root_mean_square));
        writeln!(out, "{disks:14}{learned:9}{error:10.2}{held_out:10}{held_out_error:10.2}")?;
    }
    Ok(())
}
