//! Helper files: what a program opens by a relative name, such as a trained table.

use std::fs;
use std::path::{Path, PathBuf};

use suite_arena::files_beside;

use crate::content::is_its_own;
use crate::source_file::name;
use crate::{Refusal, SourceFile, is_source};

/// How the names of helper files end that lie beside a source file in a folder that may hold anything.
const EXTENSIONS: [&str; 8] = ["csv", "dat", "json", "npy", "npz", "pickle", "pkl", "txt"];
/// The files of the assignments themselves.
const TASK_FILES: [&str; 5] = ["input.txt", "output.txt", "next_state.txt", "traverse_log.txt", "trace_state.txt"];
/// The most bytes of all files of a program, and the most files.
const MOST_BYTES: u64 = 32 << 20;
const MOST_FILES: usize = 2000;
/// The file that marks a virtual environment of Python.
const ENVIRONMENT: &str = "pyvenv.cfg";

/// Returns the helper files that lie beside a source file, unless they are `private`.
///
/// # Errors
///
/// Files that are too large together.
pub fn helper_files(source: &Path, private: &[PathBuf]) -> Result<Vec<PathBuf>, Refusal> {
    let mut files = files_beside(source, private);
    files.retain(|file| is_helper(file));
    files.sort();
    ensure_small(source, files.iter())?;
    Ok(files)
}

fn is_helper(file: &Path) -> bool {
    let is_data = file.extension().is_some_and(|extension| EXTENSIONS.iter().any(|helper| extension == *helper));
    is_data && file.file_name().is_some_and(|name| !is_of_task(Path::new(name)))
}

/// Returns the files of a program that lie where it runs, with their places there: all of a folder that was handed in,
/// or the helper files beside a source file. None of them is `private`.
///
/// # Errors
///
/// Files that are too many or too large together.
pub(crate) fn files_to_run_with(source: &SourceFile, private: &[PathBuf]) -> Result<Vec<(PathBuf, PathBuf)>, Refusal> {
    if !source.named.is_dir() {
        return Ok(helper_files(&source.path, private)?.into_iter().map(by_name).collect());
    }
    // Nothing beside the source in a home folder, for example.
    if files_beside(&source.path, private).is_empty() {
        return Ok(Vec::new());
    }
    let mut files = Vec::new();
    // An autograder may lie beside the program that it grades, which may not run it.
    let grader = std::env::current_exe().ok();
    let private: Vec<_> = private.iter().chain(&grader).filter_map(|path| path.canonicalize().ok()).collect();
    add_files(&source.path, source.path.parent().unwrap_or(&source.path), Path::new(""), &private, &mut files)?;
    files.sort();
    ensure_small(&source.path, files.iter().map(|(file, _)| file))?;
    Ok(files)
}

/// Returns the files that a program is compiled from or imports, with their places beside it: those of
/// [`files_to_run_with`], and the source files beside a source file, with this file.
///
/// # Errors
///
/// Files that are too many or too large together.
pub(crate) fn files_to_start_with(
    source: &SourceFile,
    private: &[PathBuf],
) -> Result<Vec<(PathBuf, PathBuf)>, Refusal> {
    let mut files = files_to_run_with(source, private)?;
    let own = source.path.file_name().map(Path::new);
    if !files.iter().any(|(_, place)| Some(&**place) == own) {
        let is_header = |file: &PathBuf| file.extension().is_some_and(|name| name == "h" || name == "hpp");
        let beside = files_beside(&source.path, private).into_iter();
        let parts =
            beside.filter(|file| (is_source(file) || is_header(file)) && file.file_name().map(Path::new) != own);
        files.extend(parts.chain([source.path.clone()]).map(by_name));
    }
    ensure_small(&source.path, files.iter().map(|(file, _)| file))?;
    Ok(files)
}

/// Returns whether nothing that lies in the folder of a source file is missing among these files and itself, so that it
/// can be started beside them, as the courses do.
pub(crate) fn is_whole(source: &SourceFile, files: &[(PathBuf, PathBuf)]) -> bool {
    let own = source.path.file_name().unwrap_or_default();
    // Python would take such a name for options.
    if own.as_encoded_bytes().starts_with(b"-") || source.path.is_symlink() {
        return false;
    }
    if source.named.is_dir() {
        return files.iter().any(|(_, place)| place == own);
    }
    let mut entries = fs::read_dir(source.path.parent().unwrap_or(&source.path)).into_iter().flatten().flatten();
    let is_there = |name: &Path| name == own || is_of_task(name) || files.iter().any(|(_, place)| place == name);
    entries.all(|entry| is_there(Path::new(&entry.file_name())))
}

/// Returns a file with its place among others that lie beside it.
pub(crate) fn by_name(file: PathBuf) -> (PathBuf, PathBuf) {
    let name = file.file_name().unwrap_or_default().into();
    (file, name)
}

/// Adds the files of a folder at a place, with those of its folders.
fn add_files(
    source: &Path,
    folder: &Path,
    place: &Path,
    private: &[PathBuf],
    files: &mut Vec<(PathBuf, PathBuf)>,
) -> Result<(), Refusal> {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, place) = (entry.path(), place.join(entry.file_name()));
        if !is_its_own(&path, private) || is_of_task(&place) {
            continue;
        }
        match entry.file_type() {
            Ok(kind) if kind.is_file() => files.push((path, place)),
            Ok(kind) if kind.is_dir() && !path.join(ENVIRONMENT).exists() => {
                add_files(source, &path, &place, private, files)?;
            }
            _ => {}
        }
        if files.len() > MOST_FILES {
            let problem = format!("{}: expected at most {MOST_FILES} files in its folder, found more", name(source));
            return Err(Refusal(problem));
        }
    }
    Ok(())
}

/// Returns whether the task itself has a file at this place.
fn is_of_task(place: &Path) -> bool {
    TASK_FILES.iter().any(|task| place == Path::new(task))
}

fn ensure_small<'a>(source: &Path, files: impl Iterator<Item = &'a PathBuf>) -> Result<(), Refusal> {
    let bytes: u64 = files.filter_map(|file| fs::symlink_metadata(file).ok()).map(|file| file.len()).sum();
    let [most, found] = [MOST_BYTES, bytes].map(|bytes| bytes.div_ceil(1 << 20));
    if bytes > MOST_BYTES {
        let problem = format!("{}: expected helper files of at most {most} MiB, found {found} MiB", name(source));
        return Err(Refusal(problem));
    }
    Ok(())
}
