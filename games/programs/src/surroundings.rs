//! What the results of a program depend on besides its own files: what compiles and starts it here, the packages that
//! it imports, and what confines it.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::fs;
use std::path::{self, Path, PathBuf};
use std::process::{Command, Stdio};

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use suite_arena::{is_python, printable, run_helper};

use crate::python::words;
use crate::{ConfinementChoice, Interpreter, ProgramSource, SourceFile};

/// What the results of a program depend on besides its own files and its limits, as data that may grow.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Surroundings {
    /// The interpreter that starts it, if it is in Python.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interpreter: Option<Interpreter>,
    /// The versions of the compilers and other interpreters that it takes, by their names.
    pub tools: BTreeMap<String, Option<String>>,
    /// The installed packages that its Python files import.
    pub packages: BTreeSet<String>,
    /// What confines it, or why nothing can.
    pub confinement: String,
}

impl Surroundings {
    /// Tells what is different `now`, as clauses for people; `None` if nothing is.
    #[must_use]
    pub fn difference(&self, now: &Self) -> Option<String> {
        let [before, now] = [self.facts(), now.facts()];
        let names = before.keys().chain(now.keys()).unique();
        let differences = names.filter_map(|name| {
            let [before, now] = [&before, &now].map(|facts| facts.get(name).map_or("none", String::as_str));
            (before != now).then(|| format!("{name}: {before} then, {now} now"))
        });
        let text = differences.sorted().join("; ");
        (!text.is_empty()).then_some(text)
    }

    /// Returns all that is known, by name.
    fn facts(&self) -> BTreeMap<&str, String> {
        let Self { interpreter, tools, packages, confinement } = self;
        let interpreter = interpreter.iter().map(|interpreter| ("interpreter", interpreter.to_string()));
        let tools = tools.iter().map(|(name, version)| (&**name, version.clone().unwrap_or_else(|| "none".to_owned())));
        let packages = (!packages.is_empty()).then(|| ("packages", packages.iter().join(", ")));
        interpreter.chain(tools).chain(packages).chain([("confinement", confinement.clone())]).collect()
    }
}

/// A surveyor of the surroundings of programs, who looks at each tool once.
#[derive(Debug, Default)]
pub struct Surveyor {
    tools: BTreeMap<String, Tool>,
    confinement: BTreeMap<&'static str, String>,
}

/// A compiler or an interpreter.
#[derive(Debug, Default)]
struct Tool {
    /// Its version; `None` if it does not start.
    version: Option<String>,
    /// The names of the files in the folders of its packages.
    packages: Vec<String>,
}

/// A program that tells the version of Python, 2 or 3, and lists what is installed for it.
const SURVEY: &str = "
import os, sys
sys.stdout.write(sys.version.split()[0] + '\\n')
for folder in sys.path[1:]:
    if folder.endswith('-packages') and os.path.isdir(folder):
        sys.stdout.write(''.join(name + '\\n' for name in os.listdir(folder)))
";

impl Surveyor {
    /// Returns the surroundings that a program has here, which is confined like this; a built-in player has none.
    pub fn surroundings(&mut self, source: Option<&ProgramSource>, confine: ConfinementChoice) -> Surroundings {
        let Some(source) = source else { return Surroundings::default() };
        let confinement = self.confinement.entry(confine.name()).or_insert_with(|| match confine.confinement() {
            Ok(confinement) => confinement.to_string(),
            Err(error) => format!("{error:#}"),
        });
        let confinement = confinement.clone();
        let (mut tools, mut packages) = (BTreeMap::new(), BTreeSet::new());
        let interpreter = source.interpreter().cloned();
        for name in interpreter.as_ref().map_or_else(|| source.tools(), |interpreter| vec![&*interpreter.command]) {
            let words = || interpreter.as_ref().map_or_else(|| words(name), Interpreter::words);
            let tool = self.tools.entry(name.to_owned()).or_insert_with(|| Tool::survey(&words()));
            if !tool.packages.is_empty() {
                let imported = imported_names(&source.python_files());
                packages.extend(tool.packages.iter().filter(|package| is_of(package, &imported)).cloned());
            }
            if interpreter.is_none() {
                tools.insert(name.to_owned(), tool.version.clone());
            }
        }
        Surroundings { interpreter, tools, packages, confinement }
    }
}

impl Tool {
    /// Asks a tool, which these words start, for its version.
    fn survey(words: &[PathBuf]) -> Self {
        let Some((program, options)) = words.split_first() else { return Self::default() };
        let is_python = is_python(program);
        let question = match program.to_str() {
            Some("java" | "javac") => &["-version"][..],
            _ if is_python => &["-c", SURVEY],
            _ => &["--version"],
        };
        // Not in the folder of a program, from which an interpreter may import what lies there.
        let program = if program.components().count() > 1 { path::absolute(program) } else { Ok(program.clone()) };
        let (Ok(program), Ok(folder)) = (program, tempfile::tempdir()) else { return Self::default() };
        let mut command = Command::new(program);
        command
            .current_dir(folder.path())
            .args(options)
            .args(question)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let Some(output) = run_helper(&mut command).ok().filter(|output| output.status.success()) else {
            return Self::default();
        };
        // Java tells it on stderr.
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        let mut lines = said.lines().map(printable);
        let version = lines.next();
        Self { version, packages: if is_python { lines.collect() } else { Vec::new() } }
    }
}

