//! A match or a contest while it is played: what the arena tells, and the newest state of it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use serde_json::{Value, json};
use suite_arena::{Elapsed, Outcome, Record, Series, Spectate, printable};
use suite_search::Player;
use tokio::sync::watch;

use super::Live;
use super::live_game::LiveGame;
use crate::cli::shared::score::Score;
use crate::cli::shared::tabletop::Tabletop;
use crate::web::server::records::{Records, open};

/// The finished games that are kept to look at.
const KEPT: usize = 20;

/// What the threads of the match tell and the server shows. Nobody waits for a reader: what is shown is made from a copy.
pub struct LiveMatch<G: Tabletop> {
    title: String,
    score: Arc<dyn Score>,
    /// The games that are played, or else the last one.
    games: Mutex<Vec<SharedGame<G>>>,
    finished: Mutex<Finished<G::Move>>,
    /// Whether all is over.
    changes: watch::Sender<bool>,
}

/// A game that its spectator changes.
type SharedGame<G> = Arc<Mutex<LiveGame<G>>>;

/// The games that were finished last, by their numbers in the order of their ends.
struct Finished<M> {
    count: u32,
    last: VecDeque<(u32, Record<M>)>,
}

impl<G: Tabletop> LiveMatch<G> {
    /// Returns a match before its first game.
    pub fn new(title: &str, score: Arc<dyn Score>) -> Self {
        Self {
            title: printable(title),
            score,
            games: Mutex::default(),
            finished: Mutex::new(Finished { count: 0, last: VecDeque::new() }),
            changes: watch::Sender::new(false),
        }
    }

    /// Returns the spectator of a game.
    pub fn spectator(&self, series: &Series<'_, G>, number: u32, labels: [&str; 2]) -> Spectator<'_, G> {
        Spectator { live: self, game: Arc::new(Mutex::new(LiveGame::new(series, number, labels))) }
    }

    /// Sees the record of a finished game.
    pub fn finished(&self, record: &Record<G::Move>) {
        let mut finished = lock(&self.finished);
        finished.count += 1;
        let number = finished.count;
        finished.last.push_front((number, record.clone()));
        finished.last.truncate(KEPT);
        drop(finished);
        self.changed();
    }

    /// Says that all is over.
    pub fn end(&self) {
        self.changes.send_replace(true);
    }

    fn changed(&self) {
        self.changes.send_modify(|_| ());
    }

    /// Returns the finished games, the last one first.
    fn last(&self) -> Vec<(u32, Record<G::Move>)> {
        lock(&self.finished).last.iter().cloned().collect()
    }
}

impl<G: Tabletop> Live for LiveMatch<G> {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn state(&self) -> Value {
        let game = lock(&self.games).first().map(|game| lock(game).clone());
        let finished = self.last().into_iter().map(|(id, record)| {
            json!({
                "id": id,
                "number": record.number,
                "players": record.agents.each_ref().map(|label| printable(label)),
                "words": printable(&record.in_words()),
            })
        });
        json!({
            "title": self.title,
            "over": *self.changes.borrow(),
            "game": game.and_then(|game| game.state()),
            "standings": self.score.table(),
            "finished": finished.collect::<Vec<_>>(),
        })
    }

    fn changes(&self) -> watch::Receiver<bool> {
        self.changes.subscribe()
    }

    fn is_followed(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    fn records(&self) -> Result<Records> {
        let mut records = Records::new();
        for (id, record) in self.last() {
            let opened = open(&serde_json::to_string(&record)?, None)?;
            records.extend(opened.into_iter().map(|(_, game)| (id, game)));
        }
        Ok(records)
    }
}

/// The spectator of a game, which shows it while it is played.
pub struct Spectator<'a, G: Tabletop> {
    live: &'a LiveMatch<G>,
    game: SharedGame<G>,
}

impl<G: Tabletop> Spectate<G> for Spectator<'_, G> {
    fn position(&mut self, position: &G) {
        let mut game = lock(&self.game);
        let begins = game.seen.is_none();
        game.see_position(position);
        drop(game);
        if begins {
            let mut games = lock(&self.live.games);
            games.retain(|game| !lock(game).is_over());
            games.push(Arc::clone(&self.game));
        }
        self.live.changed();
    }

    fn played(&mut self, _: Player, mv: G::Move, elapsed: Elapsed) {
        if let Some(seen) = &mut lock(&self.game).seen {
            seen.see_move(mv, elapsed);
        }
    }

    fn ended(&mut self, outcome: &Outcome) {
        lock(&self.game).see_end(outcome);
        let mut games = lock(&self.live.games);
        if games.len() > 1 {
            games.retain(|game| !Arc::ptr_eq(game, &self.game));
        }
        drop(games);
        self.live.changed();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use suite_arena::GameSpec;
    use suite_search::Game;
    use suite_tictactoe::Position;

    use super::*;
    use crate::cli::shared::series_score::SeriesScore;

    /// Plays a move.
    fn play(spectator: &mut Spectator<'_, Position>, position: &mut Position) {
        let mv = position.moves().next().expect("a move");
        spectator.played(position.to_move(), mv, Elapsed::default());
        *position = position.play(mv);
        spectator.position(position);
    }

    #[test]
    fn the_oldest_of_the_games_is_shown_and_the_last_one_stays() {
        let live = LiveMatch::<Position>::new("a match", Arc::new(SeriesScore::new(["a", "b"])));
        let shown = || {
            let state = live.state();
            let game = &state["game"];
            (game["number"].as_u64(), game["board"]["move_number"].as_u64(), game["outcome"]["winner"].as_u64())
        };
        let spec = GameSpec::new("tictactoe", Position::START, Position::PLAYERS);
        let interrupt = AtomicBool::new(false);
        let series = Series { swap: true, random_plies: 1, ..Series::new(&spec, &interrupt) };
        assert_eq!(shown(), (None, None, None));
        let mut spectators = [1, 2].map(|number| live.spectator(&series, number, ["a", "b"]));
        let mut positions = [Position::START.play(Position::START.moves().next().expect("a move")); 2];
        spectators[0].position(&positions[0]);
        spectators[1].position(&positions[1]);
        play(&mut spectators[1], &mut positions[1]);
        assert_eq!(shown(), (Some(1), Some(1), None), "the moves of the opening count");
        let outcome = |winner| Outcome { score: [0, 1], winner: Some(winner), reason: "a test", fault: None };
        spectators[0].ended(&outcome(Player::First));
        assert_eq!(shown(), (Some(2), Some(2), None));
        play(&mut spectators[1], &mut positions[1]);
        spectators[1].ended(&outcome(Player::Second));
        assert_eq!(shown(), (Some(2), Some(3), Some(1)));
        assert_eq!(live.state()["game"]["players"], json!(["b", "a"]));
        live.spectator(&series, 3, ["a", "b"]).position(&positions[0]);
        assert_eq!(shown(), (Some(3), Some(1), None));
    }
}
