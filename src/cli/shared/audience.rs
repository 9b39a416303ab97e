//! Who watches a match or a contest besides the terminal.

use suite_arena::{Record, Series, Spectate};

use super::tabletop::Tabletop;

/// Whoever watches all games of a match or a contest; `()` watches none.
pub trait Audience<G: Tabletop>: Sync {
    /// Returns the spectator of a game by its number; `labels` are the participants of the series.
    fn spectator<'a>(&'a self, series: &Series<'_, G>, number: u32, labels: [&str; 2]) -> Box<dyn Spectate<G> + 'a>;

    /// Sees the record of a finished game.
    fn finished(&self, record: &Record<G::Move>);
}

impl<G: Tabletop> Audience<G> for () {
    fn spectator<'a>(&'a self, _: &Series<'_, G>, _: u32, _: [&str; 2]) -> Box<dyn Spectate<G> + 'a> {
        Box::new(())
    }

    fn finished(&self, _: &Record<G::Move>) {}
}
