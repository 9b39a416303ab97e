//! The page as the audience of a match.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Result;
use suite_arena::{Record, Series, Spectate};
use suite_tabletop::{AnyMove, AnyPosition};

use super::companion::Companion;
use super::live::live_match::LiveMatch;
use super::page_address::PageAddress;
use crate::{Audience, LiveScore};

/// The page as the audience of a match, with the server behind it.
pub struct LiveAudience {
    live: Arc<LiveMatch>,
    companion: Companion,
}

impl LiveAudience {
    /// Starts the server for a match with this title and score.
    ///
    /// # Errors
    ///
    /// An address that cannot be listened on.
    pub fn open(title: &str, score: Arc<dyn LiveScore>, address: SocketAddr) -> Result<Self> {
        let live = Arc::new(LiveMatch::new(title, score));
        let companion = Companion::start(address, Arc::clone(&live))?;
        Ok(Self { live, companion })
    }

    /// Returns the address of the page.
    #[must_use]
    pub const fn address(&self) -> &PageAddress {
        self.companion.address()
    }
}

impl Audience for LiveAudience {
    fn spectator<'a>(
        &'a self,
        series: &Series<'_, AnyPosition>,
        number: u32,
        labels: [&str; 2],
    ) -> Box<dyn Spectate<AnyPosition> + 'a> {
        Box::new(self.live.spectator(series, number, labels))
    }

    fn finished(&self, record: &Record<AnyMove>) {
        self.live.finished(record);
    }
}

impl Drop for LiveAudience {
    /// Tells the connections that the match is over; then the server ends.
    fn drop(&mut self) {
        self.live.end();
    }
}
