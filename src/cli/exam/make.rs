//! `suite exam alphabeta` and the like: an exam, or a variant for each student of a roster.

use std::collections::BTreeSet;
use std::fs;
use std::io::{IsTerminal, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum};
use suite_exam::{Constraints, ExamPlan, Format, Key, Kind, NumberRange, Shape, Student, Subject, Ties};
use suite_grading::class::{Roster, RosterStudent, student_seed};
use suite_search::{Player, Value};
use suite_text::positive;
use suite_work::document::Document;
use suite_work::{file_name_part, input, note, output, random_seed};

use crate::cli::status::Status;

/// The options of an exam on trees.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite exam alphabeta --count 10 --seed 1 > exam.md
  suite exam alphabeta --count 10 --seed 1 --solutions > solutions.md
  suite exam alphabeta --kinds pruned --shape 3x3x2 --deep-prunings 1 --ties none
  suite exam minimax --count 5 --seed 1 --format html -o practice.html
  suite exam alphabeta --seed 1 --roster roster.csv --format latex -o exam")]
pub struct MakeOnTrees {
    #[command(flatten)]
    make: Make,
    #[command(flatten)]
    trees: TreeOptions,
}

/// The options of an exam on positions of a game.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite exam othello --count 10 --seed 1 > exam.md
  suite exam go --kinds legal-moves --seed 1 --format html -o practice.html
  suite exam squirrel --seed 1 --roster roster.csv --format latex -o exam")]
pub struct MakeOnBoards {
    #[command(flatten)]
    make: Make,
}

/// The options of an exam.
#[derive(Args)]
struct Make {
    /// Number of questions
    #[arg(long, default_value_t = 10, value_parser = positive::<usize>)]
    count: usize,
    /// Random seed; the same seed makes the same exam [default: random, printed]
    #[arg(long)]
    seed: Option<u64>,
    /// Kinds of questions, which take turns: on trees value, best-move, pruned, bounds, next-line, order, cached; on
    /// positions legal-moves, captures, best-move [default: all of the subject]
    #[arg(long, value_name = "KINDS", value_delimiter = ',')]
    kinds: Vec<Kind>,
    /// Most choices of a question, with the right one; 0 for open questions
    #[arg(long, value_name = "CHOICES", default_value_t = 5)]
    choices: usize,
    /// Format: markdown, latex (for pdflatex), html (a page to practice on), moodle (Moodle XML), qti (a package of
    /// QTI 2.1), prairielearn (a zip of questions) or json
    #[arg(long, default_value = "markdown")]
    format: Format,
    /// Write the solutions, too, in Markdown and LaTeX; all other formats have them
    #[arg(long)]
    solutions: bool,
    /// Class list as CSV: make a variant for each student, in the folder --out, with key.json to mark them by
    #[arg(long, value_name = "FILE", requires = "out")]
    roster: Option<PathBuf>,
    /// File to write, or with --roster the folder [default: standard output]
    #[arg(short, long, value_name = "PATH")]
    out: Option<PathBuf>,
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
enum TiesChoice {
    None,
    Some,
    Any,
}

impl MakeOnTrees {
    pub fn run(self, subject: Subject) -> Result<Status> {
        self.make.run(subject, self.trees.constraints())
    }
}

impl MakeOnBoards {
    pub fn run(self, subject: Subject) -> Result<Status> {
        self.make.run(subject, Constraints::default())
    }
}

impl Make {
    fn run(self, subject: Subject, constraints: Constraints) -> Result<Status> {
        let Self { count, kinds, choices, format, solutions, .. } = self;
        let plan = ExamPlan { subject, kinds, count, constraints, choices };
        let seed = self.seed.unwrap_or_else(random_seed);
        let content = match (&self.roster, &self.out) {
            (Some(roster), Some(folder)) => {
                write_variants(&plan, seed, roster, folder, (format, solutions)).map(|()| None)?
            }
            _ => Some(plan.draw(seed)?.write(format, solutions)?),
        };
        if self.seed.is_none() {
            note!("seed {seed}");
        }
        match (content, &self.out) {
            (Some(content), Some(file)) => output::write(file, &content)?,
            (Some(content), None) => {
                let mut out = std::io::stdout().lock();
                let is_readable = format.is_text() || !out.is_terminal();
                ensure!(is_readable, "{} is no text: write it to a file with -o", format.name());
                out.write_all(&content)?;
            }
            (None, _) => {}
        }
        Ok(Status::Done)
    }
}

/// The file that a class is marked by.
const KEY: &str = "key.json";

/// Writes a variant for each student, and the key. A folder is for one exam: what is left of another one would be
/// handed out, and could not be marked.
fn write_variants(
    plan: &ExamPlan,
    seed: u64,
    roster: &Path,
    folder: &Path,
    (format, solutions): (Format, bool),
) -> Result<()> {
    let roster = input::read(roster, Roster::parse)?;
    let key =
        Key::draw(plan, seed, roster.students.iter().map(|one| (student(one), student_seed(seed, &one.identity()))))?;
    let mut text = Vec::new();
    Document::new("suite/exam-key", 1, &key).print(&mut text)?;
    let key_file = folder.join(KEY);
    let is_of_another = fs::read(&key_file).is_ok_and(|earlier| earlier != text);
    ensure!(!is_of_another, "{}: expected a folder without another exam, found its {KEY}", folder.display());
    fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))?;
    let mut names = BTreeSet::from(["key".to_owned()]);
    for exam in &key.exams {
        let id = exam.student.as_ref().map_or("", |student| &student.id);
        let name = format!("{}.{}", file_stem(id, &mut names), format.extension());
        output::write(&folder.join(name), &exam.write(format, solutions)?)?;
    }
    Ok(output::write(&key_file, &text)?)
}

fn student(one: &RosterStudent) -> Student {
    let keys: Vec<String> = one.keys().map(str::to_owned).collect();
    Student { id: keys.first().unwrap_or(&one.name).clone(), name: one.name.clone(), keys }
}

/// Returns the name of a student's file without its ending, which no other one has.
fn file_stem(id: &str, taken: &mut BTreeSet<String>) -> String {
    // A dot would be taken for the beginning of an ending, or hide the file.
    let stem: String = file_name_part(id, "@_+").chars().take(100).collect();
    let mut stems = std::iter::once(stem.clone()).chain((2..).map(|number| format!("{stem}-{number}")));
    // Some file systems do not tell capitals from small letters.
    stems.find(|stem| taken.insert(stem.to_lowercase())).unwrap_or(stem)
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
