//! What is kept of a case that was answered wrong, or of a game that was not won, for whoever looks into it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use suite_work::output;

use crate::Failure;

/// The folder of the evidence in that of a grading's records.
pub const WRONG: &str = "wrong";
/// The folder in that of a case for right answers, and for all that tells of them.
const RIGHT: &str = "right";
/// The file there that tells how an answer is wrong.
const DIFFERENCE: &str = "difference.txt";
/// The file that says what happened, and how to repeat it.
const REPEAT: &str = "repeat.txt";
/// The most bytes of a file.
pub const MOST_BYTES: usize = 1 << 20;

/// The files of a case or a game, and how to repeat it.
#[derive(Debug, Default)]
pub struct Evidence {
    /// What happened, in a few words that tell nothing of a right answer.
    pub summary: String,
    /// The names and the contents of the files; a name may have a folder.
    pub files: Vec<(String, Vec<u8>)>,
    /// The commands that repeat it, to be typed in the folder of the files.
    pub commands: Vec<String>,
}

impl Evidence {
    /// Returns the evidence of a case that failed, without files but for what only right answers tell.
    pub(crate) fn of_case(failure: &Failure) -> Self {
        let Failure { summary, explanation, .. } = failure;
        let evidence = Self { summary: failure.hint().summary, ..Self::default() };
        if evidence.summary == *summary {
            evidence
        } else {
            evidence.with_right(DIFFERENCE, format!("{summary}\n{explanation}"))
        }
    }

    /// Adds a file, or its beginning if it is long.
    #[must_use]
    pub fn with(mut self, name: &str, content: impl Into<Vec<u8>>) -> Self {
        let mut content = content.into();
        content.truncate(MOST_BYTES);
        self.files.push((name.to_owned(), content));
        self
    }

    /// Adds a right answer, or its beginning if it is long.
    #[must_use]
    pub fn with_right(self, name: &str, content: impl Into<Vec<u8>>) -> Self {
        self.with(&format!("{RIGHT}/{name}"), content)
    }

    /// Removes the right answers.
    pub(crate) fn remove_right(&mut self) {
        self.files.retain(|(name, _)| !Path::new(name).starts_with(RIGHT));
    }

    /// Writes the files to the folder with a name in that of a grading's records.
    ///
    /// # Errors
    ///
    /// A folder or a file that cannot be written.
    pub fn write(&self, records: &Path, name: &str) -> Result<()> {
        let folder = folder(records, name);
        let files = self.files.iter().map(|(name, content)| (&**name, &**content));
        let text = self.text();
        for (name, content) in files.chain([(REPEAT, text.as_bytes())]) {
            let path = folder.join(name);
            let parent = path.parent().unwrap_or(&folder);
            let written = fs::create_dir_all(parent).and_then(|()| output::write(&path, content));
            written.with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n", self.summary);
        if !self.commands.is_empty() {
            text += "\nTo repeat it, in this folder:\n\n";
        }
        self.commands.iter().for_each(|command| text += &format!("    {command}\n"));
        text
    }
}

/// Removes the right answers from the evidence in the folder of a grading's records, and what tells of them.
///
/// # Errors
///
/// A folder that cannot be removed.
pub fn remove_right(records: &Path) -> Result<()> {
    for case in fs::read_dir(records.join(WRONG)).into_iter().flatten() {
        let right = case?.path().join(RIGHT);
        output::remove_if_any(&right, fs::remove_dir_all)
            .with_context(|| format!("cannot remove {}", right.display()))?;
    }
    Ok(())
}

/// Returns the folder of the evidence with a name.
pub fn folder(records: &Path, name: &str) -> PathBuf {
    records.join(WRONG).join(name)
}
