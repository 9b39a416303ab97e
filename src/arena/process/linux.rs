//! Processes as Linux shows them in `/proc`.

use std::fs;
use std::os::fd::OwnedFd;
use std::process::Child;
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::Timespec;
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{
    Pid, PidfdFlags, Signal, WaitOptions, getpid, pidfd_open, pidfd_send_signal, set_child_subreaper, waitpid,
};

use super::family::Usage;

/// How often to look again: whoever is killed may just have started others.
const ROUNDS: usize = 500;

/// The child that all others of a family descend from.
pub struct Leader {
    pid: Pid,
    /// Becomes readable when the child ends; old kernels have none.
    end: Option<OwnedFd>,
    /// What stands in the environment of its descendants.
    mark: String,
}

impl Leader {
    /// A child that has just been started.
    pub fn new(child: &Child, mark: String) -> Self {
        let pid = Pid::from_child(child);
        Self { pid, end: pidfd_open(pid, PidfdFlags::empty()).ok(), mark }
    }

    /// Waits for the end, up to `patience` or until a signal comes; returns false at once if there is no way to be told.
    pub fn wait(&self, patience: Duration) -> bool {
        let Some(end) = &self.end else { return false };
        let patience = Timespec::try_from(patience).ok();
        let _ = poll(&mut [PollFd::new(end, PollFlags::IN)], patience.as_ref());
        true
    }

    /// Whether it has ended; it has not been waited for.
    pub fn has_ended(&self) -> bool {
        Stat::of(self.pid).is_none_or(|stat| stat.is_zombie)
    }

    /// What it uses, and what those have used whose end it has noticed.
    pub fn usage(&self) -> Usage {
        Stat::of(self.pid).map(|stat| stat.usage).unwrap_or_default()
    }

    /// What it and its descendants use.
    pub fn usage_of_family(&self) -> Usage {
        let mut others: Vec<_> = pids().filter_map(|pid| Some((pid, Stat::of(pid)?))).collect();
        let mut members = vec![self.pid];
        let mut total = Usage::default();
        let own = getpid();
        loop {
            let seen = members.len();
            others.retain(|(pid, stat)| {
                let is_member = *pid == self.pid
                    || stat.group == self.pid.as_raw_nonzero().get()
                    || members.iter().any(|member| member.as_raw_nonzero().get() == stat.parent)
                    || stat.parent == own.as_raw_nonzero().get() && is_marked(*pid, &self.mark);
                if is_member {
                    members.push(*pid);
                    total.cpu += stat.usage.cpu;
                    total.memory += stat.usage.memory;
                }
                !is_member
            });
            if members.len() == seen {
                return total;
            }
        }
    }

    /// Ends all that are known by the mark.
    pub fn kill_marked(&self) {
        kill_all(|pid| is_marked(pid, &self.mark));
    }
}

/// A line of `/proc/<pid>/stat`, as far as it matters.
struct Stat {
    is_zombie: bool,
    parent: i32,
    group: i32,
    usage: Usage,
}

impl Stat {
    fn of(pid: Pid) -> Option<Self> {
        static TICKS: LazyLock<(u64, u64)> = LazyLock::new(|| (clock_ticks_per_second().max(1), page_size() as u64));
        let folder = format!("/proc/{}", pid.as_raw_nonzero());
        let line = fs::read(format!("{folder}/stat")).ok()?;
        // The program's name, in brackets, may have anything in it.
        let line = &line[line.iter().rposition(|&byte| byte == b')')? + 1..];
        let fields: Vec<_> = str::from_utf8(line).ok()?.split_ascii_whitespace().collect();
        let number = |index: usize| fields.get(index)?.parse::<i64>().ok();
        let count = |index| number(index).map(|number| number.max(0).unsigned_abs());
        let (ticks_a_second, page) = *TICKS;
        let ticks =
            |first: usize| Some(Duration::from_millis((count(first)? + count(first + 1)?) * 1000 / ticks_a_second));
        // Ticks are some ten milliseconds long; of its first thread the kernel tells the nanoseconds.
        let first_thread = fs::read_to_string(format!("{folder}/schedstat")).unwrap_or_default();
        let first_thread = first_thread.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or(0);
        let cpu = ticks(11)?.max(Duration::from_nanos(first_thread)) + ticks(13)?;
        Some(Self {
            is_zombie: fields.first() == Some(&"Z"),
            parent: i32::try_from(number(1)?).ok()?,
            group: i32::try_from(number(2)?).ok()?,
            usage: Usage { cpu, memory: count(21)? * page },
        })
    }
}

/// Has processes that lose their parents become children of this one, if these parents are among its descendants.
pub fn adopt_orphans() {
    // Fails on kernels that cannot do it, where some orphans then survive.
    let _ = set_child_subreaper(Some(getpid()));
}

/// Whether this process may have children other than these.
pub fn has_orphans(leaders: &[u32]) -> bool {
    let Ok(threads) = fs::read_dir("/proc/self/task") else { return true };
    threads.flatten().any(|thread| match fs::read_to_string(thread.path().join("children")) {
        Ok(children) => children.split_whitespace().any(|child| !child.parse().is_ok_and(|pid| leaders.contains(&pid))),
        // A thread that has ended has no children; a kernel that does not show them may have them.
        Err(_) => thread.path().exists(),
    })
}

/// Ends every child of this process.
pub fn kill_children() {
    let own = getpid().as_raw_nonzero().get();
    kill_all(|pid| Stat::of(pid).is_some_and(|stat| stat.parent == own));
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

/// Whether a variable in the environment of a process begins like this.
fn is_marked(pid: Pid, mark: &str) -> bool {
    let environment = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero())).unwrap_or_default();
    environment.split(|&byte| byte == 0).any(|variable| variable.starts_with(mark.as_bytes()))
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
