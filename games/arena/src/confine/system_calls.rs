//! The system calls that confined programs cannot use.

mod allowed;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use libc::{
    BPF_ABS, BPF_JGE, BPF_JMP, BPF_K, BPF_LD, BPF_RET, BPF_W, ENOMEM, ENOSYS, EPERM, SECCOMP_RET_ALLOW,
    SECCOMP_RET_ERRNO, c_int,
};
use rustix::process::Pid;
use seccompiler::SeccompCmpArgLen::{self, Dword, Qword};
use seccompiler::SeccompCmpOp::{Eq, MaskedEq, Ne};
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule, TargetArch,
    apply_filter, sock_filter,
};

use self::allowed::{ALLOWED, ALLOWED_HERE, FCHMODAT2};
use super::marker;

/// The circumstances that filters depend on.
#[derive(Debug, Clone, Copy)]
pub(super) struct FilterOptions {
    /// The process that can be signaled, and its group, if only those can; `None` where the kernel keeps signals within
    /// the program by other means.
    pub(super) leader: Option<Pid>,
    /// What a control group counts. Otherwise, what the counting of single processes would miss is refused.
    pub(super) counted: Counted,
    /// Whether all files that the program sees are its own or cannot be written, as in a mount namespace. Otherwise, it
    /// cannot change files by their names.
    pub(super) owns_files: bool,
    /// Whether [`is_confined`](super::is_confined) recognizes the program.
    pub(super) marks: bool,
}

/// What is counted of all processes of a program together.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counted {
    pub(super) time: bool,
    pub(super) memory: bool,
}

/// Calls that fail with "operation not permitted", which says more than that the kernel does not have them.
const DENIED: &[i64] = &[
    // The network, and every other kind of socket.
    libc::SYS_socket,
    // Other processes.
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    // The process group, by which everything that a program starts is counted and killed.
    libc::SYS_setsid,
    libc::SYS_setpgid,
    // Privileges within namespaces.
    libc::SYS_unshare,
    // Filters that would answer in place of these ones.
    libc::SYS_seccomp,
];

/// Calls that fail with "operation not permitted" for some arguments: any of these for the index, the comparison, and
/// the value.
const DENIED_IF: &[(i64, u8, SeccompCmpOp, u64)] = &[
    (libc::SYS_socketpair, 0, Ne, libc::AF_UNIX as u64),
    (libc::SYS_clone, 0, MaskedEq(libc::CLONE_NEWUSER as u64), libc::CLONE_NEWUSER as u64),
    // A child that is none, whose time its parent does not get.
    (libc::SYS_clone, 0, MaskedEq(libc::CLONE_PARENT as u64), libc::CLONE_PARENT as u64),
    // Signals to others when something happens to a file, and word of what others do with it.
    (libc::SYS_fcntl, 1, Eq, libc::F_SETOWN as u64),
    (libc::SYS_fcntl, 1, Eq, F_SETSIG),
    (libc::SYS_fcntl, 1, Eq, F_SETOWN_EX),
    (libc::SYS_fcntl, 1, Eq, libc::F_SETLEASE as u64),
    (libc::SYS_fcntl, 1, Eq, libc::F_NOTIFY as u64),
    (libc::SYS_ioctl, 1, Eq, FIOSETOWN),
    (libc::SYS_ioctl, 1, Eq, SIOCSPGRP),
    // How much others compute: the clock of a process, which is not that of a thread of its own.
    (libc::SYS_clock_gettime, 0, MaskedEq(CLOCK_OF_PROCESS_MASK), CLOCK_OF_PROCESS),
    (libc::SYS_clock_nanosleep, 0, MaskedEq(CLOCK_OF_PROCESS_MASK), CLOCK_OF_PROCESS),
    (libc::SYS_timer_create, 0, MaskedEq(CLOCK_OF_PROCESS_MASK), CLOCK_OF_PROCESS),
    // Words put into a terminal's input.
    (libc::SYS_ioctl, 1, Eq, TIOCSTI),
    (libc::SYS_ioctl, 1, Eq, TIOCLINUX),
    // The limits and the priority of others.
    (libc::SYS_prlimit64, 0, Ne, 0),
    (libc::SYS_setpriority, 0, Ne, libc::PRIO_PROCESS as u64),
    (libc::SYS_setpriority, 1, Ne, 0),
    (libc::SYS_ioprio_set, 1, Ne, 0),
    (libc::SYS_sched_setaffinity, 0, Ne, 0),
    (libc::SYS_sched_setattr, 0, Ne, 0),
    (libc::SYS_sched_setparam, 0, Ne, 0),
    (libc::SYS_sched_setscheduler, 0, Ne, 0),
];

