//! `/api/trees`: textbook searches, step by step.

pub mod open_tree;
pub mod own_tree;

use std::sync::{Arc, Weak};
use std::time::Duration;

use anyhow::Context;
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use self::open_tree::{OpenTree, TreeRequest};
use super::api_error::ApiError;
use super::app::App;
use super::json_body::JsonBody;
use super::worker::on_worker;

/// The time between two looks whether the page still asks.
const PAUSE: Duration = Duration::from_secs(5);

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

/// Answers with a picture of the state after a step.
pub async fn picture(
    State(app): State<Arc<App>>,
    Path((id, step)): Path<(String, u32)>,
) -> Result<Json<Value>, ApiError> {
    let tree = app.trees.get(&id)?;
    on_worker(move || Ok(Json(json!({ "svg": tree.picture(step)? })))).await
}

/// A node, by the moves to it as a list in JSON, at a step.
#[derive(Deserialize)]
pub struct NodeQuery {
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
        let path: Vec<String> = serde_json::from_str(&query.path).context("path")?;
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
