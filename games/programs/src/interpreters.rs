//! Which Python starts a program: the one that it is written for, as far as the interpreters themselves can tell.

use std::env;
use std::fs;
use std::io::{Read, Seek};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, Result};
use itertools::Itertools;
use suite_arena::{Call, Clock, Confinement, Fault, Limits, OutputLogs, Program, WorkDirs, find_program};
use suite_work::join_words;
use thiserror::Error;

use crate::python::words;
use crate::{CommonLimits, Interpreter, PythonChoice, PythonVersion, SourceFile, confined};

/// A Python file for which there is no interpreter.
#[derive(Debug, Error)]
pub enum NoInterpreter {
    /// Nothing of this name is here.
    #[error("found no program `{command}`, which {file} needs")]
    NotFound {
        /// The command.
        command: String,
        /// The file.
        file: String,
    },
    /// It is no interpreter, or cannot be started.
    #[error("--python: `{0}` does not start, or is no Python")]
    NoPython(String),
    /// The file is written in Python 2, which is not here.
    #[error("Python 2; no {} here (install one, or name it by --python COMMAND)", TWO[0])]
    NoPython2,
}

/// The commands of Python 2 on the search path, and those of Python 3, the usual ones first. On Windows, `python3` may
/// only open the Microsoft Store, and `py` may be the only one that works.
const TWO: [&str; 3] = ["python2.7", "python2", "pypy"];
const THREE: [&str; 3] = ["python3", "python", "py"];
/// The program that an interpreter runs to tell what it compiles.
const SURVEY: &str = include_str!("interpreter_survey.py");
/// The most files that it tells of, since all share its limits.
const AT_A_TIME: usize = 32;
/// What it may use.
const LIMITS: Limits = Limits {
    wall: Duration::from_secs(300),
    cpu: Duration::from_secs(120),
    memory: 1 << 30,
    disk: 64 << 20,
    processes: 32,
    ..Limits::NONE
};

/// Returns the interpreter of each of these Python files, as `common` says.
///
/// A file that compiles under one version only is started by that one. One that compiles under both, or under neither,
/// is started by the version that the assignment asks for; if that is Python 2 and there is none here, by Python 3.
/// Only a file that Python 3 does not compile needs a Python 2.
///
/// # Errors
///
/// A shortage of this computer, or an interpreter that cannot be confined.
pub fn interpreters(files: &[SourceFile], common: &CommonLimits) -> Result<Vec<Result<Interpreter, NoInterpreter>>> {
    if files.is_empty() {
        return Ok(Vec::new());
    }
    let confinement = common.confine.confinement()?;
    Ok(match &common.setup.python {
        PythonChoice::Command(command) => {
            let found = Candidate::ask(command, &[], confinement)?;
            let starts = |file| found.as_ref().map(Candidate::interpreter).ok_or_else(|| not_started(command, file));
            files.iter().map(starts).collect()
        }
        PythonChoice::Two => {
            let found = Candidate::of_two(&[], confinement)?;
            let starts = |_| found.as_ref().map(Candidate::interpreter).ok_or(NoInterpreter::NoPython2);
            files.iter().map(starts).collect()
        }
        PythonChoice::Auto => {
            let three = Candidate::of_three(files, confinement)?;
            let is_plain = |(index, file): (usize, &SourceFile)| {
                let compiles = three.as_ref().is_some_and(|three| three.verdicts[index] == Verdict::Compiles);
                compiles && file.asked_for == PythonVersion::Three
            };
            let is_plain = files.iter().enumerate().all(is_plain);
            let two = if is_plain { None } else { Candidate::of_two(files, confinement)? };
            let choose = |(index, file)| choose(file, index, three.as_ref(), two.as_ref());
            files.iter().enumerate().map(choose).collect()
        }
    })
}

/// Returns whether a word of a command line is a usual name of Python that leads to nothing here, where another does.
pub(crate) fn is_python_by_another_name(word: &str, is_here: impl Fn(&str) -> bool) -> bool {
    ["python3", "python"].contains(&word) && !is_here(word) && THREE.iter().any(|name| is_here(name))
}

/// Returns the words of a command line as they are started here: a Python that has another name here has that one.
pub(crate) fn words_here(words: &[String], common: &CommonLimits) -> Result<Vec<String>> {
    if !is_python_by_another_name(&words[0], is_here) {
        return Ok(words.to_vec());
    }
    let found = Candidate::of_three(&[], common.confine.confinement()?)?;
    let found = found.with_context(|| format!("found no program `{}`, nor another Python 3", words[0]))?;
    Ok([&[found.command], &words[1..]].concat())
}

