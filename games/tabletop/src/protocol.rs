//! Protocols for programs.

use suite_arena::{FileProtocol, PipeProtocol};
use suite_search::Game;

/// How programs play a game.
pub enum Protocol<G: Game> {
    /// They are started for each move, and read and write files.
    Files(Box<dyn FileProtocol<G> + Send + Sync>),
    /// They run during the whole game, behind a pipe.
    Pipe(Box<dyn PipeProtocol<G> + Send + Sync>),
}

/// The kinds of [`Protocol`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProtocolKind {
    /// Programs are started for each move, and read and write files.
    Files,
    /// Programs run during the whole game, behind a pipe.
    Pipe,
}

impl<G: Game> Protocol<G> {
    /// Returns the kind of the protocol.
    #[must_use]
    pub const fn kind(&self) -> ProtocolKind {
        match self {
            Self::Files(_) => ProtocolKind::Files,
            Self::Pipe(_) => ProtocolKind::Pipe,
        }
    }

    /// Returns what a program that has just been started is told in a position: the content of its input file, or the
    /// lines on its stdin.
    #[must_use]
    pub fn first_question(&self, position: &G) -> String {
        match self {
            Self::Files(files) => files.turn(position),
            Self::Pipe(pipe) => pipe.greeting(position.to_move()) + &pipe.turn(position),
        }
    }
}
