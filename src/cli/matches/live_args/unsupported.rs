//! Without the page, matches and contests are shown at the terminal only.

use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use suite_web::{Audience, Score};

/// No options.
#[derive(Debug, Args)]
pub struct LiveArgs {}

impl LiveArgs {
    /// Returns nobody.
    #[expect(clippy::unused_self, reason = "with the page there is an option")]
    pub fn audience(&self, _title: String, _score: &Arc<impl Score + 'static>) -> Result<Box<dyn Audience>> {
        Ok(Box::new(()))
    }
}
