//! Landlock, seccomp and resource limits.

use std::fmt::Display;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::thread;

use landlock::{
    ABI, Access, AccessFs, LandlockStatus, Ruleset, RulesetAttr, RulesetCreatedAttr, Scope, path_beneath_rules,
};
use rustix::process::{
    Pid, Resource, Rlimit, Signal, getpid, getppid, getrlimit, set_parent_process_death_signal, setrlimit,
};
use rustix::thread::{CapabilitySet, CapabilitySets, remove_capability_from_bounding_set, set_capabilities};

pub(super) use super::attempts::ATTEMPTS;
use super::confinement::Confinement;
use super::launch_error::LaunchError;
use super::rules::Rules;
use super::support::Support;
use super::system_calls::{self, FilterOptions};

/// The folders of the system, which every program needs.
pub(super) const SYSTEM: [&str; 11] =
    ["/usr", "/lib", "/lib32", "/lib64", "/libx32", "/bin", "/sbin", "/etc", "/opt", "/nix/store", "/gnu/store"];
/// Files in which the kernel describes itself and the program, by which run-time systems size themselves.
const KERNEL: [&str; 11] = [
    "/proc/self",
    "/proc/cpuinfo",
    "/proc/meminfo",
    "/proc/stat",
    "/proc/uptime",
    "/proc/loadavg",
    "/proc/version",
    "/proc/sys",
    "/sys/devices/system/cpu",
    "/sys/fs/cgroup",
    "/sys/kernel/mm/transparent_hugepage",
];
/// The devices that store nothing.
const DEVICES: [&str; 5] = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"];

/// The Landlock version that the rules are written for. Filters of system calls make up for what an older kernel lacks
/// of it.
const VERSION: ABI = ABI::V6;

/// The version that keeps signals within a program. With an older one, a filter does so, which also keeps a program
/// from signaling the processes that it has started.
const SIGNAL_SCOPE: u32 = 6;

impl Support {
    /// Returns what this kernel has.
    #[must_use]
    pub fn current() -> Self {
        // Only a thread that is restricted learns the version.
        let status = thread::spawn(|| {
            let ruleset = Ruleset::default().handle_access(AccessFs::Execute).ok()?.create().ok()?;
            Some(ruleset.restrict_self().ok()?.landlock)
        });
        let landlock = match status.join() {
            Ok(Some(LandlockStatus::Available { effective_abi, .. })) => effective_abi as u32,
            _ => 0,
        };
        Self { landlock, seccomp: Path::new("/proc/sys/kernel/seccomp/actions_avail").exists() }
    }
}

/// Puts this process under the rules.
pub(super) fn enter(rules: &Rules) -> Result<(), LaunchError> {
    end_with(rules.parent)?;
    limit(Resource::Core, 0)?;
    limit(Resource::Data, rules.memory)?;
    limit(Resource::Fsize, rules.file_size)?;
    limit(Resource::Nproc, rules.tasks)?;
    limit(Resource::Nofile, Rules::OPEN_FILES)?;
    let Confinement::Kernel(support) = rules.confinement else { return Ok(()) };
    drop_capabilities()?;
    if support.landlock > 0 {
        restrict_files(rules).map_err(cannot("restrict files"))?;
    }
    if support.seccomp {
        let leader = (support.landlock < SIGNAL_SCOPE).then(getpid);
        let options = FilterOptions { leader, is_counted: false, owns_files: false, marks: true };
        system_calls::filter(options).map_err(cannot("filter system calls"))?;
    }
    Ok(())
}

/// Makes this process end when its parent does, which has to be this one.
fn end_with(parent: u32) -> Result<(), LaunchError> {
    set_parent_process_death_signal(Some(Signal::KILL)).map_err(cannot("end with the parent"))?;
    // It may have ended before.
    let is_alive = getppid().map(Pid::as_raw_nonzero).is_some_and(|pid| pid.get().unsigned_abs() == parent);
    if is_alive { Ok(()) } else { Err(LaunchError::Orphan) }
}

/// Lowers a limit, and keeps the program from raising it again.
fn limit(resource: Resource, value: u64) -> Result<(), LaunchError> {
    let maximum = getrlimit(resource).maximum;
    let value = maximum.map_or(value, |maximum| value.min(maximum));
    if value == u64::MAX {
        return Ok(());
    }
    let limit = Rlimit { current: Some(value), maximum: Some(value) };
    setrlimit(resource, limit).map_err(cannot("limit resources"))
}

/// Gives up all privileges, so that root's programs have none either.
fn drop_capabilities() -> Result<(), LaunchError> {
    for capability in CapabilitySet::all() {
        // Fails for those that the kernel does not know, and for users who have none to lose.
        let _ = remove_capability_from_bounding_set(capability);
    }
    let none = CapabilitySet::empty();
    set_capabilities(None, CapabilitySets { effective: none, permitted: none, inheritable: none })
        .map_err(cannot("drop privileges"))
}

/// Lets this process read the system's files and those of the rules, write in the current folder, and neither connect
/// to nor signal anything outside.
fn restrict_files(rules: &Rules) -> Result<(), landlock::RulesetError> {
    let looking = AccessFs::from_read(VERSION);
    let writing = AccessFs::from_all(VERSION) & !(AccessFs::MakeChar | AccessFs::MakeBlock | AccessFs::MakeSock);
    Ruleset::default()
        .handle_access(AccessFs::from_all(VERSION))?
        .scope(Scope::from_all(VERSION))?
        .create()?
        // Those that are missing are left out.
        .add_rules(path_beneath_rules(SYSTEM, looking))?
        .add_rules(path_beneath_rules(KERNEL, looking))?
        .add_rules(path_beneath_rules(DEVICES, AccessFs::ReadFile | AccessFs::WriteFile))?
        .add_rules(path_beneath_rules(&rules.read, looking))?
        .add_rules(path_beneath_rules(&rules.list, AccessFs::ReadDir))?
        .add_rules(path_beneath_rules(["."], writing))?
        .restrict_self()?;
    Ok(())
}

fn cannot<E: Display>(rule: &'static str) -> impl Fn(E) -> LaunchError {
    move |error| LaunchError::Rule(rule, error.to_string())
}

/// Returns the number of processes and threads of this user.
pub(super) fn tasks_of_user() -> u64 {
    let Ok(own) = fs::metadata("/proc/self").map(|own| own.uid()) else { return 0 };
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes = entries.filter(|entry| entry.metadata().is_ok_and(|metadata| metadata.uid() == own));
    processes.map(|process| fs::read_dir(process.path().join("task")).map_or(0, |tasks| tasks.count() as u64)).sum()
}
