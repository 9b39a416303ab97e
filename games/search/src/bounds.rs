//! What is known of a value.

use crate::{INFINITY, Value, Window};

/// What is proved of a value: it is at least `lower` and at most `upper`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// The least that the value can be.
    pub lower: Value,
    /// The most.
    pub upper: Value,
}

impl Bounds {
    /// Nothing is proved.
    pub const OPEN: Self = Self { lower: -INFINITY, upper: INFINITY };

    /// What both prove together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// The same for the other player.
    #[inline]
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }

    /// The value, or one that lies to `window` as it does.
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

    /// What a search with `window` proves by coming to `value`.
    #[inline]
    pub(crate) fn proved_by(value: Value, window: Window) -> Self {
        Self {
            lower: if value > window.alpha { value } else { -INFINITY },
            upper: if value < window.beta { value } else { INFINITY },
        }
    }
}
