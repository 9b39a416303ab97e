//! The report of a grading, for people and as JSON.

use std::fmt;
use std::time::Duration;

use serde::Serialize;
use suite_search::Player;

use super::rubric::Stage;
use super::tally::Tally;
use super::{Request, StageChoice};
use crate::cli::shared::style;

/// The report of a grading.
#[derive(Debug, Serialize)]
pub struct Report {
    command: String,
    stage: StageChoice,
    seed: u64,
    /// The points, and the most points possible.
    pub points: f64,
    of: f64,
    /// The reports of the stages.
    pub stages: Vec<StageReport>,
}

/// The report of a stage.
#[derive(Debug, Serialize)]
pub struct StageReport {
    /// The number of the stage.
    pub stage: u32,
    /// The CPU time of the graded program, and its limit, in seconds.
    cpu: f64,
    budget: f64,
    /// The results against each opponent.
    pub opponents: Vec<Tally>,
}

impl StageReport {
    /// Returns the report of a stage.
    pub fn new(stage: &Stage, opponents: Vec<Tally>) -> Self {
        let cpu: Duration = opponents.iter().map(Tally::cpu).sum();
        Self { stage: stage.number, cpu: cpu.as_secs_f64(), budget: stage.budget.as_secs_f64(), opponents }
    }
}

impl Report {
    /// Returns the report of all stages.
    pub fn new(request: Request, stages: Vec<StageReport>) -> Self {
        let tallies = || stages.iter().flat_map(|stage| &stage.opponents);
        let (points, of) = (tallies().map(Tally::points).sum(), tallies().map(|tally| tally.opponent.most).sum());
        let Request { command, stage, seed, .. } = request;
        Self { command, stage, seed, points, of, stages }
    }
}

/// Formats the table, and below it the first fault of each kind against each opponent.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, seed {}", style::strong(&self.command), self.seed)?;
        writeln!(f, "{:16}games   won  black  white   rate   points  of       CPU   longest  losses", "")?;
        for stage in &self.stages {
            let StageReport { stage: number, cpu, budget, .. } = stage;
            writeln!(f, "stage {number}: {cpu:.2} of {budget} s of CPU time")?;
            stage.opponents.iter().try_for_each(|tally| write_line(f, tally))?;
        }
        writeln!(f, "{} of {} points", style::strong(format!("{:.2}", self.points)), self.of)?;
        for tally in self.stages.iter().flat_map(|stage| &stage.opponents) {
            for fault in tally.faults() {
                writeln!(f, "{} {}, {fault}", style::warning("against"), tally.opponent.name)?;
            }
        }
        Ok(())
    }
}

fn write_line(f: &mut fmt::Formatter<'_>, tally: &Tally) -> fmt::Result {
    let [black, white] = Player::BOTH.map(|side| tally.won(Some(side)));
    let losses: Vec<_> = tally.losses().iter().map(|(kind, count)| format!("{count} {kind}")).collect();
    writeln!(
        f,
        "  {:14}{:>5}{:>6}{black:>7}{white:>7}{:>5.0} %{:>9.2}{:>4}{:>8.2} s{:>8.2} s  {}",
        tally.opponent.name,
        tally.played(),
        tally.won(None),
        100.0 * tally.rate(),
        tally.points(),
        tally.opponent.most,
        tally.cpu().as_secs_f64(),
        tally.longest().as_secs_f64(),
        if losses.is_empty() { "none".to_owned() } else { losses.join(", ") }
    )
}
