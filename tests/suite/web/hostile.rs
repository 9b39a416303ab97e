//! Hostile requests.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Server;

#[test]
fn nothing_is_answered_without_the_token() {
    let (server, other) = (Server::start(), Server::start());
    let wrong = "0".repeat(32);
    let cookie = format!("suite-{}={}; x-suite-token={}", server.port, server.token, server.token);
    let short = &server.token[..31];
    let query = format!("/api/about?token={}&x-suite-token={}", server.token, server.token);
    for path in ["/api/about", "/api/trees", "/api/token", "/api", "/nowhere", "/pages", "//", &query] {
        for headers in [
            vec![],
            vec![("x-suite-token", wrong.as_str())],
            vec![("x-suite-token", short)],
            vec![("x-suite-token", "")],
            vec![("x-suite-token", other.token.as_str())],
            vec![("cookie", cookie.as_str())],
            vec![("authorization", server.token.as_str())],
        ] {
            for method in ["GET", "POST"] {
                let answer = server.request(method, path, &headers, "");
                assert_eq!(answer.status, 401, "{path} {headers:?}");
                assert!(answer.error().starts_with("expected the token"), "{answer:?}");
                assert!(!answer.head.contains("set-cookie") && !answer.body.contains(&server.token), "{answer:?}");
            }
        }
    }
    assert_eq!(other.request("GET", "/api/about", &[("x-suite-token", &other.token)], "").status, 200);
}

#[test]
fn other_sites_are_refused() {
    let server = Server::start();
    let token = ("x-suite-token", server.token.as_str());
    let own = [format!("http://127.0.0.1:{}", server.port)];
    for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1", "http://localhost:1"] {
        let answer = server.request("POST", "/api/trees", &[token, ("origin", origin)], "{}");
        assert_eq!((answer.status, answer.error().contains("another site")), (403, true), "{origin}");
    }
    assert_eq!(server.request("GET", "/api/about", &[token, ("origin", &own[0])], "").status, 200);
    for (host, status) in [
        ("evil.example".to_owned(), 421),
        (format!("evil.example:{}", server.port), 421),
        (format!("127.0.0.1.evil.example:{}", server.port), 421),
        ("127.0.0.1".to_owned(), 421),
        (format!("127.0.0.1:{}", server.port ^ 1), 421),
        (String::new(), 421),
        (format!("localhost:{}", server.port), 200),
        (format!("[::1]:{}", server.port), 200),
    ] {
        let token = &server.token;
        let request =
            format!("GET /api/about HTTP/1.1\r\nhost: {host}\r\nx-suite-token: {token}\r\nconnection: close\r\n\r\n");
        assert_eq!(server.send(request.as_bytes()).status, status, "{host}");
    }
}

#[test]
fn a_path_that_climbs_leads_nowhere() {
    let server = Server::start();
    let cargo =
        ["/page/../../../Cargo.toml", "/page/..%2f..%2f..%2fCargo.toml", "/page/%2e%2e/%2e%2e/%2e%2e/Cargo.toml"];
    let others =
        ["/page//etc/passwd", "/page/%2fetc%2fpasswd", "/page/../../../../../../etc/passwd", "/page/", "/page"];
    for path in
        cargo.into_iter().chain(others).chain(["/../etc/passwd", "/page/./nothing.js", "/page/%00", "/page/%ff"])
    {
        let answer = server.request("GET", path, &[("x-suite-token", &server.token)], "");
        assert!([400, 404].contains(&answer.status), "{path}: {answer:?}");
        assert!(!answer.body.contains("[package]") && !answer.body.contains("root:"), "{path}: {answer:?}");
    }
}

