//! The entries of a contest.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use itertools::Itertools;
use suite_arena::printable;

use crate::cli::shared::language::Language;
use crate::cli::shared::player_arg::{BuiltInPlayer, PlayerArg, PlayerKind};
use crate::cli::style;
use crate::grade::Submission;
use crate::note::note;

/// A player that takes part in a contest.
pub struct Entry<P> {
    pub submission: Submission,
    /// The player, labeled with the name of the submission.
    pub player: PlayerArg<P>,
}

impl<P: BuiltInPlayer> Entry<P> {
    /// Returns the entries that the command line names: players, or the folder that has them. The anchor is one of them.
    pub fn all(players: &[String], anchor: Option<&str>) -> Result<Vec<Self>> {
        let mut entries = match players {
            [folder] if Path::new(folder).is_dir() => Self::of_folder(Path::new(folder))?,
            players => players.iter().map(|player| Self::new(player, None)).collect::<Result<_>>()?,
        };
        if let Some(anchor) = anchor.filter(|anchor| entries.iter().all(|entry| entry.submission.name != *anchor)) {
            let entry = Self::new(anchor, None)?;
            ensure!(entry.player.is_built_in(), "--anchor: expected one of {}, found `{anchor}`", P::names());
            entries.push(entry);
        }
        ensure!(entries.len() >= 2, "expected at least two entries, found {}", entries.len());
        if let Some(name) = entries.iter().map(|entry| &entry.submission.name).duplicates().next() {
            return Err(anyhow!("expected entries with different names, found two of the name `{name}`"));
        }
        Ok(entries)
    }

    /// Returns the player that the text names. Without a name, it has that of its folder or file.
    pub fn new(text: &str, name: Option<&str>) -> Result<Self> {
        let player: PlayerArg<P> = text.parse().map_err(|error: String| anyhow!(error))?;
        let program = match &player.kind {
            PlayerKind::Person => return Err(anyhow!("expected a program or a built-in player, found `{text}`")),
            PlayerKind::BuiltIn(_) => None,
            PlayerKind::Program(source) => Some(source),
        };
        let mut submission = Submission::new(&player.label, program, name)?;
        submission.name = printable(&submission.name);
        let player = PlayerArg { label: submission.name.clone(), ..player };
        Ok(Self { submission, player })
    }

    /// Returns the entries of a folder, one for each folder and source file in it, in the order of their names. Links do not count: they
    /// may lead to somebody else's files. An entry without a program is left out, and a warning says so.
    fn of_folder(folder: &Path) -> Result<Vec<Self>> {
        let cannot_read = || format!("cannot read {}", folder.display());
        let found: Vec<_> = fs::read_dir(folder).and_then(Iterator::collect).with_context(cannot_read)?;
        let own = found.iter().filter(|entry| {
            let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            let is_entry = entry
                .file_type()
                .is_ok_and(|kind| kind.is_dir() || kind.is_file() && Language::of(&entry.path()).is_some());
            is_entry && !is_hidden
        });
        let paths: Vec<_> = own.map(fs::DirEntry::path).sorted().collect();
        let mut entries = Vec::new();
        for path in paths {
            let name = if path.is_dir() { path.file_name() } else { path.file_stem() };
            let name = name.unwrap_or_default().to_string_lossy();
            let text = path.to_str().with_context(|| format!("{}: not valid UTF-8", path.display()))?;
            match Self::new(text, Some(&name)) {
                Ok(entry) => entries.push(entry),
                Err(error) => note!("{}: {} is left out: {error:#}", style::warning("warning"), printable(&name)),
            }
        }
        Ok(entries)
    }
}
