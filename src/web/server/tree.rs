//! `/api/trees`: textbook searches, step by step.

mod own_log;
mod searched_tree;
mod step;

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use self::searched_tree::SearchedTree;
use super::api_error::ApiError;
use super::app::App;
use super::json_body::JsonBody;
use super::served::{Heuristic, Served, with_game};
use super::start::Start;
use super::worker::on_worker;

/// The trees that are open at a time.
pub const TREES: usize = 4;

/// A search that the page asks for.
#[derive(Debug, Deserialize)]
pub struct TreeRequest {
    #[serde(flatten)]
    start: Start,
    /// The algorithm; that of the task if it is left out.
    algorithm: Option<AlgorithmName>,
    /// The depth limit; that of the task, if there is one, or else none.
    limit: Option<u32>,
    #[serde(default)]
    caching: bool,
    #[serde(default)]
    ordering: bool,
    heuristic: Option<String>,
}

/// The name of an algorithm.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum AlgorithmName {
    Greedy,
    Minimax,
    AlphaBeta,
}

/// A search of any game, which runs or has run.
pub trait Tree: Send + Sync {
    /// Returns how far the search is.
    fn summary(&self) -> Value;

    /// Returns the state after a step.
    fn step(&self, step: u32) -> Result<Value>;

    /// Returns the children of a node as they are known after a step, the node by the moves to it.
    fn children(&self, path: &[&str], step: u32) -> Result<Value>;

    /// Compares somebody's log of the search with the right one, and keeps it.
    fn check_log(&self, log: String) -> Result<Value>;

    /// Returns a line of the log that was kept, with the lines above it in the tree.
    fn log_line(&self, line: usize) -> Result<Value>;

    /// Ends the search if it still runs and the page has not asked for a while; returns whether it goes on.
    fn goes_on(&self) -> bool;
}

/// Starts a search.
pub async fn create(
    State(app): State<Arc<App>>,
    JsonBody(request): JsonBody<TreeRequest>,
) -> Result<Json<Value>, ApiError> {
    let tree = on_worker(move || Ok(open(&request)?)).await?;
    tokio::spawn(searched_tree::watch(Arc::downgrade(&tree)));
    Ok(Json(json!({ "id": app.trees.add(tree) })))
}

fn open(request: &TreeRequest) -> Result<Arc<dyn Tree>> {
    fn open<G: Served>(request: &TreeRequest) -> Result<Arc<dyn Tree>> {
        Ok(Arc::new(SearchedTree::<G>::begin(request)?))
    }
    let name = request.start.game.as_str();
    with_game!(name, &request.start.variant(), open(request)).ok_or_else(|| anyhow!("there is no game {name:?}"))?
}

/// Answers how far a search is.
pub async fn summary(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    Ok(Json(app.trees.get(&id)?.summary()))
}

/// Answers with the state after a step.
pub async fn step(State(app): State<Arc<App>>, Path((id, step)): Path<(String, u32)>) -> Result<Json<Value>, ApiError> {
    let tree = app.trees.get(&id)?;
    on_worker(move || Ok(Json(tree.step(step)?))).await
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
        Ok(Json(tree.children(&path, query.step)?))
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
    on_worker(move || Ok(Json(tree.check_log(log)?))).await
}

/// Answers with a line of the log.
pub async fn log_line(
    State(app): State<Arc<App>>,
    Path((id, line)): Path<(String, usize)>,
) -> Result<Json<Value>, ApiError> {
    let tree = app.trees.get(&id)?;
    on_worker(move || Ok(Json(tree.log_line(line)?))).await
}

/// Ends a search.
pub async fn remove(State(app): State<Arc<App>>, Path(id): Path<String>) -> Json<Value> {
    app.trees.remove(&id);
    Json(json!({}))
}

impl TreeRequest {
    /// Returns the heuristic of a game.
    fn heuristic<G: Served>(&self) -> Result<Heuristic<G>> {
        let Some(name) = &self.heuristic else { return Ok(G::HEURISTICS[0].1) };
        let found = G::HEURISTICS.iter().find(|(known, _)| known == name);
        found.map(|(_, heuristic)| *heuristic).with_context(|| format!("there is no heuristic {name:?}"))
    }
}
