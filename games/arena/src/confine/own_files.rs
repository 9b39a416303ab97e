//! The files that a program needs besides those of the system: its interpreter, and what lies beside it.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File, FileType};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use crate::find_program;

/// The folders of the system, which every program needs.
pub(super) const SYSTEM: [&str; 11] =
    ["/usr", "/lib", "/lib32", "/lib64", "/libx32", "/bin", "/sbin", "/etc", "/opt", "/nix/store", "/gnu/store"];
/// Languages that scripts start without naming a path.
const INTERPRETERS: [&str; 2] = ["python3", "java"];
/// The names of folders with executables, beside which the rest of an installation lies.
const EXECUTABLES: [&str; 3] = ["bin", "shims", "libexec"];
/// The parts of an installation, beside which anything may lie if somebody has made it in a folder of other things.
const PARTS: [&str; 22] = [
    "bin",
    "conf",
    "etc",
    "include",
    "jmods",
    "lib",
    "lib-python",
    "lib32",
    "lib64",
    "lib_pypy",
    "libexec",
    "plugins",
    "pyenv.d",
    "pyvenv.cfg",
    "release",
    "sbin",
    "shims",
    "share",
    "site-packages",
    "ssl",
    "version",
    "versions",
];
/// The maximum number of files beside a program that are listed one by one.
const MOST_BESIDE: usize = 1000;

/// The files that a program may look at besides the system's.
#[derive(Debug, Default)]
pub(super) struct OwnFiles {
    /// The files and folders that it may read and execute.
    pub(super) read: Vec<PathBuf>,
    /// The folders whose entries it may list, as Python does to import what lies beside a program.
    pub(super) list: Vec<PathBuf>,
}

/// Returns what a program with these words may look at: the installation of its interpreter, the folder of each file
/// that the words name, and the folders that they name, by absolute paths. It may see less of a home folder, or of a
/// folder that holds something `private`.
pub(super) fn own_files(words: &[PathBuf], private: &[PathBuf]) -> OwnFiles {
    let places = Places::new(private);
    let mut own = OwnFiles::default();
    let program = words.first().and_then(|word| find_program(word));
    let named = program.iter().flat_map(|program| shebang(program));
    let interpreters = named.chain(INTERPRETERS.iter().map(PathBuf::from)).filter_map(|name| find_program(&name));
    for executable in program.iter().cloned().chain(interpreters) {
        own.read.extend(places.installation(&executable));
        own.read.extend(executable.canonicalize().ok().into_iter().flat_map(|real| places.installation(&real)));
    }
    if program.as_deref().is_some_and(is_python) {
        own.read.extend(user_bases().iter().flat_map(|base| user_packages(base)));
    }
    for word in words.iter().filter(|word| word.is_absolute()) {
        let Ok(real) = word.canonicalize() else { continue };
        if real.is_file() {
            places.open_beside(&real, &mut own);
        } else if places.may_be_opened(&real) {
            own.read.push(real.clone());
        }
        // The program asks by the name that it was given, which may lead through links.
        for (named, real) in [(Some(&**word), Some(&*real)), (word.parent(), real.parent())] {
            if named != real && real.is_some_and(|real| own.read.iter().any(|path| path == real)) {
                own.read.extend(named.map(Path::to_owned));
            }
        }
    }
    for paths in [&mut own.read, &mut own.list] {
        paths.sort();
        paths.dedup();
    }
    own
}

/// Returns the regular files in the folder of a program's file, this file included, that belong to the program: none
/// that is `private`, and none in a home folder, or in one that is `private`.
#[must_use]
pub fn files_beside(file: &Path, private: &[PathBuf]) -> Vec<PathBuf> {
    let Ok(file) = file.canonicalize() else { return Vec::new() };
    Places::new(private).files_beside(&file)
}

/// The places that must not be opened as a whole.
struct Places {
    private: Vec<PathBuf>,
}

impl Places {
    fn new(private: &[PathBuf]) -> Self {
        Self { private: private.iter().filter_map(|path| path.canonicalize().ok()).collect() }
    }

    /// Returns whether a file, or all in a folder, may be read.
    fn may_be_opened(&self, folder: &Path) -> bool {
        !holds_home(folder) && !self.private.iter().any(|private| private.starts_with(folder))
    }

    /// Adds the file, and what may be looked at beside it.
    fn open_beside(&self, file: &Path, own: &mut OwnFiles) {
        let folder = file.parent().unwrap_or(file);
        if self.may_be_opened(folder) {
            own.read.push(folder.to_owned());
            return;
        }
        own.read.push(file.to_owned());
        if self.is_own(folder) {
            for is_of_kind in [FileType::is_file, FileType::is_dir] {
                // What has another name cannot be told to the launcher.
                own.read.extend(self.entries(folder, is_of_kind).into_iter().filter(|entry| entry.to_str().is_some()));
            }
            own.list.push(folder.to_owned());
        }
    }

