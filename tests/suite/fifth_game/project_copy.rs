//! A copy of the project, in which its files can be changed, built and run.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use super::chapter::Chapter;
use crate::{TERMINAL_VARIABLES, done, root, text};

/// A copy of the files that git knows, as they are now. It is always in the same folder, so that a second run builds
/// little.
pub struct ProjectCopy {
    folder: PathBuf,
    /// The files of the project before the change, by their paths.
    files: BTreeMap<String, Vec<u8>>,
}

impl ProjectCopy {
    /// Makes the copy, and follows the chapter in it.
    pub fn new(chapter: &Chapter) -> Self {
        let tracked = done(Command::new("git").args(["ls-files", "-z"]).current_dir(root())).stdout;
        let paths = text(&tracked).split_terminator('\0').filter(|path| root().join(path).is_file());
        let files: BTreeMap<_, _> =
            paths.map(|path| (path.to_owned(), fs::read(root().join(path)).expect("a file"))).collect();
        let mut changed = files.clone();
        chapter.apply(&mut changed);

        let copy = Self { folder: place().join("project"), files };
        for path in copy.paths().filter(|path| !changed.contains_key(path)) {
            fs::remove_file(copy.folder.join(path)).expect("a file of an older copy");
        }
        for (path, bytes) in changed {
            let path = copy.folder.join(path);
            // What is written is built again.
            if !fs::read(&path).is_ok_and(|old| old == bytes) {
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(&path, bytes).expect("a file");
            }
        }
        fs::create_dir_all(place().join(".cargo")).expect("a folder");
        fs::write(place().join(".cargo/config.toml"), copy.settings()).expect("a file");
        copy
    }

    /// Returns settings by which nothing is optimized in the copy, as cargo reads them in the folder above: the
    /// searches would be compiled for longer than anything is searched here.
    fn settings(&self) -> String {
        let mut settings = "[profile.dev.package]\n\"*\".codegen-units = 16\n".to_owned();
        for crate_folder in fs::read_dir(self.folder.join("games")).expect("a folder") {
            let name = crate_folder.expect("an entry").file_name().into_string().expect("a name");
            settings += &format!("suite-{name}.opt-level = 0\n");
        }
        settings
    }

    /// Runs cargo in the copy.
    pub fn cargo(&self, words: &[&str]) {
        done(self.building(cargo()).args(words).args(["--offline", "--quiet"]));
    }

    /// Panics if a crate of the copy takes the place of the project's among what is compiled.
    pub fn assert_the_project_keeps_its_crates(&self) {
        let mut project = Command::new(cargo());
        let [own, copied] = [project.current_dir(root()), &mut self.building(cargo())].map(|command| {
            let output = done(command.args("build -p suite-text --offline --message-format json".split(' '))).stdout;
            let last = text(&output).lines().rfind(|line| line.contains("libsuite_text")).expect("a crate").to_owned();
            serde_json::from_str::<serde_json::Value>(&last).expect("JSON")["filenames"].clone()
        });
        assert_ne!(own, copied);
    }

    /// Lets cargo bring the lock file of a workspace in a folder up to date; returns whether it could, and says so if
    /// not: it may never have seen the dependencies.
    pub fn locks(&self, folder: &str) -> bool {
        let manifest = self.folder.join(folder).join("Cargo.toml");
        let mut command = self.building(cargo());
        let output =
            command.args(["update", "--workspace", "--offline", "--quiet", "--manifest-path"]).arg(manifest).output();
        is_done(&output.expect("cargo starts"), &format!("cargo does not know what {folder} depends on"))
    }

    /// Builds the Python package, installs it in an environment of its own, and returns the interpreter there; says so
    /// if it cannot be built.
    pub fn python(&self, interpreter: &Path) -> Option<PathBuf> {
        let environment = self.folder.with_extension("venv");
        let (bin, wheels) = (environment.join("bin"), tempfile::tempdir().expect("a folder"));
        done(Command::new(interpreter).args(["-m", "venv"]).arg(&environment));
        let output = Command::new(bin.join("pip")).args(["install", "--quiet", "maturin>=1.9,<2"]).output();
        if !is_done(&output.expect("pip starts"), "maturin cannot be installed") {
            return None;
        }
        // The command is in wheels that are published.
        fs::create_dir_all(self.folder.join("python/data")).expect("a folder");
        let mut maturin = self.building(bin.join("maturin"));
        let output = maturin.args(["build", "--offline", "--quiet", "--interpreter"]).arg(bin.join("python"));
        let output = output.arg("--out").arg(wheels.path()).current_dir(self.folder.join("python")).output();
        if !is_done(&output.expect("maturin starts"), "the Python package cannot be built") {
            return None;
        }
        let wheels = fs::read_dir(wheels.path()).expect("a folder").map(|wheel| wheel.expect("a wheel").path());
        done(Command::new(bin.join("pip")).args(["install", "--quiet", "--force-reinstall", "--no-deps"]).args(wheels));
        Some(bin.join("python"))
    }

    /// Returns a program that builds in the copy. What is compiled is kept with what is compiled of the project, so
    /// that dependencies are shared; the command is in a folder of its own, so that both can be run.
    ///
    /// Cargo takes crates at the same place of two workspaces for the same ones, and would then look at the copy's
    /// files to see whether the project has changed. By another profile, which no dependency follows, they are not.
    fn building(&self, program: impl AsRef<OsStr>) -> Command {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the folder of what is built");
        let mut command = Command::new(program);
        command.current_dir(&self.folder);
        command.env("CARGO_TARGET_DIR", self.target()).env("CARGO_BUILD_BUILD_DIR", target);
        command.env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "15");
        command
    }

    /// Returns the command that was built in the copy.
    pub fn suite(&self) -> Command {
        let mut command = Command::new(self.target().join("debug/suite"));
        command.current_dir(&self.folder);
        for variable in TERMINAL_VARIABLES {
            command.env_remove(variable);
        }
        command
    }

    /// Returns the folder of the copy.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the paths of the files that are not as they are in the project, and of those that are not there.
    pub fn changes(&self) -> (BTreeSet<String>, BTreeSet<String>) {
        let changed = |path: &String| {
            let now = fs::read(self.folder.join(path)).expect("a file");
            self.files.get(path).is_some_and(|before| *before != now)
        };
        let (old, added) = self.paths().partition::<BTreeSet<_>, _>(|path| self.files.contains_key(path));
        (old.into_iter().filter(changed).collect(), added)
    }

    /// The folder of what is built.
    fn target(&self) -> PathBuf {
        self.folder.with_extension("target")
    }

    /// The paths of the files of the copy.
    fn paths(&self) -> impl Iterator<Item = String> {
        let (mut folders, mut found) = (vec![self.folder.clone()], Vec::new());
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).into_iter().flatten() {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let path = path.strip_prefix(&self.folder).expect("a path in the copy");
                    found.push(path.to_str().expect("a text").to_owned());
                }
            }
        }
        found.into_iter()
    }
}

/// The folder of the copy and of what is built in it.
fn place() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("fifth-game")
}

fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Returns whether a program has come to its end in good order; says what is not tested if not.
fn is_done(output: &Output, otherwise: &str) -> bool {
    let is_done = output.status.success();
    if !is_done {
        let _ = writeln!(io::stderr(), "skipped: {otherwise}: {}", String::from_utf8_lossy(&output.stderr));
    }
    is_done
}
