//! Limits for a case.

use std::time::Duration;

use clap::Args;
use serde::{Deserialize, Serialize};
use suite_arena::Limits;
use suite_text::seconds;
use suite_work::in_seconds;

use crate::cli::shared::limit_args::CommonLimitArgs;

/// What a program may use for a case.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct CaseLimits {
    /// CPU time limit for a case
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    #[serde(with = "in_seconds")]
    case_limit: Duration,
    #[command(flatten)]
    #[serde(flatten)]
    pub common: CommonLimitArgs,
}

impl CaseLimits {
    /// Returns the limits for a case.
    pub fn limits(&self) -> Limits {
        self.common.limits(self.case_limit)
    }
}
