//! Jobs are done by the command that grades a single submission, as a process of its own.
//!
//! What a fault of one job breaks is that job. Whoever does a job holds its lock, which the process inherits, so that
//! two machines, or two runs of which one was killed, never record the same grading.

use std::collections::BTreeSet;
use std::env;
use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, ExitStatus};
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use suite_programs::{GRADING, Surveyor, content_hash};
use suite_work::interrupt::Interrupt;
use suite_work::jobs::{ensure_of_this_version, lock};
use suite_work::{document, note};

use super::job_result::{JobResult, NoResult};
use super::{ClassJob, ClassPlan, GRADESCOPE, RECORDS, RESULTS, STUDENTS};
use crate::submissions::SUBMISSIONS;
use crate::{GRADE_SCHEMA, GradingStore};

/// A runner of the jobs of a plan.
pub struct ClassRunner<'a> {
    folder: &'a Path,
    plan: &'a ClassPlan,
    /// This program.
    suite: PathBuf,
    interrupt: &'a Interrupt,
    /// What graders have said on stderr, which is told once.
    said: Mutex<BTreeSet<String>>,
    surveyor: Mutex<Surveyor>,
}

/// The time between two looks at a process, at first and at most.
const PAUSE: (Duration, Duration) = (Duration::from_millis(2), Duration::from_millis(100));
/// The most bytes that are told of what a grader says.
const TOLD: u64 = 4096;

impl<'a> ClassRunner<'a> {
    /// Returns the runner of a plan in the folder of a class.
    ///
    /// # Errors
    ///
    /// A plan of another version, or a folder that cannot be written to.
    pub fn new(folder: &'a Path, plan: &'a ClassPlan, interrupt: &'a Interrupt) -> Result<Self> {
        ensure_of_this_version(&plan.conditions.suite)?;
        for name in [RECORDS, RESULTS, STUDENTS, GRADESCOPE] {
            let folder = folder.join(name);
            fs::create_dir_all(&folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        }
        let suite = env::current_exe().context("cannot find this program")?;
        Ok(Self { folder, plan, suite, interrupt, said: Mutex::default(), surveyor: Mutex::default() })
    }

    /// Returns whether there is nothing to do for a job.
    #[must_use]
    pub fn is_done(&self, job: &ClassJob) -> bool {
        job.program.is_none() || JobResult::read(self.folder, self.plan, job).is_ok()
    }

    /// Does a job, unless it is done.
    ///
    /// # Errors
    ///
    /// Files that have changed since they were planned, a grader that failed, or an interrupt.
    pub fn run(&self, job: &ClassJob) -> Result<()> {
        let Some(program) = job.program.as_deref().filter(|_| !self.is_done(job)) else { return Ok(()) };
        let lock = lock(&self.folder.join(RECORDS).join(format!("{}.lock", job.id)), self.interrupt)?;
        match JobResult::read(self.folder, self.plan, job) {
            // Somebody else has done it.
            Ok(_) => return Ok(()),
            Err(NoResult::Unverified { error, .. }) => {
                note!("warning: results of {}: {error}; graded again", job.name);
            }
            Err(_) => {}
        }
        self.check_files(job, program)?;
        let words = self.words(job, program)?;
        let [mut printed, mut said] = [tempfile::tempfile()?, tempfile::tempfile()?];
        let mut command = Command::new(&self.suite);
        command.args(words).args(["--json", "--quiet", "--jobs=1", &format!("--runner={}", process::id())]);
        command.arg(format!("--gradescope={GRADESCOPE}/{}.json", job.id));
        command.arg(format!("--html={STUDENTS}/{}.html", job.id)).current_dir(self.folder);
        // The process holds the lock as long as it lives, even if this one is killed.
        command.stdin(lock).stdout(printed.try_clone()?).stderr(said.try_clone()?);
        let status = self.wait(command.spawn().context("cannot start the grader")?)?;
        self.interrupt.check()?;
        let said = text(&mut said)?;
        let mut document = Vec::new();
        printed.rewind()?;
        printed.read_to_end(&mut document)?;
        // One that is refused has a document, too.
        if !status.success() && document.is_empty() {
            bail!("the grader ended with {status}: {}", said.trim_end());
        }
        if status.success() {
            self.tell(said);
        }
        let grading = document::parse(&document, GRADE_SCHEMA.0, GRADE_SCHEMA.1).context("the grader's report")?;
        let ClassPlan { points, feedback, .. } = self.plan;
        let result = JobResult { key: job.key.clone(), points: points.clone(), feedback: *feedback, grading };
        result.write(self.folder, self.plan, job)
    }

    /// Checks that the files are those that were planned.
    fn check_files(&self, job: &ClassJob, program: &str) -> Result<()> {
        let path = Path::new(SUBMISSIONS).join(&job.id);
        let found = content_hash(&self.folder.join(&path)).with_context(|| format!("cannot read {program}"))?;
        ensure!(job.hash.as_deref() == Some(&found), "{} has changed since it was planned: plan again", path.display());
        Ok(())
    }

    /// Returns the command line that goes on with what is recorded of a job, or begins it.
    fn words(&self, job: &ClassJob, program: &str) -> Result<Vec<String>> {
        let name = format!("{RECORDS}/{}", job.id);
        let folder = self.folder.join(&name);
        let cannot = || format!("cannot write to {}", folder.display());
        // Records are those of the job whose key they have: of this submission, program and conditions.
        let key = self.plan.key.derived(&job.key);
        if key.is_in(&folder) && folder.join(GRADING).exists() {
            let checked = GradingStore::check(&folder, &key).and_then(|conditions| {
                let rubric = self.plan.conditions.rubric.rubric();
                let source = job.source(self.folder, rubric);
                let mut surveyor = self.surveyor.lock().expect("nobody panics with it");
                conditions
                    .surroundings
                    .difference(&surveyor.surroundings(source.as_ref(), rubric.common().confine))
                    .map_or(Ok(()), |difference| bail!("made under other conditions ({difference})"))
            });
            match checked {
                Ok(()) => return Ok([self.plan.resuming(program), vec![format!("--resume={name}")]].concat()),
                Err(error) => note!("warning: records of {}: {error:#}; graded again", job.name),
            }
        }
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(cannot)?;
        }
        fs::create_dir_all(&folder).with_context(cannot)?;
        key.write(&folder)?;
        let own = vec![format!("--name={}", job.name), format!("--out={name}")];
        Ok([self.plan.beginning(program, job.seed), own].concat())
    }

