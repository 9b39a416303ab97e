//! `/api/trees`: textbook searches, step by step.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use anyhow::Result;
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};
use suite_tabletop::{SearchTree, TreeOptions};

use super::api_error::ApiError;
use super::app::App;
use super::json_body::JsonBody;
use super::start::Start;
use super::worker::on_worker;

/// The trees that are open at a time.
pub const TREES: usize = 4;
/// The time after which a search ends if the page does not ask for it.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time between two looks whether the page still asks.
const PAUSE: Duration = Duration::from_secs(5);

/// A search that the page asks for.
#[derive(Debug, Deserialize)]
pub struct TreeRequest {
    #[serde(flatten)]
    start: Start,
    #[serde(flatten)]
    options: TreeOptions,
}

/// A search that the page has open.
pub struct OpenTree {
    tree: Box<dyn SearchTree>,
    last_asked: Mutex<Instant>,
}

impl OpenTree {
    fn begin(request: &TreeRequest) -> Result<Self> {
        let (spec, moves) = request.start.spec()?;
        let task = spec.start.game().task(&spec.variant);
        let tree = spec.start.search_tree(&moves, &request.options, task)?;
        Ok(Self { tree, last_asked: Mutex::new(Instant::now()) })
    }

    /// Returns the search, which the page has just asked for.
    fn asked(&self) -> &dyn SearchTree {
        *self.last_asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        &*self.tree
    }

    /// Ends the search if it still runs and the page has not asked for a while; returns whether it goes on.
    fn goes_on(&self) -> bool {
        if self.last_asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > PATIENCE {
            self.tree.stop();
            return false;
        }
        !self.tree.is_done()
    }
}

/// Ends a search when the page does not ask for it any more.
async fn watch(tree: Weak<OpenTree>) {
    while tree.upgrade().is_some_and(|tree| tree.goes_on()) {
        tokio::time::sleep(PAUSE).await;
    }
}

/// Starts a search.
pub async fn create(
    State(app): State<Arc<App>>,
    JsonBody(request): JsonBody<TreeRequest>,
) -> Result<Json<Value>, ApiError> {
    let tree = on_worker(move || Ok(Arc::new(OpenTree::begin(&request)?))).await?;
    tokio::spawn(watch(Arc::downgrade(&tree)));
    Ok(Json(json!({ "id": app.trees.add(tree) })))
}

/// Answers how far a search is.
pub async fn summary(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    Ok(Json(app.trees.get(&id)?.asked().summary()))
}

/// Answers with the state after a step.
pub async fn step(State(app): State<Arc<App>>, Path((id, step)): Path<(String, u32)>) -> Result<Json<Value>, ApiError> {
    let tree = app.trees.get(&id)?;
    on_worker(move || Ok(Json(tree.asked().step(step)?))).await
}

/// A node, by the moves to it with `/` between them, at a step.
#[derive(Deserialize)]
pub struct NodeQuery {
    #[serde(default)]
    path: String,
    step: u32,
}

/// Answers with the children of a node.
pub async fn children(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(query): Query<NodeQuery>,
) -> Result<Json<Value>, ApiError> {
    let tree = app.trees.get(&id)?;
    let work = move || {
        let path: Vec<_> = query.path.split('/').filter(|name| !name.is_empty()).collect();
        Ok(Json(tree.asked().children(&path, query.step)?))
    };
    on_worker(work).await
}

/// Answers where a log differs.
pub async fn check_log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    log: String,
) -> Result<Json<Value>, ApiError> {
    let tree = app.trees.get(&id)?;
    on_worker(move || Ok(Json(tree.asked().check_log(log)?))).await
}

/// Answers with a line of the log.
pub async fn log_line(
    State(app): State<Arc<App>>,
    Path((id, line)): Path<(String, usize)>,
) -> Result<Json<Value>, ApiError> {
    let tree = app.trees.get(&id)?;
    on_worker(move || Ok(Json(tree.asked().log_line(line)?))).await
}

/// Ends a search.
pub async fn remove(State(app): State<Arc<App>>, Path(id): Path<String>) -> Json<Value> {
    app.trees.remove(&id);
    Json(json!({}))
}
