//! Without the page, matches and contests are shown at the terminal only.

use std::sync::Arc;

use anyhow::Result;
use clap::Args;

use super::audience::Audience;
use super::score::Score;
use super::tabletop::Tabletop;

/// No options.
#[derive(Debug, Args)]
pub struct LiveArgs {}

impl LiveArgs {
    /// Returns nobody.
    #[expect(clippy::unused_self, reason = "with the page there is an option")]
    pub fn audience<G: Tabletop>(
        &self,
        _title: String,
        _score: &Arc<impl Score + 'static>,
    ) -> Result<Box<dyn Audience<G>>> {
        Ok(Box::new(()))
    }
}

impl LiveArgs {
    /// Returns nobody.
    #[expect(clippy::unused_self, reason = "with the page there is an option")]
    pub fn contest_audience(
        &self,
        _title: String,
        _score: &Arc<impl suite_web::Score + 'static>,
    ) -> Result<Box<dyn suite_web::Audience>> {
        Ok(Box::new(()))
    }
}
