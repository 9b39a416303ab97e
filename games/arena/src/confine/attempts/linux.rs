//! Attempts at what is on Linux only.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;

use nix::sched::{CloneFlags, unshare};
use rustix::fs::{MemfdFlags, XattrFlags, inotify, memfd_create, setxattr};
use rustix::mount::{MountFlags, mount};
use rustix::process::{
    DumpableBehavior, Resource, getpid, getpriority_process, getrlimit, getuid, prlimit, set_child_subreaper,
    set_dumpable_behavior, set_parent_process_death_signal, setpriority_process, setsid,
};
use rustix::thread::{CapabilitySet, capabilities, no_new_privs};

use super::super::attempt::{Attempt, FILE_SIZE, Means, SECRET};
use super::super::marker::is_confined;
use super::super::rules::Rules;
use super::{FILES, NAMES, host};

use Means::{Launcher, Limits, Namespaces, Seccomp};

/// What keeps programs from certain calls.
const SECCOMP: &[Means] = &[Seccomp];

/// These attempts.
pub(in crate::confine) const ATTEMPTS: &[Attempt] = &[
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
        id: "change-owner",
        what: "change another file's owner",
        means: SECCOMP,
        make: |other| chown(other.join(SECRET), None, None),
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

/// Returns the name of a file that tells of that process.
fn host_file(other: &Path, name: &str) -> io::Result<String> {
    Ok(format!("/proc/{}/{name}", host(other)?.as_raw_nonzero()))
}
