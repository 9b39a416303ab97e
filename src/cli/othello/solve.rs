//! `suite othello solve`: what a position is worth with best play.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use indicatif::{HumanCount, HumanFloatCount};
use serde::{Serialize, Serializer};
use suite_othello::{Bits, Board, Move, Position, Size, Utility, Wide, color};
use suite_search::{Algorithm, Count, Game, Observe, Player, Search, Solver, Value};

use super::option::{RuleSet, size};
use crate::cli::{Outcome, style};
use crate::input;
use crate::interrupt::{Interrupt, Interrupted};
use crate::progress::Progress;

/// Solve a position: its exact value, the best move, and best play to the end.
///
/// Values are disks more than the opponent's at the end of the game, for the player to move. With --count, show instead how
/// many nodes a search of the textbook visits to find them.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello solve -d 4
  suite othello solve --board position.txt --player 2 --rules standard --all-moves
  suite othello solve -d 4 --algorithm alphabeta --order --count")]
pub struct Solve {
    /// Solve the start position with N squares to a side, 3 to 16
    #[arg(short = 'd', value_name = "N", value_parser = size, required_unless_present = "board", conflicts_with = "board")]
    size: Option<Size>,
    /// Solve a board in a file, written as the manager sends it: ((0, 0, 0, 0), (0, 2, 1, 0), ...)
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    /// The player to move: 1 is dark, 2 is light
    #[arg(long, value_name = "PLAYER", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    player: u8,
    /// What happens when the player to move has no move
    #[arg(long, value_name = "RULES", default_value = "ends")]
    rules: RuleSet,
    /// Find the value of every move
    #[arg(long)]
    all_moves: bool,
    /// How many threads to search with
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The most memory to use for the table of positions, in MiB; easy positions get less
    #[arg(long, value_name = "MIB", default_value_t = 1024)]
    memory: usize,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Count the nodes of the search that --algorithm names
    #[arg(long, requires = "algorithm", conflicts_with_all = ["all_moves", "threads", "memory"])]
    count: bool,
    /// The search to count the nodes of
    #[arg(long, value_name = "ALGORITHM", requires = "count")]
    algorithm: Option<Textbook>,
    /// Let that search remember positions
    #[arg(long, requires = "count")]
    cache: bool,
    /// Let that search try moves best first, by the disks after them
    #[arg(long, requires = "count")]
    order: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Textbook {
    Minimax,
    Alphabeta,
}

impl Solve {
    pub fn run(self) -> Result<Outcome> {
        let board = match (&self.board, self.size) {
            (Some(path), _) => input::read(path, Board::parse)?,
            (None, size) => Board::start(size.unwrap_or(Size::MIN)),
        };
        if board.size().side() <= 8 { self.run_on::<u64>(&board) } else { self.run_on::<Wide>(&board) }
    }

    fn run_on<B: Bits>(&self, board: &Board) -> Result<Outcome> {
        let position = Position::<B>::new(board, Player::BOTH[usize::from(self.player - 1)], self.rules.into());
        let answer = match self.algorithm {
            Some(algorithm) => self.count(&position, algorithm)?,
            None => self.solve(&position)?,
        };
        let mut out = anstream::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
        } else {
            answer.print(position.to_move(), &mut out)?;
        }
        Ok(Outcome::Done)
    }

