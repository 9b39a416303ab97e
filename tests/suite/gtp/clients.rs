//! `gtp` with real clients: another program sends the commands, or judges the answers.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::suite;

/// A GTP engine that gets one command after another.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(command: &mut Command) -> Self {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the command starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("somebody listens");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("text");
        line.trim_end().to_owned()
    }

    /// Sends a command, and returns the answer, which must not be an error.
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        let lines: Vec<_> = std::iter::repeat_with(|| self.line()).take_while(|line| !line.is_empty()).collect();
        let answer = lines.join("\n");
        answer.strip_prefix('=').unwrap_or_else(|| panic!("{line}: {answer}")).trim().to_owned()
    }

    /// The words of an answer, in order.
    fn words(&mut self, line: &str) -> Vec<String> {
        let answer = self.ask(line);
        let mut words: Vec<_> =
            answer.split_whitespace().map(str::to_uppercase).filter(|word| word != "PASS").collect();
        words.sort();
        words
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// GNU Go, which Debian keeps among the games; says so if there is none.
fn gnugo() -> Option<Engine> {
    let found =
        ["gnugo", "/usr/games/gnugo"].into_iter().find(|path| Command::new(path).arg("--version").output().is_ok());
    let Some(path) = found else {
        let _ = writeln!(std::io::stderr(), "skipped: there is no gnugo");
        return None;
    };
    let options = "--mode gtp --level 1 --never-resign --seed 1 --boardsize 5 --komi 2.5";
    Some(Engine::start(Command::new(path).args(options.split(' '))))
}

#[test]
fn gnu_go_plays_by_the_same_rules() {
    let Some(mut gnugo) = gnugo() else { return };
    for (agent, color) in [("greedy", "black"), ("random", "white"), ("aggressive", "black")] {
        let mut suite = Engine::start(suite().args(["go", "gtp", "--seed", "1", "--agent", agent]));
        gnugo.ask("clear_board");
        let mut captures = 0;
        for turn in 0.. {
            let mover = ["black", "white"][turn % 2];
            let legal = suite.words("gogui-rules_legal_moves");
            if suite.ask("gogui-rules_legal_moves").is_empty() {
                break;
            }
            assert_eq!(legal, gnugo.words(&format!("all_legal {mover}")), "{agent}, turn {turn}");
            let stones = suite.ask("gogui-rules_board");
            let (from, to) = if mover == color { (&mut suite, &mut gnugo) } else { (&mut gnugo, &mut suite) };
            let mv = from.ask(&format!("genmove {mover}"));
            to.ask(&format!("play {mover} {mv}"));
            let after = suite.ask("gogui-rules_board");
            for (stone, name) in [('X', "black"), ('O', "white")] {
                let count = |board: &str| board.matches(stone).count();
                assert_eq!(
                    count(&after),
                    gnugo.words(&format!("list_stones {name}")).len(),
                    "{agent}, turn {turn}: {after}"
                );
                captures += count(&stones).saturating_sub(count(&after));
            }
        }
        assert!(suite.ask("final_score").starts_with(['B', 'W']));
        assert!(agent == "random" || captures > 0, "{agent}: nothing was captured");
    }
}

/// Plays a game as gomill's ringmaster does, and returns the score: two passes in a row end it, whatever else, and what
/// an engine refuses is a forfeit.
fn ringmaster(engines: &mut [Engine; 2]) -> String {
    for engine in &mut *engines {
        for line in ["boardsize 5", "clear_board", "komi 2.5"] {
            engine.ask(line);
        }
    }
    let (mut passes, mut moves) = (0, 0);
    while passes < 2 {
        let color = ["black", "white"][moves % 2];
        let mv = engines[moves % 2].ask(&format!("genmove {color}"));
        engines[1 - moves % 2].ask(&format!("play {color} {mv}"));
        passes = if mv == "PASS" { passes + 1 } else { 0 };
        moves += 1;
    }
    let [score, other] = engines.each_mut().map(|engine| engine.ask("final_score"));
    assert_eq!(score, other, "after {moves} moves");
    score
}

#[test]
fn a_ringmaster_that_knows_no_limit_on_moves_counts_no_forfeits() {
    let start = |agent: &str| Engine::start(suite().args(["go", "gtp", "--seed", "1", "--agent", agent]));
    let mut engines = [start("greedy"), start("aggressive")];
    let score = ringmaster(&mut engines);
    assert!(score.starts_with(['B', 'W']), "{score}");
    // The course's limit has ended this game, and not the passes.
    let [engine, _] = &mut engines;
    assert!(engine.ask("gogui-rules_final_result").ends_with("(moves)"));
    assert!(ringmaster(&mut engines).starts_with(['B', 'W']), "a second game");
}

#[test]
fn an_analysis_proves_all_moves_and_ends_when_it_is_told_something_else() {
    for (line, best) in [
        ("go gtp --size 3", "info move B3 visits "),
        ("tictactoe gtp", "info move A3 visits "),
        ("othello gtp -d 4", "info move A2 visits "),
    ] {
        let mut engine = Engine::start(suite().args(line.split(' ')).args(["--seed", "1"]));
        let moves = engine.ask("gogui-rules_legal_moves").split_whitespace().count();
        engine.say("5 kata-analyze b 10");
        assert_eq!(engine.line(), "=5");
        let mut proved = String::new();
        while proved.matches(" scoreLead ").count() < moves {
            proved = engine.line();
            assert!(proved.starts_with("info move "), "{proved}");
        }
        assert!(proved.starts_with(best), "{proved}");
        engine.say("6 lz-analyze");
        assert_eq!((engine.line(), engine.line()), (String::new(), "=6".to_owned()), "{line}");
        assert!(engine.line().starts_with("info move "), "{line}");
        engine.say("7 name");
        let rest = std::iter::repeat_with(|| engine.line()).find(|line| !line.starts_with("info move "));
        assert_eq!((rest, engine.line().starts_with("=7 suite (")), (Some(String::new()), true), "{line}");
    }
}

/// What Kigo asks whenever its board has changed: the stones, then the captures.
fn kigo_draws(engine: &mut Engine) -> [String; 4] {
    ["list_stones black", "list_stones white", "captures white", "captures black"].map(|line| engine.ask(line))
}

#[test]
fn kigo_is_answered_in_a_new_game_and_in_a_loaded_one() {
    let mut engine = Engine::start(suite().args(["go", "gtp", "--seed", "1", "--agent", "greedy"]));
    for line in ["name", "version", "clear_board", "boardsize 5"] {
        engine.ask(line);
    }
    assert_eq!(kigo_draws(&mut engine), ["", "", "0", "0"]);
    for line in ["komi 2.5", "play black C3", "genmove white"] {
        engine.ask(line);
    }
    assert_ne!(kigo_draws(&mut engine)[1], "");
    // A hint is a list of points with their values, which are drawn on the board.
    let hint = engine.ask("top_moves_black");
    let words: Vec<_> = hint.split(' ').collect();
    assert!(words.len() == 2 && words[1].parse::<f32>().is_ok(), "{hint}");
    assert!(engine.words("all_legal black").contains(&words[0].to_owned()), "{hint}");
    for line in ["undo", "undo"] {
        engine.ask(line);
    }
    // Both players are computers. Kigo offers to finish the game after two passes, which it knows by capitals.
    let mut moves: Vec<_> =
        (0..24).map(|turn| engine.ask(&format!("genmove {}", ["black", "white"][turn % 2]))).collect();
    assert_eq!(["genmove black", "genmove white"].map(|line| engine.ask(line)), ["PASS", "PASS"]);
    assert_eq!(engine.ask("top_moves_black"), "");
    assert_eq!(["white", "black"].map(|color| engine.ask(&format!("final_status_list {color}_territory"))), ["", ""]);
    let (score, estimate) = (engine.ask("final_score"), engine.ask("estimate_score"));
    let lead = score.replace("W+", "").replace("B+", "-");
    assert_eq!(estimate, format!("{score} (upper bound: {lead}, lower: {lead})"));
    let history = engine.ask("move_history");
    moves.reverse();
    let last: Vec<_> = history.lines().map(|line| line.split_once(' ').expect("two words").1.to_uppercase()).collect();
    assert_eq!(last, moves);

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    fs::write(&file, "(;GM[1]SZ[5]KM[2.5];B[cc];W[bb];B[])").expect("a file");
    // First the whole game, to count its moves; then up to the one from which to play on.
    let mut load = |until: usize| {
        let player = engine.ask(&format!("loadsgf {} {until}", file.display()));
        let facts = ["query_boardsize", "get_komi", "get_handicap"].map(|line| engine.ask(line));
        assert_eq!(facts, ["5", "2.5", "0"]);
        (player, kigo_draws(&mut engine), engine.ask("move_history"))
    };
    let stones = |black: &str, white: &str| [black, white, "0", "0"].map(str::to_owned);
    let history = "black pass\nwhite B4\nblack C3".to_owned();
    assert_eq!(load(0), ("white".to_owned(), stones("C3", "B4"), history));
    assert_eq!(load(2), ("white".to_owned(), stones("C3", ""), "black C3".to_owned()));
}
