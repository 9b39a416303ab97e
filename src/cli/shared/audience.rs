//! The page as the audience of a match over positions of one type.

use std::any::Any;

use suite_arena::{Elapsed, GameSpec, Outcome, Record, Series, Spectate};
use suite_othello::Wide;
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition};

use super::tabletop::Tabletop;

/// Whoever watches all games of a match.
pub struct MatchAudience {
    /// Who watches.
    pub audience: Box<dyn suite_web::Audience>,
    /// The game, whatever the type of its positions.
    pub spec: GameSpec<AnyPosition>,
}

impl MatchAudience {
    /// Returns the spectator of a game by its number; `labels` are the participants of the series.
    pub fn spectator<'a, G: Tabletop>(
        &'a self,
        series: &Series<'_, G>,
        number: u32,
        labels: [&str; 2],
    ) -> Box<dyn Spectate<G> + 'a> {
        let Series { swap, random_plies, .. } = *series;
        let series = Series { swap, random_plies, ..Series::new(&self.spec, series.interrupt) };
        Box::new(Spectator(self.audience.spectator(&series, number, labels)))
    }

    /// Sees the record of a finished game.
    pub fn finished<M: ToString>(&self, record: &Record<M>)
    where
        Record<M>: Clone,
    {
        let record = record.clone().try_map(|mv| Some(AnyMove::new(mv.to_string())));
        record.iter().for_each(|record| self.audience.finished(record));
    }
}

/// A spectator of a game.
struct Spectator<'a>(Box<dyn Spectate<AnyPosition> + 'a>);

impl<G: Tabletop> Spectate<G> for Spectator<'_> {
    fn position(&mut self, position: &G) {
        any_position(position).iter().for_each(|position| self.0.position(position));
    }

    fn played(&mut self, player: Player, mv: G::Move, elapsed: Elapsed) {
        self.0.played(player, AnyMove::new(mv), elapsed);
    }

    fn ended(&mut self, outcome: &Outcome) {
        self.0.ended(outcome);
    }
}

/// Returns a position of one of the games.
fn any_position(position: &dyn Any) -> Option<AnyPosition> {
    fn of<G: suite_tabletop::Tabletop>(position: &dyn Any) -> Option<AnyPosition> {
        position.downcast_ref::<G>().cloned().map(AnyPosition::new)
    }
    of::<suite_go::GameState>(position)
        .or_else(|| of::<suite_othello::Position<u64>>(position))
        .or_else(|| of::<suite_othello::Position<Wide>>(position))
        .or_else(|| of::<suite_squirrel::Position>(position))
        .or_else(|| of::<suite_tictactoe::Position>(position))
}