/// Calls that fail with "operation not permitted" unless an argument is one of these: the index, and the values.
const DENIED_UNLESS: &[(i64, u8, &[c_int])] = &[
    // Sockets of the other types, raw ones as well, could send to others than their peer.
    (
        libc::SYS_socketpair,
        1,
        &[
            libc::SOCK_STREAM,
            libc::SOCK_STREAM | libc::SOCK_CLOEXEC,
            libc::SOCK_STREAM | libc::SOCK_NONBLOCK,
            libc::SOCK_STREAM | libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK,
            libc::SOCK_SEQPACKET,
            libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC,
            libc::SOCK_SEQPACKET | libc::SOCK_NONBLOCK,
            libc::SOCK_SEQPACKET | libc::SOCK_CLOEXEC | libc::SOCK_NONBLOCK,
        ],
    ),
    // The names of a process and its memory, and what changes nothing but its own speed. It cannot hide from those who
    // measure it, adopt the children of others, or live longer than its parent lets it.
    (
        libc::SYS_prctl,
        0,
        &[
            libc::PR_SET_NAME,
            libc::PR_GET_NAME,
            libc::PR_SET_VMA,
            libc::PR_SET_THP_DISABLE,
            libc::PR_GET_THP_DISABLE,
            libc::PR_SET_TIMERSLACK,
            libc::PR_GET_TIMERSLACK,
            libc::PR_GET_DUMPABLE,
            libc::PR_GET_PDEATHSIG,
            libc::PR_GET_SECCOMP,
            libc::PR_CAPBSET_READ,
            libc::PR_SET_NO_NEW_PRIVS,
            libc::PR_GET_NO_NEW_PRIVS,
        ],
    ),
];

// Commands that libc does not have, or not with one type.
const F_SETSIG: u64 = 10;
const F_SETOWN_EX: u64 = 15;
const FIOSETOWN: u64 = 0x8901;
// A clock is negative if it has the number of a process or a thread; this bit tells which.
const CLOCK_OF_PROCESS: u64 = 0x8000_0000;
const CLOCK_OF_PROCESS_MASK: u64 = 0x8000_0004;
const SIOCSPGRP: u64 = 0x8902;
const TIOCSTI: u64 = 0x5412;
const TIOCLINUX: u64 = 0x541c;

/// Calls that change files by their names, of which Landlock knows nothing: denied as the others are, where there are
/// files of others. The mode of a file that was opened may be changed, as C++'s and Rust's libraries do when they copy
/// one.
///
/// Another error would not help: `shutil.copystat` of Python takes none for an answer, `Path.touch` takes each, and
/// "done" would keep that from creating the file.
const DENIED_BY_NAME: &[i64] = &[
    libc::SYS_truncate,
    libc::SYS_fchmodat,
    FCHMODAT2,
    libc::SYS_fchownat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chmod,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chown,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_lchown,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_utime,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_utimes,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_futimesat,
];

/// Filters the system calls of this process from now on.
///
/// A call that several filters refuse fails with the error of the one that was installed last.
pub(super) fn filter(options: FilterOptions) -> Result<(), seccompiler::Error> {
    apply_filter(&allowance())?;
    if options.marks {
        let is_question = rule([(0, Dword, Eq, marker::WHICH), (1, Dword, Eq, marker::PROCESS)])?;
        apply_filter(&refusal([(libc::SYS_getpriority, vec![is_question])].into(), marker::ERROR)?)?;
    }
    if !options.counted.memory {
        let anonymous = (libc::MAP_SHARED | libc::MAP_ANONYMOUS).unsigned_abs().into();
        // Memory that no process seems to hold once its pages are dropped.
        let is_shared = rule([(3, Dword, MaskedEq(anonymous), anonymous)])?;
        apply_filter(&refusal([(libc::SYS_mmap, vec![is_shared])].into(), ENOMEM)?)?;
    }
    if !options.counted.time {
        // The time of a child goes to its parent when that waits for it, but to nobody if its end is ignored.
        let is_about_children = rule([(0, Dword, Eq, libc::SIGCHLD as u64), (1, Qword, Ne, 0)])?;
        // Without an error, and without effect: Go's programs end at once if they cannot handle a signal, and Java's
        // can then start no process. Both wait for children without one. Who waits for the signal alone waits for ever,
        // with an error as well: `wait` of dash, and `asyncio` of Python up to 3.7.
        apply_filter(&refusal([(libc::SYS_rt_sigaction, vec![is_about_children])].into(), 0)?)?;
    }
    apply_filter(&refusal(denied(options)?, EPERM)?)
}

