//! What the files of a program hold: which of a folder belong to it, and the hash of them.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use suite_work::hex;

/// The file of a grading's conditions, in the folder of its records.
pub const GRADING: &str = "grading.json";

/// The bytes of a hash that are kept.
pub(crate) const HASH_BYTES: usize = 8;

/// Returns the beginning of a hash as a text.
#[must_use]
pub fn short_hash(hasher: Sha256) -> String {
    hex(&hasher.finalize()[..HASH_BYTES])
}

/// Returns the SHA-256 of a file, or of all files in a folder.
///
/// # Errors
///
/// A file that cannot be read.
pub fn content_hash(path: &Path) -> Result<String> {
    let mut hasher = Sha256::new();
    add(&mut hasher, path, &[]).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(hex(&hasher.finalize()))
}

/// Adds a file, or the files of a folder with their names, in the order of those; what is not
/// [its own](is_its_own) is left out.
pub(crate) fn add(hasher: &mut Sha256, path: &Path, private: &[PathBuf]) -> io::Result<()> {
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        entries.sort();
        for entry in entries.into_iter().filter(|entry| is_its_own(entry, private)) {
            hasher.update(entry.file_name().unwrap_or_default().as_encoded_bytes());
            add(hasher, &entry, private)?;
        }
    } else if metadata.is_file() {
        hasher.update(metadata.len().to_le_bytes());
        io::copy(&mut File::open(path)?, hasher)?;
    }
    Ok(())
}

/// Returns the folders of gradings that lie in a folder, or beside a file, which may be of the same program.
pub(crate) fn gradings_beside(path: &Path) -> Vec<PathBuf> {
    let folder = if path.is_dir() { Some(path) } else { path.parent().filter(|_| path.is_absolute()) };
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let folders = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())).map(|entry| entry.path());
    folders.filter(|folder| folder.join(GRADING).is_file()).collect()
}

/// Returns whether what lies in the folder of a program belongs to it: not what is hidden, what it links to, what
/// Python has compiled there, what a grading has recorded there, and what is `private` (canonical paths).
pub(crate) fn is_its_own(path: &Path, private: &[PathBuf]) -> bool {
    let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    let is_private = || !private.is_empty() && path.canonicalize().is_ok_and(|path| private.contains(&path));
    let is_foreign = path.is_symlink() || path.ends_with("__pycache__") || path.join(GRADING).exists();
    !(is_hidden || is_foreign || is_private())
}
