//! Archives for the autograders of other services: this program, with a script that grades a submission.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result};
use suite_work::output::OutputFile;
use suite_work::random_seed;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::CASES;
use super::assignment::Assignment;

/// A service that runs autograders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Service {
    Gradescope,
    Markus,
}

/// The mode of programs in the archive, and of other files.
const PROGRAM: u32 = 0o755;
const DATA: u32 = 0o644;

/// The script that Gradescope runs once, when it builds the image that submissions are graded in.
const SETUP: &str = "#!/bin/sh
set -e
apt-get update
apt-get install -y --no-install-recommends python3 g++ default-jdk-headless
";

/// How the scripts begin that grade a submission.
const BEGIN: &str = "#!/bin/sh
# Grades a submission, by the program beside this script.
set -eu
here=$(cd \"$(dirname \"$0\")\" && pwd)
";

impl Service {
    /// Returns the files of its archive that are scripts, with their names.
    fn scripts(self, assignment: &Assignment) -> Result<Vec<(&'static str, String)>> {
        Ok(match self {
            Self::Gradescope => {
                vec![("setup.sh", SETUP.to_owned()), ("run_autograder", gradescope_script(assignment)?)]
            }
            Self::Markus => vec![("grade.sh", markus_script(assignment)?)],
        })
    }
}

/// Writes the archive. `program` holds this program as it is to be in the archive.
pub fn package(service: Service, assignment: &Assignment, program: &[u8], out: OutputFile) -> Result<()> {
    let mut archive = ZipWriter::new(io::Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, script) in service.scripts(assignment)? {
        archive.start_file(name, options.unix_permissions(PROGRAM))?;
        archive.write_all(script.as_bytes())?;
    }
    archive.start_file("suite", options.unix_permissions(PROGRAM))?;
    archive.write_all(program)?;
    if let Some(cases) = &assignment.cases {
        add_folder(&mut archive, options.unix_permissions(DATA), cases, CASES)?;
    }
    out.put(archive.finish()?.get_ref())?;
    Ok(())
}

/// Adds the files of a folder.
fn add_folder(
    archive: &mut ZipWriter<io::Cursor<Vec<u8>>>,
    options: SimpleFileOptions,
    folder: &Path,
    name: &str,
) -> Result<()> {
    let entries: io::Result<Vec<_>> = fs::read_dir(folder).and_then(Iterator::collect);
    for entry in entries.with_context(|| format!("cannot read {}", folder.display()))? {
        let (path, name) = (entry.path(), format!("{name}/{}", entry.file_name().to_string_lossy()));
        if path.is_dir() {
            add_folder(archive, options, &path, &name)?;
        } else {
            archive.start_file(name, options)?;
            io::copy(&mut File::open(&path).with_context(|| format!("cannot read {}", path.display()))?, archive)?;
        }
    }
    Ok(())
}

/// Returns the line that grades what the variable `submission` names, for a shell.
fn grade_line(assignment: &Assignment) -> Result<String> {
    let mut line = format!("\"$here/suite\" {} grade ", assignment.game);
    line += if assignment.functions { "--functions \"$submission\"" } else { "\"$submission\"" };
    let seed = format!("--seed={}", assignment.seed.unwrap_or_else(random_seed));
    let words = [&seed].into_iter().chain(&assignment.options).chain(&assignment.points);
    write!(line, " {}", shlex::try_join(words.map(String::as_str))?)?;
    if assignment.cases.is_some() {
        write!(line, " --cases \"$here/{CASES}\"")?;
    }
    Ok(line + " --quiet --records \"$records\"")
}

fn gradescope_script(assignment: &Assignment) -> Result<String> {
    let (grade, submission) = (grade_line(assignment)?, submission(assignment));
    let names = assignment.program_names.join(", ");
    Ok(format!(
        "{BEGIN}root=${{AUTOGRADER:-/autograder}}
results=$root/results/results.json
records=$(mktemp -d)/records
mkdir -p \"$root/results\"
# What holds if the grading breaks off.
printf '%s\\n' '{{\"score\": 0, \"output\": \"The grading did not come to its end. Is there a file {names}?\"}}' >\"$results\"
submission=$root/submission{submission}
{grade} --name submission --gradescope \"$results\"
"
    ))
}

fn markus_script(assignment: &Assignment) -> Result<String> {
    let (grade, submission) = (grade_line(assignment)?, submission(assignment));
    Ok(format!(
        "{BEGIN}records=$(mktemp -d)/records
results=$(mktemp)
submission=$here{submission}
{grade} --name submission --markus \"$results\" >&2
cat \"$results\"
"
    ))
}

/// Returns the path below a submission's folder that is graded.
fn submission(assignment: &Assignment) -> String {
    if assignment.functions { format!("/{}", assignment.program_names[0]) } else { String::new() }
}

/// How a program is linked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Linked {
    /// It needs no libraries, and starts on other systems.
    Statically,
    /// It needs libraries.
    Dynamically,
    /// It is no executable for Linux.
    NotAtAll,
}

impl Linked {
    /// Reads the headers of a program.
    pub fn of(program: &[u8]) -> Self {
        let number = |at: usize, length: usize| {
            let bytes = program.get(at..at.checked_add(length)?)?;
            Some(bytes.iter().rev().fold(0_usize, |number, &byte| number << 8 | usize::from(byte)))
        };
        // The headers of a 64-bit little-endian ELF file: where they begin, how long each is, and how many there are.
        let headers = || Some((number(32, 8)?, number(54, 2)?, number(56, 2)?));
        let (true, Some((start, length, count))) = (program.starts_with(b"\x7fELF\x02\x01"), headers()) else {
            return Self::NotAtAll;
        };
        /// The type of the header that names a loader.
        const INTERPRETER: usize = 3;
        let kind = |index: usize| number(start.checked_add(index * length)?, 4);
        let needs_none = (0..count).all(|index| kind(index).is_some_and(|kind| kind != INTERPRETER));
        if needs_none { Self::Statically } else { Self::Dynamically }
    }
}
