//! `solve` for every game: the value of a position with best play, and the moves.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::{ArgMatches, Args, Command, FromArgMatches, ValueEnum};
use indicatif::{HumanCount, HumanFloatCount};
use serde::{Serialize, Serializer};
use suite_search::{Algorithm, Game, Player, Value};
use suite_tabletop::{
    AnyGame, AnyMove, AnyPosition, AnySolver, GameFacts, Points, ProvedWinner, Stopped, for_first, style,
};
use suite_work::Progress;
use suite_work::document::Document;
use suite_work::interrupt::{self, Interrupt};

use super::checkpoint::Checkpoint;
use super::solver_watch::{SolverWatch, stop_error};
use crate::cli::args::position_args;
use crate::cli::args::solver_args::SolverArgs;
use crate::cli::status::Status;
use crate::exit::end_interrupted;

/// The option of games whose margins are not asked for by themselves.
#[derive(Args)]
struct ExactArg {
    /// Find the winning margin too, which takes longer
    #[arg(long)]
    exact: bool,
}

/// The option of games with checkpoints.
#[derive(Args)]
struct CheckpointArg {
    /// Resume from the checkpoint FILE, if it exists, and save to it every minute, when interrupted, and at the end; a
    /// checkpoint helps with every position on a board of the same size
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

/// The other options.
#[derive(Args)]
struct AnswerArgs {
    /// Solve the position after each move too
    #[arg(long)]
    all_moves: bool,
    #[command(flatten)]
    solver: SolverArgs,
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

/// What to solve, and how.
struct Solve {
    exact: bool,
    checkpoint: Option<PathBuf>,
    answer: AnswerArgs,
}

/// Adds the options of `solve` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let facts = game.facts();
    let mut command = position_args::add(command, game);
    if !facts.values_in_points {
        command = ExactArg::augment_args(command);
    }
    if facts.has_checkpoints {
        command = CheckpointArg::augment_args(command);
    }
    AnswerArgs::augment_args(command)
}

/// Solves a position and prints the solution.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let facts = game.facts();
    let exact = facts.values_in_points || ExactArg::from_arg_matches(matches)?.exact;
    let checkpoint = facts.has_checkpoints.then(|| CheckpointArg::from_arg_matches(matches)).transpose()?;
    let checkpoint = checkpoint.and_then(|arg| arg.checkpoint);
    let solve = Solve { exact, checkpoint, answer: AnswerArgs::from_arg_matches(matches)? };
    let position = position_args::position(game, matches)?;
    let solution = match solve.answer.count.algorithm {
        Some(algorithm) => {
            interrupt::end_at_once("nothing was counted", end_interrupted)?;
            solve.count(&position, algorithm)
        }
        None => solve.solve(&position)?,
    };
    let mut out = anstream::stdout().lock();
    if solve.answer.json {
        Document::new("suite/solution", 1, solution).print(&mut out)?;
    } else {
        solution.print(facts, &mut out)?;
    }
    Ok(Status::Done)
}

impl Solve {
    fn solve(&self, position: &AnyPosition) -> Result<Solution> {
        let begun = Instant::now();
        let meaning = match &self.checkpoint {
            Some(path) => format!("the checkpoint is saved in {}", path.display()),
            None => "nothing was solved".to_owned(),
        };
        let interrupt = Interrupt::catch(meaning)?;
        let progress = Progress::new(position.moves().count(), "root moves");
        let plies = match self.checkpoint {
            // The table needs room for what was proved of other positions.
            Some(_) => u32::MAX,
            None => position.plies_left(),
        };
        let args = self.answer.solver;
        let mut solver = position.blank_solver(plies, args.bytes(), args.threads());
        let checkpoint = self.checkpoint.as_deref();
        let checkpoint = checkpoint.map(|path| Checkpoint::open(path, position, &mut *solver)).transpose()?;
        let mut watch = SolverWatch::new(&progress, &interrupt).counting_moves(checkpoint);
        let solving = PositionSolver { exact: self.exact, solver: &mut *solver, watch: &mut watch };
        let findings = solving.answer(position, self.answer.all_moves).map_err(stop_error)?;
        watch.save()?;
        drop(watch);
        drop(progress);
        Ok(Solution::new(position, findings, self.exact, solver.nodes(), begun))
    }

