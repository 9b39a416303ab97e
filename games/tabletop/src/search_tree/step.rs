//! A step of a search, as the page shows it.

use serde_json::{Value as Json, json};
use suite_search::{
    Algorithm, Explainer, Game, INFINITY, LogValue, Node, Step, StepKind, TraceChild, TraceNode, TraceState, Value,
};

use super::{SearchedGame, Shared, skipped};

/// Returns the state after a step, if there is such a step, and where one can go from there.
pub fn step<G: SearchedGame>(tree: &Shared<G>, number: u32) -> Option<Json> {
    let state = tree.trace.state(number)?;
    let (step, kind) = state.step().zip(state.kind())?;
    let before = number.checked_sub(1).and_then(|number| tree.trace.state(number));
    let mut explainer = Explainer::new(&tree.search, G::WORDING);
    let path_before = before.as_ref().map_or(&[][..], TraceState::path);
    for on_path in path_before {
        explainer.follow(&on_path.node);
    }
    let found = step.node();
    let has_line = kind != StepKind::Cached;
    let path: Vec<_> = (0..state.path().len()).map(|depth| on_path(&state, depth)).collect();
    let (path_to_node, log_explanation) = (explainer.path_to(found), explainer.explain(&step));
    let mut answer = json!({
        "step": number,
        "kind": name(kind),
        // The first line of a log names the columns.
        "line": has_line.then(|| state.lines() + 1),
        "line_text": has_line.then(|| line(found, tree.search.algorithm)),
        "node": state.path().last().map(|last| node(&last.node)),
        "path": path,
        "board": G::board(found, tree.moves_before + found.depth as usize),
        "explanation": explainer.without_log().explain(&step),
        "log_explanation": log_explanation,
        "next": next(tree, &state, number),
        "previous": previous(tree, &state, number),
    });
    answer["node"]["path"] = path_to_node.into();
    answer["node"]["best"] = found.best.map(|best| best.to_string()).into();
    if let Step::Update(_, child) | Step::Cut(_, child) = step {
        let was = path_before.get(found.depth as usize).map(|on_path| values(&on_path.node));
        answer["before"] = was.unwrap_or_default();
        let mv = child.last_move.map(|mv| mv.to_string());
        answer["child"] = json!({ "move": mv, "value": log_value(child.value) });
    }
    Some(answer)
}

/// Returns a node on the path with its children.
fn on_path<G: SearchedGame>(state: &TraceState<G>, depth: usize) -> Json {
    let on_path = &state.path()[depth];
    let current = state.path().get(depth + 1).and_then(|next| next.node.last_move);
    let mut json = node(&on_path.node);
    json["children"] = children(on_path, current, None);
    json
}

/// Returns what a node is like.
pub fn node<G: Game>(node: &Node<G>) -> Json {
    let mv = node.last_move.map(|mv| mv.to_string());
    let mut json = values(node);
    json["name"] = mv.clone().unwrap_or_else(|| "root".to_owned()).into();
    json["move"] = mv.into();
    json["depth"] = node.depth.into();
    json["is_max"] = node.is_max.into();
    json
}

fn values<G: Game>(node: &Node<G>) -> Json {
    let [value, alpha, beta] = [node.value, node.window.alpha, node.window.beta].map(log_value);
    json!({ "value": value, "alpha": alpha, "beta": beta })
}

/// Returns the children of a node: those that were searched in the order of the search, then the others; with a search,
/// what minimax would find of those that it has skipped.
pub fn children<G: SearchedGame>(
    on_path: &TraceNode<G>,
    current: Option<G::Move>,
    searched: Option<&Shared<G>>,
) -> Json {
    if on_path.kind != StepKind::Enter {
        return Json::Array(Vec::new());
    }
    let done = on_path.children.iter().map(|done| {
        let TraceChild { mv, value, kind, .. } = *done;
        let mut json = child(mv, "done");
        json["kind"] = if kind == StepKind::Enter { "inner" } else { name(kind) }.into();
        json["value"] = log_value(value);
        json["steps"] = json!([done.steps().start(), done.steps().end()]);
        json
    });
    let others = on_path.node.position.moves();
    let others = others.filter(|mv| Some(*mv) != current && on_path.children.iter().all(|done| done.mv != *mv));
    let why = why_cut(&on_path.node);
    let others = others.map(|mv| {
        let mut json = child(mv, if on_path.is_cut { "cut" } else { "unvisited" });
        if on_path.is_cut {
            json["why"] = why.as_str().into();
            if let Some(searched) = searched {
                json["skipped"] = skipped::findings(searched, &on_path.node.child(mv, searched.start.maximizer()));
            }
        }
        json
    });
    done.chain(current.map(|mv| child(mv, "current"))).chain(others).collect()
}

/// Returns a child by the move to it.
pub fn child<M: ToString>(mv: M, state: &str) -> Json {
    json!({ "move": mv.to_string(), "name": mv.to_string(), "state": state })
}

/// Says why the rest of a node is cut off, if it is.
fn why_cut<G: Game>(node: &Node<G>) -> String {
    let (bound, limit, reaches) =
        if node.is_max { ("beta", node.window.beta, "at least") } else { ("alpha", node.window.alpha, "at most") };
    format!("cut off: the value, {}, is {reaches} {bound}, {}", LogValue(node.value), LogValue(limit))
}

/// Returns the steps after this one that one can go to.
fn next<G: SearchedGame>(tree: &Shared<G>, state: &TraceState<G>, number: u32) -> Json {
    let trace = &tree.trace;
    let out = trace.return_from(state);
    let end = match out {
        Some(out) => Some(out - 1),
        None if state.path().len() == 1 => trace.steps().checked_sub(1),
        None => None,
    };
    json!({
        "step": trace.next(number, |_| true),
        "line": trace.next(number, |kind| kind != StepKind::Cached),
        "update": trace.next(number, |kind| kind == StepKind::Update),
        "cut": trace.next(number, |kind| kind == StepKind::Cut),
        "over": end.filter(|&end| end > number).or(out),
        "out": out,
    })
}

/// Returns the steps before this one that one can go to.
fn previous<G: SearchedGame>(tree: &Shared<G>, state: &TraceState<G>, number: u32) -> Json {
    let trace = &tree.trace;
    let first = state.path().last().map(|on_path| on_path.first);
    let out = first.and_then(|first| first.checked_sub(1));
    json!({
        "step": number.checked_sub(1),
        "line": trace.previous(number, |kind| kind != StepKind::Cached),
        "update": trace.previous(number, |kind| kind == StepKind::Update),
        "cut": trace.previous(number, |kind| kind == StepKind::Cut),
        "over": first.filter(|&first| first < number).or(out),
        "out": out,
    })
}

/// Returns the line of a log about a node.
fn line<G: Game>(node: &Node<G>, algorithm: Algorithm) -> String {
    let name = node.last_move.map_or("root".to_owned(), |mv| mv.to_string());
    let [value, alpha, beta] = [node.value, node.window.alpha, node.window.beta].map(LogValue);
    let line = format!("{name},{},{value}", node.depth);
    if algorithm == Algorithm::AlphaBeta { format!("{line},{alpha},{beta}") } else { line }
}

/// Returns the name of a kind of steps.
const fn name(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Enter => "enter",
        StepKind::Leaf => "leaf",
        StepKind::Cached => "cached",
        StepKind::Update => "update",
        StepKind::Cut => "cut",
    }
}

/// Returns a value in JSON, which has no infinite numbers.
pub fn log_value(value: Value) -> Json {
    if value.abs() == INFINITY { LogValue(value).to_string().into() } else { value.into() }
}
