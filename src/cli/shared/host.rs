//! `host` for every game: plays and reports a match between any two players.

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use suite_arena::{AgentSource, GameSpec, Limits, Record, Series, Spectate, TimeBank};
use suite_text::whole_number;
use suite_work::interrupt::Interrupt;
use suite_work::{ask, counted, number_in};

use super::args::{JobsArg, SeedArg};
use super::audience::Audience;
use super::keyboard::Keyboard;
use super::live_args::LiveArgs;
use super::match_report::MatchReport;
use super::player_arg::{BuiltInPlayer, PlayerArg, PlayerKind};
use super::screen::Screen;
use super::seat::LocalPlayer;
use super::series_score::SeriesScore;
use super::status::Status;
use super::tabletop::{StartArgs, Tabletop};

/// The options of `host`: those of all games, those `S` that name the start, and those `X` of one game only.
#[derive(Args)]
pub struct Host<S: StartArgs, P: BuiltInPlayer, X: Args> {
    #[command(flatten)]
    pub start: S,
    /// First player; plays second in even-numbered games if colors are swapped [default: human]
    #[arg(short = 'a', long = S::FLAGS[0], value_name = "AGENT")]
    first: Option<PlayerArg<P>>,
    /// Second player [default: human]
    #[arg(short = 'b', long = S::FLAGS[1], value_name = "AGENT")]
    second: Option<PlayerArg<P>>,
    /// Number of games
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = number_in::<u32>(1..=10_000_000))]
    games: u32,
    /// Swap colors in even-numbered games
    #[arg(long)]
    swap: bool,
    /// Start each pair of games with the same N random moves
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_number::<usize>)]
    random_plies: usize,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    jobs: JobsArg,
    #[command(flatten)]
    pub options: X,
    /// Print one line of JSON for each game (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Print only results: no boards, progress bars or notes
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    live: LiveArgs,
}

/// The options of `host` that only one game has: how programs play it, and what else is shown and kept.
pub trait HostOptions<G: Tabletop>: Args + Sync {
    /// Whether colors are always swapped in even-numbered games.
    const ALWAYS_SWAPS: bool = false;

    /// Whether a person who is not named plays first even if only the first player is named.
    const PERSON_FIRST: bool = false;

    /// Returns the limits for a move.
    fn limits(&self) -> Limits {
        Limits::default()
    }

    /// Returns the CPU time of each participant for all moves of the match.
    fn time_bank(&self) -> TimeBank {
        TimeBank::unlimited()
    }

    /// Returns the folder for logs of the protocol, if there is one.
    fn log(&self) -> Option<PathBuf> {
        None
    }

    /// Returns whether games would disturb each other if they were played at the same time.
    fn one_by_one(&self) -> bool {
        false
    }

    /// Checks the options, and creates the folders that they name, before the first game; `jobs` games are played at a time.
    fn prepare(&self, _jobs: u32) -> Result<()> {
        Ok(())
    }

    /// Returns the source of a player's agents.
    fn source<'a>(
        &'a self,
        player: &'a PlayerArg<G::BuiltIn>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<G> + 'a>> {
        Ok(Box::new(LocalPlayer { player: player.clone(), keyboard }))
    }

    /// Returns a spectator for each game, if games are shown whoever plays.
    fn screen(&self) -> Option<Box<dyn Spectate<G>>> {
        None
    }

    /// Keeps the record of a game.
    fn keep(&self, _record: &Record<G::Move>, _spec: &GameSpec<G>) -> Result<()> {
        Ok(())
    }
}

impl<S: StartArgs, P: BuiltInPlayer, X: Args> Host<S, P, X> {
    /// Plays the match.
    pub fn run<G>(self) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant, BuiltIn = P>,
        X: HostOptions<G>,
    {
        let spec = G::spec(&self.start.variant()?)?;
        let players = match [self.first, self.second] {
            [Some(agent), None] if X::PERSON_FIRST => [None, Some(agent)],
            players => players,
        };
        let players = players.map(|player| player.unwrap_or_else(PlayerArg::person));
        let jobs = self.jobs.get(self.options.one_by_one() || !players.iter().all(PlayerArg::is_built_in));
        self.options.prepare(jobs)?;
        if !self.quiet && players.iter().any(|player| matches!(player.kind, PlayerKind::Program(_))) {
            self.jobs.warn();
        }
        Match {
            spec: &spec,
            players: &players,
            games: self.games,
            swap: self.swap || X::ALWAYS_SWAPS,
            random_plies: self.random_plies,
            seed: self.seed.get(),
            jobs,
            json: self.json,
            quiet: self.quiet,
            live: Some(&self.live),
        }
        .run(&self.options)
    }
}

/// A match to play and report.
pub struct Match<'a, G: Tabletop> {
    /// The game with its start.
    pub spec: &'a GameSpec<G>,
    /// The participants.
    pub players: &'a [PlayerArg<G::BuiltIn>; 2],
    pub games: u32,
    pub swap: bool,
    pub random_plies: usize,
    pub seed: u64,
    pub jobs: u32,
    pub json: bool,
    pub quiet: bool,
    /// Whether it can be watched in the browser.
    pub live: Option<&'a LiveArgs>,
}

impl<G: Tabletop> Match<'_, G> {
    /// Plays the match under these options.
    pub fn run(self, options: &impl HostOptions<G>) -> Result<Status> {
        let interrupt = Interrupt::catch("the finished games count")?;
        let keyboard = Keyboard::default();
        let source = |index: usize| options.source(&self.players[index], &keyboard);
        let sources = [source(0)?, source(1)?];
        let sources = sources.each_ref().map(|source| &**source);
        let time_banks = [options.time_bank(), options.time_bank()];
        let series = Series {
            spec: self.spec,
            games: 1..=self.games,
            swap: self.swap,
            random_plies: self.random_plies,
            seed: self.seed,
            jobs: self.jobs,
            limits: options.limits(),
            time_banks: time_banks.each_ref(),
            log: options.log(),
            interrupt: interrupt.flag(),
        };
        let with_person = self.players.iter().any(PlayerArg::is_person);
        let is_single = self.games == 1 && !self.quiet && io::stderr().is_terminal();
        let is_watched = with_person || is_single || options.screen().is_some();
        let labels = self.players.each_ref().map(|player| player.label.as_str());
        let score = Arc::new(SeriesScore::new(labels));
        let audience = self.audience(labels, &score)?;
        let keep = |record: &Record<G::Move>| {
            options.keep(record, self.spec)?;
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
        let screen = |_| -> Box<dyn Spectate<G>> {
            options.screen().unwrap_or_else(|| if is_watched { Box::new(Screen::new()) } else { Box::new(()) })
        };
        let spectator = |number| (screen(number), audience.spectator(&series, number, labels));
        report.run(&series, sources, spectator).map_err(|error| interrupt.explain(error))
    }

    /// Returns who watches besides the terminal.
    fn audience(&self, labels: [&str; 2], score: &Arc<SeriesScore>) -> Result<Box<dyn Audience<G>>> {
        let Some(live) = self.live else { return Ok(Box::new(())) };
        let [first, second] = labels;
        let games = counted(self.games as usize, "game");
        live.audience(format!("{}: {first} against {second}, {games}", G::NAME), score)
    }
}

/// The further options of a game without a protocol for programs: none.
#[derive(Args, Serialize)]
pub struct NoOptions {}

impl<G: Tabletop> HostOptions<G> for NoOptions {}
