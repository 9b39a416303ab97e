//! Archives for the autograders of other services: this program, with a script that grades a submission.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result};
use suite_programs::ConfinementChoice;
use suite_work::output::OutputFile;
use suite_work::random_seed;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::{Assignment, CASES, STARTER_FILES};
use crate::grading_conditions::grade_arguments;

/// A service that runs autograders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Service {
    /// Gradescope: a script that sets up, and one that grades.
    Gradescope,
    /// `MarkUs`: a script that grades, for a custom tester.
    Markus,
    /// PrairieLearn: a script that grades, the entry point of an external grader.
    Prairielearn,
    /// Classroom 50: a script in Python that grades.
    Classroom50,
}

/// The mode of programs in the archive, and of other files.
const PROGRAM: u32 = 0o755;
const DATA: u32 = 0o644;

/// The script that Gradescope runs once, when it builds the image that submissions are graded in. It installs what the
/// handouts name.
const SETUP: &str = "#!/bin/sh
set -e
apt-get update
apt-get install -y --no-install-recommends python3 python3-numpy g++ default-jdk-headless
apt-get install -y --no-install-recommends python2 || \\
    echo 'This image has no Python 2: programs that need it are refused, without points. Choose Ubuntu 22.04 for them.'
";

/// The script for Classroom 50, with names in place of what differs.
const CLASSROOM50: &str = include_str!("classroom50.py");

