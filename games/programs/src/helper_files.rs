//! Helper files: what a program opens by a relative name, such as a trained table.

use std::fs;
use std::path::{Path, PathBuf};

use suite_arena::files_beside;
use suite_text::printable;

use crate::Refusal;

/// How the names of helper files end.
const EXTENSIONS: [&str; 2] = ["json", "txt"];
/// The files of the assignments themselves.
const TASK_FILES: [&str; 5] = ["input.txt", "output.txt", "next_state.txt", "traverse_log.txt", "trace_state.txt"];
/// The most bytes of all helper files of a program.
const MOST_BYTES: u64 = 32 << 20;

/// Returns the helper files that lie beside a source file, unless they are `private`.
///
/// # Errors
///
/// Files that are too large together.
pub fn helper_files(source: &Path, private: &[PathBuf]) -> Result<Vec<PathBuf>, Refusal> {
    let mut files = files_beside(source, private);
    files.retain(|file| {
        let is_helper = file.extension().is_some_and(|extension| EXTENSIONS.iter().any(|helper| extension == *helper));
        is_helper && !TASK_FILES.iter().any(|task| file.file_name() == Some(task.as_ref()))
    });
    files.sort();
    let bytes: u64 = files.iter().filter_map(|file| fs::symlink_metadata(file).ok()).map(|file| file.len()).sum();
    let [most, found] = [MOST_BYTES, bytes].map(|bytes| bytes.div_ceil(1 << 20));
    if bytes > MOST_BYTES {
        let source = printable(&source.file_name().unwrap_or_default().to_string_lossy());
        let problem = format!("{source}: expected helper files of at most {most} MiB, found {found} MiB");
        return Err(Refusal(problem));
    }
    Ok(files)
}
