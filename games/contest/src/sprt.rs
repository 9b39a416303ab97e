//! The sequential probability ratio test: is one entry stronger than another, with as few games as it takes?
//!
//! Wald, "Sequential tests of statistical hypotheses" (1945), generalized to pairs of games as by Van den Bergh for
//! Fishtest, "A practical introduction to the GSPRT": the two games of a pair share an opening, so it is the results of
//! pairs that are independent. A pair has one of five results ("pentanomial"), whose probabilities are unknown; each
//! hypothesis takes those that explain the results best among all with its expected score.

use serde::Serialize;

use crate::bradley_terry::win_probability;
use crate::game_pair::GamePair;

/// The hypotheses and the errors that are accepted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Sprt {
    /// The differences in Elo that the two hypotheses are about, the lesser one first.
    pub elo: [f64; 2],
    /// The probability that the second hypothesis is accepted though the first one is true.
    pub alpha: f64,
    /// The probability that the first hypothesis is accepted though the second one is true.
    pub beta: f64,
}

/// The numbers of pairs by the points of the first entry: 0, 1/2, 1, 3/2 and 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Pentanomial(pub [u32; 5]);

/// What the test has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum SprtVerdict {
    /// The first hypothesis: the difference is the lesser one.
    #[serde(rename = "not-stronger")]
    Lesser,
    /// The second hypothesis: the difference is the greater one.
    #[serde(rename = "stronger")]
    Greater,
    /// Neither yet.
    #[serde(rename = "undecided")]
    Open,
}

/// What stands for a result that has not occurred, so that no hypothesis is impossible.
const RARE: f64 = 1e-3;

impl Pentanomial {
    /// Adds a pair of games, if it tells anything.
    pub fn add(&mut self, pair: &GamePair) {
        if pair.is_telling() {
            self.0[(2.0 * pair.points()[0]) as usize] += 1;
        }
    }

    /// Returns the scores of the five results with their numbers.
    fn weights(self) -> [(f64, f64); 5] {
        let mut quarters = 0.0;
        self.0.map(|count| {
            let score = quarters / 4.0;
            quarters += 1.0;
            (score, f64::from(count).max(RARE))
        })
    }
}

impl Sprt {
    /// Returns the bounds of the log-likelihood ratio: below the lower one the first hypothesis is accepted, above the
    /// upper one the second.
    #[must_use]
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Returns the logarithm of the ratio of the likelihoods of the hypotheses.
    #[must_use]
    pub fn log_likelihood_ratio(&self, results: Pentanomial) -> f64 {
        let weights = results.weights();
        let [lesser, greater] = self.elo.map(|elo| tilt(&weights, win_probability(from_elo(elo))));
        weights
            .iter()
            .zip(lesser.iter().zip(&greater))
            .map(|((_, weight), (lesser, greater))| weight * (greater / lesser).ln())
            .sum()
    }

    /// Returns what the test has come to.
    #[must_use]
    pub fn verdict(&self, results: Pentanomial) -> SprtVerdict {
        let [lower, upper] = self.bounds();
        match self.log_likelihood_ratio(results) {
            ratio if ratio <= lower => SprtVerdict::Lesser,
            ratio if ratio >= upper => SprtVerdict::Greater,
            _ => SprtVerdict::Open,
        }
    }
}

/// Converts a difference in Elo to one of strengths.
fn from_elo(elo: f64) -> f64 {
    elo * 10_f64.ln() / 400.0
}

