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
    pub pairings: Vec<[usize; 2]>,
    pub resting: Option<usize>,
}

/// The pairings that are tried before two may meet again.
const MOST_TRIES: u32 = 100_000;

impl Swiss {
    /// Returns the next round between entries in the order of their standings, the best one first, with their points.
    ///
    /// Within a group of equal points the upper half meets the lower half; nobody meets an opponent again as long as there is another way.
    /// With an odd number, the last one rests who has not rested yet.
    pub fn next_round(&mut self, ranking: &[(usize, f64)]) -> SwissRound {
        let mut playing = ranking.to_vec();
        let resting = (!playing.len().is_multiple_of(2)).then(|| {
            let last = playing.iter().rposition(|(entry, _)| !self.rested.contains(entry)).unwrap_or(playing.len() - 1);
            playing.remove(last).0
        });
        let mut pairings = Vec::new();
        if !self.pair(&playing, &mut pairings, &mut MOST_TRIES.clone()) {
            Self::default().pair(&playing, &mut pairings, &mut MOST_TRIES.clone());
        }
        self.rested.extend(resting);
        self.met.extend(pairings.iter().map(|&pairing| ascending(pairing)));
        SwissRound { pairings, resting }
    }

    /// Pairs all entries, from the first one on; returns `false`, with no pairing added, if there is no way or none was found in time.
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
    use itertools::Itertools;

    use super::*;

    #[test]
    fn the_upper_half_meets_the_lower_half() {
        let ranking: Vec<_> = (0..8).map(|entry| (entry, 0.0)).collect();
        let first = Swiss::default().next_round(&ranking);
        assert_eq!(first.pairings, [[0, 4], [1, 5], [2, 6], [3, 7]]);
        let groups = [(0, 2.0), (1, 2.0), (2, 2.0), (3, 1.0), (4, 1.0), (5, 0.0)];
        let round = Swiss::default().next_round(&groups);
        assert_eq!(round, SwissRound { pairings: vec![[0, 1], [2, 3], [4, 5]], resting: None });
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
                let round = swiss.next_round(&ranking);
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
    fn two_meet_again_if_there_is_no_other_way() {
        let mut swiss = Swiss::default();
        for _ in 0..2 {
            assert_eq!(swiss.next_round(&[(0, 0.0), (1, 0.0)]).pairings, [[0, 1]]);
        }
    }
}
