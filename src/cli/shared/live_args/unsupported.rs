//! Without the page, matches and contests are shown at the terminal only.

use anyhow::Result;
use clap::Args;

use super::audience::Audience;
use super::tabletop::Tabletop;
use crate::web::table::Table;

/// No options.
#[derive(Debug, Args)]
pub struct LiveArgs {}

impl LiveArgs {
    /// Returns nobody.
    #[expect(clippy::unused_self, reason = "with the page there is an option")]
    pub fn audience<G: Tabletop>(
        &self,
        _title: String,
        _standings: impl Fn() -> Table + Send + Sync + 'static,
    ) -> Result<Box<dyn Audience<G>>> {
        Ok(Box::new(()))
    }
}
