//! Processes, as Linux shows them in `/proc`.

use std::fs;
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::Child;
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::Timespec;
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{
    Pid, PidfdFlags, Resource, Rlimit, Signal, WaitOptions, getpid, kill_process_group, pidfd_open, pidfd_send_signal,
    prlimit, set_child_subreaper, waitpid,
};

use super::usage::Usage;

/// The number of times to look again: a process that is killed may just have started others.
const ROUNDS: usize = 500;

/// The time that the kernel has to end all processes of a room.
const ROOM_END: Duration = Duration::from_secs(2);

/// The child that all others of a tree descend from.
pub(crate) struct Leader {
    pid: Pid,
    /// Becomes readable when the child ends; old kernels have no such thing.
    end: Option<OwnedFd>,
    /// The variable in the environment of its descendants.
    mark: String,
}

impl Leader {
    /// Takes charge of a child that has just been started.
    pub(crate) fn new(child: &Child, mark: String) -> Self {
        let pid = Pid::from_child(child);
        Self { pid, end: pidfd_open(pid, PidfdFlags::empty()).ok(), mark }
    }

    /// Waits for the end of the child, or a signal. Returns `false` at once if there is no way to be notified.
    pub(crate) fn wait_timeout(&self, timeout: Duration) -> bool {
        let Some(end) = &self.end else { return false };
        let timeout = Timespec::try_from(timeout).ok();
        let _ = poll(&mut [PollFd::new(end, PollFlags::IN)], timeout.as_ref());
        true
    }

    /// Returns whether the child may have children of its own.
    pub(crate) fn has_children(&self) -> bool {
        has_other_children(&self.pid.as_raw_nonzero().to_string(), &[])
    }

    /// Measures what the child uses, with the descendants that it has waited for.
    pub(crate) fn usage(&self) -> Usage {
        Stat::of(self.pid).map(|stat| stat.usage).unwrap_or_default()
    }

    /// Measures what the child and its descendants use, who may share memory if that seems to be more than so many
    /// bytes.
    pub(crate) fn usage_of_tree(&self, memory: u64) -> Usage {
        let mut others: Vec<_> = pids().filter_map(|pid| Some((pid, Stat::of(pid)?))).collect();
        let mut members = vec![self.pid];
        let mut used = Vec::new();
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
                    used.push((*pid, stat.usage));
                }
                !is_member
            });
            if members.len() == seen {
                return together(&used, memory);
            }
        }
    }

    /// Measures what the processes in the room use that the child waits for, who may share memory if that seems to be
    /// more than so many bytes. The child and process 1, which are ours, count for the time of those that they have
    /// waited for only.
    pub(crate) fn usage_in_room(&self, memory: u64) -> Usage {
        let ours = [self.pid].into_iter().chain(children(self.pid));
        let waited: Duration = ours.filter_map(Stat::of).map(|stat| stat.usage.cpu).sum();
        let used: Vec<_> = self.members().into_iter().filter_map(|pid| Some((pid, Stat::of(pid)?.usage))).collect();
        let usage = together(&used, memory);
        Usage { cpu: waited + usage.cpu, ..usage }
    }

    /// Stops all processes of the program, or lets them go on: those in the room, or those of the child's group.
    pub(crate) fn stop(&self, is_stopped: bool, has_room: bool) {
        let signal = if is_stopped { Signal::STOP } else { Signal::CONT };
        if !has_room {
            // Fails if nothing of the group is left.
            let _ = kill_process_group(self.pid, signal);
            return;
        }
        let mut seen = 0;
        for _ in 0..ROUNDS {
            let all = self.members();
            for &pid in &all {
                let _ = pidfd_open(pid, PidfdFlags::empty()).and_then(|process| pidfd_send_signal(process, signal));
            }
            // One that has just been started by another is found in the next round.
            if all.len() <= seen || !is_stopped {
                break;
            }
            seen = all.len();
        }
    }

    /// Returns the processes of the program in the room.
    fn members(&self) -> Vec<Pid> {
        let mut members = Vec::new();
        let mut generation: Vec<_> = children(self.pid).into_iter().flat_map(children).collect();
        while !generation.is_empty() {
            let next = generation.iter().flat_map(|&pid| children(pid)).collect();
            members.extend(std::mem::replace(&mut generation, next));
        }
        members
    }

    /// Kills process 1 of the room that the child waits for, and with it all others there, or does nothing if there is
    /// none.
    pub(crate) fn kill_first_process(&self) {
        for first in children(self.pid) {
            kill_if(first, |_| true);
        }
    }

    /// Waits for the child, which ends with its room.
    pub(crate) fn wait_for_end_of_room(&self) {
        self.wait_timeout(ROOM_END);
    }

    /// Kills all descendants that are known by the mark.
    pub(crate) fn kill_marked(&self) {
        kill_all(|pid| is_marked(pid, &self.mark));
    }
}

