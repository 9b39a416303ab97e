//! The submissions of a class: a folder or a file for each student, or an archive; all of them in a folder or an
//! archive.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use itertools::Itertools;
use sha2::{Digest, Sha256};
use suite_arena::printable;
use suite_programs::{FilePattern, archive_stem, is_source, short_hash};
use suite_work::{file_name_part, input, note};
use unicode_normalization::UnicodeNormalization;

use super::canvas_export::CanvasName;
use super::gradescope_export::parse_export;
use super::intake::{Capacity, Intake, is_left_out};
use super::{Provenance, Submitter, archive};

/// What a student has submitted.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Found {
    /// The student's name, or that of a group.
    pub name: String,
    /// A folder, an archive or a source file; several files in an export of Canvas.
    pub paths: Vec<PathBuf>,
    /// What an export tells of it.
    pub provenance: Provenance,
}

/// The most that the archive of a class and that of a student unpack to.
const CLASS: Capacity = Capacity { bytes: 16 << 30, files: 1_000_000 };
const STUDENT: Capacity = Capacity { bytes: 64 << 20, files: 1000 };
/// The file beside the folders of Gradescope's export that tells whose they are.
const METADATA: &str = "submission_metadata.yml";

/// Finds all submissions at a path, in the order of their names. An archive of a class is unpacked to the empty folder
/// `room`.
pub fn find(path: &Path, room: &Path) -> Result<Vec<Found>> {
    let folder = if path.is_dir() { path } else { room };
    if !path.is_dir() {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let expected = || format!("{}: expected a folder of submissions, or an archive of one", path.display());
        archive_stem(&name).with_context(expected)?;
        archive::unpack(path, &mut Intake::new(room.to_owned(), CLASS)).with_context(|| path.display().to_string())?;
    }
    let folder = unwrapped(folder)?;
    let entries = visible(&folder)?;
    let mut found = if is_of_canvas(&entries) { found_in_canvas(entries) } else { found_by_name(entries) };
    ensure!(
        !found.is_empty(),
        "{}: expected a folder, an archive or a source file for each submission, found none",
        path.display()
    );
    let metadata = folder.join(METADATA);
    if metadata.is_file() {
        name_by(&metadata, &mut found)?;
    }
    found.sort();
    Ok(found)
}

/// Returns the folder that has the submissions: this one, or one that is wrapped in it, as that of an archive often is.
fn unwrapped(folder: &Path) -> Result<PathBuf> {
    let mut inner = folder.to_owned();
    loop {
        let entries = visible(&inner)?;
        match &entries[..] {
            _ if inner.join(METADATA).is_file() || are_submissions(&entries) || is_of_canvas(&entries) => {
                return Ok(inner);
            }
            [only] if only.is_dir() && !only.is_symlink() => inner.clone_from(only),
            // The only submission.
            _ => return Ok(folder.to_owned()),
        }
    }
}

/// Returns whether what lies in a folder are submissions of several students, and not the files of one, who has a
/// source file.
fn are_submissions(entries: &[PathBuf]) -> bool {
    entries.iter().filter(|path| is_collection(path)).count() > 1 && !entries.iter().any(|path| is_source(path))
}

/// Returns the submissions that these are, each by its name.
fn found_by_name(entries: Vec<PathBuf>) -> Vec<Found> {
    let found =
        |path: PathBuf| Some(Found { name: name_of(&path)?, paths: vec![path], provenance: Provenance::default() });
    entries.into_iter().filter_map(found).collect()
}

/// Returns whether these are the files of an export of Canvas.
fn is_of_canvas(entries: &[PathBuf]) -> bool {
    !entries.is_empty() && entries.iter().all(|path| CanvasName::of(path).is_some())
}

