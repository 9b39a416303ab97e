//! The system calls that confined programs cannot use.

use std::collections::BTreeMap;

use libc::{ENOSYS, EPERM};
use rustix::process::Pid;
use seccompiler::SeccompCmpArgLen::Dword;
use seccompiler::SeccompCmpOp::{Eq, MaskedEq, Ne};
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule, TargetArch,
    apply_filter,
};

/// Calls that fail with "operation not permitted".
const DENIED: &[i64] = &[
    // The network, and every other kind of socket.
    libc::SYS_socket,
    // Other processes.
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_process_madvise,
    libc::SYS_process_mrelease,
    libc::SYS_kcmp,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_send_signal,
    libc::SYS_migrate_pages,
    libc::SYS_move_pages,
    libc::SYS_perf_event_open,
    // The process group, by which everything that a program starts is counted and killed.
    libc::SYS_setsid,
    libc::SYS_setpgid,
    // Privileges within namespaces, and corners of the kernel that no player needs.
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_bpf,
    libc::SYS_userfaultfd,
    libc::SYS_open_by_handle_at,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    // Memory that outlives the program.
    libc::SYS_shmget,
    libc::SYS_semget,
    libc::SYS_msgget,
    libc::SYS_mq_open,
    // Changes to files by their names, which Landlock does not see. A file that was opened may be changed.
    libc::SYS_truncate,
    libc::SYS_fchmodat,
    libc::SYS_fchmodat2,
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
];

/// Calls that fail as on a kernel that does not have them: run-time libraries then find another way.
const UNKNOWN: &[i64] = &[
    // Its flags cannot be filtered.
    libc::SYS_clone3,
    // It opens sockets past every filter.
    libc::SYS_io_uring_setup,
    // Memory that no process seems to hold.
    libc::SYS_memfd_create,
    libc::SYS_memfd_secret,
];

/// Calls that fail with "operation not permitted" for some arguments: any of these for the index, the comparison, and
/// the value.
const DENIED_IF: &[(i64, u8, SeccompCmpOp, u64)] = &[
    (libc::SYS_socketpair, 0, Ne, libc::AF_UNIX as u64),
    // A datagram socket could send to others.
    (libc::SYS_socketpair, 1, MaskedEq(0xf), libc::SOCK_DGRAM as u64),
    (libc::SYS_clone, 0, MaskedEq(libc::CLONE_NEWUSER as u64), libc::CLONE_NEWUSER as u64),
    (libc::SYS_prctl, 0, Eq, libc::PR_SET_PDEATHSIG as u64),
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

/// Filters the system calls of this process from now on. If a leader is given, only it can be signaled, and its process
/// group.
pub(super) fn filter(leader: Option<Pid>) -> Result<(), seccompiler::Error> {
    let mut denied: BTreeMap<i64, Vec<SeccompRule>> = unconditionally(DENIED);
    for (call, argument, comparison, value) in DENIED_IF {
        denied.entry(*call).or_default().push(rule([(*argument, comparison.clone(), *value)])?);
    }
    if let Some(leader) = leader {
        denied.extend(signals_beyond(leader)?);
    }
    apply_filter(&program(denied, EPERM)?)?;
    apply_filter(&program(unconditionally(UNKNOWN), ENOSYS)?)?;
    #[cfg(target_arch = "x86_64")]
    apply_filter(&x32::refusal())?;
    Ok(())
}

fn unconditionally(calls: &[i64]) -> BTreeMap<i64, Vec<SeccompRule>> {
    calls.iter().map(|&call| (call, Vec::new())).collect()
}

/// Returns a rule that holds if all of its comparisons do.
fn rule<const N: usize>(comparisons: [(u8, SeccompCmpOp, u64); N]) -> Result<SeccompRule, BackendError> {
    let conditions = comparisons.map(|(argument, op, value)| SeccompCondition::new(argument, Dword, op, value));
    SeccompRule::new(conditions.into_iter().collect::<Result<_, _>>()?)
}

/// Returns the rules against signals to others than the leader, its group, and the group of the sender.
fn signals_beyond(leader: Pid) -> Result<BTreeMap<i64, Vec<SeccompRule>>, BackendError> {
    let pid = u64::from(leader.as_raw_nonzero().get().unsigned_abs());
    let group = u64::from(leader.as_raw_nonzero().get().wrapping_neg().cast_unsigned());
    let others = |ids: &[u64]| rule::<3>([ids[0], ids[1], ids[2]].map(|id| (0, Ne, id))).map(|rule| vec![rule]);
    let calls = [libc::SYS_tkill, libc::SYS_tgkill, libc::SYS_rt_sigqueueinfo, libc::SYS_rt_tgsigqueueinfo];
    let mut rules = BTreeMap::from([(libc::SYS_kill, others(&[0, pid, group])?)]);
    for call in calls {
        rules.insert(call, others(&[pid, pid, pid])?);
    }
    Ok(rules)
}

fn program(rules: BTreeMap<i64, Vec<SeccompRule>>, error: i32) -> Result<BpfProgram, BackendError> {
    let refuse = SeccompAction::Errno(error.unsigned_abs());
    SeccompFilter::new(rules, SeccompAction::Allow, refuse, TargetArch::try_from(std::env::consts::ARCH)?)?.try_into()
}

/// The second set of numbers that system calls have on x86-64.
#[cfg(target_arch = "x86_64")]
mod x32 {
    use libc::{
        BPF_ABS, BPF_JGE, BPF_JMP, BPF_K, BPF_LD, BPF_RET, BPF_W, ENOSYS, SECCOMP_RET_ALLOW, SECCOMP_RET_ERRNO,
    };
    use seccompiler::{BpfProgram, sock_filter};

    /// The least of these numbers.
    const FIRST: u32 = 0x4000_0000;

    /// Returns the filter that refuses them all.
    pub(super) fn refusal() -> BpfProgram {
        let step = |code: u32, jf, k| sock_filter { code: code as u16, jt: 0, jf, k };
        vec![
            step(BPF_LD | BPF_W | BPF_ABS, 0, 0),
            step(BPF_JMP | BPF_JGE | BPF_K, 1, FIRST),
            step(BPF_RET | BPF_K, 0, SECCOMP_RET_ERRNO | ENOSYS.unsigned_abs()),
            step(BPF_RET | BPF_K, 0, SECCOMP_RET_ALLOW),
        ]
    }
}
