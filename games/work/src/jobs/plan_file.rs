//! Plans as files of JSON lines: one for the conditions of all jobs, and one for each job.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::document::{self, Document};
use crate::{hex, input, output};

/// A kind of plan.
#[derive(Debug, Clone, Copy)]
pub struct PlanFile {
    /// The command that makes one.
    pub command: &'static str,
    /// The schema of the first line, with its version.
    pub schema: (&'static str, u32),
    /// The schema of the other lines, with its version.
    pub job_schema: (&'static str, u32),
}

/// The first line of a plan.
#[derive(Serialize, Deserialize)]
struct Header<C> {
    #[serde(flatten)]
    conditions: C,
    jobs: u32,
    /// The SHA-256 of everything else in the plan.
    checksum: String,
}

/// The name of the file.
const FILE: &str = "plan.jsonl";

/// Returns the schema of the plan in a folder, if there is one: it says what kind of plan that is.
///
/// # Errors
///
/// A plan that cannot be read.
pub fn plan_schema(folder: &Path) -> Result<Option<String>> {
    #[derive(Deserialize)]
    struct Schema {
        schema: String,
    }
    let path = folder.join(FILE);
    if !path.exists() {
        return Ok(None);
    }
    let header = input::read_own(&path, |text| {
        let first = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
        serde_json::from_slice::<Schema>(first)
    })?;
    Ok(Some(header.schema))
}

impl PlanFile {
    /// Reads the plan in a folder: the conditions, and the jobs.
    ///
    /// # Errors
    ///
    /// A folder without a plan, or a plan that cannot be read, is not of this kind, or was edited.
    pub fn read<C, J>(&self, folder: &Path) -> Result<(C, Vec<J>)>
    where
        C: Serialize + DeserializeOwned,
        J: DeserializeOwned,
    {
        let path = folder.join(FILE);
        ensure!(path.exists(), "{}: found no {FILE}; make one with `{}`", folder.display(), self.command);
        input::read_own(&path, |text| self.parse(str::from_utf8(text)?))
    }

    /// Reads the plan in a folder if it has one.
    ///
    /// # Errors
    ///
    /// A plan that cannot be read, is not of this kind, or was edited.
    pub fn read_if_any<C, J>(&self, folder: &Path) -> Result<Option<(C, Vec<J>)>>
    where
        C: Serialize + DeserializeOwned,
        J: DeserializeOwned,
    {
        folder.join(FILE).exists().then(|| self.read(folder)).transpose()
    }

    fn parse<C, J>(&self, text: &str) -> Result<(C, Vec<J>)>
    where
        C: Serialize + DeserializeOwned,
        J: DeserializeOwned,
    {
        let (first, lines) = text.split_once('\n').unwrap_or((text, ""));
        let header: Header<C> = document::parse(first.as_bytes(), self.schema.0, self.schema.1)?;
        let parse = |line: &str| document::parse(line.as_bytes(), self.job_schema.0, self.job_schema.1);
        let jobs = (2..).zip(lines.lines());
        let jobs = jobs.map(|(number, line)| parse(line).with_context(|| format!("line {number}")));
        let jobs = jobs.collect::<Result<Vec<_>>>()?;
        ensure!(jobs.len() == header.jobs as usize, "expected {} jobs, found {}", header.jobs, jobs.len());
        if checksum(&header.conditions, lines)? != header.checksum {
            bail!("changed since it was made: checksum mismatch; plan again, with its --seed");
        }
        Ok((header.conditions, jobs))
    }

    /// Writes a plan to a folder, whole or not at all.
    ///
    /// # Errors
    ///
    /// A file that cannot be written, or conditions or jobs that are no JSON objects.
    pub fn write(&self, folder: &Path, conditions: &impl Serialize, jobs: &[impl Serialize]) -> Result<()> {
        let mut lines = Vec::new();
        let (schema, version) = self.job_schema;
        jobs.iter().try_for_each(|job| Document::new(schema, version, job).print(&mut lines))?;
        let lines = String::from_utf8(lines)?;
        let header = Header { conditions, jobs: u32::try_from(jobs.len())?, checksum: checksum(conditions, &lines)? };
        let mut text = Vec::new();
        Document::new(self.schema.0, self.schema.1, &header).print(&mut text)?;
        text.extend(lines.into_bytes());
        Ok(output::write(&folder.join(FILE), &text)?)
    }
}

fn checksum(conditions: &impl Serialize, lines: &str) -> Result<String> {
    let mut hasher = Sha256::new();
    hasher.update(serde_json::to_vec(conditions)?);
    hasher.update(lines);
    Ok(hex(&hasher.finalize()))
}

/// Checks that a plan was made by this version of the program.
///
/// # Errors
///
/// A plan of another version.
pub fn ensure_of_this_version(planned: &str) -> Result<()> {
    let version = env!("CARGO_PKG_VERSION");
    ensure!(planned == version, "the plan is of suite {planned}, and this is {version}: plan again");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: PlanFile = PlanFile { command: "suite plan", schema: ("suite/plan", 1), job_schema: ("suite/job", 1) };

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Conditions {
        seed: u64,
        points: Vec<String>,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Job {
        name: String,
    }

    /// A plan of three jobs.
    fn plan() -> (Conditions, Vec<Job>) {
        let jobs = [1, 2, 3].map(|number| Job { name: format!("Ann {number}") });
        (Conditions { seed: 7, points: vec!["--points=battle=20".to_owned()] }, jobs.into())
    }

    fn write(folder: &Path) {
        let (conditions, jobs) = plan();
        KIND.write(folder, &conditions, &jobs).expect("a plan");
    }

    fn read(folder: &Path) -> Result<(Conditions, Vec<Job>)> {
        KIND.read(folder)
    }

    #[test]
    fn a_plan_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(KIND.read_if_any::<Conditions, Job>(folder.path()).expect("no plan").is_none());
        write(folder.path());
        assert_eq!(read(folder.path()).expect("a plan"), plan());
    }

    #[test]
    fn a_plan_says_what_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(plan_schema(folder.path()).expect("no plan"), None);
        write(folder.path());
        assert_eq!(plan_schema(folder.path()).expect("a plan").as_deref(), Some("suite/plan"));
    }

    #[test]
    fn a_plan_that_was_edited_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        write(folder.path());
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
            let error = format!("{:#}", read(folder.path()).expect_err(expected));
            assert!(error.contains(expected), "{error}");
        }
    }
}
