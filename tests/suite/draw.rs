//! Pictures of boards.

use std::fs;

use crate::{done, root, run, suite, text};

#[test]
fn boards_of_all_games_are_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let task = root().join("testdata/squirrel/figure5-alpha-beta.txt");
    for (game, options, title) in [
        ("go", &["--moves", "2,2 1,1"][..], "Little-Go, black to move"),
        ("othello", &["-d", "6"], "Othello, dark to move"),
        ("squirrel", &["--input", task.to_str().expect("a path")], "The squirrel war, "),
        ("tictactoe", &["--moves", "1,1"], "Tic-tac-toe, O to move"),
    ] {
        let [svg, tex] = ["board.svg", "board.tex"].map(|name| {
            let path = folder.path().join(name);
            done(suite().args([game, "draw", "-o"]).arg(&path).args(options));
            fs::read_to_string(path).expect("a picture")
        });
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
        assert!(svg.contains(title) && tex.contains(title), "{game}: {svg}");
        assert!(tex.starts_with("\\documentclass[tikz]{standalone}\n"), "{tex}");
    }
}

#[test]
fn what_is_no_picture_or_no_position_is_refused() {
    for (line, message) in [
        ("go draw -o board.bmp", "board.bmp: expected a file that ends in .svg, .tex or .html"),
        ("go draw --moves 2,2,9 -o board.svg", "--moves: move 1, 2,2,9: "),
        ("tree draw [1] -o board", "board: expected a file that ends in .svg, .tex or .html"),
    ] {
        let output = run(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(text(&output.stderr).contains(message), "{output:?}");
    }
}
