//! `solve` for every game: the value of a position with best play, and the moves.

use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use indicatif::{HumanCount, HumanFloatCount};
use serde::{Serialize, Serializer};
use suite_search::{Algorithm, Count, Player, Search, Solvable, Solver, Value};
use suite_work::Progress;
use suite_work::document::Document;
use suite_work::interrupt::{self, Interrupt};

use super::args::SolverArgs;
use super::solver_watch::{Save, SolverWatch, Stopped};
use super::status::Status;
use super::style;
use super::tabletop::{PositionArgs, Solved};
use super::verdict::{Points, Verdict, for_first, solve};

/// The options of `solve`: those of all games, those `S` that name the position, and those `X` of one game only.
#[derive(Args)]
pub struct Solve<S: Args, X: Args> {
    #[command(flatten)]
    pub position: S,
    /// Moves to play from there first, separated by spaces, or as printed under `pv`
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    #[command(flatten)]
    options: X,
    /// Solve the position after each move too
    #[arg(long)]
    all_moves: bool,
    #[command(flatten)]
    solver: SolverArgs<1024>,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    count: CountArgs,
}

/// The options for counting the nodes of a textbook search.
#[derive(Args)]
struct CountArgs {
    /// Count the nodes of a textbook search instead
    #[arg(long, requires = "algorithm", conflicts_with_all = ["all_moves", "threads", "memory"])]
    count: bool,
    /// Textbook search to count
    #[arg(long, value_name = "ALGORITHM", requires = "count")]
    algorithm: Option<TextbookSearch>,
    /// Count with caching
    #[arg(long, requires = "count")]
    caching: bool,
    /// Count with move ordering
    #[arg(long, requires = "count")]
    ordering: bool,
}

/// The textbook searches that can be counted.
#[derive(Clone, Copy, ValueEnum)]
enum TextbookSearch {
    Minimax,
    #[value(name = "alphabeta")]
    AlphaBeta,
}

/// The options of `solve` that only one game has.
pub trait SolveOptions<G: Solved>: Args {
    /// Returns whether to find the exact value, not only the winner.
    fn exact(&self) -> bool {
        true
    }

    /// Returns the checkpoint file, if there is one.
    fn checkpoint(&self) -> Option<&Path> {
        None
    }

    /// Loads the checkpoint into the solver's table, and returns a function that saves it.
    fn open(&self, _start: &G, _solver: &Solver<G::Core>) -> Result<Box<dyn FnMut(Save) -> io::Result<()>>> {
        Ok(Box::new(|_| Ok(())))
    }
}

/// The further options of a game without any.
#[derive(Args)]
pub struct NoSolveOptions {}

impl<G: Solved> SolveOptions<G> for NoSolveOptions {}

impl<S: Args, X: Args> Solve<S, X> {
    /// Solves the position and prints the solution.
    pub fn run<G: Solved>(&self) -> Result<Status>
    where
        S: PositionArgs<G>,
        X: SolveOptions<G>,
    {
        let spec = self.position.spec()?;
        let moves =
            spec.parse_moves(G::words_of_moves(self.moves.as_deref().unwrap_or_default())).context("--moves")?;
        let position = moves.iter().fold(spec.start, |position, &mv| position.play(mv));
        let answer = match self.count.algorithm {
            Some(algorithm) => {
                interrupt::end_at_once("nothing was counted", crate::end_interrupted)?;
                self.count(&position, algorithm)
            }
            None => self.solve(&position)?,
        };
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new("suite/solution", 1, answer).print(&mut out)?;
        } else {
            answer.print::<G>(&mut out)?;
        }
        Ok(Status::Done)
    }

    fn solve<G: Solved>(&self, position: &G) -> Result<Solution>
    where
        X: SolveOptions<G>,
    {
        let begun = Instant::now();
        let meaning = match self.options.checkpoint() {
            Some(path) => format!("the checkpoint is saved in {}", path.display()),
            None => "nothing was solved".to_owned(),
        };
        let interrupt = Interrupt::catch(meaning)?;
        let progress = Progress::new(position.moves().count(), "root moves");
        let core = position.core();
        let plies = match self.options.checkpoint() {
            // The table needs room for what was proved of other positions.
            Some(_) => u32::MAX,
            None => core.plies_left(),
        };
        let mut solver = self.solver.solver(G::LEAST_TABLE, plies);
        let save = self.options.open(position, &solver)?;
        let mut watch = SolverWatch::new(&progress, &interrupt).counting_moves().saving(save);
        let question = Question { exact: self.options.exact(), solver: &mut solver, watch: &mut watch };
        let found = question.answer(&core, self.all_moves)?;
        watch.save()?;
        drop(watch);
        Ok(Solution::new(position, found, self.options.exact(), solver.nodes(), begun))
    }

    fn count<G: Solved>(&self, position: &G, algorithm: TextbookSearch) -> Solution {
        let begun = Instant::now();
        let algorithm = match algorithm {
            TextbookSearch::Minimax => Algorithm::Minimax,
            TextbookSearch::AlphaBeta => Algorithm::AlphaBeta,
        };
        let CountArgs { caching, ordering, .. } = self.count;
        let search = Search { caching, ordering, ..Search::new(algorithm, G::HEURISTIC) };
        let mut count = Count::default();
        let Ok(decision) = search.observe(&position.core(), &mut count);
        let found = Found { value: decision.value, principal_variation: None, best: decision.best, moves: None };
        let solution = Solution::new(position, found, true, count.nodes, begun);
        Solution { leaves: Some(count.leaves), ..solution }
    }
}

