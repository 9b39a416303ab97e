//! Rates of wins.

/// Returns the rate of wins and the bounds of its 95 % interval by E. B. Wilson's score ("Probable inference, the law
/// of succession, and statistical inference", 1927).
#[must_use]
pub fn wilson(won: u32, games: u32) -> [f64; 3] {
    /// The number of standard deviations within which 95 % of the normal distribution lie.
    const Z: f64 = 1.959_963_984_540_054;
    let games = f64::from(games);
    let rate = f64::from(won) / games;
    let center = rate + Z * Z / (2.0 * games);
    let spread = Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    // Rounding may lead a little beyond 0 and 1.
    [rate, ((center - spread) / scale).max(0.0), ((center + spread) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_the_literature() {
        let rounded = |won, games| wilson(won, games).map(|rate| (1e4 * rate).round() / 1e4);
        // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
        assert_eq!(rounded(81, 263), [0.3080, 0.2553, 0.3662]);
        assert_eq!(rounded(15, 148), [0.1014, 0.0624, 0.1605]);
        assert_eq!(rounded(0, 20), [0.0, 0.0, 0.1611]);
        assert_eq!(rounded(1, 29), [0.0345, 0.0061, 0.1718]);
        assert_eq!(rounded(20, 20)[2], 1.0);
    }
}
