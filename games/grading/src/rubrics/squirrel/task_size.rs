//! How large tasks are: to whoever looks at them, and for a search.

use suite_search::{Algorithm, Game};
use suite_squirrel::{SQUARES, SearchSpec, Task};

/// Returns how large a task is for whoever looks at it: the depth, and the number of pieces, or of a battle's turns.
pub fn size(task: &Task) -> (u32, usize) {
    let empty = task.position().empty().len();
    match task {
        Task::NextState { spec, .. } => (spec.limit, SQUARES - empty),
        Task::Battle { specs, .. } => (specs.iter().map(|spec| spec.limit).max().unwrap_or_default(), empty),
    }
}

/// Returns the most nodes that the searches of a task can have.
pub fn size_of_search(task: &Task) -> u64 {
    let empty = task.position().moves().count() as u64;
    let nodes = |spec: &SearchSpec| {
        let plies = if spec.algorithm == Algorithm::Greedy { 1 } else { u64::from(spec.limit).min(empty) };
        (0..plies).fold(1_u64, |nodes, ply| nodes.saturating_mul(empty - ply))
    };
    match task {
        Task::NextState { spec, .. } => nodes(spec),
        Task::Battle { specs, .. } => specs.iter().map(nodes).fold(0, u64::saturating_add).saturating_mul(empty),
    }
}
