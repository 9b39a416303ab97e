//! Rooms: what a confined program sees of the computer, and where it writes.
//!
//! A room is a mount namespace with a root of its own. It holds the system's programs and libraries and the program's
//! own files, all read-only, and folders to write in that are kept in memory and limited in bytes and files, or the one
//! folder on disk that people have named. A process of this executable holds it open; when that ends, the kernel throws
//! the room away, and nobody ever walks through what a program has left there.
//!
//! Bubblewrap builds its roots in the same way: <https://github.com/containers/bubblewrap>.

use std::ffi::{CString, OsString};
use std::fs::{self, DirBuilder, File, Metadata, Permissions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::launch_step::ROOM;
use super::nobody::{NOBODY, give_away};
use super::own_files::SYSTEM;
use super::restrictions::{DEVICES, drop_capabilities, settings};
use super::room_plan::RoomPlan;
use crate::process::Helper;
use nix::sched::CloneFlags;
use rustix::fs::{StatVfsMountFlags, statvfs};
use rustix::mount::{
    MountFlags, MountPropagationFlags, UnmountFlags, mount, mount_bind, mount_bind_recursive, mount_change,
    mount_remount, unmount,
};
use rustix::process::{chdir, getgid, getuid, pivot_root};

/// What the kernel tells of cores and memory, by which run-time systems size themselves.
const MEASURES: [&str; 3] = ["/sys/devices/system/cpu", "/sys/fs/cgroup", "/sys/kernel/mm/transparent_hugepage"];

/// The bytes of a folder in memory without a limit, and the room beside the files of a program for what it may not
/// write.
const MOST_BYTES: u64 = 1 << 30;
const SLACK: u64 = 1 << 20;
/// The bytes of a file on average, which bounds the number of files.
const FILE_BYTES: u64 = 2048;
const LEAST_FILES: u64 = 1024;
/// The bytes and files of the root itself, with copies of what only root can read, and the most levels of their
/// folders.
const ROOT_BYTES: u64 = 256 << 20;
const ROOT_FILES: u64 = 64 * 1024;
const MOST_LEVELS: u32 = 32;
/// The most entries of a folder that are looked at for those that only root can read, and the folder of their copies.
const MOST_LOOKED_AT: usize = 100;
const COPIES: &str = ".copies";
/// The name of the folder in memory that the program runs in, for others. It lies in the root, in which nobody writes;
/// above the other place of the folder, the program may rename what it likes.
const REACH: &str = ".work";

/// A room that is held open.
#[derive(Debug)]
pub(crate) struct Room {
    holder: Helper,
}

/// What the holder says when it is in namespaces of its own and waits for its users, and when the room is ready.
const ENTERED: &str = "entered";
const READY: &str = "ready";

impl Room {
    /// Builds a room. The words start this executable so that it calls [`hold`] with the plan.
    pub(crate) fn build(launcher: &[OsString], plan: &RoomPlan) -> io::Result<Self> {
        let mut command = Command::new(&launcher[0]);
        command.args(&launcher[1..]).arg(ROOM).arg(serde_json::to_string(plan)?);
        command.env_clear().stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut room = Self { holder: Helper::spawn(&mut command)? };
        let holder = room.holder();
        let (said, heard) = (room.holder.child.stdout.take(), room.holder.child.stdin.as_mut());
        let (Some(said), Some(heard)) = (said, heard) else { return Err(io::ErrorKind::BrokenPipe.into()) };
        let mut said = BufReader::new(said.take(4096));
        expect(&mut said, ENTERED)?;
        map_users(holder, plan)?;
        heard.write_all(b"\n")?;
        expect(&mut said, READY)?;
        Ok(room)
    }

    /// Returns the process that holds the room.
    pub(crate) fn holder(&self) -> u32 {
        self.holder.child.id()
    }

    /// Returns the path by which others reach the folder that the program runs in, if that is in memory. The program
    /// can give none of its names to anything else, such as a link, which others would follow out of the room.
    pub(crate) fn reach(&self) -> PathBuf {
        Path::new("/proc").join(self.holder().to_string()).join("root").join(REACH)
    }
}

/// Waits until the holder says this, and not an error.
fn expect(said: &mut impl BufRead, expected: &str) -> io::Result<()> {
    let mut line = String::new();
    said.read_line(&mut line)?;
    match line.trim_end() {
        line if line == expected => Ok(()),
        "" => Err(io::Error::other("the room of a program cannot be built")),
        error => Err(io::Error::other(error.to_owned())),
    }
}

/// Says who the users in the namespace of a process are outside.
///
/// The program will be nobody there. To others it is the user who started it, or, if that is root, the owner of a
/// folder on disk, or else nobody as well. Only root may say that of others.
fn map_users(holder: u32, plan: &RoomPlan) -> io::Result<()> {
    let (user, group) = (getuid(), getgid());
    let write = |file: &str, text: String| fs::write(format!("/proc/{holder}/{file}"), text);
    let owner = match plan.bytes {
        Some(_) => NOBODY,
        None => fs::metadata(&plan.place)?.uid(),
    };
    if user.is_root() && owner != 0 {
        let both = || format!("0 0 1\n{NOBODY} {owner} 1\n");
        write("uid_map", both())?;
        write("gid_map", both())
    } else {
        write("setgroups", "deny".to_owned())?;
        write("uid_map", format!("{NOBODY} {} 1\n", user.as_raw()))?;
        write("gid_map", format!("{NOBODY} {} 1\n", group.as_raw()))
    }
}

/// Builds the room of a plan around this process, says so, and holds it open until the input ends. Returns the exit
/// code.
pub(super) fn hold(plan: &RoomPlan) -> i32 {
    match build(plan) {
        Ok(()) => println!("{READY}"),
        Err(error) => {
            println!("{error}");
            return 1;
        }
    }
    // The input ends with the program that asked for the room, however that ends.
    let _ = io::copy(&mut io::stdin(), &mut io::sink());
    0
}

fn build(plan: &RoomPlan) -> io::Result<()> {
    nix::sched::unshare(CloneFlags::CLONE_NEWUSER | CloneFlags::CLONE_NEWNS)?;
    println!("{ENTERED}");
    io::stdin().read_line(&mut String::new())?;
    mount_change("/", MountPropagationFlags::PRIVATE | MountPropagationFlags::REC)?;
    // The root is built over the place, which is a folder that is surely there; what is on disk is reached by its file.
    let root = &plan.place;
    let on_disk = File::open(root)?;
    mount_memory(root, 0o755, ROOT_BYTES, ROOT_FILES)?;
    add_system(root)?;
    let bytes = plan.bytes.unwrap_or(MOST_BYTES).min(MOST_BYTES);
    let storage = root.join(".storage");
    make_folder(&storage)?;
    mount_memory(&storage, 0o755, bytes.saturating_add(SLACK), (bytes / FILE_BYTES).max(LEAST_FILES))?;
    for (name, place) in [("tmp", Path::new("/tmp")), ("shm", Path::new("/dev/shm"))] {
        bind_own(&storage.join(name), &below(root, place))?;
    }
    let mut read: Vec<&PathBuf> = plan.read.iter().collect();
    read.sort();
    for path in read {
        // What is below a folder that is there already came with it, or comes with the place.
        if !below(root, path).exists() && !path.starts_with(root) {
            add(root, path)?;
            if getuid().is_root() && path.is_dir() {
                show_copies(root, path)?;
            }
        }
    }
    let place = below(root, &plan.place);
    if plan.bytes.is_some() {
        bind_own(&storage.join("work"), &place)?;
        make_folder(&root.join(REACH))?;
        mount_bind(storage.join("work"), root.join(REACH))?;
    } else {
        make_folder(&place)?;
        mount_bind(format!("/proc/self/fd/{}", on_disk.as_raw_fd()), &place)?;
        protect(&place, MountFlags::empty())?;
    }
    unmount(&storage, UnmountFlags::DETACH)?;
    fs::remove_dir(&storage)?;
    for hidden in &plan.hidden {
        if below(root, hidden).is_file() {
            mount_bind("/dev/null", below(root, hidden))?;
        }
    }
    // Whoever leads a program covers it by its own; where none is seen, the kernel lets nobody mount another.
    let processes = below(root, Path::new("/proc"));
    make_folder(&processes)?;
    mount_bind_recursive("/proc", &processes)?;
    protect(root, MountFlags::RDONLY)?;
    chdir(root)?;
    pivot_root(".", ".")?;
    unmount(".", UnmountFlags::DETACH)?;
    chdir("/")?;
    drop_capabilities().map_err(io::Error::other)
}

fn add_system(root: &Path) -> io::Result<()> {
    for folder in SYSTEM.map(Path::new) {
        match fs::symlink_metadata(folder) {
            // On most systems, `/bin` and its like lead to `/usr`.
            Ok(metadata) if metadata.is_symlink() => symlink(fs::read_link(folder)?, below(root, folder))?,
            Ok(_) if folder == Path::new("/etc") => add_settings(root, folder)?,
            Ok(_) => add(root, folder)?,
            Err(_) => {}
        }
    }
    MEASURES.map(Path::new).into_iter().filter(|path| path.exists()).try_for_each(|path| add(root, path))?;
    make_folder(&below(root, Path::new("/dev")))?;
    for device in DEVICES.map(Path::new).into_iter().filter(|device| device.exists()) {
        let own = below(root, device);
        File::create(&own)?;
        mount_bind(device, &own)?;
    }
    for (name, stream) in [("fd", "fd"), ("stdin", "fd/0"), ("stdout", "fd/1"), ("stderr", "fd/2")] {
        symlink(format!("/proc/self/{stream}"), below(root, Path::new("/dev")).join(name))?;
    }
    Ok(())
}

fn add_settings(root: &Path, folder: &Path) -> io::Result<()> {
    make_folder(&below(root, folder))?;
    settings().try_for_each(|path| match fs::read_link(&path) {
        Ok(target) => symlink(target, below(root, &path)),
        Err(_) => add(root, &path),
    })
}

/// Shows a file or a folder in the room, where it is outside, read-only.
fn add(root: &Path, path: &Path) -> io::Result<()> {
    let Ok(metadata) = fs::metadata(path) else { return Ok(()) };
    let shown = below(root, path);
    // What root keeps to itself, such as a submission in a private folder, nobody could read.
    if getuid().is_root() && !is_for_all(&metadata) {
        make_folder(shown.parent().unwrap_or(&shown))?;
        return copy(path, &shown, MOST_LEVELS);
    }
    if metadata.is_dir() {
        make_folder(&shown)?;
        mount_bind_recursive(path, &shown)?;
    } else {
        make_folder(shown.parent().unwrap_or(&shown))?;
        File::create(&shown)?;
        mount_bind(path, &shown)?;
    }
    protect(&shown, MountFlags::RDONLY)
}

fn is_for_all(metadata: &Metadata) -> bool {
    let needed = if metadata.is_dir() { 0o005 } else { 0o004 };
    metadata.mode() & needed == needed
}

/// Shows copies in the place of what only root can read in a folder, as far as its first entries tell: what has more
/// was installed.
fn show_copies(root: &Path, folder: &Path) -> io::Result<()> {
    let (mut folders, mut left) = (vec![folder.to_owned()], MOST_LOOKED_AT);
    while let Some(folder) = folders.pop() {
        // What is gone again, as Python's temporary files are, is not there.
        let entries = fs::read_dir(folder).into_iter().flatten().flatten().take(left);
        for (path, metadata) in entries.filter_map(|entry| Some((entry.path(), entry.metadata().ok()?))) {
            left -= 1;
            let may_be_copied = metadata.is_dir() || metadata.is_file();
            if may_be_copied && !is_for_all(&metadata) {
                show_copy(root, &path)?;
            } else if metadata.is_dir() {
                folders.push(path);
            }
        }
    }
    Ok(())
}

/// Shows a copy in the place of what only root can read. What is too large, such as packages that root has installed,
/// stays unreadable.
fn show_copy(root: &Path, path: &Path) -> io::Result<()> {
    let (own, shown) = (below(&root.join(COPIES), path), below(root, path));
    make_folder(own.parent().unwrap_or(&own))?;
    if copy(path, &own, MOST_LEVELS).is_err() {
        return Ok(());
    }
    mount_bind(&own, &shown)?;
    protect(&shown, MountFlags::RDONLY)
}

/// Copies what is there into the memory of the room, for all to read.
fn copy(path: &Path, shown: &Path, levels: u32) -> io::Result<()> {
    let metadata = fs::symlink_metadata(path)?;
    if metadata.is_symlink() {
        symlink(fs::read_link(path)?, shown)
    } else if metadata.is_dir() {
        make_folder(shown)?;
        let entries = if levels == 0 { None } else { Some(fs::read_dir(path)?) };
        let mut entries = entries.into_iter().flatten().flatten();
        entries.try_for_each(|entry| copy(&entry.path(), &shown.join(entry.file_name()), levels - 1))
    } else if metadata.is_file() {
        fs::copy(path, shown)?;
        fs::set_permissions(shown, Permissions::from_mode(if metadata.mode() & 0o111 == 0 { 0o644 } else { 0o755 }))
    } else {
        Ok(())
    }
}

/// Remounts a folder so that nothing in it is a device or gives privileges. What the mount forbids already must stay
/// so.
fn protect(mounted: &Path, flags: MountFlags) -> io::Result<()> {
    let mut flags = flags | MountFlags::BIND | MountFlags::NOSUID | MountFlags::NODEV;
    let before = statvfs(mounted)?.f_flag;
    for (has, keep) in
        [(StatVfsMountFlags::RDONLY, MountFlags::RDONLY), (StatVfsMountFlags::NOEXEC, MountFlags::NOEXEC)]
    {
        flags.set(keep, flags.contains(keep) || before.contains(has));
    }
    Ok(mount_remount(mounted, flags, "")?)
}

fn mount_memory(place: &Path, mode: u32, bytes: u64, files: u64) -> io::Result<()> {
    let options = CString::new(format!("mode={mode:o},size={bytes},nr_inodes={files}"))?;
    Ok(mount("tmpfs", place, "tmpfs", MountFlags::NOSUID | MountFlags::NODEV, options.as_c_str())?)
}

/// Makes a folder that belongs to the program, and shows it somewhere else.
fn bind_own(folder: &Path, shown: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(folder)?;
    give_away(folder)?;
    make_folder(shown)?;
    Ok(mount_bind(folder, shown)?)
}

fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o755).create(path)
}

/// Returns the place of an absolute path below another root.
fn below(root: &Path, path: &Path) -> PathBuf {
    root.join(path.strip_prefix("/").unwrap_or(path))
}
