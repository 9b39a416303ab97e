//! Plans: what is to be graded, and how, as JSON lines.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::cli::document::{self, Document};
use crate::grade::hex;
use crate::{input, output};

/// What is to be graded, and how.
#[derive(Debug)]
pub struct Plan {
    pub rubric: Rubric,
    /// The options that weigh the parts of the rubric. They change no record, so that no game is played again for them.
    pub points: Vec<String>,
    pub jobs: Vec<Job>,
}

/// The conditions of all jobs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Rubric {
    pub game: String,
    /// The version of this program.
    pub suite: String,
    pub seed: u64,
    /// The options of the grader.
    pub options: Vec<String>,
    /// The hash of the teacher's own cases.
    pub cases: Option<String>,
}

/// The grading of a submission.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    /// The number in the plan, from 1.
    pub number: u32,
    /// The name of the student.
    pub name: String,
    /// The part of file names that stands for it.
    pub id: String,
    /// The argument that names the program; `None` if there is a problem with the submission.
    pub program: Option<String>,
    /// The SHA-256 of the submission's files.
    pub hash: Option<String>,
    /// Why the submission cannot be graded.
    pub problem: Option<String>,
    /// The SHA-256 of all that the records of the job depend on.
    pub key: String,
}

/// The first line of a plan.
#[derive(Serialize, Deserialize)]
struct Header {
    #[serde(flatten)]
    rubric: Rubric,
    points: Vec<String>,
    jobs: u32,
    /// The SHA-256 of everything else in the plan.
    checksum: String,
}

/// The name of the file.
const FILE: &str = "plan.jsonl";
const SCHEMA: (&str, u32) = ("suite/plan", 1);
const JOB_SCHEMA: (&str, u32) = ("suite/job", 1);

impl Plan {
    /// Reads the plan of a class.
    pub fn read(folder: &Path) -> Result<Self> {
        let path = folder.join(FILE);
        ensure!(path.exists(), "{}: found no {FILE}; make one with `suite class plan`", folder.display());
        let text = input::read(&path, |text| String::from_utf8(text.to_vec()))?;
        Self::parse(&text).with_context(|| path.display().to_string())
    }

    /// Reads the plan of a class if it has one.
    pub fn read_if_any(folder: &Path) -> Result<Option<Self>> {
        folder.join(FILE).exists().then(|| Self::read(folder)).transpose()
    }

    fn parse(text: &str) -> Result<Self> {
        let (first, lines) = text.split_once('\n').unwrap_or((text, ""));
        let header: Header = document::parse(first.as_bytes(), SCHEMA.0, SCHEMA.1)?;
        let parse = |line: &str| document::parse(line.as_bytes(), JOB_SCHEMA.0, JOB_SCHEMA.1);
        let jobs = (2..).zip(lines.lines());
        let jobs = jobs.map(|(number, line)| parse(line).with_context(|| format!("line {number}")));
        let plan = Self { rubric: header.rubric, points: header.points, jobs: jobs.collect::<Result<_>>()? };
        let found = plan.jobs.len();
        ensure!(found == header.jobs as usize, "expected {} jobs, found {found}", header.jobs);
        if plan.checksum(lines)? != header.checksum {
            bail!("changed since it was made: checksum mismatch; plan again, with its --seed");
        }
        Ok(plan)
    }