/// Returns the one of two interpreters that starts the file of this index.
fn choose(
    file: &SourceFile,
    index: usize,
    three: Option<&Candidate>,
    two: Option<&Candidate>,
) -> Result<Interpreter, NoInterpreter> {
    let verdict = |candidate: &Candidate| candidate.verdicts[index];
    let is_asked_for_two = file.asked_for == PythonVersion::Two;
    match (three, two) {
        (None, None) => Err(not_started(THREE[0], file)),
        (None, Some(two)) => Ok(two.interpreter()),
        (Some(three), None) if verdict(three) == Verdict::Two => Err(NoInterpreter::NoPython2),
        (Some(three), None) => {
            let asked_for = is_asked_for_two.then_some(PythonVersion::Two);
            Ok(Interpreter { asked_for, ..three.interpreter() })
        }
        (Some(three), Some(two)) => {
            let is_two = match [three, two].map(|candidate| verdict(candidate) == Verdict::Compiles) {
                [true, false] => false,
                [false, true] => true,
                _ => is_asked_for_two,
            };
            Ok(if is_two { two } else { three }.interpreter())
        }
    }
}

/// Returns why a command does not start a file.
fn not_started(command: &str, file: &SourceFile) -> NoInterpreter {
    let command = command.to_owned();
    if is_here(&command) {
        return NoInterpreter::NoPython(command);
    }
    NoInterpreter::NotFound { command, file: file.name() }
}

/// Returns whether the program of a command is here.
fn is_here(command: &str) -> bool {
    words(command).first().is_some_and(|word| find_program(word).is_some())
}

/// Returns those of these commands that are here.
fn on_path(commands: &[&str]) -> impl Iterator<Item = String> {
    commands.iter().filter(|command| is_here(command)).map(|&command| command.to_owned())
}

/// Returns the folder of pyenv, which installs interpreters and lets people choose among them.
fn pyenv() -> Option<PathBuf> {
    env::var_os("PYENV_ROOT").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".pyenv")))
}

/// Returns whether a command is a script of pyenv, which starts the interpreter that somebody has chosen, and looks for
/// it each time, by dozens of processes.
fn is_shim(command: &str) -> bool {
    let program = words(command).first().and_then(|word| find_program(word));
    program.zip(pyenv()).is_some_and(|(program, pyenv)| program.starts_with(pyenv.join("shims")))
}

/// Returns the commands of Python 2 that pyenv has installed, the newest first: they are on the search path only where
/// somebody has chosen one.
fn of_pyenv() -> Vec<String> {
    let versions = pyenv().and_then(|root| fs::read_dir(root.join("versions")).ok()).into_iter().flatten().flatten();
    let programs = versions.map(|version| version.path().join("bin").join(TWO[0])).filter(|program| program.is_file());
    let commands = programs.sorted().rev();
    commands.filter_map(|program| Some(join_words([program.to_str()?]))).collect()
}

/// An interpreter that was asked.
#[derive(Debug)]
struct Candidate {
    command: String,
    version: String,
    /// The program that the command starts in the end, if it is a shim.
    program: Option<PathBuf>,
    /// What it says of each file.
    verdicts: Vec<Verdict>,
}

/// What an interpreter says of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// It compiles.
    Compiles,
    /// It is Python 2, and the interpreter is not.
    Two,
    /// It does not compile.
    Fails,
}

impl Verdict {
    /// Returns what a line tells, if it is a verdict: the parsers of old versions say things of their own.
    fn told(line: &str) -> Option<Self> {
        match line {
            "compiles" => Some(Self::Compiles),
            "two" => Some(Self::Two),
            "fails" => Some(Self::Fails),
            _ => None,
        }
    }
}

impl Candidate {
    fn interpreter(&self) -> Interpreter {
        let Self { command, version, program, .. } = self;
        Interpreter { command: command.clone(), version: version.clone(), asked_for: None, program: program.clone() }
    }

    /// Asks the first Python 2 that is here about files; `None` if there is none.
    fn of_two(files: &[SourceFile], confinement: Confinement) -> Result<Option<Self>> {
        let commands = on_path(&TWO).filter(|command| !is_shim(command)).chain(of_pyenv());
        Self::first(commands, "2.", files, confinement)
    }

