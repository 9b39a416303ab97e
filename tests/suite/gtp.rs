//! `gtp` of every game: the commands of controllers, and the answers to them.

mod clients;

use std::fs;

use proptest::prelude::*;

use crate::{done, has, root, snapshots, suite, text, typed};

/// The answers to the lines of a session, without the empty lines that end them.
fn answers(line: &str, session: &str) -> Vec<String> {
    let output = typed(suite().args(line.split(' ')), session);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let answers = text(&output.stdout).strip_suffix("\n\n").unwrap_or_default();
    answers.split("\n\n").map(|answer| answer.trim_end().to_owned()).collect()
}

/// Games with a session each, which is pinned to the byte.
const SESSIONS: [(&str, &str, &str); 4] = [
    (
        "go",
        "--agent greedy --seed 1",
        "1 protocol_version\n2 name\n3 list_commands\n4 known_command play\n5 known_command fly\n\
         boardsize 19\nboardsize 5\n\
         komi 2.5\nkomi 6.5\nclear_board\n10 play b C3 # the center\nplay b D3\nplay w c3\nplay w F1\nplay white I3\n\
         play red D3\nreg_genmove w\ngenmove w\ngenmove w\nshowboard\ngogui-rules_game_id\ngogui-rules_board_size\n\
         gogui-rules_board\ngogui-rules_side_to_move\ngogui-rules_legal_moves\nfinal_score\nundo\nundo\nundo\n\
         play b D4\n\
         play w PASS\ngogui-rules_final_result\nplay b pass\nplay w A1\ngenmove w\nfinal_score\n\
         gogui-rules_final_result\n\
         gogui-rules_legal_moves\nundo\nplay b A1\nfly\n99\n\n# nothing\ntime_settings 60 10 5\ntime_left w 10 1\n\
         time_left w x 1\ngogui-analyze_commands\n7 quit\nname\n",
    ),
    (
        "othello",
        "-d 4 --agent greedy --seed 1",
        "gogui-rules_game_id\nshowboard\ngogui-rules_legal_moves\nplay b pass\nplay b D4\nplay b b1\n\
         gogui-rules_board\n\
         genmove w\nplay b D1\ngenmove b\nboardsize 16\nboardsize 6\nshowboard\nquit\n",
    ),
    (
        "squirrel",
        "-i testdata/squirrel/figure5-minimax.txt --agent greedy --seed 1",
        "gogui-rules_game_id\nshowboard\ngogui-rules_board_gfx\nboardsize 5\nboardsize 6\ngogui-rules_side_to_move\n\
         genmove b\nplay w pass\nshowboard\nfinal_score\nundo\nshowboard\n",
    ),
    (
        "tictactoe",
        "--agent perfect --seed 1",
        "gogui-rules_game_id\nkomi 0\nplay b B2\ngenmove w\nplay b C3\ngenmove w\nplay b C2\nshowboard\n\
         genmove w\nplay b B1\n\
         play w B3\nplay b C1\ngogui-rules_legal_moves\nfinal_score\ngogui-rules_final_result\n",
    ),
];

#[test]
fn a_session_of_every_game_is_answered() {
    for (game, options, session) in SESSIONS {
        let output = typed(suite().args([game, "gtp"]).args(options.split(' ')), session);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), "seed 1\n"), "{game}");
        snapshots(game).bind(|| insta::assert_binary_snapshot!("gtp.txt", output.stdout));
    }
}

#[test]
fn the_end_of_a_game_by_the_limit_on_moves_is_told() {
    // Black has lost a stone, and there is one move left of three.
    let told = answers(
        "go gtp --size 2 --agent greedy --seed 1",
        "play b A1\nplay w B1\nplay b B2\nplay w A2\ngenmove w\nfinal_score\ngogui-rules_legal_moves\n",
    );
    let over = "the game is over after 3 moves: black wins, 2 to 1 (moves)";
    let expected = ["=", "=", "=", &format!("? illegal move: {over}"), "= PASS", "= B+1", "="];
    assert_eq!(told, expected);
}

