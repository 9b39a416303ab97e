//! Attempts at what a confined program must not be able to do.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::net::{TcpListener, UdpSocket};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Command, Stdio};

use rustix::fs::{
    AtFlags, CWD, MemfdFlags, Timespec, Timestamps, UTIME_NOW, XattrFlags, inotify, memfd_create, setxattr, utimensat,
};
use rustix::process::{
    DumpableBehavior, Pid, Resource, Signal, getpid, getpriority_process, getrlimit, kill_process, prlimit,
    set_child_subreaper, set_dumpable_behavior, set_parent_process_death_signal, setpriority_process, setsid,
};
use rustix::thread::{CapabilitySet, capabilities, no_new_privs};

use super::attempt::{Attempt, FILE_SIZE, Means, SECRET};
use super::marker::is_confined;
use super::rules::Rules;

/// All attempts.
pub(super) const ATTEMPTS: &[Attempt] = &[
    Attempt {
        id: "tcp-socket",
        what: "open a TCP socket",
        means: Means::Seccomp,
        make: |_| TcpListener::bind("127.0.0.1:0").map(drop),
    },
    Attempt {
        id: "udp-socket",
        what: "open a UDP socket",
        means: Means::Seccomp,
        make: |_| UdpSocket::bind("127.0.0.1:0").map(drop),
    },
    Attempt {
        id: "unix-socket",
        what: "open a Unix socket",
        means: Means::Seccomp,
        make: |_| UnixDatagram::unbound().map(drop),
    },
    Attempt {
        id: "socket-pair",
        what: "open a pair of sockets that can send to others",
        means: Means::Seccomp,
        make: |_| UnixDatagram::pair().map(drop),
    },
    Attempt {
        id: "read-file",
        what: "read another file",
        means: Means::Landlock,
        make: |other| fs::read(other.join(SECRET)).map(drop),
    },
    Attempt {
        id: "list-folder",
        what: "list another folder",
        means: Means::Landlock,
        make: |other| fs::read_dir(other).map(drop),
    },
    Attempt { id: "list-parent", what: "list the folder above", means: Means::Landlock, make: |_| list_parent() },
    Attempt {
        id: "write-file",
        what: "write another file",
        means: Means::Landlock,
        make: |other| File::options().write(true).open(other.join(SECRET)).map(drop),
    },
    Attempt {
        id: "create-file",
        what: "create a file elsewhere",
        means: Means::Landlock,
        make: |other| fs::write(other.join("new"), ""),
    },
    Attempt {
        id: "remove-file",
        what: "remove another file",
        means: Means::Landlock,
        make: |other| fs::remove_file(other.join(SECRET)),
    },
    Attempt {
        id: "change-mode",
        what: "change another file's mode",
        means: Means::Seccomp,
        make: |other| fs::set_permissions(other.join(SECRET), fs::Permissions::from_mode(0o644)),
    },
    Attempt {
        id: "change-times",
        what: "change another file's times",
        means: Means::Seccomp,
        make: |other| Ok(utimensat(CWD, other.join(SECRET), &NOW, AtFlags::empty())?),
    },
    Attempt {
        id: "change-attributes",
        what: "change another file's attributes",
        means: Means::Seccomp,
        make: |other| Ok(setxattr(other.join(SECRET), "user.suite", b"", XattrFlags::empty())?),
    },
    Attempt {
        id: "watch-files",
        what: "watch files",
        means: Means::Seccomp,
        make: |_| Ok(inotify::init(inotify::CreateFlags::empty()).map(drop)?),
    },
    Attempt {
        id: "host-environment",
        what: "read the host's environment",
        means: Means::Landlock,
        make: |other| File::open(host_file(other, "environ")?).map(drop),
    },
    Attempt {
        id: "host-program",
        what: "start the host's program",
        means: Means::Landlock,
        make: |other| Command::new(host_file(other, "exe")?).arg("--version").stdout(Stdio::null()).status().map(drop),
    },
    Attempt {
        id: "host-signal",
        what: "signal the host",
        means: Means::Seccomp,
        make: |other| Ok(kill_process(host(other)?, Signal::CONT)?),
    },
    Attempt {
        id: "host-priority",
        what: "change the host's priority",
        means: Means::Seccomp,
        make: |other| Ok(setpriority_process(Some(host(other)?), getpriority_process(Some(host(other)?))?)?),
    },
    Attempt {
        id: "host-limits",
        what: "change the host's limits",
        means: Means::Seccomp,
        make: |other| Ok(prlimit(Some(host(other)?), Resource::Core, getrlimit(Resource::Core)).map(drop)?),
    },
    Attempt {
        id: "leave-group",
        what: "leave the process group",
        means: Means::Seccomp,
        make: |_| Ok(setsid().map(drop)?),
    },
    Attempt {
        id: "outlive-host",
        what: "outlive the host",
        means: Means::Seccomp,
        make: |_| Ok(set_parent_process_death_signal(None)?),
    },
    Attempt {
        id: "hide",
        what: "hide from the host",
        means: Means::Seccomp,
        make: |_| Ok(set_dumpable_behavior(DumpableBehavior::NotDumpable)?),
    },
    Attempt {
        id: "adopt",
        what: "adopt processes",
        means: Means::Seccomp,
        make: |_| Ok(set_child_subreaper(Some(getpid()))?),
    },
    Attempt { id: "grade", what: "pass for a grader", means: Means::Seccomp, make: |_| pass_for_grader() },
    Attempt { id: "privileges", what: "have or gain privileges", means: Means::Seccomp, make: |_| privileges() },
    Attempt {
        id: "nameless-file",
        what: "keep data in a file without a name",
        means: Means::Seccomp,
        make: |_| Ok(memfd_create("data", MemfdFlags::empty()).map(drop)?),
    },
    Attempt { id: "memory", what: "allocate 4 GiB", means: Means::Limits, make: |_| memory(4 << 30) },
    Attempt {
        id: "file-size",
        what: "write a large file",
        means: Means::Limits,
        make: |_| fs::write("large", vec![0; FILE_SIZE as usize + 1]),
    },
    Attempt {
        id: "open-files",
        what: "open many files",
        means: Means::Limits,
        make: |_| open_files(Rules::OPEN_FILES),
    },
];

