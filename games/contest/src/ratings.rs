//! Ratings in Elo, and how sure they are.

use std::collections::BTreeMap;

use itertools::Itertools;
use rand::seq::IndexedRandom;
use suite_arena::seeded_rng;

use crate::bradley_terry::{PairScore, fit};
use crate::game_pair::GamePair;

/// The ratings of all entries, with those of samples of the games.
///
/// The samples are a bootstrap: each has as many pairs of games, drawn with replacement. The two games of a pair stay
/// together, since they share their opening.
#[derive(Debug, Clone)]
pub struct Ratings {
    /// By entry; `None` for those without games.
    elo: Vec<Option<f64>>,
    samples: Vec<Vec<f64>>,
}

/// The games that each entry is taken to have drawn against one of average strength.
const PRIOR: f64 = 1.0;
/// The number of samples.
const SAMPLES: usize = 1000;
/// The stream of randomness for samples, which openings and agents do not use.
const STREAM: u64 = 1 << 50;

impl Ratings {
    /// Returns the ratings by a number of entries' results. The anchor has rating 0; without one, the average is 0.
    #[must_use]
    pub fn new(entries: usize, pairs: &[GamePair], anchor: Option<usize>, seed: u64) -> Self {
        let pairs: Vec<_> = pairs.iter().copied().filter(GamePair::is_telling).collect();
        let mut rng = seeded_rng(seed, STREAM);
        let mut sample = || (0..pairs.len()).filter_map(|_| pairs.choose(&mut rng).copied()).collect_vec();
        let samples = (0..SAMPLES).map(|_| elo(entries, &sample(), anchor)).collect();
        let rated = |(entry, elo)| pairs.iter().any(|pair| pair.entries.contains(&entry)).then_some(elo);
        Self { elo: elo(entries, &pairs, anchor).into_iter().enumerate().map(rated).collect(), samples }
    }

    /// Returns the rating of an entry; `None` if it has no games that count.
    #[must_use]
    pub fn elo(&self, entry: usize) -> Option<f64> {
        self.elo[entry]
    }

    /// Returns the ends of the interval that the rating of an entry lies in with 95 % confidence; `None` if all samples
    /// agree, as those of a single result and of the anchor do.
    #[must_use]
    pub fn interval(&self, entry: usize) -> Option<[f64; 2]> {
        self.elo(entry)?;
        let sorted: Vec<_> = self.samples.iter().map(|sample| sample[entry]).sorted_by(f64::total_cmp).collect();
        let [low, high] = [25, 975].map(|thousandth| sorted[(sorted.len() - 1) * thousandth / 1000]);
        (low < high).then_some([low, high])
    }

    /// Returns the likelihood that an entry is stronger than another one: the share of the samples in which it is;
    /// `None` if all samples agree on the difference.
    #[must_use]
    pub fn superiority(&self, entry: usize, other: usize) -> Option<f64> {
        self.elo(entry).and(self.elo(other))?;
        let differences: Vec<_> = self.samples.iter().map(|sample| sample[entry] - sample[other]).collect();
        let shares = differences.iter().map(|&difference| match difference {
            0.0 => 0.5,
            difference => f64::from(difference > 0.0),
        });
        (!differences.iter().all_equal()).then(|| shares.sum::<f64>() / differences.len() as f64)
    }
}

/// Returns the ratings by these pairs of games.
fn elo(entries: usize, pairs: &[GamePair], anchor: Option<usize>) -> Vec<f64> {
    let mut met: BTreeMap<[usize; 2], PairScore> = BTreeMap::new();
    for pair in pairs {
        let [points, other] = pair.points();
        let score = met.entry(pair.entries).or_insert(PairScore { entries: pair.entries, games: 0.0, points: 0.0 });
        score.games += points + other;
        score.points += points;
    }
    let strengths = fit(entries, &met.into_values().collect_vec(), PRIOR);
    let average = strengths.iter().sum::<f64>() / entries.max(1) as f64;
    let origin = anchor.map_or(average, |anchor| strengths[anchor]);
    strengths.iter().map(|strength| to_elo(strength - origin)).collect()
}

/// Converts a difference of strengths to Elo: 400 for odds of 10 to 1.
fn to_elo(strength: f64) -> f64 {
    strength * 400.0 / 10_f64.ln()
}

#[cfg(test)]
mod tests {
    use super::super::game_pair::PairedGame;
    use super::super::game_pair::tests::pair;
    use super::*;

