//! Attempts at what a confined program must not be able to do: here those that can be made on every Unix.

#[cfg(target_os = "linux")]
pub(super) mod linux;

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::net::{TcpListener, UdpSocket};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Timespec, Timestamps, UTIME_NOW, utimensat};
use rustix::process::{Pid, Signal, kill_process};

use super::attempt::{Attempt, Means, SECRET};

use Means::{Landlock, Namespaces, Seatbelt, Seccomp};

/// What keeps programs from the network, from the files of others, and from changing these by their names.
const NETWORK: &[Means] = &[Seccomp, Seatbelt];
const FILES: &[Means] = &[Namespaces, Landlock(1), Seatbelt];
const NAMES: &[Means] = &[Namespaces, Seccomp, Seatbelt];

/// These attempts.
pub(super) const ATTEMPTS: &[Attempt] = &[
    Attempt {
        id: "tcp-socket",
        what: "open a TCP socket",
        means: NETWORK,
        make: |_| TcpListener::bind("127.0.0.1:0").map(drop),
    },
    Attempt {
        id: "udp-socket",
        what: "open a UDP socket",
        means: NETWORK,
        make: |_| UdpSocket::bind("127.0.0.1:0").map(drop),
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
        id: "change-times",
        what: "change another file's times",
        means: NAMES,
        make: |other| Ok(utimensat(CWD, other.join(SECRET), &NOW, AtFlags::empty())?),
    },
    Attempt {
        id: "host-signal",
        what: "signal the host",
        means: &[Namespaces, Landlock(6), Seccomp, Seatbelt],
        make: |other| Ok(kill_process(host(other)?, Signal::CONT)?),
    },
];

/// The present, for both times of a file.
const NOW: Timestamps = {
    let now = Timespec { tv_sec: 0, tv_nsec: UTIME_NOW };
    Timestamps { last_access: now, last_modification: now }
};

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
