//! `suite exam`: questions on searches, with their solutions.

use std::io::Write;
use std::ops::RangeInclusive;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use suite_exam::{Constraints, ExamPlan, Kind, NumberRange, Shape, Subject, Ties};
use suite_search::{Player, Value};
use suite_work::document::Document;
use suite_work::random_seed;

use super::status::Status;

/// Make an exam: questions on random trees, each with its worked solution.
///
/// The choices of a question are the right answer and what known mistakes lead to. A question follows from the seed
/// and its number alone.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite exam alphabeta --count 10 --seed 1 > exam.md
  suite exam alphabeta --count 10 --seed 1 --solutions > solutions.md
  suite exam alphabeta --kinds pruned --shape 3x3x2 --deep-prunings 1 --ties none
  suite exam minimax --count 200 --seed 1 --format json")]
pub struct Exam {
    /// Subject: alphabeta or minimax
    subject: Subject,
    /// Number of questions
    #[arg(long, default_value_t = 10)]
    count: usize,
    /// Random seed; the same seed makes the same exam [default: random, printed]
    #[arg(long)]
    seed: Option<u64>,
    /// Kinds of questions, which take turns: value, best-move, pruned, bounds, next-line, order, cached [default: all
    /// of the subject]
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    kinds: Vec<Kind>,
    /// Most choices of a question, with the right one; 0 for open questions
    #[arg(long, value_name = "CHOICES", default_value_t = 5)]
    choices: usize,
    /// Format of the exam
    #[arg(long, default_value = "markdown")]
    format: ExamFormat,
    /// Print the solutions, too; JSON always has them
    #[arg(long)]
    solutions: bool,
    #[command(flatten)]
    trees: TreeOptions,
}

/// What the trees have to be like.
#[derive(Args)]
#[command(next_help_heading = "Trees")]
struct TreeOptions {
    /// Children of a node, level by level, such as 3x3 or 2-3x0-4
    #[arg(long, default_value = "3x3")]
    shape: Shape,
    /// Values of leaves, such as 0..20 or -9..9
    #[arg(long, value_name = "LOW..HIGH", default_value = "0..20", allow_hyphen_values = true, value_parser = values)]
    values: RangeInclusive<Value>,
    /// Branches that alpha-beta cuts off: a number, or such as 2.. or 1..3
    #[arg(long, value_name = "NUMBER", default_value = "1..")]
    prunings: NumberRange,
    /// At least this many of them lead to inner nodes
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    deep_prunings: usize,
    /// Whether equal values decide: nowhere, somewhere, or wherever they do
    #[arg(long, default_value = "any")]
    ties: TiesChoice,
    /// Give all leaves different values
    #[arg(long)]
    distinct: bool,
    /// Take only trees of which a search from right to left prunes other leaves
    #[arg(long)]
    asymmetric: bool,
    /// Let Min move at the root
    #[arg(long)]
    min: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum ExamFormat {
    Markdown,
    Json,
}

#[derive(Clone, Copy, ValueEnum)]
enum TiesChoice {
    None,
    Some,
    Any,
}

impl Exam {
    pub fn run(self) -> Result<Status> {
        let Self { subject, kinds, count, choices, trees, .. } = self;
        let plan = ExamPlan { subject, kinds, count, constraints: trees.constraints(), choices };
        let seed = self.seed.unwrap_or_else(random_seed);
        let exam = plan.draw(seed)?;
        if self.seed.is_none() {
            writeln!(anstream::stderr(), "seed {seed}")?;
        }
        let mut out = std::io::stdout().lock();
        match self.format {
            ExamFormat::Markdown => write!(out, "{}", exam.to_markdown(self.solutions))?,
            ExamFormat::Json => Document::new("suite/exam", 1, exam).print(&mut out)?,
        }
        Ok(Status::Done)
    }
}

impl TreeOptions {
    fn constraints(self) -> Constraints {
        let Self { shape, values, prunings, deep_prunings, ties, distinct, asymmetric, min } = self;
        let root = if min { Player::Second } else { Player::First };
        let ties = match ties {
            TiesChoice::None => Ties::None,
            TiesChoice::Some => Ties::Some,
            TiesChoice::Any => Ties::Any,
        };
        Constraints { shape, root, values, prunings, deep_prunings, ties, distinct, asymmetric }
    }
}

/// Reads a range of values.
fn values(text: &str) -> Result<RangeInclusive<Value>> {
    /// The greatest value, far below those that searches keep for themselves.
    const MOST: Value = 1_000_000;
    let (low, high) = text.split_once("..").with_context(|| format!("expected LOW..HIGH, found {text:?}"))?;
    let number = |word: &str| -> Result<Value> {
        let value: Value = word.parse().with_context(|| format!("expected a whole number, found {word:?}"))?;
        if value.abs() > MOST {
            bail!("expected a number between -{MOST} and {MOST}, found {value}");
        }
        Ok(value)
    };
    let (low, high) = (number(low)?, number(high)?);
    if low > high {
        bail!("expected a range from a lower to a higher number, found {text:?}");
    }
    Ok(low..=high)
}
