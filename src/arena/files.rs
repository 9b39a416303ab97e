//! An agent that is a program which is called anew for each move, and told of the game in files.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::time::Duration;

use suite_search::Game;

use super::agent::{Agent, Choice};
use super::fault::Fault;
use super::folders::Folder;
use super::process::Call;
use super::{Clock, Limits};

/// What a game's files are called and what is in them.
pub trait FileProtocol<G: Game>: Sync {
    /// The file that an agent reads.
    fn input(&self) -> &'static str;

    /// The file that an agent writes.
    fn output(&self) -> &'static str;

    /// What an agent is told of a position.
    fn question(&self, position: &G) -> String;

    /// The move that an agent's file stands for.
    fn answer(&self, position: &G, text: &str) -> Result<G::Move, Fault>;
}

/// An agent behind files.
///
/// An answer that was written counts, however the program ended; one that wrote none and failed has crashed.
pub struct FileAgent<'a, G: Game> {
    name: String,
    command: Command,
    folder: Folder<'a>,
    protocol: &'a dyn FileProtocol<G>,
    limits: Limits,
    /// The last call, which is over.
    call: Option<Call>,
}

impl<'a, G: Game> FileAgent<'a, G> {
    /// The agent that is started by `command`, in that folder.
    pub fn new(
        name: &str,
        mut command: Command,
        folder: Folder<'a>,
        protocol: &'a dyn FileProtocol<G>,
        limits: Limits,
    ) -> Self {
        command.current_dir(folder.path());
        Self { name: name.to_owned(), command, folder, protocol, limits, call: None }
    }

    /// Puts the question where the agent looks for it, and nothing where its answer belongs.
    fn ask(&self, position: &G) -> io::Result<()> {
        let [input, output] = [self.protocol.input(), self.protocol.output()].map(|name| self.folder.path().join(name));
        remove(&input)?;
        remove(&output)?;
        // Anew, so that nothing is followed that leads elsewhere.
        let mut file = OpenOptions::new().write(true).create_new(true).open(input)?;
        file.write_all(self.protocol.question(position).as_bytes())
    }

    fn check_disk(&self) -> Result<(), Fault> {
        let limit = self.limits.disk;
        let is_full = limit < u64::MAX && self.folder.is_own() && self.folder.holds_more_than(limit);
        if is_full { Err(Fault::Disk(limit)) } else { Ok(()) }
    }

    /// What the agent has written.
    fn answer(&self, status: ExitStatus) -> Result<String, Fault> {
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
        self.ask(position).map_err(Fault::no_folder)?;
        let mut call = Call::start(&mut self.command, &self.limits).map_err(Fault::no_start)?;
        let ended = call.wait(clock, &self.limits, || self.check_disk());
        self.call = Some(call);
        let status = ended?;
        self.check_disk()?;
        self.protocol.answer(position, &self.answer(status)?).map(Choice::Play)
    }

    fn cpu(&self) -> Option<Duration> {
        Some(self.call.as_ref().map(Call::cpu).unwrap_or_default())
    }

    fn last_words(&mut self) -> String {
        self.call.as_mut().map(Call::last_words).unwrap_or_default()
    }
}

/// Removes whatever has that name.
fn remove(path: &Path) -> io::Result<()> {
    let removed = match fs::symlink_metadata(path) {
        Ok(metadata) if metadata.is_dir() => fs::remove_dir_all(path),
        _ => fs::remove_file(path),
    };
    removed.or_else(|error| if error.kind() == ErrorKind::NotFound { Ok(()) } else { Err(error) })
}

/// As much of a file as is looked at.
const LONGEST_ANSWER: u64 = 64 * 1024;

/// What is in a file, or the first lines of a long one; nothing if it is none, or has a line that is far too long.
fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;

        use rustix::fs::OFlags;

        // A pipe without a writer keeps nobody waiting, and a link leads nowhere.
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
    file.take(LONGEST_ANSWER + 1).read_to_end(&mut text)?;
    if text.len() as u64 > LONGEST_ANSWER {
        let Some(end) = text.iter().rposition(|&byte| byte == b'\n') else { return Ok(None) };
        text.truncate(end + 1);
    }
    Ok(Some(text))
}

/// Whether a program was ended for a file that grew beyond its limit.
#[cfg(target_os = "linux")]
fn is_file_too_large(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;

    status.signal() == Some(rustix::process::Signal::XFSZ.as_raw())
}

/// Never: there is no limit to files.
#[cfg(not(target_os = "linux"))]
const fn is_file_too_large(_: ExitStatus) -> bool {
    false
}
