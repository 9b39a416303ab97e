//! Bounds on a value.

use crate::{INFINITY, Value, Window};

/// Proved bounds on a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The value is at least this.
    pub lower: Value,
    /// The value is at most this.
    pub upper: Value,
}

impl Bounds {
    /// No bounds at all.
    pub const OPEN: Self = Self { lower: -INFINITY, upper: INFINITY };

    /// Returns what both prove together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// Returns the same bounds for the other player.
    #[inline]
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }

    /// Returns the value, or one on the same side of `window`, if the bounds are enough for that.
    #[inline]
    #[must_use]
    pub fn settles(self, window: Window) -> Option<Value> {
        if self.lower >= window.beta || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= window.alpha {
            Some(self.upper)
        } else {
            None
        }
    }

    /// Returns what a fail-soft search with `window` proves by returning `value`.
    #[inline]
    pub(crate) fn proved_by(value: Value, window: Window) -> Self {
        Self {
            lower: if value > window.alpha { value } else { -INFINITY },
            upper: if value < window.beta { value } else { INFINITY },
        }
    }
}
