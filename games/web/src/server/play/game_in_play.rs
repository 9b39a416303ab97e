//! What the thread of a game and the connections share.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};

use suite_arena::GameSpec;
use suite_engine::GameProgress;
use suite_programs::PlayerChoice;
use suite_tabletop::{AnyMove, AnyPosition};
use tokio::sync::watch;

/// A game with its players, and how far it is.
pub struct GameInPlay {
    pub spec: GameSpec<AnyPosition>,
    /// The moves that the game begins with, and the positions before them.
    pub opening: Vec<(AnyPosition, AnyMove)>,
    pub players: [PlayerChoice; 2],
    pub labels: [String; 2],
    pub progress: Mutex<GameProgress>,
    /// The number of changes.
    pub changes: watch::Sender<u64>,
    pub interrupt: AtomicBool,
}

impl GameInPlay {
    /// Changes the progress, and tells the connections.
    pub fn change(&self, change: impl FnOnce(&mut GameProgress)) {
        change(&mut self.progress());
        self.changes.send_modify(|number| *number += 1);
    }

    /// Returns the progress, which nobody else changes meanwhile.
    pub fn progress(&self) -> MutexGuard<'_, GameProgress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