    /// Returns pairs of games between two entries, by the number that the first has won, drawn and lost.
    fn match_of(entries: [usize; 2], won: usize, drawn: usize, lost: usize) -> Vec<GamePair> {
        let pairs =
            [(1.0, won), (0.5, drawn), (0.0, lost)].map(|(points, count)| vec![pair(entries, [points; 2]); count]);
        pairs.concat()
    }

    #[test]
    fn differences_are_those_of_the_logistic_table() {
        // 64 % is 100 points, 76 % is 200, 85 % is 300, 91 % is 400; the prior counts little against 20,000 games.
        for (percent, difference) in [(50, 0.0), (64, 100.0), (76, 200.0), (85, 301.0), (91, 402.0)] {
            let ratings = elo(2, &match_of([0, 1], 100 * percent, 0, 100 * (100 - percent)), Some(1));
            assert!((ratings[0] - difference).abs() < 1.0 && ratings[1] == 0.0, "{percent} %: {ratings:?}");
        }
    }

    #[test]
    fn intervals_are_as_wide_as_the_games_are_few() {
        let interval = |times: usize| {
            let ratings = Ratings::new(2, &match_of([0, 1], 12 * times, 6 * times, 7 * times), Some(1), 1);
            let ([low, high], elo) = (ratings.interval(0).expect("an interval"), ratings.elo(0).expect("a rating"));
            assert!(low < elo && elo < high, "{low} {high}");
            assert_eq!((ratings.elo(1), ratings.interval(1)), (Some(0.0), None), "the anchor");
            high - low
        };
        // By the variance of a pair's score, 0.0184 x 4 for 25 pairs, and the slope of the logistic curve.
        let rate: f64 = 15.0 / 25.0;
        let deviation = ((12.0 * 0.16 + 6.0 * 0.01 + 7.0 * 0.36) / 25.0 / 100.0_f64).sqrt();
        let expected = to_elo(2.0 * 1.96 * deviation / (rate * (1.0 - rate)));
        assert!((interval(4) / expected - 1.0).abs() < 0.1, "{} {expected}", interval(4));
        let ratio = interval(4) / interval(16);
        assert!((1.8..2.2).contains(&ratio), "{ratio}");
    }

    #[test]
    fn superiority_is_that_of_the_normal_distribution() {
        let ratings = Ratings::new(2, &match_of([0, 1], 55, 0, 45), None, 1);
        // A standard deviation of 5 pairs in 100: 55 is one above 50.
        let [likelihood, reverse] =
            [[0, 1], [1, 0]].map(|[entry, other]| ratings.superiority(entry, other).expect("a likelihood"));
        assert!((likelihood - 0.841).abs() < 0.03, "{likelihood}");
        assert!((likelihood + reverse - 1.0).abs() < 1e-9);
        let [elo, other] = [0, 1].map(|entry| ratings.elo(entry).expect("a rating"));
        assert!((elo + other).abs() < 1e-9, "without an anchor the average is 0");
    }

    #[test]
    fn the_same_seed_gives_the_same_intervals() {
        let pairs = [match_of([0, 1], 5, 3, 2), match_of([1, 2], 2, 4, 4)].concat();
        let interval = |seed| Ratings::new(3, &pairs, None, seed).interval(1);
        assert_eq!(interval(7), interval(7));
        assert_ne!(interval(7), interval(8));
    }

    #[test]
    fn two_who_have_failed_show_nothing() {
        let lost = |winner| PairedGame { winner: Some(winner), by_fault: true };
        let void = GamePair { entries: [0, 1], games: [lost(0), lost(1)], is_repeated: false };
        let ratings = Ratings::new(2, &[void], None, 1);
        assert_eq!((ratings.elo(0), ratings.interval(0), ratings.superiority(0, 1)), (None, None, None));
    }

    #[test]
    fn results_that_are_all_the_same_do_not_show_how_sure_they_are() {
        for [won, drawn] in [[1, 0], [20, 0], [0, 20]] {
            let ratings = Ratings::new(3, &match_of([0, 1], won, drawn, 0), None, 1);
            assert!(ratings.elo(0).is_some() && ratings.elo(2).is_none());
            assert_eq!((ratings.interval(0), ratings.superiority(0, 1), ratings.superiority(0, 2)), (None, None, None));
        }
    }
}
