//! Standings: ranks by points, with the usual tie-breaks.

use std::cmp::Ordering;
use std::ops::Add;

use itertools::Itertools;

use crate::game_pair::{GamePair, Tally};

/// The place of an entry.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The index of the entry.
    pub entry: usize,
    /// The rank, from 1; entries that no tie-break tells apart share it.
    pub rank: usize,
    /// The points, with those of rounds without an opponent.
    pub points: f64,
    /// The points of rounds without an opponent.
    pub free: f64,
    /// The Sonneborn-Berger score: for each game, the opponent's points if it was won, and half of them if it was
    /// drawn.
    pub sonneborn_berger: f64,
    /// The games.
    pub tally: Tally,
}

/// Returns the standings, the best entry first. `free` are the points of each entry for rounds without an opponent.
///
/// Ties are broken by the Sonneborn-Berger score, by the number of wins, and by the games that the tied entries have
/// played with each other, if each of them has met each other one.
#[must_use]
pub fn standings(pairs: &[GamePair], free: &[f64]) -> Vec<Standing> {
    let mut standings: Vec<_> = (0..free.len())
        .map(|entry| {
            let mut tally = Tally::default();
            results(pairs, entry).for_each(|(_, result)| tally.add(result));
            let (points, free) = (tally.points() + free[entry], free[entry]);
            Standing { entry, rank: 0, points, free, sonneborn_berger: 0.0, tally }
        })
        .collect();
    let points: Vec<_> = standings.iter().map(|standing| standing.points).collect();
    for standing in &mut standings {
        let beaten = results(pairs, standing.entry).map(|(opponent, result)| result.points() * points[opponent]);
        // A sum of nothing would have a sign.
        standing.sonneborn_berger = beaten.fold(0.0, Add::add);
    }
    standings.sort_by(|a, b| by_score(b, a));
    let mut ranked = Vec::new();
    for (_, tied) in &standings
        .into_iter()
        .chunk_by(|standing| (standing.points.to_bits(), standing.sonneborn_berger.to_bits(), standing.tally.won))
    {
        rank_tied(tied.collect(), pairs, &mut ranked);
    }
    ranked
}

/// Compares by all but the direct encounter.
fn by_score(a: &Standing, b: &Standing) -> Ordering {
    let score = a.points.total_cmp(&b.points).then(a.sonneborn_berger.total_cmp(&b.sonneborn_berger));
    score.then(a.tally.won.cmp(&b.tally.won))
}

/// Ranks tied entries by their games with each other, after those that are ranked.
fn rank_tied(tied: Vec<Standing>, pairs: &[GamePair], ranked: &mut Vec<Standing>) {
    let is_tied = |entry: usize| tied.iter().any(|standing| standing.entry == entry);
    let have_all_met = tied
        .iter()
        .array_combinations()
        .all(|[a, b]| pairs.iter().any(|pair| pair.entries.contains(&a.entry) && pair.entries.contains(&b.entry)));
    let direct = |standing: &Standing| -> f64 {
        let encounters = results(pairs, standing.entry).filter(|(opponent, _)| have_all_met && is_tied(*opponent));
        encounters.map(|(_, result)| result.points()).sum()
    };
    let places: Vec<_> = tied.iter().map(direct).zip(&tied).sorted_by(|(a, _), (b, _)| b.total_cmp(a)).collect();
    for (_, equal) in &places.into_iter().chunk_by(|(points, _)| points.to_bits()) {
        let rank = ranked.len() + 1;
        ranked.extend(equal.map(|(_, standing)| Standing { rank, ..standing.clone() }));
    }
}

/// Returns the opponents of an entry with its results against them, a pair of games at a time.
pub fn results(pairs: &[GamePair], entry: usize) -> impl Iterator<Item = (usize, Tally)> {
    pairs.iter().filter_map(move |pair| {
        let index = pair.entries.iter().position(|&one| one == entry)?;
        Some((pair.entries[1 - index], pair.tally(index)))
    })
}