/// Returns the filter that lets calls pass that are allowed. The others fail as on a kernel that does not have them:
/// run-time libraries then find another way.
///
/// The crate compares a number with each of a list, which takes the kernel 0.4 ms more to install than these ranges.
/// The other filters end a program that uses the numbers of another architecture.
fn allowance() -> BpfProgram {
    let allowed: BTreeSet<u32> =
        ALLOWED.iter().chain(ALLOWED_HERE).filter_map(|&call| u32::try_from(call).ok()).collect();
    let beyond = allowed.last().map_or(0, |last| last + 1);
    let step = |code: u32, jt, k| sock_filter { code: code as u16, jt, jf: 0, k };
    let answer = |number: u32| {
        let refuse = SECCOMP_RET_ERRNO | ENOSYS.unsigned_abs();
        step(BPF_RET | BPF_K, 0, if allowed.contains(&number) { SECCOMP_RET_ALLOW } else { refuse })
    };
    let mut program = vec![step(BPF_LD | BPF_W | BPF_ABS, 0, 0)];
    for number in (1..=beyond).filter(|number| allowed.contains(number) != allowed.contains(&(number - 1))) {
        // From here on, the answer is another one.
        program.extend([step(BPF_JMP | BPF_JGE | BPF_K, 1, number), answer(number - 1)]);
    }
    program.push(answer(beyond));
    program
}

/// Returns the rules for calls that fail with "operation not permitted".
fn denied(options: FilterOptions) -> Result<BTreeMap<i64, Vec<SeccompRule>>, BackendError> {
    let mut denied = unconditionally(DENIED);
    for (call, argument, comparison, value) in DENIED_IF {
        denied.entry(*call).or_default().push(rule([(*argument, Dword, comparison.clone(), *value)])?);
    }
    for (call, argument, values) in DENIED_UNLESS {
        let others = values.iter().map(|value| (*argument, Dword, Ne, value.unsigned_abs().into()));
        denied.entry(*call).or_default().push(rule(others)?);
    }
    if !options.owns_files {
        denied.extend(unconditionally(DENIED_BY_NAME));
        // An open file can only be marked as used now, and not at another time: it may be that of others, read-only.
        let names_file_or_time = [rule([(1, Qword, Ne, 0)])?, rule([(2, Qword, Ne, 0)])?];
        denied.insert(libc::SYS_utimensat, names_file_or_time.into());
    }
    if let Some(leader) = options.leader {
        denied.extend(signals_beyond(leader)?);
    }
    Ok(denied)
}

fn unconditionally(calls: &[i64]) -> BTreeMap<i64, Vec<SeccompRule>> {
    calls.iter().map(|&call| (call, Vec::new())).collect()
}

/// Returns a rule that holds if all of its comparisons do.
fn rule(
    comparisons: impl IntoIterator<Item = (u8, SeccompCmpArgLen, SeccompCmpOp, u64)>,
) -> Result<SeccompRule, BackendError> {
    let conditions =
        comparisons.into_iter().map(|(argument, length, op, value)| SeccompCondition::new(argument, length, op, value));
    SeccompRule::new(conditions.collect::<Result<_, _>>()?)
}

/// Returns the rules against signals to others than the leader, its group, and the group of the sender.
fn signals_beyond(leader: Pid) -> Result<BTreeMap<i64, Vec<SeccompRule>>, BackendError> {
    let pid = u64::from(leader.as_raw_nonzero().get().unsigned_abs());
    let group = u64::from(leader.as_raw_nonzero().get().wrapping_neg().cast_unsigned());
    let others = |ids: &[u64]| rule(ids.iter().map(|&id| (0, Dword, Ne, id))).map(|rule| vec![rule]);
    let calls = [libc::SYS_tkill, libc::SYS_tgkill, libc::SYS_rt_sigqueueinfo, libc::SYS_rt_tgsigqueueinfo];
    let mut rules = BTreeMap::from([(libc::SYS_kill, others(&[0, pid, group])?)]);
    for call in calls {
        rules.insert(call, others(&[pid])?);
    }
    Ok(rules)
}

/// Returns the filter that refuses calls with an error.
fn refusal(rules: BTreeMap<i64, Vec<SeccompRule>>, error: c_int) -> Result<BpfProgram, BackendError> {
    let refuse = SeccompAction::Errno(error.unsigned_abs());
    SeccompFilter::new(rules, SeccompAction::Allow, refuse, TargetArch::try_from(std::env::consts::ARCH)?)?.try_into()
}
