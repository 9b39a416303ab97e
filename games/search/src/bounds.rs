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
    #[inline]
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

    /// Returns the value, or a bound on the same side of `window`, if the bounds settle it.
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

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Window = Window { alpha: 2, beta: 5 };

    #[test]
    fn two_proofs_prove_more_and_the_opponent_sees_them_upside_down() {
        let [one, other] = [Bounds { lower: 2, upper: 5 }, Bounds { lower: -1, upper: 3 }];
        assert_eq!(one.and(other), Bounds { lower: 2, upper: 3 });
        assert_eq!(one.reversed(), Bounds { lower: -5, upper: -2 });
        assert_eq!(Bounds::OPEN.reversed(), Bounds::OPEN);
        assert_eq!(Bounds::OPEN.and(one), one);
    }

    #[test]
    fn bounds_settle_what_lies_outside_the_window_and_what_they_know_exactly() {
        for (lower, upper, settled) in [
            (3, 3, Some(3)),
            (5, 9, Some(5)),
            (-9, 2, Some(2)),
            (4, INFINITY, None),
            (-INFINITY, 3, None),
            (2, 5, None),
            (-INFINITY, INFINITY, None),
        ] {
            assert_eq!(Bounds { lower, upper }.settles(WINDOW), settled, "{lower}..={upper}");
        }
    }

    #[test]
    fn a_value_on_the_edge_of_the_window_is_a_bound_and_one_inside_is_exact() {
        for (value, lower, upper) in
            [(1, -INFINITY, 1), (2, -INFINITY, 2), (3, 3, 3), (4, 4, 4), (5, 5, INFINITY), (6, 6, INFINITY)]
        {
            assert_eq!(Bounds::proved_by(value, WINDOW), Bounds { lower, upper }, "{value}");
        }
    }
}
