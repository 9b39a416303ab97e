//! A game's protocols as those of any game.

use suite_arena::{Fault, FileProtocol, PipeProtocol};
use suite_search::{Game, Player};

use super::own_position;
use crate::{AnyMove, AnyPosition, Tabletop};

/// A game's own files for positions of any game.
pub struct FilesOf<G: Game>(pub Box<dyn FileProtocol<G> + Send + Sync>);

impl<G: Tabletop> FileProtocol<AnyPosition> for FilesOf<G> {
    fn input(&self) -> &'static str {
        self.0.input()
    }

    fn output(&self) -> &'static str {
        self.0.output()
    }

    fn turn(&self, position: &AnyPosition) -> String {
        self.0.turn(own_position(position))
    }

    fn parse_move(&self, position: &AnyPosition, text: &str) -> Result<AnyMove, Fault> {
        self.0.parse_move(own_position(position), text).map(AnyMove::new)
    }
}

/// A game's own pipe for positions of any game.
pub struct PipeOf<G: Game>(pub Box<dyn PipeProtocol<G> + Send + Sync>);

impl<G: Tabletop> PipeProtocol<AnyPosition> for PipeOf<G> {
    fn greeting(&self, player: Player) -> String {
        self.0.greeting(player)
    }

    fn turn(&self, position: &AnyPosition) -> String {
        self.0.turn(own_position(position))
    }

    fn parse_move(&self, position: &AnyPosition, line: &str) -> Result<AnyMove, Fault> {
        self.0.parse_move(own_position(position), line).map(AnyMove::new)
    }

    fn end(&self, position: &AnyPosition) -> String {
        self.0.end(own_position(position))
    }
}
