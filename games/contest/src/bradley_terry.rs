//! The Bradley-Terry model: the strengths that explain results best.
//!
//! Bradley and Terry, "Rank analysis of incomplete block designs" (1952): an entry of strength `a` wins against one of
//! strength `b` with the probability `1 / (1 + exp(b - a))`. A draw counts as half a win for each.

use itertools::Itertools;

/// What is known of two entries that have met: a weight, the number of their games, and the points of the first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PairScore {
    /// The indices of the entries.
    pub entries: [usize; 2],
    pub games: f64,
    pub points: f64,
}

/// The change of a strength below which it is found.
const PRECISION: f64 = 1e-9;
/// The share of the log-likelihood that its sum may lose by rounding.
const ROUNDING: f64 = 1e-12;
/// Steps that no fit needs: the likelihood is concave.
const MOST_STEPS: usize = 100;

/// Returns the strengths that maximize the likelihood of these scores, on the natural scale.
///
/// The prior is that each entry has drawn `prior` games against an opponent of strength 0. It keeps strengths finite,
/// those of entries that have not met comparable, and their sum near 0.
pub fn fit(entries: usize, scores: &[PairScore], prior: f64) -> Vec<f64> {
    let model = Model { scores, prior };
    let mut strengths = vec![0.0; entries];
    for _ in 0..MOST_STEPS {
        let slope = model.slope(&strengths);
        let step = model.solve(&strengths, &slope);
        let (mut share, before) = (1.0, model.log_likelihood(&strengths));
        let mut next = moved(&strengths, &step, share);
        // Newton's step may go too far where the results are one-sided. Less than this is lost by rounding.
        let least = before - ROUNDING * before.abs();
        while model.log_likelihood(&next) < least && share > PRECISION {
            share /= 2.0;
            next = moved(&strengths, &step, share);
        }
        strengths = next;
        if step.iter().all(|change| change.abs() < PRECISION) {
            break;
        }
    }
    strengths
}

/// Returns the probability that an entry wins which is stronger by `difference`.
pub fn win_probability(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

fn moved(strengths: &[f64], step: &[f64], share: f64) -> Vec<f64> {
    strengths.iter().zip(step).map(|(strength, change)| strength + share * change).collect()
}

/// The posterior probability of strengths.
struct Model<'a> {
    scores: &'a [PairScore],
    prior: f64,
}

impl Model<'_> {
    fn log_likelihood(&self, strengths: &[f64]) -> f64 {
        let of_score = |&PairScore { entries: [a, b], games, points }: &PairScore| {
            let difference = strengths[a] - strengths[b];
            points * win_probability(difference).ln() + (games - points) * win_probability(-difference).ln()
        };
        let of_prior =
            |&strength: &f64| self.prior / 2.0 * (win_probability(strength).ln() + win_probability(-strength).ln());
        self.scores.iter().map(of_score).sum::<f64>() + strengths.iter().map(of_prior).sum::<f64>()
    }

    /// Returns the derivative of the log-likelihood.
    fn slope(&self, strengths: &[f64]) -> Vec<f64> {
        let mut slope = strengths.iter().map(|&strength| self.prior * (0.5 - win_probability(strength))).collect_vec();
        for &PairScore { entries: [a, b], games, points } in self.scores {
            let surplus = points - games * win_probability(strengths[a] - strengths[b]);
            slope[a] += surplus;
            slope[b] -= surplus;
        }
        slope
    }

    /// Returns the negative second derivative.
    fn curvature(&self, strengths: &[f64]) -> Curvature<'_> {
        let variance = |difference| win_probability(difference) * win_probability(-difference);
        let of_score =
            |&PairScore { entries: [a, b], games, .. }: &PairScore| games * variance(strengths[a] - strengths[b]);
        Curvature {
            scores: self.scores,
            of_scores: self.scores.iter().map(of_score).collect(),
            of_prior: strengths.iter().map(|&strength| self.prior * variance(strength)).collect(),
        }
    }

    /// Returns Newton's step, by the method of conjugate gradients.
    fn solve(&self, strengths: &[f64], slope: &[f64]) -> Vec<f64> {
        let curvature = self.curvature(strengths);
        let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
        let mut step = vec![0.0; slope.len()];
        let (mut rest, mut direction) = (slope.to_vec(), slope.to_vec());
        let mut size = dot(&rest, &rest);
        // In exact arithmetic one round for each entry is enough.
        for _ in 0..2 * slope.len() {
            let curve = curvature.times(&direction);
            let bend = dot(&direction, &curve);
            if bend <= 0.0 || size < PRECISION * PRECISION {
                break;
            }
            let share = size / bend;
            step = moved(&step, &direction, share);
            rest = moved(&rest, &curve, -share);
            let next = dot(&rest, &rest);
            direction = moved(&rest, &direction, next / size);
            size = next;
        }
        step
    }
}

/// The negative second derivative of the log-likelihood: what each score and the prior of each entry add to it.
struct Curvature<'a> {
    scores: &'a [PairScore],
    of_scores: Vec<f64>,
    of_prior: Vec<f64>,
}

