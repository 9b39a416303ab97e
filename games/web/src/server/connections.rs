//! Connections, and how long they may take.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use futures_util::future::select;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::yield_now;
use tokio::time::timeout;

use super::places::{Place, Places};

/// The time that the head of a request may take, and that a connection may stay idle.
const HEAD: Duration = Duration::from_secs(10);
/// The time that a connection may take in all unless it sends the token.
const STRANGER: Duration = Duration::from_secs(30);
/// The bytes that are kept of what a connection sends before it is read, and the headers of a request.
const BUFFER: usize = 32 << 10;
const HEADERS: usize = 64;
/// The time to wait before the next connection when the system has no room for one.
const RESPITE: Duration = Duration::from_millis(50);

/// A connection, which each of its requests carries.
pub struct Connection {
    /// Its place.
    pub place: Place,
    /// The other end.
    pub peer: SocketAddr,
    /// The end of this server.
    pub server: SocketAddr,
}

/// Answers connections for ever.
pub async fn accept(listener: TcpListener, router: Router) {
    let places = Arc::<Places>::default();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(BUFFER).max_headers(HEADERS);
    loop {
        // However many wait, those that are connected go first.
        yield_now().await;
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(RESPITE).await;
            continue;
        };
        // One that is gone already has no end of this server.
        let Ok(server) = stream.local_addr() else { continue };
        let Some((place, eviction)) = places.take(peer.ip()) else { continue };
        let connection = Arc::new(Connection { place, peer, server });
        // Events are small, and the page waits for them.
        let _ = stream.set_nodelay(true);
        let routes = TowerToHyperService::new(router.clone());
        let service = service_fn({
            let connection = Arc::clone(&connection);
            move |mut request| {
                request.extensions_mut().insert(Arc::clone(&connection));
                routes.call(request)
            }
        });
        let requests = http.serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            let answered = pin!(answer(requests, &connection.place));
            select(answered, eviction).await;
        });
    }
}

/// Answers the requests of a connection: for some time, or to their end if it is trusted. A connection that breaks off
/// is the other side's affair.
async fn answer<R: Future>(requests: R, place: &Place) {
    let mut requests = pin!(requests);
    if timeout(STRANGER, requests.as_mut()).await.is_err() && place.is_trusted() {
        requests.await;
    }
}