/// The fields of `/proc/<pid>/stat` that matter.
struct Stat {
    parent: i32,
    group: i32,
    usage: Usage,
}

impl Stat {
    fn of(pid: Pid) -> Option<Self> {
        static TICKS: LazyLock<(u64, u64)> = LazyLock::new(|| (clock_ticks_per_second().max(1), page_size() as u64));
        let folder = format!("/proc/{}", pid.as_raw_nonzero());
        let line = fs::read(format!("{folder}/stat")).ok()?;
        // The program's name, in parentheses, may contain anything.
        let line = &line[line.iter().rposition(|&byte| byte == b')')? + 1..];
        let fields: Vec<_> = str::from_utf8(line).ok()?.split_ascii_whitespace().collect();
        let number = |index: usize| fields.get(index)?.parse::<i64>().ok();
        let count = |index| number(index).map(|number| number.max(0).unsigned_abs());
        let (ticks_a_second, page) = *TICKS;
        let ticks =
            |first: usize| Some(Duration::from_millis((count(first)? + count(first + 1)?) * 1000 / ticks_a_second));
        // A tick is some ten milliseconds; for the first thread the kernel counts nanoseconds.
        let first_thread = fs::read_to_string(format!("{folder}/schedstat")).unwrap_or_default();
        let first_thread = first_thread.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or(0);
        let cpu = ticks(11)?.max(Duration::from_nanos(first_thread)) + ticks(13)?;
        let state = *fields.first()?;
        let has_threads = number(17)? > 1;
        let is_ready = state == "R" || has_threads && is_any_thread_ready(&folder);
        // Of a process whose first thread has ended, only the others tell of memory.
        let pages = if state == "Z" && has_threads { pages_of_threads(&folder) } else { count(21)? };
        Some(Self {
            parent: i32::try_from(number(1)?).ok()?,
            group: i32::try_from(number(2)?).ok()?,
            // One that has ended and was not waited for takes its place, too.
            usage: Usage { cpu, memory: pages * page, processes: 1, is_ready },
        })
    }
}

/// Returns what processes use together. What they share counts once if they seem to use more than `memory` bytes: to
/// measure that takes long.
fn together(used: &[(Pid, Usage)], memory: u64) -> Usage {
    let mut total = Usage::default();
    for (_, usage) in used {
        total.cpu += usage.cpu;
        total.memory += usage.memory;
        total.processes += usage.processes;
        total.is_ready |= usage.is_ready;
    }
    if total.memory > memory && used.len() > 1 {
        total.memory = used.iter().map(|&(pid, usage)| share_of_memory(pid).unwrap_or(usage.memory)).sum();
    }
    total
}

/// Returns the memory of a process in bytes, with its part of what it shares with others, if the kernel tells that.
fn share_of_memory(pid: Pid) -> Option<u64> {
    let mapped = fs::read_to_string(format!("/proc/{}/smaps_rollup", pid.as_raw_nonzero())).ok()?;
    let share = mapped.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    Some(share.trim().strip_suffix(" kB")?.parse::<u64>().ok()? << 10)
}

/// Returns the pages that the threads of the process in this folder of `/proc` share.
fn pages_of_threads(process: &str) -> u64 {
    let pages = |thread: fs::DirEntry| -> Option<u64> {
        fs::read_to_string(thread.path().join("statm")).ok()?.split(' ').nth(1)?.parse().ok()
    };
    fs::read_dir(format!("{process}/task")).into_iter().flatten().flatten().filter_map(pages).max().unwrap_or(0)
}