/// Returns the probabilities with this expected score that explain the results best, but for a common factor.
///
/// By the method of Lagrange they are the frequencies over `1 + t (score - expected)`, with the one `t` for which the
/// expected score is right, which bisection finds: the deviation falls as `t` grows.
fn tilt(weights: &[(f64, f64); 5], expected: f64) -> [f64; 5] {
    let deviation = |t: f64| -> f64 {
        weights.iter().map(|(score, weight)| weight * (score - expected) / (1.0 + t * (score - expected))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - expected), 1.0 / expected);
    // Until neighboring numbers are left.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if deviation(middle) > 0.0 { low = middle } else { high = middle }
    }
    let t = f64::midpoint(low, high);
    weights.map(|(score, weight)| weight / (1.0 + t * (score - expected)))
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use suite_arena::seeded_rng;

    use super::*;

    fn pairs(results: Pentanomial) -> u32 {
        results.0.iter().sum()
    }

    const TEST: Sprt = Sprt { elo: [0.0, 60.0], alpha: 0.05, beta: 0.05 };

    /// Plays pairs of games until the test ends, between entries whose difference is known: a draw in a fifth of the
    /// games, and an opening that is worth as much to one color as to the other.
    fn simulate(test: &Sprt, elo: f64, seed: u64) -> (SprtVerdict, u32) {
        let mut rng = seeded_rng(seed, 0);
        let mut results = Pentanomial::default();
        let score = win_probability(from_elo(elo));
        loop {
            // The opening favors one color, which each entry has once.
            let bias = rng.random_range(0.0..0.2);
            let points: usize = [bias, -bias]
                .map(|bias: f64| {
                    let win = score - 0.1 + bias;
                    match rng.random_range(0.0..1.0) {
                        drawn if drawn < win => 2,
                        drawn if drawn < win + 0.2 => 1,
                        _ => 0,
                    }
                })
                .iter()
                .sum();
            results.0[points] += 1;
            let verdict = test.verdict(results);
            if verdict != SprtVerdict::Open {
                return (verdict, pairs(results));
            }
        }
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_errors_are_as_rare_as_promised() {
        const RUNS: u64 = 600;
        for (elo, right) in [(TEST.elo[0], SprtVerdict::Lesser), (TEST.elo[1], SprtVerdict::Greater)] {
            let wrong = (0..RUNS).filter(|&seed| simulate(&TEST, elo, seed).0 != right).count();
            // 5 % of 600 are 30, with a standard deviation of 5.3.
            assert!((10..=46).contains(&wrong), "{elo}: {wrong} of {RUNS}");
        }
    }

    #[test]
    fn clear_cases_are_decided_soon() {
        for (elo, expected) in [(-150.0, SprtVerdict::Lesser), (250.0, SprtVerdict::Greater)] {
            for seed in 0..50 {
                let (verdict, pairs) = simulate(&TEST, elo, seed);
                assert!(verdict == expected && pairs < 200, "{elo}: {verdict:?} after {pairs}");
            }
        }
        let always = |results: [u32; 5]| TEST.verdict(Pentanomial(results));
        assert_eq!([always([0, 0, 0, 0, 20]), always([20, 0, 0, 0, 0])], [SprtVerdict::Greater, SprtVerdict::Lesser]);
        assert_eq!([always([0; 5]), always([0, 0, 1, 1, 0])], [SprtVerdict::Open; 2]);
    }

    #[test]
    fn the_ratio_is_near_that_of_the_normal_distribution() {
        // Van den Bergh's approximation, for many pairs with a score near both hypotheses.
        let results = Pentanomial([300, 900, 2000, 1100, 400]);
        let test = Sprt { elo: [0.0, 10.0], ..TEST };
        let weights = results.weights();
        let pairs = f64::from(pairs(results));
        let mean = weights.iter().map(|(score, count)| score * count).sum::<f64>() / pairs;
        let variance: f64 = weights.iter().map(|(score, count)| count * (score - mean).powi(2)).sum::<f64>() / pairs;
        let [s0, s1] = test.elo.map(|elo| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0)));
        let expected = pairs * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let found = test.log_likelihood_ratio(results);
        assert!((found / expected - 1.0).abs() < 0.02, "{found} {expected}");
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let [lower, upper] = TEST.bounds();
        assert!((lower + 2.944).abs() < 1e-3 && (upper - 2.944).abs() < 1e-3);
    }
}
