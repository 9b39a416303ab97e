//! Files of JSON Lines that grow while a long run goes on, and are read when it is resumed.
//!
//! Each line has a checksum of its content and its number in this file. What somebody has changed by hand, put
//! elsewhere or brought back does not count, nor does what follows it.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::string::FromUtf8Error;

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
    if !path.exists() {
        return Ok(Vec::new());
    }
    Ok(verified(&whole_lines(path)?.0, path, key, place).0)
}

/// Returns the entry of a line with this number, from 1, if a [`Recorder`] has written it in this place.
///
/// # Errors
///
/// A line that it has not.
pub fn verify(key: &ChecksumKey, place: &str, number: usize, line: &str) -> Result<String, ChecksumError> {
    key.verify(&place_of(place, number), line)
}

fn place_of(place: &str, number: usize) -> String {
    format!("{place}:{number}")
}

/// Returns the entries that lines begin with, and the length of their lines.
fn verified(text: &str, path: &Path, key: &ChecksumKey, place: &str) -> (Vec<String>, usize) {
    let (mut entries, mut end) = (Vec::new(), 0);
    for line in text.split_inclusive('\n') {
        let number = entries.len() + 1;
        match verify(key, place, number, line.trim_end_matches('\n')) {
            Ok(entry) => entries.push(entry),
            Err(error) => {
                let path = path.display();
                note!("warning: {path}:{number}: {error}; this line does not count, nor does what follows");
                break;
            }
        }
        end += line.len();
    }
    (entries, end)
}

/// Returns the lines of a file that have an end, and whether another one follows.
fn whole_lines(path: &Path) -> Result<(String, bool)> {
    input::read(path, |text| {
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let lines = String::from_utf8(text[..whole].to_vec())?;
        Ok::<_, FromUtf8Error>((lines, whole < text.len()))
    })
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
        let (text, has_more) = whole_lines(&path)?;
        let (entries, end) = verified(&text, &path, key, place);
        if has_more || end < text.len() {
            file.set_len(end as u64).with_context(|| format!("cannot write {}", path.display()))?;
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
        let line = fs::read_to_string(&path).expect("a file");
        let first = line.lines().next().expect("a line");
        assert_eq!(verify(&key, "a", 1, first).as_deref(), Ok(ENTRIES[0]));
        assert_eq!(verify(&key, "a", 2, first), Err(ChecksumError::Mismatch));
    }
}