/// Returns whether any thread of the process in this folder of `/proc` runs, or waits for a core.
fn is_any_thread_ready(process: &str) -> bool {
    fs::read_dir(format!("{process}/task")).into_iter().flatten().flatten().any(|thread| {
        let line = fs::read(thread.path().join("stat")).unwrap_or_default();
        line.iter().rposition(|&byte| byte == b')').is_some_and(|end| line[end + 1..].starts_with(b" R"))
    })
}

/// Keeps a child and its descendants from writing files of more than this many bytes.
pub(crate) fn limit_file_size(child: &Child, bytes: u64) {
    let limit = Rlimit { current: Some(bytes), maximum: Some(bytes) };
    // Fails if the child has ended.
    let _ = prlimit(Some(Pid::from_child(child)), Resource::Fsize, limit);
}

/// Makes this process the new parent of all its descendants that lose theirs.
pub(crate) fn adopt_orphans() {
    // Fails on kernels without this, where some orphans then survive.
    let _ = set_child_subreaper(Some(getpid()));
}

/// Returns whether this process may have children other than these.
pub(crate) fn has_orphans(leaders: &[u32]) -> bool {
    has_other_children("self", leaders)
}

/// Returns whether a process may have children other than these.
fn has_other_children(process: &str, known: &[u32]) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return true };
    threads.flatten().any(|thread| match fs::read_to_string(thread.path().join("children")) {
        Ok(children) => children.split_whitespace().any(|child| !child.parse().is_ok_and(|pid| known.contains(&pid))),
        // A thread that has ended has no children; one whose children the kernel does not show may have some.
        Err(_) => thread.path().exists(),
    })
}

/// Returns the children of a process.
fn children(process: Pid) -> Vec<Pid> {
    let threads = fs::read_dir(format!("/proc/{}/task", process.as_raw_nonzero())).into_iter().flatten().flatten();
    let lists = threads.filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists
        .flat_map(|list| list.split_whitespace().filter_map(|id| Pid::from_raw(id.parse().ok()?)).collect::<Vec<_>>())
        .collect()
}

/// Kills every child of this process but these.
pub(crate) fn kill_children_but(helpers: &[u32]) {
    let own = getpid().as_raw_nonzero().get();
    let is_helper = |pid: Pid| helpers.contains(&pid.as_raw_nonzero().get().unsigned_abs());
    kill_all(|pid| !is_helper(pid) && Stat::of(pid).is_some_and(|stat| stat.parent == own));
}

/// Kills all matching processes and those that take their place, and waits for those that are children of this one.
fn kill_all(matches: impl Fn(Pid) -> bool) {
    let mut ending = Vec::new();
    for _ in 0..ROUNDS {
        let seen = ending.len();
        ending.extend(pids().filter(|&pid| kill_if(pid, &matches)));
        if ending.len() == seen && seen == 0 {
            break;
        }
        // Only children of this process are waited for.
        ending.retain(|&pid| matches!(waitpid(Some(pid), WaitOptions::NOHANG), Ok(None)));
        thread::sleep(Duration::from_millis(1));
    }
}

/// Kills all processes that run in a folder or have it in their environment.
pub(crate) fn kill_users_of(folder: &Path) {
    let path = folder.as_os_str().as_encoded_bytes();
    kill_all(|pid| {
        let process = format!("/proc/{}", pid.as_raw_nonzero());
        let environment = fs::read(format!("{process}/environ")).unwrap_or_default();
        pid != getpid()
            && (fs::read_link(format!("{process}/cwd")).is_ok_and(|place| place.starts_with(folder))
                || environment.windows(path.len()).any(|part| part == path))
    });
}

/// Returns whether a variable in the environment of a process begins with `mark`.
fn is_marked(pid: Pid, mark: &str) -> bool {
    let environment = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero())).unwrap_or_default();
    environment.split(|&byte| byte == 0).any(|variable| variable.starts_with(mark.as_bytes()))
}

fn pids() -> impl Iterator<Item = Pid> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| Pid::from_raw(entry.file_name().to_str()?.parse().ok()?))
}

/// Kills a process if it matches; returns whether it does.
fn kill_if(pid: Pid, matches: impl Fn(Pid) -> bool) -> bool {
    // Opened before the process is looked at, so that the signal cannot meet another one with the same id.
    let Ok(process) = pidfd_open(pid, PidfdFlags::empty()) else { return false };
    matches(pid) && pidfd_send_signal(process, Signal::KILL).is_ok()
}
