//! A search of one game.

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::{Value, json};
use suite_arena::GameSpec;
use suite_search::{Algorithm, Decision, Search, Trace, TraceNode, TraceStop};
use suite_squirrel::{Comparison, Difference};

use super::own_log::OwnLog;
use super::step::{children, log_value, node, step};
use super::{AlgorithmName, Tree, TreeRequest};
use crate::web::server::served::{Heuristic, Served};

/// The most steps that are recorded; they take about 100 MB.
const MOST_STEPS: u32 = 24_000_000;
/// The time after which a search ends if the page does not ask for it.
const PATIENCE: Duration = Duration::from_secs(60);
/// The time between two looks whether the page still asks.
const PAUSE: Duration = Duration::from_secs(5);

/// A search, which runs or has run on a thread of its own.
pub struct SearchedTree<G: Served> {
    shared: Arc<Shared<G>>,
    log: Mutex<Option<Arc<OwnLog>>>,
    last_asked: Mutex<Instant>,
}

/// What the thread of the search has, too.
pub struct Shared<G: Served> {
    pub spec: GameSpec<G>,
    /// The moves before the start of the search.
    pub moves_before: usize,
    pub search: Search<Heuristic<G>>,
    pub trace: Trace<G>,
    outcome: OnceLock<Result<Decision<G::Move>, TraceStop>>,
    interrupt: AtomicBool,
}

impl<G: Served> SearchedTree<G> {
    /// Begins a search.
    pub fn begin(request: &TreeRequest) -> Result<Self> {
        let (spec, moves) = request.start.spec::<G>()?;
        let start = moves.iter().fold(spec.start.clone(), |position, &mv| position.play(mv));
        let (spec, moves_before) = (GameSpec { start, ..spec }, moves.len());
        let task = G::task(&request.start.parse_variant::<G>()?);
        let algorithm = match (request.algorithm, task) {
            (Some(AlgorithmName::Greedy), _) => Algorithm::Greedy,
            (Some(AlgorithmName::Minimax), _) => Algorithm::Minimax,
            (Some(AlgorithmName::AlphaBeta), _) => Algorithm::AlphaBeta,
            (None, Some((algorithm, _))) => algorithm,
            (None, None) => return Err(anyhow!("expected an algorithm: greedy, minimax or alphabeta")),
        };
        let limit = request.limit.or(task.map(|(_, limit)| limit));
        let (caching, ordering) = (request.caching, request.ordering);
        let search = Search { limit, caching, ordering, ..Search::new(algorithm, request.heuristic::<G>()?) };
        let trace = Trace::new(&spec.start, &search);
        let (outcome, interrupt) = (OnceLock::new(), AtomicBool::new(false));
        let shared = Arc::new(Shared { spec, moves_before, search, trace, outcome, interrupt });
        let searched = Arc::clone(&shared);
        thread::Builder::new().name("search".to_owned()).spawn(move || searched.run())?;
        Ok(Self { shared, log: Mutex::default(), last_asked: Mutex::new(Instant::now()) })
    }
}

impl<G: Served> Shared<G> {
    fn run(&self) {
        let mut writer = self.trace.writer(MOST_STEPS, &self.interrupt);
        let outcome = self.search.observe(&self.spec.start, &mut writer);
        // The last steps can be read from now on.
        drop(writer);
        let _ = self.outcome.set(outcome);
    }
}

/// Ends a search when the page does not ask for it any more.
pub async fn watch(tree: Weak<dyn Tree>) {
    while tree.upgrade().is_some_and(|tree| tree.goes_on()) {
        tokio::time::sleep(PAUSE).await;
    }
}

impl<G: Served> Drop for SearchedTree<G> {
    fn drop(&mut self) {
        self.shared.interrupt.store(true, Ordering::Relaxed);
    }
}

impl<G: Served> Deref for SearchedTree<G> {
    type Target = Shared<G>;

    fn deref(&self) -> &Shared<G> {
        &self.shared
    }
}

