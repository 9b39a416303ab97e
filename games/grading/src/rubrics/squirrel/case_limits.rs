//! Limits for a case.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use suite_arena::Limits;
use suite_programs::CommonLimits;
use suite_work::in_seconds;

/// What a program may use for a case.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CaseLimits {
    /// The CPU time for a case.
    #[serde(with = "in_seconds")]
    pub case_limit: Duration,
    /// The limits of all programs.
    #[serde(flatten)]
    pub common: CommonLimits,
}

/// The usual CPU time for a case.
const CASE_LIMIT: Duration = Duration::from_secs(10);

impl CaseLimits {
    /// Returns the limits for a case.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.common.limits(self.case_limit)
    }

    /// Returns the command-line options for what differs from the defaults.
    pub(super) fn options(&self) -> impl Iterator<Item = String> {
        let time = (self.case_limit != CASE_LIMIT).then(|| format!("--case-limit={}", self.case_limit.as_secs_f64()));
        time.into_iter().chain(self.common.options())
    }
}