/// How the scripts begin that grade a submission.
const BEGIN: &str = "#!/bin/sh
# Grades a submission, by the program `suite` of this archive.
set -eu
here=$(cd \"$(dirname \"$0\")\" && pwd)
";

/// How the scripts go on whose service takes the results from the folder `results`, beside that of the archive.
const RESULTS: &str = "\
chmod +x \"$here/suite\"
root=$(dirname \"$here\")
results=$root/results/results.json
records=$(mktemp -d)/records
mkdir -p \"$root/results\"
";

/// How programs are confined where the teacher has not said so: by the kernel, or by what surrounds this script.
const CONFINE: &str = "\
confine=auto
case $(\"$here/suite\" confine --self-test | head -n 1) in
    *namespaces*|*landlock*) ;;
    *)
        confine=container
        echo \"The kernel of this container confines no program: what confines them is the container alone.\" >&2
        ;;
esac
";

/// Writes the archive. `program` holds this program as it is to be in the archive.
///
/// # Errors
///
/// A case that cannot be read, or an archive that cannot be written.
pub fn package(service: Service, mut assignment: Assignment, program: &[u8], out: OutputFile) -> Result<()> {
    assignment.rubric.rubric().check_own_cases()?;
    let cases = assignment.rubric.rubric_mut().own_cases().and_then(Option::take);
    let with = &mut assignment.rubric.rubric_mut().common_mut().setup.with;
    let starter = with.take_if(|starter| starter.folder().is_some()).map(|starter| starter.place);
    let script = ScriptWriter { assignment: &assignment, has_cases: cases.is_some(), has_starter: starter.is_some() };
    let mut archive = ZipWriter::new(io::Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, script) in script.scripts(service)? {
        archive.start_file(name, options.unix_permissions(PROGRAM))?;
        archive.write_all(script.as_bytes())?;
    }
    archive.start_file("suite", options.unix_permissions(PROGRAM))?;
    archive.write_all(program)?;
    if let Some(cases) = &cases {
        add_folder(&mut archive, options.unix_permissions(DATA), cases, CASES)?;
    }
    if let Some(starter) = &starter {
        add_folder(&mut archive, options.unix_permissions(DATA), starter, STARTER_FILES)?;
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

/// The writer of the scripts that grade a submission.
struct ScriptWriter<'a> {
    /// The assignment, without the folders of the teacher's own cases and starter files.
    assignment: &'a Assignment,
    has_cases: bool,
    has_starter: bool,
}

impl ScriptWriter<'_> {
    /// Returns the scripts in a service's archive, with their names.
    fn scripts(&self, service: Service) -> Result<Vec<(&'static str, String)>> {
        Ok(match service {
            Service::Gradescope => vec![("setup.sh", SETUP.to_owned()), ("run_autograder", self.for_gradescope()?)],
            Service::Markus => vec![("grade.sh", self.for_markus()?)],
            Service::Prairielearn => vec![("run.sh", self.for_prairielearn()?)],
            Service::Classroom50 => vec![("autograder.py", self.for_classroom50()?)],
        })
    }

    /// Returns the arguments of the command, but for the submission in its place and the cases.
    fn words(&self) -> Vec<String> {
        let Assignment { rubric, seed, points, feedback } = self.assignment;
        let words = grade_arguments(rubric.rubric(), [], seed.unwrap_or_else(random_seed), points);
        words.into_iter().chain(feedback.option()).collect()
    }

    /// Returns whether the script chooses what confines programs, because the teacher has not.
    fn chooses_confinement(&self) -> bool {
        self.assignment.rubric.rubric().common().confine == ConfinementChoice::Auto
    }

    /// Returns the lines that grade what the variable `submission` names, for a shell.
    fn grade_lines(&self) -> Result<String> {
        let is_function = self.assignment.rubric.rubric().calls_functions();
        let mut lines = if self.chooses_confinement() { CONFINE.to_owned() } else { String::new() };
        write!(lines, "\"$here/suite\" {}", shlex::try_join(self.words().iter().map(String::as_str))?)?;
        lines += if is_function { " --functions \"$submission\"" } else { " \"$submission\"" };
        if self.has_cases {
            write!(lines, " --cases \"$here/{CASES}\"")?;
        }
        if self.has_starter {
            write!(lines, " --with \"$here/{STARTER_FILES}\"")?;
        }
        if self.chooses_confinement() {
            lines += " --confine \"$confine\"";
        }
        Ok(lines + " --quiet --name submission --out \"$records\"")
    }

    fn for_gradescope(&self) -> Result<String> {
        let (grade, submission) = (self.grade_lines()?, self.submission());
        let names = self.assignment.rubric.rubric().program_names().join(", ");
        Ok(format!(
            "{BEGIN}# It is unpacked to the folder `source`, and this script is copied from there to the folder above.
[ -f \"$here/suite\" ] || here=$here/source
{RESULTS}# What holds if the grading breaks off. It has no score, and so brings no zero.
printf '%s\\n' '{{\"output\": \"The grading did not come to its end. Is there a file {names}?\"}}' >\"$results\"
submission=$root/submission{submission}
{grade} --gradescope \"$results\"
"
        ))
    }

    fn for_markus(&self) -> Result<String> {
        let (grade, submission) = (self.grade_lines()?, self.submission());
        Ok(format!(
            "{BEGIN}records=$(mktemp -d)/records
results=$(mktemp)
submission=$here{submission}
failed=0
{grade} --markus \"$results\" >&2 || failed=$?
cat \"$results\"
exit \"$failed\"
"
        ))
    }

    fn for_prairielearn(&self) -> Result<String> {
        let (grade, submission) = (self.grade_lines()?, self.submission());
        Ok(format!(
            "{BEGIN}# It lies in `tests`, and the submission beside that in `student`.
{RESULTS}problem='The grading did not come to its end.'
printf '{{\"gradable\": false, \"format_errors\": \"%s\"}}\\n' \"$problem\" >\"$results\"
submission=$root/student{submission}
{grade} --prairielearn \"$results\"
"
        ))
    }

    fn for_classroom50(&self) -> Result<String> {
        let rubric = self.assignment.rubric.rubric();
        let mut words = self.words();
        let name = rubric.program_names()[0];
        let own = if rubric.calls_functions() { vec!["--functions", name] } else { vec!["."] };
        words.extend(own.into_iter().map(str::to_owned));
        // A text of JSON is one of Python, too.
        let words = serde_json::to_string(&shlex::try_join(words.iter().map(String::as_str))?)?;
        let is = |value: bool| if value { "True" } else { "False" };
        Ok(CLASSROOM50
            .replace("shlex.split(WORDS)", &format!("shlex.split({words})"))
            .replace("if CHOOSES:", &format!("if {}:", is(self.chooses_confinement())))
            .replace("if HAS_CASES:", &format!("if {}:", is(self.has_cases)))
            .replace("if HAS_STARTER:", &format!("if {}:", is(self.has_starter))))
    }

    /// Returns the path below a submission's folder that is graded.
    fn submission(&self) -> String {
        let rubric = self.assignment.rubric.rubric();
        if rubric.calls_functions() { format!("/{}", rubric.program_names()[0]) } else { String::new() }
    }
}

/// How a program is linked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Linkage {
    /// It needs no libraries, and starts on other systems.
    Statically,
    /// It needs libraries.
    Dynamically,
    /// It is no executable for Linux.
    NotAtAll,
}

impl Linkage {
    /// Reads the headers of a program.
    #[must_use]
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
