//! The report of a contest as a page for the browser.

use std::collections::HashMap;

use anyhow::Result;
use itertools::Itertools;
use maud::{Markup, Render, html};
use suite_web::{GameRecord, PageData, PageRecord, link_to_record};
use suite_work::table;

use crate::ContestReport;
use crate::report::Meeting;

/// The most games that the page shows, which keeps it small.
const MOST_GAMES: usize = 40;

impl ContestReport {
    /// Returns the page, with a game of each encounter of the best. `game` returns that of a number from a file of
    /// records.
    pub(crate) fn page(&self, game: impl Fn(&str, u32) -> Result<GameRecord>) -> Result<PageData> {
        let places: HashMap<&str, usize> =
            self.entries.iter().enumerate().map(|(place, row)| (&*row.submission.name, place)).collect();
        let places =
            |meeting: &Meeting| meeting.entries.each_ref().map(|name| places.get(&**name).copied().unwrap_or(0));
        let played = self.encounters.iter().filter(|meeting| meeting.games > 0);
        let best_first = played.sorted_by_key(|meeting| places(meeting).iter().sum::<usize>());
        let shown: Vec<_> = best_first.take(MOST_GAMES).collect();
        let places = shown.iter().enumerate().flat_map(|(index, meeting)| {
            let [first, second] = places(meeting);
            [([first, second], index), ([second, first], index)]
        });
        let links = places.collect();
        let games = shown.iter().map(|meeting| Ok(PageRecord::Game(game(&meeting.records, meeting.telling)?)));
        let games = games.collect::<Result<_>>()?;
        let left_out = self.encounters.len() - shown.len();
        let report = html! {
            p { (self.game) ", " (self.in_words()) }
            (table("Standings", "entry", &self.standings()))
            p { (self.notes()) }
            @for line in self.started_by() { p { (line) } }
            @if let Some(rows) = self.crosstable() {
                (table("Crosstable", "entry", &linked(&rows, &links)))
            }
            h2 { "Games" }
            p { "One game of each encounter: the last one that somebody won." }
            ul {
                @for (index, meeting) in shown.iter().enumerate() {
                    li { (link_to_record(index, &in_words(meeting))) }
                }
            }
            @if left_out > 0 {
                p.muted { "The games of " (left_out) " encounters further down are left out." }
            }
        };
        Ok(PageData::of_report(format!("Contest: {}", self.game), report, games))
    }
}

fn in_words(meeting: &Meeting) -> String {
    let Meeting { stage, entries: [first, second], points: [own, other], .. } = meeting;
    format!("{first} against {second}, {stage}: {own} to {other}")
}

/// Returns the crosstable with links to games, by the places of those who meet in them.
fn linked(rows: &[Vec<String>], games: &HashMap<[usize; 2], usize>) -> Vec<Vec<Markup>> {
    // The headings and the names come before.
    let game = |row: usize, column: usize| games.get(&[row.checked_sub(1)?, column.checked_sub(1)?]);
    let cell = |row: usize, (column, text): (usize, &String)| match game(row, column) {
        Some(&index) => link_to_record(index, text),
        None => text.render(),
    };
    let rows = rows.iter().enumerate();
    rows.map(|(row, cells)| cells.iter().enumerate().map(|cell_of| cell(row, cell_of)).collect()).collect()
}
