//! Attempts at what a confined program must not be able to do.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::net::{TcpListener, UdpSocket};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

use nix::sched::{CloneFlags, unshare};
use rustix::fs::{
    AtFlags, CWD, MemfdFlags, Timespec, Timestamps, UTIME_NOW, XattrFlags, inotify, memfd_create, setxattr, utimensat,
};
use rustix::mount::{MountFlags, mount};
use rustix::process::{
    DumpableBehavior, Pid, Resource, Signal, getpid, getpriority_process, getrlimit, getuid, kill_process, prlimit,
    set_child_subreaper, set_dumpable_behavior, set_parent_process_death_signal, setpriority_process, setsid,
};
use rustix::thread::{CapabilitySet, capabilities, no_new_privs};

use super::attempt::{Attempt, FILE_SIZE, Means, SECRET};
use super::marker::is_confined;
use super::rules::Rules;

use Means::{Landlock, Launcher, Limits, Namespaces, Seccomp};

/// What keeps programs from the files of others, from changing them by their names, and from certain calls.
const FILES: &[Means] = &[Namespaces, Landlock(1)];
const NAMES: &[Means] = &[Namespaces, Seccomp];
const SECCOMP: &[Means] = &[Seccomp];

/// All attempts.
pub(super) const ATTEMPTS: &[Attempt] = &[
    Attempt {
        id: "tcp-socket",
        what: "open a TCP socket",
        means: SECCOMP,
        make: |_| TcpListener::bind("127.0.0.1:0").map(drop),
    },
    Attempt {
        id: "udp-socket",
        what: "open a UDP socket",
        means: SECCOMP,
        make: |_| UdpSocket::bind("127.0.0.1:0").map(drop),
    },
    Attempt {
        id: "unix-socket",
        what: "open a Unix socket",
        means: SECCOMP,
        make: |_| UnixDatagram::unbound().map(drop),
    },
    Attempt {
        id: "socket-pair",
        what: "open a pair of sockets that can send to others",
        means: SECCOMP,
        make: |_| UnixDatagram::pair().map(drop),
    },
    Attempt {
        id: "read-file",
        what: "read another file",
        means: FILES,
        make: |other| fs::read(other.join(SECRET)).map(drop),
    },
    Attempt {
        id: "list-folder",
        what: "list another folder",
        means: FILES,
        make: |other| fs::read_dir(other).map(drop),
    },
    Attempt { id: "list-parent", what: "list the folder above", means: FILES, make: |_| list_parent() },
    Attempt {
        id: "look-at-file",
        what: "see the size of another file",
        means: &[Namespaces],
        make: |other| fs::metadata(other.join(SECRET)).map(drop),
    },
    Attempt {
        id: "passwords",
        what: "read the computer's passwords",
        means: FILES,
        make: |_| fs::read("/etc/shadow").map(drop),
    },
    Attempt {
        id: "inherited-file",
        what: "use a file that the host has left open",
        means: &[Launcher],
        make: |_| find_open_file(),
    },
    Attempt {
        id: "write-file",
        what: "write another file",
        means: FILES,
        make: |other| File::options().write(true).open(other.join(SECRET)).map(drop),
    },
    Attempt {
        id: "create-file",
        what: "create a file elsewhere",
        means: FILES,
        make: |other| fs::write(other.join("new"), ""),
    },
    Attempt {
        id: "remove-file",
        what: "remove another file",
        means: FILES,
        make: |other| fs::remove_file(other.join(SECRET)),
    },
    Attempt {
        id: "change-mode",
        what: "change another file's mode",
        means: NAMES,
        make: |other| fs::set_permissions(other.join(SECRET), fs::Permissions::from_mode(0o644)),
    },
    Attempt {
        id: "change-owner",
        what: "change another file's owner",
        means: SECCOMP,
        make: |other| chown(other.join(SECRET), None, None),
    },
    Attempt {
        id: "change-times",
        what: "change another file's times",
        means: NAMES,
        make: |other| Ok(utimensat(CWD, other.join(SECRET), &NOW, AtFlags::empty())?),
    },
    Attempt {
        id: "change-attributes",
        what: "change another file's attributes",
        means: SECCOMP,
        make: |other| Ok(setxattr(other.join(SECRET), "user.suite", b"", XattrFlags::empty())?),
    },
    Attempt {
        id: "watch-files",
        what: "watch files",
        means: SECCOMP,
        make: |_| Ok(inotify::init(inotify::CreateFlags::empty()).map(drop)?),
    },
    Attempt {
        id: "host-environment",
        what: "read the host's environment",
        means: FILES,
        make: |other| File::open(host_file(other, "environ")?).map(drop),
    },
    Attempt {
        id: "host-clock",
        what: "read the host's clock",
        means: FILES,
        make: |other| fs::read(host_file(other, "stat")?).map(drop),
    },
    Attempt {
        id: "host-program",
        what: "start the host's program",
        means: FILES,
        make: |other| Command::new(host_file(other, "exe")?).arg("--version").stdout(Stdio::null()).status().map(drop),
    },
    Attempt {
        id: "host-signal",
        what: "signal the host",
        means: &[Namespaces, Landlock(6), Seccomp],
        make: |other| Ok(kill_process(host(other)?, Signal::CONT)?),
    },
    Attempt {
        id: "host-priority",
        what: "change the host's priority",
        means: NAMES,
        make: |other| Ok(setpriority_process(Some(host(other)?), getpriority_process(Some(host(other)?))?)?),
    },
    Attempt {
        id: "host-limits",
        what: "change the host's limits",
        means: SECCOMP,
        make: |other| Ok(prlimit(Some(host(other)?), Resource::Core, getrlimit(Resource::Core)).map(drop)?),
    },
    Attempt { id: "leave-group", what: "leave the process group", means: SECCOMP, make: |_| Ok(setsid().map(drop)?) },
    Attempt {
        id: "outlive-host",
        what: "outlive the host",
        means: SECCOMP,
        make: |_| Ok(set_parent_process_death_signal(None)?),
    },
    Attempt {
        id: "hide",
        what: "hide from the host",
        means: SECCOMP,
        make: |_| Ok(set_dumpable_behavior(DumpableBehavior::NotDumpable)?),
    },
    Attempt {
        id: "adopt",
        what: "adopt processes",
        means: SECCOMP,
        make: |_| Ok(set_child_subreaper(Some(getpid()))?),
    },
    Attempt { id: "grade", what: "pass for a grader", means: SECCOMP, make: |_| pass_for_grader() },
    Attempt { id: "privileges", what: "have or gain privileges", means: SECCOMP, make: |_| privileges() },
    Attempt { id: "root", what: "be root", means: &[Namespaces], make: |_| be_root() },
    Attempt {
        id: "new-namespaces",
        what: "enter namespaces of its own",
        means: SECCOMP,
        make: |_| Ok(unshare(CloneFlags::CLONE_NEWUSER)?),
    },
    Attempt {
        id: "mount",
        what: "mount a file system",
        means: SECCOMP,
        make: |_| Ok(mount("none", ".", "tmpfs", MountFlags::empty(), None)?),
    },
    Attempt {
        id: "nameless-file",
        what: "keep data in a file without a name",
        means: SECCOMP,
        make: |_| Ok(memfd_create("data", MemfdFlags::empty()).map(drop)?),
    },
    Attempt { id: "memory", what: "allocate 4 GiB", means: &[Limits], make: |_| memory(4 << 30) },
    Attempt {
        id: "file-size",
        what: "write a large file",
        means: &[Limits],
        make: |_| fs::write("large", vec![0; FILE_SIZE as usize + 1]),
    },
    Attempt {
        id: "unlinked-files",
        what: "write much to files without names",
        means: &[Namespaces],
        make: |_| write_unlinked(),
    },
    Attempt {
        id: "closed-folder",
        what: "write much where nobody can look",
        means: &[Namespaces],
        make: |_| write_closed(),
    },
    Attempt { id: "many-threads", what: "start many threads", means: &[Namespaces], make: |_| start_threads() },
    Attempt { id: "open-files", what: "open many files", means: &[Limits], make: |_| open_files(Rules::OPEN_FILES) },
];

