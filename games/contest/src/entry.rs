//! The entries of a contest.

use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use itertools::Itertools;
use suite_arena::printable;
use suite_programs::{PlayerChoice, PlayerKind, ProgramSource, ProgramTerms, Submission};
use suite_tabletop::{AnyGame, style};
use suite_work::note;
use unicode_normalization::UnicodeNormalization;

/// A player that takes part in a contest.
#[derive(Debug, Clone)]
pub struct ContestEntry {
    pub(crate) submission: Submission,
    /// The player, labeled with the name of the submission.
    pub(crate) player: PlayerChoice,
}

impl ContestEntry {
    /// Returns the player that a text names. Without a name, it has that of its folder or file.
    ///
    /// # Errors
    ///
    /// A text that names no player of the game, or a program that cannot be read.
    pub fn new(game: &dyn AnyGame, text: &str, name: Option<&str>) -> Result<Self> {
        let player = PlayerChoice::parse_without_people(game, text).map_err(|error| anyhow!(error))?;
        let program = match &player.kind {
            PlayerKind::Person | PlayerKind::BuiltIn(_) => None,
            PlayerKind::Program(source) => Some(source),
        };
        let mut submission = Submission::new(&player.label, program, name, &[])?;
        // Systems write the accents of one name in two ways.
        submission.name = printable(&submission.name).nfc().collect();
        let player = PlayerChoice { label: submission.name.clone(), ..player };
        Ok(Self { submission, player })
    }

    /// Returns the entry with its program as it is started here, on these terms.
    ///
    /// # Errors
    ///
    /// Those of [`ProgramTerms::ready`].
    pub fn ready(self, terms: &ProgramTerms) -> Result<Self> {
        Ok(Self { player: terms.ready(&self.player)?, ..self })
    }

    /// Returns the two players that texts name, which can be told apart.
    ///
    /// # Errors
    ///
    /// A text that names no player of the game, a program that cannot be read, or two players of the same name.
    pub fn pair(game: &dyn AnyGame, texts: [&str; 2]) -> Result<[Self; 2]> {
        let [first, second] = texts.map(|text| Self::new(game, text, None));
        let pair = [first?, second?];
        ensure_told_apart(&pair)?;
        Ok(pair)
    }

    /// Returns the program at a path in the folder of the contest.
    ///
    /// # Errors
    ///
    /// A path without a program, or one that cannot be read.
    pub fn in_folder(game: &dyn AnyGame, folder: &Path, path: &str, name: &str) -> Result<Self> {
        let place = folder.join(path);
        let text = place.to_str().with_context(|| format!("{}: not valid UTF-8", place.display()))?;
        let mut entry = Self::new(game, text, Some(name))?;
        // Whatever the contest's folder is called.
        path.clone_into(&mut entry.submission.command);
        Ok(entry)
    }

    /// Returns the entry of a plan in the folder of the contest. Its files have to be those that were planned.
    pub(crate) fn of_plan(game: &dyn AnyGame, folder: &Path, planned: &Submission) -> Result<Self> {
        let Submission { name, command, hash } = planned;
        let entry = match hash {
            Some(_) => Self::in_folder(game, folder, command, name),
            None => Self::new(game, command, Some(name)),
        };
        let entry = entry.with_context(|| name.clone())?;
        ensure!(entry.submission.hash == *hash, "{command} has changed since it was planned: plan again");
        Ok(entry)
    }

    /// Adds the anchor of a contest to its entries, unless it is one of them.
    ///
    /// # Errors
    ///
    /// An anchor that is no built-in player.
    pub fn add_anchor(entries: &mut Vec<Self>, game: &dyn AnyGame, anchor: &str) -> Result<()> {
        if entries.iter().all(|entry| entry.submission.name != anchor) {
            let entry = Self::new(game, anchor, None)?;
            let names = game.facts().player_names.join(", ");
            ensure!(entry.is_built_in(), "--anchor: expected one of {names}, found `{anchor}`");
            entries.push(entry);
        }
        Ok(())
    }

    /// Warns of programs that lie in one folder, which each of them can read.
    pub fn warn_of_neighbors(entries: &[Self]) {
        let folder = |entry: &Self| match &entry.player.kind {
            PlayerKind::Program(ProgramSource::File(file)) => {
                file.path.canonicalize().ok()?.parent().map(Path::to_owned)
            }
            _ => None,
        };
        let by_folder = entries.iter().filter_map(|entry| Some((folder(entry)?, entry.name()))).into_group_map();
        for (folder, names) in by_folder.into_iter().filter(|(_, names)| names.len() > 1).sorted() {
            let (warning, names) = (style::warning("warning"), names.into_iter().join(", "));
            let folder = printable(&folder.to_string_lossy());
            note!("{warning}: {names} lie in one folder, {folder}, and can read each other");
        }
    }

    /// Says which interpreter starts the program, if the assignment asks for another one.
    pub fn warn_of_interpreter(&self) {
        if let Some(interpreter) = self.player.interpreter() {
            interpreter.warn(self.name());
        }
    }

    /// Returns the name of the entry.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.submission.name
    }

    /// Returns whether the entry is a built-in player.
    #[must_use]
    pub const fn is_built_in(&self) -> bool {
        self.player.is_built_in()
    }
}

/// Checks that no two entries have the same name.
pub(crate) fn ensure_told_apart(entries: &[ContestEntry]) -> Result<()> {
    match entries.iter().map(ContestEntry::name).duplicates().next() {
        Some(name) => Err(anyhow!("expected entries with different names, found two of the name `{name}`")),
        None => Ok(()),
    }
}
