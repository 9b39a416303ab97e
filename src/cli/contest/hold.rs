//! `suite contest GAME`: holds a contest on this machine.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use suite_contest::{Contest, ContestEntry, PlayOptions};
use suite_tabletop::GameFacts;
use suite_work::interrupt::Interrupt;
use suite_work::note;
use suite_work::output::OutputFile;

use super::entries::{NamedEntries, entries};
use super::format_args::FormatArgs;
use super::game_command::{GameCommand, GameVerb, some_players};
use crate::cli::args::jobs_arg::JobsArg;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::matches::live_args::LiveArgs;
use crate::cli::status::Status;

/// The arguments of a contest, whatever the game.
#[derive(Args)]
pub struct Hold {
    /// Entries, or the folder or archive that has them
    ///
    /// PLAYERS are those that `host` of the game takes, but for people: built-in players, and for Little-Go and Othello
    /// also source files, folders with one, and commands. A FOLDER, or an archive of one, has a folder, an archive or a
    /// source file for each entry, as for `suite class grade`; of PLAYERS, only built-in ones are named beside it.
    #[arg(required = true, value_name = "PLAYERS | FOLDER")]
    players: Vec<String>,
    #[command(flatten)]
    format: FormatArgs,
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

impl GameVerb for Hold {
    const ABOUT: &str = "Contest";

    fn examples(facts: &GameFacts) -> Vec<String> {
        let name = facts.name;
        let programs = format!("suite contest {name} submissions --anchor {} --out contest", some_players(facts, 1));
        [format!("suite contest {name} {} --openings 10 --seed 1", some_players(facts, 3))]
            .into_iter()
            .chain((!facts.program_names.is_empty()).then_some(programs))
            .collect()
    }
}

/// Holds a contest.
pub fn run(GameCommand { game, args, options, programs }: GameCommand<Hold>) -> Result<Status> {
    let Hold { players, format, seed, jobs, out, json, html, quiet, live } = args;
    let name = game.facts().name;
    let html = html.as_deref().map(OutputFile::at).transpose()?;
    let folder = out.unwrap_or_else(|| PathBuf::from(format!("contest-{name}")));
    let seed = seed.get_or(Contest::earlier_seed(&folder, game)?);
    let interrupt = Interrupt::catch("what is finished is recorded, and the same command goes on")?;
    let named = NamedEntries::new(game, &players, &programs)?;
    let entries = entries(game, &named, format.anchor.as_deref(), &programs, &folder, &interrupt)?;
    let conditions = format.conditions(game, &options, programs, seed)?;
    let contest = Contest::new(game, conditions, entries, folder)?;
    let programs = &contest.conditions().programs;
    let at_a_time = jobs.get(programs.one_by_one() || contest.has_programs());
    programs.check(at_a_time)?;
    let scoreboard = Arc::new(contest.scoreboard());
    let audience = live.audience(format!("{name}: {} entries", contest.entries().len()), &scoreboard)?;
    if !quiet {
        if contest.has_programs() {
            jobs.warn();
            contest.entries().iter().for_each(ContestEntry::warn_of_interpreter);
        }
        note!("seed {seed}, results in {}", contest.folder().display());
    }
    let play = PlayOptions { jobs: at_a_time, quiet, audience: &*audience, interrupt: &interrupt };
    let (report, ended) = contest.play(play, &scoreboard)?;
    if let Some(file) = html {
        contest.page(&report)?.put(file)?;
    }
    // Last: its reader may leave early.
    let mut out = anstream::stdout().lock();
    if json {
        report.document().print(&mut out)?;
    } else {
        write!(out, "{report}")?;
    }
    ended.map(|()| Status::Done)
}
