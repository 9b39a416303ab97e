//! Certificates that are not complete yet.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result};
use suite_proof::Claim;
use suite_work::input;

/// A file of the moves that are proved so far: a line with the question, one with the claims, and the moves.
pub struct Draft {
    /// The claims, if the value was known.
    pub claims: Option<Vec<Claim>>,
    /// The moves of earlier runs, of all certificates one after the other.
    pub known: Vec<u8>,
    file: BufWriter<File>,
}

const TITLE: &str = "suite proof draft 1: ";

impl Draft {
    /// Opens the draft at `path`, which may be there, for a question.
    pub fn open(path: &Path, question: &str) -> Result<Self> {
        input::ensure_regular(path)?;
        let name = || path.display().to_string();
        let bytes = match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read.with_context(name)?,
        };
        let draft = if bytes.is_empty() { None } else { Some(parse(&bytes, question).with_context(name)?) };
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(name)?;
        let (claims, known) = draft.unzip();
        Ok(Self { claims, known: known.unwrap_or_default(), file: BufWriter::new(file) })
    }

    /// Begins the draft with the claims, and returns them.
    pub fn begin(&mut self, question: &str, claims: Vec<Claim>) -> io::Result<Vec<Claim>> {
        let names: Vec<_> = claims.iter().map(Claim::to_string).collect();
        writeln!(self.file, "{TITLE}{question}\n{}", names.join(", "))?;
        Ok(claims)
    }
}

/// Returns the claims and the moves of a draft.
fn parse(bytes: &[u8], question: &str) -> Result<(Vec<Claim>, Vec<u8>)> {
    let mut lines = bytes.splitn(3, |&byte| byte == b'\n');
    let mut line = || lines.next().and_then(|line| str::from_utf8(line).ok());
    let found = line().and_then(|line| line.strip_prefix(TITLE)).context("not a draft of `suite prove`")?;
    anyhow::ensure!(found == question, "expected a draft of {question}, found one of {found}");
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
