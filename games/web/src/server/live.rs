//! `/api/live`: the match or the contest that is played beside the server.

mod live_game;
pub mod live_match;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use self::live_match::LiveMatch;
use super::api_error::ApiError;
use super::app::App;

/// The least time between two states that a connection is told: a match may play thousands of moves in it.
const PAUSE: Duration = Duration::from_millis(100);
/// The time after which a connection is used to see whether it is still there.
const SILENCE: Duration = Duration::from_secs(15);
/// The time that connections have to hear of the end.
const FAREWELL: Duration = Duration::from_secs(1);

/// Answers with the state.
pub async fn state(State(app): State<Arc<App>>) -> Result<Json<Value>, ApiError> {
    Ok(Json(live(&app)?.state()))
}

/// Follows the match: the state at first, and the newest one after changes, up to the last one.
pub async fn events(
    State(app): State<Arc<App>>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let live = live(&app)?;
    let mut changes = live.changes();
    changes.mark_changed();
    let follower = Follower { live, changes, pause: Duration::ZERO };
    let states = unfold(Some(follower), |follower| async { Some(follower?.next().await) });
    Ok(Sse::new(states))
}

/// A connection that follows the match.
struct Follower {
    live: Arc<LiveMatch>,
    changes: watch::Receiver<bool>,
    pause: Duration,
}

impl Follower {
    /// Returns the newest state once there is another one, and the follower, unless it was the last one.
    async fn next(mut self) -> (Result<Event, Infallible>, Option<Self>) {
        sleep(self.pause).await;
        if timeout(SILENCE, self.changes.changed()).await.is_err() {
            return (Ok(Event::default().comment("")), Some(self));
        }
        let is_over = *self.changes.borrow();
        let event = Event::default().data(self.live.state().to_string());
        (Ok(event), (!is_over).then_some(Self { pause: PAUSE, ..self }))
    }
}

fn live(app: &App) -> Result<Arc<LiveMatch>, ApiError> {
    app.live.clone().ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "nothing is played beside the server"))
}

/// Waits until all connections have been told that the match is over, but not for one that does not read.
pub async fn tell_end(live: &LiveMatch) {
    let told = async {
        while live.is_followed() {
            sleep(PAUSE / 10).await;
        }
    };
    let _ = timeout(FAREWELL, told).await;
}