    fn solve<B: Bits>(&self, position: &Position<B>) -> Result<Answer> {
        let begun = Instant::now();
        let root_moves = if self.all_moves { 0 } else { position.moves().len() };
        let mut watch = Watched {
            progress: Progress::new(root_moves, "root moves"),
            interrupt: Interrupt::catch("nothing was solved")?,
        };
        let mut solver = Solver::new(self.table_bytes(position), self.threads.get());
        let (value, best, moves) = if self.all_moves && !position.is_over() {
            let moves = solver.values(position, &mut watch)?;
            let first_best =
                moves.iter().rev().max_by_key(|(_, value)| value).context("a game that goes on has a move")?;
            (first_best.1, Some(first_best.0), Some(MoveValues(moves.clone())))
        } else {
            let solution = solver.solve(position, &mut watch)?;
            (solution.value, solution.best, None)
        };
        let mut line: Vec<_> = best.into_iter().collect();
        if let Some(best) = best {
            let next = position.play(best);
            line.extend(solver.principal_variation(&next, -value, &mut watch)?);
        }
        let seconds = begun.elapsed().as_secs_f64();
        let nodes = solver.nodes();
        Ok(Answer { v: 1, value, best: name(best), moves, line: Some(names(&line)), nodes, leaves: None, seconds })
    }

    /// Memory for the table: twice as much for each empty square, as far as that is allowed.
    fn table_bytes<B: Bits>(&self, position: &Position<B>) -> usize {
        let disks: u32 = Player::BOTH.iter().map(|&player| position.disks(player)).sum();
        let empty = position.size().side().pow(2) as u32 - disks;
        (64 << empty.min(32)).min(self.memory.saturating_mul(1 << 20))
    }

    fn count<B: Bits>(&self, position: &Position<B>, algorithm: Textbook) -> Result<Answer> {
        let begun = Instant::now();
        let algorithm = match algorithm {
            Textbook::Minimax => Algorithm::Minimax,
            Textbook::Alphabeta => Algorithm::AlphaBeta,
        };
        let search = Search { caching: self.cache, ordering: self.order, ..Search::new(algorithm, Utility) };
        let mut count = Count::default();
        let Ok(decision) = search.observe(position, &mut count);
        Ok(Answer {
            v: 1,
            value: decision.value,
            best: name(decision.best),
            moves: None,
            line: None,
            nodes: count.nodes,
            leaves: Some(count.leaves),
            seconds: begun.elapsed().as_secs_f64(),
        })
    }
}

fn name(best: Option<Move>) -> Option<String> {
    best.map(|mv| mv.to_string())
}

fn names(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// What is printed.
#[derive(Serialize)]
struct Answer {
    v: u32,
    value: Value,
    best: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<MoveValues>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    leaves: Option<u64>,
    seconds: f64,
}

/// The value of each move, in canonical order.
struct MoveValues(Vec<(Move, Value)>);

impl Serialize for MoveValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(mv, value)| (mv.to_string(), value)))
    }
}

impl Answer {
    fn print(&self, player: Player, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "value   {:+} for {}", self.value, color(player))?;
        match &self.best {
            Some(best) => writeln!(out, "best    {}", style::strong(best))?,
            None => writeln!(out, "best    none: the game is over")?,
        }
        if let Some(line) = self.line.as_ref().filter(|line| !line.is_empty()) {
            writeln!(out, "line    {}", line.join(", "))?;
        }
        for (mv, value) in self.moves.iter().flat_map(|moves| &moves.0) {
            writeln!(out, "move    {:<5} {value:+}", mv.to_string())?;
        }
        write!(out, "nodes   {}", HumanCount(self.nodes))?;
        if let Some(leaves) = self.leaves {
            write!(out, ", {} of them leaves", HumanCount(leaves))?;
        }
        writeln!(out)?;
        writeln!(
            out,
            "time    {:.3} s, {} nodes a second",
            self.seconds,
            HumanFloatCount((self.nodes as f64 / self.seconds).round())
        )
    }
}

/// A bar for the user, and an ear for Ctrl-C.
struct Watched {
    progress: Progress,
    interrupt: Interrupt,
}

impl<B: Bits> Observe<Position<B>> for Watched {
    type Stop = Interrupted;

    fn progress(&mut self, progress: &suite_search::Progress<Move>) -> Result<(), Interrupted> {
        self.progress.show_solver(progress.moves_done, None, progress);
        self.interrupt.check()
    }
}
