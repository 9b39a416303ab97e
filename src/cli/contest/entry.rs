//! The entries of a contest.

use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use itertools::Itertools;
use suite_arena::printable;
use suite_programs::ProgramSource;
use suite_work::interrupt::Interrupt;
use suite_work::note;

use crate::cli::shared::player_arg::{BuiltInPlayer, PlayerArg, PlayerKind};
use crate::cli::style;
use suite_grading::submissions::{self, SubmissionCopy, is_collection};
use suite_programs::Submission;

/// A player that takes part in a contest.
pub struct Entry<P> {
    pub submission: Submission,
    /// The player, labeled with the name of the submission.
    pub player: PlayerArg<P>,
}

impl<P: BuiltInPlayer> Entry<P> {
    /// Returns the entries that the command line names: players, or the folder or archive that has them, which are copied to the
    /// folder of the contest. The anchor is one of them.
    pub fn all(players: &[String], anchor: Option<&str>, folder: &Path, interrupt: &Interrupt) -> Result<Vec<Self>> {
        let mut entries = match players {
            [path] if is_collection(Path::new(path)) => {
                let collected = submissions::collect(folder, Path::new(path), interrupt)?;
                collected.iter().filter_map(|one| Self::of_collected(folder, one)).collect()
            }
            players => {
                let entries = Self::of_players(players)?;
                warn_of_neighbors(&entries);
                entries
            }
        };
        if let Some(anchor) = anchor.filter(|anchor| entries.iter().all(|entry| entry.submission.name != *anchor)) {
            let entry = Self::new(anchor, None)?;
            ensure!(entry.player.is_built_in(), "--anchor: expected one of {}, found `{anchor}`", P::names());
            entries.push(entry);
        }
        ensure!(entries.len() >= 2, "expected at least two entries, found {}", entries.len());
        ensure_told_apart(&entries)?;
        Ok(entries)
    }

    /// Returns the players that these texts name.
    pub fn of_players(players: &[String]) -> Result<Vec<Self>> {
        let entries: Vec<_> = players.iter().map(|player| Self::new(player, None)).collect::<Result<_>>()?;
        ensure_told_apart(&entries)?;
        Ok(entries)
    }

    /// Returns the player that the text names. Without a name, it has that of its folder or file.
    fn new(text: &str, name: Option<&str>) -> Result<Self> {
        let player = PlayerArg::parse_without_people(text).map_err(|error| anyhow!(error))?;
        let program = match &player.kind {
            PlayerKind::Person | PlayerKind::BuiltIn(_) => None,
            PlayerKind::Program(source) => Some(source),
        };
        let mut submission = Submission::new(&player.label, program, name)?;
        submission.name = printable(&submission.name);
        let player = PlayerArg { label: submission.name.clone(), ..player };
        Ok(Self { submission, player })
    }

    /// Returns the entry of a submission that was copied to the folder of the contest. One without a program is left out, and a warning
    /// says so.
    fn of_collected(folder: &Path, SubmissionCopy { name, path, hash, .. }: &SubmissionCopy) -> Option<Self> {
        let entry = match hash {
            Ok(_) => Self::in_folder(folder, path, name),
            Err(problem) => Err(anyhow!("{problem}")),
        };
        let warn = |error| note!("{}: {} is left out: {error:#}", style::warning("warning"), printable(name));
        entry.map_err(warn).ok()
    }

    /// Returns the entry of a plan in the folder of the contest. Its files have to be those that were planned.
    pub fn of_plan(folder: &Path, planned: &Submission) -> Result<Self> {
        let Submission { name, command, hash } = planned;
        let entry = match hash {
            Some(_) => Self::in_folder(folder, command, name),
            None => Self::new(command, Some(name)),
        };
        let entry = entry.with_context(|| name.clone())?;
        ensure!(entry.submission.hash == *hash, "{command} has changed since it was planned: plan again");
        Ok(entry)
    }

    /// Returns the program at a path in the folder of the contest.
    fn in_folder(folder: &Path, path: &str, name: &str) -> Result<Self> {
        let place = folder.join(path);
        let text = place.to_str().with_context(|| format!("{}: not valid UTF-8", place.display()))?;
        let mut entry = Self::new(text, Some(name))?;
        // Whatever the contest's folder is called.
        path.clone_into(&mut entry.submission.command);
        Ok(entry)
    }
}

/// Warns of programs that lie in one folder, which each of them can read.
fn warn_of_neighbors<P>(entries: &[Entry<P>]) {
    let folder = |entry: &Entry<P>| match &entry.player.kind {
        PlayerKind::Program(ProgramSource::File(file)) => file.path.canonicalize().ok()?.parent().map(Path::to_owned),
        _ => None,
    };
    let by_folder = entries.iter().filter_map(|entry| Some((folder(entry)?, &entry.submission.name))).into_group_map();
    for (folder, names) in by_folder.into_iter().filter(|(_, names)| names.len() > 1).sorted() {
        let (warning, names) = (style::warning("warning"), names.into_iter().join(", "));
        note!(
            "{warning}: {names} lie in one folder, {}, and can read each other",
            printable(&folder.to_string_lossy())
        );
    }
}

fn ensure_told_apart<P>(entries: &[Entry<P>]) -> Result<()> {
    match entries.iter().map(|entry| &entry.submission.name).duplicates().next() {
        Some(name) => Err(anyhow!("expected entries with different names, found two of the name `{name}`")),
        None => Ok(()),
    }
}
