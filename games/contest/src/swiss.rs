//! Rounds by the Swiss system, for contests with too many entries for a round robin.

use std::collections::BTreeSet;

/// What has been played before a round of a Swiss contest.
#[derive(Debug, Default)]
pub struct Swiss {
    /// The pairings, each in ascending order.
    met: BTreeSet<[usize; 2]>,
    /// The entries that have had a round without an opponent.
    rested: BTreeSet<usize>,
}

/// A round: who meets whom, and who has no opponent.
#[derive(Debug, PartialEq, Eq)]
pub struct SwissRound {
    /// The indices of the entries that meet.
    pub pairings: Vec<[usize; 2]>,
    /// The index of the entry that has no opponent.
    pub resting: Option<usize>,
}

/// The pairings that are tried before a round is given up.
const MOST_TRIES: u32 = 100_000;

impl Swiss {
    /// Returns the next round between entries in the order of their standings, the best one first, with their points;
    /// `None` if two would have to meet again, or one to rest again.
    ///
    /// Within a group of equal points the upper half meets the lower half. With an odd number, the last one rests who
    /// has not rested yet and whose rest leaves the others a way.
    pub fn next_round(&mut self, ranking: &[(usize, f64)]) -> Option<SwissRound> {
        let mut tries = MOST_TRIES;
        let round = if ranking.len().is_multiple_of(2) {
            SwissRound { pairings: self.pairings(ranking, &mut tries)?, resting: None }
        } else {
            let last_first = ranking.iter().map(|&(entry, _)| entry).rev();
            last_first.filter(|entry| !self.rested.contains(entry)).find_map(|resting| {
                let playing: Vec<_> = ranking.iter().copied().filter(|&(entry, _)| entry != resting).collect();
                Some(SwissRound { pairings: self.pairings(&playing, &mut tries)?, resting: Some(resting) })
            })?
        };
        self.rested.extend(round.resting);
        self.met.extend(round.pairings.iter().map(|&pairing| ascending(pairing)));
        Some(round)
    }

    /// Returns pairings of all entries, none of which have met.
    fn pairings(&self, playing: &[(usize, f64)], tries: &mut u32) -> Option<Vec<[usize; 2]>> {
        let mut pairings = Vec::new();
        self.pair(playing, &mut pairings, tries).then_some(pairings)
    }

    /// Pairs all entries, from the first one on; returns `false`, with no pairing added, if there is no way or none was
    /// found in time.
    fn pair(&self, playing: &[(usize, f64)], pairings: &mut Vec<[usize; 2]>, tries: &mut u32) -> bool {
        let [(first, points), others @ ..] = playing else { return true };
        let group = 1 + others.iter().take_while(|(_, other)| other == points).count();
        // From the first of the lower half down, then up from there, then the groups below.
        let (half, end) = ((group / 2).max(1), group.min(playing.len()));
        let opponents = (half..end).chain((1..half).rev()).chain(end.max(1)..playing.len());
        for index in opponents {
            let opponent = playing[index].0;
            if self.met.contains(&ascending([*first, opponent])) {
                continue;
            }
            let Some(left) = tries.checked_sub(1) else { return false };
            *tries = left;
            let rest: Vec<_> = others.iter().copied().filter(|(entry, _)| *entry != opponent).collect();
            pairings.push([*first, opponent]);
            if self.pair(&rest, pairings, tries) {
                return true;
            }
            pairings.pop();
        }
        false
    }
}

fn ascending([a, b]: [usize; 2]) -> [usize; 2] {
    [a.min(b), a.max(b)]
}

#[cfg(test)]
mod tests {
    use std::iter::from_fn;

    use itertools::Itertools;

    use super::*;

    #[test]
    fn the_upper_half_meets_the_lower_half() {
        let ranking: Vec<_> = (0..8).map(|entry| (entry, 0.0)).collect();
        let first = Swiss::default().next_round(&ranking).expect("a round");
        assert_eq!(first.pairings, [[0, 4], [1, 5], [2, 6], [3, 7]]);
        let groups = [(0, 2.0), (1, 2.0), (2, 2.0), (3, 1.0), (4, 1.0), (5, 0.0)];
        let round = Swiss::default().next_round(&groups);
        assert_eq!(round, Some(SwissRound { pairings: vec![[0, 1], [2, 3], [4, 5]], resting: None }));
    }

    #[test]
    fn nobody_meets_twice_and_everybody_rests_once() {
        for entries in [2_usize, 5, 8, 13, 40, 301] {
            let mut swiss = Swiss::default();
            let mut points = vec![0.0; entries];
            let mut met = Vec::new();
            let mut rested = Vec::new();
            // Without end, there would be no way any more.
            let rounds = if entries < 10 { entries / 2 } else { 9 };
            for _ in 0..rounds {
                let ranking: Vec<_> =
                    points.iter().copied().enumerate().sorted_by(|(_, a), (_, b)| f64::total_cmp(b, a)).collect();
                let round = swiss.next_round(&ranking).expect("a round");
                assert_eq!(round.pairings.len(), entries / 2, "{entries} entries");
                // The one with the lower index wins.
                for pairing in &round.pairings {
                    points[pairing[0].min(pairing[1])] += 2.0;
                }
                if let Some(entry) = round.resting {
                    points[entry] += 2.0;
                }
                assert!(round.pairings.iter().flatten().chain(&round.resting).all_unique());
                met.extend(round.pairings.into_iter().map(ascending));
                rested.extend(round.resting);
            }
            assert!(met.iter().all_unique() && rested.iter().all_unique(), "{entries} entries");
            assert!((0..entries).all(|entry| points[0] >= points[entry]), "the strongest one leads");
        }
    }

    #[test]
    fn the_rounds_end_when_nobody_is_left_to_meet() {
        for entries in 1..=12_usize {
            let mut swiss = Swiss::default();
            let ranking: Vec<_> = (0..entries).map(|entry| (entry, 0.0)).collect();
            let rounds: Vec<_> = from_fn(|| swiss.next_round(&ranking)).collect();
            assert!((1..=entries).contains(&rounds.len()), "{entries} entries: {} rounds", rounds.len());
            let pairings = rounds.iter().flat_map(|round| &round.pairings).copied().map(ascending);
            assert!(pairings.into_iter().all_unique(), "{entries} entries");
            assert!(rounds.iter().filter_map(|round| round.resting).all_unique(), "{entries} entries");
        }
    }

    #[test]
    fn somebody_else_rests_if_the_others_would_have_to_meet_again() {
        // Of 0, 1 and 2, only 1 and 2 have not met.
        let mut swiss = Swiss { met: BTreeSet::from([[0, 1], [0, 2]]), rested: BTreeSet::new() };
        let round = swiss.next_round(&[(0, 2.0), (1, 1.0), (2, 0.0)]);
        assert_eq!(round, Some(SwissRound { pairings: vec![[1, 2]], resting: Some(0) }));
    }
}
