//! The mark by which a confined process is recognized from within.

#[cfg(target_os = "linux")]
use rustix::{io::Errno, process::Pid};

/// The process whose priority is asked for. The kernel has no process of such a number, so the question is as good as
/// none.
#[cfg(target_os = "linux")]
pub(super) const PROCESS: u64 = 0x3fff_ffff;
/// The question, `PRIO_PROCESS`, whose type differs among the libraries of C.
#[cfg(target_os = "linux")]
pub(super) const WHICH: u64 = 0;
/// The answer that a filter gives, an error that has nothing to do with processes.
#[cfg(target_os = "linux")]
pub(super) const ERROR: i32 = Errno::XFULL.raw_os_error();

/// Returns whether this process is a confined program, or was started by one: what judges such programs must not run
/// there.
///
/// The filters of system calls answer, which no program can take off. Where the kernel has none, the answer is no.
#[must_use]
pub fn is_confined() -> bool {
    #[cfg(target_os = "linux")]
    {
        let priority = rustix::process::getpriority_process(Pid::from_raw(PROCESS as i32));
        priority == Err(Errno::from_raw_os_error(ERROR))
    }
    #[cfg(not(target_os = "linux"))]
    {
        false
    }
}
