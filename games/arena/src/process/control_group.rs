//! Control groups, in which the kernel counts what the processes of a program use, however they come and go.
//!
//! Only the second version is used, whose groups count time and can be stopped and killed without any controller:
//! <https://docs.kernel.org/admin-guide/cgroup-v2.html>.

use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use rustix::fs::{Access, access};

/// The variable that names the control group that counts a program.
pub(crate) const GROUP: &str = "SUITE_GROUP";
/// The beginning of the names of groups.
const PREFIX: &str = "suite-";
/// The number of times to look whether a group is empty, and the time between them.
const LOOKS: u32 = 100;
const PAUSE: Duration = Duration::from_millis(1);

/// A group for one program. Dropping it kills what is left there.
#[derive(Debug)]
pub(crate) struct ControlGroup {
    folder: PathBuf,
}

impl ControlGroup {
    /// Makes a group within that of this process, if this process may; it can hold this many bytes where memory is
    /// counted.
    pub(crate) fn new(memory: u64) -> Option<Self> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let folder = own_group()?.join(format!("{PREFIX}{}-{number}", process::id()));
        fs::create_dir(&folder).ok()?;
        let group = Self { folder };
        if memory < u64::MAX {
            // Fails where memory is not counted.
            let _ = group.write("memory.max", &memory.to_string());
        }
        Some(group)
    }

    /// Returns the folder that stands for the group.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the CPU time of all processes that have ever been in the group.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        let counts = fs::read_to_string(self.folder.join("cpu.stat")).ok()?;
        let micros = counts.lines().find_map(|line| line.strip_prefix("usage_usec "))?;
        Some(Duration::from_micros(micros.parse().ok()?))
    }

    /// Stops all processes of the group, or lets them go on.
    pub(crate) fn freeze(&self, is_frozen: bool) -> bool {
        self.write("cgroup.freeze", if is_frozen { "1" } else { "0" })
    }

    fn write(&self, file: &str, text: &str) -> bool {
        fs::write(self.folder.join(file), text).is_ok()
    }
}

impl Drop for ControlGroup {
    fn drop(&mut self) {
        self.write("cgroup.kill", "1");
        for _ in 0..LOOKS {
            if fs::remove_dir(&self.folder).is_ok() {
                return;
            }
            thread::sleep(PAUSE);
        }
    }
}

/// Returns the folder of this process's group, if groups can be made and joined there.
fn own_group() -> Option<&'static Path> {
    static OWN: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let mounts = fs::read_to_string("/proc/self/mounts").ok()?;
        let root = mounts.lines().find_map(|line| {
            let words: Vec<_> = line.split(' ').collect();
            (words.get(2) == Some(&"cgroup2")).then(|| words[1].to_owned())
        })?;
        let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
        let own = groups.lines().find_map(|line| line.strip_prefix("0::/"))?;
        let own = Path::new(&root).join(own);
        let may = access(&own, Access::WRITE_OK).and_then(|()| access(own.join("cgroup.procs"), Access::WRITE_OK));
        may.ok()?;
        sweep(&own);
        Some(own)
    };
    OWN.get_or_init(find).as_deref()
}

/// Removes the groups of hosts that were killed.
fn sweep(own: &Path) {
    for entry in fs::read_dir(own).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let host = name.strip_prefix(PREFIX).and_then(|rest| rest.split('-').next());
        if host.is_some_and(|host| !Path::new("/proc").join(host).exists()) {
            // Fails for a group that is not empty.
            let _ = fs::remove_dir(entry.path());
        }
    }
}
