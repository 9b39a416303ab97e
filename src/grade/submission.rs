//! What is graded: a program with its name and its files.

use std::fmt::Write;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A program that is graded.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Submission {
    /// Its name in reports.
    pub name: String,
    /// The command that starts it.
    pub command: String,
    /// The beginning of the SHA-256 of its files; `None` if it has none, because it is built in.
    pub hash: Option<String>,
}

/// The bytes of a hash that are kept.
const HASH_BYTES: usize = 8;

impl Submission {
    /// Returns the submission that starts by these words: those of a program, or none of a built-in player. Without a name, it
    /// has that of its folder, or of its file in the current folder.
    pub fn new(command: &str, words: &[String], name: Option<&str>) -> Result<Self> {
        let command = command.to_owned();
        let hash = if words.is_empty() { None } else { Some(hash(words)?) };
        let name = name.map(str::to_owned).or_else(|| name_of(words)).unwrap_or_else(|| command.clone());
        Ok(Self { name, command, hash })
    }

    /// Returns the name as a part of the name of a folder.
    pub fn folder_name(&self) -> String {
        let is_plain = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
        self.name.chars().map(|letter| if is_plain(letter) { letter } else { '-' }).collect()
    }
}

/// Returns the words that name files or folders; a first word without a folder is looked for in the search path.
fn paths(words: &[String]) -> impl Iterator<Item = &Path> {
    let words = words.iter().map(Path::new).enumerate();
    words.filter(|(index, path)| (*index > 0 || path.components().count() > 1) && path.exists()).map(|(_, path)| path)
}

/// Returns the name of the folder that a program lies in, or of its file in the current folder.
fn name_of(words: &[String]) -> Option<String> {
    // An absolute path at the beginning may be that of an interpreter.
    let mut found = paths(words).partition::<Vec<_>, _>(|path| path.is_relative());
    found.0.append(&mut found.1);
    let path = found.0.first().copied().or_else(|| words.first().map(Path::new))?;
    let folder = if path.is_dir() { path } else { path.parent()? };
    let folder = folder.file_name().or_else(|| path.file_stem())?;
    Some(folder.to_string_lossy().into_owned())
}

/// Returns the hash of the words and of the files that they name, with those in folders.
fn hash(words: &[String]) -> Result<String> {
    let mut hasher = Sha256::new();
    for word in words {
        hasher.update((word.len() as u64).to_le_bytes());
        hasher.update(word);
    }
    for path in paths(words) {
        add(&mut hasher, path).with_context(|| format!("cannot read {}", path.display()))?;
    }
    let bytes = hasher.finalize();
    Ok(bytes.iter().take(HASH_BYTES).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    }))
}

/// Adds a file, or the files of a folder with their names, in the order of those.
fn add(hasher: &mut Sha256, path: &Path) -> io::Result<()> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        entries.sort();
        for entry in entries.into_iter().filter(|entry| !entry.is_symlink()) {
            hasher.update(entry.file_name().unwrap_or_default().as_encoded_bytes());
            add(hasher, &entry)?;
        }
    } else if metadata.is_file() {
        hasher.update(metadata.len().to_le_bytes());
        io::copy(&mut File::open(path)?, hasher)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_submission_is_called_like_its_folder_or_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let own = folder.path().join("alice");
        fs::create_dir(&own).expect("a folder");
        fs::write(own.join("player.py"), "pass").expect("a file");
        let own = own.display();
        for (command, name) in [
            (format!("python3 {own}/player.py"), "alice"),
            (format!("{own}/player.py"), "alice"),
            (format!("python3 {own}"), "alice"),
            ("python3 src/main.rs".to_owned(), "src"),
            ("cat Cargo.toml".to_owned(), "Cargo"),
            ("true".to_owned(), "true"),
        ] {
            assert_eq!(
                Submission::new(&command, &words(&command), None).expect("a submission").name,
                name,
                "{command}"
            );
        }
        assert_eq!(Submission::new("random", &[], None).expect("a submission").name, "random");
        assert_eq!(Submission::new("random", &[], Some("A b/c")).expect("a submission").folder_name(), "A-b-c");
    }

    #[test]
    fn the_hash_is_that_of_all_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let [a, b] = ["a", "b"].map(|name| folder.path().join(name));
        fs::write(&a, "1").expect("a file");
        let command = words(&format!("cat {}", folder.path().display()));
        let mut hashes = vec![hash(&command).expect("a hash")];
        for (file, text) in [(&a, "2"), (&b, "2"), (&b, "3")] {
            fs::write(file, text).expect("a file");
            hashes.push(hash(&command).expect("a hash"));
        }
        fs::rename(&b, folder.path().join("c")).expect("a file");
        hashes.push(hash(&command).expect("a hash"));
        let count = hashes.len();
        hashes.sort();
        hashes.dedup();
        assert_eq!(hashes.len(), count, "each change shows");
        assert!(hashes.iter().all(|hash| hash.len() == 2 * HASH_BYTES));
        assert_eq!(Submission::new("random", &[], None).expect("a submission").hash, None);
    }
}
