//! A child process and everything that it starts.
//!
//! The child leads a process group of its own. What leaves the group is known by a variable in its environment, which it
//! has from the child, and which Linux shows in `/proc`. What sheds that too is, once it has lost its parents, adopted by
//! this program, and ended when no family is left that it could belong to.

use std::env;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, PoisonError};

/// The variable that tells whose descendant a process is. A program that itself starts marked programs adds to its own mark.
const MARK: &str = "SUITE_AGENT";

/// The families there are and have been.
static FAMILIES: Mutex<Families> = Mutex::new(Families { alive: 0, begun: 0 });

struct Families {
    alive: u32,
    begun: u32,
}

/// A child process with its descendants, until they are killed.
pub struct Family {
    /// The child. It is not waited for before its group is gone, so that no other group can get its number.
    pub child: Child,
    is_alive: bool,
    #[cfg(target_os = "linux")]
    mark: String,
}

impl Family {
    /// Starts the child.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        let mut families = FAMILIES.lock().unwrap_or_else(PoisonError::into_inner);
        families.begun += 1;
        let outer = env::var(MARK).unwrap_or_default();
        let mark = format!("{outer}{}-{}/", std::process::id(), families.begun);
        command.env(MARK, &mark);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        #[cfg(target_os = "linux")]
        linux::adopt_orphans();
        let child = command.spawn()?;
        families.alive += 1;
        Ok(Self {
            child,
            is_alive: true,
            #[cfg(target_os = "linux")]
            mark: format!("{MARK}={mark}"),
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
        #[cfg(target_os = "linux")]
        linux::kill_marked(&self.mark);
        // Held on to, so that nothing is started that would be taken for an orphan.
        let mut families = FAMILIES.lock().unwrap_or_else(PoisonError::into_inner);
        families.alive -= 1;
        #[cfg(target_os = "linux")]
        if families.alive == 0 {
            linux::kill_children();
        }
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(target_os = "linux")]
mod linux {
    //! Processes as `/proc` shows them.

    use std::fs;
    use std::thread;
    use std::time::Duration;

    use rustix::process::{
        Pid, PidfdFlags, Signal, WaitOptions, getpid, pidfd_open, pidfd_send_signal, set_child_subreaper, waitpid,
    };

    /// How often to look again: whoever is killed may just have started others.
    const ROUNDS: usize = 500;

    /// Has processes that lose their parents become children of this one, if these parents are among its descendants.
    pub fn adopt_orphans() {
        // Fails on kernels that cannot do it, where some orphans then survive.
        let _ = set_child_subreaper(Some(getpid()));
    }

    /// Ends every process in whose environment a variable begins like this.
    pub fn kill_marked(mark: &str) {
        kill_all(|pid| {
            let environment = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero())).unwrap_or_default();
            environment.split(|&byte| byte == 0).any(|variable| variable.starts_with(mark.as_bytes()))
        });
    }

    /// Ends every child of this process.
    pub fn kill_children() {
        let own = getpid().as_raw_nonzero().to_string();
        kill_all(|pid| {
            let stat = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).unwrap_or_default();
            // The program's name, in brackets, may have anything in it; behind it are the state and the parent.
            stat.rsplit(')').next().and_then(|fields| fields.split_whitespace().nth(1)) == Some(&own)
        });
    }

    /// Ends all processes like this, and those that take their place, and waits for those that are children of this one.
    fn kill_all(is_meant: impl Fn(Pid) -> bool) {
        let mut ending = Vec::new();
        for _ in 0..ROUNDS {
            let seen = ending.len();
            ending.extend(pids().filter(|&pid| kill_if(pid, &is_meant)));
            if ending.len() == seen && seen == 0 {
                break;
            }
            // What is no child of this process, or no more, needs no waiting for.
            ending.retain(|&pid| matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None)));
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn pids() -> impl Iterator<Item = Pid> {
        let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
        entries.filter_map(|entry| Pid::from_raw(entry.file_name().to_str()?.parse().ok()?))
    }

    /// Ends a process if it is like this; returns whether it is.
    fn kill_if(pid: Pid, is_meant: impl Fn(Pid) -> bool) -> bool {
        // Held before the process is looked at, so that the signal cannot meet another one with the same number.
        let Ok(process) = pidfd_open(pid, PidfdFlags::empty()) else { return false };
        is_meant(pid) && pidfd_send_signal(process, Signal::KILL).is_ok()
    }
}
