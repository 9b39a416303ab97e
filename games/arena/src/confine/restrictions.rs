//! The rules, as the kernel enforces them: Landlock, seccomp and resource limits.

use std::env;
use std::fmt::Display;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use landlock::{
    ABI, Access, AccessFs, LandlockStatus, Ruleset, RulesetAttr, RulesetCreatedAttr, Scope, path_beneath_rules,
};
use rustix::process::{
    Pid, Resource, Rlimit, Signal, getpid, getppid, getrlimit, set_parent_process_death_signal, setrlimit,
};
use rustix::thread::{CapabilitySet, CapabilitySets, remove_capability_from_bounding_set, set_capabilities};

use super::confinement::Confinement;
use super::launch_error::LaunchError;
use super::own_files::SYSTEM;
use super::rules::Rules;
use super::support::Support;
use super::system_calls::{self, Counted, FilterOptions};
use crate::process::GROUP;

/// The files of `/etc` that programs and run-time systems need: how to find libraries, users and certificates, and what
/// time it is.
const SETTINGS: [&str; 13] = [
    "alternatives",
    "group",
    "java*",
    "ld.so.cache",
    "ld.so.conf",
    "ld.so.conf.d",
    "locale.alias",
    "localtime",
    "mime.types",
    "nsswitch.conf",
    "passwd",
    "python*",
    "ssl",
];

/// Returns the paths of these files.
pub(super) fn settings() -> impl Iterator<Item = PathBuf> {
    let is_needed = |name: &str| {
        SETTINGS
            .iter()
            .any(|setting| setting.strip_suffix('*').map_or(name == *setting, |start| name.starts_with(start)))
    };
    let entries = fs::read_dir("/etc").into_iter().flatten().flatten();
    entries.filter(move |entry| entry.file_name().to_str().is_some_and(is_needed)).map(|entry| entry.path())
}

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
/// The devices that store nothing. What `/dev/zero` maps to be shared is memory that no process seems to hold.
pub(super) const DEVICES: [&str; 4] = ["/dev/null", "/dev/full", "/dev/random", "/dev/urandom"];

/// The processes and threads that there can be in a room, where those of others do not count.
const ROOM_TASKS: u64 = 512;

/// The Landlock version that the rules are written for. Filters of system calls make up for what an older kernel lacks
/// of it.
const VERSION: ABI = ABI::V6;

/// The version that keeps signals within a program. With an older one, a filter does so, which also keeps a program
/// from signaling the processes that it has started.
const SIGNAL_SCOPE: u32 = 6;

/// Returns the filters of files and of system calls that this kernel has.
pub(super) fn filters() -> Support {
    let seccomp = Path::new("/proc/sys/kernel/seccomp/actions_avail").exists();
    Support { landlock: landlock_version(), seccomp, ..Support::NONE }
}

fn landlock_version() -> u32 {
    // Only a thread that is restricted learns the version.
    let status = thread::spawn(|| {
        let ruleset = Ruleset::default().handle_access(AccessFs::Execute).ok()?.create().ok()?;
        Some(ruleset.restrict_self().ok()?.landlock)
    });
    match status.join() {
        Ok(Some(LandlockStatus::Available { effective_abi, .. })) => effective_abi as u32,
        _ => 0,
    }
}

/// Puts this process under the rules, and returns the command that becomes the program.
pub(super) fn enter(rules: &Rules, program: &Path, arguments: &[PathBuf]) -> Result<Command, LaunchError> {
    let mut command = Command::new(program);
    command.args(arguments);
    limit_cores()?;
    limit(Resource::Data, rules.memory)?;
    limit(Resource::Fsize, rules.file_size)?;
    limit(Resource::Nproc, if rules.room.is_some() { ROOM_TASKS } else { rules.tasks })?;
    limit(Resource::Nofile, Rules::OPEN_FILES)?;
    let Confinement::Kernel(support) = rules.confinement else { return Ok(command) };
    drop_capabilities()?;
    if support.landlock > 0 {
        restrict_files(rules).map_err(cannot("restrict files"))?;
    }
    if support.seccomp {
        // In a room there is nobody else to signal, and no file of others to change.
        let has_room = rules.room.is_some();
        let leader = (support.landlock < SIGNAL_SCOPE && !has_room).then(getpid);
        let group = env::var_os(GROUP).map(PathBuf::from);
        // Many groups count time only.
        let memory = group.as_ref().is_some_and(|group| group.join("memory.max").exists());
        let counted = Counted { time: group.is_some(), memory };
        let options = FilterOptions { leader, counted, owns_files: has_room, marks: rules.marks };
        system_calls::filter(options).map_err(cannot("filter system calls"))?;
    }
    Ok(command)
}

/// Makes this process end when its parent does, which has to be this one.
pub(super) fn end_with_parent(parent: u32) -> Result<(), LaunchError> {
    set_parent_process_death_signal(Some(Signal::KILL)).map_err(cannot("end with the parent"))?;
    // It may have ended before.
    let is_alive = getppid().map(Pid::as_raw_nonzero).is_some_and(|pid| pid.get().unsigned_abs() == parent);
    if is_alive { Ok(()) } else { Err(LaunchError::Orphan) }
}

/// Keeps this process from leaving its memory behind as a file.
pub(super) fn limit_cores() -> Result<(), LaunchError> {
    limit(Resource::Core, 0)
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
pub(super) fn drop_capabilities() -> Result<(), LaunchError> {
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
    // In a room, only the program's own processes are seen.
    let processes = rules.room.map(|_| "/proc");
    let writing = AccessFs::from_all(VERSION) & !(AccessFs::MakeChar | AccessFs::MakeBlock | AccessFs::MakeSock);
    Ruleset::default()
        .handle_access(AccessFs::from_all(VERSION))?
        .scope(Scope::from_all(VERSION))?
        .create()?
        // Those that are missing are left out.
        .add_rules(path_beneath_rules(SYSTEM.iter().filter(|folder| **folder != "/etc"), looking))?
        .add_rules(path_beneath_rules(settings(), looking))?
        .add_rules(path_beneath_rules(KERNEL, looking))?
        .add_rules(path_beneath_rules(DEVICES, AccessFs::ReadFile | AccessFs::WriteFile))?
        .add_rules(path_beneath_rules(processes, looking))?
        .add_rules(path_beneath_rules(&rules.read, looking))?
        .add_rules(path_beneath_rules(rules.room.map(|_| ["/tmp", "/dev/shm"]).into_iter().flatten(), writing))?
        .add_rules(path_beneath_rules(&rules.list, AccessFs::ReadDir))?
        .add_rules(path_beneath_rules(["."], writing))?
        .restrict_self()?;
    Ok(())
}

pub(super) fn cannot<E: Display>(rule: &'static str) -> impl Fn(E) -> LaunchError {
    move |error| LaunchError::Rule(rule, error.to_string())
}

/// Returns the number of processes and threads of this user.
pub(super) fn tasks_of_user() -> u64 {
    let Ok(own) = fs::metadata("/proc/self").map(|own| own.uid()) else { return 0 };
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let processes = entries.filter(|entry| entry.metadata().is_ok_and(|metadata| metadata.uid() == own));
    processes.map(|process| fs::read_dir(process.path().join("task")).map_or(0, |tasks| tasks.count() as u64)).sum()
}
