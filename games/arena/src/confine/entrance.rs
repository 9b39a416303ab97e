//! The way into a room: a process outside that waits, and process 1 inside, which leads the program.
//!
//! When either of them ends, the kernel ends everything that the program has started.

use std::env;
use std::fs::{self, File};
use std::os::fd::AsFd;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::Command;

use nix::sched::CloneFlags;
use rustix::mount::{MountFlags, mount};
use rustix::process::{
    DumpableBehavior, Pid, Signal, WaitOptions, WaitStatus, chdir, getpid, getuid, kill_process, set_dumpable_behavior,
    wait,
};
use rustix::stdio::{dup2_stderr, dup2_stdin, dup2_stdout};
use rustix::system::sethostname;
use rustix::thread::{
    CapabilitySet, CapabilitySets, Gid, LinkNameSpaceType, Uid, capabilities, configure_capability_in_ambient_set,
    move_into_link_name_space, set_capabilities, set_thread_groups, set_thread_res_gid, set_thread_res_uid,
};

use super::launch_error::LaunchError;
use super::launch_step::{INSIDE, SHORTAGE, START};
use super::nobody::NOBODY;
use super::restrictions::{cannot, drop_capabilities, end_with_parent, enter, limit_cores};
use super::rules::Rules;
use crate::process::GROUP;

/// What process 1 needs to build, until it gives it up.
const PRIVILEGES: [CapabilitySet; 4] =
    [CapabilitySet::SYS_ADMIN, CapabilitySet::SYS_CHROOT, CapabilitySet::SETUID, CapabilitySet::SETGID];

/// The exit codes of a process whose program was killed by a signal, less the signal, as shells have them.
const KILLED: i32 = 128;

/// Starts process 1 of the room that `holder` holds, waits for its end, and ends in the same way. Returns the exit
/// code.
pub(super) fn start_inside(rules: &Rules, holder: u32) -> Result<i32, LaunchError> {
    end_with_parent(rules.parent)?;
    join_group().map_err(cannot("join a control group"))?;
    let users = File::open(format!("/proc/{holder}/ns/user")).map_err(cannot("find the room"))?;
    move_into_link_name_space(users.as_fd(), Some(LinkNameSpaceType::User)).map_err(cannot("enter the room"))?;
    drop(users);
    nix::sched::unshare(
        CloneFlags::CLONE_NEWPID
            | CloneFlags::CLONE_NEWIPC
            | CloneFlags::CLONE_NEWUTS
            | CloneFlags::CLONE_NEWNET
            | CloneFlags::CLONE_NEWCGROUP,
    )
    .map_err(cannot("enter namespaces"))?;
    keep_privileges().map_err(cannot("prepare the room"))?;
    let arguments = env::args_os().skip(1).map(|word| if word == START { INSIDE.into() } else { word });
    let mut first = Command::new("/proc/self/exe").args(arguments).spawn().map_err(LaunchError::Program)?;
    let _ = release_streams();
    drop_capabilities()?;
    let status = first.wait().map_err(LaunchError::Program)?;
    Ok(match status.code() {
        Some(code) if code > KILLED => die_by(code - KILLED),
        Some(code) => code,
        None => die_by(status.signal().unwrap_or(Signal::KILL.as_raw())),
    })
}

/// Is process 1 of the room: starts the program of these words under the rules, and waits for its end. Returns its exit
/// code.
pub(super) fn lead(rules: &Rules, holder: u32, words: &[PathBuf]) -> Result<i32, LaunchError> {
    let [program, arguments @ ..] = words else { return Err(LaunchError::Orphan) };
    let room = File::open(format!("/proc/{holder}/ns/mnt")).map_err(cannot("find the room"))?;
    move_into_link_name_space(room.as_fd(), Some(LinkNameSpaceType::Mount)).map_err(cannot("enter the room"))?;
    drop(room);
    nix::sched::unshare(CloneFlags::CLONE_NEWNS).map_err(cannot("enter namespaces"))?;
    let quiet = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC;
    mount("proc", "/proc", "proc", quiet, None).map_err(cannot("show processes"))?;
    sethostname(b"suite").map_err(cannot("name the computer"))?;
    become_nobody().map_err(cannot("become nobody"))?;
    // Changing the user has undone what the parent has set.
    rustix::process::set_parent_process_death_signal(Some(Signal::KILL)).map_err(cannot("end with the parent"))?;
    // The program must not start this executable by the name that `/proc` has for it.
    set_dumpable_behavior(DumpableBehavior::NotDumpable).map_err(cannot("hide"))?;
    chdir(&rules.place).map_err(cannot("enter the folder"))?;
    let child = enter(rules, program, arguments)?.env_remove(GROUP).spawn().map_err(LaunchError::Program)?;
    let _ = release_streams();
    let program = Pid::from_child(&child);
    loop {
        match wait(WaitOptions::empty()) {
            Ok(Some((pid, status))) if pid == program => {
                // No program shall say that this computer is out of resources.
                return Ok(Some(exit_code(status)).filter(|&code| code != SHORTAGE).unwrap_or(SHORTAGE - 1));
            }
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(LaunchError::Program(error.into())),
        }
    }
}

fn exit_code(status: WaitStatus) -> i32 {
    status.exit_status().unwrap_or_else(|| KILLED + status.terminating_signal().unwrap_or(Signal::KILL.as_raw()))
}

/// Ends this process by a signal, so that whoever waits sees how the program has ended.
fn die_by(signal: i32) -> i32 {
    if let Some(signal) = Signal::from_named_raw(signal) {
        let _ = limit_cores();
        // The first one may only end in the run-time library's own handler, which then stands back.
        for _ in 0..2 {
            let _ = kill_process(getpid(), signal);
        }
    }
    KILLED + signal
}

/// Closes all files but the standard streams: those that others have left open.
pub(super) fn close_other_files() {
    let open = fs::read_dir("/proc/self/fd").into_iter().flatten().flatten();
    let open: Vec<i32> = open.filter_map(|entry| entry.file_name().to_str()?.parse().ok()).collect();
    // The folder itself is closed already.
    for file in open.into_iter().filter(|&file| file > 2) {
        let _ = nix::unistd::close(file);
    }
}

/// Lets go of the standard streams, so that they end when the program closes them.
fn release_streams() -> std::io::Result<()> {
    let null = File::options().read(true).write(true).open("/dev/null")?;
    dup2_stdin(&null)?;
    dup2_stdout(&null)?;
    Ok(dup2_stderr(&null)?)
}

/// Lets the next program that this process starts keep what it needs to build.
fn keep_privileges() -> std::io::Result<()> {
    let all = PRIVILEGES.into_iter().fold(CapabilitySet::empty(), CapabilitySet::union);
    let own = capabilities(None)?;
    set_capabilities(None, CapabilitySets { inheritable: all, ..own })?;
    PRIVILEGES.into_iter().try_for_each(|privilege| Ok(configure_capability_in_ambient_set(privilege, true)?))
}

/// Gives up the user, if that is root.
fn become_nobody() -> std::io::Result<()> {
    let (user, group) = (Uid::from_raw(NOBODY), Gid::from_raw(NOBODY));
    if getuid() != user {
        set_thread_groups(&[])?;
        set_thread_res_gid(group, group, group)?;
        set_thread_res_uid(user, user, user)?;
    }
    Ok(())
}

/// Joins the control group that counts the program.
fn join_group() -> std::io::Result<()> {
    match env::var_os(GROUP) {
        Some(group) => fs::write(PathBuf::from(group).join("cgroup.procs"), "0"),
        None => Ok(()),
    }
}
