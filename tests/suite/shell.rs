//! The commands of the documents, run in a shell as their readers run them.

use std::env;
use std::ffi::OsString;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::{SUITE, TERMINAL_VARIABLES, root, search_path};

/// The definitions that a document's commands are run with: commands that install something do nothing, and those that
/// wait for a browser, or play for minutes or hours, are only parsed.
const PRELUDE: &str = r#"
cargo() { :; }
pip() { :; }
rustup() { :; }
sudo() { :; }
suite() {
    case " $* " in
        *" web "* | *" --live "* | *" class package "* | *" compare go new/"* | *" go grade my_player3.py "* \
        | *" go grade testdata/"* | *" othello grade --functions "* | *" othello train -d 8 "* | *" run lesson "*)
            command suite "$@" --help > /dev/null ;;
        *) command suite "$@" ;;
    esac
}
"#;

/// A folder in which commands are typed.
pub struct Shell {
    folder: TempDir,
    search_path: OsString,
}

impl Shell {
    /// Makes the folder, with nothing in it but the project's test data.
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        symlink(root().join("testdata"), folder.path().join("testdata")).expect("a link");
        let own = Path::new(SUITE).parent().expect("a folder").to_owned();
        let folders = [own].into_iter().chain(env::split_paths(search_path()));
        let search_path = env::join_paths(folders).expect("a search path");
        Self { folder, search_path }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Runs lines of commands up to one that fails; `suite` is the command that was built.
    pub fn run(&self, commands: &str) -> Output {
        let mut shell = Command::new("sh");
        shell.args(["-ec", &format!("{PRELUDE}{commands}")]).current_dir(self.folder());
        shell.env("PATH", &self.search_path).env("HOME", self.folder());
        for variable in TERMINAL_VARIABLES {
            shell.env_remove(variable);
        }
        shell.stdin(Stdio::null()).output().expect("a shell")
    }
}
