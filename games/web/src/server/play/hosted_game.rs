//! A game under the arena's referee, on a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::Value;
use suite_arena::{AgentSource, Elapsed, MatchError, Series, Spectate};
use suite_engine::{EventCursor, GameOver, GameProgress, GameRequest, SeenGame, hint};
use suite_programs::{Participant, PlayerChoice, ProgramTerms};
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition};
use suite_work::{cores, random_seed};
use tokio::sync::watch;

use super::person::{Answer, PagePeople};
use super::seat::Seat;
use super::table::Table;

/// A game, which is played or over. Dropping it ends the game.
pub struct HostedGame {
    table: Arc<Table>,
    answers: Sender<Answer>,
}

/// What players are called by before their command.
const PROGRAM: &str = "program ";

impl HostedGame {
    /// Begins a game, whose thread holds `running` while it runs. Its record is given to `look_at`, which opens it for
    /// the page and returns its id.
    pub fn begin(
        request: &GameRequest,
        running: Arc<()>,
        look_at: impl FnOnce(&Value) -> Option<String> + Send + 'static,
    ) -> Result<Self> {
        let GameRequest { start, players, seed } = request;
        let (spec, moves) = start.spec()?;
        let game = spec.start.game();
        let opening = spec.positions(moves.iter().copied()).into_iter().zip(moves).collect();
        let player = |text: &String| {
            let text = text.strip_prefix(PROGRAM).unwrap_or(text).trim();
            PlayerChoice::parse(game, text).map_err(|message| anyhow!(message).context("players"))
        };
        let players = [player(&players[0])?, player(&players[1])?];
        let labels = players.each_ref().map(|player| player.label.clone());
        let progress = Mutex::new(GameProgress::new(SeenGame::new(spec.start.clone(), 0)));
        let (changes, interrupt) = (watch::Sender::new(0), AtomicBool::new(false));
        let table = Arc::new(Table { spec, opening, players, labels, progress, changes, interrupt });
        let (answers, asked) = mpsc::channel();
        let (played, seed) = (Arc::clone(&table), seed.unwrap_or_else(random_seed));
        let run = move || {
            run(&played, seed, asked, look_at);
            drop(running);
        };
        thread::Builder::new().name("game".to_owned()).spawn(run)?;
        Ok(Self { table, answers })
    }

    /// Sends what the person who is asked does.
    fn answer(&self, answer: impl FnOnce(&AnyPosition) -> Result<Answer>) -> Result<()> {
        let mut progress = self.table.progress();
        ensure!(progress.asked.is_some(), "expected a person to move: nobody is asked for a move now");
        let answer = answer(progress.game.position())?;
        self.answers.send(answer).context("the game is over")?;
        progress.asked = None;
        Ok(())
    }

    /// Returns what has changed since a connection was told last.
    pub fn events(&self, cursor: &mut EventCursor) -> Vec<Value> {
        self.table.progress().events(&self.table.labels, cursor)
    }

    /// Returns the number of the last change, and tells when there is another one.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.table.changes.subscribe()
    }

    /// Returns whether a connection follows the game.
    pub fn is_followed(&self) -> bool {
        self.table.changes.receiver_count() > 0
    }

    /// Plays a move for the person who is to move.
    pub fn play(&self, mv: &str) -> Result<()> {
        self.answer(|position| position.legal_move(mv).map(Answer::Play).map_err(|message| anyhow!(message)))
    }

    /// Takes moves back, to the last turn of a person.
    pub fn take_back(&self) -> Result<()> {
        self.answer(|_| Ok(Answer::TakeBack))
    }

    /// Resigns for the person who is to move.
    pub fn resign(&self) -> Result<()> {
        self.answer(|_| Ok(Answer::Resign))
    }

    /// Returns what is proved of the moves in the position.
    pub fn hint(&self) -> Value {
        let position = self.table.progress().game.position().clone();
        hint(&self.table.spec.start, &position, cores())
    }

    /// Returns the record of the game, once it is over.
    pub fn record(&self) -> Result<Value> {
        let record = self.table.progress().end.as_ref().and_then(|end| end.record.clone());
        record.context("expected a game that is over")
    }
}

impl Drop for HostedGame {
    fn drop(&mut self) {
        self.table.interrupt.store(true, Ordering::Relaxed);
    }
}

/// Plays the game, and gives its record to `look_at`, which opens it for the page and returns its id.
fn run(table: &Table, seed: u64, answers: Receiver<Answer>, look_at: impl FnOnce(&Value) -> Option<String>) {
    let people = PagePeople { table, answers: Mutex::new(answers) };
    let played = catch_unwind(AssertUnwindSafe(|| play(table, seed, &people)));
    let end = match played {
        Ok(Ok(end)) => GameOver { record_id: end.record.as_ref().and_then(look_at), ..end },
        Ok(Err(error)) => GameOver::without_record(format!("no game: {error:#}")),
        Err(_) => GameOver::without_record("no game: internal error".to_owned()),
    };
    table.change(|progress| (progress.asked, progress.end) = (None, Some(end)));
}

fn play(table: &Table, seed: u64, people: &PagePeople) -> Result<GameOver> {
    let start = &table.spec.start;
    let terms = ProgramTerms::usual(start);
    let seat = |player| -> Result<Seat<'_>> {
        let participant = Participant::new(player, start, &terms, None, people)?.compiled()?;
        Ok(Seat { participant, table })
    };
    let seats = [seat(&table.players[0])?, seat(&table.players[1])?];
    let sources = seats.each_ref().map(|seat| seat as &dyn AgentSource<AnyPosition>);
    let series = Series { seed, limits: terms.limits(), ..Series::new(&table.spec, &table.interrupt) };
    let record = series.play(1, sources, &mut Watcher(table)).map_err(|error: MatchError| anyhow!(error))?;
    Ok(GameOver::of_record(&record))
}

/// The spectator who shows the game to the connections.
struct Watcher<'a>(&'a Table);

impl Spectate<AnyPosition> for Watcher<'_> {
    fn position(&mut self, position: &AnyPosition) {
        self.0.change(|progress| {
            progress.asked = None;
            progress.game.see_position(position);
        });
    }

    fn played(&mut self, _: Player, mv: AnyMove, elapsed: Elapsed) {
        self.0.progress().game.see_move(mv, elapsed);
    }
}
