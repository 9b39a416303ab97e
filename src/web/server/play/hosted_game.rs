//! A game under the arena's referee, on a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::Value;
use suite_arena::{AgentSource, Elapsed, GameSpec, MatchError, Series, Spectate};
use suite_search::Player;
use suite_work::random_seed;
use tokio::sync::watch;

use super::game_progress::{End, GameProgress};
use super::seat::{Answer, Seat};
use super::{Play, Told};
use crate::cli::shared::host::HostOptions;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::person::legal_move;
use crate::cli::shared::player_arg::PlayerArg;
use crate::web::board::OutcomeView;
use crate::web::server::app::App;
use crate::web::server::hint::hint;
use crate::web::server::served::{Served, host_options};
use crate::web::server::start::Start;

/// A game. Dropping it ends the game.
pub struct HostedGame<G: Served> {
    table: Arc<Table<G>>,
    answers: Sender<Answer<G::Move>>,
}

/// What the thread of the game and the connections share.
pub struct Table<G: Served> {
    spec: GameSpec<G>,
    /// The moves that the game begins with, and the positions before them.
    pub opening: Vec<(G, G::Move)>,
    players: [PlayerArg<G::BuiltIn>; 2],
    labels: [String; 2],
    progress: Mutex<GameProgress<G>>,
    /// The number of changes.
    changes: watch::Sender<u64>,
    interrupt: AtomicBool,
}

/// What players are called by before their command.
const PROGRAM: &str = "program ";

impl<G: Served> HostedGame<G> {
    /// Begins a game.
    pub fn begin(start: &Start, players: &[String; 2], seed: Option<u64>, app: &Arc<App>) -> Result<Self> {
        let (spec, moves) = start.spec::<G>()?;
        let opening = spec.positions(moves.iter().copied()).into_iter().zip(moves).collect();
        let player = |text: &String| -> Result<PlayerArg<G::BuiltIn>> {
            text.strip_prefix(PROGRAM).unwrap_or(text).trim().parse().map_err(|message: String| anyhow!(message))
        };
        let players = [player(&players[0]).context("players")?, player(&players[1]).context("players")?];
        let labels = players.each_ref().map(|player| player.label.clone());
        let progress = Mutex::new(GameProgress::new(spec.start.clone()));
        let (changes, interrupt) = (watch::Sender::new(0), AtomicBool::new(false));
        let table = Arc::new(Table { spec, opening, players, labels, progress, changes, interrupt });
        let (answers, asked) = mpsc::channel();
        let (played, seed) = (Arc::clone(&table), seed.unwrap_or_else(random_seed));
        let options = host_options::<G>()?.options;
        let (app, running) = (Arc::clone(app), app.running());
        let run = move || {
            played.run(&options, seed, &Mutex::new(asked), &app);
            drop(running);
        };
        thread::Builder::new().name("game".to_owned()).spawn(run)?;
        Ok(Self { table, answers })
    }

    /// Sends what the person who is asked does.
    fn answer(&self, answer: impl FnOnce(&G) -> Result<Answer<G::Move>>) -> Result<()> {
        let mut progress = self.table.progress();
        ensure!(progress.asked.is_some(), "expected a person to move: nobody is asked for a move now");
        let answer = answer(progress.game.position())?;
        self.answers.send(answer).context("the game is over")?;
        progress.asked = None;
        Ok(())
    }
}

impl<G: Served> Drop for HostedGame<G> {
    fn drop(&mut self) {
        self.table.interrupt.store(true, Ordering::Relaxed);
    }
}

impl<G: Served> Table<G> {
    /// Changes the progress, and tells the connections.
    pub fn change(&self, change: impl FnOnce(&mut GameProgress<G>)) {
        change(&mut self.progress());
        self.changes.send_modify(|number| *number += 1);
    }

    fn progress(&self) -> MutexGuard<'_, GameProgress<G>> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays the game, and adds its record to those that the page has open.
    fn run(&self, options: &G::Options, seed: u64, answers: &Mutex<Receiver<Answer<G::Move>>>, app: &App) {
        let played = catch_unwind(AssertUnwindSafe(|| self.play(options, seed, answers)));
        let end = match played {
            Ok(Ok(end)) => End { record_id: end.record.as_ref().and_then(|record| app.look_at(record)), ..end },
            Ok(Err(error)) => End::without_record(format!("no game: {error:#}")),
            Err(_) => End::without_record("no game: internal error".to_owned()),
        };
        self.change(|progress| (progress.asked, progress.end) = (None, Some(end)));
    }

    fn play(&self, options: &G::Options, seed: u64, answers: &Mutex<Receiver<Answer<G::Move>>>) -> Result<End> {
        let keyboard = Keyboard::default();
        let seat = |index: usize| -> Result<Seat<'_, G>> {
            let player = &self.players[index];
            let source = if player.is_person() { None } else { Some(options.source(player, &keyboard)?) };
            Ok(Seat { label: &self.labels[index], source, table: self, answers })
        };
        let seats = [seat(0)?, seat(1)?];
        let sources = seats.each_ref().map(|seat| seat as &dyn AgentSource<G>);
        let limits = options.limits();
        let series = Series { seed, limits, ..Series::new(&self.spec, &self.interrupt) };
        let record = series.play(1, sources, &mut Watcher(self)).map_err(|error: MatchError| anyhow!(error))?;
        let winner = record.outcome.winner.map(|winner| winner as usize);
        let outcome = OutcomeView { winner, words: record.in_words() };
        Ok(End { outcome, record: Some(serde_json::to_value(&record)?), record_id: None })
    }
}

/// The spectator who shows the game to the connections.
struct Watcher<'a, G: Served>(&'a Table<G>);

impl<G: Served> Spectate<G> for Watcher<'_, G> {
    fn position(&mut self, position: &G) {
        self.0.change(|progress| {
            progress.asked = None;
            progress.game.see_position(&self.0.spec, position);
        });
    }

    fn played(&mut self, _: Player, mv: G::Move, elapsed: Elapsed) {
        self.0.progress().game.see_move(mv, elapsed);
    }
}

impl<G: Served> Play for HostedGame<G> {
    fn events(&self, told: &mut Told) -> Vec<Value> {
        self.table.progress().events(&self.table.spec, &self.table.labels, told)
    }

    fn changes(&self) -> watch::Receiver<u64> {
        self.table.changes.subscribe()
    }

    fn is_followed(&self) -> bool {
        self.table.changes.receiver_count() > 0
    }

    fn play(&self, mv: &str) -> Result<()> {
        self.answer(|position| legal_move(position, mv).map(Answer::Play).map_err(|message| anyhow!(message)))
    }

    fn take_back(&self) -> Result<()> {
        self.answer(|_| Ok(Answer::TakeBack))
    }

    fn resign(&self) -> Result<()> {
        self.answer(|_| Ok(Answer::Resign))
    }

    fn hint(&self) -> Result<Value> {
        let position = self.table.progress().game.position().clone();
        Ok(hint(&self.table.spec.start, &position))
    }

    fn record(&self) -> Result<Value> {
        let record = self.table.progress().end.as_ref().and_then(|end| end.record.clone());
        record.context("expected a game that is over")
    }
}
