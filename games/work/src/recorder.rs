//! Files of JSON Lines that grow while a long run goes on, and are read when it is resumed.
//!
//! Each line has a checksum of its content and its number in this file. What somebody has changed by hand, put
//! elsewhere or brought back does not count, nor does what follows it.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Serialize;

use crate::{ChecksumError, ChecksumKey, input, note};

/// A file that grows by a line for each entry.
pub struct Recorder {
    file: File,
    path: PathBuf,
    key: ChecksumKey,
    place: String,
    /// The number of lines.
    count: usize,
}

/// Returns the whole lines of the file at a path, which may grow at this moment, as far as they are those that a
/// [`Recorder`] has written in this `place`; none if there is no file. A warning tells where they end.
///
/// # Errors
///
/// A file that is not a regular one, cannot be read, or is not valid UTF-8.
pub fn read(path: &Path, key: &ChecksumKey, place: &str) -> Result<Vec<String>> {
    input::ensure_regular(path)?;
    if path.exists() { Ok(verified(path, key, place)?.0) } else { Ok(Vec::new()) }
}

/// Returns the entry of the line with this number, from 1, of the file at a path, if a [`Recorder`] has written that
/// line in this place.
///
/// # Errors
///
/// A file that is not a regular one or cannot be read, or a line that is not there, or that it has not written.
pub fn read_entry(path: &Path, key: &ChecksumKey, place: &str, number: usize) -> Result<String> {
    input::ensure_regular(path)?;
    let mut lines = whole_lines(path)?;
    let line = number.checked_sub(1).and_then(|before| lines.nth(before));
    let line = line.with_context(|| format!("line {number}: expected an entry, found the end of the file"))??;
    Ok(verify(key, place, number, &line)?)
}

fn verify(key: &ChecksumKey, place: &str, number: usize, line: &str) -> Result<String, ChecksumError> {
    key.verify(&place_of(place, number), line)
}

fn place_of(place: &str, number: usize) -> String {
    format!("{place}:{number}")
}

/// Returns the entries that the lines of a file begin with, and the length of these lines in bytes.
fn verified(path: &Path, key: &ChecksumKey, place: &str) -> Result<(Vec<String>, u64)> {
    let (mut entries, mut end) = (Vec::new(), 0);
    for line in whole_lines(path)? {
        let (line, number) = (line?, entries.len() + 1);
        match verify(key, place, number, &line) {
            Ok(entry) => entries.push(entry),
            Err(error) => {
                let path = path.display();
                note!("warning: {path}:{number}: {error}; this line does not count, nor does what follows");
                break;
            }
        }
        end += line.len() as u64 + 1;
    }
    Ok((entries, end))
}

/// Returns the lines of a file that have an end, without it. A file is as long as what it is for: it is read by lines.
fn whole_lines(path: &Path) -> Result<impl Iterator<Item = Result<String>>> {
    let cannot = || format!("cannot read {}", path.display());
    let mut file = BufReader::new(File::open(path).with_context(cannot)?);
    Ok(iter::from_fn(move || {
        let mut line = Vec::new();
        let read = file.read_until(b'\n', &mut line).with_context(cannot);
        // What has no end may be the beginning of a line, and so of a letter.
        (read.is_err() || line.pop() == Some(b'\n')).then(|| {
            read?;
            String::from_utf8(line).with_context(|| path.display().to_string())
        })
    }))
}

impl Recorder {
    /// Opens or creates the file at a path, and returns the entries that it has in this `place`, which tells the file
    /// from all others with the same key.
    ///
    /// A run that was killed may have left half a line, which is removed, as is what does not count; a warning tells
    /// the latter.
    ///
    /// # Errors
    ///
    /// A file that is not a regular one, cannot be read or written, or is not valid UTF-8.
    pub fn open(path: PathBuf, key: &ChecksumKey, place: &str) -> Result<(Vec<String>, Self)> {
        input::ensure_regular(&path)?;
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        let (entries, end) = verified(&path, key, place)?;
        if file.metadata().is_ok_and(|file| file.len() > end) {
            file.set_len(end).with_context(|| format!("cannot write {}", path.display()))?;
        }
        let count = entries.len();
        Ok((entries, Self { file, path, key: key.clone(), place: place.to_owned(), count }))
    }

