//! `suite go solve`: who wins a position with best play, and by how much.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::Args;
use indicatif::{HumanCount, HumanFloatCount};
use serde::{Serialize, Serializer};
use suite_go::{Input, Move, Position, Size};
use suite_search::{Game, Observe, Solvable as _, Solver, Value};

use super::board::SIDES;
use super::checkpoint::Checkpoint;
use super::option::{size, table_bytes};
use super::spec::spec;
use super::verdict::{self, Verdict, of_side};
use crate::cli::{Outcome, style};
use crate::input;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// Solve a position: who wins with best play, by which moves, and by how much.
///
/// The position is the start of a game, what moves have led to, or an `input.txt` with the number of moves played. Everything
/// that is said has been proved by a search to the end of the game; the whole game on 5x5 takes less than a minute.
///
/// With a checkpoint, a long run can be ended with Ctrl-C and resumed later.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go solve --threads 2
  suite go solve --moves '2,2 1,1' --all-moves
  suite go solve --input input.txt --played 10 --exact --json
  suite go solve --size 6 --moves '2,2 3,3 2,3 3,2' --memory 8 --checkpoint 6x6.checkpoint")]
pub struct Solve {
    /// Points to a side of the board
    #[arg(long, value_name = "N", default_value = "5", value_parser = size, conflicts_with = "input")]
    size: Size,
    /// The moves from the empty board to the position, with blanks between them
    #[arg(long, value_name = "MOVES", conflicts_with = "input")]
    moves: Option<String>,
    /// The position in a file as the host of the assignment writes it
    #[arg(long, value_name = "FILE", requires = "played")]
    input: Option<PathBuf>,
    /// How many moves have been played there, passes included
    #[arg(long, value_name = "NUMBER", requires = "input")]
    played: Option<u32>,
    /// Find out by how much, too, which takes longer
    #[arg(long)]
    exact: bool,
    /// Say who wins after every move
    #[arg(long)]
    all_moves: bool,
    /// How many threads to search with
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The most memory to use for the table of positions, in GiB; without a checkpoint, games that are soon over get less
    #[arg(long, value_name = "GIB", default_value = "1", value_parser = gibibytes)]
    memory: usize,
    /// Resume from what was proved in FILE, if it exists, and save what is proved there: every minute, when the run is
    /// interrupted, and at its end. It helps with any position on a board of the same size
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// The time between two saves of a checkpoint.
const INTERVAL: Duration = Duration::from_secs(60);

/// Memory in GiB, as bytes.
fn gibibytes(text: &str) -> Result<usize> {
    let memory: f64 = text.parse()?;
    ensure!(memory > 0.0 && memory <= 1024.0, "expected more than 0, and at most 1024");
    Ok((memory * f64::from(1 << 30)) as usize)
}

impl Solve {
    pub fn run(self) -> Result<Outcome> {
        let begun = Instant::now();
        let position = self.position()?;
        let mut solving = self.solving(&position)?;
        let value = solving.value(&position)?;
        let line = solving.line(&position, value)?;
        let moves = if self.all_moves { solving.moves(&position)? } else { Vec::new() };
        solving.watch.save()?;
        let nodes = solving.solver.nodes();
        // The bar is gone before anything is printed.
        drop(solving);
        let player = position.to_move();
        let verdict = |value| Verdict::new(Some(of_side(value, player)), self.exact);
        let verdicts: Vec<_> = moves.into_iter().map(|(mv, value)| (mv, verdict(value))).collect();
        let answer = Answer {
            v: 1,
            to_move: SIDES[player as usize],
            verdict: verdict(value),
            best: line.first().filter(|_| value >= 0 || self.exact).map(Move::to_string),
            moves: self.all_moves.then_some(Verdicts(verdicts)),
            line: line.iter().map(Move::to_string).collect(),
            nodes,
            seconds: begun.elapsed().as_secs_f64(),
        };
        let mut out = anstream::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
        } else {
            answer.print(&mut out)?;
        }
        Ok(Outcome::Done)
    }

    /// What it takes to solve the position.
    fn solving(&self, position: &Position) -> Result<Solving> {
        let size = position.size();
        let plies = match self.checkpoint {
            // There is to be room for what was proved of other positions.
            Some(_) => size.longest_game(),
            None => position.plies_left(),
        };
        let solver = Solver::new(table_bytes(plies, self.memory), self.threads.get());
        let open = |path: &PathBuf| Checkpoint::open(path, size, INTERVAL, &solver);
        let checkpoint = self.checkpoint.as_ref().map(open).transpose()?;
        let meaning = match &self.checkpoint {
            Some(path) => format!("what is proved so far is in {}", path.display()),
            None => "nothing was solved".to_owned(),
        };
        let watch = Watched {
            progress: Progress::new(position.moves().count(), "root moves"),
            moves_done: 0,
            root_move: None,
            interrupt: Interrupt::catch(meaning)?,
            checkpoint,
        };
        Ok(Solving { solver, exact: self.exact, watch })
    }