impl Curvature<'_> {
    /// Returns the product with a direction.
    fn times(&self, direction: &[f64]) -> Vec<f64> {
        let mut product = self.of_prior.iter().zip(direction).map(|(own, change)| own * change).collect_vec();
        for (PairScore { entries: [a, b], .. }, weight) in self.scores.iter().zip(&self.of_scores) {
            let change = weight * (direction[*a] - direction[*b]);
            product[*a] += change;
            product[*b] -= change;
        }
        product
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use suite_arena::seeded_rng;

    use super::*;

    /// Returns the strengths by plain gradient ascent, in very many very small steps.
    fn ascend(entries: usize, scores: &[PairScore], prior: f64) -> Vec<f64> {
        let mut strengths = vec![0.0_f64; entries];
        for _ in 0..200_000 {
            let mut slope: Vec<_> = strengths.iter().map(|strength| -prior / 2.0 * (strength / 2.0).tanh()).collect();
            for &PairScore { entries: [a, b], games, points } in scores {
                let [a_to_b, b_to_a] = [strengths[a].exp(), strengths[b].exp()];
                let expected = games * a_to_b / (a_to_b + b_to_a);
                slope[a] += points - expected;
                slope[b] += expected - points;
            }
            for (strength, slope) in strengths.iter_mut().zip(slope) {
                *strength += 0.002 * slope;
            }
        }
        strengths
    }

    #[test]
    fn two_entries_have_a_closed_form() {
        for (games, points) in [(10.0, 7.5), (100.0, 50.0), (40.0, 1.0), (2.0, 1.5)] {
            let strengths = fit(2, &[PairScore { entries: [0, 1], games, points }], 1e-9);
            let rate: f64 = points / games;
            let expected = (rate / (1.0 - rate)).ln();
            assert!((strengths[0] - strengths[1] - expected).abs() < 1e-5, "{points} of {games}: {strengths:?}");
        }
    }

    #[test]
    fn strengths_are_those_of_gradient_ascent() {
        let mut rng = seeded_rng(1, 0);
        for entries in [3_usize, 6, 9] {
            let scores: Vec<_> = (0..entries)
                .array_combinations()
                .filter(|[a, b]| (a + b) % 4 != 0)
                .map(|[a, b]| {
                    let games = f64::from(rng.random_range(2..20_u32));
                    PairScore { entries: [a, b], games, points: games * f64::from(rng.random_range(0..=4_u32)) / 4.0 }
                })
                .collect();
            let [found, expected] = [fit, ascend].map(|solve| solve(entries, &scores, 1.0));
            for (found, expected) in found.iter().zip(&expected) {
                assert!((found - expected).abs() < 1e-6, "{scores:?}: {found} {expected}");
            }
        }
    }

    /// Ratings by Ordo 1.2.6 of Miguel A. Ballicora, of a file with the results below, the colors of an entry's games
    /// in turn: `ordo -q -p games.pgn -a 0 -z 200.24095 -N 3`. The scale is that of the logistic curve: 76 % at 200.24
    /// points.
    #[test]
    fn strengths_are_those_of_ordo() {
        const RESULTS: [([usize; 2], [u32; 3]); 12] = [
            ([0, 1], [7, 4, 3]),
            ([0, 2], [9, 2, 3]),
            ([0, 3], [10, 4, 0]),
            ([0, 4], [12, 1, 1]),
            ([1, 2], [6, 5, 5]),
            ([1, 3], [8, 3, 5]),
            ([2, 3], [7, 2, 5]),
            ([2, 4], [9, 3, 2]),
            ([3, 4], [6, 6, 2]),
            ([3, 5], [9, 1, 4]),
            ([4, 5], [5, 5, 4]),
            ([1, 5], [11, 2, 1]),
        ];
        const ORDO: [f64; 6] = [218.206, 81.507, 47.560, -26.521, -142.943, -177.809];
        let scores = RESULTS.map(|(entries, [won, drawn, lost])| PairScore {
            entries,
            games: f64::from(won + drawn + lost),
            points: f64::from(won) + f64::from(drawn) / 2.0,
        });
        // Ordo has no prior.
        let strengths = fit(6, &scores, 1e-9);
        let average = strengths.iter().sum::<f64>() / 6.0;
        for (strength, expected) in strengths.iter().zip(ORDO) {
            let elo = (strength - average) * 400.0 / 10_f64.ln();
            assert!((elo - expected).abs() < 0.01, "{elo} {expected}");
        }
    }

    #[test]
    fn one_sided_results_have_finite_strengths() {
        let scores = [[0, 1], [1, 2], [0, 2]].map(|entries| PairScore { entries, games: 1000.0, points: 1000.0 });
        let strengths = fit(4, &scores, 1.0);
        assert!(strengths.iter().all(|strength| strength.is_finite()), "{strengths:?}");
        assert!(strengths[0] > strengths[1] && strengths[1] > strengths[2], "{strengths:?}");
        assert!((strengths[0] + strengths[2]).abs() < 1e-6 && strengths[1].abs() < 1e-6, "{strengths:?}");
        assert_eq!(strengths[3], 0.0, "it has not played");
        assert!(fit(0, &[], 1.0).is_empty());
    }
}