    /// Asks the first Python 3 that is here about files; `None` if there is none.
    fn of_three(files: &[SourceFile], confinement: Confinement) -> Result<Option<Self>> {
        Self::first(on_path(&THREE), "3.", files, confinement)
    }

    /// Asks about files the first of these commands whose version begins with `version`; `None` if there is none.
    fn first(
        commands: impl Iterator<Item = String>,
        version: &str,
        files: &[SourceFile],
        confinement: Confinement,
    ) -> Result<Option<Self>> {
        for command in commands {
            let found = Self::ask(&command, files, confinement)?;
            if let Some(found) = found.filter(|found| found.version.starts_with(version)) {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Asks an interpreter, which is confined as programs are, about files; `None` if it does not start.
    fn ask(command: &str, files: &[SourceFile], confinement: Confinement) -> Result<Option<Self>> {
        let mut verdicts = Vec::new();
        loop {
            let rest = &files[verdicts.len()..];
            let some = &rest[..rest.len().min(AT_A_TIME)];
            let said = survey(command, some, confinement)?;
            let mut lines = said.lines();
            let Some((version, program)) = lines.find_map(version_and_program) else { return Ok(None) };
            let told: Vec<_> = lines.filter_map(Verdict::told).take(some.len()).collect();
            let broke_off = told.len() < some.len();
            // The first one that is not told of has ended it.
            verdicts.extend(told.into_iter().chain(broke_off.then_some(Verdict::Fails)));
            if verdicts.len() == files.len() {
                let program = is_shim(command).then(|| PathBuf::from(program)).filter(|program| program.is_file());
                return Ok(Some(Self { command: command.to_owned(), version: version.to_owned(), program, verdicts }));
            }
        }
    }
}

/// Returns the version of an interpreter and where it lies, if a line tells them, and not what somebody else has said
/// before.
fn version_and_program(line: &str) -> Option<(&str, &str)> {
    let (version, program) = line.split_once(' ')?;
    let is_version = version.split('.').count() == 3 && version.chars().all(|c| c.is_ascii_digit() || c == '.');
    is_version.then_some((version, program))
}

/// Returns what an interpreter tells of files, as far as it comes.
fn survey(command: &str, files: &[SourceFile], confinement: Confinement) -> Result<String> {
    let options = ["-W", "ignore", "-c", SURVEY].map(PathBuf::from);
    let count = PathBuf::from(files.len().to_string());
    let words = words(command).into_iter().chain(options).chain([count]).collect();
    let launcher = confined::launcher().context("cannot find this program")?;
    let program = Program::unconfined(words).confined(confinement, &launcher, LIMITS, &[env::temp_dir()]);
    let copies = (1..).zip(files).map(|(number, file)| (file.path.clone(), number.to_string().into()));
    let folders = WorkDirs::temporary().context("cannot make a folder for Python")?.with_files(copies.collect());
    let folders = program.furnish(folders);
    let folder = folders.lend().context("cannot make a folder for Python")?;
    let mut log = tempfile::tempfile().context("cannot keep what Python says")?;
    let mut command = program.command(&folder)?;
    match Call::spawn_logged(
        &mut command,
        &folder,
        LIMITS,
        OutputLogs { stderr: Some(log.try_clone()?), ..OutputLogs::default() },
    ) {
        Ok(mut call) => {
            let never = AtomicBool::new(false);
            let _ = call.wait(&folder, &Clock::for_move(&LIMITS, &never));
            // Waits until the log is complete.
            call.stderr_tail();
        }
        Err(fault @ Fault::OutOfResources(_)) => return Err(anyhow::Error::msg(fault.to_string())),
        Err(_) => return Ok(String::new()),
    }
    let mut said = Vec::new();
    log.rewind()?;
    log.read_to_end(&mut said)?;
    Ok(String::from_utf8_lossy(&said).into_owned())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{ConfinementChoice, Language};

    fn file(path: &Path, asked_for: PythonVersion) -> SourceFile {
        let (named, path) = (path.to_owned(), path.to_owned());
        SourceFile { named, path, language: Language::Python, asked_for, interpreter: None, driver: None }
    }

    #[test]
    fn what_a_parser_says_itself_is_no_verdict() {
        let said = ["compiles", "s_push: parser stack overflow", "two", "", "fails", "compiles!"];
        let told: Vec<_> = said.into_iter().filter_map(Verdict::told).collect();
        assert_eq!(told, [Verdict::Compiles, Verdict::Two, Verdict::Fails]);
    }

    fn candidate(command: &str, verdict: Verdict) -> Candidate {
        let (command, version) = (command.to_owned(), "1.2.3".to_owned());
        Candidate { command, version, program: None, verdicts: vec![verdict] }
    }

    #[test]
    fn a_program_is_started_by_what_compiles_it_and_else_by_what_was_asked_for() {
        use Verdict::{Compiles, Fails, Two};
        let chosen = |name, three, two| {
            let path = Path::new(name);
            let file = file(path, PythonVersion::asked_of(path, &["hw1cs561s16.py", "my_player3.py"]));
            let [three, two] = [("3", three), ("2", two)]
                .map(|(command, verdict): (_, Option<_>)| verdict.map(|verdict| candidate(command, verdict)));
            match choose(&file, 0, three.as_ref(), two.as_ref()) {
                Ok(Interpreter { command, asked_for: None, .. }) => command,
                Ok(Interpreter { command, .. }) => command + ", not as asked for",
                Err(error) => error.to_string(),
            }
        };
        let problem = NoInterpreter::NoPython2.to_string();
        for (three, two, of_handout, of_three) in [
            (Some(Compiles), Some(Compiles), "2", "3"),
            (Some(Compiles), Some(Fails), "3", "3"),
            (Some(Two), Some(Compiles), "2", "2"),
            (Some(Fails), Some(Fails), "2", "3"),
            (Some(Compiles), None, "3, not as asked for", "3"),
            (Some(Fails), None, "3, not as asked for", "3"),
            (Some(Two), None, &problem, &problem),
            (None, Some(Compiles), "2", "2"),
        ] {
            for (name, expected) in [("hw1cs561s16.py", of_handout), ("my_player3.py", of_three), ("x.py", of_handout)]
            {
                assert_eq!(chosen(name, three, two), expected, "{name}, {three:?}, {two:?}");
            }
        }
    }

    #[test]
    fn python_may_have_another_name_than_a_command_line_says() {
        for (word, here, expected) in [
            ("python3", vec!["py"], true),
            ("python3", vec!["python", "py"], true),
            ("python", vec!["python3"], true),
            ("python3", vec!["python3", "py"], false),
            ("python3", vec![], false),
            ("python2", vec!["python3"], false),
            ("py", vec!["python3"], false),
            (".\\python3", vec!["py"], false),
        ] {
            assert_eq!(is_python_by_another_name(word, |name| here.contains(&name)), expected, "{word}, {here:?}");
        }
    }

    #[test]
    fn an_interpreter_tells_what_it_compiles() {
        let common = CommonLimits { confine: ConfinementChoice::Off, ..CommonLimits::default() };
        assert!(interpreters(&[], &common).is_ok_and(|none| none.is_empty()));
        if !is_here(THREE[0]) {
            return;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let texts = ["print('x')", "print 'x'", "x = (", "\0", "try:\n  x = 0777 <> `1L`\nexcept E, e: raise E, 'x'"];
        let files = texts.iter().enumerate().map(|(number, text)| {
            let path = folder.path().join(format!("{number}.py"));
            fs::write(&path, text).expect("a file");
            file(&path, PythonVersion::Three)
        });
        // More than are asked about at a time, and one that is gone.
        let files = files.chain([file(Path::new("none"), PythonVersion::Three)]);
        let files: Vec<_> = files.collect();
        let files: Vec<_> = (0..AT_A_TIME).flat_map(|_| files.clone()).collect();
        let asked = Candidate::ask(THREE[0], &files, Confinement::Off).expect("an answer").expect("an interpreter");
        use Verdict::{Compiles, Fails, Two};
        assert!(asked.version.starts_with("3.") && asked.verdicts.len() == files.len());
        for verdicts in asked.verdicts.chunks(6) {
            assert_eq!(verdicts, [Compiles, Two, Fails, Fails, Two, Fails]);
        }
        assert!(Candidate::ask("sh", &files[..1], Confinement::Off).is_ok_and(|asked| asked.is_none()));
        let commands = ["no-such-python", "sh", THREE[0]].map(str::to_owned);
        let first = |version| Candidate::first(commands.clone().into_iter(), version, &files[..1], Confinement::Off);
        let found = first("3.").expect("an answer").expect("an interpreter");
        assert_eq!(found.command, THREE[0]);
        assert!(first("9.").is_ok_and(|found| found.is_none()));
    }
}
