//! The host of Little-Go: games per second inside one process, and the time that it adds to a move of a program,
//! confined and not, side by side with a plain host in Python (`benches/peers/go_host.py`) that calls the same
//! programs.
//!
//! `cargo bench --bench go_host`

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

/// The number of games between built-in players, and of those that each wins.
const GAMES: u32 = 100_000;
const BLACK_WINS: &str = "21450";
/// The target in games per second, on an otherwise idle machine.
const AIM: f64 = 50_000.0;
/// Pairs of matches that are timed, one of each in turn, so that both meet the same machine.
const PAIRS: usize = 7;
/// Games in each of these matches.
const GAMES_OF_PROGRAMS: usize = 5;
const MOVES: f64 = (GAMES_OF_PROGRAMS * 24) as f64;
/// The option that leaves programs unconfined.
const BARE: [&str; 2] = ["--confine", "off"];

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if std::env::args().any(|argument| argument == "--bench") {
        inside_one_process();
        overhead();
        confinement();
        against_python();
    }
}

fn host(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_suite"));
    command.args(["go", "host", "--quiet"]).args(arguments);
    command
}

/// The arguments for an agent that plays at random, in the same way in each game.
const AGENT: [&str; 5] = ["go", "--player", "random", "--seed", "1"];

fn time(command: &mut Command) -> (Duration, String) {
    let begun = Instant::now();
    let output = command.output().expect("the command starts");
    let took = begun.elapsed();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    (took, String::from_utf8(output.stdout).expect("text"))
}

fn inside_one_process() {
    let games = GAMES.to_string();
    let rate = |_| {
        let (took, table) = time(&mut host(&["--black=random", "--white=random", "--seed=1", "--games", &games]));
        let black: Vec<_> = table.lines().nth(3).expect("a line for Black").split_whitespace().collect();
        assert_eq!(black[..3], ["black", &games, BLACK_WINS], "{table}");
        f64::from(GAMES) / took.as_secs_f64()
    };
    let (median, least, most) = median((0..PAIRS).map(rate).collect());
    println!("random against random: median {median:.0} games a second ({least:.0} to {most:.0}), aim {AIM:.0}\n");
}

/// Plays a match of programs, and returns the time that it took, the moves and the winner of each game, and the time
/// that the host adds to each move.
fn programs(options: &[&str]) -> (Duration, Vec<String>, Vec<f64>) {
    let agent = format!("'{}' {}", env!("CARGO_BIN_EXE_suite"), AGENT.join(" "));
    let games = GAMES_OF_PROGRAMS.to_string();
    let (took, records) =
        time(host(&["--json", "--games", &games, "--black", &agent, "--white", &agent]).args(options));
    let mut added = Vec::new();
    let games = records.lines().map(|line| {
        let game: Value = serde_json::from_str(line).expect("a record");
        assert_eq!(game["reason"], "moves", "{game}");
        let list = |name: &str| game[name].as_array().expect("a list").clone();
        let milliseconds = |value: &Value| 1e3 * value.as_f64().expect("a time");
        added.extend(list("wall").iter().zip(&list("cpu")).map(|(wall, cpu)| milliseconds(wall) - milliseconds(cpu)));
        let moves: Vec<_> = list("moves").iter().map(|mv| mv.as_str().expect("a move").to_owned()).collect();
        format!("{} {}", moves.join(" "), game["winner"].as_str().expect("a winner"))
    });
    let games = games.collect();
    (took, games, added)
}

fn overhead() {
    let (_, _, added) = programs(&BARE);
    let (median, least, most) = median(added);
    println!(
        "time of a move beyond the program's own CPU time: median {median:.2} ms ({least:.2} to {most:.2}), aim 3\n"
    );
}

/// Measures how much longer a move takes under confinement, for the host and for the program that it starts.
fn confinement() {
    let added = |_| {
        let [(bare, ..), (confined, ..)] = [&BARE[..], &[]].map(programs);
        1e3 * (confined.as_secs_f64() - bare.as_secs_f64()) / MOVES
    };
    let (median, least, most) = median((0..PAIRS).map(added).collect());
    println!("time of a move that confinement adds: median {median:.2} ms ({least:.2} to {most:.2}), aim 4\n");
}

fn against_python() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("there is no python3 here to compare with");
        return;
    }
    let peer = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/peers/go_host.py");
    let mut pairs = Vec::new();
    for _ in 0..PAIRS {
        let (ours, games, _) = programs(&BARE);
        let folder = tempfile::tempdir().expect("a folder");
        let mut python = Command::new("python3");
        python.arg(&peer).arg(GAMES_OF_PROGRAMS.to_string()).arg(folder.path());
        let (theirs, their_games) = time(python.arg(env!("CARGO_BIN_EXE_suite")).args(AGENT));
        assert_eq!(games, their_games.lines().collect::<Vec<_>>(), "both play the same games and judge them alike");
        pairs.push((1e3 * ours.as_secs_f64(), 1e3 * theirs.as_secs_f64()));
    }
    for (name, times) in [
        ("our host", pairs.iter().map(|pair| pair.0 / MOVES).collect()),
        ("a plain host in Python", pairs.iter().map(|pair| pair.1 / MOVES).collect()),
    ] {
        let (median, least, most) = median(times);
        println!("a move under {name}: median {median:.2} ms ({least:.2} to {most:.2})");
    }
    let (ratio, least, most) = median(pairs.iter().map(|(ours, theirs)| ours / theirs).collect());
    println!("ratio: median {ratio:.2} ({least:.2} to {most:.2})");
}

/// Returns the median, the least and the greatest value.
fn median(mut values: Vec<f64>) -> (f64, f64, f64) {
    values.sort_by(f64::total_cmp);
    (values[values.len() / 2], values[0], values[values.len() - 1])
}
