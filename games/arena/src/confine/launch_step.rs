//! The steps of a start, by the word that asks for each, and how a step says that the computer is out of resources.

/// Hold a room.
pub(super) const ROOM: &str = "room";
/// Become the program, or wait for one that starts in a room.
pub(super) const START: &str = "start";
/// Lead the program in a room, as its process 1.
pub(super) const INSIDE: &str = "inside";

/// The exit code if the computer is out of resources. Programs in rooms cannot end with it.
pub(super) const SHORTAGE: i32 = 125;
