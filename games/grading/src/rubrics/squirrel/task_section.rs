//! The cases of a task: the program is run in a new folder for each, and its files are compared with the right ones.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{BufReader, Seek};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Result;
use suite_arena::{Call, Clock, Fault, Limits, MatchError, open_answer, with_second_try, write_task};
use suite_programs::HostedProgram;
use suite_squirrel::{Answer, Comparison, FileDigest, Output, PlainProgram};
use suite_work::interrupt::Interrupt;

use super::case::{INPUT, TaskCase};
use super::case_files::{Files, right_files, written_files};
use super::case_result::{CaseResult, Differences, by_differences, by_fault};
use super::fresh_cases::further_cases;
use super::wrong_lines::WrongLines;
use crate::further_cases::further_file;
use crate::{Evidence, Failure, Part, RubricPart, Section};

/// The folder of the files that a program has written for a case.
const WRITTEN: &str = "written";

/// The cases of a task.
pub struct TaskSection<'a> {
    pub part: RubricPart,
    /// The cases cost no points, and put the name of a mistake to the test.
    is_further: bool,
    pub cases: Vec<TaskCase>,
    pub command: &'a str,
    pub program: &'a HostedProgram,
    pub limits: Limits,
    pub interrupt: &'a Interrupt,
    /// What the program has written in cases that it has answered wrong, by their numbers.
    written: Mutex<BTreeMap<u32, Files>>,
}

impl Section for TaskSection<'_> {
    type Record = CaseResult;

    fn part(&self) -> RubricPart {
        self.part.clone()
    }

    fn file(&self) -> Cow<'static, str> {
        let name = self.part.name;
        if self.is_further { further_file(name).into() } else { name.into() }
    }

    fn count(&self) -> u32 {
        self.cases.len() as u32
    }

    fn run(&self, number: u32) -> Result<CaseResult> {
        Ok(self.ask(number, &self.cases[number as usize - 1])?)
    }

    fn read(&self, line: &str) -> Result<CaseResult> {
        CaseResult::parse(line, &self.cases)
    }

    fn is_won(&self, result: &CaseResult) -> bool {
        result.failure.is_none()
    }

    fn evidence(&self, result: &CaseResult, program: &str) -> Option<Evidence> {
        let case = self.cases.get(result.number as usize - 1).filter(|_| !self.is_further)?;
        Some(self.evidence_of(result.number, case, result.failure.as_ref()?, program))
    }

    fn judge(&self, results: &[CaseResult]) -> Part {
        let mut part = Part::new(self.part());
        for (case, result) in self.cases.iter().zip(results) {
            let title = format!("{}: case {}", part.name, case.name);
            part.add([result.cpu].into_iter(), result.failure.clone(), |failure| result.record(case, title, failure));
            if case.is_hidden() && result.failure.is_some() {
                part.hidden.insert(part.failures.len() - 1);
            }
        }
        part.give_share();
        part
    }
}

impl<'a> TaskSection<'a> {
    /// Returns the cases of a part for a program with this command.
    pub fn new(
        part: RubricPart,
        cases: Vec<TaskCase>,
        command: &'a str,
        program: &'a HostedProgram,
        limits: Limits,
        interrupt: &'a Interrupt,
    ) -> Self {
        Self { part, is_further: false, cases, command, program, limits, interrupt, written: Mutex::default() }
    }

    /// Returns further cases of its task, which cost no points and put a program to the test that explains the answers
    /// to these.
    pub fn further(&self, seed: u64, explaining: &PlainProgram) -> Self {
        let task = self.cases.first().map(|case| case.task.number());
        let cases = task.map_or_else(Vec::new, |task| further_cases(task, seed, explaining));
        Self { part: self.part.clone(), is_further: true, cases, written: Mutex::default(), ..*self }
    }

    /// Returns the files of a case that was answered wrong, with what was written for it under a number.
    pub fn evidence_of(&self, number: u32, case: &TaskCase, failure: &Failure, program: &str) -> Evidence {
        let mut evidence = Evidence::of_case(failure).with(INPUT, &*case.input);
        let written = self.written().remove(&number).unwrap_or_default();
        evidence.files.extend(written.into_iter().map(|(name, content)| (format!("{WRITTEN}/{name}"), content)));
        for (name, content) in right_files(&case.task) {
            evidence = evidence.with_right(&name, content);
        }
        evidence.commands = vec![
            format!("suite squirrel grade {program} --cases ."),
            format!("suite squirrel check -i {INPUT} -d {WRITTEN}"),
        ];
        evidence
    }

