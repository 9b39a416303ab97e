//! Textbook searches recorded step by step, to look at any of them.

mod own_log;
mod skipped;
mod step;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use serde::Deserialize;
use serde_json::{Value as Json, json};
use suite_search::{Algorithm, Decision, Game, Node, Search, Trace, TraceNode, TraceStop, Wording};

pub use self::own_log::OwnLog;
use self::step::{children, log_value, node, step};
use crate::{GameError, Heuristic, LogDifference};

/// The most steps that are recorded; they take about 100 MB.
const MOST_STEPS: u32 = 24_000_000;

/// A textbook search to record.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct TreeOptions {
    /// The algorithm; that of the task if it is left out.
    pub algorithm: Option<AlgorithmName>,
    /// The depth limit in plies; that of the task, if there is one, or else none.
    pub limit: Option<u32>,
    /// Whether to remember positions.
    #[serde(default)]
    pub caching: bool,
    /// Whether to order moves by the heuristic.
    #[serde(default)]
    pub ordering: bool,
    /// Whether alpha-beta is fail-hard.
    #[serde(default)]
    pub fail_hard: bool,
    /// The name of a heuristic; the game's first one if it is left out.
    pub heuristic: Option<String>,
}

impl TreeOptions {
    /// Returns the search, with one of these heuristics; what is left out is that of the task.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such heuristic, or no algorithm.
    pub fn search<H: Copy>(
        &self,
        heuristics: &[(&'static str, H)],
        task: Option<(Algorithm, u32)>,
    ) -> Result<Search<H>, GameError> {
        let heuristic = match &self.heuristic {
            None => heuristics.first(),
            Some(name) => heuristics.iter().find(|(known, _)| known == name),
        };
        let (_, heuristic) = *heuristic.ok_or_else(|| {
            let names: Vec<_> = heuristics.iter().map(|(name, _)| *name).collect();
            let found = self.heuristic.as_deref().unwrap_or_default();
            GameError::new(format_args!("expected a heuristic ({}), found {found:?}", names.join(", ")))
        })?;
        let algorithm = self.algorithm.map(Algorithm::from).or(task.map(|(algorithm, _)| algorithm));
        let algorithm =
            algorithm.ok_or_else(|| GameError::new("expected an algorithm: greedy, minimax or alphabeta"))?;
        let limit = self.limit.or(task.map(|(_, limit)| limit));
        let &Self { caching, ordering, fail_hard, .. } = self;
        Ok(Search { limit, caching, ordering, fail_hard, ..Search::new(algorithm, heuristic) })
    }
}

/// The name of an algorithm.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "each is the algorithm of the same name")]
pub enum AlgorithmName {
    Greedy,
    Minimax,
    AlphaBeta,
}

impl From<AlgorithmName> for Algorithm {
    fn from(name: AlgorithmName) -> Self {
        match name {
            AlgorithmName::Greedy => Self::Greedy,
            AlgorithmName::Minimax => Self::Minimax,
            AlgorithmName::AlphaBeta => Self::AlphaBeta,
        }
    }
}

/// A search of any game, which runs or has run. What the methods return is documented in `docs/web.md`.
pub trait SearchTree: Send + Sync {
    /// Returns how far the search is.
    fn summary(&self) -> Json;

    /// Returns whether the search is over.
    fn is_done(&self) -> bool;

    /// Ends the search if it still runs.
    fn stop(&self);

    /// Returns the step that writes a line of the log, counted from 1; the first one names the columns.
    fn step_of_line(&self, line: u64) -> Option<u32>;

    /// Returns the state after a step.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such step.
    fn step(&self, step: u32) -> Result<Json, GameError>;

    /// Returns the children of a node as they are known after a step, the node by the moves to it; if `skipped` is
    /// wanted, with what minimax would find of nodes that are cut off, and below them.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such step or node.
    fn children(&self, path: &[String], step: u32, skipped: bool) -> Result<Json, GameError>;

    /// Compares somebody's log of the search with the right one, and keeps it. Where it differs is found in the steps:
    /// waits for the search, which runs on another thread or has run, to end.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the game has no logs, or none of such a search.
    fn check_log(&self, log: String) -> Result<Json, GameError>;

    /// Returns a line of the log that was kept, with the lines above it in the tree.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no log.
    fn log_line(&self, line: usize) -> Result<Json, GameError>;
}

/// A game whose searches are looked at step by step: every [`Tabletop`](crate::Tabletop) is one, and so is a bare tree.
pub trait SearchedGame: Game<Move: Send + Sync> + Send + Sync + 'static {
    /// The words of the game for explanations of a search.
    const WORDING: Wording<Self>;

    /// Returns the board at a node as JSON, after this number of moves, if there are boards.
    fn board(node: &Node<Self>, moves: usize) -> Option<Json>;

    /// Compares a log that somebody else's program has written of this search with the right one.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the game has no logs, or none of such a search.
    fn check_log(start: &Self, search: &Search<Heuristic<Self>>, log: &str)
    -> Result<Option<LogDifference>, GameError>;
}

/// Runs a search to its end, unless it is stopped. It takes a while: other threads can read its steps meanwhile.
pub type RunSearch = Box<dyn FnOnce() + Send>;

/// Returns a search that is recorded step by step, and what runs it. Before its start, this number of moves has been
/// played.
pub fn search_tree<G: SearchedGame>(
    start: G,
    moves_before: usize,
    search: Search<Heuristic<G>>,
) -> (Box<dyn SearchTree>, RunSearch) {
    let trace = Trace::new(&start, &search);
    let (outcome, interrupt) = (OnceLock::new(), AtomicBool::new(false));
    let shared = Arc::new(Shared { start, moves_before, search, trace, outcome, interrupt });
    let searched = Arc::clone(&shared);
    (Box::new(SearchedTree { shared, log: Mutex::default() }), Box::new(move || searched.run()))
}

/// A search of one game. Dropping it ends the search.
struct SearchedTree<G: SearchedGame> {
    shared: Arc<Shared<G>>,
    log: Mutex<Option<Arc<OwnLog>>>,
}

/// What runs the search has this, too.
struct Shared<G: SearchedGame> {
    start: G,
    /// The moves before the start of the search.
    moves_before: usize,
    search: Search<Heuristic<G>>,
    trace: Trace<G>,
    outcome: OnceLock<Result<Decision<G::Move>, TraceStop>>,
    interrupt: AtomicBool,
}

impl<G: SearchedGame> Shared<G> {
    fn run(&self) {
        let mut writer = self.trace.writer(MOST_STEPS, &self.interrupt);
        let outcome = self.search.observe(&self.start, &mut writer);
        // The last steps can be read from now on.
        drop(writer);
        let _ = self.outcome.set(outcome);
    }
}

impl<G: SearchedGame> Drop for SearchedTree<G> {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The error for a step that is not there.
fn no_step() -> GameError {
    GameError::new("there is no such step")
}

impl<G: SearchedGame> SearchTree for SearchedTree<G> {
    fn summary(&self) -> Json {
        let Shared { trace, outcome, search, .. } = &*self.shared;
        let outcome = outcome.get();
        let last = trace.steps().checked_sub(1).and_then(|last| trace.state(last));
        let (steps, lines, height) =
            last.map_or((0, 0, 0), |state| (state.steps(), state.lines(), state.path().len() as u32));
        let algorithm = match search.algorithm {
            Algorithm::Greedy => "greedy",
            Algorithm::Minimax => "minimax",
            Algorithm::AlphaBeta => "alphabeta",
        };
        let mut summary = json!({
            "algorithm": algorithm,
            "events": steps,
            "lines": lines,
            // Each step either comes to a node or goes back from one.
            "nodes": u32::midpoint(steps, height),
            "done": outcome.is_some(),
            "too_long": matches!(outcome, Some(Err(_))),
            "range": trace.range(),
        });
        if let Some(Ok(decision)) = outcome {
            let best = decision.best.map(|best| best.to_string());
            summary["result"] = json!({ "best": best, "value": log_value(decision.value) });
        }
        summary
    }