/// The present, for both times of a file.
const NOW: Timestamps = {
    let now = Timespec { tv_sec: 0, tv_nsec: UTIME_NOW };
    Timestamps { last_access: now, last_modification: now }
};

/// The threads of an attempt, and the bytes of their stacks.
const THREADS: usize = 600;
const STACK: usize = 64 * 1024;

/// Succeeds where the grader would run on.
fn pass_for_grader() -> io::Result<()> {
    if is_confined() { Err(ErrorKind::PermissionDenied.into()) } else { Ok(()) }
}

fn privileges() -> io::Result<()> {
    let has_some = capabilities(None)?.permitted != CapabilitySet::empty();
    if has_some || !no_new_privs()? { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
}

fn be_root() -> io::Result<()> {
    if getuid().is_root() { Ok(()) } else { Err(ErrorKind::PermissionDenied.into()) }
}

/// Succeeds if any file is open but the standard streams, and the folder that is read here.
fn find_open_file() -> io::Result<()> {
    let open = fs::read_dir("/proc/self/fd")?.flatten().filter_map(|entry| fs::read_link(entry.path()).ok());
    if open.count() > 4 { Ok(()) } else { Err(ErrorKind::NotFound.into()) }
}

/// Files together hold more than the folder of the program may.
const FILES_OF_MUCH: usize = 4;

fn write_unlinked() -> io::Result<()> {
    let write = |_| {
        let mut file = File::create("unlinked")?;
        fs::remove_file("unlinked")?;
        file.write_all(&vec![0; FILE_SIZE as usize]).map(|()| file)
    };
    (0..FILES_OF_MUCH).map(write).collect::<io::Result<Vec<_>>>().map(drop)
}

fn write_closed() -> io::Result<()> {
    fs::create_dir("closed")?;
    File::open("closed")?.set_permissions(fs::Permissions::from_mode(0o300))?;
    (0..FILES_OF_MUCH).try_for_each(|number| fs::write(format!("closed/{number}"), vec![0; FILE_SIZE as usize]))
}

/// Starts more threads than a room may hold, which all run at a time.
fn start_threads() -> io::Result<()> {
    let busy = Mutex::new(());
    thread::scope(|scope| {
        let _wait = busy.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = || drop(busy.lock());
        let start = || thread::Builder::new().stack_size(STACK).spawn_scoped(scope, wait);
        (0..THREADS).try_for_each(|_| start().map(drop))
    })
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
