//! The server itself: its routes, and the thread that waits for requests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, delete, get, post};
use tokio::net::TcpListener;
use tokio::runtime;

use super::app::App;
use super::live::live_match::LiveMatch;
use super::page_address::PageAddress;
use super::{api_error, ask, connections, guard, live, page, play, token};

/// The threads that answer requests which take a while, such as a step in a large tree.
const WORKERS: usize = 4;
/// The time between two looks at the flag that ends the server.
const PAUSE: Duration = Duration::from_millis(50);
/// The time between two looks whether the page still asks for its searches.
const PATIENCE: Duration = Duration::from_secs(5);

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
        tokio::spawn(end_forgotten_searches(Arc::clone(&app)));
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

/// Ends searches that the page does not ask for any more.
async fn end_forgotten_searches(app: Arc<App>) {
    loop {
        tokio::time::sleep(PATIENCE).await;
        app.engine.end_forgotten_searches();
    }
}

/// Returns the routes of the page and of its interface, all of them behind the guard.
fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/page/{*path}", get(page::file))
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
        .route(guard::TOKEN_PATH, post(token::tell))
        .route("/api/{*path}", any(ask::ask))
        .fallback(api_error::not_found)
        .method_not_allowed_fallback(api_error::wrong_method)
        .layer(from_fn_with_state(Arc::clone(app), guard::guard))
        .with_state(Arc::clone(app))
}