/// A question about a position, with the solver that answers it.
struct Question<'a, 'w, G: Solvable> {
    /// Whether to find the exact value, not only the winner.
    exact: bool,
    solver: &'a mut Solver<G>,
    watch: &'a mut SolverWatch<'w>,
}

/// The findings about a position; values are for the player to move.
struct Found<M> {
    value: Value,
    /// A move that keeps the value; `None` if every move loses, or if the game is over.
    best: Option<M>,
    /// The principal variation, to the end of the game.
    principal_variation: Option<Vec<M>>,
    /// The value of each move, if they were asked for.
    moves: Option<Vec<(M, Value)>>,
}

impl<G: Solvable> Question<'_, '_, G> {
    fn answer(self, position: &G, all_moves: bool) -> Result<Found<G::Move>, Stopped> {
        let Self { exact, solver, watch } = self;
        let value = solve(solver, position, exact, watch)?;
        let principal_variation = match value {
            _ if exact => solver.principal_variation(position, value, watch)?,
            // The player to move loses, whatever the move.
            -1 => solver.proof(position, 0, watch)?,
            _ => solver.proof(position, value, watch)?,
        };
        let mut moves = Vec::new();
        for mv in position.moves().take_while(|_| all_moves) {
            watch.enter_move(mv.to_string(), moves.len());
            let child = position.play(mv);
            let value = solve(solver, &child, exact, watch)?;
            moves.push((mv, if child.to_move() == position.to_move() { value } else { -value }));
        }
        let best = principal_variation.first().copied().filter(|_| value >= 0 || exact);
        Ok(Found { value, best, principal_variation: Some(principal_variation), moves: all_moves.then_some(moves) })
    }
}

/// The solution of a position, as it is printed.
#[derive(Serialize)]
struct Solution {
    game: &'static str,
    to_move: &'static str,
    #[serde(flatten)]
    worth: Worth,
    /// The best move; `None` if every move loses, or if the game is over.
    best: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    principal_variation: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_map")]
    moves: Option<Vec<(String, Worth)>>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    leaves: Option<u64>,
    seconds: f64,
}

/// The worth of a position or a move.
#[derive(Serialize)]
struct Worth {
    #[serde(flatten)]
    verdict: Verdict,
    /// The value in points for the player to move, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<Points>,
}

impl Worth {
    fn new<G: Solved>(value: Value, to_move: Player, exact: bool) -> Self {
        let verdict = Verdict::new::<G>(for_first(value, to_move), exact);
        Self { verdict, value: exact.then(|| Points::of::<G>(value)) }
    }

    /// Returns the worth in words: points for the player to move, or the winner.
    fn in_words<G: Solved>(&self) -> String {
        match self.value {
            Some(value) if G::VALUES_IN_POINTS => format!("{value:+}"),
            _ => self.verdict.in_words(),
        }
    }
}

#[expect(clippy::ref_option, reason = "serde passes the field so")]
fn as_map<S: Serializer>(moves: &Option<Vec<(String, Worth)>>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(moves.iter().flatten().map(|(mv, worth)| (mv, worth)))
}

impl Solution {
    fn new<G: Solved>(position: &G, found: Found<G::Move>, exact: bool, nodes: u64, begun: Instant) -> Self {
        let to_move = position.to_move();
        let worth = |value| Worth::new::<G>(value, to_move, exact);
        let moves =
            found.moves.map(|moves| moves.into_iter().map(|(mv, value)| (mv.to_string(), worth(value))).collect());
        Self {
            game: G::NAME,
            to_move: G::PLAYERS[to_move as usize],
            worth: worth(found.value),
            best: found.best.map(|best| best.to_string()),
            principal_variation: found.principal_variation.map(|pv| pv.iter().map(G::Move::to_string).collect()),
            moves,
            nodes,
            leaves: None,
            seconds: begun.elapsed().as_secs_f64(),
        }
    }

    fn print<G: Solved>(&self, out: &mut impl Write) -> io::Result<()> {
        let is_over = self.principal_variation.as_ref().is_some_and(Vec::is_empty);
        let mover = self.to_move;
        let owner = if G::VALUES_IN_POINTS {
            [format!(" for {mover}"), String::new()]
        } else {
            [String::new(), format!(" for {mover}")]
        };
        writeln!(out, "value   {}{}", self.worth.in_words::<G>(), owner[0])?;
        match &self.best {
            Some(best) => writeln!(out, "best    {}{}", style::strong(best), owner[1])?,
            None if is_over || self.principal_variation.is_none() => writeln!(out, "best    none: the game is over")?,
            None => writeln!(out, "best    none: {mover} loses after any move")?,
        }
        if let Some(moves) = self.principal_variation.as_ref().filter(|moves| !moves.is_empty()) {
            let separator = if moves.iter().any(|mv| mv.contains(' ')) { ", " } else { " " };
            writeln!(out, "pv      {}", moves.join(separator))?;
        }
        let moves = self.moves.iter().flatten();
        let width = moves.clone().map(|(mv, _)| mv.len()).max().unwrap_or(0).max(4);
        for (mv, worth) in moves {
            writeln!(out, "move    {mv:width$} {}", worth.in_words::<G>())?;
        }
        write!(out, "nodes   {}", HumanCount(self.nodes))?;
        if let Some(leaves) = self.leaves {
            write!(out, ", {} of them leaves", HumanCount(leaves))?;
        }
        let speed = (self.nodes as f64 / self.seconds).round();
        writeln!(out, "\ntime    {:.3} s, {} nodes a second", self.seconds, HumanFloatCount(speed))
    }
}
