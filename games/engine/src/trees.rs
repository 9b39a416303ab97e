//! `trees`: textbook searches, step by step.

use std::sync::Arc;

use anyhow::Context;
use serde_json::json;

use crate::engine::number;
use crate::open_tree::{OpenTree, TreeRequest};
use crate::{Answer, ApiError, Engine, Request};

impl Engine {
    /// Opens a search, which runs after the answer.
    pub(crate) fn begin_search(&self, request: &TreeRequest) -> Result<Answer, ApiError> {
        let (tree, run) = OpenTree::open(request)?;
        let id = self.trees.add(Arc::new(tree));
        Ok(Answer::Begun(json!({ "id": id }), Box::new(|_, _| run())))
    }

    /// Answers with the children of a node, by the moves to it as a list in JSON, at a step; with `skipped`, also
    /// with what minimax would find of those cut off.
    pub(crate) fn children(&self, id: &str, request: &Request) -> Result<Answer, ApiError> {
        let path: Vec<String> = serde_json::from_str(&request.required("path")?).context("path")?;
        let step = number(&request.required("step")?)?;
        let skipped = request.optional("skipped").is_some();
        Ok(Answer::Whole(self.trees.get(id)?.asked().children(&path, step, skipped)?))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::thread;
    use std::time::Duration;

    use serde_json::Value;

    use super::*;
    use crate::StandaloneHost;

    /// Searches a tree to its end, and returns the engine and how large the search is.
    fn searched(algorithm: &str) -> (Engine, Value) {
        let engine = Engine::new(StandaloneHost { seed: || 7, first_id: 1 });
        let body = json!({ "game": "othello", "algorithm": algorithm, "limit": 3 }).to_string();
        let Ok(Answer::Begun(_, search)) = engine.answer(&Request::new("POST", "trees", &body)) else {
            panic!("expected a search");
        };
        search(&mut |_| (), &AtomicBool::new(false));
        let summary = whole(&engine, "trees/1");
        (engine, summary)
    }

    fn whole(engine: &Engine, path: &str) -> Value {
        match engine.answer(&Request::new("GET", path, "")) {
            Ok(Answer::Whole(answer)) => answer,
            _ => panic!("expected an answer to {path}"),
        }
    }

    fn children(engine: &Engine, path: &[Value], step: u64) -> Value {
        whole(engine, &format!("trees/1/children?path={}&step={step}&skipped=yes", json!(path)))
    }

    #[test]
    fn a_log_that_comes_before_the_search_has_run_is_compared_with_all_of_it() {
        let engine = Engine::new(StandaloneHost { seed: || 7, first_id: 1 });
        let begin = || {
            let body = json!({ "game": "tree", "algorithm": "alphabeta" }).to_string();
            match engine.answer(&Request::new("POST", "trees", &body)) {
                Ok(Answer::Begun(_, search)) => search,
                _ => panic!("expected a search"),
            }
        };
        let search = |run: crate::EventProducer| run(&mut |_| (), &AtomicBool::new(false));
        search(begin());
        let events = whole(&engine, "trees/1")["events"].as_u64().expect("a number");
        let steps = (0..events).map(|step| whole(&engine, &format!("trees/1/steps/{step}")));
        let lines: Vec<_> = steps.filter_map(|step| step["line_text"].as_str().map(str::to_owned)).collect();
        let too_short = format!("Node,Depth,Value,Alpha,Beta\n{}", lines[..lines.len() - 1].join("\n"));

        let run = begin();
        let check = thread::scope(|scope| {
            // Whenever the search begins, the answer is the same.
            scope.spawn(|| {
                thread::sleep(Duration::from_millis(50));
                search(run);
            });
            match engine.answer(&Request::new("POST", "trees/2/log", &too_short)) {
                Ok(Answer::Whole(check)) => check,
                _ => panic!("expected a comparison"),
            }
        });
        let last = lines.len() as u64 + 1;
        assert_eq!([&check["line"], &check["lines_right"]], [&json!(last), &json!(last)]);
        let step = check["step"].as_u64().expect("a step");
        assert_eq!(whole(&engine, &format!("trees/2/steps/{step}"))["line_text"], json!(lines.last()));
    }

    #[test]
    fn what_alpha_beta_skips_is_the_rest_of_minimax() {
        let ((engine, pruned), (_, all)) = (searched("alphabeta"), searched("minimax"));
        let mut skipped = 0;
        for step in 0..pruned["events"].as_u64().expect("a number") {
            let state = whole(&engine, &format!("trees/1/steps/{step}"));
            if state["kind"] != "cut" {
                continue;
            }
            let path: Vec<_> = state["node"]["path"].as_array().expect("moves")[1..].to_vec();
            let cut = children(&engine, &path, step);
            for child in cut["children"].as_array().expect("children").iter().filter(|child| child["state"] == "cut") {
                let nodes = child["skipped"]["nodes"].as_u64().expect("a number");
                skipped += nodes;
                // What is below a skipped node is all of it but the node itself.
                let below = children(&engine, &[path.as_slice(), &[child["move"].clone()]].concat(), step);
                let sizes = below["children"].as_array().expect("children").iter();
                assert_eq!(1 + sizes.map(|child| child["skipped"]["nodes"].as_u64().unwrap_or(0)).sum::<u64>(), nodes);
                assert_eq!(below["node"]["skipped"], child["skipped"]);
            }
        }
        assert!(skipped > 0);
        assert_eq!(pruned["nodes"].as_u64().map(|nodes| nodes + skipped), all["nodes"].as_u64());
    }
}