#[test]
fn bad_requests_are_refused_with_a_message() {
    let server = Server::start();
    let big = "x".repeat(100_000);
    for (method, path, body, status) in [
        ("POST", "trees", "{", 400),
        ("POST", "trees", "{}", 400),
        ("POST", "trees", r#"{"game": "chess", "algorithm": "minimax"}"#, 400),
        ("POST", "trees", r#"{"game": "go", "algorithm": "chess"}"#, 400),
        ("POST", "trees", r#"{"game": "go"}"#, 400),
        ("POST", "trees", r#"{"game": "go", "algorithm": "minimax", "variant": {"size": 99}}"#, 400),
        ("POST", "trees", r#"{"game": "go", "algorithm": "minimax", "moves": "9,9"}"#, 400),
        ("POST", "trees", r#"{"game": "go", "algorithm": "minimax", "heuristic": "luck"}"#, 400),
        ("POST", "trees", r#"{"game": "squirrel", "text": "9"}"#, 400),
        ("POST", "trees", &format!("{{\"game\": \"{big}\"}}"), 413),
        ("POST", "trees", "text", 415),
        ("POST", "games", r#"{"game": "go", "players": ["nobody", "human"]}"#, 400),
        ("POST", "games", r#"{"game": "squirrel", "players": ["python3 x.py", "human"]}"#, 400),
        ("POST", "games", r#"{"game": "go", "players": ["human"]}"#, 400),
        ("POST", "records", "no record", 400),
        ("POST", "records", "\u{1}", 400),
        ("GET", "trees/1", "", 404),
        ("GET", "trees/x/steps/1", "", 404),
        ("GET", "trees/1/steps/x", "", 400),
        ("GET", "trees/1/steps/99999999999999999999", "", 400),
        ("GET", "trees/1/children", "", 400),
        ("GET", "games/1/events", "", 404),
        ("GET", "records/1/1/analysis", "", 404),
        ("DELETE", "about", "", 405),
        ("GET", "nothing", "", 404),
    ] {
        let answer = server.ask(method, path, body);
        assert_eq!(answer.status, status, "{method} {path}: {answer:?}");
        assert!(!answer.error().is_empty() && answer.head.contains("content-type: application/json"), "{answer:?}");
        assert!(answer.head.contains("content-security-policy"), "{answer:?}");
    }
    for garbage in [&b"\x16\x03\x01\x02"[..], b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", "a".repeat(100_000).as_bytes()]
    {
        assert_ne!(server.send(garbage).status, 200);
    }
    let headers = "x: y\r\n".repeat(1000);
    assert_ne!(server.send(format!("GET / HTTP/1.1\r\n{headers}\r\n").as_bytes()).status, 200);
    assert_eq!(server.get("about")["games"][0]["id"], "go", "the server goes on");
}

#[test]
fn a_body_that_is_too_long_is_refused_before_it_is_read() {
    let server = Server::start();
    let head = |path: &str, length: u64| {
        let (port, token) = (server.port, &server.token);
        format!(
            "POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nx-suite-token: {token}\r\n\
             content-type: application/json\r\n\
             connection: close\r\ncontent-length: {length}\r\n\r\n"
        )
    };
    for (path, length) in [("/api/trees", 1 << 40), ("/api/trees", 65_537), ("/api/records", (64 << 20) + 1)] {
        assert_eq!(server.send(head(path, length).as_bytes()).status, 413, "{path} {length}");
    }
    let chunks = format!("{:x}\r\n{}\r\n", 1 << 16, "x".repeat(1 << 16)).repeat(4);
    let chunked = head("/api/trees", 0).replace("content-length: 0", "transfer-encoding: chunked") + &chunks;
    assert_eq!(server.send(chunked.as_bytes()).status, 413);
}

/// Waits until the server has room for a connection again.
fn answers_again(server: &Server) {
    while server.request("GET", "/api/about", &[("x-suite-token", &server.token)], "").status != 200 {}
}

/// Raises the number of files that this process may have open, and returns it.
#[cfg(unix)]
fn raise_open_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    setrlimit(Resource::Nofile, raised).expect("the hard limit is allowed");
    limit.maximum.unwrap_or(u64::MAX)
}

/// Starts a game of two people; returns its path, and its events from the first position on.
fn begin_game(server: &Server) -> (String, impl Iterator<Item = Value> + use<>) {
    let game = json!({ "game": "tictactoe", "players": ["human", "human"] });
    let game = format!("games/{}", server.post("games", &game)["id"].as_str().expect("an id"));
    let mut events = server.events(&format!("{game}/events"));
    assert_eq!(events.next().expect("a position")["board"]["move_number"], 0);
    (game, events)
}

/// Plays a move, which `events` have to tell.
#[track_caller]
fn is_heard(server: &Server, game: &str, mut events: impl Iterator<Item = Value>) {
    server.post(&format!("{game}/move"), &json!({ "move": "1,1" }));
    // The first position may be told again, when the players have sat down.
    assert!(events.any(|event| event["board"]["move_number"] == 1), "the next position");
}

#[cfg(unix)]
#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_two_thousand_half_open_connections_keep_nobody_out() {
    assert!(raise_open_files() > 3000, "raise the hard limit on open files");
    let server = Server::start();
    let (game, events) = begin_game(&server);
    let half_open: Vec<_> = (0..2000)
        .map(|number| {
            let mut connection = server.connect();
            // Some send half a head, some nothing.
            if number % 2 == 0 {
                let _ = connection.write_all(b"GET / HTTP/1.1\r\nhost: ");
            }
            connection
        })
        .collect();
    // Each is answered at once: none is tried again.
    assert_eq!(server.request("GET", "/", &[], "").status, 200);
    is_heard(&server, &game, events);
    drop(half_open);
}

/// Sends bytes again and again, until the server closes the connection; returns how long that took.
fn drip(mut connection: TcpStream, bytes: &[u8], pause: Duration) -> Duration {
    connection.set_read_timeout(Some(pause)).expect("a timeout");
    let begun = Instant::now();
    let mut answer = [0; 4096];
    loop {
        if connection.write_all(bytes).is_err() || matches!(connection.read(&mut answer), Ok(0)) {
            return begun.elapsed();
        }
        assert!(begun.elapsed() < super::PATIENCE, "the server never closes the connection");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_senders_take_no_room_for_ever() {
    let server = Server::start();
    let mut slow = server.connect();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: ").expect("a listener");
    let slower = server.connect();
    let dripping = thread::spawn(move || drip(slower, b"x", Duration::from_millis(500)));
    let mut idle = server.connect();
    let (port, token) = (server.port, &server.token);
    let request = format!("GET /api/about HTTP/1.1\r\nhost: localhost:{port}\r\nx-suite-token: {token}\r\n\r\n");
    idle.write_all(request.as_bytes()).expect("a listener");
    assert_eq!(slow.read(&mut [0]).unwrap_or(0), 0, "half a head");
    assert!(idle.read_to_end(&mut Vec::new()).is_ok(), "after an answer");
    dripping.join().expect("a head in drips");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_strangers_are_closed_however_busy_they_are() {
    let server = Server::start();
    let (game, events) = begin_game(&server);
    let request = format!("GET /page/icon.svg HTTP/1.1\r\nhost: localhost:{}\r\n\r\n", server.port);
    let taken = drip(server.connect(), request.as_bytes(), Duration::from_secs(1));
    assert!(taken > Duration::from_secs(25), "{taken:?}");
    is_heard(&server, &game, events);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_ten_thousand_connections_take_bounded_memory() {
    let server = Server::start();
    answers_again(&server);
    let before = memory(&server);
    for _ in 0..50 {
        let connections: Vec<_> = (0..200).map(|_| server.connect()).collect();
        for mut connection in connections {
            let _ = connection.write_all(b"GET /api/about HTTP/1.1\r\nhost: x\r\nx: ");
        }
    }
    answers_again(&server);
    if let (Some(before), Some(after)) = (before, memory(&server)) {
        assert!(after < before + (64 << 10), "{before} kB before, {after} kB after");
    }
}

/// Returns the most memory that the server has had, in kB, where the system tells.
fn memory(server: &Server) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.child.id())).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?.split_whitespace().next()?.parse().ok()
}
