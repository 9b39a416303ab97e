//! The champion of Little-Go against the assignment's opponents and against itself, with either color: how often it
//! wins, whether it ever lets a win go, and how much CPU time a move takes; and as an agent that is called for each
//! move, as the course's host calls it.
//!
//! `cargo bench --bench go_champion`

use std::process::Command;
use std::time::Instant;

use serde_json::Value;
use suite_arena::seeded_rng;
use suite_go::{Champion, Position, Size};
use suite_search::{Game, Player, Solvable, Solver, Strategy};

const COLORS: [&str; 2] = ["black", "white"];
const OPPONENTS: [&str; 4] = ["random", "greedy", "aggressive", "alphabeta"];
/// Games with each color against each opponent: of the champion, and of the agent.
const GAMES: usize = 40;
const AGENT_GAMES: usize = 20;
/// The percentages of games to be won: Black, who wins with best play, wins against every opponent.
const LEAST: [usize; 2] = [100, 90];
/// The CPU time that a move may take, in seconds: at most, and on average.
const LONGEST: f64 = 1.0;
const AVERAGE: f64 = 0.2;
/// Plies left from which on games are solved again. The earlier ones are in the book, which has its own benchmark.
const SOLVED: u32 = 14;

/// A game that was played.
struct Played {
    moves: Vec<String>,
    winner: Option<Player>,
    /// The time of each move, in seconds.
    times: Vec<f64>,
}

fn main() {
    // Under `cargo test --benches` nothing is played.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let agent = format!("{} go", env!("CARGO_BIN_EXE_suite"));
    for (color, least) in Player::BOTH.into_iter().zip(LEAST) {
        for opponent in OPPONENTS {
            report("champion", color, opponent, least, &hosted("champion", color, opponent, GAMES));
            report("agent", color, opponent, least, &hosted(&agent, color, opponent, AGENT_GAMES));
        }
        // As White it has to wait for a mistake.
        let least = if color == Player::First { least } else { 0 };
        report("champion", color, "champion", least, &hosted("champion", color, "champion", GAMES));
        report("champion", color, "champion without a book", least, &against_no_book(color));
    }
}

/// Plays a match between `player` and `opponent`, and returns its games.
fn hosted(player: &str, color: Player, opponent: &str, games: usize) -> Vec<Played> {
    let (black, white) = if color == Player::First { (player, opponent) } else { (opponent, player) };
    let mut host = Command::new(env!("CARGO_BIN_EXE_suite"));
    host.args(["go", "host", "--json", "--quiet", "--seed=1", "--jobs=2", "--games", &games.to_string()]);
    let output = host.args(["--black", black, "--white", white]).output().expect("the command starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let played = |line| {
        let record: Value = serde_json::from_str(line).expect("a game");
        let of_turns = |what: &str| record[what].as_array().expect("turns").clone();
        let winner = COLORS.iter().position(|color| record["winner"] == *color);
        Played {
            moves: of_turns("moves").iter().filter_map(Value::as_str).map(str::to_owned).collect(),
            winner: winner.map(|index| Player::BOTH[index]),
            times: of_turns("cpu").iter().filter_map(Value::as_f64).collect(),
        }
    };
    String::from_utf8(output.stdout).expect("text").lines().map(played).collect()
}

/// Plays games of the champion against one without a book.
fn against_no_book(color: Player) -> Vec<Played> {
    let game = |seed| {
        let mut champion = Champion::new(seeded_rng(seed, 0));
        let mut other = Champion::new(seeded_rng(seed, 1)).with_book(None);
        let (mut moves, mut times) = (Vec::new(), Vec::new());
        let mut position = Position::start(Size::DEFAULT);
        while !position.is_over() {
            let begun = Instant::now();
            let player = if position.to_move() == color { &mut champion } else { &mut other };
            let decision = player.choose(&position, Champion::BUDGET).expect("a move");
            let best = decision.best.expect("the game goes on");
            times.push(begun.elapsed().as_secs_f64());
            moves.push(best.to_string());
            position = position.play(best);
        }
        let winner = Player::BOTH.into_iter().find(|&player| position.utility(player) > 0);
        Played { moves, winner, times }
    };
    (0..GAMES as u64).map(game).collect()
}

/// Prints the result of a match, and checks that it is good enough.
fn report(player: &str, color: Player, opponent: &str, least: usize, games: &[Played]) {
    let own = |game: &Played| game.times.iter().skip(color as usize).step_by(2).copied().collect::<Vec<_>>();
    let times: Vec<f64> = games.iter().flat_map(own).collect();
    let (longest, average) =
        (times.iter().copied().fold(0.0, f64::max), times.iter().sum::<f64>() / times.len() as f64);
    let won = games.iter().filter(|game| game.winner == Some(color)).count();
    println!(
        "the {player} as {} against {opponent}: {won} of {} won, \
         longest move {longest:.2} s, {average:.3} s on average",
        COLORS[color as usize],
        games.len(),
    );
    assert!(100 * won >= least * games.len(), "expected {least} of 100");
    assert!(longest <= LONGEST && average <= AVERAGE, "expected {LONGEST} s at most, {AVERAGE} s on average");
    let mut solver = Solver::new(1 << 24, 1);
    for game in games {
        assert_eq!(wins_let_go(&game.moves, color, &mut solver), [0; 0], "moves of {:?}", game.moves);
    }
}

/// Returns the numbers of the moves with which `player` let a win go.
fn wins_let_go(moves: &[String], player: Player, solver: &mut Solver<Position>) -> Vec<u32> {
    let mut position = Position::start(Size::DEFAULT);
    let mut let_go = Vec::new();
    for played in moves {
        let mv = position.moves().find(|mv| played == &mv.to_string()).expect("a legal move");
        let child = position.play(mv);
        if position.to_move() == player && position.plies_left() <= SOLVED {
            let Ok(was_won) = solver.is_at_least(&position, 1, &mut ());
            let Ok(is_lost) = solver.is_at_least(&child, 0, &mut ());
            if was_won && is_lost {
                let_go.push(child.played());
            }
        }
        position = child;
    }
    let_go
}
