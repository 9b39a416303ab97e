//! Runs of the graded program.

use std::io::BufReader;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::Duration;

use anyhow::Result;
use suite_arena::{Call, Clock, Fault, Limits, MatchError, open_answer, write_task};
use suite_programs::{HostedProgram, ProgramArg};
use suite_squirrel::{Comparison, Output};
use suite_work::interrupt::Interrupt;

use super::case::{Case, INPUT};
use super::case_limits::CaseLimits;
use super::case_result::{CaseResult, by_differences, by_fault};
use crate::grade::Failure;

/// The graded program and the conditions that it runs under.
pub struct Runner<'a> {
    command: &'a str,
    program: HostedProgram,
    limits: Limits,
    interrupt: &'a Interrupt,
}

impl<'a> Runner<'a> {
    /// Returns the runner of a program, which cannot read the folder of `records`.
    pub fn new(command: &'a ProgramArg, limits: &CaseLimits, records: &Path, interrupt: &'a Interrupt) -> Result<Self> {
        let confinement = limits.common.confine.confinement()?;
        let program = HostedProgram::new(&command.source, None, confinement, limits.limits(), Some(records))?;
        Ok(Self { command: &command.label, program, limits: limits.limits(), interrupt })
    }

    /// Lets the program answer a case.
    pub fn run(&self, number: u32, case: &Case) -> Result<CaseResult, MatchError> {
        let mut call = None;
        let failure = match self.answer(case, &mut call) {
            Ok(failure) => failure,
            // An interrupt looks like a timeout.
            Err(_) if self.interrupt.flag().load(Ordering::Relaxed) => return Err(MatchError::Interrupted),
            Err(Fault::OutOfResources(error)) => return Err(MatchError::OutOfResources(error)),
            Err(fault) => {
                let stderr = match fault.compiler_message() {
                    Some(message) => message.to_owned(),
                    None => call.as_mut().map(Call::stderr_tail).unwrap_or_default(),
                };
                Some(by_fault(case, &fault, &stderr))
            }
        };
        Ok(CaseResult {
            number,
            name: case.name.clone(),
            command: self.command.to_owned(),
            confinement: self.program.confinement().to_string(),
            cpu: call.map_or(Duration::ZERO, |call| call.cpu()),
            failure,
        })
    }

    /// Runs the program and compares its files with the right ones.
    fn answer(&self, case: &Case, call: &mut Option<Call>) -> Result<Option<Failure>, Fault> {
        if self.interrupt.flag().load(Ordering::Relaxed) {
            return Err(Fault::Timeout(Duration::ZERO));
        }
        let (mut command, folder) = self.program.command_in_new_folder()?;
        write_task(&folder, INPUT, &case.task.to_string())?;
        let clock = Clock::for_move(&self.limits, self.interrupt.flag());
        let status = call.insert(Call::spawn(command.args(["-i", INPUT]), self.limits)?).wait(&folder, &clock)?;
        let mut differences = Vec::new();
        for &output in Output::of(&case.task) {
            let file = open_answer(&folder, output.name(), status)?;
            let compared = suite_squirrel::check(&case.task, output, &mut BufReader::new(file));
            let unreadable = |_| Fault::Unreadable { file: output.name(), problem: "cannot be read" };
            if let Comparison::Different(difference) = compared.map_err(unreadable)? {
                differences.push((output, difference));
            }
        }
        Ok(by_differences(case, &differences))
    }
}
