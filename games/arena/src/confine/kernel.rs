//! What confinement needs of a kernel, here that of Linux; other systems have what is in `elsewhere.rs`.

use super::attempt::Attempt;
use super::attempts;
pub(super) use super::entrance::{close_other_files, lead, start_inside};
pub(super) use super::restrictions::{end_with_parent, enter, filters, tasks_of_user};
pub(crate) use super::room::Room;
pub(super) use super::room::hold;

/// All attempts.
pub(super) const ATTEMPTS: &[&[Attempt]] = &[attempts::ATTEMPTS, attempts::linux::ATTEMPTS];
