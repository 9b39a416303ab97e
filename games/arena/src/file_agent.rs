//! Agents that are programs, called anew for each move, with the game in files.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::time::Duration;

use suite_search::Game;

use crate::process::Call;
use crate::work_dirs::WorkDir;
use crate::{Agent, Choice, Clock, Fault, Limits};

/// The names and the contents of a game's files.
pub trait FileProtocol<G: Game>: Sync {
    /// Returns the name of the file that an agent reads.
    fn input(&self) -> &'static str;

    /// Returns the name of the file that an agent writes.
    fn output(&self) -> &'static str;

    /// Returns the contents of the input file in a position.
    fn turn(&self, position: &G) -> String;

    /// Parses the contents of the output file as a move.
    ///
    /// # Errors
    ///
    /// [`Fault::Malformed`] or [`Fault::Illegal`] if the text is no move.
    fn parse_move(&self, position: &G, text: &str) -> Result<G::Move, Fault>;
}

/// An agent behind files.
///
/// An answer that was written counts, however the program ended. A program that wrote none and failed has crashed.
pub struct FileAgent<'a, G: Game> {
    name: String,
    command: Command,
    folder: WorkDir<'a>,
    protocol: &'a dyn FileProtocol<G>,
    limits: Limits,
    /// The last call, which is over.
    call: Option<Call>,
}

impl<'a, G: Game> FileAgent<'a, G> {
    /// Makes the agent that runs `command` in `folder`, within the limits on memory and disk space.
    pub fn new(
        name: &str,
        mut command: Command,
        folder: WorkDir<'a>,
        protocol: &'a dyn FileProtocol<G>,
        limits: Limits,
    ) -> Self {
        command.current_dir(folder.path());
        Self { name: name.to_owned(), command, folder, protocol, limits, call: None }
    }

    /// Writes the input file, and removes an old output file.
    fn write_input(&self, position: &G) -> io::Result<()> {
        let [input, output] = [self.protocol.input(), self.protocol.output()].map(|name| self.folder.path().join(name));
        remove(&input)?;
        remove(&output)?;
        // A new file, so that no link is followed.
        let mut file = OpenOptions::new().write(true).create_new(true).open(input)?;
        file.write_all(self.protocol.turn(position).as_bytes())
    }

    fn check_disk(&self) -> Result<(), Fault> {
        let limit = self.limits.disk;
        let is_full = limit < u64::MAX && self.folder.is_temporary() && self.folder.holds_more_than(limit);
        if is_full { Err(Fault::Disk(limit)) } else { Ok(()) }
    }

    /// Reads the output file after the program has ended.
    fn read_output(&self, status: ExitStatus) -> Result<String, Fault> {
        let file = self.protocol.output();
        if is_file_too_large(status) {
            return Err(Fault::Disk(self.limits.disk));
        }
        let unreadable = |what| Fault::Unreadable { file, what };
        match read(&self.folder.path().join(file)) {
            Ok(Some(text)) => String::from_utf8(text).map_err(|_| unreadable("something that is no text")),
            Ok(None) => Err(unreadable("something that is no file of lines")),
            Err(error) if error.kind() != ErrorKind::NotFound => Err(unreadable("something that cannot be read")),
            Err(_) => match fs::metadata(self.folder.path()) {
                Err(error) => Err(Fault::NoFolder(error)),
                Ok(_) if !status.success() => Err(Fault::Crash(status)),
                Ok(_) => Err(Fault::Missing(file)),
            },
        }
    }
}

impl<G: Game> Agent<G> for FileAgent<'_, G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.call = None;
        self.write_input(position).map_err(Fault::no_folder)?;
        let mut call = Call::spawn(&mut self.command, &self.limits).map_err(Fault::no_start)?;
        let ended = call.wait(clock, &self.limits, || self.check_disk());
        self.call = Some(call);
        let status = ended?;
        self.check_disk()?;
        self.protocol.parse_move(position, &self.read_output(status)?).map(Choice::Play)
    }

    fn cpu(&self) -> Option<Duration> {
        Some(self.call.as_ref().map(Call::cpu).unwrap_or_default())
    }

    fn stderr_tail(&mut self) -> String {
        self.call.as_mut().map(Call::stderr_tail).unwrap_or_default()
    }
}

/// Removes whatever has this name.
fn remove(path: &Path) -> io::Result<()> {
    let removed = match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_dir() => fs::remove_dir_all(path),
        _ => fs::remove_file(path),
    };
    removed.or_else(|error| if error.kind() == ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

/// The most bytes of a file that are read.
const MAX_BYTES: u64 = 64 * 1024;

/// Reads a file, or the first lines of a long one. Returns `None` if it is not a regular file, or has a line that is far too long.
fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;

        use rustix::fs::OFlags;

        // A pipe without a writer does not block, and a link is not followed.
        options.custom_flags((OFlags::NONBLOCK | OFlags::NOFOLLOW).bits().cast_signed());
    }
    let file: File = match options.open(path) {
        Err(_) if fs::symlink_metadata(path).is_ok_and(|metadata| !metadata.is_file()) => return Ok(None),
        file => file?,
    };
    if !file.metadata()?.is_file() {
        return Ok(None);
    }
    let mut text = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut text)?;
    if text.len() as u64 > MAX_BYTES {
        let Some(end) = text.iter().rposition(|&byte| byte == b'\n') else { return Ok(None) };
        text.truncate(end + 1);
    }
    Ok(Some(text))
}

/// Returns whether a program was killed for a file that grew beyond its limit.
#[cfg(target_os = "linux")]
fn is_file_too_large(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;

    status.signal() == Some(rustix::process::Signal::XFSZ.as_raw())
}

/// Returns `false`: the size of files cannot be limited.
#[cfg(not(target_os = "linux"))]
const fn is_file_too_large(_: ExitStatus) -> bool {
    false
}
