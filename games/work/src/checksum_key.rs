//! Keyed checksums of results that are kept in files and read again: what was changed by hand does not count.

use std::fmt;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use hmac::{Hmac, Mac};
use serde::Serialize;
use sha2::Sha256;
use tempfile::NamedTempFile;
use thiserror::Error;

use crate::{hex, input};

/// The secret of a folder of results. Its checksums tell whether an entry is one that this program has written, and in
/// this place.
///
/// It lies in a file of that folder, which only its owner may read, and which no confined program may.
#[derive(Clone, PartialEq, Eq)]
pub struct ChecksumKey([u8; 32]);

/// Why an entry does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChecksumError {
    /// It has none.
    #[error("no checksum")]
    Missing,
    /// It has one, but not that of its content in this place.
    #[error("changed by hand: checksum mismatch")]
    Mismatch,
}

/// The bytes of a pseudonym.
const PSEUDONYM: usize = 5;
/// The name of the file.
const FILE: &str = "checksum.key";
/// What is between the content of an entry and its checksum, which is its last field, and what is behind that.
const FIELD: (&str, &str) = (",\"checksum\":\"", "\"}");

impl ChecksumKey {
    /// Returns the key of a folder, which gets a random one if it has none.
    ///
    /// # Errors
    ///
    /// A key that cannot be read or written.
    pub fn create(folder: &Path) -> Result<Self> {
        if !folder.join(FILE).exists() {
            let mut key = Self([0; 32]);
            getrandom::fill(&mut key.0).map_err(|error| anyhow!("cannot make a {FILE}: {error}"))?;
            // Somebody else may have been faster, whose key holds.
            let written = key.temporary_file(folder).and_then(|file| match file.persist_noclobber(folder.join(FILE)) {
                Err(failed) if failed.error.kind() != io::ErrorKind::AlreadyExists => Err(failed.error),
                _ => Ok(()),
            });
            written.with_context(|| format!("cannot write to {}", folder.display()))?;
        }
        Self::open(folder)
    }

    /// Returns the key of a folder that has one.
    ///
    /// # Errors
    ///
    /// A folder without a key, such as a copy that was made without it, or a key that cannot be read.
    pub fn open(folder: &Path) -> Result<Self> {
        let path = folder.join(FILE);
        ensure!(
            path.exists(),
            "{}: found no {FILE}, by which its results are verified; copy that, too, or begin anew",
            folder.display()
        );
        input::read_own(&path, |bytes| {
            bytes.try_into().map(Self).map_err(|_| anyhow!("expected 32 bytes, found {}", bytes.len()))
        })
    }

    /// Returns the key for something that is part of what this one is for.
    #[must_use]
    pub fn derived(&self, part: &str) -> Self {
        Self(self.code("part", part.as_bytes()).finalize().into_bytes().into())
    }

    /// Returns a word that stands for a name, the same each time, by which nobody without the key can find that name.
    #[must_use]
    pub fn pseudonym(&self, name: &str) -> String {
        hex(&self.code("pseudonym", name.as_bytes()).finalize().into_bytes()[..PSEUDONYM])
    }

    /// Makes this the key of a folder.
    ///
    /// # Errors
    ///
    /// A folder that cannot be written to.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let written = self.temporary_file(folder).and_then(|file| Ok(file.persist(folder.join(FILE)).map(drop)?));
        written.with_context(|| format!("cannot write to {}", folder.display()))
    }

    /// Returns whether this is the key of a folder.
    #[must_use]
    pub fn is_in(&self, folder: &Path) -> bool {
        Self::open(folder).is_ok_and(|key| key == *self)
    }

    /// Returns an entry as a line of JSON whose last field is its checksum in a place.
    ///
    /// # Errors
    ///
    /// An entry that is no JSON object with fields.
    pub fn sign(&self, place: &str, entry: &impl Serialize) -> Result<String> {
        let content = serde_json::to_string(entry)?;
        let fields = content.strip_suffix('}').context("expected an object")?;
        let checksum = hex(&self.code(place, content.as_bytes()).finalize().into_bytes());
        Ok([fields, FIELD.0, &checksum, FIELD.1].concat())
    }

    /// Returns the content of a line that [`sign`](Self::sign) has made for this place, without its checksum.
    ///
    /// # Errors
    ///
    /// A [`ChecksumError`] if it has not.
    pub fn verify(&self, place: &str, line: &str) -> Result<String, ChecksumError> {
        let fields = line.strip_suffix(FIELD.1).and_then(|line| line.rsplit_once(FIELD.0));
        let (fields, checksum) = fields.ok_or(ChecksumError::Missing)?;
        let content = fields.to_owned() + "}";
        let expected = hex(&self.code(place, content.as_bytes()).finalize().into_bytes());
        if checksum == expected { Ok(content) } else { Err(ChecksumError::Mismatch) }
    }

    /// Returns the code of a content in a place. The length keeps what is of one from passing for the other.
    fn code(&self, place: &str, content: &[u8]) -> Hmac<Sha256> {
        let code = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length");
        code.chain_update((place.len() as u64).to_le_bytes()).chain_update(place).chain_update(content)
    }

    /// Writes the key to a temporary file, which is the owner's only, so that it appears whole.
    fn temporary_file(&self, folder: &Path) -> io::Result<NamedTempFile> {
        let mut file = tempfile::Builder::new().prefix(".suite-").tempfile_in(folder)?;
        file.write_all(&self.0)?;
        Ok(file)
    }
}

