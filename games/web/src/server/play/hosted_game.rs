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

use super::game_in_play::GameInPlay;
use super::person::{PagePeople, PersonAction};
use super::seat::Seat;

/// A game, which is played or over. Dropping it ends the game.
pub struct HostedGame {
    game: Arc<GameInPlay>,
    actions: Sender<PersonAction>,
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
        let game = Arc::new(GameInPlay { spec, opening, players, labels, progress, changes, interrupt });
        let (actions, asked) = mpsc::channel();
        let (played, seed) = (Arc::clone(&game), seed.unwrap_or_else(random_seed));
        let run = move || {
            run(&played, seed, asked, look_at);
            drop(running);
        };
        thread::Builder::new().name("game".to_owned()).spawn(run)?;
        Ok(Self { game, actions })
    }

    /// Sends what the person who is asked does.
    fn act(&self, action: impl FnOnce(&AnyPosition) -> Result<PersonAction>) -> Result<()> {
        let mut progress = self.game.progress();
        ensure!(progress.asked.is_some(), "expected a person to move: nobody is asked for a move now");
        let action = action(progress.game.position())?;
        self.actions.send(action).context("the game is over")?;
        progress.asked = None;
        Ok(())
    }

    /// Returns what has changed since a connection was told last.
    pub fn events(&self, cursor: &mut EventCursor) -> Vec<Value> {
        self.game.progress().events(&self.game.labels, cursor)
    }

    /// Returns the number of the last change, and tells when there is another one.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.game.changes.subscribe()
    }

    /// Returns whether a connection follows the game.
    pub fn is_followed(&self) -> bool {
        self.game.changes.receiver_count() > 0
    }

    /// Plays a move for the person who is to move.
    pub fn play(&self, mv: &str) -> Result<()> {
        self.act(|position| position.legal_move(mv).map(PersonAction::Play).map_err(|message| anyhow!(message)))
    }

    /// Takes moves back, to the last turn of a person.
    pub fn take_back(&self) -> Result<()> {
        self.act(|_| Ok(PersonAction::TakeBack))
    }

    /// Resigns for the person who is to move.
    pub fn resign(&self) -> Result<()> {
        self.act(|_| Ok(PersonAction::Resign))
    }

    /// Returns what is proved of the moves in the position.
    pub fn hint(&self) -> Value {
        let position = self.game.progress().game.position().clone();
        hint(&self.game.spec.start, &position, cores())
    }

    /// Returns the record of the game, once it is over.
    pub fn record(&self) -> Result<Value> {
        let record = self.game.progress().end.as_ref().and_then(|end| end.record.clone());
        record.context("expected a game that is over")
    }
}

impl Drop for HostedGame {
    fn drop(&mut self) {
        self.game.interrupt.store(true, Ordering::Relaxed);
    }
}

/// Plays the game, and gives its record to `look_at`, which opens it for the page and returns its id.
fn run(game: &GameInPlay, seed: u64, actions: Receiver<PersonAction>, look_at: impl FnOnce(&Value) -> Option<String>) {
    let people = PagePeople { game, actions: Mutex::new(actions) };
    let played = catch_unwind(AssertUnwindSafe(|| play(game, seed, &people)));
    let end = match played {
        Ok(Ok(end)) => GameOver { record_id: end.record.as_ref().and_then(look_at), ..end },
        Ok(Err(error)) => GameOver::without_record(format!("no game: {error:#}")),
        Err(_) => GameOver::without_record("no game: internal error".to_owned()),
    };
    game.change(|progress| (progress.asked, progress.end) = (None, Some(end)));
}

fn play(game: &GameInPlay, seed: u64, people: &PagePeople) -> Result<GameOver> {
    let start = &game.spec.start;
    let terms = ProgramTerms::usual(start);
    let seat = |player| -> Result<Seat<'_>> {
        let participant = Participant::new(player, start, &terms, None, people)?.compiled()?;
        Ok(Seat { participant, game })
    };
    let seats = [seat(&game.players[0])?, seat(&game.players[1])?];
    let sources = seats.each_ref().map(|seat| seat as &dyn AgentSource<AnyPosition>);
    let series = Series { seed, limits: terms.limits(), ..Series::new(&game.spec, &game.interrupt) };
    let record = series.play(1, sources, &mut Watcher(game)).map_err(|error: MatchError| anyhow!(error))?;
    Ok(GameOver::of_record(&record))
}

/// The spectator who shows the game to the connections.
struct Watcher<'a>(&'a GameInPlay);

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
