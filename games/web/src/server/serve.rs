//! The server itself: its routes, and the thread that waits for requests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post};
use tokio::net::TcpListener;
use tokio::runtime;

use super::app::App;
use super::live::live_match::LiveMatch;
use super::page_address::PageAddress;
use super::request_size::{FILE, REQUEST};
use super::{about, api_error, connections, guard, live, page, play, records, token, tree};

/// The threads that answer requests which take a while, such as a step in a large tree.
const WORKERS: usize = 4;
/// The time between two looks at the flag that ends the server.
const PAUSE: Duration = Duration::from_millis(50);

/// Serves the page until `interrupt` is raised. Passes the address to `announce` when it is ready.
///
/// # Errors
///
/// An address that cannot be listened on, or an error of `announce`.
pub fn serve(
    address: SocketAddr,
    announce: impl FnOnce(&PageAddress) -> Result<()>,
    interrupt: &AtomicBool,
) -> Result<()> {
    serve_beside(address, None, announce, interrupt)
}

/// Serves the page with what is played beside it.
pub fn serve_beside(
    address: SocketAddr,
    live: Option<Arc<LiveMatch>>,
    announce: impl FnOnce(&PageAddress) -> Result<()>,
    interrupt: &AtomicBool,
) -> Result<()> {
    let runtime = runtime::Builder::new_current_thread().enable_all().max_blocking_threads(WORKERS).build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind(address).await.with_context(|| format!("cannot listen on {address}"))?;
        let app = Arc::new(App::new(listener.local_addr()?, live)?);
        announce(&app.page_address()?)?;
        tokio::spawn(connections::accept(listener, router(&app)));
        while !interrupt.load(Ordering::Relaxed) {
            tokio::time::sleep(PAUSE).await;
        }
        if let Some(live) = &app.live {
            live::tell_end(live).await;
        }
        app.end_games();
        Ok(())
    });
    // Whatever still runs on a worker ends with the program.
    runtime.shutdown_background();
    served
}

/// Returns the routes of the page and of its interface, all of them behind the guard.
fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/page/{*path}", get(page::file))
        .route("/api/about", get(about::about))
        .route("/api/games", post(play::create))
        .route("/api/games/{id}", delete(play::remove))
        .route("/api/games/{id}/events", get(play::events))
        .route("/api/games/{id}/move", post(play::play))
        .route("/api/games/{id}/undo", post(play::undo))
        .route("/api/games/{id}/resign", post(play::resign))
        .route("/api/games/{id}/hint", get(play::hint))
        .route("/api/games/{id}/record", get(play::record))
        .route("/api/live", get(live::state))
        .route("/api/live/events", get(live::events))
        .route("/api/records", post(records::create).layer(DefaultBodyLimit::max(FILE)))
        .route("/api/records/{id}", get(records::list))
        .route("/api/records/{id}/{number}", get(records::game))
        .route("/api/records/{id}/{number}/analysis", get(records::analysis))
        .route("/api/records/{id}/{number}/hint", get(records::position_hint))
        .route(guard::TOKEN_PATH, post(token::tell))
        .route("/api/trees", post(tree::create))
        .route("/api/trees/{id}", get(tree::summary).delete(tree::remove))
        .route("/api/trees/{id}/steps/{step}", get(tree::step))
        .route("/api/trees/{id}/steps/{step}/picture", get(tree::picture))
        .route("/api/trees/{id}/children", get(tree::children))
        .route("/api/trees/{id}/log", post(tree::check_log).layer(DefaultBodyLimit::max(FILE)))
        .route("/api/trees/{id}/log/{line}", get(tree::log_line))
        .fallback(api_error::not_found)
        .method_not_allowed_fallback(api_error::wrong_method)
        .layer(DefaultBodyLimit::max(REQUEST))
        .layer(from_fn_with_state(Arc::clone(app), guard::guard))
        .with_state(Arc::clone(app))
}
