//! A search that the page has open.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use serde::Deserialize;
use suite_search::Instant;
use suite_tabletop::{RunSearch, SearchTree, TreeOptions};

use crate::own_tree::{self, OwnTree};
use crate::start::Start;

/// The time after which a search ends if the page does not ask for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// A search that the page asks for.
#[derive(Debug, Deserialize)]
pub struct TreeRequest {
    #[serde(flatten)]
    start: Start,
    #[serde(flatten)]
    options: TreeOptions,
}

/// A search that the page has open.
pub struct OpenTree {
    tree: Box<dyn SearchTree>,
    own: Option<OwnTree>,
    last_asked: Mutex<Instant>,
}

impl OpenTree {
    /// Returns a search, and what runs it.
    pub fn open(request: &TreeRequest) -> Result<(Self, RunSearch)> {
        let TreeRequest { start, options } = request;
        let (tree, run, own) = if start.game == own_tree::ID {
            let (tree, run, own) = own_tree::open(start, options)?;
            (tree, run, Some(own))
        } else {
            let (spec, moves) = start.spec()?;
            let task = spec.start.game().task(&spec.variant);
            let (tree, run) = spec.start.search_tree(&moves, options, task)?;
            (tree, run, None)
        };
        Ok((Self { tree, own, last_asked: Mutex::new(Instant::now()) }, run))
    }

    /// Returns the search, which the page has just asked for.
    pub fn asked(&self) -> &dyn SearchTree {
        *self.last_asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        &*self.tree
    }

    /// Draws the tree after a step, counted from 0, as SVG.
    pub fn picture(&self, step: u32) -> Result<String> {
        let own = self.own.as_ref().context("only trees of one's own are drawn")?;
        Ok(own.picture(step)?)
    }

    /// Ends the search if it still runs and the page has not asked for a while.
    pub fn end_if_forgotten(&self) {
        if self.last_asked.lock().unwrap_or_else(PoisonError::into_inner).elapsed() > PATIENCE {
            self.tree.stop();
        }
    }
}