impl ProgramSource {
    /// Returns the names of the compilers and interpreters that the program takes, as far as they are known.
    fn tools(&self) -> Vec<&str> {
        match self {
            Self::File(file) => file.language.tools().to_vec(),
            Self::Folder { .. } => Vec::new(),
            Self::Command(words) => {
                let first = words.first().map(String::as_str);
                first.filter(|first| is_python(first.as_ref()) || *first == "java").into_iter().collect()
            }
        }
    }

    /// Returns its Python files.
    fn python_files(&self) -> Vec<PathBuf> {
        let mut found = Vec::new();
        match self {
            Self::File(SourceFile { named: path, .. }) | Self::Folder { path, .. } => {
                add_python_files(path, &mut found);
            }
            Self::Command(words) => words.iter().for_each(|word| add_python_files(Path::new(word), &mut found)),
        }
        found
    }
}

/// Adds a Python file, or those of a folder with its folders.
fn add_python_files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        let paths = entries.map(|entry| entry.path()).filter(|path| !path.is_symlink());
        paths.for_each(|path| add_python_files(&path, found));
    } else if path.extension().is_some_and(|extension| extension == "py") && path.is_file() {
        found.push(path.to_owned());
    }
}

/// Returns the first names of the modules that these files import.
fn imported_names(files: &[PathBuf]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for file in files {
        let text = fs::read(file).unwrap_or_default();
        for line in String::from_utf8_lossy(&text).lines().map(str::trim_start) {
            let modules = match line.split_once(' ') {
                Some(("import", modules)) => modules,
                Some(("from", module)) => module.split(" import").next().unwrap_or_default(),
                _ => continue,
            };
            let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
            let first =
                |module: &str| module.trim().split(|letter| !is_of_name(letter)).next().unwrap_or("").to_owned();
            names.extend(modules.split(',').map(first).filter(|name| !name.is_empty()));
        }
    }
    names
}

/// Returns whether a file among the packages is that of a module with one of these names: `numpy`, `six.py`,
/// `numpy-1.26.4.dist-info`.
fn is_of(package: &str, names: &BTreeSet<String>) -> bool {
    names.contains(package.split(['.', '-']).next().unwrap_or(package))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn tools_are_not_asked_where_a_program_lies() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().expect("a folder");
        let tool = folder.path().join("tool");
        fs::write(&tool, "#!/bin/sh\npwd\n").expect("a tool");
        fs::set_permissions(&tool, PermissionsExt::from_mode(0o755)).expect("a mode");
        let place = Tool::survey(&[tool]).version.expect("a place");
        assert_ne!(Path::new(&place), std::env::current_dir().expect("a folder"));
        assert!(!Path::new(&place).exists());
    }

    fn set<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
        names.map(str::to_owned).into()
    }

    #[test]
    fn imports_are_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = "import numpy as np, os.path\nif x:\n    from scipy.stats import norm\nfrom . import own\n\
                    important = 1\n# import commented\nfrom read import *\n";
        fs::create_dir(folder.path().join("deep")).expect("a folder");
        fs::write(folder.path().join("a.py"), text).expect("a file");
        fs::write(folder.path().join("deep/b.py"), "import torch").expect("a file");
        fs::write(folder.path().join("notes.txt"), "import this").expect("a file");
        let mut found = Vec::new();
        add_python_files(folder.path(), &mut found);
        let names = imported_names(&found);
        assert_eq!(names, set(["numpy", "os", "read", "scipy", "torch"]));
        for (package, expected) in [
            ("numpy", true),
            ("numpy-1.26.4.dist-info", true),
            ("torch.cpython-311.so", true),
            ("numpy_financial", false),
            ("six.py", false),
        ] {
            assert_eq!(is_of(package, &names), expected, "{package}");
        }
    }

    #[test]
    fn differences_are_told() {
        let tool = |version: &str| ("python3".to_owned(), Some(version.to_owned()));
        let before = Surroundings {
            interpreter: None,
            tools: [tool("3.11.2"), ("g++".to_owned(), None)].into(),
            packages: BTreeSet::new(),
            confinement: "off".to_owned(),
        };
        assert_eq!(before.difference(&before), None);
        let now = Surroundings { tools: [tool("3.12.1")].into(), packages: set(["numpy"]), ..before.clone() };
        let told = "packages: none then, numpy now; python3: 3.11.2 then, 3.12.1 now";
        assert_eq!(before.difference(&now).as_deref(), Some(told));
    }

    #[test]
    fn what_is_there_is_seen() {
        let mut surveyor = Surveyor::default();
        let command = |line: &str| ProgramSource::parse(line, &[]).expect("a program");
        let mut seen = |line: &str| surveyor.surroundings(Some(&command(line)), ConfinementChoice::Off);
        let plain = seen("true");
        assert_eq!((plain.tools.len(), plain.confinement.as_str()), (0, "off"));
        if ProgramSource::parse("python3", &[]).is_ok() {
            let version = seen("python3 -c pass").tools["python3"].clone().expect("a version");
            assert!(version.starts_with("3."), "{version}");
        }
        assert_eq!(Tool::survey(&words("no-such-tool")).version, None);
        assert_eq!(surveyor.surroundings(None, ConfinementChoice::Off), Surroundings::default());
    }
}
