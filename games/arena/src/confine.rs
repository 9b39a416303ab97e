//! Confinement of programs: what they may read, write and do, enforced by the kernel and without privilege.
//!
//! A confined program is not started at once. A launcher, which is this very executable, gets the [`Rules`] as one
//! argument, puts itself under them by [`launch`], and becomes the program. The rules hold for all that the program
//! starts, and cannot be lifted.
//!
//! Where there are namespaces, the program runs in a room: three more processes of this executable hold the room, wait
//! for the program outside, and lead it inside.

mod attempt;
#[cfg(unix)]
mod attempts;
mod confinement;
mod detection;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
mod entrance;
#[cfg_attr(
    not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))),
    path = "confine/elsewhere.rs"
)]
mod kernel;
mod launch;
mod launch_error;
mod launch_step;
mod marker;
mod nobody;
mod own_files;
mod program;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
mod restrictions;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
mod room;
mod room_plan;
mod rules;
#[cfg(any(
    test,
    not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))
))]
mod seatbelt;
mod self_test;
mod support;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
mod system_calls;

pub use self::confinement::Confinement;
pub(crate) use self::kernel::Room;
pub use self::launch::launch;
pub(crate) use self::launch::start_error;
pub use self::launch_error::LaunchError;
pub use self::marker::is_confined;
pub(crate) use self::nobody::give_away;
pub use self::own_files::{files_beside, is_python};
pub(crate) use self::program::Confined;
pub use self::program::Program;
pub use self::rules::Rules;
pub use self::self_test::{Finding, attempt, self_test};
pub use self::support::Support;