    fn position(&self) -> Result<Position> {
        if let (Some(path), Some(played)) = (&self.input, self.played) {
            let input = input::read(path, Input::parse)?;
            let most = input.now.size().longest_game();
            ensure!(played <= most, "--played: found {played}, expected at most {most}, as many as a game has");
            return Ok(input.state(played).position);
        }
        let said = self.moves.as_deref().unwrap_or_default();
        let moves = spec(self.size).parse_moves(said.split_whitespace()).context("--moves")?;
        Ok(moves.iter().fold(Position::start(self.size), |position, &mv| position.play(mv)))
    }
}

/// A solver at work.
struct Solving {
    solver: Solver<Position>,
    /// Whether the margin is asked for.
    exact: bool,
    watch: Watched,
}

impl Solving {
    /// What a position is worth to the player to move.
    fn value(&mut self, position: &Position) -> Result<Value> {
        verdict::value(&mut self.solver, position, self.exact, &mut self.watch)
    }

    /// Best play to the end of the game.
    fn line(&mut self, position: &Position, value: Value) -> Result<Vec<Move>> {
        let Self { solver, watch, .. } = self;
        match value {
            // That is all that is known of who loses: any move will do.
            -1 if !self.exact => solver.proof(position, 0, watch),
            _ if !self.exact => solver.proof(position, value, watch),
            _ => solver.principal_variation(position, value, watch),
        }
    }

    /// What each move is worth to the player to move, in canonical order.
    fn moves(&mut self, position: &Position) -> Result<Vec<(Move, Value)>> {
        let mut values = Vec::new();
        for mv in position.moves() {
            self.watch.root_move = Some(mv);
            values.push((mv, -self.value(&position.play(mv))?));
            self.watch.moves_done += 1;
        }
        Ok(values)
    }
}

/// Who wins after each move, in canonical order.
struct Verdicts(Vec<(Move, Verdict)>);

impl Serialize for Verdicts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(mv, verdict)| (mv.to_string(), verdict.winner)))
    }
}

/// What is printed.
#[derive(Serialize)]
struct Answer {
    v: u32,
    to_move: &'static str,
    #[serde(flatten)]
    verdict: Verdict,
    /// A move that keeps what can be had; `None` if that is nothing, or if the game is over.
    best: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Verdicts>,
    line: Vec<String>,
    nodes: u64,
    seconds: f64,
}

impl Answer {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "value   {}", self.verdict.in_words())?;
        match &self.best {
            Some(best) => writeln!(out, "best    {} for {}", style::strong(best), self.to_move)?,
            None if self.line.is_empty() => writeln!(out, "best    none: the game is over")?,
            None => writeln!(out, "best    none: {} loses after any move", self.to_move)?,
        }
        if !self.line.is_empty() {
            writeln!(out, "line    {}", self.line.join(" "))?;
        }
        for (mv, verdict) in self.moves.iter().flat_map(|moves| &moves.0) {
            writeln!(out, "move    {:<4} {}", mv.to_string(), verdict.in_words())?;
        }
        writeln!(out, "nodes   {}", HumanCount(self.nodes))?;
        let speed = (self.nodes as f64 / self.seconds).round();
        writeln!(out, "time    {:.3} s, {} nodes a second", self.seconds, HumanFloatCount(speed))
    }
}

/// A bar for the user, an ear for Ctrl-C, and an eye on the clock.
struct Watched {
    progress: Progress,
    /// Root moves of which is known who wins after them, and the one that this is asked of, if it is not of the root.
    moves_done: usize,
    root_move: Option<Move>,
    interrupt: Interrupt,
    checkpoint: Option<Checkpoint>,
}

impl Watched {
    /// Saves what is proved, if there is a place for it.
    fn save(&mut self) -> io::Result<()> {
        self.checkpoint.as_mut().map_or(Ok(()), Checkpoint::save)
    }
}

impl Observe<Position> for Watched {
    type Stop = anyhow::Error;

    fn progress(&mut self, progress: &suite_search::Progress<Move>) -> Result<()> {
        let moves_done = if self.root_move.is_some() { self.moves_done } else { progress.moves_done };
        self.progress.show_solver(moves_done, self.root_move, progress);
        if let Err(interrupted) = self.interrupt.check() {
            self.save()?;
            return Err(interrupted.into());
        }
        self.checkpoint.as_mut().map_or(Ok(()), Checkpoint::save_if_due)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_is_the_same_however_often_the_work_is_saved() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("checkpoint");
        let moves =
            spec(Size::DEFAULT).parse_moves("2,2 1,2 1,1 2,1 3,2 2,3 3,1 3,3 1,3 0,2 0,1".split(' ')).expect("moves");
        let position = moves.iter().fold(Position::start(Size::DEFAULT), |position, &mv| position.play(mv));
        let solve = |interval: Option<Duration>| {
            let solver = Solver::new(1 << 20, 1);
            let checkpoint =
                interval.map(|interval| Checkpoint::open(&path, Size::DEFAULT, interval, &solver).expect("a place"));
            let watch = Watched {
                progress: Progress::new(0, ""),
                moves_done: 0,
                root_move: None,
                interrupt: Interrupt::none(),
                checkpoint,
            };
            let mut solving = Solving { solver, exact: true, watch };
            let value = solving.value(&position).expect("a value");
            let line = solving.line(&position, value).expect("a line");
            (value, line.len())
        };
        let answer = solve(None);
        assert_eq!(solve(Some(Duration::ZERO)), answer);
        assert!(path.exists());
    }
}
