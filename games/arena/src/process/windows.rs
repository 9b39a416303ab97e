//! Programs in job objects, by which Windows knows all processes that a program has started.
//!
//! A job object kills them all, and says which of them run. It could also limit their memory and number, and count
//! their CPU time to the end, but `win32job` has calls for neither, and what else has them needs an asynchronous
//! runtime or is part of a larger framework; calls of our own would be unsafe. Wine, where this is tried, keeps no
//! such limits and counts no time. So each process is measured instead.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::os::windows::io::AsRawHandle;
use std::os::windows::process::CommandExt;
use std::process::{Child, Command};
use std::time::Duration;

use win32job::{ExtendedLimitInfo, Job};
use winsafe::guard::CloseHandleGuard;
use winsafe::{FILETIME, HPROCESS, co};

use super::usage::Usage;

/// Gives a program a console that nobody sees: Ctrl-C is for this program, which then ends all others.
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// Prepares a command for the start of a tree.
pub(super) fn prepare(command: &mut Command) {
    command.creation_flags(CREATE_NO_WINDOW);
}

/// A child with all processes that it starts.
pub(super) struct Leader {
    /// Closing it kills all processes in it, even if this program is killed itself.
    job: Option<Job>,
    /// The processes seen so far. As they are held open, what those that have ended had used can still be asked.
    members: RefCell<BTreeMap<usize, CloseHandleGuard<HPROCESS>>>,
}

impl Leader {
    /// Takes charge of a child that has just been started. It cannot have started others yet, as its own start takes
    /// longer than this.
    pub(super) fn new(child: &mut Child) -> io::Result<Self> {
        let id = child.id() as usize;
        let job = Job::create_with_limit_info(ExtendedLimitInfo::new().limit_kill_on_job_close());
        let assign = |job: Job| job.assign_process(child.as_raw_handle() as isize).map(|()| job);
        let job = match job.and_then(assign) {
            Ok(job) => Some(job),
            // Nothing is left to be killed.
            Err(_) if child.try_wait()?.is_some() => None,
            Err(error) => {
                child.kill()?;
                return Err(io::Error::other(error));
            }
        };
        let members = open(id).map(|process| (id, process)).into_iter().collect();
        Ok(Self { job, members: RefCell::new(members) })
    }

    /// Measures what the processes use, and have used; one that has ended between two measurements goes unnoticed.
    pub(super) fn usage(&self) -> Usage {
        let mut members = self.members.borrow_mut();
        let Some(job) = &self.job else { return usage_of(&members, &[]) };
        // There are more than can be told of.
        let Ok(running) = job.query_process_id_list() else {
            return Usage { processes: u32::MAX, ..usage_of(&members, &[]) };
        };
        for &id in &running {
            if !members.contains_key(&id) {
                members.extend(open(id).map(|process| (id, process)));
            }
        }
        usage_of(&members, &running)
    }

    /// Kills all processes.
    pub(super) fn kill(&mut self) {
        self.job = None;
    }
}

fn open(id: usize) -> Option<CloseHandleGuard<HPROCESS>> {
    HPROCESS::OpenProcess(co::PROCESS::QUERY_LIMITED_INFORMATION, false, id as u32).ok()
}

/// Sums up what processes have used, and what those that are `running` hold.
fn usage_of(members: &BTreeMap<usize, CloseHandleGuard<HPROCESS>>, running: &[usize]) -> Usage {
    let cpu = members.values().filter_map(|process| process.GetProcessTimes().ok());
    let cpu = cpu.map(|(_, _, kernel, user)| duration(&kernel) + duration(&user)).sum();
    let held = running.iter().filter_map(|id| members.get(id)?.GetProcessMemoryInfo().ok());
    // Both are the same number, of which Wine tells only the second.
    let memory = held.map(|memory| memory.PrivateUsage.max(memory.PagefileUsage) as u64).sum();
    Usage { cpu, memory, processes: running.len() as u32, is_ready: false }
}

/// Returns an amount of time, which Windows counts in steps of 100 nanoseconds.
pub(crate) fn duration(time: &FILETIME) -> Duration {
    let steps = u64::from(time.dwHighDateTime) << 32 | u64::from(time.dwLowDateTime);
    Duration::from_nanos(steps.saturating_mul(100))
}
