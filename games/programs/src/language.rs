//! The languages of the courses: how a source file is compiled and started.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// A language of the courses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// Python.
    Python,
    /// C++.
    Cpp,
    /// Java.
    Java,
}

/// The file that the assignment compiles as C++11.
const CPP_11: &str = "my_player11.cpp";
/// The compiled program of a C++ file.
const EXECUTABLE: &str = if cfg!(windows) { "program.exe" } else { "program" };

impl Language {
    /// Returns the language of a file, by the end of its name.
    #[must_use]
    pub fn of(file: &Path) -> Option<Self> {
        match file.extension()?.to_str()? {
            "py" => Some(Self::Python),
            "cpp" => Some(Self::Cpp),
            "java" => Some(Self::Java),
            _ => None,
        }
    }

    /// Returns the programs that it takes.
    #[must_use]
    pub const fn tools(self) -> &'static [&'static str] {
        match self {
            Self::Python => &["python3"],
            Self::Cpp => &["g++"],
            Self::Java => &["javac", "java"],
        }
    }

    /// Returns the command line of the compiler, which writes into `folder` and may use `memory` bytes; `None` if there
    /// is nothing to compile. In C++, `more` files are compiled together with the source; in Java, the compiler finds
    /// them.
    pub fn compiler(self, source: &Path, more: &[PathBuf], folder: &Path, memory: u64) -> Option<Vec<PathBuf>> {
        let standard = (source.file_name() == Some(OsStr::new(CPP_11))).then(|| "-std=c++11".into());
        match self {
            Self::Python => None,
            Self::Cpp => {
                let options = ["g++".into(), "-O2".into()].into_iter().chain(standard);
                let files =
                    ["-o".into(), folder.join(EXECUTABLE), source.into()].into_iter().chain(more.iter().cloned());
                Some(options.chain(files).collect())
            }
            Self::Java => {
                let heap = format!("-J{}", heap(memory));
                let beside = source.parent().unwrap_or(source);
                let words = ["javac".as_ref(), heap.as_ref(), "-d".as_ref(), folder, "-sourcepath".as_ref(), beside];
                Some(words.into_iter().chain([source]).map(Path::to_owned).collect())
            }
        }
    }

    /// Returns the file in the compiler's folder that has to be made executable, if there is one.
    #[must_use]
    pub fn executable(self, folder: &Path) -> Option<PathBuf> {
        (self == Self::Cpp).then(|| folder.join(EXECUTABLE))
    }

    /// Returns the command line of a program, whose compiler has written into `folder`, and which may use `memory`
    /// bytes.
    #[must_use]
    pub fn words(self, source: &Path, folder: &Path, memory: u64) -> Vec<PathBuf> {
        match self {
            Self::Python => vec!["python3".into(), source.to_owned()],
            Self::Cpp => vec![folder.join(EXECUTABLE)],
            Self::Java => {
                let class = source.file_stem().unwrap_or_default().into();
                vec!["java".into(), heap(memory).into(), "-cp".into(), folder.to_owned(), class]
            }
        }
    }
}

/// Returns the option that limits the heap of a Java virtual machine, which takes a part of the computer's memory
/// otherwise and does not collect its garbage before: half of the memory, for it needs more than its heap.
fn heap(memory: u64) -> String {
    format!("-Xmx{}k", memory / 2 / 1024)
}

#[cfg(test)]
mod tests {
    use itertools::Itertools;

    use super::*;

    #[test]
    fn programs_are_compiled_and_started_as_the_assignments_say() {
        for (name, compiler, command) in [
            ("agent.py", "", "python3 ann/agent.py"),
            ("my_player.cpp", "g++ -O2 -o 1/program ann/my_player.cpp", "1/program"),
            ("my_player11.cpp", "g++ -O2 -std=c++11 -o 1/program ann/my_player11.cpp", "1/program"),
            (
                "my_player.java",
                "javac -J-Xmx2048k -d 1 -sourcepath ann ann/my_player.java",
                "java -Xmx2048k -cp 1 my_player",
            ),
        ] {
            let (source, folder, memory) = (Path::new("ann").join(name), Path::new("1"), 4 << 20);
            let language = Language::of(&source).expect("a language");
            let line = |words: Vec<PathBuf>| words.iter().map(|word| word.display()).join(" ");
            assert_eq!(language.compiler(&source, &[], folder, memory).map(line).unwrap_or_default(), compiler);
            assert_eq!(line(language.words(&source, folder, memory)), command);
            let tool = |line: &str| line.split(' ').next().map(str::to_owned);
            let first = if compiler.is_empty() { command } else { compiler };
            assert_eq!(tool(first).as_deref(), language.tools().first().copied());
        }
        for name in ["agent", "agent.PY", "agent.cc", ".py", "agent.class"] {
            assert_eq!(Language::of(Path::new(name)), None, "{name}");
        }
    }
}
