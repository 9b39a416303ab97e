//! What confinement needs of a kernel, here that of Linux; other systems have what is in `unsupported.rs`.

pub(super) use super::attempts::ATTEMPTS;
pub(super) use super::entrance::{close_other_files, lead, start_inside};
pub(super) use super::restrictions::{end_with_parent, enter, tasks_of_user};
pub(crate) use super::room::Room;
pub(super) use super::room::hold;