    /// Returns the entries of a kind in a folder that may be opened.
    fn entries(&self, folder: &Path, is_of_kind: fn(&FileType) -> bool) -> Vec<PathBuf> {
        entries(folder, is_of_kind).into_iter().filter(|entry| self.may_be_opened(entry)).collect()
    }

    /// Returns the regular files in the folder of a file, unless they are somebody else's.
    fn files_beside(&self, file: &Path) -> Vec<PathBuf> {
        let folder = file.parent().unwrap_or(file);
        if self.is_own(folder) { self.entries(folder, FileType::is_file) } else { Vec::new() }
    }

    /// Returns whether a folder is that of a program, though it may hold more. A folder within the one for temporary
    /// files may be.
    fn is_own(&self, folder: &Path) -> bool {
        !holds_home(folder) && !self.private.iter().any(|private| private == folder)
    }

    /// Returns the parts of the installation that an executable belongs to, or else its folder; nothing if it is one of
    /// the system.
    fn installation(&self, executable: &Path) -> Vec<PathBuf> {
        let is_of_system = SYSTEM.iter().any(|system| executable.starts_with(system));
        let Some(folder) = executable.parent().filter(|_| !is_of_system) else { return Vec::new() };
        let is_installed = folder.file_name().is_some_and(|name| EXECUTABLES.iter().any(|folder| *folder == name));
        let prefix = folder.parent().filter(|prefix| is_installed && self.may_be_opened(prefix) && !is_shared(prefix));
        match prefix {
            Some(prefix) => PARTS.iter().map(|part| prefix.join(part)).filter(|part| part.exists()).collect(),
            None if self.may_be_opened(folder) => vec![folder.to_owned()],
            None => vec![executable.to_owned()],
        }
    }
}

/// Returns the entries of a folder that are of one type, without hidden ones.
fn entries(folder: &Path, is_wanted: impl Fn(&FileType) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_wanted = |entry: &fs::DirEntry| {
        let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
        !is_hidden && entry.file_type().is_ok_and(|kind| is_wanted(&kind))
    };
    entries.filter(is_wanted).take(MOST_BESIDE).map(|entry| entry.path()).collect()
}

/// Returns whether a folder is somebody's home, or holds one.
fn holds_home(folder: &Path) -> bool {
    let is_home = ["/home", "/Users"].iter().any(|homes| folder.parent() == Some(Path::new(homes)));
    let own = env::home_dir().and_then(|home| home.canonicalize().ok());
    is_home
        || [Path::new("/home"), Path::new("/root"), Path::new("/Users")].iter().any(|home| home.starts_with(folder))
        || own.is_some_and(|home| home.starts_with(folder))
}

/// Returns whether a folder is one in a home directory where many programs keep their files and secrets.
fn is_shared(prefix: &Path) -> bool {
    prefix.file_name().is_some_and(|name| name == ".local" || name == ".cargo")
}

/// Returns whether a program is an interpreter of Python, by its name.
#[must_use]
pub fn is_python(program: &Path) -> bool {
    program.file_name().is_some_and(|name| {
        let name = name.as_encoded_bytes();
        name.starts_with(b"python") || name.starts_with(b"pypy")
    })
}

/// Returns the folder below which `pip install --user` puts packages, as far as it is the same for all versions.
pub(super) fn user_base() -> Option<PathBuf> {
    let given = env::var_os("PYTHONUSERBASE").filter(|base| !base.is_empty()).map(PathBuf::from);
    given.or_else(|| Some(env::home_dir()?.join(".local"))).filter(|base| base.is_absolute())
}

/// Returns the folders below which `pip install --user` puts packages: on macOS, most versions have one of their own.
fn user_bases() -> Vec<PathBuf> {
    let versions = env::home_dir().filter(|_| cfg!(target_os = "macos")).map(|home| home.join("Library/Python"));
    let of_versions = versions.iter().flat_map(|versions| entries(versions, FileType::is_dir));
    user_base().into_iter().chain(of_versions).collect()
}

/// Returns the folders of the packages below `base`, one for each version of Python.
fn user_packages(base: &Path) -> Vec<PathBuf> {
    let versions = entries(&base.join("lib"), FileType::is_dir).into_iter().filter(|version| is_python(version));
    versions.map(|version| version.join("site-packages")).filter(|packages| packages.is_dir()).collect()
}