#[test]
fn after_the_end_a_pass_is_answered_and_taken() {
    for (game, moves) in [
        ("go gtp --size 2 --agent greedy --seed 1", "play b A1\nplay w B1\nplay b B2\n"),
        ("tictactoe gtp --agent perfect", "play b A1\nplay w B1\nplay b A2\nplay w B2\nplay b A3\n"),
    ] {
        let played = moves.lines().count();
        let session = "play w pass\ngenmove b\ngenmove w\nreg_genmove b\nplay red pass\nfinal_score\nplay b C1\n";
        // Passes are taken back before the last move is.
        let undone = "undo\n".repeat(4) + "gogui-rules_legal_moves\n";
        let told = answers(game, &format!("{moves}{session}{undone}"));
        let told = &told[played..];
        assert_eq!(told[..4], ["=", "= PASS", "= PASS", "= PASS"], "{game}");
        assert_eq!(told[4], "? syntax error: expected black or white, found red", "{game}");
        assert!(told[5].starts_with("= B+"), "{told:?}");
        assert!(told[6].starts_with("? illegal move: "), "{told:?}");
        let over = format!("the game is over after {played} moves");
        assert!(game.starts_with("go") || told[6].contains(&over), "{told:?}");
        assert_eq!(told[7..11], ["="; 4], "{game}");
        assert!(told[11].len() > 1, "the last move is taken back, too: {told:?}");
    }
}

#[test]
fn stones_and_captures_are_told() {
    // White's stone in the corner is captured.
    let session = "play b A2\nplay w A1\nplay b B1\nlist_stones black\nlist_stones w\ncaptures black\ncaptures white\n\
        undo\nlist_stones white\ncaptures black\nlist_stones\ncaptures red\nquery_boardsize\nget_komi\n\
        get_handicap\nall_legal white\nall_legal black\n";
    let told = answers("go gtp --size 3 --agent greedy --seed 1", session);
    assert_eq!(told[3..10], ["= A2 B1", "=", "= 1", "= 0", "=", "= A1", "= 0"]);
    assert_eq!(told[10], "? syntax error: expected a color");
    assert_eq!(told[11], "? syntax error: expected black or white, found red");
    assert_eq!(told[12..], ["= 3", "= 1.5", "= 0", "=", "= A3 B3 C3 B2 C2 B1 C1"]);
    // Disks that are turned are not captured.
    let told = answers("othello gtp --agent greedy --seed 1", "genmove b\ncaptures b\n");
    assert_eq!(told[1], "= 0");
}

#[test]
fn no_game_has_handicap_stones() {
    let no_stones = "there are no handicap stones by the rules";
    for game in ["go", "othello", "squirrel", "tictactoe"] {
        let session = "fixed_handicap 2\nplace_free_handicap 2\nset_free_handicap A1 B2\ngenmove b\nfixed_handicap 2\n";
        let told = answers(&format!("{game} gtp --agent greedy --seed 1"), session);
        let number = format!("? invalid number of stones: {no_stones}");
        assert_eq!(told[..3], [number.clone(), number, format!("? bad vertex list: {no_stones}")], "{game}");
        assert_eq!(told[4], "? board not empty", "{game}");
    }
}

#[test]
fn stones_at_the_end_are_alive() {
    let told = answers(
        "go gtp --size 3 --agent greedy --seed 1",
        "play b B2\nplay w C3\nfinal_status_list dead\nplay b pass\nplay w pass\nfinal_status_list dead\n\
         final_status_list alive\nfinal_status_list seki\nfinal_status_list unknown\n",
    );
    assert_eq!(told[2], "? cannot score: the game is not over");
    assert_eq!(
        told[5..],
        ["=", "= C3 B2", "=", "? syntax error: expected alive, dead, seki, black_territory or white_territory"]
    );
}

