//! A match or a contest while it is played: what the arena tells, and the newest state of it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use anyhow::Result;
use serde_json::{Value, json};
use suite_arena::{Elapsed, Outcome, Record, Series, Spectate, printable};
use suite_engine::{Records, open_records};
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition};
use suite_work::random_seed;
use tokio::sync::watch;

use super::live_game::LiveGame;
use crate::LiveScore;

/// The finished games that are kept to look at.
const KEPT: usize = 20;

/// What the threads of the match tell and the server shows. Nobody waits for a reader: what is shown is made from a
/// copy.
pub struct LiveMatch {
    /// The id of its games as records, which no other match has.
    id: String,
    title: String,
    score: Arc<dyn LiveScore>,
    /// The games that are played, or else the last one.
    games: Mutex<Vec<SharedGame>>,
    finished: Mutex<Finished>,
    /// Whether all is over.
    changes: watch::Sender<bool>,
}

/// A game that its spectator changes.
type SharedGame = Arc<Mutex<LiveGame>>;

/// The games that were finished last, by their numbers in the order of their ends.
struct Finished {
    count: u32,
    last: VecDeque<(u32, Record<AnyMove>)>,
}

impl LiveMatch {
    /// Returns a match before its first game.
    pub fn new(title: &str, score: Arc<dyn LiveScore>) -> Self {
        Self {
            id: format!("live-{}", random_seed() >> u32::BITS),
            title: printable(title),
            score,
            games: Mutex::default(),
            finished: Mutex::new(Finished { count: 0, last: VecDeque::new() }),
            changes: watch::Sender::new(false),
        }
    }

    /// Returns the spectator of a game.
    pub fn spectator(&self, series: &Series<'_, AnyPosition>, number: u32, labels: [&str; 2]) -> Spectator<'_> {
        Spectator { live: self, game: Arc::new(Mutex::new(LiveGame::new(series, number, labels))) }
    }

    /// Sees the record of a finished game.
    pub fn finished(&self, record: &Record<AnyMove>) {
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
    fn last(&self) -> Vec<(u32, Record<AnyMove>)> {
        lock(&self.finished).last.iter().cloned().collect()
    }

    /// Returns the id of its games as records.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns what is played, in a line.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the newest state.
    pub fn state(&self) -> Value {
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
            "id": self.id,
            "title": self.title,
            "over": *self.changes.borrow(),
            "game": game.and_then(|game| game.state()),
            "standings": self.score.table(),
            "finished": finished.collect::<Vec<_>>(),
        })
    }

    /// Tells when the state has changed, and whether all is over.
    pub fn changes(&self) -> watch::Receiver<bool> {
        self.changes.subscribe()
    }

    /// Returns whether a connection follows the match.
    pub fn is_followed(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    /// Returns the last games that were finished.
    pub fn records(&self) -> Result<Records> {
        let mut records = Records::new();
        for (id, record) in self.last() {
            let opened = open_records(&serde_json::to_string(&record)?, None)?;
            records.extend(opened.into_iter().map(|(_, game)| (id, game)));
        }
        Ok(records)
    }
}

/// The spectator of a game, which shows it while it is played.
pub struct Spectator<'a> {
    live: &'a LiveMatch,
    game: SharedGame,
}

impl Spectate<AnyPosition> for Spectator<'_> {
    fn position(&mut self, position: &AnyPosition) {
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

    fn played(&mut self, _: Player, mv: AnyMove, elapsed: Elapsed) {
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

    use suite_search::Game;

    use super::*;
    use crate::Table;

    /// No score.
    struct NoScore;

    impl LiveScore for NoScore {
        fn table(&self) -> Table {
            Table::new("", [], Vec::new())
        }
    }

    /// Plays a move.
    fn play(spectator: &mut Spectator<'_>, position: &mut AnyPosition) {
        let mv = position.moves().next().expect("a move");
        spectator.played(position.to_move(), mv, Elapsed::default());
        *position = position.play(mv);
        spectator.position(position);
    }

    #[test]
    fn the_oldest_of_the_games_is_shown_and_the_last_one_stays() {
        let live = LiveMatch::new("a match", Arc::new(NoScore));
        let shown = || {
            let state = live.state();
            let game = &state["game"];
            (game["number"].as_u64(), game["board"]["move_number"].as_u64(), game["outcome"]["winner"].as_u64())
        };
        let spec = suite_catalog::find("tictactoe").expect("a game").usual_spec().expect("a start");
        let interrupt = AtomicBool::new(false);
        let series = Series { swap: true, random_plies: 1, ..Series::new(&spec, &interrupt) };
        assert_eq!(shown(), (None, None, None));
        let mut spectators = [1, 2].map(|number| live.spectator(&series, number, ["a", "b"]));
        let first = spec.start.play(spec.start.moves().next().expect("a move"));
        let mut positions = [first.clone(), first];
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