    fn count(&self, position: &AnyPosition, algorithm: TextbookSearch) -> Solution {
        let begun = Instant::now();
        let algorithm = match algorithm {
            TextbookSearch::Minimax => Algorithm::Minimax,
            TextbookSearch::AlphaBeta => Algorithm::AlphaBeta,
        };
        let CountArgs { caching, ordering, .. } = self.answer.count;
        let (decision, count) = position.count(algorithm, caching, ordering);
        let findings = Findings { value: decision.value, principal_variation: None, best: decision.best, moves: None };
        let solution = Solution::new(position, findings, true, count.nodes, begun);
        Solution { leaves: Some(count.leaves), ..solution }
    }
}

/// A solver that answers what is asked about a position.
struct PositionSolver<'a, 'w> {
    /// Whether to find the exact value, not only the winner.
    exact: bool,
    solver: &'a mut dyn AnySolver,
    watch: &'a mut SolverWatch<'w>,
}

/// The findings about a position; values are for the player to move.
struct Findings {
    value: Value,
    /// A move that keeps the value; `None` if every move loses, or if the game is over.
    best: Option<AnyMove>,
    /// The principal variation, to the end of the game.
    principal_variation: Option<Vec<AnyMove>>,
    /// The value of each move, if they were asked for.
    moves: Option<Vec<(AnyMove, Value)>>,
}

impl PositionSolver<'_, '_> {
    fn answer(self, position: &AnyPosition, all_moves: bool) -> Result<Findings, Stopped> {
        let Self { exact, solver, watch } = self;
        let value = solver.value(position, exact, &mut |progress| watch.see(progress))?;
        let principal_variation = solver.best_play(position, value, exact, &mut |progress| watch.see(progress))?;
        let mut moves = Vec::new();
        for mv in position.moves().take_while(|_| all_moves) {
            watch.enter_move(mv.to_string(), moves.len());
            let child = position.play(mv);
            let value = solver.value(&child, exact, &mut |progress| watch.see(progress))?;
            moves.push((mv, if child.to_move() == position.to_move() { value } else { -value }));
        }
        let best = principal_variation.first().copied().filter(|_| value >= 0 || exact);
        let moves = all_moves.then_some(moves);
        Ok(Findings { value, best, principal_variation: Some(principal_variation), moves })
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
    winner: ProvedWinner,
    /// The value in points for the player to move, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<Points>,
}

impl Worth {
    fn new(game: &GameFacts, value: Value, to_move: Player, exact: bool) -> Self {
        let winner = ProvedWinner::new(game, for_first(value, to_move), exact);
        Self { winner, value: exact.then(|| Points::of(game, value)) }
    }

    /// Returns the worth in words: points for the player to move, or the winner.
    fn in_words(&self, game: &GameFacts) -> String {
        match self.value {
            Some(value) if game.values_in_points => format!("{value:+}"),
            _ => self.winner.in_words(),
        }
    }
}

#[expect(clippy::ref_option, reason = "serde passes the field so")]
fn as_map<S: Serializer>(moves: &Option<Vec<(String, Worth)>>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(moves.iter().flatten().map(|(mv, worth)| (mv, worth)))
}

impl Solution {
    fn new(position: &AnyPosition, findings: Findings, exact: bool, nodes: u64, begun: Instant) -> Self {
        let (to_move, game) = (position.to_move(), position.game().facts());
        let worth = |value| Worth::new(game, value, to_move, exact);
        let moves =
            findings.moves.map(|moves| moves.into_iter().map(|(mv, value)| (mv.to_string(), worth(value))).collect());
        Self {
            game: game.name,
            to_move: game.players[to_move as usize],
            worth: worth(findings.value),
            best: findings.best.map(|best| best.to_string()),
            principal_variation: findings.principal_variation.map(|pv| pv.iter().map(AnyMove::to_string).collect()),
            moves,
            nodes,
            leaves: None,
            seconds: begun.elapsed().as_secs_f64(),
        }
    }

    fn print(&self, game: &GameFacts, out: &mut impl Write) -> io::Result<()> {
        let is_over = self.principal_variation.as_ref().is_some_and(Vec::is_empty);
        let mover = self.to_move;
        let owner = if game.values_in_points {
            [format!(" for {mover}"), String::new()]
        } else {
            [String::new(), format!(" for {mover}")]
        };
        writeln!(out, "value   {}{}", self.worth.in_words(game), owner[0])?;
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
            writeln!(out, "move    {mv:width$} {}", worth.in_words(game))?;
        }
        write!(out, "nodes   {}", HumanCount(self.nodes))?;
        if let Some(leaves) = self.leaves {
            write!(out, ", {} of them leaves", HumanCount(leaves))?;
        }
        let speed = (self.nodes as f64 / self.seconds).round();
        writeln!(out, "\ntime    {:.3} s, {} nodes a second", self.seconds, HumanFloatCount(speed))
    }
}
