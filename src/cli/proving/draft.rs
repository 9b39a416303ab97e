//! Certificates that are not complete yet.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Error, Result, anyhow, ensure};
use suite_proof::{Claim, MakeError, Resources};
use suite_work::input;

use super::proof_question::ProofQuestion;
use crate::cli::solving::solver_watch::{SolverWatch, stop_error};

/// A file of the moves that are proved so far: a line with the question, one with the claims, and the moves.
pub struct Draft {
    pub claims: Vec<Claim>,
    /// The moves of earlier runs, of all certificates one after the other.
    pub known: Vec<u8>,
    path: PathBuf,
    file: BufWriter<File>,
}

const TITLE: &str = "suite proof draft 1: ";

impl Draft {
    /// Opens the draft at `path` for a question. If there is none, the game is solved, and a draft begun with the
    /// claims that answer the question.
    pub fn open(path: PathBuf, question: ProofQuestion, resources: Resources, mut watch: SolverWatch) -> Result<Self> {
        input::ensure_regular(&path)?;
        let name = || path.display().to_string();
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read.with_context(name)?,
        };
        let begun = if bytes.is_empty() { None } else { Some(parse(&bytes, question).with_context(name)?) };
        let file = OpenOptions::new().create(true).append(true).open(&path).with_context(name)?;
        let mut file = BufWriter::new(file);
        if let Some((claims, known)) = begun {
            return Ok(Self { claims, known, path, file });
        }
        let claims = question.subject.claims(question.exact, resources, &mut |solver| watch.see(solver));
        let claims = claims.map_err(stop_error)?;
        let names: Vec<_> = claims.iter().map(Claim::to_string).collect();
        writeln!(file, "{TITLE}{question}\n{}", names.join(", "))?;
        Ok(Self { claims, known: Vec::new(), path, file })
    }

    /// Returns what is wrong where a certificate could not be made from the draft.
    pub fn error(&self, error: MakeError) -> Error {
        match error {
            MakeError::Stopped(stopped) => stop_error(stopped),
            MakeError::Draft(error) => error.into(),
            MakeError::Walk(error) => anyhow!("{}: not what this command leaves: {error}", self.path.display()),
        }
    }

    /// Removes the file.
    pub fn remove(self) -> Result<()> {
        drop(self.file);
        fs::remove_file(&self.path).with_context(|| self.path.display().to_string())
    }
}

/// Returns the claims and the moves of a draft.
fn parse(bytes: &[u8], question: ProofQuestion) -> Result<(Vec<Claim>, Vec<u8>)> {
    let mut lines = bytes.splitn(3, |&byte| byte == b'\n');
    let mut line = || lines.next().and_then(|line| str::from_utf8(line).ok());
    let found = line().and_then(|line| line.strip_prefix(TITLE)).context("not a draft of `suite prove`")?;
    ensure!(found == question.to_string(), "expected a draft of {question}, found one of {found}");
    let claims = line().and_then(|line| line.split(", ").map(Claim::parse).collect::<Option<Vec<_>>>());
    let (claims, moves) = claims.zip(lines.next()).context("truncated before the moves")?;
    Ok((claims, moves.to_vec()))
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}