    /// Adds an entry.
    ///
    /// # Errors
    ///
    /// An entry that is no JSON object, or a file that cannot be written.
    pub fn add(&mut self, entry: &impl Serialize) -> Result<()> {
        let line = self.key.sign(&place_of(&self.place, self.count + 1), entry)? + "\n";
        self.file.write_all(line.as_bytes()).with_context(|| format!("cannot write {}", self.path.display()))?;
        self.count += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::json;
    use tempfile::TempDir;

    use super::*;

    /// A file of three lines.
    fn recorded() -> (TempDir, PathBuf, ChecksumKey) {
        let folder = tempfile::tempdir().expect("a folder");
        let (path, key) = (folder.path().join("a.jsonl"), ChecksumKey::create(folder.path()).expect("a key"));
        let (entries, mut recorder) = Recorder::open(path.clone(), &key, "a").expect("a file");
        assert!(entries.is_empty());
        for number in 1..=3 {
            recorder.add(&json!({ "n": number })).expect("an entry");
        }
        (folder, path, key)
    }

    /// The entries of a file that is opened again and read, and what is in it then.
    fn reopened(path: &Path, key: &ChecksumKey, place: &str) -> (Vec<String>, String) {
        let entries = read(path, key, place).expect("entries");
        assert_eq!(Recorder::open(path.to_owned(), key, place).expect("a file").0, entries);
        (entries, fs::read_to_string(path).expect("a file"))
    }

    const ENTRIES: [&str; 3] = [r#"{"n":1}"#, r#"{"n":2}"#, r#"{"n":3}"#];

    #[test]
    fn entries_come_back_and_half_a_line_does_not() {
        let (_folder, path, key) = recorded();
        let text = fs::read_to_string(&path).expect("a file");
        assert_eq!(reopened(&path, &key, "a"), (ENTRIES.map(str::to_owned).into(), text.clone()));
        for cut in 1..text.len() {
            fs::write(&path, &text[..cut]).expect("a file");
            let whole = text[..cut].matches('\n').count();
            let (entries, left) = reopened(&path, &key, "a");
            assert_eq!(
                (entries, left.lines().count()),
                (ENTRIES[..whole].iter().map(|&e| e.to_owned()).collect(), whole)
            );
        }
        let (_, mut recorder) = Recorder::open(path.clone(), &key, "a").expect("a file");
        recorder.add(&json!({ "n": 3 })).expect("an entry");
        assert_eq!(fs::read_to_string(&path).expect("a file"), text, "it goes on as if it had not been cut");
    }

    #[test]
    fn what_was_changed_by_hand_does_not_count() {
        let (_folder, path, key) = recorded();
        let text = fs::read_to_string(&path).expect("a file");
        let lines: Vec<_> = text.lines().collect();
        let of = |lines: &[&str]| lines.join("\n") + "\n";
        let unsigned = r#"{"n":2}"#;
        for (changed, count) in [
            (text.replace("\"n\":2", "\"n\":7"), 1),
            (text.replace("\"n\":1", "\"n\":null"), 0),
            // Moved, left out, repeated, without a checksum.
            (of(&[lines[0], lines[2], lines[1]]), 1),
            (of(&[lines[1], lines[2]]), 0),
            (of(&[lines[0], lines[0], lines[2]]), 1),
            (of(&[lines[0], unsigned, lines[2]]), 1),
            (of(&["", lines[0]]), 0),
            (text.replace('\n', "\r\n"), 0),
        ] {
            fs::write(&path, &changed).expect("a file");
            let expected = ENTRIES[..count].iter().map(|&entry| entry.to_owned()).collect::<Vec<_>>();
            let (entries, left) = reopened(&path, &key, "a");
            assert_eq!((entries, left.lines().count()), (expected, count), "{changed}");
        }
    }

    #[test]
    fn lines_of_another_file_do_not_count() {
        let (folder, path, key) = recorded();
        let other = folder.path().join("b.jsonl");
        fs::copy(&path, &other).expect("a copy");
        assert_eq!(reopened(&other, &key, "b"), (Vec::new(), String::new()));
        assert_eq!(read(&folder.path().join("none"), &key, "a").expect("no file"), Vec::<String>::new());
    }

    #[test]
    fn one_entry_is_read_by_its_number() {
        let (_folder, path, key) = recorded();
        let entry = |place: &str, number| read_entry(&path, &key, place, number).map_err(|error| error.to_string());
        assert_eq!([1, 2, 3].map(|number| entry("a", number)), ENTRIES.map(|entry| Ok(entry.to_owned())));
        let none = |number| Err(format!("line {number}: expected an entry, found the end of the file"));
        assert_eq!([0, 4].map(|number| entry("a", number)), [0, 4].map(none));
        assert_eq!(entry("b", 1), Err(ChecksumError::Mismatch.to_string()));
    }

    #[test]
    fn a_file_is_as_long_as_what_it_is_for() {
        let (_folder, path, key) = recorded();
        let (_, mut recorder) = Recorder::open(path.clone(), &key, "a").expect("a file");
        // More than any input of others may have.
        let long = json!({ "text": "x".repeat(33 << 20) });
        (0..2).for_each(|_| recorder.add(&long).expect("an entry"));
        assert_eq!(read(&path, &key, "a").expect("entries").len(), 5);
        assert_eq!(Recorder::open(path, &key, "a").expect("a file").0.len(), 5);
    }
}
