//! The entries of a contest, as the command line names them.

use std::path::Path;

use anyhow::{Result, anyhow, ensure};
use suite_arena::printable;
use suite_contest::ContestEntry;
use suite_grading::submissions::{self, SubmissionCopy, holds_submissions, is_collection};
use suite_programs::{NotReady, ProgramTerms};
use suite_tabletop::{AnyGame, style};
use suite_work::interrupt::Interrupt;
use suite_work::note;

/// What a command line names as the entries of a contest.
pub struct NamedEntries<'a> {
    /// The folder or archive that has submissions.
    pub folder: Option<&'a Path>,
    /// The players that are named one by one; built-in ones beside a folder.
    players: Vec<&'a str>,
}

impl<'a> NamedEntries<'a> {
    /// Returns what a command line names in a contest of a game. Programs are on these terms.
    pub fn new(game: &dyn AnyGame, players: &'a [String], terms: &ProgramTerms) -> Result<Self> {
        if let [path] = players
            && is_collection(Path::new(path))
        {
            return Ok(Self { folder: Some(Path::new(path)), players: Vec::new() });
        }
        let pattern = terms.limits.as_ref().and_then(|limits| limits.common.setup.file.as_ref());
        let (mut folders, mut others) = (Vec::new(), Vec::new());
        for player in players {
            let is_built_in = game.player(player).is_some();
            if !is_built_in && holds_submissions(Path::new(player), game.facts().program_names, pattern)? {
                folders.push(Path::new(player));
            } else {
                others.push((player.as_str(), is_built_in));
            }
        }
        if let Some(folder) = folders.first() {
            ensure!(
                folders.len() == 1 && others.iter().all(|(_, is_built_in)| *is_built_in),
                "{}: expected a program, found a folder or archive of submissions, which has to be named alone or \
                 with built-in players",
                folder.display()
            );
        }
        Ok(Self { folder: folders.pop(), players: others.into_iter().map(|(player, _)| player).collect() })
    }
}

/// Returns the entries that a command line names. Submissions of a folder or an archive are copied to the folder of the
/// contest. Programs are on these terms. The anchor is one of the entries.
pub fn entries(
    game: &'static dyn AnyGame,
    named: &NamedEntries<'_>,
    anchor: Option<&str>,
    terms: &ProgramTerms,
    folder: &Path,
    interrupt: &Interrupt,
) -> Result<Vec<ContestEntry>> {
    let mut entries = Vec::new();
    if let Some(path) = named.folder {
        let collected = submissions::collect(folder, path, None, interrupt)?;
        entries.extend(collected.iter().filter_map(|one| of_collected(game, terms, folder, one)));
    }
    let players = named.players.iter().map(|player| {
        let entry = ContestEntry::new(game, player, None)?.ready(terms);
        entry.map_err(|error| match error.downcast_ref() {
            Some(NotReady::Folder { .. }) => anyhow!("{error}; if these are submissions, name no other entry"),
            _ => error,
        })
    });
    let players = players.collect::<Result<Vec<_>>>()?;
    ContestEntry::warn_of_neighbors(&players);
    entries.extend(players);
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
