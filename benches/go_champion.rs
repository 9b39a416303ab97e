//! The agent of Little-Go against the assignment's opponents, called for each move as the course's host calls it: how often it wins
//! with either color, and how much CPU time a move takes.
//!
//! `cargo bench --bench go_champion`

use std::process::Command;

use serde_json::Value;

/// Games with each color against each opponent, and how many of them are to be won.
const GAMES: usize = 20;
const OPPONENTS: [(&str, usize); 4] = [("random", 19), ("greedy", 19), ("aggressive", 18), ("alphabeta", 18)];
/// CPU time that a move may take, in seconds.
const LONGEST: f64 = 1.0;

fn main() {
    // Under `cargo test --benches` nothing is played.
    if std::env::args().any(|argument| argument == "--bench") {
        for (opponent, least) in OPPONENTS {
            for color in ["black", "white"] {
                play(opponent, color, least);
            }
        }
    }
}

fn play(opponent: &str, color: &str, least: usize) {
    let suite = env!("CARGO_BIN_EXE_suite");
    let agent = format!("{suite} go");
    let [black, white] = if color == "black" { [&agent, opponent] } else { [opponent, &agent] };
    let mut host = Command::new(suite);
    host.args(["go", "host", "--json", "--quiet", "--seed=1", "--jobs=2", "--games", &GAMES.to_string()]);
    let output = host.args(["--black", black, "--white", white]).output().expect("the command starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let games = String::from_utf8(output.stdout).expect("text");
    let games: Vec<Value> = games.lines().map(|game| serde_json::from_str(game).expect("a game")).collect();
    let won = games.iter().filter(|game| game["winner"] == color).count();
    let own = usize::from(color == "white");
    let times = games.iter().flat_map(|game| game["cpu"].as_array().expect("times").iter().skip(own).step_by(2));
    let longest = times.filter_map(Value::as_f64).fold(0.0, f64::max);
    println!("as {color} against {opponent}: {won} of {GAMES} won, longest move {longest:.2} s of CPU");
    assert!(games.len() == GAMES && won >= least, "expected {least} wins");
    assert!(longest <= LONGEST, "expected at most {LONGEST} s");
}