/// Returns the submissions in an export of Canvas: the files of each student. Those of students of one name are told
/// apart by their numbers.
fn found_in_canvas(entries: Vec<PathBuf>) -> Vec<Found> {
    let mut students: BTreeMap<(String, String), Found> = BTreeMap::new();
    for path in entries {
        let Some(CanvasName { student, lms_id, is_late, .. }) = CanvasName::of(&path) else { continue };
        let (name, lms_id) = (composed(&printable(student)), lms_id.to_owned());
        let found = students.entry((name.clone(), lms_id.clone())).or_insert_with(|| {
            let submitter = Submitter { name: name.clone(), lms_id: Some(lms_id), ..Submitter::default() };
            let provenance = Provenance { submitters: vec![submitter], ..Provenance::default() };
            Found { name, paths: Vec::new(), provenance }
        });
        found.provenance.is_marked_late |= is_late;
        found.paths.push(path);
    }
    let counts = students.keys().map(|(name, _)| name.clone()).counts();
    let named = students.into_iter().map(|((name, lms_id), found)| match counts[&name] {
        1 => found,
        _ => Found { name: format!("{name} ({lms_id})"), ..found },
    });
    named.collect()
}

/// Returns what lies in a folder, in the order of the names, but for hidden files.
fn visible(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries: Result<Vec<_>, _> = fs::read_dir(folder).and_then(Iterator::collect).map_err(anyhow::Error::from);
    let entries = entries.with_context(|| format!("cannot read {}", folder.display()))?.into_iter();
    let visible = entries.filter(|entry| !is_left_out(entry.file_name().as_encoded_bytes()));
    Ok(visible.map(|entry| entry.path()).sorted().collect())
}

/// Returns the name of the student whose submission this is; `None`, and says so, if it is none.
fn name_of(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_string_lossy();
    let stem = match archive_stem(&name) {
        // A link may lead to somebody else's files.
        _ if path.is_symlink() => return left_out(path),
        Some(stem) if path.is_file() => stem,
        _ if path.is_dir() => &name,
        _ if is_source(path) => path.file_stem()?.to_str()?,
        _ if name == METADATA => return None,
        _ => return left_out(path),
    };
    Some(composed(&printable(stem)))
}

/// Returns a name in Unicode's normalization form C: systems write the accents of one name in two ways.
fn composed(name: &str) -> String {
    name.nfc().collect()
}

fn left_out(path: &Path) -> Option<String> {
    note!("not a submission, left out: {}", path.display());
    None
}

/// Returns whether submissions may be found at a path: in a folder, or in an archive.
#[must_use]
pub fn is_collection(path: &Path) -> bool {
    path.is_dir() || is_archive(path)
}

/// Returns whether a path beside the names of players is that of submissions, and not of a single one, whose source
/// file may have one of these names, or match this pattern.
///
/// # Errors
///
/// A folder that cannot be read.
pub fn holds_submissions(path: &Path, names: &[&str], pattern: Option<&FilePattern>) -> Result<bool> {
    if !path.is_dir() {
        return Ok(is_archive(path));
    }
    let folder = unwrapped(path)?;
    let entries = visible(&folder)?;
    if folder.join(METADATA).is_file() || is_of_canvas(&entries) {
        return Ok(true);
    }
    let patterns = names.iter().filter_map(|name| name.parse::<FilePattern>().ok()).chain(pattern.cloned());
    let patterns = patterns.collect_vec();
    let is_named = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        is_source(path) && patterns.iter().any(|pattern| pattern.matches(&name))
    };
    let has_sources = entries.iter().any(|path| is_source(path));
    let is_submission = |path: &PathBuf| match visible(path) {
        // What a program of another name lies beside may be its library.
        Ok(files) => files.iter().any(|file| if has_sources { is_named(file) } else { is_source(file) }),
        Err(_) => !has_sources && is_archive(path),
    };
    Ok(!entries.iter().any(|path| is_named(path)) && entries.iter().any(is_submission))
}

fn is_archive(path: &Path) -> bool {
    path.is_file() && archive_stem(&path.file_name().unwrap_or_default().to_string_lossy()).is_some()
}

/// Names submissions by the file that tells whose they are. Those of students of one name are told apart by their
/// folders.
fn name_by(metadata: &Path, found: &mut [Found]) -> Result<()> {
    let export = input::read(metadata, parse_export)?.into_iter();
    let mut export: BTreeMap<_, _> = export.map(|(folder, submission)| (composed(&folder), submission)).collect();
    for one in &mut *found {
        one.provenance = export.remove(&one.name).unwrap_or_default();
    }
    let name = |provenance: &Provenance| {
        let names = provenance.submitters.iter().map(|submitter| &*submitter.name).filter(|name| !name.is_empty());
        let names = names.collect_vec();
        (!names.is_empty()).then(|| composed(&printable(&names.join(", "))))
    };
    let names = found.iter().map(|found| name(&found.provenance)).collect_vec();
    let counts = names.iter().counts();
    for (found, name) in found.iter_mut().zip(&names) {
        if let Some(own) = name {
            found.name = if counts[name] > 1 { format!("{own} ({})", found.name) } else { own.clone() };
        }
    }
    Ok(())
}

