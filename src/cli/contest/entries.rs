//! The entries of a contest, as the command line names them.

use std::path::Path;

use anyhow::{Result, anyhow};
use suite_arena::printable;
use suite_contest::ContestEntry;
use suite_grading::submissions::{self, SubmissionCopy, is_collection};
use suite_programs::{NotReady, ProgramTerms};
use suite_tabletop::{AnyGame, style};
use suite_work::interrupt::Interrupt;
use suite_work::note;

/// Returns whether a command line names a folder or an archive with the entries.
pub fn are_collected(players: &[String]) -> bool {
    matches!(players, [path] if is_collection(Path::new(path)))
}

/// Returns the entries that a command line names: players, or the folder or archive that has them, which are copied to
/// the folder of the contest. Programs are on these terms. The anchor is one of the entries.
pub fn entries(
    game: &'static dyn AnyGame,
    players: &[String],
    anchor: Option<&str>,
    terms: &ProgramTerms,
    folder: &Path,
    interrupt: &Interrupt,
) -> Result<Vec<ContestEntry>> {
    let mut entries = if are_collected(players) {
        let collected = submissions::collect(folder, Path::new(&players[0]), None, interrupt)?;
        collected.iter().filter_map(|one| of_collected(game, terms, folder, one)).collect()
    } else {
        let entries: Vec<_> =
            players.iter().map(|player| ContestEntry::new(game, player, None)?.ready(terms)).collect::<Result<_>>()?;
        ContestEntry::warn_of_neighbors(&entries);
        entries
    };
    if let Some(anchor) = anchor {
        ContestEntry::add_anchor(&mut entries, game, anchor)?;
    }
    Ok(entries)
}

/// Returns the entry of a submission that was copied to the folder of the contest. One without a program is left out,
/// and a warning says so.
fn of_collected(
    game: &'static dyn AnyGame,
    terms: &ProgramTerms,
    folder: &Path,
    collected: &SubmissionCopy,
) -> Option<ContestEntry> {
    let SubmissionCopy { name, path, hash, .. } = collected;
    let entry = match hash {
        Ok(_) => ContestEntry::in_folder(game, folder, path, name).and_then(|entry| entry.ready(terms)),
        Err(problem) => Err(anyhow!("{problem}")),
    };
    let warn = |error: anyhow::Error| {
        let why = match error.downcast_ref() {
            // The folder is that of the copy.
            Some(NotReady::Folder { error, .. }) => error.to_string(),
            _ => format!("{error:#}"),
        };
        note!("{}: {} is left out: {why}", style::warning("warning"), printable(name));
    };
    entry.map_err(warn).ok()
}
