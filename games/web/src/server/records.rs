//! `/api/records`: games to look at, and what is proved of them.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Deserialize;
use serde_json::{Value, json};
use suite_tabletop::{Analyst, Analyzed, Estimates, RecordedGame, Stopped, WatchSolver};
use tokio::sync::mpsc::{self, Receiver, Sender};

use super::api_error::ApiError;
use super::app::{ANALYSES, App};
use super::hint::{hint, solver_for};
use super::record_file::{Records, open};
use super::worker::on_worker;
use crate::game_record::{outcome, players};
use crate::{AnalyzedPosition, GameRecord};

/// The id of the games of the match that is played beside the server.
const LIVE: &str = "live";
/// The seconds for each position of an analysis, unless the page asks for more, and the most that it may ask for.
const SECONDS: u64 = 5;
const MOST_SECONDS: u64 = 3600;
/// The nodes for the estimate of a position.
const ESTIMATE_NODES: u64 = 100_000;
/// The results of an analysis that may wait for the page.
const WAITING: usize = 16;

/// The game of a list of moves.
#[derive(Deserialize)]
pub struct MovesQuery {
    game: Option<String>,
}

/// Opens a file of records, an SGF file or a list of moves.
pub async fn create(
    State(app): State<Arc<App>>,
    Query(query): Query<MovesQuery>,
    text: String,
) -> Result<Json<Value>, ApiError> {
    let records = on_worker(move || Ok(open(&text, query.game.as_deref())?)).await?;
    let games = summaries(&records);
    Ok(Json(json!({ "id": app.records.add(Arc::new(records)), "games": games })))
}

/// Answers with the games of a file.
pub async fn list(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    let games = on_worker({
        let id = id.clone();
        move || Ok(summaries(&*records(&app, &id)?))
    })
    .await?;
    Ok(Json(json!({ "id": id, "games": games })))
}

/// Answers with a game.
pub async fn game(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<Value>, ApiError> {
    let game = find(&app, &id, number)?;
    on_worker(move || Ok(Json(json!(GameRecord::new(&game))))).await
}

/// A position of a game.
#[derive(Deserialize)]
pub struct PlyQuery {
    ply: usize,
}

/// Answers with what is proved of the moves in a position.
pub async fn position_hint(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, u32)>,
    Query(PlyQuery { ply }): Query<PlyQuery>,
) -> Result<Json<Value>, ApiError> {
    let game = find(&app, &id, number)?;
    let work = move || {
        let position = game.positions.get(ply).context("there is no such position")?;
        Ok(Json(hint(&game.spec.start, position)))
    };
    on_worker(work).await
}

/// How long an analysis may take.
#[derive(Deserialize)]
pub struct AnalysisQuery {
    seconds: Option<u64>,
}

/// Analyzes a game, and tells of one position after another.
pub async fn analysis(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, u32)>,
    Query(AnalysisQuery { seconds }): Query<AnalysisQuery>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let game = find(&app, &id, number)?;
    let Ok(place) = Arc::clone(&app.analyses).try_acquire_owned() else {
        let message = format!("expected at most {ANALYSES} analyses at a time: wait for one to end");
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, message));
    };
    let time = Duration::from_secs(seconds.unwrap_or(SECONDS).min(MOST_SECONDS));
    let (results, received) = mpsc::channel(WAITING);
    let interrupt = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&interrupt);
    thread::Builder::new().name("analysis".to_owned()).spawn(move || {
        analyze(&game, time, &results, &raised);
        // The page may be gone.
        let _ = results.blocking_send(json!({ "kind": "done" }));
        drop(place);
    })?;
    let listener = Listener { received, interrupt };
    Ok(Sse::new(unfold(listener, |mut listener| async {
        let result = listener.received.recv().await?;
        Some((Ok(Event::default().data(result.to_string())), listener))
    })))
}

/// A connection that listens to an analysis, which ends when the connection does.
struct Listener {
    received: Receiver<Value>,
    interrupt: Arc<AtomicBool>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.interrupt.store(true, Ordering::Relaxed);
    }
}

/// Returns the open games with an id, or those of the match that is played beside the server.
fn records(app: &App, id: &str) -> Result<Arc<Records>, ApiError> {
    match &app.live {
        Some(live) if id == LIVE => Ok(Arc::new(live.records()?)),
        _ => app.records.get(id),
    }
}

fn find(app: &App, id: &str, number: u32) -> Result<Arc<RecordedGame>, ApiError> {
    let records = records(app, id)?;
    let found = records.iter().find(|(own, _)| *own == number).map(|(_, game)| Arc::clone(game));
    found.ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, format!("there is no game {number}")))
}

fn summaries(records: &Records) -> Vec<Value> {
    records.iter().map(|(number, game)| summary(*number, game)).collect()
}

/// Returns who played, and how the game ended.
fn summary(number: u32, game: &RecordedGame) -> Value {
    json!({
        "number": number, "players": players(game), "outcome": outcome(game), "boards": game.positions.len(),
    })
}

/// Estimates the positions of a game, where there are estimates; then solves them, each within `time`, from the last one
/// back. Passes them on until `interrupt` is raised.
fn analyze(game: &RecordedGame, time: Duration, results: &Sender<Value>, interrupt: &AtomicBool) {
    let facts = game.game().facts();
    let exact = facts.values_in_points;
    let estimates = facts.looks_ahead.then(|| Estimates::of(&game.positions, ESTIMATE_NODES, interrupt, || ()));
    let send = |ply, analyzed: &_| {
        // A page that is gone raises the flag.
        let _ = results.blocking_send(json!(AnalyzedPosition::new(game, analyzed, estimates.as_ref(), exact, ply)));
    };
    if estimates.is_some() {
        let nothing = Analyzed::nothing(game.positions.len());
        (0..game.positions.len()).for_each(|ply| send(ply, &nothing));
    }
    let solver = solver_for(&game.spec.start, &game.positions[0]);
    let mut watch = || -> Box<WatchSolver> {
        let end = Instant::now() + time;
        Box::new(move |_| match interrupt.load(Ordering::Relaxed) {
            true => Err(Stopped::By("the page is gone".into())),
            false if Instant::now() >= end => Err(Stopped::Late),
            false => Ok(()),
        })
    };
    let mut analyst = Analyst { solver, exact, watch: &mut watch };
    let last = game.positions.len() - 1;
    let analyzed = analyst.analyze(&game.positions, |index, analyzed| {
        // Whether a move was a mistake is known with the position before it.
        if index < last {
            send(index + 1, analyzed);
        }
    });
    if let Ok(analyzed) = analyzed {
        send(0, &analyzed);
    }
}
