//! `/api/games`: games that people play on the page, each a match of one game under the arena's referee.

mod game_in_play;
pub mod hosted_game;
mod person;
mod seat;

use std::convert::Infallible;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde_json::{Value, json};
use suite_engine::{EventCursor, GameRequest, MoveRequest};
use tokio::sync::watch;

use self::hosted_game::HostedGame;
use super::api_error::ApiError;
use super::app::App;
use super::body::JsonBody;
use super::worker::on_worker;

/// The time after which a game ends if the page does not follow it.
const PATIENCE: Duration = Duration::from_secs(600);
/// The time between two looks whether it does.
const PAUSE: Duration = Duration::from_secs(5);
/// The time after which a connection is used to see whether it is still there.
const SILENCE: Duration = Duration::from_secs(15);

/// Starts a game.
pub async fn create(
    State(app): State<Arc<App>>,
    JsonBody(request): JsonBody<GameRequest>,
) -> Result<Json<Value>, ApiError> {
    let shared = Arc::clone(&app);
    let begin = move || {
        let running = shared.running();
        Ok(HostedGame::begin(&request, running, move |record| shared.engine.look_at(record))?)
    };
    let game = on_worker(begin).await?;
    let id = app.games.add(Arc::new(game));
    tokio::spawn(watch_page(Arc::clone(&app), id.clone()));
    Ok(Json(json!({ "id": id })))
}

/// Ends a game when the page does not follow it any more.
async fn watch_page(app: Arc<App>, id: String) {
    let mut last_followed = Instant::now();
    while let Ok(game) = app.games.get(&id) {
        if game.is_followed() {
            last_followed = Instant::now();
        } else if last_followed.elapsed() > PATIENCE {
            app.games.remove(&id);
        }
        drop(game);
        tokio::time::sleep(PAUSE).await;
    }
}

/// A connection that follows a game. It does not keep the game alive.
struct Follower {
    game: Weak<HostedGame>,
    changes: watch::Receiver<u64>,
    cursor: EventCursor,
    /// What it will be told next, the last of it first.
    next: Vec<Value>,
}

/// Follows a game: the whole state at first, and after each change. A game that is over has no more changes.
pub async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let game = app.games.get(&id)?;
    let mut changes = game.changes();
    changes.mark_changed();
    let follower = Follower { game: Arc::downgrade(&game), changes, cursor: EventCursor::default(), next: Vec::new() };
    Ok(Sse::new(unfold(follower, |mut follower| async {
        let event = follower.next_event().await?;
        Some((Ok(event), follower))
    })))
}

impl Follower {
    /// Returns what the page is told next; `None` if the game is gone.
    async fn next_event(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.next.pop() {
                return Some(Event::default().data(event.to_string()));
            }
            match tokio::time::timeout(SILENCE, self.changes.changed()).await {
                Ok(changed) => changed.ok()?,
                Err(_) => return Some(Event::default().comment("")),
            }
            self.next = self.game.upgrade()?.events(&mut self.cursor);
            self.next.reverse();
        }
    }
}

/// Plays a move.
pub async fn play(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(MoveRequest { mv }): JsonBody<MoveRequest>,
) -> Result<Json<Value>, ApiError> {
    app.games.get(&id)?.play(&mv)?;
    Ok(Json(json!({})))
}

/// Takes moves back.
pub async fn undo(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    app.games.get(&id)?.take_back()?;
    Ok(Json(json!({})))
}

/// Resigns.
pub async fn resign(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    app.games.get(&id)?.resign()?;
    Ok(Json(json!({})))
}

/// Answers with what is proved of the moves.
pub async fn hint(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    let game = app.games.get(&id)?;
    on_worker(move || Ok(Json(game.hint()))).await
}

/// Answers with the record of a game.
pub async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    Ok(Json(app.games.get(&id)?.record()?))
}

/// Ends a game.
pub async fn remove(State(app): State<Arc<App>>, Path(id): Path<String>) -> Json<Value> {
    app.games.remove(&id);
    Json(json!({}))
}
