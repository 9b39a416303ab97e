//! Games between people and built-in players, under the arena's referee.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};
use suite_arena::{
    Agent, Choice, Clock, Elapsed, Fault, GameSpec, MatchError, Record, Series, Spectate, StrategyAgent, printable,
};
use suite_search::{Game, Instant, Player, Strategy};
use suite_tabletop::{AnyMove, AnyPosition, OptionValues, PERSON_NAMES};

use crate::engine::look_at;
use crate::hint::hint;
use crate::{
    Answer, ApiError, Engine, EventCursor, EventProducer, GameOver, GameProgress, GameRequest, MoveRequest, Records,
    SeenGame, Store,
};

/// What a person does.
#[derive(Debug)]
pub enum Action {
    Play(MoveRequest),
    TakeBack,
    Resign,
}

impl Engine {
    /// Begins a game, which goes on after the answer.
    pub(crate) fn begin_game(&self, request: GameRequest) -> Result<Answer, ApiError> {
        let seed = request.seed.unwrap_or_else(|| self.host.random_seed());
        let game = Arc::new(PlayedGame::new(&request, seed, Arc::clone(&self.records))?);
        let id = self.games.add(Arc::clone(&game));
        Ok(Answer::Begun(json!({ "id": id }), game.go_on()))
    }

    /// Does what a person wants to do; the game goes on after the answer.
    pub(crate) fn act(&self, id: &str, action: Action) -> Result<Answer, ApiError> {
        let game = self.games.get(id)?;
        game.act(action)?;
        Ok(Answer::Begun(json!({}), game.go_on()))
    }
}

/// A game, which is adjourned whenever a person is to move. Dropping it ends it.
pub struct PlayedGame {
    spec: GameSpec<AnyPosition>,
    seed: u64,
    labels: [String; 2],
    players: Mutex<[PagePlayer; 2]>,
    progress: Mutex<Progress>,
    interrupt: AtomicBool,
    records: Arc<Store<Records>>,
}

/// How far a game is, and what the person who is asked decides.
struct Progress {
    shown: GameProgress,
    /// When the person was asked.
    asked_at: Instant,
    decision: Option<Decided>,
}

/// What a person has decided, in a position where it is possible.
enum Decided {
    Play(AnyMove),
    TakeBack,
    Resign,
}

/// Who plays.
enum PagePlayer {
    Person,
    BuiltIn(Box<dyn Strategy<AnyPosition> + Send>),
}

impl PlayedGame {
    /// Returns a game that has not begun. Its record will be opened among `records`.
    fn new(request: &GameRequest, seed: u64, records: Arc<Store<Records>>) -> Result<Self> {
        let GameRequest { start, players, .. } = request;
        let (spec, moves) = start.spec()?;
        let mut seen = SeenGame::new(spec.start.clone(), 0);
        for mv in moves {
            let next = seen.position().play(mv);
            seen.see_move(mv, Elapsed::default());
            seen.see_position(&next);
        }
        let labels = players.each_ref().map(|text| printable(text));
        let (interrupt, progress) = (AtomicBool::new(false), GameProgress::new(seen));
        let series = Series { seed, ..Series::new(&spec, &interrupt) };
        let player = |index: usize| PagePlayer::parse(&spec.start, &players[index], series.agent_rng(1, index));
        let players = Mutex::new([player(0)?, player(1)?]);
        let progress = Mutex::new(Progress { shown: progress, asked_at: Instant::now(), decision: None });
        Ok(Self { spec, seed, labels, players, progress, interrupt, records })
    }

    /// Notes what the person who is asked wants to do.
    fn act(&self, action: Action) -> Result<()> {
        let mut progress = self.progress();
        ensure!(progress.shown.asked.is_some(), "expected a person to move: nobody is asked for a move now");
        let legal = |mv: &str| progress.shown.game.position().legal_move(mv).map_err(|message| anyhow!(message));
        progress.decision = Some(match action {
            Action::Play(request) => Decided::Play(legal(&request.mv)?),
            Action::TakeBack => Decided::TakeBack,
            Action::Resign => Decided::Resign,
        });
        progress.shown.asked = None;
        Ok(())
    }

    /// Returns what plays on until a person has to decide, or to the end of the game.
    fn go_on(self: Arc<Self>) -> EventProducer {
        Box::new(move |tell, _| self.play(tell))
    }

