//! A program that somebody has handed in, with its name and its files.

use std::ffi::OsStr;
use std::path::{self, Path, PathBuf};

use anyhow::{Context, Result};
use itertools::Itertools;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use suite_work::file_name_part;

use crate::content::{add, short_hash};
use crate::{ProgramSource, helper_files};

/// A program that somebody has handed in, or a built-in player in its place.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Submission {
    /// Its name in reports.
    pub name: String,
    /// The command that starts it.
    pub command: String,
    /// The beginning of the SHA-256 of its files; `None` if it has none, because it is built in.
    pub hash: Option<String>,
}

impl Submission {
    /// Returns the submission of a program, or of a built-in player if there is none. Without a name, it has that of
    /// its folder, or of its file in the current folder. The helper files beside a source file are of its files. What
    /// gradings write there (`outputs`) is not.
    ///
    /// # Errors
    ///
    /// A file of the program that cannot be read.
    pub fn new(
        command: &str,
        program: Option<&ProgramSource>,
        name: Option<&str>,
        outputs: &[PathBuf],
    ) -> Result<Self> {
        let command = command.to_owned();
        let (words, paths) = program.map(words_and_paths).unwrap_or_default();
        let helpers = program.map_or(Ok(Vec::new()), |program| helpers(program, outputs))?;
        let hash = program.map(|_| hash(words, &paths, &helpers, outputs)).transpose()?;
        let path = own_path(words, &paths);
        let name = name.map(str::to_owned).or_else(|| name_of(path?)).unwrap_or_else(|| command.clone());
        Ok(Self { name, command, hash })
    }

    /// Returns the name as a part of the name of a folder.
    #[must_use]
    pub fn folder_name(&self) -> String {
        file_name_part(&self.name, "_.")
    }

    /// Returns the part of a folder's name that tells a program from others in the same place: the name of its file,
    /// behind that of the file's folder if the command line has it, or the name of its own folder.
    #[must_use]
    pub fn records_name(command: &str, program: Option<&ProgramSource>) -> String {
        let (words, paths) = program.map(words_and_paths).unwrap_or_default();
        let name = own_path(words, &paths).and_then(|path| {
            let file = path.file_name().filter(|_| !path.is_dir()).map(OsStr::to_string_lossy);
            let folder = path.parent().and_then(Path::file_name).map(OsStr::to_string_lossy);
            file.map(|file| folder.into_iter().chain([file]).join("-")).or_else(|| name_of(path))
        });
        file_name_part(&name.unwrap_or_else(|| command.to_owned()), "_.")
    }
}

/// Returns the words of a program's command line, and the files and folders that it is made of.
fn words_and_paths(program: &ProgramSource) -> (&[String], Vec<&Path>) {
    match program {
        ProgramSource::Command(words) => (&words[..], paths(words)),
        ProgramSource::File(file) => (&[][..], vec![&*file.named]),
        ProgramSource::Folder { path, .. } => (&[][..], vec![&**path]),
    }
}