/// Copies a submission to the empty folder `room`, and returns the folder in it that has the files: what is packed in
/// one folder, or in one archive, is unpacked. Files get the names that they had before Canvas has changed them.
pub fn take(found: &Found, room: &Path) -> Result<PathBuf> {
    let mut intake = Intake::new(room.to_owned(), STUDENT);
    let mut take_file = |path: &Path| {
        let name = own_name(path, found);
        anyhow::Ok(intake.take(Path::new(&name), fs::metadata(path)?.len(), fs::File::open(path)?)?)
    };
    match &found.paths[..] {
        [archive] if is_archive(archive) => archive::unpack(archive, &mut intake)?,
        [folder] if folder.is_dir() => match &visible(folder)?[..] {
            [only] if is_archive(only) && !only.is_symlink() => archive::unpack(only, &mut intake)?,
            _ => intake.take_folder(folder)?,
        },
        files => files.iter().try_for_each(|path| take_file(path))?,
    }
    let mut folder = room.to_owned();
    loop {
        match &visible(&folder)?[..] {
            [only] if only.is_dir() => folder.clone_from(only),
            _ => return Ok(folder),
        }
    }
}

/// Returns the name that a file of a submission had before Canvas has changed it.
fn own_name(path: &Path, found: &Found) -> OsString {
    let of_canvas = |path| CanvasName::of(path).filter(|_| found.provenance.is_of_canvas());
    let Some(name) = of_canvas(path) else { return path.file_name().unwrap_or_default().to_owned() };
    let own = name.file_without_count();
    // Two files of one submission cannot both have had it.
    let same = found.paths.iter().filter_map(|path| of_canvas(path)).filter(|other| other.file_without_count() == own);
    if same.count() == 1 { own.into() } else { name.file.into() }
}

/// Copies a folder of the teacher to the empty folder `room`, which is returned.
pub fn copy(folder: &Path, room: &Path) -> Result<PathBuf> {
    Intake::new(room.to_owned(), CLASS).take_folder(folder).with_context(|| folder.display().to_string())?;
    Ok(room.to_owned())
}

/// Returns the part of file names that stands for a student's name.
pub fn id(name: &str) -> String {
    /// The most letters, so that file names do not get too long.
    const LETTERS: usize = 50;
    /// Those of them that are of a hash where a name is longer.
    const HASH_LETTERS: usize = 8;
    let mut plain = file_name_part(name, "_.");
    if plain.chars().count() > LETTERS {
        // What is left out may be what tells two names apart.
        let start: String = plain.chars().take(LETTERS - HASH_LETTERS - 1).collect();
        let hash = short_hash(Sha256::new_with_prefix(name));
        plain = format!("{start}-{}", &hash[..HASH_LETTERS]);
    }
    // Neither hidden, nor an option, nor a way out.
    let id = plain.trim_start_matches(['.', '-']);
    if id.is_empty() { "_".to_owned() } else { id.to_owned() }
}

/// Returns an id as it is compared: on some systems, names that differ in case or normalization are those of one file.
pub fn folded(id: &str) -> String {
    composed(&id.to_lowercase())
}

