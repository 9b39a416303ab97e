//! A match that is played and reported at the terminal.

use std::fs;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use suite_arena::{AgentSource, GameSpec, Record, Series, Spectate, TimeBank};
use suite_programs::{Participant, PlayerChoice, ProgramTerms};
use suite_tabletop::{AnyMove, AnyPosition};
use suite_web::Audience;
use suite_work::interrupt::Interrupt;
use suite_work::{ask, counted, output};

use super::live_args::LiveArgs;
use super::match_files::MatchFiles;
use super::match_report::MatchReport;
use super::screen::Screen;
use super::series_score::SeriesScore;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::status::Status;

/// A match to play and report.
pub struct Match<'a> {
    /// The game with its start.
    pub spec: &'a GameSpec<AnyPosition>,
    /// The participants.
    pub players: &'a [PlayerChoice; 2],
    /// What programs may use, and what they are told.
    pub terms: &'a ProgramTerms,
    /// The number of games.
    pub games: u32,
    /// Whether colors are swapped in even-numbered games.
    pub swap: bool,
    /// The number of random moves that each pair of games begins with.
    pub random_plies: usize,
    /// The seed of all randomness.
    pub seed: u64,
    /// The games that are played at the same time.
    pub jobs: u32,
    /// The CPU time of each participant for all moves of the match.
    pub total_limit: Option<Duration>,
    /// The folders for files.
    pub files: MatchFiles,
    /// Makes a spectator for each game, which is shown by it whoever plays.
    pub screen: Option<MakeScreen>,
    /// Whether records are printed as JSON.
    pub json: bool,
    /// Whether only results are printed.
    pub quiet: bool,
    /// Whether it can be watched in the browser.
    pub live: Option<&'a LiveArgs>,
}

/// Makes the spectator of a game.
pub type MakeScreen = fn() -> Box<dyn Spectate<AnyPosition>>;

impl<'a> Match<'a> {
    /// Returns a single game without any extras.
    pub const fn new(
        spec: &'a GameSpec<AnyPosition>,
        players: &'a [PlayerChoice; 2],
        terms: &'a ProgramTerms,
        seed: u64,
    ) -> Self {
        Self {
            spec,
            players,
            terms,
            games: 1,
            swap: false,
            random_plies: 0,
            seed,
            jobs: 1,
            total_limit: None,
            files: MatchFiles { log: None, foreign: None },
            screen: None,
            json: false,
            quiet: false,
            live: None,
        }
    }

    /// Creates the folders that the match writes to.
    fn make_folders(&self) -> Result<()> {
        self.files.log.iter().chain(&self.files.foreign).try_for_each(|folder| {
            fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))
        })
    }

    /// Plays the match.
    pub fn run(&self) -> Result<Status> {
        self.make_folders()?;
        if !self.quiet {
            for (player, interpreter) in self.players.iter().filter_map(|player| Some((player, player.interpreter()?)))
            {
                interpreter.warn(&player.label);
            }
        }
        let interrupt = Interrupt::catch("the finished games count")?;
        let keyboard = Keyboard::default();
        let source = |index: usize| {
            Participant::new(&self.players[index], &self.spec.start, self.terms, None, &keyboard)?.compiled()
        };
        let sources = [source(0)?, source(1)?];
        let sources = sources.each_ref().map(|source| source as &dyn AgentSource<_>);
        let time_bank = || self.total_limit.map_or(TimeBank::unlimited(), TimeBank::new);
        let time_banks = [time_bank(), time_bank()];
        let series = Series {
            spec: self.spec,
            games: 1..=self.games,
            swap: self.swap,
            random_plies: self.random_plies,
            seed: self.seed,
            jobs: self.jobs,
            limits: self.terms.limits(),
            time_banks: time_banks.each_ref(),
            log: self.files.log.clone(),
            interrupt: interrupt.flag(),
        };
        let with_person = self.players.iter().any(PlayerChoice::is_person);
        let is_single = self.games == 1 && !self.quiet && io::stderr().is_terminal();
        let is_watched = with_person || is_single || self.screen.is_some();
        let labels = self.players.each_ref().map(|player| player.label.as_str());
        let score = Arc::new(SeriesScore::new(labels));
        let audience = self.audience(labels, &score)?;
        let keep = |record: &Record<AnyMove>| {
            self.keep(record)?;
            score.add(record);
            audience.finished(record);
            Ok(())
        };
        let pause = || {
            if with_person && io::stdin().is_terminal() {
                ask!("Enter for the next game: ");
                keyboard.line(|| interrupt.check().is_err());
            }
        };
        let report = MatchReport::new(self.json, self.quiet, is_watched, &series, labels, keep, pause);
        let advice = self.spec.start.game().advice_on_timeout(&self.terms.options);
        let on_timeout = self.players.each_ref().map(|player| advice.filter(|_| player.is_program()));
        let report = report.with_advice_on_timeout(on_timeout);
        let screen = || -> Box<dyn Spectate<AnyPosition>> {
            match self.screen {
                Some(screen) => screen(),
                None if is_watched => Box::new(Screen::default()),
                None => Box::new(()),
            }
        };
        let spectator = |number| (screen(), audience.spectator(&series, number, labels));
        report.run(&series, sources, spectator).map_err(|error| interrupt.explain(error))
    }

    /// Writes a game in the format of this game only, if that was asked for.
    fn keep(&self, record: &Record<AnyMove>) -> Result<()> {
        let ending = self.spec.start.game().facts().foreign;
        let (Some(folder), Some(ending)) = (&self.files.foreign, ending) else { return Ok(()) };
        let text = self.spec.start.to_foreign(record).context("a record of this game")?;
        Ok(output::write(&folder.join(format!("game-{:04}.{ending}", record.number)), text.as_bytes())?)
    }

    /// Returns who watches besides the terminal.
    fn audience(&self, labels: [&str; 2], score: &Arc<SeriesScore>) -> Result<Box<dyn Audience>> {
        let Some(live) = self.live else { return Ok(Box::new(())) };
        let [first, second] = labels;
        let games = counted(self.games as usize, "game");
        live.audience(format!("{}: {first} against {second}, {games}", self.spec.name), score)
    }
}
