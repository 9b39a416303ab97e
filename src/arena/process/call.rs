//! A program that is called, does its work without anybody to talk to, and ends.

use std::io;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::family::{Family, Usage};
use super::tail::Tail;
use super::{Clock, Fault, GRACE};
use crate::arena::Limits;

/// How often to see what a program uses.
const SAMPLE: Duration = Duration::from_millis(25);
/// The most of the time that may go into seeing it: one part in so many.
const SPARING: u32 = 10;

/// A call of a program. Dropping it ends the program and everything that it has started.
pub struct Call {
    family: Family,
    errors: Tail,
    /// The most that was seen of each.
    most: Usage,
}

impl Call {
    /// Starts the program, with nothing to read and nobody to hear it.
    pub fn start(command: &mut Command, limits: &Limits) -> io::Result<Self> {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut family = Family::start(command)?;
        if limits.disk < u64::MAX {
            family.limit_files(limits.disk);
        }
        let errors = Tail::new(family.child.stderr.take().expect("a pipe"), None);
        Ok(Self { family, errors, most: Usage::default() })
    }

    /// Waits until the program ends, and ends what it leaves behind; or until it uses more than it may. `check` is asked now
    /// and then, too.
    pub fn wait(
        &mut self,
        clock: &Clock,
        limits: &Limits,
        check: impl Fn() -> Result<(), Fault>,
    ) -> Result<ExitStatus, Fault> {
        let mut patience = SAMPLE;
        loop {
            let ended = self.family.wait(patience.min(clock.left_on_wall()));
            let begun = Instant::now();
            let Usage { cpu, memory } = self.family.usage();
            self.most = Usage { cpu: cpu.max(self.most.cpu), memory: memory.max(self.most.memory) };
            if self.most.memory > limits.memory {
                return Err(Fault::Memory(limits.memory));
            }
            clock.check_cpu(self.most.cpu)?;
            if let Some(status) = ended {
                self.family.kill();
                return Ok(status);
            }
            clock.check_wall()?;
            check()?;
            patience = SAMPLE.max(begun.elapsed() * SPARING);
        }
    }

    /// The CPU time that the program and its family have used.
    pub const fn cpu(&self) -> Duration {
        self.most.cpu
    }

    /// The end of what the program wrote to its standard error. Ends the program.
    pub fn last_words(&mut self) -> String {
        self.family.kill();
        self.errors.text(GRACE)
    }
}