/// Checks that no two submissions have the same id, whatever the case of its letters, and however accents are written.
pub fn ensure_told_apart(found: &[Found]) -> Result<()> {
    let mut by_id: BTreeMap<String, &Found> = BTreeMap::new();
    for one in found {
        if let Some(other) = by_id.insert(folded(&id(&one.name)), one) {
            let [other_path, path] = [other, one].map(|found| found.paths[0].display());
            // They look alike.
            let alike = [other, one].map(|found| composed(&found.paths[0].to_string_lossy()));
            let why = if alike[0] == alike[1] { ", in two normalizations of Unicode" } else { "" };
            bail!("two submissions of one name, {} and {}: {other_path} and {path}{why}", other.name, one.name);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_names_of_files() {
        for (name, expected) in [
            ("ann", "ann"),
            ("Ann Bee", "Ann-Bee"),
            ("../../etc", "etc"),
            ("..", "_"),
            ("-rf", "rf"),
            ("李小龍", "李小龍"),
            ("a/b\\c:d", "a-b-c-d"),
            ("", "_"),
        ] {
            assert_eq!(id(name), expected, "{name}");
        }
        let long = ["x".repeat(1000), "x".repeat(51)].map(|name| id(&name));
        assert!(long[0] != long[1] && long.iter().all(|id| id.len() == 50), "{long:?}");
    }

    #[test]
    fn students_of_one_name_are_refused_with_both_paths() {
        let found = |name: &str, path: &str| Found {
            name: name.to_owned(),
            paths: vec![path.into()],
            provenance: Provenance::default(),
        };
        let error = ensure_told_apart(&[found("Ann", "a/Ann"), found("bob", "a/bob"), found("ann", "a/ann.zip")]);
        let message = error.expect_err("one name").to_string();
        assert_eq!(message, "two submissions of one name, Ann and ann: a/Ann and a/ann.zip");
        assert!(ensure_told_apart(&[found("ann", "a"), found("bob", "b")]).is_ok());
    }

    #[test]
    fn a_name_is_one_however_its_accents_are_written() {
        let [composed, decomposed] = ["Ren\u{e9}e", "Rene\u{301}e"];
        for (names, path) in [([composed, decomposed], "Ren\u{e9}e"), ([decomposed, composed], "Rene\u{301}e")] {
            let folder = tempfile::tempdir().expect("a folder");
            let export = |path: &str| {
                let folder = folder.path().join(path);
                fs::create_dir_all(&folder).expect("a folder");
                fs::write(folder.join("a.py"), "").expect("a file");
            };
            for name in names {
                export(name);
            }
            let error = |found: &[Found]| ensure_told_apart(found).map_err(|error| error.to_string());
            let found = find(folder.path(), Path::new("")).expect("submissions");
            assert_eq!(found.iter().map(|found| found.name.as_str()).collect_vec(), vec![composed; found.len()]);
            assert_eq!(id(&found[0].name), composed);
            // Systems that know both as one name have one folder.
            if found.len() == 2 {
                let message = error(&found).expect_err("one name");
                assert!(message.ends_with(", in two normalizations of Unicode"), "{message}");
            }
            fs::rename(folder.path().join(path), folder.path().join("bob")).expect("a folder");
            let found = find(folder.path(), Path::new("")).expect("submissions");
            assert_eq!(error(&found), Ok(()), "{found:?}");
        }
        assert_eq!(folded("REN\u{c9}E"), folded("rene\u{301}e"));
        assert_eq!(folded("Rene\u{301}e"), composed.to_lowercase());
    }

    #[test]
    fn a_class_may_be_wrapped_in_folders() {
        for (files, expected) in [
            (&["wrap/sub/ann/a.py", "wrap/sub/bob.zip", "wrap/sub/notes.md"][..], &["ann", "bob"][..]),
            (&["sub/ann/work/a.py", "sub/bob/a.py", "__MACOSX/sub/a.py"], &["ann", "bob"]),
            // One student.
            (&["ann/a.py", "ann/library/b.py", "ann/data/c.json"], &["ann"]),
            (&["ann/work/a.py"], &["ann"]),
            (&["ann/work.zip"], &["ann"]),
            (&["ann/a.py", "ann/b.py"], &["ann"]),
            // A class with loose files.
            (&["ann.py", "bob/a.py", "eve/a.py"], &["ann", "bob", "eve"]),
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            for file in files {
                let path = folder.path().join(file);
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(path, "").expect("a file");
            }
            let found = find(folder.path(), Path::new("")).expect("submissions");
            assert_eq!(found.iter().map(|found| &found.name).collect_vec(), expected, "{files:?}");
        }
    }

    #[test]
    fn submissions_are_told_from_a_single_one() {
        for (files, expected) in [
            (&["ann/my_player.py", "bob/my_player.py"][..], true),
            (&["ann/main.py"], true),
            (&["wrap/ann/a.py", "wrap/bob.zip"], true),
            (&["ann.zip"], true),
            (&["bob.py", "ann/my_player.py", "zoe/notes"], true),
            (&["annbee_1_2_a.py", "bobcee_3_4_a.py"], true),
            (&["export/submission_1/a.cpp", "export/submission_metadata.yml"], true),
            (&["my_player.py", "old/my_player.py"], false),
            (&["main.py", "library/tools.py", "data.zip"], false),
            (&["named.py", "old/my_player.py"], false),
            (&["data/table.json"], false),
            (&["a.py", "b.py"], false),
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            for file in files {
                let path = folder.path().join(file);
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(path, "").expect("a file");
            }
            let pattern = "named*".parse().expect("a pattern");
            let found = holds_submissions(folder.path(), &["my_player.py"], Some(&pattern)).expect("a folder");
            assert_eq!(found, expected, "{files:?}");
        }
    }

    #[test]
    fn canvas_tells_whose_a_file_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let export = folder.path().join("submissions");
        fs::create_dir(&export).expect("a folder");
        let names = ["1_10_a.py", "1_11_a-2.json", "2_12_b.py", "2_13_b-1.py"].map(|name| format!("beeann_{name}"));
        for name in names.iter().map(String::as_str).chain(["deecid_LATE_3_14_my_player3.py"]) {
            fs::write(export.join(name), name).expect("a file");
        }
        let found = find(folder.path(), Path::new("")).expect("submissions");
        let told = |found: &Found| {
            let lms_id = found.provenance.submitters[0].lms_id.clone().expect("a number");
            (found.name.clone(), lms_id, found.paths.len(), found.provenance.is_marked_late)
        };
        let expected = [("beeann (1)", "1", 2, false), ("beeann (2)", "2", 2, false), ("deecid", "3", 1, true)];
        let expected = expected.map(|(name, id, files, late)| (name.to_owned(), id.to_owned(), files, late));
        assert_eq!(found.iter().map(told).collect_vec(), expected);
        let taken = |found: &Found| {
            let room = tempfile::tempdir().expect("a folder");
            let taken = visible(&take(found, room.path()).expect("files")).expect("files");
            taken.iter().map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect_vec()
        };
        assert_eq!(taken(&found[0]), ["a.json", "a.py"]);
        assert_eq!(taken(&found[1]), ["b-1.py", "b.py"], "two files of one submission");
        // Somebody's own files are none of an export.
        fs::write(export.join("notes.py"), "").expect("a file");
        assert!(find(&export, Path::new("")).expect("submissions").iter().all(|found| found.provenance.is_empty()));
    }

    #[test]
    fn gradescope_tells_whose_a_submission_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let export = folder.path().join("assignment_1_export");
        for number in 1..=4 {
            fs::create_dir_all(export.join(format!("submission_{number}"))).expect("a folder");
        }
        let entry = |number: u32, names: &[&str]| {
            let submitters = names.iter().map(|name| format!("  - :name: {name}\n    :sid: '1'\n"));
            format!("submission_{number}:\n  :submitters:\n{}  :status: processed\n", submitters.collect::<String>())
        };
        let metadata = ["---\n".to_owned(), entry(1, &["Ann Bee"]), entry(2, &["Bob", "Eve"]), entry(3, &["Ann Bee"])];
        fs::write(export.join(METADATA), metadata.concat()).expect("a file");
        let names = find(folder.path(), Path::new("")).expect("submissions").into_iter().map(|found| found.name);
        let expected = ["Ann Bee (submission_1)", "Ann Bee (submission_3)", "Bob, Eve", "submission_4"];
        assert_eq!(names.collect_vec(), expected);
        // Two students of one name, which the export writes in two ways.
        let metadata = [entry(1, &["Ren\u{e9}e"]), entry(2, &["Rene\u{301}e"])];
        fs::write(export.join(METADATA), metadata.concat()).expect("a file");
        let names = find(folder.path(), Path::new("")).expect("submissions").into_iter().map(|found| found.name);
        let expected = ["Ren\u{e9}e (submission_1)", "Ren\u{e9}e (submission_2)", "submission_3", "submission_4"];
        assert_eq!(names.collect_vec(), expected);
    }
}
