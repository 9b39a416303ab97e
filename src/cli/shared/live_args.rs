//! The option to show a match or a contest in the browser while it is played.

use anyhow::Result;
use clap::Args;

use super::audience::Audience;
use super::server_args::ServerArgs;
use super::tabletop::Tabletop;
use crate::note::note;
use crate::web::server::live::LiveAudience;
use crate::web::table::Table;

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
    /// Returns who watches a match with this title besides the terminal: the page, if it was asked for. The page is told the
    /// `standings` whenever it looks.
    pub fn audience<G: Tabletop>(
        &self,
        title: String,
        standings: impl Fn() -> Table + Send + Sync + 'static,
    ) -> Result<Box<dyn Audience<G>>> {
        if !self.live {
            return Ok(Box::new(()));
        }
        let audience = LiveAudience::open(title, standings, self.server.address())?;
        note!("watch at {}", audience.url());
        self.server.open_browser(audience.url());
        Ok(Box::new(audience))
    }
}