    /// Waits for the end of a grader, which is asked to end once if the command is to.
    fn wait(&self, mut grader: Child) -> io::Result<ExitStatus> {
        let (mut pause, mut is_asked) = (PAUSE.0, false);
        loop {
            if let Some(status) = grader.try_wait()? {
                return Ok(status);
            }
            if !is_asked && self.interrupt.check().is_err() {
                ask_to_end(&mut grader)?;
                is_asked = true;
            }
            thread::sleep(pause);
            pause = PAUSE.1.min(2 * pause);
        }
    }

    /// Tells what a grader has said, unless it was told before.
    fn tell(&self, said: String) {
        let mut told = self.said.lock().expect("nobody panics with it");
        if !said.is_empty() && !told.contains(&said) {
            note!("{}", said.trim_end());
            told.insert(said);
        }
    }
}

/// Makes this grader end in good order when the process `runner` does, which has started it: even if that is killed,
/// nothing runs on.
///
/// # Errors
///
/// A runner that has ended before.
pub fn end_with(runner: u32) -> Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Pid, Signal, getppid, set_parent_process_death_signal};
        set_parent_process_death_signal(Some(Signal::TERM))?;
        // It may have ended before.
        let is_alive = getppid().map(Pid::as_raw_nonzero).is_some_and(|pid| pid.get().unsigned_abs() == runner);
        ensure!(is_alive, "whoever has started this grading has ended");
    }
    let _ = runner;
    Ok(())
}

/// Asks a grader to end, and to record what is finished.
fn ask_to_end(grader: &mut Child) -> io::Result<()> {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process};
        Ok(kill_process(Pid::from_child(grader), Signal::TERM)?)
    }
    #[cfg(not(unix))]
    grader.kill()
}

/// Returns the beginning of a file as a text.
fn text(file: &mut File) -> io::Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.take(TOLD).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
