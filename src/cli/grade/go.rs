//! `suite go grade`: grades a program by the rubric of Little-Go.

use anyhow::Result;
use clap::builder::PossibleValue;
use clap::{Args, value_parser};
use suite_go::GameState;
use suite_grading::AnyRubric;
use suite_grading::rubrics::go::{GAMES, GoRubric, StageChoice};
use suite_tabletop::Tabletop;
use suite_text::positive;

use super::GradeArgs;
use crate::cli::args::limit_args::LimitOptions;
use crate::cli::args::named::named;
use crate::cli::status::Status;

/// The most seeds, each of which has all games.
const MOST_SEEDS: i64 = 1000;

/// Grade a program by the assignment's rubric.
///
/// The program plays 20 games against each opponent, 10 of each color: in stage 1 against random, greedy, aggressive
/// and alphabeta (90 points), in stage 2 against qlearning and championship (10 points). The CPU time limits are 7200
/// seconds for stage 1, 3600 seconds for stage 2, and 10 seconds for a move. The program starts and runs as under
/// `suite go host`. One that cannot be compiled loses all games, and the report has the compiler's message.
///
/// Other seeds bring other points. `--seed 1 --seeds 3` grades with the seeds 1, 2 and 3, as three gradings would, and
/// tells the points with each, their mean, which counts, and their standard deviation.
///
/// Each game is recorded as it ends, so that an interrupted grading can be resumed.
#[derive(Args)]
#[command(
    mut_arg("resume", |resume| resume.conflicts_with_all(
        [
            "stage", "games", "seeds", "strict", "time_limit", "wall_limit", "memory_limit", "work_dir", "confine",
            "python", "with", "file",
        ]
    )),
    after_help = "\
Example:
  suite go grade submissions/ann
  suite go grade 'python3 my_player3.py'
  suite go grade my_player3.py --seed 1 --seeds 3
  suite go grade my_player3.py --stage 1 --out records --gradescope results.json
  suite go grade my_player3.py --resume"
)]
pub struct Grade {
    /// Program to grade: a .py, .cpp or .java file, a folder with one, a command, or a built-in player
    command: String,
    #[command(flatten)]
    rubric: GoOptions,
    #[command(flatten)]
    args: GradeArgs,
}

/// The options of the rubric.
#[derive(Debug, Args)]
pub struct GoOptions {
    /// Stage of the rubric
    #[arg(long, default_value = "all", value_parser = named::<StageChoice>(
        StageChoice::ALL.map(|stage| PossibleValue::new(stage.name()))
    ))]
    stage: StageChoice,
    /// Number of games against each opponent; other numbers than 20 are a spot check, whose points have a range
    #[arg(long, value_name = "N", default_value_t = GAMES, value_parser = positive::<u32>)]
    games: u32,
    /// Number of seeds to play these games with, from --seed on; the points are their mean, shown with their spread
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..=MOST_SEEDS))]
    seeds: u32,
    #[command(flatten)]
    limits: LimitOptions,
    /// Accept `output.txt` only in the assignment's exact format, not as leniently as the course's host
    #[arg(long)]
    strict: bool,
}

impl GoOptions {
    /// Returns the rubric.
    pub fn rubric(self) -> Result<AnyRubric> {
        let Self { stage, games, seeds, limits, strict } = self;
        Ok(GoRubric { stage, games, seeds, strict, limits: limits.limits(GameState::STARTER_FILES)? }.into())
    }
}

impl Grade {
    pub fn run(self) -> Result<Status> {
        let Self { command, rubric, args } = self;
        args.run(&command, rubric.rubric()?)
    }
}
