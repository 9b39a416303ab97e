//! Who watches a match or a contest besides the terminal.

use suite_arena::{Record, Series, Spectate};
use suite_tabletop::{AnyMove, AnyPosition};

/// Whoever watches all games of a match or a contest; `()` watches none.
pub trait Audience: Sync {
    /// Returns the spectator of a game by its number; `labels` are the participants of the series.
    fn spectator<'a>(
        &'a self,
        series: &Series<'_, AnyPosition>,
        number: u32,
        labels: [&str; 2],
    ) -> Box<dyn Spectate<AnyPosition> + 'a>;

    /// Sees the record of a finished game.
    fn finished(&self, record: &Record<AnyMove>);
}

impl Audience for () {
    fn spectator<'a>(
        &'a self,
        _: &Series<'_, AnyPosition>,
        _: u32,
        _: [&str; 2],
    ) -> Box<dyn Spectate<AnyPosition> + 'a> {
        Box::new(())
    }

    fn finished(&self, _: &Record<AnyMove>) {}
}
