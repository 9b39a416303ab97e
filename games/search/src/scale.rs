//! The values of a search that does not see the end of every game: any win is worth more than any estimate, and a
//! greater win more than a smaller one.

use crate::{Bounds, INFINITY, Value, Window};

/// The amount that the scale adds to the outcome of a win; all estimates are less.
const WIN: Value = 1 << 14;

/// Puts the outcome of a game on the scale.
#[inline]
pub(crate) fn from_outcome(outcome: Value) -> Value {
    outcome.saturating_add(WIN * outcome.signum()).clamp(-INFINITY, INFINITY)
}

/// Puts an estimate on the scale.
#[inline]
pub(crate) fn to_estimate(value: Value) -> Value {
    value.clamp(1 - WIN, WIN - 1)
}

/// Returns the outcome that a value stands for.
#[inline]
pub(crate) fn outcome(value: Value) -> Value {
    value - WIN * value.signum()
}

/// Returns the window on outcomes that corresponds to `window`.
#[inline]
pub(crate) fn outcome_window(window: Window) -> Window {
    Window {
        alpha: match window.alpha {
            WIN.. => window.alpha - WIN,
            0..WIN => 0,
            value => (value + WIN).min(-1),
        },
        beta: match window.beta {
            1.. => (window.beta - WIN).max(1),
            value => (value + WIN).min(0),
        },
    }
}

/// Returns the part of these bounds that holds at any depth: that the game is won, or lost.
#[inline]
pub(crate) fn decided(bounds: Bounds) -> Bounds {
    Bounds {
        lower: if bounds.lower > WIN { bounds.lower } else { -INFINITY },
        upper: if bounds.upper < -WIN { bounds.upper } else { INFINITY },
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn windows_on_outcomes_let_through_the_same(alpha in -40_i32..40, more in 1..80_i32) {
            // Around the least win and loss, and around nothing.
            for middle in [-WIN, 0, WIN] {
                let window = Window { alpha: middle + alpha, beta: middle + alpha + more };
                let outcomes = outcome_window(window);
                for utility in -60..60 {
                    let value = from_outcome(utility);
                    prop_assert_eq!(value > window.alpha, utility > outcomes.alpha, "{}, {:?}", utility, window);
                    prop_assert_eq!(value >= window.beta, utility >= outcomes.beta, "{}, {:?}", utility, window);
                    prop_assert_eq!(outcome(value), utility);
                }
            }
        }
    }

    #[test]
    fn a_win_is_worth_more_than_any_estimate() {
        for estimate in [i32::MIN, -WIN, -1, 0, 1, WIN, i32::MAX] {
            let value = to_estimate(estimate);
            assert!(from_outcome(-1) < value && value < from_outcome(1), "{estimate}");
            assert_eq!(value, estimate.clamp(-WIN + 1, WIN - 1));
        }
    }
}
