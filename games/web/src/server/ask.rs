//! `/api`: what the engine answers.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use serde_json::Value;
use suite_engine::{Answer, EventProducer};
use tokio::sync::mpsc::{self, Receiver};

use super::api_error::ApiError;
use super::app::{App, STREAMS};
use super::body::engine_request;
use super::worker::on_worker;

/// The events that may wait for the page.
const WAITING: usize = 16;

/// Passes a request on to the engine.
pub async fn ask(State(app): State<Arc<App>>, request: Request) -> Result<Response, ApiError> {
    let request = engine_request(request).await?;
    let asked = Arc::clone(&app);
    match on_worker(move || Ok(asked.engine.answer(&request)?)).await? {
        Answer::Whole(answer) => Ok(Json(answer).into_response()),
        Answer::Begun(answer, work) => {
            thread::Builder::new().name("work".to_owned()).spawn(|| work(&mut |_| {}, &AtomicBool::new(false)))?;
            Ok(Json(answer).into_response())
        }
        Answer::Events(work) => stream(&app, work),
    }
}

/// Does some work on a thread of its own, and passes its events on.
fn stream(app: &App, work: EventProducer) -> Result<Response, ApiError> {
    let Ok(place) = Arc::clone(&app.streams).try_acquire_owned() else {
        let message = format!("expected at most {STREAMS} analyses at a time: wait for one to end");
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, message));
    };
    let (events, received) = mpsc::channel(WAITING);
    let interrupt = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&interrupt);
    thread::Builder::new().name("work".to_owned()).spawn(move || {
        // A page that is gone raises the flag.
        work(&mut |event| _ = events.blocking_send(event), &raised);
        drop(place);
    })?;
    let events = unfold(Listener { received, interrupt }, |mut listener| async {
        let event = listener.received.recv().await?;
        Some((Ok::<_, Infallible>(Event::default().data(event.to_string())), listener))
    });
    Ok(Sse::new(events).into_response())
}

/// A connection that listens to some work, which ends when the connection does.
struct Listener {
    received: Receiver<Value>,
    interrupt: Arc<AtomicBool>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.interrupt.store(true, Ordering::Relaxed);
    }
}