/// Returns the path of what somebody has written: an absolute one may be that of an interpreter.
fn own_path<'a>(words: &'a [String], paths: &[&'a Path]) -> Option<&'a Path> {
    let path = paths.iter().find(|path| path.is_relative()).or(paths.first()).copied();
    path.or_else(|| words.first().map(Path::new))
}

/// Returns the words that name files or folders; a first word without a folder is looked for in the search path.
fn paths(words: &[String]) -> Vec<&Path> {
    let words = words.iter().map(Path::new).enumerate();
    let named = words.filter(|(index, path)| (*index > 0 || path.components().count() > 1) && path.exists());
    named.map(|(_, path)| path).collect()
}

/// Returns the name of a folder, of the folder that a file lies in, or of a file in the current folder.
fn name_of(path: &Path) -> Option<String> {
    if !path.is_dir() {
        let name = path.parent()?.file_name().or_else(|| path.file_stem())?;
        return Some(name.to_string_lossy().into_owned());
    }
    // That of `.` is not in the path.
    let folder = if path.file_name().is_some() { path.to_owned() } else { path.canonicalize().ok()? };
    Some(folder.file_name()?.to_string_lossy().into_owned())
}

/// Returns the helper files beside a source file; those in its own folder are hashed with that.
fn helpers(program: &ProgramSource, outputs: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let ProgramSource::File(file) = program else { return Ok(Vec::new()) };
    if file.named.is_dir() {
        return Ok(Vec::new());
    }
    Ok(helper_files(&path::absolute(&file.path)?, outputs)?)
}

/// Returns the hash of the words of a command line, and of files, with those in folders but for `outputs`, and of
/// helper files with their names.
fn hash(words: &[String], paths: &[&Path], helpers: &[PathBuf], outputs: &[PathBuf]) -> Result<String> {
    let outputs: Vec<_> = outputs.iter().filter_map(|path| path.canonicalize().ok()).collect();
    let mut hasher = Sha256::new();
    for word in words {
        hasher.update((word.len() as u64).to_le_bytes());
        hasher.update(word);
    }
    for path in paths {
        add(&mut hasher, path, &outputs).with_context(|| format!("cannot read {}", path.display()))?;
    }
    for helper in helpers {
        hasher.update(helper.file_name().unwrap_or_default().as_encoded_bytes());
        add(&mut hasher, helper, &[]).with_context(|| format!("cannot read {}", helper.display()))?;
    }
    Ok(short_hash(hasher))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::content::{GRADING, HASH_BYTES};

    fn submission(command: &str, name: Option<&str>) -> Submission {
        let program = ProgramSource::parse(command, &["player.py"]).expect("a program");
        Submission::new(command, Some(&program), name, &[]).expect("a submission")
    }

    #[test]
    fn a_submission_is_called_like_its_folder_or_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let own = folder.path().join("alice");
        fs::create_dir(&own).expect("a folder");
        fs::write(own.join("player.py"), "pass").expect("a file");
        let own = own.display();
        let has_python = ProgramSource::parse("python3", &[]).is_ok();
        for (command, name) in [
            (format!("sh {own}/player.py"), "alice"),
            (format!("sh {own}"), "alice"),
            (format!("{own}"), "alice"),
            (format!("{own}/"), "alice"),
            (format!("{own}/."), "alice"),
            (format!("{own}/player.py"), "alice"),
            ("sh src/lib.rs".to_owned(), "src"),
            ("cat Cargo.toml".to_owned(), "Cargo"),
            ("/bin/sh ./src/lib.rs".to_owned(), "src"),
            ("true".to_owned(), "true"),
        ] {
            if has_python || !command.starts_with(&own.to_string()) {
                assert_eq!(submission(&command, None).name, name, "{command}");
            }
        }
        let built_in = |name| Submission::new("random", None, name, &[]).expect("a submission");
        assert_eq!((built_in(None).name.as_str(), built_in(None).hash), ("random", None));
    }

    #[test]
    fn programs_in_one_place_have_folders_of_different_names() {
        let folder = tempfile::tempdir().expect("a folder");
        let own = folder.path().join("ann");
        fs::create_dir(&own).expect("a folder");
        for name in ["a.cpp", "b.cpp"] {
            fs::write(own.join(name), "").expect("a file");
        }
        let own = own.display();
        for (command, name) in [
            (format!("sh {own}"), "ann"),
            (format!("sh {own}/a.cpp"), "ann-a.cpp"),
            (format!("sh {own}/b.cpp 3"), "ann-b.cpp"),
            ("sh src/lib.rs".to_owned(), "src-lib.rs"),
            ("sh ./src/lib.rs".to_owned(), "src-lib.rs"),
            ("sh Cargo.toml".to_owned(), "Cargo.toml"),
            ("true".to_owned(), "true"),
        ] {
            let program = ProgramSource::parse(&command, &[]).expect("a program");
            assert_eq!(Submission::records_name(&command, Some(&program)), name, "{command}");
        }
        assert_eq!(Submission::records_name("alphabeta:limit=3", None), "alphabeta-limit-3");
        let submission = Submission::new("random", None, Some("A b/c"), &[]).expect("a submission");
        assert_eq!(submission.folder_name(), "A-b-c");
    }

    #[test]
    fn the_hash_is_that_of_all_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let [a, b] = ["a", "b"].map(|name| folder.path().join(name));
        fs::write(&a, "1").expect("a file");
        let command = format!("cat {}", folder.path().display());
        let program = ProgramSource::parse(&command, &[]).expect("a program");
        let results = [folder.path().join("results.html")];
        let hash = || Submission::new(&command, Some(&program), None, &results).expect("a submission").hash;
        let mut hashes = vec![hash()];
        for (file, text) in [(&a, "2"), (&b, "2"), (&b, "3")] {
            fs::write(file, text).expect("a file");
            hashes.push(hash());
        }
        fs::rename(&b, folder.path().join("c")).expect("a file");
        hashes.push(hash());
        // What is not its own does not count.
        for (own, file) in [("__pycache__", "a.pyc"), ("grade-a-1", GRADING)] {
            fs::create_dir(folder.path().join(own)).expect("a folder");
            fs::write(folder.path().join(own).join(file), "").expect("a file");
        }
        for file in [results[0].clone(), folder.path().join(".hidden")] {
            fs::write(file, "").expect("a file");
        }
        assert_eq!(hashes.last(), Some(&hash()));
        assert!(hashes.iter().all_unique(), "{hashes:?}");
        assert!(hashes.iter().flatten().all(|hash| hash.len() == 2 * HASH_BYTES));
    }

    #[test]
    fn helper_files_beside_a_source_file_are_of_its_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        fs::write(file("a.cpp"), "1").expect("a file");
        let program = ProgramSource::parse(&file("a.cpp").display().to_string(), &[]).expect("a program");
        let results = [file("results.json")];
        let hash = || Submission::new("a.cpp", Some(&program), None, &results).expect("a submission").hash;
        let mut hashes = vec![hash()];
        for (name, text) in [("table.json", "1"), ("table.json", "2"), ("words.txt", "2")] {
            fs::write(file(name), text).expect("a file");
            hashes.push(hash());
        }
        // What it does not get, and what this command writes.
        for name in ["input.txt", "notes.md", "b.cpp", "results.json"] {
            fs::write(file(name), "3").expect("a file");
        }
        assert_eq!(hashes.last(), Some(&hash()));
        assert!(hashes.iter().all_unique(), "{hashes:?}");
    }
}
