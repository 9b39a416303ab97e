//! A step in a tree of 13 million log lines, as the page asks the server for it, and the memory that the tree takes.
//!
//! `cargo bench --bench web`; every step is compared with its line of the log that the command writes.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// Minimax to depth 5 on the empty board.
const TASK: &str = "2\nX\n5\n20 16 1 32 30\n20 12 2 11 8\n28 48 9 1 1\n20 12 10 6 2\n25 30 23 21 10\n\
                    *****\n*****\n*****\n*****\n*****\n";
/// Its lines, without the one that names the columns.
const LINES: usize = 13_387_251;
/// The steps that are asked for, at random.
const STEPS: usize = 2000;
/// The time that a step may take.
const LIMIT: Duration = Duration::from_millis(50);

struct Server {
    child: Child,
    port: u16,
    token: String,
}

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let log = log(folder.path());
    let lines: Vec<_> = log.lines().skip(1).collect();
    assert_eq!(lines.len(), LINES);
    let server = Server::start();
    let begun = Instant::now();
    let tree = server.ask("POST", "trees", &json!({ "game": "squirrel", "text": TASK }).to_string());
    let tree = format!("trees/{}", tree["id"].as_str().expect("an id"));
    while server.ask("GET", &tree, "")["done"] != true {
        thread::sleep(Duration::from_millis(10));
    }
    println!("search and trace   {:>8.2} s", begun.elapsed().as_secs_f64());
    println!("memory             {:>8} MB", server.memory() / 1000);

    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut times: Vec<_> = (0..STEPS)
        .map(|_| {
            let number = random.random_range(0..LINES);
            let asked = Instant::now();
            let step = server.ask("GET", &format!("{tree}/steps/{number}"), "");
            let time = asked.elapsed();
            assert_eq!(step["line_text"], lines[number], "step {number}");
            time
        })
        .collect();
    times.sort_unstable();
    let [median, slowest] = [times[STEPS / 2], times[STEPS - 1]];
    println!("a step, the median {:>8.2} ms", median.as_secs_f64() * 1e3);
    println!("the slowest        {:>8.2} ms", slowest.as_secs_f64() * 1e3);
    assert!(slowest < LIMIT, "a step takes {slowest:?}");
}

/// Returns the log of the task.
fn log(folder: &Path) -> String {
    fs::write(folder.join("input.txt"), TASK).expect("a task");
    let mut command = Command::new(env!("CARGO_BIN_EXE_suite"));
    assert!(command.arg("squirrel").current_dir(folder).status().expect("the command starts").success());
    fs::read_to_string(folder.join("traverse_log.txt")).expect("a log")
}

impl Server {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_suite"));
        command.args(["web", "--port", "0", "--no-open"]).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the command starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("an address");
        let (address, token) = line.trim_end().split_once("/#token=").expect("an address with a token");
        let port = address.rsplit(':').next().and_then(|port| port.parse().ok()).expect("a port");
        Self { port, token: token.to_owned(), child }
    }

    /// Asks on a new connection each time, which is the slowest way.
    fn ask(&self, method: &str, path: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("a connection");
        let (port, token, length) = (self.port, &self.token, body.len());
        let request = format!(
            "{method} /api/{path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nx-suite-token: {token}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer");
        serde_json::from_str(body).expect("JSON")
    }

    /// Returns the memory that the server holds, in kB, where the system tells.
    fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
