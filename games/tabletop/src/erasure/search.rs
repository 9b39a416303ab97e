//! A game's searches, to look at step by step.

use serde_json::Value as Json;
use suite_search::{Node, Search, Wording};

use crate::{AnyMove, AnyPosition, BoardView, GameError, Heuristic, LogDifference, SearchedGame, Tabletop};

impl<G: Tabletop> SearchedGame for G {
    const WORDING: Wording<Self> = <G as Tabletop>::WORDING;

    fn board(node: &Node<Self>, moves: usize) -> Option<Json> {
        let position = AnyPosition::new(node.position.clone());
        serde_json::to_value(BoardView::new(&position, node.last_move.map(AnyMove::new), moves)).ok()
    }

    fn check_log(
        start: &Self,
        search: &Search<Heuristic<Self>>,
        log: &str,
    ) -> Result<Option<LogDifference>, GameError> {
        <G as Tabletop>::check_log(start, search, log)
    }
}