/// Returns the programs that the first line of a script names.
fn shebang(program: &Path) -> Vec<PathBuf> {
    let Ok(file) = File::open(program) else { return Vec::new() };
    let mut line = Vec::new();
    let read = BufReader::new(file.take(256)).read_until(b'\n', &mut line);
    let words = read.ok().and_then(|_| str::from_utf8(line.strip_prefix(b"#!")?).ok()).unwrap_or_default();
    words.split_whitespace().map(|word| PathBuf::from(OsStr::new(word))).collect()
}

#[cfg(test)]
mod tests {
    use std::slice;

    use super::*;

    #[test]
    fn the_folder_of_a_program_is_its_own() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path().canonicalize().expect("a path");
        let own = root.join("alice");
        for path in ["alice/records", "alice/library", "bob"] {
            fs::create_dir_all(root.join(path)).expect("a folder");
        }
        for file in ["alice/player.py", "alice/table.json", "alice/.secret", "alice/records/game", "bob/player.py"] {
            fs::write(root.join(file), "").expect("a file");
        }
        let words = [PathBuf::from("sh"), own.join("player.py")];
        let read = |private: &str| {
            let read = own_files(&words, &[root.join(private)]).read.into_iter();
            let names = read.filter_map(|path| Some(path.strip_prefix(&root).ok()?.to_str()?.to_owned()));
            names.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(read("none"), "alice");
        assert_eq!(read("bob"), "alice");
        assert_eq!(read("alice/records"), "alice/library alice/player.py alice/table.json");
        assert_eq!(read("alice/table.json"), "alice/library alice/player.py alice/records");
        assert_eq!(read("alice"), "alice/player.py");
        let read = own_files(&words, &[root.clone(), own.join("records")]);
        let [table, library] = ["table.json", "library"].map(|name| own.join(name));
        assert!(read.read.contains(&table) && read.read.contains(&library) && !read.read.contains(&own), "{read:?}");
        assert_eq!(read.list, slice::from_ref(&own));
        let beside = |private: &str| files_beside(&own.join("player.py"), &[root.join(private)]).len();
        let private = ["none", "bob", "alice/records", "alice/table.json", "alice"];
        assert_eq!(private.map(beside), [2, 2, 2, 1, 0], "the program and its table");
        assert_eq!(files_beside(&own.join("none"), &[]), Vec::<PathBuf>::new());
    }

    #[test]
    fn packages_of_the_user_are_opened_and_nothing_beside_them() {
        let base = tempfile::tempdir().expect("a folder");
        for path in ["lib/python3.11/site-packages", "lib/python2.7/site-packages", "lib/other/site-packages", "share"]
        {
            fs::create_dir_all(base.path().join(path)).expect("a folder");
        }
        let mut found = user_packages(base.path());
        found.sort();
        assert_eq!(
            found,
            ["2.7", "3.11"].map(|version| base.path().join(format!("lib/python{version}/site-packages")))
        );
        for (program, expected) in [("/usr/bin/python3", true), ("pypy", true), ("/usr/bin/java", false), ("/", false)]
        {
            assert_eq!(is_python(Path::new(program)), expected, "{program}");
        }
    }

    #[test]
    fn only_absolute_paths_are_opened() {
        let relative = |words: &[&str]| own_files(&words.iter().map(PathBuf::from).collect::<Vec<_>>(), &[]).read;
        assert_eq!(relative(&["sh", "src", "Cargo.toml"]), relative(&["sh"]));
    }

    #[test]
    fn homes_are_not_opened() {
        for home in ["/", "/home", "/home/ann", "/root", "/Users/ann"] {
            assert!(holds_home(Path::new(home)), "{home}");
        }
        assert!(!holds_home(Path::new("/srv/submissions/ann")) && !holds_home(Path::new("/home/ann/agent")));
    }

    #[test]
    fn installations_are_found_by_their_folder_of_executables() {
        let places = Places { private: Vec::new() };
        for (executable, opened) in [
            ("/usr/bin/python3", None),
            ("/home/ann/.local/bin/python3", Some("/home/ann/.local/bin")),
            ("/home/ann/bin/python3", Some("/home/ann/bin")),
            ("/home/ann/python3", Some("/home/ann/python3")),
            ("/srv/agent/player", Some("/srv/agent")),
        ] {
            let opened: Vec<_> = opened.into_iter().map(PathBuf::from).collect();
            assert_eq!(places.installation(Path::new(executable)), opened, "{executable}");
        }
        // What lies beside an environment that was made in the folder of a course is not its own.
        let course = tempfile::tempdir().expect("a folder");
        let places = ["bin", "lib", "classmate"].map(|name| course.path().join(name));
        for folder in &places {
            fs::create_dir(folder).expect("a folder");
        }
        let opened = Places { private: Vec::new() }.installation(&course.path().join("bin/python3"));
        assert_eq!(opened, places[..2]);
    }
}
