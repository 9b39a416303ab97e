//! `suite contest GAME`: holds a contest on this machine.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, note};

use super::encounters::{Encounter, Encounters, Stage};
use super::entry::Entry;
use super::format::Format;
use super::game_arg::Task;
use super::held::{Held, REPORT, Rounds, STAGES};
use super::scoreboard::Scoreboard;
use crate::cli::shared::args::{JobsArg, SeedArg};
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::live_args::LiveArgs;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};

/// The arguments apart from those of the format.
#[derive(Args)]
pub struct Hold {
    /// Entries, or the folder or archive that has them
    ///
    /// PLAYERS are those that `host` of the game takes, but for people: built-in players, and for Little-Go and Othello also source
    /// files, folders with one, and commands. A FOLDER, or an archive of one, has a folder, an archive or a source file for each entry,
    /// as for `suite class grade`.
    #[arg(required = true, value_name = "PLAYERS | FOLDER")]
    players: Vec<String>,
    /// Built-in player with the rating 0, who takes part [default: the first one; without one, the average is 0]
    #[arg(long, value_name = "PLAYER")]
    anchor: Option<String>,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    jobs: JobsArg,
    /// Folder for the results, the records, and copies of the programs of a FOLDER [default: contest-GAME]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Write the report to FILE, too, as a page for the browser, with some games
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    live: LiveArgs,
}

/// The rounds, as they are played and shown.
struct Played<'a, 'b, G: Tabletop, X> {
    games: &'a mut Encounters<'b, G, X>,
    progress: Option<&'a Progress>,
    scoreboard: &'a Scoreboard,
}

impl<G: Tabletop, X: Programs<G>> Rounds<G> for Played<'_, '_, G, X> {
    fn begin(&mut self, stage: &Stage<'_, G>, entries: &[usize]) {
        self.scoreboard.begin(stage.name, entries);
    }

    fn meet(&mut self, stage: &Stage<'_, G>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>> {
        self.games.play(stage, pairings, self.progress, |&pair| {
            self.scoreboard.add(pair);
            false
        })
    }

    fn rest(&mut self, entry: usize, points: f64) {
        self.scoreboard.rest(entry, points);
    }
}

impl Task for Hold {
    fn run<G, S, X>(self, Passed { parsed: format, .. }: Passed<Format<S, X>>) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant>,
        S: StartArgs,
        X: Programs<G>,
    {
        let html = self.html.as_deref().map(OutputFile::at).transpose()?;
        let folder = self.out.unwrap_or_else(|| PathBuf::from(format!("contest-{}", G::NAME)));
        let earlier = REPORT.seed(&folder, G::NAME)?;
        let seed = self.seed.get_or(earlier);
        let interrupt = Interrupt::catch("what is finished is recorded, and the same command goes on")?;
        let entries = Entry::all(&self.players, self.anchor.as_deref(), &folder, &interrupt)?;
        let held = Held::<G, S, X>::new(&format, entries, self.anchor.as_deref(), seed, &folder)?;
        let jobs = self.jobs.get(format.programs.one_by_one() || held.has_programs());
        format.programs.check(jobs)?;
        let conditions = held.conditions(jobs, self.quiet);
        let keyboard = Keyboard::default();
        let names: Vec<_> = held.entries.iter().map(|entry| entry.submission.name.clone()).collect();
        let title = format!("{}: {} entries", G::NAME, names.len());
        let scoreboard = Arc::new(Scoreboard::new(STAGES[0], names));
        let audience = self.live.audience::<G>(title, &scoreboard)?;
        let games = Encounters::new(&held.entries, &conditions, &keyboard, &interrupt)?;
        let mut games = games.watched_by(&*audience);
        if earlier != Some(seed) {
            // With the seed, to go on with.
            held.report(&held.so_far(&games, &interrupt)?)?;
        }
        if !self.quiet {
            if held.has_programs() {
                self.jobs.warn();
            }
            note!("seed {seed}, results in {}", folder.display());
        }
        let progress = (!self.quiet).then(|| Progress::shown(held.games(), "games"));
        let rounds = Played { games: &mut games, progress: progress.as_ref(), scoreboard: &scoreboard };
        let played = held.go_through(rounds);
        drop(progress);
        let (course, status) = match played {
            Ok(course) => (course, Ok(Status::Done)),
            // What was played until then is told.
            Err(error) if interrupt.check().is_err() => {
                let read = |stage: &Stage<'_, G>, pairings: &[[usize; 2]]| games.read(stage, pairings);
                (held.go_through(read)?, Err(interrupt.explain(error)))
            }
            Err(error) => return Err(error),
        };
        let report = held.report(&course)?;
        if let Some(file) = html {
            held.write_page(&report, file)?;
        }
        // Last: its reader may leave early.
        let mut out = anstream::stdout().lock();
        if self.json {
            REPORT.document(&report).print(&mut out)?;
        } else {
            write!(out, "{report}")?;
        }
        status
    }
}