    /// Writes the plan of a class.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let mut lines = Vec::new();
        self.jobs.iter().try_for_each(|job| Document::new(JOB_SCHEMA.0, JOB_SCHEMA.1, job).print(&mut lines))?;
        let lines = String::from_utf8(lines)?;
        let header = Header {
            rubric: self.rubric.clone(),
            points: self.points.clone(),
            jobs: u32::try_from(self.jobs.len())?,
            checksum: self.checksum(&lines)?,
        };
        let mut text = Vec::new();
        Document::new(SCHEMA.0, SCHEMA.1, &header).print(&mut text)?;
        text.extend(lines.into_bytes());
        Ok(output::write(&folder.join(FILE), &text)?)
    }

    fn checksum(&self, lines: &str) -> Result<String> {
        let mut hasher = Sha256::new();
        hasher.update(serde_json::to_vec(&(&self.rubric, &self.points))?);
        hasher.update(lines);
        Ok(hex(&hasher.finalize()))
    }

    /// Returns the jobs with these numbers.
    pub fn jobs(&self, first: u32, last: u32) -> Result<&[Job]> {
        let count = self.jobs.len();
        let (from, to) = (first as usize, last as usize);
        ensure!(
            (1..=to).contains(&from) && to <= count,
            "--job: expected numbers from 1 to {count}, found {first}-{last}"
        );
        Ok(&self.jobs[from - 1..to])
    }

    /// Returns the command line that goes on with the grading of a program.
    pub fn resuming(&self, program: &str) -> Vec<String> {
        let words = [&*self.rubric.game, "grade", program].map(str::to_owned).into_iter();
        words.chain(self.points.clone()).collect()
    }

    /// Returns the command line that begins the grading of a program.
    pub fn beginning(&self, program: &str) -> Vec<String> {
        let seed = format!("--seed={}", self.rubric.seed);
        self.resuming(program).into_iter().chain([seed]).chain(self.rubric.options.clone()).collect()
    }
}

impl Rubric {
    /// Returns the key of a job: the hash of all that its records depend on.
    pub fn key(&self, name: &str, program: Option<&str>, hash: Option<&str>) -> Result<String> {
        Ok(hex(&Sha256::digest(serde_json::to_vec(&(self, name, program, hash))?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        let rubric = Rubric {
            game: "squirrel".to_owned(),
            suite: "1.0.0".to_owned(),
            seed: 7,
            options: vec!["--cases-per-task=2".to_owned()],
            cases: None,
        };
        let job = |number: u32| Job {
            number,
            name: format!("Ann {number}"),
            id: format!("Ann-{number}"),
            program: Some(format!("submissions/Ann-{number}")),
            hash: None,
            problem: None,
            key: rubric.key("Ann", None, None).expect("a key"),
        };
        let jobs = (1..=3).map(job).collect();
        Plan { rubric, points: vec!["--points=battle=20".to_owned()], jobs }
    }

    #[test]
    fn a_plan_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(Plan::read_if_any(folder.path()).expect("no plan").is_none());
        plan().write(folder.path()).expect("a plan");
        let read = Plan::read(folder.path()).expect("a plan");
        assert_eq!(read.rubric, plan().rubric);
        assert_eq!((read.points, read.jobs.len()), (plan().points, 3));
    }

    #[test]
    fn a_plan_that_was_edited_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        plan().write(folder.path()).expect("a plan");
        let path = folder.path().join(FILE);
        let text = std::fs::read_to_string(&path).expect("a plan");
        let last = text.trim_end().rfind('\n').expect("lines");
        for (edited, expected) in [
            (text.replace("\"seed\":7", "\"seed\":8"), "checksum mismatch"),
            (text.replace("battle=20", "battle=90"), "checksum mismatch"),
            (text.replace("\"name\":\"Ann 2\"", "\"name\":\"Bob\""), "checksum mismatch"),
            (text[..=last].to_owned(), "expected 3 jobs, found 2"),
            (text[..last + 9].to_owned(), "line 4"),
            (text.replace("suite/plan", "suite/grade"), "expected a suite/plan document"),
            (String::new(), "EOF"),
        ] {
            std::fs::write(&path, edited).expect("a plan");
            let error = format!("{:#}", Plan::read(folder.path()).expect_err(expected));
            assert!(error.contains(expected), "{error}");
        }
    }

    #[test]
    fn jobs_are_numbered_from_1() {
        let plan = plan();
        let numbers =
            |first, last| plan.jobs(first, last).map(|jobs| jobs.iter().map(|job| job.number).collect::<Vec<_>>());
        assert_eq!(numbers(1, 3).expect("jobs"), vec![1, 2, 3]);
        assert_eq!(numbers(2, 2).expect("a job"), vec![2]);
        for (first, last) in [(0, 1), (2, 1), (3, 4)] {
            assert!(numbers(first, last).is_err(), "{first}-{last}");
        }
    }
}
