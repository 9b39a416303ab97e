//! A child process and everything that it starts.
//!
//! The child leads a process group of its own. What leaves the group is known by a variable in its environment, which it
//! has from the child, and which Linux shows in `/proc`. What sheds that too is, once it has lost its parents, adopted by
//! this program, and ended when no family is left that it could belong to.

use std::env;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

#[cfg(target_os = "linux")]
use super::linux::{self, Leader};

/// The variable that tells whose descendant a process is. A program that itself starts marked programs adds to its own mark.
const MARK: &str = "SUITE_AGENT";

/// How often to see whether a child has ended where there is no way to be told.
const PAUSE: Duration = Duration::from_millis(2);

/// The families there are and have been.
static FAMILIES: Mutex<Families> = Mutex::new(Families { leaders: Vec::new(), begun: 0 });

struct Families {
    /// The children that are not known to be gone.
    leaders: Vec<u32>,
    begun: u32,
}

fn families() -> MutexGuard<'static, Families> {
    FAMILIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a family uses.
#[derive(Debug, Clone, Copy, Default)]
pub struct Usage {
    /// The CPU time that it has used since it began.
    pub cpu: Duration,
    /// The memory that it holds, in bytes; what processes share counts for each of them.
    pub memory: u64,
}

/// A child process with its descendants, until they are killed.
pub struct Family {
    /// The child. It is not waited for before its group is gone, so that no other group can get its number.
    pub child: Child,
    is_alive: bool,
    #[cfg(target_os = "linux")]
    leader: Leader,
    #[cfg(not(target_os = "linux"))]
    begun: Instant,
}

impl Family {
    /// Starts the child.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        // Held on to while the child starts, so that nobody takes it for an orphan.
        let mut families = families();
        families.begun += 1;
        let outer = env::var(MARK).unwrap_or_default();
        let mark = format!("{outer}{}-{}/", std::process::id(), families.begun);
        command.env(MARK, &mark);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        #[cfg(target_os = "linux")]
        linux::adopt_orphans();
        let child = command.spawn()?;
        families.leaders.push(child.id());
        Ok(Self {
            #[cfg(target_os = "linux")]
            leader: Leader::new(&child, format!("{MARK}={mark}")),
            #[cfg(not(target_os = "linux"))]
            begun: Instant::now(),
            child,
            is_alive: true,
        })
    }

    /// How the child has ended, if it has.
    #[cfg(unix)]
    pub fn ended(&mut self) -> Option<ExitStatus> {
        use std::os::unix::process::ExitStatusExt;

        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let status = waitid(WaitId::Pid(Pid::from_child(&self.child)), options).ok()??;
        // The form in which `wait` would have told it.
        let signal = status.terminating_signal();
        Some(ExitStatus::from_raw(signal.or_else(|| status.exit_status().map(|code| code << 8))?))
    }

    /// How the child has ended, if it has.
    #[cfg(not(unix))]
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// How the child has ended, if it does so within `patience`. Whatever wakes this up may end it early.
    pub fn wait(&mut self, patience: Duration) -> Option<ExitStatus> {
        #[cfg(target_os = "linux")]
        if self.leader.wait(patience) {
            return self.ended();
        }
        let until = Instant::now() + patience;
        loop {
            let ended = self.ended();
            let left = until.saturating_duration_since(Instant::now());
            if ended.is_some() || left.is_zero() {
                return ended;
            }
            std::thread::sleep(PAUSE.min(left));
        }
    }

    /// What the family uses. Of those that have ended without their parents' notice, nothing is known.
    #[cfg(target_os = "linux")]
    pub fn usage(&self) -> Usage {
        let has_ended_alone = || self.leader.has_ended() && !linux::has_orphans(&families().leaders);
        if has_ended_alone() { self.leader.usage() } else { self.leader.usage_of_family() }
    }

    /// What the family may have used at most: all the time since it began. Its memory is not known.
    #[cfg(not(target_os = "linux"))]
    pub fn usage(&self) -> Usage {
        Usage { cpu: self.begun.elapsed(), memory: 0 }
    }

    /// Keeps the child and what it will start from writing files that are larger than this.
    #[cfg(target_os = "linux")]
    pub fn limit_files(&self, bytes: u64) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};

        let limit = Rlimit { current: Some(bytes), maximum: Some(bytes) };
        // Fails if the child has ended.
        let _ = prlimit(Some(Pid::from_child(&self.child)), Resource::Fsize, limit);
    }

    /// Nothing: there is no way to limit another process.
    #[cfg(not(target_os = "linux"))]
    pub fn limit_files(&self, _bytes: u64) {}

    /// Ends the child and its descendants.
    pub fn kill(&mut self) {
        if !std::mem::take(&mut self.is_alive) {
            return;
        }
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // Fails if nothing of the group is left.
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let mut families = families();
        families.leaders.retain(|&leader| leader != self.child.id());
        // Whoever has survived has lost its parents by now, and has been adopted.
        #[cfg(target_os = "linux")]
        if linux::has_orphans(&families.leaders) {
            if families.leaders.is_empty() {
                // The lock is held on to, so that nothing is started that would be taken for an orphan.
                linux::kill_children();
            } else {
                drop(families);
                self.leader.kill_marked();
            }
        }
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        self.kill();
    }
}
