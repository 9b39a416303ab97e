//! Files of an earlier run that the present one would not write.

use std::path::Path;
use std::{fs, io};

use anyhow::{Context, Result};
use suite_work::output;

/// Removes what may not be there.
pub fn remove<'a>(path: &'a Path, by: fn(&'a Path) -> io::Result<()>) -> Result<()> {
    output::remove_if_any(path, by).with_context(|| format!("cannot remove {}", path.display()))
}

/// Removes these files of a folder, and the folder if nothing else is in it.
pub fn remove_from(folder: &Path, names: impl IntoIterator<Item = impl AsRef<Path>>) -> Result<()> {
    for name in names {
        remove(&folder.join(name), fs::remove_file)?;
    }
    let is_empty = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
    if is_empty { remove(folder, fs::remove_dir) } else { Ok(()) }
}