#[test]
fn games_are_loaded() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let sgf = file("game.sgf", "(;GM[1]SZ[3];B[bb];W[ca];B[])");
    let illegal = file("illegal.sgf", "(;GM[1]SZ[3];B[bb];W[bb])");
    let session = format!(
        "loadsgf {sgf}\ngogui-rules_board\nplay w pass\nloadsgf {sgf} 2\ngogui-rules_board\nplay w A1\n\
         undo\nundo\nundo\n\
         loadsgf {illegal}\nloadsgf -\nloadsgf\nloadsgf {sgf} two\ngogui-rules_board_size\n"
    );
    let told = answers("go gtp --agent greedy --seed 1", &session);
    assert_eq!(told[..3], ["= white", "= . . O\n. X .\n. . .", "="]);
    assert_eq!(
        told[3..9],
        ["= white", "= . . .\n. X .\n. . .", "=", "=", "=", "? cannot undo: no move has been played"]
    );
    assert_eq!(told[9], format!("? cannot load file: {illegal}: move 2, 1,1: the point is occupied"));
    assert!(told[10].starts_with("? cannot load file: cannot read ./-: "), "{told:?}");
    assert!(told[11..13].iter().all(|answer| answer.starts_with("? syntax error: ")), "{told:?}");
    assert_eq!(told[13], "= 3", "what cannot be loaded changes nothing");
    let told = answers("tictactoe gtp --agent perfect --seed 1", &format!("loadsgf {sgf}\n"));
    assert_eq!(told, [format!("? cannot load file: {sgf}: expected game records, one JSON object on each line")]);
}

#[test]
fn a_game_is_saved_as_far_as_it_has_been_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, nowhere] = ["kept.sgf", "missing/kept.sgf"].map(|name| folder.path().join(name).display().to_string());
    let session = format!(
        "play b B2\nplay w C3\nprintsgf {file}\nprintsgf\nclear_board\nloadsgf {file}\ngogui-rules_board\n\
         printsgf {nowhere}\nprintsgf a b\nplay b pass\nplay w pass\nplay b pass\nprintsgf -\n"
    );
    let told = answers("go gtp --size 3 --agent greedy --seed 1", &session);
    let kept = fs::read_to_string(&file).expect("a file");
    assert!(kept.starts_with("(;FF[4]GM[1]") && kept.ends_with(";B[bb];W[ca])\n") && !kept.contains("RE["), "{kept}");
    assert_eq!((&*told[2], told[3].clone() + "\n"), ("=", format!("= {kept}")));
    assert_eq!(told[5..7], ["= black", "= . . O\n. X .\n. . ."]);
    assert_eq!(told[7], format!("? cannot save file: cannot write {nowhere}: no such folder"));
    assert_eq!(told[8], "? syntax error: expected a file");
    assert!(told[12].contains("RE[W+1.5]") && told[12].ends_with(";B[bb];W[ca];B[];W[])"), "the end: {told:?}");
    let told = answers("othello gtp --agent greedy --seed 1", "printsgf\n");
    assert_eq!(told, ["? cannot save file: there is no SGF for this game"]);
}

#[test]
fn by_the_standard_rules_a_player_passes_whom_nobody_asks() {
    let game = "genmove b\ngenmove w\n".repeat(20) + "play b A1\n";
    let told = answers("othello gtp -d 4 --rules standard --agent alphabeta --seed 1", &game);
    assert!(told.contains(&"= PASS".to_owned()), "{told:?}");
    let last = told.last().expect("an answer");
    assert!(
        last.ends_with("light wins, 13 to 2 (no-moves)") && last.starts_with("? illegal move: the game is over after"),
        "{last}"
    );
}

#[test]
fn a_student_s_program_is_asked_for_its_moves() {
    if !has("python3") {
        return;
    }
    let go = answers(
        "go gtp --agent testdata/go/my_player3.py --seed 1",
        "play b C3\ngenmove w\ngenmove b\nundo\ngenmove b\n",
    );
    assert!(go[1].starts_with("= ") && go[2] == go[4], "{go:?}");
    let othello = "othello gtp -d 4 --agent testdata/othello/first_move.py";
    let moves = answers(othello, "genmove b\ngenmove w\nclear_board\nboardsize 6\ngenmove b\nname\n");
    assert_eq!(moves, ["= A2", "= A1", "=", "=", "= B3", "= suite (testdata/othello/first_move.py)"]);
}