    fn play(&self, tell: &mut dyn FnMut(Value)) {
        let mut players = self.players.lock().unwrap_or_else(PoisonError::into_inner);
        let people = players.each_ref().map(|player| matches!(player, PagePlayer::Person));
        let [first, second] = &mut *players;
        let mut agents = [self.agent(Player::First, first), self.agent(Player::Second, second)];
        let turns = self.progress().shown.game.turns().to_vec();
        let series = Series { seed: self.seed, ..Series::new(&self.spec, &self.interrupt) };
        let played = series.resume(&turns, &mut agents, &mut Watcher { game: self, people, tell: &mut *tell });
        let end = match played {
            Err(MatchError::Adjourned) => None,
            Ok(record) => Some(self.end(record)),
            Err(error) => Some(GameOver::without_record(format!("no game: {error}"))),
        };
        self.progress().shown.end = end;
        self.tell_news(tell);
    }

    /// Returns the agent of a player.
    fn agent<'a>(&'a self, player: Player, plays: &'a mut PagePlayer) -> Box<dyn Agent<AnyPosition> + 'a> {
        let label = &self.labels[player as usize];
        match plays {
            PagePlayer::Person => Box::new(Person { label, game: self }),
            PagePlayer::BuiltIn(strategy) => Box::new(StrategyAgent::new(label, strategy)),
        }
    }

    /// Returns the end of the game by its record, whose turns have the times that people have taken for them.
    fn end(&self, record: Record<AnyMove>) -> GameOver {
        let turns = self.progress().shown.game.turns().to_vec();
        let end = GameOver::of_record(&Record { turns, ..record });
        GameOver { record_id: end.record.as_ref().and_then(|record| look_at(&self.records, record)), ..end }
    }

    /// Returns what tells how far the game is.
    pub fn news(self: Arc<Self>) -> EventProducer {
        Box::new(move |tell, _| self.tell_news(tell))
    }

    fn tell_news(&self, tell: &mut dyn FnMut(Value)) {
        let events = self.progress().shown.events(&self.labels, &mut EventCursor::default());
        events.into_iter().for_each(tell);
    }

    /// Returns what is proved of the moves in the position.
    pub fn hint(&self, threads: usize) -> Value {
        let position = self.progress().shown.game.position().clone();
        hint(&self.spec.start, &position, threads)
    }

    /// Returns the record of the game, once it is over.
    pub fn record(&self) -> Result<Value> {
        let record = self.progress().shown.end.as_ref().and_then(|end| end.record.clone());
        record.context("expected a game that is over")
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PagePlayer {
    /// Parses a player of games from this start.
    fn parse(start: &AnyPosition, text: &str, random: ChaCha8Rng) -> Result<Self> {
        if PERSON_NAMES.contains(&text) {
            return Ok(Self::Person);
        }
        let game = start.game();
        let Some(player) = game.player(text) else {
            let names = game.facts().player_names.join(", ");
            bail!("players: expected one of {names}, {}; programs need the command `suite web`", PERSON_NAMES[0]);
        };
        let player = player.map_err(|message| anyhow!(message).context("players"))?;
        let player = player.told(&OptionValues::defaults(&game.program_options()));
        Ok(Self::BuiltIn(start.strategy(&player, random)))
    }
}

/// A person, who has decided or is asked to.
struct Person<'a> {
    label: &'a str,
    game: &'a PlayedGame,
}

impl Agent<AnyPosition> for Person<'_> {
    fn name(&self) -> &str {
        self.label
    }

    fn choose(&mut self, position: &AnyPosition, _: &Clock) -> Result<Choice<AnyMove>, Fault> {
        let mut progress = self.game.progress();
        match progress.decision.take() {
            Some(Decided::Play(mv)) => Ok(Choice::Play(mv)),
            Some(Decided::TakeBack) => Ok(Choice::TakeBack),
            Some(Decided::Resign) => Err(Fault::Resigned),
            None => {
                (progress.shown.asked, progress.asked_at) = (Some(position.to_move()), Instant::now());
                Err(Fault::Adjourned)
            }
        }
    }

    /// Returns no time: a person's is not that of the computer.
    fn cpu(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }

    fn can_take_back(&self) -> bool {
        true
    }
}

/// The spectator who tells the page of the game.
struct Watcher<'a> {
    game: &'a PlayedGame,
    /// Which players are people, who think while the game is adjourned.
    people: [bool; 2],
    tell: &'a mut dyn FnMut(Value),
}

impl Spectate<AnyPosition> for Watcher<'_> {
    fn position(&mut self, position: &AnyPosition) {
        self.game.progress().shown.game.see_position(position);
        self.game.tell_news(self.tell);
    }

    fn played(&mut self, player: Player, mv: AnyMove, elapsed: Elapsed) {
        let mut progress = self.game.progress();
        let elapsed = if self.people[player as usize] {
            Elapsed::new(Duration::ZERO, progress.asked_at.elapsed())
        } else {
            elapsed
        };
        progress.shown.game.see_move(mv, elapsed);
    }
}

impl Drop for PlayedGame {
    fn drop(&mut self) {
        self.interrupt.store(true, Ordering::Relaxed);
    }
}
