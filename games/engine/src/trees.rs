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

    /// Answers with the children of a node, by the moves to it as a list in JSON, at a step.
    pub(crate) fn children(&self, id: &str, request: &Request) -> Result<Answer, ApiError> {
        let path: Vec<String> = serde_json::from_str(&request.required("path")?).context("path")?;
        let step = number(&request.required("step")?)?;
        Ok(Answer::Whole(self.trees.get(id)?.asked().children(&path, step)?))
    }
}
