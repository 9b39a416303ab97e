//! The assignment as a student would do it: plain, slow, and on request with one of the mistakes that students make.
//!
//! It shares nothing with the project. Without a mistake, its files are compared with the right answers; with one, they
//! are files that the check must see through. The tests of the command use it, too.

use std::collections::BTreeMap;

/// A row of the table of mistakes that people's programs make.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Mistake {
    None,
    AlphaUpdatedBeforeTheCutIsLogged,
    BetaUpdatedBeforeTheCutIsLogged,
    BoundsUpdatedBeforeTheCutIsLogged,
    BoundsNotUpdatedAfterTheLastChild,
    NoEntryLinesBelowDepth1,
    MinStartsAtAlphaBelowDepth1,
    MinShowsAlphaBelowDepth1,
    MinStartsAtBetaBelowDepth1,
    MinShowsBetaBelowDepth1,
    BoundsMissingBelowDepth1,
    BoundsMissingOnLeaves,
    StrictCut,
    FailHard,
    ClampedThroughout,
    StartsAtBounds,
    ConvertedCountedOnce,
    BestStartsAt(f64),
    BlankLines,
    OtherPlayersEvaluation,
    FirstPlayersEvaluation,
    SecondPlayersEvaluation,
}

type Board = [[char; 5]; 5];

pub struct Student {
    mistake: Mistake,
    values: [[f64; 5]; 5],
    first: char,
    me: char,
    algorithm: u32,
    limit: u32,
    log: String,
}

/// The files that the student's program writes for a task.
pub fn answer(task: &str, mistake: Mistake) -> BTreeMap<&'static str, String> {
    let lines: Vec<&str> = task.lines().map(str::trim_end).collect();
    let number: u32 = lines[0].parse().expect("a task number");
    let strategies: Vec<(char, u32, u32)> = match number {
        4 => [1, 4].iter().map(|&at| (letter(lines[at]), parse(lines[at + 1]), parse(lines[at + 2]))).collect(),
        _ => vec![(letter(lines[1]), number, parse(lines[2]))],
    };
    let rest = &lines[if number == 4 { 7 } else { 3 }..];
    let mut values = [[0.0; 5]; 5];
    let mut board = [['*'; 5]; 5];
    for row in 0..5 {
        for (column, value) in rest[row].split_whitespace().enumerate() {
            values[row][column] = value.parse().expect("a value");
        }
        for (column, piece) in rest[5 + row].chars().enumerate() {
            board[row][column] = piece;
        }
    }
    let first = strategies[0].0;
    let turn = |board: &Board, (me, algorithm, limit)| {
        let mut student = Student { mistake, values, first, me, algorithm, limit, log: String::new() };
        let next = student.choose(board);
        (next, student.log)
    };
    if number < 4 {
        let (next, log) = turn(&board, strategies[0]);
        let mut files = BTreeMap::from([("next_state.txt", show_board(&next))]);
        if number > 1 {
            let bounds = if number == 3 { ",Alpha,Beta" } else { "" };
            files.insert("traverse_log.txt", format!("Node,Depth,Value{bounds}\n{log}"));
        }
        return files;
    }
    let mut trace = Vec::new();
    // A program that finds no move leaves the board as it is; one that never will is stopped.
    for strategy in strategies.iter().cycle().take(50) {
        if squares().all(|(row, column)| board[row][column] != '*') {
            break;
        }
        board = turn(&board, *strategy).0;
        trace.push(show_board(&board));
    }
    BTreeMap::from([("trace_state.txt", trace.join(if mistake == Mistake::BlankLines { "\n" } else { "" }))])
}

fn letter(line: &str) -> char {
    line.chars().next().expect("a player")
}

fn parse(line: &str) -> u32 {
    line.parse().expect("a number")
}

fn squares() -> impl Iterator<Item = (usize, usize)> {
    (0..25).map(|index| (index / 5, index % 5))
}

fn other(player: char) -> char {
    if player == 'X' { 'O' } else { 'X' }
}

fn neighbors(row: usize, column: usize) -> Vec<(usize, usize)> {
    let touches = |&(r, c): &(usize, usize)| r.abs_diff(row) + c.abs_diff(column) == 1;
    squares().filter(touches).collect()
}

fn play(board: &Board, player: char, row: usize, column: usize) -> Board {
    let mut next = *board;
    next[row][column] = player;
    let around = neighbors(row, column);
    if around.iter().any(|&(r, c)| board[r][c] == player) {
        for (r, c) in around {
            if board[r][c] == other(player) {
                next[r][c] = player;
            }
        }
    }
    next
}

fn show_board(board: &Board) -> String {
    board.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
}

fn show(value: f64) -> String {
    if value.is_infinite() {
        (if value > 0.0 { "Infinity" } else { "-Infinity" }).to_owned()
    } else {
        format!("{value:.0}")
    }
}

impl Student {
    fn evaluate(&self, board: &Board) -> f64 {
        let player = match self.mistake {
            Mistake::OtherPlayersEvaluation => other(self.me),
            Mistake::FirstPlayersEvaluation => self.first,
            Mistake::SecondPlayersEvaluation => other(self.first),
            _ => self.me,
        };
        squares()
            .map(|(row, column)| match board[row][column] {
                '*' => 0.0,
                piece if piece == player => self.values[row][column],
                _ => -self.values[row][column],
            })
            .sum()
    }

