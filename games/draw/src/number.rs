//! Coordinates in texts.

use std::fmt;

/// A coordinate as drawings write it: with at most two decimals.
#[derive(Debug, Clone, Copy)]
pub struct Number(pub f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_no_more_decimals_than_it_needs() {
        let numbers = [0.0, -0.001, 10.0, 2.5, -1.005, 1.0 / 3.0].map(|number| Number(number).to_string());
        assert_eq!(numbers, ["0", "0", "10", "2.5", "-1", "0.33"]);
    }
}