    fn is_done(&self) -> bool {
        self.shared.outcome.get().is_some()
    }

    fn stop(&self) {
        self.shared.interrupt.store(true, Ordering::Relaxed);
    }

    fn step_of_line(&self, line: u64) -> Option<u32> {
        self.shared.trace.step_of_line(u32::try_from(line.checked_sub(2)?).ok()?)
    }

    fn step(&self, number: u32) -> Result<Json, GameError> {
        step(&self.shared, number).ok_or_else(no_step)
    }

    fn children(&self, path: &[String], number: u32, skipped: bool) -> Result<Json, GameError> {
        let trace = &self.shared.trace;
        let mut state = trace.state(number).ok_or_else(no_step)?;
        let mut found: &TraceNode<G> = state.path().first().ok_or_else(no_step)?;
        for (depth, name) in path.iter().enumerate() {
            let on_path = state.path().get(depth + 1).filter(|next| is_named(next.node.last_move, name));
            if on_path.is_none() {
                let child = found.children.iter().find(|child| is_named(Some(child.mv), name));
                if child.is_none() && skipped && found.is_cut {
                    return skipped::below(&self.shared, &found.node, &path[depth..]);
                }
                let child = child.ok_or_else(|| GameError::new(format_args!("{name} has not been searched yet")))?;
                let (last, first) = (*child.steps().end(), *child.steps().start());
                state = trace.state(last).ok_or_else(no_step)?;
                // At its last step, a node that is searched is the last on the path; another one is, too.
                if state.path().last().is_none_or(|last| last.first != first) {
                    return Err(GameError::new(format_args!("{name} is not where it should be")));
                }
            }
            found = state.path().get(depth + 1).ok_or_else(|| GameError::new("there is no such node"))?;
        }
        let current = state.path().get(path.len() + 1).and_then(|next| next.node.last_move);
        let children = children(found, current, skipped.then_some(&self.shared));
        Ok(json!({ "node": node(&found.node), "children": children }))
    }