#[test]
fn a_program_that_fails_costs_an_answer_and_not_the_session() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (program, limit, fault) in [
        ("import sys; sys.exit('I give up')", "10", "crashed: exit status: 1"),
        ("open('output.txt', 'w').write('0,0')", "10", "played 0,0: the point is occupied"),
        ("open('output.txt', 'w').write('a5')", "10", "answered `a5`: "),
        ("while True: pass", "0.2", "used more than 0.2 s of CPU time"),
    ] {
        let path = folder.path().join("my_player3.py");
        fs::write(&path, program).expect("a file");
        let command = format!("go gtp --agent {} --time-limit {limit} --wall-limit 60", path.display());
        let told = answers(&command, "play b A5\ngenmove w\nplay w E5\ngenmove b\n");
        let refusal = format!("? {} {fault}", path.display());
        assert!(told[1].starts_with(&refusal) && told[3].starts_with(&refusal), "{told:?}");
        assert_eq!((&*told[0], &*told[2]), ("=", "="), "the session goes on");
    }
    let source = folder.path().join("my_player.cpp");
    fs::write(&source, "int main( {").expect("a file");
    if has("g++") {
        let output = typed(suite().args(["go", "gtp", "--agent"]).arg(&source), "genmove b\nname\n");
        assert!(text(&output.stdout).contains("could not be compiled"), "{output:?}");
        assert!(text(&output.stderr).contains("error:"), "{output:?}");
    }
}

#[test]
fn people_play_no_gtp() {
    let output = suite().args(["go", "gtp", "--agent", "human"]).output().expect("a run");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

#[test]
fn a_controller_that_goes_away_ends_the_session() {
    done(
        suite()
            .args(["tictactoe", "gtp", "--agent", "random"])
            .stdin(fs::File::open(root().join("README.md")).expect("a file")),
    );
}

/// Lines near and far from those of the protocol.
fn lines() -> impl Strategy<Value = Vec<String>> {
    let word = prop_oneof![
        "play|genmove|reg_genmove|undo|boardsize|clear_board|komi|time_left|time_settings|\
         showboard|final_score|loadsgf",
        "estimate_score|move_history|top_moves_(black|white)|white_territory",
        "final_status_list|fixed_handicap|place_free_handicap|set_free_handicap|alive|dead|seki",
        "gogui-rules_(board|board_size|board_gfx|legal_moves|side_to_move|final_result)|known_command|[0-9]{1,12}",
        "b|w|black|WHITE|pass|[A-K][0-9]|[a-z]{1,3}[0-9]{1,30}|-?[0-9]{1,3}(\\.[0-9])?|nan|inf|1e300",
        "\\PC{0,5}",
    ];
    let line = prop::collection::vec(word, 0..5).prop_map(|words| words.join(" "));
    prop::collection::vec(line, 1..150)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn no_line_ends_the_session(lines in lines(), game in 0..4_usize) {
        let games = [("go", "--size=3"), ("othello", "--size=4"), ("squirrel", "--seed=1"), ("tictactoe", "--seed=1")];
        let (game, start) = games[game];
        let session = lines.join("\n") + "\n5 name\n";
        let output = typed(suite().args([game, "gtp", "--agent", "greedy", start]), &session);
        prop_assert_eq!(output.status.code(), Some(0), "{:?}", output);
        let answered = text(&output.stdout);
        let is_last = answered.ends_with("\n\n=5 suite (greedy)\n\n") || answered == "=5 suite (greedy)\n\n";
        prop_assert!(is_last, "{}", answered);
        let asked = session.lines().filter(|line| {
            let line = line.split('#').next().unwrap_or_default();
            line.chars().any(|c| !c.is_control() && !c.is_whitespace())
        });
        prop_assert_eq!(answered.matches("\n\n").count(), asked.count(), "{}", answered);
    }
}
