//! A child process and everything that it starts.
//!
//! The child leads a process group of its own. A descendant that leaves the group is known by a variable in its
//! environment, which it inherits from the child and which Linux shows in `/proc`. One that sheds the variable, too, is
//! adopted by this program once it has lost its parents, and killed when there is no tree left that it could belong to.
//! On Windows, all are in a job object, which none can leave.

use std::env;
use std::io;
use std::process::{Child, Command, ExitStatus, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

#[cfg(target_os = "linux")]
use super::control_group::{ControlGroup, GROUP};
#[cfg(target_os = "linux")]
use super::linux::{self, Leader, limit_file_size};
#[cfg(not(any(unix, windows)))]
use super::no_processes::Leader;
#[cfg(all(unix, not(target_os = "linux")))]
use super::unix::Leader;
use super::usage::Usage;
#[cfg(windows)]
use super::windows::{self, Leader};
use crate::Limits;

/// The environment variable that identifies the tree of a process. A program that itself starts marked programs adds to
/// its own mark.
const MARK: &str = "SUITE_AGENT";

/// The interval of checks that a child has ended, where there is no way to be notified.
const PAUSE: Duration = Duration::from_millis(2);

/// All trees of this program.
static TREES: Mutex<Trees> = Mutex::new(Trees {
    leaders: Vec::new(),
    #[cfg(target_os = "linux")]
    helpers: Vec::new(),
    started: 0,
});

struct Trees {
    /// The children that are not known to be gone.
    leaders: Vec<u32>,
    /// The children that help this program and are no tree's.
    #[cfg(target_os = "linux")]
    helpers: Vec<u32>,
    /// The number of trees so far.
    started: u32,
}

/// Starts a child, whose end this process sees, even if whoever started this process has told it to ignore such ends.
fn spawn(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    {
        use std::sync::{Arc, Once};

        static SEES_ENDS: Once = Once::new();
        // Where this fails, nothing was ignored before.
        SEES_ENDS.call_once(|| drop(signal_hook::flag::register(signal_hook::consts::SIGCHLD, Arc::default())));
    }
    command.spawn()
}

fn trees() -> MutexGuard<'static, Trees> {
    TREES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs a command that helps this program, such as a compiler that is asked for its version, and waits for its end.
/// What it writes is returned as far as its streams are piped.
///
/// As long as a program is judged, any other child of this process may be taken for one that it has left behind, and be
/// killed.
///
/// # Errors
///
/// An I/O error if it cannot be started or read.
pub fn run_helper(command: &mut Command) -> io::Result<Output> {
    #[cfg(target_os = "linux")]
    let (child, _known) = spawn_helper(command)?;
    #[cfg(not(target_os = "linux"))]
    let child = spawn(command)?;
    child.wait_with_output()
}

/// A child process that helps this program, such as one that holds a room. Dropping it kills it.
#[cfg(target_os = "linux")]
#[derive(Debug)]
pub(crate) struct Helper {
    pub(crate) child: Child,
    _known: KnownHelper,
}

#[cfg(target_os = "linux")]
impl Helper {
    /// Starts the child.
    pub(crate) fn spawn(command: &mut Command) -> io::Result<Self> {
        let (child, known) = spawn_helper(command)?;
        Ok(Self { child, _known: known })
    }
}

#[cfg(target_os = "linux")]
impl Drop for Helper {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A child that is known to be no orphan, as long as this lives.
#[cfg(target_os = "linux")]
#[derive(Debug)]
struct KnownHelper(u32);

#[cfg(target_os = "linux")]
impl Drop for KnownHelper {
    fn drop(&mut self) {
        trees().helpers.retain(|&helper| helper != self.0);
    }
}

#[cfg(target_os = "linux")]
fn spawn_helper(command: &mut Command) -> io::Result<(Child, KnownHelper)> {
    // Locked while the child starts, so that it is not taken for an orphan.
    let mut trees = trees();
    let child = spawn(command)?;
    trees.helpers.push(child.id());
    let known = KnownHelper(child.id());
    Ok((child, known))
}

#[cfg(target_os = "linux")]
impl Trees {
    /// Returns the children that are no orphans.
    fn known(&self) -> Vec<u32> {
        [&self.leaders[..], &self.helpers].concat()
    }
}

/// A child process with its descendants, until they are killed.
pub(crate) struct ProcessTree {
    /// The child. It is not waited for before its group is gone, so that no other group can get its id.
    pub(crate) child: Child,
    is_alive: bool,
    /// Whether the child only waits for process 1 of a room, which leads all others there.
    pub(super) has_room: bool,
    /// The group that counts the processes of a room.
    #[cfg(target_os = "linux")]
    group: Option<ControlGroup>,
    leader: Leader,
}

impl ProcessTree {
    /// Starts the child, which cannot write larger files than the limits say.
    pub(crate) fn spawn(command: &mut Command, limits: Limits, has_room: bool) -> io::Result<Self> {
        // Locked while the child starts, so that it is not taken for an orphan.
        let mut trees = trees();
        trees.started += 1;
        let outer = env::var(MARK).unwrap_or_default();
        let mark = format!("{outer}{}-{}/", std::process::id(), trees.started);
        command.env(MARK, &mark);
        #[cfg(target_os = "linux")]
        let group = if has_room { ControlGroup::new(limits.memory) } else { None };
        #[cfg(target_os = "linux")]
        match &group {
            Some(group) => command.env(GROUP, group.folder()),
            None => command.env_remove(GROUP),
        };
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        #[cfg(windows)]
        windows::prepare(command);
        #[cfg(target_os = "linux")]
        linux::adopt_orphans();
        #[cfg_attr(not(windows), expect(unused_mut, reason = "only Windows asks for its end"))]
        let mut child = spawn(command)?;
        trees.leaders.push(child.id());
        drop(trees);
        if limits.disk < u64::MAX {
            limit_file_size(&child, limits.disk);
        }
        Ok(Self {
            #[cfg(target_os = "linux")]
            leader: Leader::new(&child, format!("{MARK}={mark}")),
            #[cfg(not(any(target_os = "linux", windows)))]
            leader: Leader::new(&child),
            #[cfg(windows)]
            leader: Leader::new(&mut child)?,
            child,
            is_alive: true,
            has_room,
            #[cfg(target_os = "linux")]
            group,
        })
    }

    /// Returns the exit status of the child, if it has ended.
    #[cfg(unix)]
    pub(crate) fn try_wait(&mut self) -> Option<ExitStatus> {
        use std::os::unix::process::ExitStatusExt;

        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let status = waitid(WaitId::Pid(Pid::from_child(&self.child)), options).ok()??;
        // Encoded as `wait` encodes it.
        let signal = status.terminating_signal();
        Some(ExitStatus::from_raw(signal.or_else(|| status.exit_status().map(|code| code << 8))?))
    }

    /// Returns the exit status of the child, if it has ended.
    #[cfg(not(unix))]
    pub(crate) fn try_wait(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// Waits for the end of the child. May return early, if a signal comes.
    pub(crate) fn wait_timeout(&mut self, timeout: Duration) -> Option<ExitStatus> {
        #[cfg(target_os = "linux")]
        if self.leader.wait_timeout(timeout) {
            return self.try_wait();
        }
        let until = Instant::now() + timeout;
        loop {
            let ended = self.try_wait();
            let left = until.saturating_duration_since(Instant::now());
            if ended.is_some() || left.is_zero() {
                return ended;
            }
            std::thread::sleep(PAUSE.min(left));
        }
    }

    /// Measures what the tree uses, except for processes that have ended unnoticed by their parents. Memory that they
    /// share counts once if they seem to use more than so many bytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn usage(&self, memory: u64) -> Usage {
        if self.has_room {
            let usage = self.leader.usage_in_room(memory);
            let counted = self.group.as_ref().and_then(ControlGroup::cpu);
            return Usage { cpu: counted.unwrap_or(usage.cpu), ..usage };
        }
        let is_alone = !self.leader.has_children() && !linux::has_orphans(&trees().known());
        if is_alone { self.leader.usage() } else { self.leader.usage_of_tree(memory) }
    }

    /// Measures what the tree uses. Memory that processes share counts for each.
    #[cfg(not(target_os = "linux"))]
    pub(crate) fn usage(&self, _memory: u64) -> Usage {
        self.leader.usage()
    }

    /// Stops all processes, so that the program does not think in the time of others, or lets them go on.
    #[cfg(target_os = "linux")]
    pub(crate) fn stop(&self, is_stopped: bool) {
        if self.group.as_ref().is_some_and(|group| group.freeze(is_stopped)) {
            return;
        }
        self.leader.stop(is_stopped, self.has_room);
    }

    /// Stops the processes of the child's group, or lets them go on; not on Windows, where it counts for the next turn
    /// what they use in the time of others.
    #[cfg(not(target_os = "linux"))]
    #[cfg_attr(not(unix), expect(unused_variables, clippy::unused_self, reason = "there is no such call"))]
    pub(crate) fn stop(&self, is_stopped: bool) {
        #[cfg(unix)]
        self.leader.stop(is_stopped);
    }

    /// Kills the child and its descendants.
    pub(crate) fn kill(&mut self) {
        if !std::mem::take(&mut self.is_alive) {
            return;
        }
        #[cfg(target_os = "linux")]
        if self.has_room {
            self.leader.kill_first_process();
            // Between turns the child is stopped, too, and would not see the end of its room.
            self.stop(false);
            self.leader.wait_for_end_of_room();
        }
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            // Fails if nothing of the group is left.
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        #[cfg(windows)]
        self.leader.kill();
        let _ = self.child.kill();
        let _ = self.child.wait();
        let mut trees = trees();
        trees.leaders.retain(|&leader| leader != self.child.id());
        // A survivor has lost its parents by now, and has been adopted.
        #[cfg(target_os = "linux")]
        if linux::has_orphans(&trees.known()) {
            if trees.leaders.is_empty() {
                // Still locked, so that nothing is started that would be taken for an orphan.
                linux::kill_children_but(&trees.helpers);
            } else {
                drop(trees);
                self.leader.kill_marked();
            }
        }
    }
}

/// Does nothing: the size of files cannot be limited.
#[cfg(not(target_os = "linux"))]
fn limit_file_size(_: &Child, _bytes: u64) {}

impl Drop for ProcessTree {
    fn drop(&mut self) {
        self.kill();
    }
}
