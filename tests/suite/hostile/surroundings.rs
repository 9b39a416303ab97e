//! What surrounds a command: who starts it, and which means of confinement the kernel gives it.

use std::fs;
use std::io::Write;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{done, has, interpreter, records, root, suite};

/// A level of confinement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Namespaces, Landlock and seccomp.
    Rooms,
    /// Landlock and seccomp: namespaces are denied.
    Landlock,
    /// Seccomp alone, which is not enough.
    Neither,
}

/// The surroundings of a command.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings {
    pub level: Level,
    /// Whether an ordinary user starts it, and not whoever runs the tests, who may be root.
    pub is_ordinary: bool,
}

/// The id of the ordinary user, who has no name.
const USER: &str = "4711";

/// The numbers of `unshare` and `landlock_create_ruleset`.
const UNSHARE: &str = if cfg!(target_arch = "x86_64") { "272" } else { "97" };
const LANDLOCK: &str = "444";

impl Surroundings {
    /// Returns these surroundings if they can be had here; says so if not.
    pub fn new(level: Level, is_ordinary: bool) -> Option<Self> {
        let surroundings = Self { level, is_ordinary };
        let may_switch = !is_ordinary || fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0) && has("setpriv");
        let can_be_had = may_switch && surroundings.python().is_some() && surroundings.has_level();
        if !can_be_had {
            let _ = writeln!(std::io::stderr(), "skipped: {surroundings:?}");
        }
        can_be_had.then_some(surroundings)
    }

    /// Returns whether programs are confined as far as the level says.
    fn has_level(self) -> bool {
        if self.level == Level::Neither {
            return true;
        }
        let mut command = suite();
        command.args("go host --size 2 --black true --white random --json".split(' '));
        let output = self.around(&command).output().expect("the command starts");
        output.status.success()
            && records(&output)[0]["confinement"].as_str().is_some_and(|how| {
                how.contains("landlock") && how.contains("namespaces") == (self.level == Level::Rooms)
            })
    }

    /// Returns the interpreter of Python that there is for the user.
    pub fn python(self) -> Option<PathBuf> {
        let own = interpreter().and_then(|own| own.canonicalize().ok());
        let is_public =
            |python: &PathBuf| python.exists() && !python.starts_with("/root") && !python.starts_with("/home");
        if self.is_ordinary { own.into_iter().chain(["/usr/bin/python3".into()]).find(is_public) } else { own }
    }

    /// Returns the command in these surroundings.
    pub fn around(self, command: &Command) -> Command {
        let denied = match self.level {
            Level::Rooms => String::new(),
            Level::Landlock => UNSHARE.to_owned(),
            Level::Neither => format!("{UNSHARE},{LANDLOCK}"),
        };
        let python = interpreter().unwrap_or(Path::new("python3"));
        let mut words = vec![python.to_owned(), root().join("tests/suite/hostile/surround.py"), denied.into()];
        if self.is_ordinary {
            words.extend(["setpriv", "--clear-groups", "--reuid", USER, "--regid", USER].map(PathBuf::from));
        }
        words.push(command.get_program().into());
        let mut around = Command::new(&words[0]);
        around.args(&words[1..]).args(command.get_args());
        around.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
        around.current_dir(command.get_current_dir().unwrap_or(root()));
        around
    }

    /// Gives folders to the user.
    pub fn give<'a>(self, folders: impl IntoIterator<Item = &'a Path>) {
        if self.is_ordinary {
            done(Command::new("chown").args(["-R", &format!("{USER}:{USER}")]).args(folders));
        }
    }
}
