//! The folder of a lesson: what is learned, the games of each round, and the weights that were learned from them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use suite_othello::{Fit, Lesson, RuleSet, Sample, Size, Weights, fit};
use suite_work::document::{self, Document};
use suite_work::interrupt::Interrupt;
use suite_work::jobs::lock;
use suite_work::{input, note, output};

/// The folder of a lesson.
pub struct LessonFolder {
    path: PathBuf,
    pub lesson: Lesson,
}

/// What is learned in a folder, as its file `lesson.json` keeps it.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct LessonDocument {
    pub size: usize,
    pub rules: RuleSet,
    pub seed: u64,
    pub games: u32,
    pub nodes: u64,
    pub exact: u32,
}

const FILE: &str = "lesson.json";
/// The schema of the document, and its version.
const SCHEMA: (&str, u32) = ("suite/lesson", 1);

impl LessonDocument {
    fn lesson(&self) -> Result<Lesson> {
        let Self { size: side, rules, seed, games, nodes, exact } = *self;
        let size = Size::new(side)?;
        ensure!(Weights::can_be_learned(size), "--size: expected 6 or 8, found {side}");
        Ok(Lesson { size, rules: rules.into(), seed, games, nodes, exact })
    }
}

impl LessonFolder {
    /// Returns the folder of a lesson that has one.
    pub fn of(path: PathBuf, document: &LessonDocument) -> Result<Self> {
        Ok(Self { lesson: document.lesson()?, path })
    }

    /// Makes a folder, and notes there what is learned in it, and the weights of the players of the first round, if
    /// they have some; one that is there already has to be that of the same lesson.
    pub fn claim(path: PathBuf, document: &LessonDocument, first_players: Option<&Weights>) -> Result<Self> {
        let folder = Self::of(path, document)?;
        make_folder(&folder.path)?;
        let (file, weights_file) = (folder.path.join(FILE), folder.weights_file(0));
        if !file.exists() {
            if let Some(weights) = first_players {
                output::write(&weights_file, &weights.to_bytes())?;
            }
            let mut text = Vec::new();
            Document::new(SCHEMA.0, SCHEMA.1, document).print(&mut text)?;
            output::write(&file, &text)?;
            return Ok(folder);
        }
        let found: LessonDocument = input::read(&file, |text| document::parse(text, SCHEMA.0, SCHEMA.1))?;
        let [expected_text, found_text] = [document, &found].map(serde_json::to_string);
        ensure!(found == *document, "{}: expected {}, found {}", file.display(), expected_text?, found_text?);
        ensure!(
            folder.players(1)?.as_ref() == first_players,
            "{}: expected the weights of --from, and none without it",
            weights_file.display()
        );
        note!("resuming from the games in {}", folder.path.display());
        Ok(folder)
    }

    /// Returns the first round without weights.
    pub fn next_round(&self) -> u32 {
        (1..=u32::MAX).find(|&round| !self.weights_file(round).exists()).expect("no folder has a file for each number")
    }

    /// Returns whether the games of a job have been played.
    pub fn is_played(&self, round: u32, job: u32) -> bool {
        self.path.join(games_file(round, job)).exists()
    }

    /// Plays the games of a job by the weights of its players, unless they have been played. If somebody else is
    /// playing them, that is waited for.
    pub fn play(&self, round: u32, job: u32, weights: Option<&Weights>, interrupt: &Interrupt) -> Result<()> {
        if self.is_played(round, job) {
            return Ok(());
        }
        make_folder(&self.path.join(round_name(round)))?;
        let file = self.path.join(games_file(round, job));
        let _lock = lock(&file.with_extension("lock"), interrupt)?;
        if !self.is_played(round, job) {
            let samples = self.lesson.play(round, job, weights);
            output::write(&file, &samples.into_iter().flat_map(Sample::to_bytes).collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// Fits weights to the games of a round and those of the one before, and writes them.
    pub fn fit(&self, round: u32) -> Result<Fit> {
        let [mut samples, held_out] = self.samples(round)?;
        if round > 1 {
            let [before, _] = self.samples(round - 1)?;
            samples.splice(..0, before);
        }
        let fitted = fit(self.lesson.size, self.lesson.rules, &samples, &held_out);
        output::write(&self.weights_file(round), &fitted.weights.to_bytes())?;
        Ok(fitted)
    }

    /// Reads the weights of the players of a round, which are those of the one before; in the first one they may have
    /// none.
    pub fn players(&self, round: u32) -> Result<Option<Weights>> {
        let file = self.weights_file(round - 1);
        let has_weights = round > 1 || file.exists();
        has_weights.then(|| input::read(&file, Weights::from_bytes)).transpose()
    }

    /// Returns the file with the weights of a round.
    pub fn weights_file(&self, round: u32) -> PathBuf {
        self.path.join(round_name(round)).with_extension("weights")
    }

    /// Reads the samples of a round, those to learn from and those of the last tenth of the jobs, which are held out.
    fn samples(&self, round: u32) -> Result<[Vec<Sample>; 2]> {
        let read = |job| read_samples(&self.path.join(games_file(round, job)), self.lesson.size);
        let mut jobs = (0..self.lesson.jobs()).map(read).collect::<Result<Vec<_>>>()?;
        let held_out = jobs.split_off(jobs.len() - jobs.len().div_ceil(10));
        Ok([jobs.concat(), held_out.concat()])
    }
}

/// Returns the file of a job's games, in the folder of the lesson.
pub fn games_file(round: u32, job: u32) -> String {
    format!("{}/{job:06}", round_name(round))
}

fn round_name(round: u32) -> String {
    format!("round-{round}")
}

fn make_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).with_context(|| format!("cannot create {}", path.display()))
}

/// Reads the samples of a job.
fn read_samples(file: &Path, size: Size) -> Result<Vec<Sample>> {
    let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
    let (samples, rest) = bytes.as_chunks();
    let samples: Option<Vec<_>> = samples.iter().map(|&sample| Sample::from_bytes(sample, size)).collect();
    let samples = samples.filter(|_| rest.is_empty());
    samples.with_context(|| format!("{}: corrupt games; remove the file to play them again", file.display()))
}
