//! `/api/live`: the match or the contest that is played beside the server.

mod live_game;
mod live_match;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde_json::Value;
use suite_arena::{Record, Series, Spectate};
use suite_tabletop::{AnyMove, AnyPosition};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

pub use self::live_match::LiveMatch;
use super::api_error::ApiError;
use super::app::App;
use super::companion::Companion;
use super::page_address::PageAddress;
use crate::{Audience, Score};

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

/// The page as the audience of a match, with the server behind it.
pub struct LiveAudience {
    live: Arc<LiveMatch>,
    companion: Companion,
}

impl LiveAudience {
    /// Starts the server for a match with this title and score.
    ///
    /// # Errors
    ///
    /// An address that cannot be listened on.
    pub fn open(title: &str, score: Arc<dyn Score>, address: SocketAddr) -> Result<Self> {
        let live = Arc::new(LiveMatch::new(title, score));
        let companion = Companion::start(address, Arc::clone(&live))?;
        Ok(Self { live, companion })
    }

    /// Returns the address of the page.
    #[must_use]
    pub const fn address(&self) -> &PageAddress {
        self.companion.address()
    }
}

impl Audience for LiveAudience {
    fn spectator<'a>(
        &'a self,
        series: &Series<'_, AnyPosition>,
        number: u32,
        labels: [&str; 2],
    ) -> Box<dyn Spectate<AnyPosition> + 'a> {
        Box::new(self.live.spectator(series, number, labels))
    }

    fn finished(&self, record: &Record<AnyMove>) {
        self.live.finished(record);
    }
}

impl Drop for LiveAudience {
    /// Tells the connections that the match is over; then the server ends.
    fn drop(&mut self) {
        self.live.end();
    }
}