impl<G: Served> Tree for SearchedTree<G> {
    fn summary(&self) -> Value {
        *lock(&self.last_asked) = Instant::now();
        let outcome = self.outcome.get();
        let last = self.trace.steps().checked_sub(1).and_then(|last| self.trace.state(last));
        let (steps, lines, height) =
            last.map_or((0, 0, 0), |state| (state.steps(), state.lines(), state.path().len() as u32));
        let mut summary = json!({
            "events": steps,
            "lines": lines,
            // Each step either comes to a node or goes back from one.
            "nodes": u32::midpoint(steps, height),
            "done": outcome.is_some(),
            "too_long": matches!(outcome, Some(Err(_))),
            "range": self.trace.range(),
        });
        if let Some(Ok(decision)) = outcome {
            let best = decision.best.map(|best| best.to_string());
            summary["result"] = json!({ "best": best, "value": log_value(decision.value) });
        }
        summary
    }

    fn step(&self, number: u32) -> Result<Value> {
        *lock(&self.last_asked) = Instant::now();
        step(self, number)
    }

    fn children(&self, path: &[&str], number: u32) -> Result<Value> {
        let mut state = self.trace.state(number).context("there is no such step")?;
        let mut found: &TraceNode<G> = state.path().first().context("there is no such step")?;
        let mut depth = 0;
        for name in path {
            let on_path = state.path().get(depth + 1).filter(|next| is_named(next.node.last_move, name));
            if on_path.is_none() {
                let mut searched = found.children.iter();
                let child = searched.find(|child| child.mv.to_string() == *name);
                let child = child.with_context(|| format!("{name} has not been searched yet"))?;
                let (last, first) = (*child.steps().end(), *child.steps().start());
                state = self.trace.state(last).context("there is no such step")?;
                // At its last step, a node that is searched is the last on the path; another one is, too.
                ensure!(
                    state.path().last().is_some_and(|last| last.first == first),
                    "{name} is not where it should be"
                );
            }
            depth += 1;
            found = state.path().get(depth).context("there is no such node")?;
        }
        let current = state.path().get(depth + 1).and_then(|next| next.node.last_move);
        Ok(json!({ "node": node(found), "children": children(found, current) }))
    }

    fn check_log(&self, log: String) -> Result<Value> {
        let comparison = G::check_log(&self.spec.start, &self.search, &log)?;
        let log = OwnLog::new(log);
        let lines_yours = log.lines();
        *lock(&self.log) = Some(Arc::new(log));
        let lines_right = self.summary()["lines"].as_u64().map(|lines| lines + 1);
        let Comparison::Different(difference) = comparison else {
            return Ok(json!({
                "same": true, "line": null, "step": null, "yours": null, "right": null,
                "explanation": "", "mistakes": [], "lines_yours": lines_yours, "lines_right": lines_right,
            }));
        };
        let Difference { line, found, expected, explanation, mistakes, .. } = difference;
        // The first line names the columns.
        let step = line.checked_sub(2).and_then(|line| self.trace.step_of_line(u32::try_from(line).ok()?));
        let mistakes: Vec<_> = mistakes
            .iter()
            .map(|mistake| json!({ "id": mistake.id(), "description": mistake.description() }))
            .collect();
        Ok(json!({
            "same": false, "line": line, "step": step, "yours": found, "right": expected,
            "explanation": explanation, "mistakes": mistakes, "lines_yours": lines_yours, "lines_right": lines_right,
        }))
    }

    fn log_line(&self, line: usize) -> Result<Value> {
        let log = lock(&self.log).clone().context("expected a log first")?;
        Ok(log.line(line))
    }

    fn goes_on(&self) -> bool {
        let is_done = self.outcome.get().is_some();
        if !is_done && lock(&self.last_asked).elapsed() > PATIENCE {
            self.interrupt.store(true, Ordering::Relaxed);
        }
        !is_done
    }
}

/// Returns whether a node is the one after a move with this name.
fn is_named<M: ToString>(mv: Option<M>, name: &str) -> bool {
    mv.is_some_and(|mv| mv.to_string() == name)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
