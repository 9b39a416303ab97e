//! Copies of submissions, in the folder of a class or a contest.

use std::fs;
use std::io;
use std::path::{self, Path, PathBuf};

use anyhow::{Context, Result, ensure};
use suite_programs::content_hash;
use suite_work::ChecksumKey;
use suite_work::interrupt::Interrupt;
use tempfile::TempDir;

use super::find::{Found, ensure_told_apart, find, id, take};
use super::{Provenance, SUBMISSIONS};

/// A submission that was copied.
#[derive(Debug)]
pub struct SubmissionCopy {
    /// The name of the student, or that of a group; or a pseudonym.
    pub name: String,
    /// The name that the pseudonym stands for, if it is one.
    pub own_name: Option<String>,
    /// The part of file names that stands for it.
    pub id: String,
    /// The folder of the copy, in that of all.
    pub path: String,
    /// The SHA-256 of its files, or why it could not be copied.
    pub hash: Result<String, String>,
    /// What an export tells of it.
    pub provenance: Provenance,
}

/// Copies all submissions at a path to `folder`, in the order of their names, or of the pseudonyms that they get by a
/// key.
///
/// One that cannot be copied, such as a damaged archive, keeps no other from it.
///
/// # Errors
///
/// A path without submissions, two of one name, an interrupt, or a shortage of this computer.
pub fn collect(
    folder: &Path,
    path: &Path,
    key: Option<&ChecksumKey>,
    interrupt: &Interrupt,
) -> Result<Vec<SubmissionCopy>> {
    ensure!(path.exists(), "found no folder or archive {}", path.display());
    ensure_apart(folder, path)?;
    let cannot = || format!("cannot write to {}", folder.display());
    fs::create_dir_all(folder).with_context(cannot)?;
    let room = room(folder)?;
    let found = find(path, room.path())?;
    ensure_told_apart(&found)?;
    fs::create_dir_all(folder.join(SUBMISSIONS)).with_context(cannot)?;
    let collect = |found: Found| {
        interrupt.check()?;
        let (name, own_name) = match key {
            Some(key) => (pseudonym(key, &found.name), Some(found.name.clone())),
            None => (found.name.clone(), None),
        };
        let id = id(&name);
        let path = format!("{SUBMISSIONS}/{id}");
        let hash = match replace(folder, &path, |room| take(&found, room)) {
            Ok(hash) => Ok(hash),
            Err(error) if is_ours(&error) => return Err(error),
            Err(error) => Err(format!("{error:#}")),
        };
        Ok(SubmissionCopy { name, own_name, id, path, hash, provenance: found.provenance })
    };
    let mut copies = found.into_iter().map(collect).collect::<Result<Vec<_>>>()?;
    if key.is_some() {
        // Their order would tell names.
        copies.sort_by(|one, other| one.name.cmp(&other.name));
    }
    Ok(copies)
}

/// Returns what stands for a name, by a key.
pub fn pseudonym(key: &ChecksumKey, name: &str) -> String {
    format!("student-{}", key.pseudonym(name))
}

/// Checks that the copies, whose folder may not be there yet, do not lie among the submissions.
fn ensure_apart(folder: &Path, path: &Path) -> Result<()> {
    let canonical = |path: &Path| fs::canonicalize(path).with_context(|| format!("cannot read {}", path.display()));
    let copies =
        path::absolute(folder.join(SUBMISSIONS)).with_context(|| format!("cannot find {}", folder.display()))?;
    let there = copies.ancestors().find(|ancestor| ancestor.exists()).unwrap_or(&copies);
    let is_apart = !canonical(there)?.starts_with(canonical(path)?);
    ensure!(is_apart, "--out: expected a folder outside of {}, found {}", path.display(), folder.display());
    Ok(())
}

/// Returns an empty folder in another one, which is removed in the end.
fn room(folder: &Path) -> Result<TempDir> {
    let room = tempfile::Builder::new().prefix(".room-").tempdir_in(folder);
    room.with_context(|| format!("cannot write to {}", folder.display()))
}

/// Puts a folder that `fill` makes in an empty one in the place of another one, unless they are the same; returns its
/// hash.
pub fn replace(folder: &Path, name: &str, fill: impl FnOnce(&Path) -> Result<PathBuf>) -> Result<String> {
    let room = room(folder)?;
    let new = fill(room.path())?;
    let place = folder.join(name);
    let hash = content_hash(&new)?;
    if place.exists() {
        if content_hash(&place)? == hash {
            return Ok(hash);
        }
        fs::remove_dir_all(&place).with_context(|| format!("cannot replace {}", place.display()))?;
    }
    fs::rename(&new, &place).with_context(|| format!("cannot write {}", place.display()))?;
    Ok(hash)
}

/// Returns whether an error is one of this computer, and not of a submission.
fn is_ours(error: &anyhow::Error) -> bool {
    use io::ErrorKind::{QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    kinds.into_iter().any(|kind| matches!(kind, QuotaExceeded | ReadOnlyFilesystem | StorageFull))
}
