//! The agent of Little-Go against the assignment's opponents, called for each move as the course's host calls it: how often it wins
//! with either color, and how much CPU time a move takes. And the champion as Black, who wins with best play: whether it always does.
//!
//! `cargo bench --bench go_champion`

use std::process::Command;

use serde_json::Value;

/// Games with each color against each opponent, and how many of them are to be won.
const GAMES: usize = 20;
const OPPONENTS: [(&str, usize); 4] = [("random", 19), ("greedy", 19), ("aggressive", 18), ("alphabeta", 18)];
/// Games as Black against each opponent, and against itself, which are all to be won: 200 together.
const GAMES_AS_BLACK: usize = 40;
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
        // White has no book.
        OPPONENTS.iter().map(|(name, _)| name).chain(&["champion"]).for_each(|name| always_wins_as_black(name));
    }
}

/// The records of a match, and the longest move of a color in seconds of CPU.
fn host(black: &str, white: &str, games: usize, own: usize) -> (Vec<Value>, f64) {
    let mut host = Command::new(env!("CARGO_BIN_EXE_suite"));
    host.args(["go", "host", "--json", "--quiet", "--seed=1", "--jobs=2", "--games", &games.to_string()]);
    let output = host.args(["--black", black, "--white", white]).output().expect("the command starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8(output.stdout).expect("text");
    let records: Vec<Value> = lines.lines().map(|game| serde_json::from_str(game).expect("a game")).collect();
    assert_eq!(records.len(), games);
    let times = records.iter().flat_map(|game| game["cpu"].as_array().expect("times").iter().skip(own).step_by(2));
    let longest = times.filter_map(Value::as_f64).fold(0.0, f64::max);
    assert!(longest <= LONGEST, "a move of {longest} s, expected at most {LONGEST}");
    (records, longest)
}

fn play(opponent: &str, color: &str, least: usize) {
    let agent = format!("{} go", env!("CARGO_BIN_EXE_suite"));
    let (records, longest) = match color {
        "black" => host(&agent, opponent, GAMES, 0),
        _ => host(opponent, &agent, GAMES, 1),
    };
    let won = records.iter().filter(|game| game["winner"] == color).count();
    println!("as {color} against {opponent}: {won} of {GAMES} won, longest move {longest:.2} s of CPU");
    assert!(won >= least, "expected {least} wins");
}

fn always_wins_as_black(opponent: &str) {
    let (records, longest) = host("champion", opponent, GAMES_AS_BLACK, 0);
    let won = records.iter().filter(|game| game["winner"] == "black").count();
    println!(
        "the champion as Black against {opponent}: {won} of {GAMES_AS_BLACK} won, longest move {longest:.2} s of CPU"
    );
    assert_eq!(won, GAMES_AS_BLACK);
}