/// The present, for both times of a file.
const NOW: Timestamps = {
    let now = Timespec { tv_sec: 0, tv_nsec: UTIME_NOW };
    Timestamps { last_access: now, last_modification: now }
};

/// Succeeds where the grader would run on.
fn pass_for_grader() -> io::Result<()> {
    if is_confined() { Err(ErrorKind::PermissionDenied.into()) } else { Ok(()) }
}

fn privileges() -> io::Result<()> {
    let has_some = capabilities(None)?.permitted != CapabilitySet::empty();
    if has_some || !no_new_privs()? { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
}

fn memory(bytes: usize) -> io::Result<()> {
    Ok(Vec::<u8>::new().try_reserve_exact(bytes).map_err(|_| ErrorKind::OutOfMemory)?)
}

fn open_files(number: u64) -> io::Result<()> {
    (0..number).map(|_| File::open("/dev/null")).collect::<io::Result<Vec<_>>>().map(drop)
}

/// Lists the folder above; one that shows nothing but the folder of the program shows nothing.
fn list_parent() -> io::Result<()> {
    let others = fs::read_dir("..")?.flatten().filter(|entry| Some(&*entry.file_name()) != own_folder().as_deref());
    others.into_iter().next().map(drop).ok_or_else(|| ErrorKind::NotFound.into())
}

fn own_folder() -> Option<OsString> {
    env::current_dir().ok()?.file_name().map(OsStr::to_owned)
}

/// Returns the process of the host, whose id the name of its folder begins with.
fn host(other: &Path) -> io::Result<Pid> {
    let name = other.file_name().and_then(OsStr::to_str).unwrap_or_default();
    let id = name.split('-').next().and_then(|id| id.parse().ok());
    id.and_then(Pid::from_raw).ok_or_else(|| ErrorKind::InvalidInput.into())
}

/// Returns the name of a file that tells of that process.
fn host_file(other: &Path, name: &str) -> io::Result<String> {
    Ok(format!("/proc/{}/{name}", host(other)?.as_raw_nonzero()))
}