/// Formats no byte of the secret.
impl fmt::Debug for ChecksumKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ChecksumKey(..)")
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use serde_json::{Value, json};

    use super::*;

    const KEY: ChecksumKey = ChecksumKey([7; 32]);

    #[test]
    fn what_was_signed_is_verified() {
        for entry in [json!({"name": "Ann"}), json!({"a": {"checksum": "x"}, "b": [",\"checksum\":\"x\"}"]})] {
            let line = KEY.sign("ann", &entry).expect("a line");
            let parsed: Value = serde_json::from_str(&line).expect("JSON");
            assert_eq!(parsed["checksum"].as_str().map(str::len), Some(64));
            let content = KEY.verify("ann", &line).expect("the line is that of Ann");
            assert_eq!(serde_json::from_str::<Value>(&content).expect("JSON"), entry);
            assert_eq!(KEY.verify("bob", &line), Err(ChecksumError::Mismatch), "another place");
            assert_eq!(KEY.derived("ann").verify("ann", &line), Err(ChecksumError::Mismatch), "another key");
        }
        assert!(KEY.sign("ann", &"text").is_err());
    }

    #[test]
    fn any_change_shows() {
        let line = KEY.sign("ann", &json!({"points": 30.5, "failure": {"id": "crash"}})).expect("a line");
        for (old, new) in
            [("30.5", "100.0"), (r#"{"id":"crash"}"#, "null"), ("\"points\":", "\"points\": "), ("{\"f", "{ \"f")]
        {
            let changed = line.replace(old, new);
            assert_ne!(changed, line);
            assert_eq!(KEY.verify("ann", &changed), Err(ChecksumError::Mismatch), "{changed}");
        }
        for index in 0..line.len() {
            let mut bytes = line.clone().into_bytes();
            bytes[index] ^= 1;
            let changed = String::from_utf8(bytes).expect("ASCII");
            assert!(KEY.verify("ann", &changed).is_err(), "{changed}");
        }
        for unsigned in ["", "{}", r#"{"points":100.0}"#, &line[..line.len() - 1], &(line.clone() + " ")] {
            assert_eq!(KEY.verify("ann", unsigned), Err(ChecksumError::Missing), "{unsigned}");
        }
    }

    #[test]
    fn places_do_not_run_into_contents() {
        let of = |place: &str, content: &str| KEY.code(place, content.as_bytes()).finalize().into_bytes();
        assert_ne!(of("ann", "1{}"), of("ann1", "{}"));
    }

    #[test]
    fn a_checksum_is_the_hmac_of_the_place_and_the_content() {
        // By Python's hmac: bytes([7] * 32), then the length of "ann" in 8 bytes, "ann", and {"a":1}.
        let line = KEY.sign("ann", &json!({"a": 1})).expect("a line");
        assert_eq!(line, r#"{"a":1,"checksum":"a2a3ff56e7ca248f0115068bdadcf9b323af3ba903260e93c80f62ec9ec540a4"}"#);
    }

    #[test]
    fn a_folder_has_one_random_key_for_its_owner_only() {
        let [folder, other] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let error = ChecksumKey::open(folder.path()).expect_err("no key").to_string();
        assert!(error.contains("found no checksum.key") && error.contains("copy that, too"), "{error}");
        let key = ChecksumKey::create(folder.path()).expect("a key");
        assert!(key.is_in(folder.path()) && !key.is_in(other.path()));
        assert_eq!(ChecksumKey::create(folder.path()).expect("the same"), key);
        assert_ne!(ChecksumKey::create(other.path()).expect("a key"), key);
        assert!(!format!("{key:?}").contains(&key.0[0].to_string()));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |folder: &Path| fs::metadata(folder.join(FILE)).expect("a file").permissions().mode() & 0o777;
            assert_eq!(mode(folder.path()), 0o600);
            key.derived("ann").write(other.path()).expect("a key");
            assert_eq!(mode(other.path()), 0o600);
        }
        assert!(key.derived("ann").is_in(other.path()) && !key.derived("bob").is_in(other.path()));
        fs::write(folder.path().join(FILE), "short").expect("a file");
        let error = format!("{:#}", ChecksumKey::create(folder.path()).expect_err("a damaged key"));
        assert!(error.ends_with("expected 32 bytes, found 5"), "{error}");
    }

    #[test]
    fn who_comes_at_the_same_time_gets_the_same_key() {
        let folder = tempfile::tempdir().expect("a folder");
        let keys: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| ChecksumKey::create(folder.path()))).collect();
            threads.into_iter().map(|thread| thread.join().expect("an end").expect("a key")).collect()
        });
        assert!(keys.iter().all(|key| *key == keys[0]));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing else is left");
    }
}
