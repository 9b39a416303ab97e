//! Without the page, matches and contests are shown at the terminal only.

use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use suite_web::{Audience, LiveScore};

/// No options.
#[derive(Debug, Args)]
pub struct LiveArgs {}

impl LiveArgs {
    /// Returns nobody.
    #[expect(clippy::unused_self, reason = "with the page there is an option")]
    pub fn audience(&self, _title: String, _score: &Arc<impl LiveScore + 'static>) -> Result<Box<dyn Audience>> {
        Ok(Box::new(()))
    }
}