#[cfg(test)]
mod tests {
    use super::super::game_pair::tests::pair;
    use super::*;

    /// Returns the ranks by entry.
    fn ranks(pairs: &[GamePair], free: &[f64]) -> Vec<usize> {
        let standings = standings(pairs, free);
        (0..free.len())
            .map(|entry| standings.iter().find(|standing| standing.entry == entry).expect("it").rank)
            .collect()
    }

    #[test]
    fn points_come_first() {
        let pairs = [pair([0, 1], [0.0, 0.5]), pair([1, 2], [1.0, 1.0]), pair([2, 0], [1.0, 0.0])];
        let standings = standings(&pairs, &[0.0; 3]);
        let found: Vec<_> = standings.iter().map(|s| (s.entry, s.rank, s.points, s.sonneborn_berger)).collect();
        // 1 has beaten 0 by 1.5 and 2 by 2; 0 and 2 have taken one game of each other; 0 has half a point of 1.
        assert_eq!(found, [(1, 1, 3.5, 1.5 * 1.5 + 2.0), (0, 2, 1.5, 0.5 * 3.5 + 1.0), (2, 3, 1.0, 1.5)]);
        assert_eq!(standings[0].tally, Tally { won: 3, drawn: 1, lost: 0 });
        assert_eq!(ranks(&pairs, &[0.0, 0.0, 3.0]), [3, 2, 1], "free rounds count");
    }

    #[test]
    fn who_has_not_played_has_nothing() {
        let found = &standings(&[], &[0.0])[0];
        assert_eq!((found.rank, found.points.to_bits(), found.sonneborn_berger.to_bits()), (1, 0, 0));
    }

    #[test]
    fn ties_are_broken_by_the_points_of_those_who_were_beaten() {
        // 0 and 1 have a pair each; 0's was won against 2, who has beaten 3.
        let pairs = [pair([0, 2], [1.0, 1.0]), pair([1, 3], [1.0, 1.0]), pair([2, 3], [1.0, 1.0])];
        let standings = standings(&pairs, &[0.0; 4]);
        let found: Vec<_> = standings.iter().map(|s| (s.entry, s.rank, s.points, s.sonneborn_berger)).collect();
        assert_eq!(found, [(0, 1, 2.0, 4.0), (1, 2, 2.0, 0.0), (2, 2, 2.0, 0.0), (3, 4, 0.0, 0.0)]);
    }

    #[test]
    fn then_by_wins() {
        // One win and one loss against 2, or two draws.
        let pairs = [pair([0, 2], [1.0, 0.0]), pair([1, 2], [0.5, 0.5])];
        assert_eq!(ranks(&pairs, &[0.0; 3]), [2, 3, 1]);
    }

    #[test]
    fn then_by_the_games_between_those_who_are_tied() {
        // 0, 1 and 2 have beaten each other in a circle, and each has beaten 3.
        let circle = [pair([0, 1], [1.0, 1.0]), pair([1, 2], [1.0, 1.0]), pair([2, 0], [1.0, 1.0])];
        let others = [0, 1, 2].map(|entry| pair([entry, 3], [1.0, 1.0]));
        let pairs = [&circle[..], &others].concat();
        assert_eq!(ranks(&pairs, &[0.0; 4]), [1, 1, 1, 4], "a circle");
        // 0 has beaten 1, who has beaten 2: two points and two wins for each, against opponents with two points.
        let chain = [pair([0, 1], [1.0, 1.0]), pair([1, 2], [1.0, 1.0])];
        assert_eq!(ranks(&chain, &[0.0, 0.0, 2.0]), [1, 2, 3]);
        // 3 has done as well as 1, and has not met 0.
        let more = [pair([0, 1], [1.0, 1.0]), pair([1, 2], [1.0, 1.0]), pair([3, 2], [1.0, 1.0])];
        assert_eq!(ranks(&more, &[0.0, 0.0, 2.0, 0.0]), [1, 1, 4, 1]);
    }
}