    fn written(&self) -> MutexGuard<'_, BTreeMap<u32, Files>> {
        self.written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the program answer a case.
    pub fn ask(&self, number: u32, case: &TaskCase) -> Result<CaseResult, MatchError> {
        let (mut call, mut written, mut answer, mut log) = (None, Files::new(), None, None);
        let confinement = self.program.confinement().to_string();
        let failure = match with_second_try(|| self.answer(case, &mut call, &mut written)) {
            Ok(None) => None,
            Ok(Some((differences, files))) => {
                let wrong = differences.iter().find(|(output, _)| *output == Output::TraverseLog);
                log = wrong.and_then(|(_, difference)| WrongLines::new(difference.line, &written));
                answer = Some(files);
                by_differences(case, &differences)
            }
            // An interrupt looks like a timeout.
            Err(_) if self.interrupt.flag().load(Ordering::Relaxed) => return Err(MatchError::Interrupted),
            Err(Fault::OutOfResources(error)) => return Err(MatchError::OutOfResources(error)),
            Err(fault) => {
                let stderr = match fault.compiler_message() {
                    Some(message) => message.to_owned(),
                    None => call.as_mut().map(Call::stderr_tail).unwrap_or_default(),
                };
                Some(by_fault(case, &fault, &stderr, &confinement))
            }
        };
        if failure.is_some() {
            let stderr = call.as_mut().map(Call::stderr_tail).filter(|stderr| !stderr.is_empty());
            written.extend(stderr.map(|stderr| ("stderr.txt".to_owned(), stderr.into_bytes())));
            self.written().insert(number, written);
        }
        Ok(CaseResult {
            number,
            name: case.name.clone(),
            command: self.command.to_owned(),
            confinement,
            cpu: call.map_or(Duration::ZERO, |call| call.cpu()),
            failure,
            answer,
            log,
        })
    }

    /// Runs the program and compares its files with the right ones; returns what is different, with all files if any
    /// is.
    fn answer(
        &self,
        case: &TaskCase,
        call: &mut Option<Call>,
        written: &mut Files,
    ) -> Result<Option<(Differences, Answer)>, Fault> {
        if self.interrupt.flag().load(Ordering::Relaxed) {
            return Err(Fault::Timeout(Duration::ZERO));
        }
        let (mut command, folder) = self.program.command_in_new_folder()?;
        write_task(&folder, INPUT, &case.input)?;
        let clock = Clock::for_move(&self.limits, self.interrupt.flag());
        let call = call.insert(Call::spawn(command.args(["-i", INPUT]), &folder, self.limits)?);
        let status = call.wait(&folder, &clock);
        *written = written_files(folder.path(), &case.task);
        let status = status?;
        let (mut differences, mut answer) = (Vec::new(), Answer::default());
        for &output in Output::of(&case.task) {
            let mut file = open_answer(&folder, output.name(), status)?;
            let unreadable = |_| Fault::Unreadable { file: output.name(), problem: "cannot be read" };
            let compared = suite_squirrel::compare(&case.task, output, &mut file);
            if let Comparison::Different(difference) = compared.map_err(unreadable)? {
                // Right as far as it goes.
                if !status.success() && difference.found.is_none() {
                    return Err(Fault::Crash(status));
                }
                differences.push((output, difference));
            }
            let digest = file.rewind().and_then(|()| FileDigest::read(&mut BufReader::new(&mut file)));
            answer = answer.with(output, digest.map_err(unreadable)?);
        }
        // A program that has complained at its end has not written the rest: what there is, no whole program writes.
        let has_crashed = !status.success() && (status.code().is_none() || !call.stderr_tail().is_empty());
        if has_crashed
            && !differences.is_empty()
            && Answer::right(&case.task).is_some_and(|right| answer.is_shorter_than(&right))
        {
            return Err(Fault::Crash(status));
        }
        Ok((!differences.is_empty()).then_some((differences, answer)))
    }
}
