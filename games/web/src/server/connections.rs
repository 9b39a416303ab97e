//! Connections: how many there may be, and how long they may take.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// The connections at a time. A browser opens six; those beyond are closed at once.
const CONNECTIONS: usize = 256;
/// The time that the head of a request may take, and that a connection may stay idle.
const HEAD: Duration = Duration::from_secs(10);
/// The bytes that are kept of what a connection sends before it is read, and the headers of a request.
const BUFFER: usize = 32 << 10;
const HEADERS: usize = 64;
/// The time to wait before the next connection when the system has no room for one.
const RESPITE: Duration = Duration::from_millis(50);

/// Answers connections for ever.
pub async fn accept(listener: TcpListener, router: Router) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(BUFFER).max_headers(HEADERS);
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            tokio::time::sleep(RESPITE).await;
            continue;
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        // Events are small, and the page waits for them.
        let _ = stream.set_nodelay(true);
        let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router.clone()));
        tokio::spawn(async move {
            // A connection that breaks off is the other side's affair.
            let _ = connection.await;
            drop(place);
        });
    }
}
