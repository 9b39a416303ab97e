//! The guard before all requests: who may ask, how long an answer may take, and what browsers are told of it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::api_error::ApiError;
use super::app::App;
use super::connections::Connection;
use super::local_user;

/// The header with the token. Other sites cannot send it: their browsers would ask this server whether they may.
const TOKEN: &str = "x-suite-token";
/// The path that answers with the token, also to the one that opens the page once.
pub const TOKEN_PATH: &str = "/api/token";
/// The time that a request may take, its body included; streams of events go on after it.
const PATIENCE: Duration = Duration::from_secs(30);

/// The bytes of the longest body.
const BODY: usize = 64 << 20;
/// The bytes of a message of the routes.
const MESSAGE: usize = 4096;

/// Headers of every response. Scripts and styles come from the page's own files only.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Refuses requests that are not the page's, or that are too long, and passes on the others.
pub async fn guard(
    State(app): State<Arc<App>>,
    Extension(connection): Extension<Arc<Connection>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match check(&app, &connection, request.uri().path(), request.headers()) {
        Ok(()) => answer(request, next).await,
        Err(refusal) => refusal.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Answers a request in time, on a task of its own: if that panics, only this request fails.
async fn answer(request: Request, next: Next) -> Response {
    let task = tokio::spawn(next.run(request));
    let abort = task.abort_handle();
    match tokio::time::timeout(PATIENCE, task).await {
        Ok(Ok(response)) => in_json(response).await,
        Ok(Err(_)) => ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal error").into_response(),
        Err(_) => {
            abort.abort();
            ApiError::new(StatusCode::REQUEST_TIMEOUT, "the request took too long").into_response()
        }
    }
}

/// Returns an error of the routes, which is plain text, as any other error is.
async fn in_json(response: Response) -> Response {
    let is_text = text(response.headers(), header::CONTENT_TYPE).is_some_and(|value| value.starts_with("text/plain"));
    let status = response.status();
    if !(status.is_client_error() && is_text) {
        return response;
    }
    let message = to_bytes(response.into_body(), MESSAGE).await.unwrap_or_default();
    ApiError::new(status, String::from_utf8_lossy(&message)).into_response()
}

fn check(app: &App, connection: &Connection, path: &str, headers: &HeaderMap) -> Result<(), ApiError> {
    let refuse = |status, message: &str| Err(ApiError::new(status, message));
    let host = text(headers, &header::HOST).unwrap_or_default();
    if !is_own_host(host, app.address.port()) {
        return refuse(StatusCode::MISDIRECTED_REQUEST, "expected the address of the page as host");
    }
    let origin = headers.get(header::ORIGIN).map(HeaderValue::as_bytes);
    if origin.is_some_and(|origin| origin != format!("http://{host}").as_bytes()) {
        return refuse(StatusCode::FORBIDDEN, "expected a request of the page itself, found one of another site");
    }
    let length = text(headers, header::CONTENT_LENGTH).and_then(|length| length.parse().ok());
    if length.is_some_and(|length: u64| length > BODY as u64) {
        return refuse(StatusCode::PAYLOAD_TOO_LARGE, "expected less than 64 MiB");
    }
    let token = text(headers, TOKEN).unwrap_or_default();
    if app.token.is(token) || path == TOKEN_PATH && opens_once(app, connection, token) {
        connection.place.trust();
        return Ok(());
    }
    if is_page(path) {
        return Ok(());
    }
    refuse(StatusCode::UNAUTHORIZED, "expected the token: open the address that the server has printed")
}

/// Returns whether a token opens the page once, for the browser that was started with it: others can see it, too.
fn opens_once(app: &App, connection: &Connection, token: &str) -> bool {
    local_user::is_own(connection.peer, connection.server) && app.opens_once(token)
}

/// Returns whether a path is that of the page or of one of its files, which are no secret: browsers ask for them
/// without the token.
fn is_page(path: &str) -> bool {
    path == "/" || path.starts_with("/page/")
}

/// Returns whether a host is this server by its IP address or as `localhost`. Under any other name, the page of
/// somebody else could be led here (DNS rebinding).
fn is_own_host(host: &str, port: u16) -> bool {
    let Some((name, written_port)) = host.rsplit_once(':') else { return port == 80 && is_own_name(host) };
    written_port.parse() == Ok(port) && is_own_name(name)
}

fn is_own_name(name: &str) -> bool {
    let name = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    name == "localhost" || name.parse::<IpAddr>().is_ok()
}

fn text(headers: &HeaderMap, name: impl header::AsHeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{SocketAddr, TcpStream};

    use axum::Router;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use tokio::net::TcpListener;
    use tokio::runtime::Builder;

    use super::*;
    use crate::server::connections::accept;
    use crate::server::worker::on_worker;

    fn ask(address: SocketAddr, token: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(address).expect("a connection");
        let head =
            format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nx-suite-token: {token}\r\nconnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).expect("a listener");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer.lines().next().unwrap_or_default().to_owned()
    }

    async fn panics() -> &'static str {
        panic!("a test")
    }

    async fn panics_on_worker() -> Result<&'static str, ApiError> {
        on_worker(|| panic!("a test")).await
    }

    #[test]
    fn a_panic_fails_one_request_only() {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let answers = runtime.block_on(async {
            let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let address = listener.local_addr().expect("an address");
            let app = Arc::new(App::new(address, None).expect("a token"));
            let token = app.token.to_string();
            let router = Router::new()
                .route("/panics", get(panics))
                .route("/panics-on-worker", get(panics_on_worker))
                .route("/fine", get(async || "fine"))
                .layer(from_fn_with_state(app, guard));
            tokio::spawn(accept(listener, router));
            let asked = move || ["/panics", "/panics-on-worker", "/fine"].map(|path| ask(address, &token, path));
            tokio::task::spawn_blocking(asked).await.expect("answers")
        });
        let error = "HTTP/1.1 500 Internal Server Error";
        assert_eq!(answers, [error, error, "HTTP/1.1 200 OK"]);
    }

    #[test]
    fn only_addresses_and_localhost_name_this_server() {
        for (host, is_own) in [
            ("127.0.0.1:8000", true),
            ("192.168.1.2:8000", true),
            ("localhost:8000", true),
            ("[::1]:8000", true),
            ("127.0.0.1:80", false),
            ("127.0.0.1", false),
            ("evil.example:8000", false),
            ("127.0.0.1.evil.example:8000", false),
            ("localhost.evil.example:8000", false),
            (":8000", false),
            ("", false),
        ] {
            assert_eq!(is_own_host(host, 8000), is_own, "{host}");
        }
        assert!(is_own_host("127.0.0.1", 80));
    }
}
