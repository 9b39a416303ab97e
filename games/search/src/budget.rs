//! The limits of a search.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use thiserror::Error;

/// The limits of a search, which ends as soon as it reaches one of them. A [`Meter`](crate::Meter) enforces them.
///
/// A budget of nodes alone gives the same move on every machine.
#[derive(Debug, Clone, Copy)]
pub struct Budget<'a> {
    /// Positions to look at; `u64::MAX` is no limit.
    pub nodes: u64,
    /// Wall-clock time; [`Duration::MAX`] is no limit.
    pub time: Duration,
    /// A flag that ends the search when it is raised, such as by Ctrl-C.
    pub interrupt: Option<&'a AtomicBool>,
}

impl Budget<'_> {
    /// No limit: the search ends when its work is done.
    pub const UNLIMITED: Self = Self { nodes: u64::MAX, time: Duration::MAX, interrupt: None };
}

/// The budget of a search is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the budget is used up")]
pub struct OutOfBudget;
