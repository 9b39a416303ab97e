//! Starter files: what a course has given out beside the assignment, and what programs import of it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use suite_tabletop::StarterFile;
use suite_text::printable;

use crate::content::short_hash;

/// The files of the courses' starter code, which are nobody's submission.
pub const STARTER_NAMES: [&str; 8] = [
    "host.py",
    "othello_game.py",
    "othello_gui.py",
    "othello_shared.py",
    "random_player.py",
    "randy_ai.py",
    "read.py",
    "write.py",
];
/// The word that stands for the stand-ins of a game.
const STAND_INS: &str = "starter";
/// The most bytes of all starter files.
const MOST_BYTES: u64 = 16 << 20;

/// The starter files that are laid beside each program.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct StarterFiles {
    /// Where they are: a folder, or `starter` for the stand-ins of the game.
    pub place: PathBuf,
    /// The beginning of the SHA-256 of each, by name.
    pub files: BTreeMap<String, String>,
}

impl StarterFiles {
    /// Returns the files at a place, which is a folder, or `starter` for the `stand_ins` of a game.
    ///
    /// # Errors
    ///
    /// A game without stand-ins, or a folder that cannot be read, or holds no files or too many bytes.
    pub fn at(place: &Path, stand_ins: &[StarterFile]) -> Result<Self> {
        let hash = |(name, content): (String, Vec<u8>)| (name, short_hash(Sha256::new_with_prefix(content)));
        Ok(Self { place: place.to_owned(), files: read(place, stand_ins)?.into_iter().map(hash).collect() })
    }

    /// Returns the folder that they are in, unless they are the stand-ins of the game.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        (self.place.as_os_str() != STAND_INS).then_some(&self.place)
    }

    /// Reads the files.
    ///
    /// # Errors
    ///
    /// Files that have changed, or cannot be read.
    pub(crate) fn read(&self, stand_ins: &[StarterFile]) -> Result<BTreeMap<String, Vec<u8>>> {
        let place = printable(&self.place.display().to_string());
        ensure!(Self::at(&self.place, stand_ins)?.files == self.files, "--with: the files in {place} have changed");
        read(&self.place, stand_ins)
    }
}

fn read(place: &Path, stand_ins: &[StarterFile]) -> Result<BTreeMap<String, Vec<u8>>> {
    if place.as_os_str() == STAND_INS {
        ensure!(!stand_ins.is_empty(), "--with {STAND_INS}: this assignment has no starter files");
        return Ok(stand_ins.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect());
    }
    let shown = printable(&place.display().to_string());
    let cannot = || format!("--with: cannot read {shown}");
    let (mut files, mut bytes) = (BTreeMap::new(), 0);
    for entry in fs::read_dir(place).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_file() && !name.starts_with('.') {
            bytes += path.metadata().with_context(cannot)?.len();
            ensure!(bytes <= MOST_BYTES, "--with: expected files of at most {} MiB in {shown}", MOST_BYTES >> 20);
            files.insert(name, fs::read(&path).with_context(cannot)?);
        }
    }
    ensure!(!files.is_empty(), "--with: expected a folder of files, found none in {shown}");
    Ok(files)
}

/// Returns whether a module of Python is one of the courses' starter files.
#[must_use]
pub fn is_starter_module(module: &str) -> bool {
    STARTER_NAMES.iter().any(|name| name.strip_suffix(".py") == Some(module))
}

/// Returns what to do about a program that has failed with this on its standard error, if it has not found one of the
/// courses' starter files.
pub(crate) fn missing_starter_files(stderr: &str) -> Option<&'static str> {
    // Python 2 has no quotes.
    let missing = stderr.lines().filter_map(|line| line.split_once("Error: No module named "));
    let is_starter_file = missing.map(|(_, module)| module.trim().trim_matches('\'')).any(is_starter_module);
    is_starter_file.then_some("put the starter files beside it (--with starter, or --with DIR for the course's own)")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_starter_file_is_recognized() {
        for (stderr, is_missing) in [
            ("ModuleNotFoundError: No module named 'othello_shared'", true),
            ("Traceback (most recent call last):\n  File \"a.py\", line 1\nImportError: No module named read\n", true),
            ("ModuleNotFoundError: No module named 'numpy'", false),
            ("ModuleNotFoundError: No module named 'readers'", false),
            ("no othello_shared", false),
        ] {
            assert_eq!(missing_starter_files(stderr).is_some(), is_missing, "{stderr}");
        }
    }

    #[test]
    fn files_that_have_changed_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = |result: Result<BTreeMap<_, _>>| result.map(drop).map_err(|error| error.to_string());
        assert!(StarterFiles::at(folder.path(), &[]).is_err(), "it is empty");
        fs::write(folder.path().join("read.py"), "1").expect("a file");
        fs::write(folder.path().join(".hidden"), "1").expect("a file");
        let files = StarterFiles::at(folder.path(), &[]).expect("a folder of files");
        assert_eq!((files.files.len(), files.folder()), (1, Some(folder.path())));
        assert_eq!(files.read(&[]).expect("files")["read.py"], b"1");
        fs::write(folder.path().join("read.py"), "2").expect("a file");
        assert!(error(files.read(&[])).is_err_and(|error| error.ends_with("have changed")));
        let stand_ins = StarterFiles::at(Path::new(STAND_INS), &[("read.py", "1")]).expect("stand-ins");
        assert_eq!(stand_ins.folder(), None);
        assert_eq!(stand_ins.files, files.files);
        assert!(StarterFiles::at(Path::new(STAND_INS), &[]).is_err());
    }
}