    /// The board after the best move.
    fn choose(&mut self, board: &Board) -> Board {
        let mut best = None;
        if self.algorithm == 1 {
            let mut best_value = match self.mistake {
                Mistake::BestStartsAt(value) => value,
                _ => f64::NEG_INFINITY,
            };
            for (row, column) in squares().filter(|&(row, column)| board[row][column] == '*') {
                let next = play(board, self.me, row, column);
                let mut value = self.evaluate(&next);
                if self.mistake == Mistake::ConvertedCountedOnce {
                    for (r, c) in squares().filter(|&(r, c)| board[r][c] == other(self.me) && next[r][c] == self.me) {
                        value -= self.values[r][c];
                    }
                }
                if value > best_value {
                    best_value = value;
                    best = Some(next);
                }
            }
        } else {
            best = self.visit(board, "root", 0, self.me, f64::NEG_INFINITY, f64::INFINITY).1;
        }
        best.unwrap_or(*board)
    }

    /// The value of a node, and the board after the best move there.
    fn visit(
        &mut self,
        board: &Board,
        name: &str,
        depth: u32,
        player: char,
        mut alpha: f64,
        mut beta: f64,
    ) -> (f64, Option<Board>) {
        let moves: Vec<_> = squares().filter(|&(row, column)| board[row][column] == '*').collect();
        if depth == self.limit || moves.is_empty() {
            let value = self.evaluate(board);
            let bounds = self.mistake != Mistake::BoundsMissingOnLeaves || depth == 0;
            self.line(name, depth, value, alpha, beta, bounds);
            return (value, None);
        }
        let max = player == self.me;
        let deep_min = depth > 1 && !max && self.algorithm == 3;
        let bounds = !(self.mistake == Mistake::BoundsMissingBelowDepth1 && depth > 1);
        let mut best = None;
        let mut value = if max { f64::NEG_INFINITY } else { f64::INFINITY };
        match self.mistake {
            Mistake::MinStartsAtAlphaBelowDepth1 if deep_min => value = alpha,
            Mistake::MinStartsAtBetaBelowDepth1 if deep_min => value = beta,
            Mistake::StartsAtBounds if self.algorithm == 3 => value = if max { alpha } else { beta },
            _ => {}
        }
        let entered = (alpha, beta);
        if !(self.mistake == Mistake::NoEntryLinesBelowDepth1 && depth > 1) {
            let shown = match self.mistake {
                Mistake::MinShowsAlphaBelowDepth1 if deep_min => alpha,
                Mistake::MinShowsBetaBelowDepth1 if deep_min => beta,
                _ => value,
            };
            self.line(name, depth, shown, alpha, beta, bounds);
        }
        for (index, &(row, column)) in moves.iter().enumerate() {
            let next = play(board, player, row, column);
            let child = format!("{}{}", ["A", "B", "C", "D", "E"][column], row + 1);
            let (result, _) = self.visit(&next, &child, depth + 1, other(player), alpha, beta);
            if (max && result > value) || (!max && result < value) {
                value = result;
                best = Some(next);
            }
            if self.algorithm == 3 {
                let cut = match (max, self.mistake == Mistake::StrictCut) {
                    (true, false) => value >= beta,
                    (true, true) => value > beta,
                    (false, false) => value <= alpha,
                    (false, true) => value < alpha,
                };
                let (old_alpha, old_beta) = (alpha, beta);
                if !(self.mistake == Mistake::BoundsNotUpdatedAfterTheLastChild && index + 1 == moves.len()) {
                    if max {
                        alpha = alpha.max(value);
                    } else {
                        beta = beta.min(value);
                    }
                }
                if cut {
                    let early = match self.mistake {
                        Mistake::AlphaUpdatedBeforeTheCutIsLogged => max,
                        Mistake::BetaUpdatedBeforeTheCutIsLogged => !max,
                        mistake => mistake == Mistake::BoundsUpdatedBeforeTheCutIsLogged,
                    };
                    let (alpha, beta) = if early { (alpha, beta) } else { (old_alpha, old_beta) };
                    self.line(name, depth, value, alpha, beta, bounds);
                    let returned = match (self.mistake, max) {
                        (Mistake::FailHard | Mistake::ClampedThroughout, true) => old_beta,
                        (Mistake::FailHard | Mistake::ClampedThroughout, false) => old_alpha,
                        _ => value,
                    };
                    return (returned, best);
                }
            }
            self.line(name, depth, value, alpha, beta, bounds);
        }
        if self.mistake == Mistake::ClampedThroughout && self.algorithm == 3 {
            value = value.clamp(entered.0, entered.1);
        }
        (value, best)
    }

    fn line(&mut self, name: &str, depth: u32, value: f64, alpha: f64, beta: f64, bounds: bool) {
        self.log += &format!("{name},{depth},{}", show(value));
        if self.algorithm == 3 && bounds {
            self.log += &format!(",{},{}", show(alpha), show(beta));
        }
        self.log += "\n";
    }
}
