//! `/api/records`: games to look at, and what is proved of them.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Deserialize;
use serde_json::{Value, json};
use suite_arena::printable;
use suite_work::Progress;
use suite_work::interrupt::Interrupt;
use tokio::sync::mpsc::{self, Receiver, Sender};

use super::api_error::ApiError;
use super::app::App;
use super::hint::hint;
use super::served::{Served, host_options, with_game};
use super::worker::on_worker;
use crate::cli::shared::analyze::Analyst;
use crate::cli::shared::recorded::{Recorded, Source, parse_records};
use crate::cli::shared::solver_watch::SolverWatch;
use crate::cli::shared::tabletop::StartArgs;
use crate::cli::shared::verdict::solver_for;
use crate::web::analyzed_position::AnalyzedPosition;
use crate::web::game_record::{GameRecord, outcome, players};

/// The files of records that are open at a time.
pub const FILES: usize = 8;
/// The games that are analyzed at a time.
pub const ANALYSES: usize = 2;
/// The id of the games of the match that is played beside the server.
const LIVE: &str = "live";
/// The time for each position of an analysis.
const TIME: Duration = Duration::from_secs(5);
/// The results of an analysis that may wait for the page.
const WAITING: usize = 16;

/// A recorded game of any kind.
pub trait Look: Send + Sync {
    /// Returns who played, and how the game ended.
    fn summary(&self) -> Value;

    /// Returns all boards and moves.
    fn game(&self) -> Value;

    /// Returns what is proved of the moves after `ply` others.
    fn hint(&self, ply: usize) -> Result<Value>;

    /// Solves the positions, from the last one back, and passes them on until `interrupt` is raised.
    fn analyze(&self, results: &Sender<Value>, interrupt: Arc<AtomicBool>);
}

/// The games of a file, by their numbers.
pub type Records = Vec<(u32, Arc<dyn Look>)>;

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
    on_worker(move || Ok(Json(game.game()))).await
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
    on_worker(move || Ok(Json(game.hint(ply)?))).await
}

/// Analyzes a game, and tells of one position after another.
pub async fn analysis(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let game = find(&app, &id, number)?;
    let Ok(place) = Arc::clone(&app.analyses).try_acquire_owned() else {
        let message = format!("expected at most {ANALYSES} analyses at a time: wait for one to end");
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, message));
    };
    let (results, received) = mpsc::channel(WAITING);
    let interrupt = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&interrupt);
    thread::Builder::new().name("analysis".to_owned()).spawn(move || {
        game.analyze(&results, raised);
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

fn find(app: &App, id: &str, number: u32) -> Result<Arc<dyn Look>, ApiError> {
    let records = records(app, id)?;
    let found = records.iter().find(|(own, _)| *own == number).map(|(_, game)| Arc::clone(game));
    found.ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, format!("there is no game {number}")))
}

fn summaries(records: &Records) -> Vec<Value> {
    let summary = |(number, game): &(u32, Arc<dyn Look>)| {
        let mut summary = game.summary();
        summary["number"] = (*number).into();
        summary
    };
    records.iter().map(summary).collect()
}

/// Parses games and replays them.
pub fn open(text: &str, game: Option<&str>) -> Result<Records> {
    fn replay<G: Served>(source: &Source) -> Result<Arc<dyn Look>> {
        Ok(Arc::new(source.replay::<G>()?))
    }
    fn from_moves<G: Served>(words: &str) -> Result<Arc<dyn Look>> {
        let spec = G::spec(&host_options::<G>()?.start.variant()?)?;
        Ok(Arc::new(Recorded::<G>::from_moves(spec, words)?))
    }
    let start = text.trim_start();
    if start.starts_with('(') {
        let source = Source::Foreign(text.to_owned());
        return Ok(vec![(1, replay::<suite_go::GameState>(&source)?)]);
    }
    if let Some(name) = game.filter(|_| !start.starts_with('{')) {
        let game = with_game!(name, &Value::Null, from_moves(text.trim()));
        return Ok(vec![(1, game.ok_or_else(|| anyhow!("there is no game {name:?}"))??)]);
    }
    let mut games = Vec::new();
    for (line, record) in parse_records(text)? {
        let (name, variant, number) = (record.game().to_owned(), record.variant().clone(), record.number());
        let source = Source::Record(line, Box::new(record));
        let game = with_game!(name.as_str(), &variant, replay(&source));
        let game = game.ok_or_else(|| anyhow!("line {line}: there is no game {:?}", printable(&name)))??;
        games.push((number, game));
    }
    ensure!(!games.is_empty(), "expected game records, found an empty text");
    Ok(games)
}

impl<G: Served> Look for Recorded<G> {
    fn summary(&self) -> Value {
        json!({ "players": players(self), "outcome": outcome(self), "boards": self.positions.len() })
    }

    fn game(&self) -> Value {
        json!(GameRecord::new(self))
    }

    fn hint(&self, ply: usize) -> Result<Value> {
        let position = self.positions.get(ply).context("there is no such position")?;
        Ok(hint(&self.spec.start, position))
    }

    fn analyze(&self, results: &Sender<Value>, interrupt: Arc<AtomicBool>) {
        let exact = G::VALUES_IN_POINTS;
        let (progress, interrupt) = (Progress::hidden(), Interrupt::by(interrupt, "the page is gone"));
        let watch = SolverWatch::new(&progress, &interrupt);
        let solver = solver_for(&self.spec.start, &self.positions[0]);
        let mut analyst = Analyst { solver, exact, time: TIME, interrupt: &interrupt, progress: &progress, watch };
        let positions: Vec<_> = self.positions.iter().map(G::core).collect();
        let last = positions.len() - 1;
        let send = |ply, analyzed: &_| {
            // A page that is gone raises the flag.
            let _ = results.blocking_send(json!(AnalyzedPosition::new(self, analyzed, exact, ply)));
        };
        let analyzed = analyst.analyze(&positions, |index, analyzed| {
            // Whether a move was a mistake is known with the position before it.
            if index < last {
                send(index + 1, analyzed);
            }
        });
        if let Ok(analyzed) = analyzed {
            send(0, &analyzed);
        }
    }
}
