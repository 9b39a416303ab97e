//! The server of the page: every part of its interface, and hostile requests.

mod engine;
mod hostile;
mod live;
mod play;
mod records;
mod standalone;
mod trees;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::suite;

/// Far longer than any answer takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running `suite web`, which ends with this value.
pub struct Server {
    child: Child,
    port: u16,
    token: String,
}

/// An answer in its parts.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    head: String,
    body: String,
}

impl Server {
    fn start() -> Self {
        Self::of(suite().args(["web", "--port", "0", "--no-open"]))
    }

    pub fn of(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the command starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("an address");
        Self::at(line.trim_end(), child)
    }

    /// The server of a command that has told its address.
    fn at(address: &str, child: Child) -> Self {
        let (port, token) = address
            .strip_prefix("http://127.0.0.1:")
            .and_then(|rest| rest.split_once("/#token="))
            .expect("an address with a token");
        Self { port: port.parse().expect("a port"), token: token.to_owned(), child }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        stream
    }

    /// Sends a request as it is written, and returns the answer.
    fn send(&self, request: &[u8]) -> Answer {
        let mut stream = self.connect();
        // The server may have answered, and closed, before it has heard all.
        let _ = stream.write_all(request);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        Answer::parse(&answer)
    }

    /// Sends a request with these headers besides the host, and returns the answer.
    fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nconnection: close\r\n", self.port);
        request += &format!("content-length: {}\r\n", body.len());
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        self.send(format!("{request}\r\n{body}").as_bytes())
    }

    /// Sends a request as the page does.
    pub fn ask(&self, method: &str, path: &str, body: &str) -> Answer {
        let kind = if body.starts_with('{') { "application/json" } else { "text/plain" };
        self.request(method, &format!("/api/{path}"), &[("x-suite-token", &self.token), ("content-type", kind)], body)
    }

    pub fn get(&self, path: &str) -> Value {
        self.ask("GET", path, "").json()
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, &body.to_string()).json()
    }

    /// Listens to server-sent events.
    pub fn events(&self, path: &str) -> impl Iterator<Item = Value> + use<> {
        let mut stream = self.connect();
        let (port, token) = (self.port, &self.token);
        let head = format!("GET /api/{path} HTTP/1.1\r\nhost: localhost:{port}\r\nx-suite-token: {token}\r\n\r\n");
        stream.write_all(head.as_bytes()).expect("a listener");
        let lines = BufReader::new(stream).lines().map_while(Result::ok);
        lines.filter_map(|line| serde_json::from_str(line.strip_prefix("data: ")?).ok())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Answer {
    fn parse(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Self { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    /// Returns the JSON of a good answer.
    fn json(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        serde_json::from_str(&self.body).expect("JSON")
    }

    /// Returns the message of an error.
    fn error(&self) -> String {
        let body: Value = serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("an error: {self:?}"));
        body["error"].as_str().expect("a message").to_owned()
    }
}

#[test]
fn anybody_gets_the_page_and_the_token_only_those_who_have_it() {
    let server = Server::start();
    let page = server.request("GET", "/", &[], "");
    assert_eq!(page.status, 200, "{page:?}");
    assert!(page.body.starts_with("<!doctype html>"));
    for header in [
        "content-type: text/html; charset=utf-8",
        "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "cache-control: no-store",
        "cross-origin-resource-policy: same-origin",
    ] {
        assert!(page.head.contains(header), "{header}: {}", page.head);
    }
    let script = server.request("GET", "/page/dist/standalone.js", &[], "");
    assert!(script.status == 200 && script.head.contains("content-type: text/javascript"), "{script:?}");
    let token = ("x-suite-token", server.token.as_str());
    let answers = [
        page,
        script,
        server.request("GET", "/", &[token], ""),
        server.request("GET", "/api/about", &[token], ""),
        server.request("POST", "/api/token", &[token], ""),
    ];
    assert_eq!(answers[4].json()["token"], *server.token);
    for answer in answers {
        assert!(answer.status == 200 && !answer.head.contains("set-cookie"), "{answer:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_browser_gets_a_token_that_opens_the_page_once() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().expect("a folder");
    let (browser, seen) = (folder.path().join("xdg-open"), folder.path().join("seen"));
    let script = format!("#!/bin/sh\necho \"$1\" >{0}.part && mv {0}.part {0}\n", seen.display());
    std::fs::write(&browser, script).expect("a file");
    std::fs::set_permissions(&browser, PermissionsExt::from_mode(0o700)).expect("permissions");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap_or_default());
    let server = Server::of(suite().args(["web", "--port", "0"]).env("PATH", path));
    crate::processes::wait_until(|| seen.exists());
    let address = std::fs::read_to_string(&seen).expect("an address");
    let token = address.trim_end().split_once("/#token=").expect("a token").1;
    assert_ne!(token, server.token);
    let ask = |method: &str, path: &str| server.request(method, path, &[("x-suite-token", token)], "");
    assert_eq!(ask("GET", "/api/about").status, 401, "it is exchanged only");
    assert_eq!(ask("POST", "/api/token").json()["token"], *server.token);
    assert_eq!(ask("POST", "/api/token").status, 401);
    assert_eq!(server.ask("POST", "token", "").status, 200);
}

#[test]
fn about_lists_the_games_with_their_variants_and_players() {
    let server = Server::start();
    let about = server.get("about");
    let ids: Vec<_> = about["games"].as_array().expect("games").iter().map(|game| &game["id"]).collect();
    assert!(ids.iter().eq(&suite_catalog::games().map(|game| game.facts().name).collect::<Vec<_>>()), "{ids:?}");
    let games = about["games"].as_array().expect("games");
    let game = |id: &str| games.iter().find(|game| game["id"] == id).expect("a game");
    let champion = &game("go")["opponents"][5];
    assert_eq!((&champion["name"], &champion["options"][0]["key"]), (&"champion".into(), &"time".into()));
    let othello = game("othello");
    assert_eq!(othello["variants"][0]["values"][13], 16);
    assert_eq!(othello["textbook"]["heuristics"], serde_json::json!(["utility", "mobility"]));
    assert_eq!(othello["opponents"][3]["options"][3]["values"], othello["textbook"]["heuristics"]);
    let each = |field: &str| ["go", "othello", "squirrel", "tictactoe"].map(|id| game(id)[field].clone());
    let examples = each("program_example");
    assert_eq!(
        serde_json::json!(examples),
        serde_json::json!(["python3 my_player3.py", "python3 agent.py", null, null])
    );
    let files = each("start_text");
    assert!(files[2]["sample"].is_string() && [0, 1, 3].iter().all(|&game| files[game].is_null()), "{files:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn programs_end_with_their_games_and_with_the_server() {
    use std::os::unix::process::ExitStatusExt;

    let mut server = Server::start();
    // A time that nobody else sleeps.
    let command = format!("sleep {}", 1_000_000 + std::process::id());
    let begin = || {
        let game = serde_json::json!({ "game": "othello", "players": [command, "human"] });
        let game = server.post("games", &game)["id"].as_str().expect("an id").to_owned();
        while !is_running(&command) {}
        format!("games/{game}")
    };
    let game = begin();
    server.ask("DELETE", &game, "");
    while is_running(&command) {}
    let mut events = server.events(&format!("{}/events", begin()));
    assert_eq!(events.next().expect("a position")["kind"], "position");
    crate::processes::kill("INT", &server.child);
    let status = server.child.wait().expect("an end");
    assert_eq!((status.code(), status.signal()), (Some(130), None));
    assert!(!is_running(&command));
}

/// Returns whether a process with this command line is running.
#[cfg(target_os = "linux")]
fn is_running(command: &str) -> bool {
    let processes = std::fs::read_dir("/proc").expect("processes").filter_map(Result::ok);
    let lines = processes.filter_map(|process| std::fs::read(process.path().join("cmdline")).ok());
    let command = format!("{command} ").replace(' ', "\0");
    lines.into_iter().any(|line| line == command.as_bytes())
}

#[test]
fn a_port_that_is_taken_is_exit_code_2() {
    let server = Server::start();
    let port = server.port.to_string();
    let output = suite().args(["web", "--no-open", "--port", &port]).output().expect("the command starts");
    assert_eq!((output.status.code(), crate::text(&output.stdout)), (Some(2), ""));
    let message = format!("error: cannot listen on 127.0.0.1:{port}: ");
    assert!(crate::text(&output.stderr).starts_with(&message), "{}", crate::text(&output.stderr));
}