    fn check_log(&self, log: String) -> Result<Json, GameError> {
        let difference = G::check_log(&self.shared.start, &self.shared.search, &log)?;
        self.shared.outcome.wait();
        let log = OwnLog::new(log);
        let lines_yours = log.lines();
        *lock(&self.log) = Some(Arc::new(log));
        let lines_right = self.summary()["lines"].as_u64().map(|lines| lines + 1);
        let Some(LogDifference { line, found, expected, explanation, mistakes }) = difference else {
            return Ok(json!({
                "same": true, "line": null, "step": null, "yours": null, "right": null,
                "explanation": "", "mistakes": [], "lines_yours": lines_yours, "lines_right": lines_right,
            }));
        };
        let step = self.step_of_line(line);
        let mistakes: Vec<_> =
            mistakes.iter().map(|mistake| json!({ "id": mistake.id, "description": mistake.message })).collect();
        Ok(json!({
            "same": false, "line": line, "step": step, "yours": found, "right": expected,
            "explanation": explanation, "mistakes": mistakes, "lines_yours": lines_yours, "lines_right": lines_right,
        }))
    }

    fn log_line(&self, line: usize) -> Result<Json, GameError> {
        let log = lock(&self.log).clone().ok_or_else(|| GameError::new("expected a log first"))?;
        Ok(log.line(line))
    }
}

/// Returns whether a node is the one after a move with this name.
fn is_named<M: ToString>(mv: Option<M>, name: &str) -> bool {
    mv.is_some_and(|mv| mv.to_string() == name)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
