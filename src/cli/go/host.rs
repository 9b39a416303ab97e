//! `suite go host`: the course's host.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use suite_go::{GameState, Move, Size};

use super::board::{CourseScreen, Screen};
use super::conditions::Conditions;
use super::option::size;
use super::participant::Participant;
use super::player::Player;
use super::sgf::sgf;
use super::spec::spec;
use crate::cli::Outcome;
use crate::cli::entrant::Entrant;
use crate::cli::keyboard::Keyboard;
use crate::cli::option::{any_seed, seconds};
use crate::cli::report::Report;
use crate::interrupt::Interrupt;
use crate::output;
use suite_arena::{AgentSource, GameSpec, Record, Series, TimeBank};

/// Let two agents play, or play yourself.
///
/// An AGENT is a built-in player (see `suite go --help`), `manual` for yourself, a .py file (started with python3), or a command.
/// A program is called anew for each move, as the assignment has it: `output.txt` is removed, `input.txt` written, the
/// program started in that folder, and `output.txt` read once it ends. It has a scratch folder of its own as long as the match
/// lasts, so that its helper files work; for what it reads beside itself, such as a trained table, there is --work-dir. Files,
/// and folders like `./build`, in its command line are found from where you are.
///
/// A fault costs an agent the game, and its reason is told: illegal (occupied, suicide, ko or off-board), malformed, missing,
/// unreadable, timeout, budget, memory, disk, crash, no-start or no-folder. An answer that was written counts, however the
/// program ended. A program may have 64 MiB in its scratch folder. CPU time is that of all threads and processes of a program; it and memory
/// are measured on Linux only, elsewhere the clock on the wall stands in for the first.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go host --black my_player3.py --white aggressive --games 20 --swap
  suite go host --black './my_player' --white 'java -cp ./build my_player' --json
  suite go host --black manual --white alphabeta:depth=4,branching=25")]
pub struct Host {
    /// Who plays Black, in all odd games at least
    #[arg(long, value_name = "AGENT")]
    black: Entrant<Player>,
    /// Who plays White
    #[arg(long, value_name = "AGENT")]
    white: Entrant<Player>,
    /// How many games to play
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Swap colors in all even games
    #[arg(long)]
    swap: bool,
    /// Where all chance comes from: the same seed gives the same games [default: another one each time, which is printed]
    #[arg(long)]
    seed: Option<u64>,
    /// How many games to play at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    jobs: u32,
    /// Points to a side of the board
    #[arg(long, value_name = "N", default_value = "5", value_parser = size)]
    size: Size,
    #[command(flatten)]
    conditions: Conditions,
    /// How much CPU time an agent may take for all moves of the match
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    total_limit: Option<Duration>,
    /// Print a line of JSON for each game
    #[arg(long)]
    json: bool,
    /// Write each game to a file there: game-0001.sgf and so on
    #[arg(long, value_name = "DIR")]
    sgf: Option<PathBuf>,
    /// Show the board after each move, as the course's host does
    #[arg(long, conflicts_with = "json")]
    show: bool,
    /// Print results only: no boards, no bar, no remarks
    #[arg(long, conflicts_with = "show")]
    quiet: bool,
}

impl Host {
    pub fn run(self) -> Result<Outcome> {
        let folder = self.conditions.folder(self.jobs)?;
        ensure!(!self.show || self.jobs == 1, "found --jobs {}, expected 1 with --show", self.jobs);
        if let Some(folder) = &self.sgf {
            fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        }
        let interrupt = Interrupt::catch("the games so far count")?;
        let (limits, reading) = (self.conditions.limits(), self.conditions.reading());
        let keyboard = Keyboard::default();
        let entrants = [self.black, self.white];
        let enter = |index: usize| {
            let entrant = Participant::new(&entrants[index], folder.as_deref(), reading, &keyboard);
            entrant.context("cannot make a folder for programs to run in")
        };
        let participants = [enter(0)?, enter(1)?];
        let sources: [&dyn AgentSource<GameState>; 2] = [&participants[0], &participants[1]];
        let time_banks = [(); 2].map(|()| self.total_limit.map_or(TimeBank::unlimited(), TimeBank::new));
        let spec = spec(self.size);
        let series = Series {
            spec: &spec,
            games: 1..=self.games,
            swap: self.swap,
            random_plies: 0,
            seed: self.seed.unwrap_or_else(any_seed),
            jobs: self.jobs,
            limits,
            time_banks: time_banks.each_ref(),
            log: None,
            interrupt: interrupt.flag(),
        };
        let with_person = entrants.iter().any(Entrant::is_person);
        let is_watched = with_person || self.games == 1 && !self.quiet && io::stderr().is_terminal();
        let labels = entrants.each_ref().map(|entrant| entrant.label.as_str());
        let report = Report::new(self.json, self.quiet, &series, labels).keeping(|record| match &self.sgf {
            Some(folder) => write_sgf(folder, record, &spec),
            None => Ok(()),
        });
        let outcome = match (self.show, is_watched) {
            (true, _) => report.watch(&series, sources, &mut CourseScreen),
            (false, true) => report.watch(&series, sources, &mut Screen),
            (false, false) => report.run(&series, sources),
        };
        outcome.map_err(|error| interrupt.explain(error))
    }
}

/// Writes a game to a file of its own.
fn write_sgf(folder: &Path, record: &Record<Move>, spec: &GameSpec<GameState>) -> Result<()> {
    let sgf = sgf(record, spec.positions(record.moves()).last().expect("the start at least"));
    output::write(&folder.join(format!("game-{:04}.sgf", record.number)), sgf.to_string().as_bytes())?;
    Ok(())
}
