//! A game's solver as one of any game.

use std::io::Read;

use suite_search::{Solver, Value};

use super::own_position;
use crate::{
    AnyMove, AnyPosition, AnySolver, GameError, SaveCheckpoint, SolverObserver, Stopped, Tabletop, WatchSolver,
};

/// Returns a solver of a game's own positions, whose table is as large as `plies` before the end ask for, and has at
/// most this number of bytes.
#[must_use]
pub fn own_solver<G: Tabletop>(plies: u32, bytes: u64, threads: usize) -> Solver<G::Core> {
    let bytes = (G::LEAST_TABLE << plies.min(32)).min(bytes);
    Solver::new(usize::try_from(bytes).unwrap_or(usize::MAX), threads)
}

/// The solver of a game.
pub struct SolverOf<G: Tabletop>(pub Solver<G::Core>);

/// Returns a position as the solver of a game plays it.
fn core<G: Tabletop>(position: &AnyPosition) -> G::Core {
    own_position::<G>(position).core()
}

impl<G: Tabletop> AnySolver for SolverOf<G> {
    fn value(&mut self, position: &AnyPosition, exact: bool, watch: &mut WatchSolver) -> Result<Value, Stopped> {
        let (core, mut observer) = (core::<G>(position), SolverObserver(watch));
        Ok(if exact {
            self.0.solve(&core, &mut observer)?.value
        } else if self.0.is_at_least(&core, 1, &mut observer)? {
            1
        } else if self.0.is_at_least(&core, 0, &mut observer)? {
            0
        } else {
            -1
        })
    }

    fn best_play(
        &mut self,
        position: &AnyPosition,
        value: Value,
        exact: bool,
        watch: &mut WatchSolver,
    ) -> Result<Vec<AnyMove>, Stopped> {
        let (core, mut observer) = (core::<G>(position), SolverObserver(watch));
        let moves = if exact {
            self.0.principal_variation(&core, value, &mut observer)?
        } else {
            // Where the player to move loses whatever the move, the opponent's play proves it.
            self.0.proof(&core, value.max(0), &mut observer)?
        };
        Ok(moves.into_iter().map(AnyMove::new).collect())
    }

    fn holding_move(
        &mut self,
        position: &AnyPosition,
        value: Value,
        watch: &mut WatchSolver,
    ) -> Result<Option<AnyMove>, Stopped> {
        Ok(self.0.holding_move(&core::<G>(position), value, &mut SolverObserver(watch))?.map(AnyMove::new))
    }

    fn holding_moves(
        &mut self,
        position: &AnyPosition,
        value: Value,
        watch: &mut WatchSolver,
    ) -> Result<Vec<AnyMove>, Stopped> {
        let moves = self.0.holding_moves(&core::<G>(position), value, &mut SolverObserver(watch))?;
        Ok(moves.into_iter().map(AnyMove::new).collect())
    }

    fn nodes(&self) -> u64 {
        self.0.nodes()
    }

    fn checkpoint(&self, position: &AnyPosition) -> Box<SaveCheckpoint> {
        let (position, table) = (own_position::<G>(position).clone(), self.0.table());
        Box::new(move |out| position.save_checkpoint(&table, out))
    }

    fn load_checkpoint(&self, position: &AnyPosition, file: &mut dyn Read) -> Result<(), GameError> {
        own_position::<G>(position).load_checkpoint(&self.0, file)
    }
}
