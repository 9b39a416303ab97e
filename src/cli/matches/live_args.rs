//! The option to show a match or a contest in the browser while it is played.

use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use suite_web::server::LiveAudience;
use suite_web::{Audience, LiveScore};
use suite_work::note;

use crate::cli::args::server_args::ServerArgs;

/// Whether a match is shown in the browser, and where.
#[derive(Debug, Args)]
#[command(mut_group("ServerArgs", |group| group.requires("live")))]
pub struct LiveArgs {
    /// Show the games and the standings in the browser while they are played
    ///
    /// Serves the page of `suite web` until the last game is over, and prints its address on stderr.
    #[arg(long)]
    live: bool,
    #[command(flatten)]
    server: ServerArgs,
}

impl LiveArgs {
    /// Returns who watches a match with this title besides the terminal: the page, if it was asked for, which looks at
    /// its score whenever it likes.
    pub fn audience(&self, title: String, score: &Arc<impl LiveScore + 'static>) -> Result<Box<dyn Audience>> {
        if !self.live {
            return Ok(Box::new(()));
        }
        let audience = LiveAudience::open(&title, Arc::clone(score) as _, self.server.address())?;
        note!("watch at {}", audience.address().url);
        self.server.open_browser(audience.address());
        Ok(Box::new(audience))
    }
}
