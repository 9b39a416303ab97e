//! Round robins by the Berger tables.

/// Returns the pairings of each round between a number of entries, such that each meets each other once. The first of a
/// pairing has the first move.
///
/// The rounds are those of the Berger tables in the FIDE Handbook (C.05, annex 1), made by the circle method: the last
/// entry keeps its place while the others move on. With an odd number, the one who would meet the missing entry rests.
#[must_use]
pub fn round_robin(entries: usize) -> Vec<Vec<[usize; 2]>> {
    let places = entries.next_multiple_of(2);
    let Some(circle) = places.checked_sub(1) else { return Vec::new() };
    let round = |number: usize| {
        let top = number * (places / 2) % circle;
        let outer = if number.is_multiple_of(2) { [top, circle] } else { [circle, top] };
        let inner = (1..places / 2).map(move |step| [(top + step) % circle, (top + circle - step) % circle]);
        [outer].into_iter().chain(inner).filter(|pairing| pairing.iter().all(|&entry| entry < entries)).collect()
    };
    (0..circle).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use itertools::Itertools;

    /// Returns the rounds with entries numbered from 1, as the handbook prints them.
    fn table(entries: usize) -> Vec<String> {
        let rounds = round_robin(entries).into_iter();
        rounds.map(|round| round.iter().map(|[home, away]| format!("{}-{}", home + 1, away + 1)).join(" ")).collect()
    }

    #[test]
    fn the_tables_are_those_of_the_handbook() {
        assert_eq!(table(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(table(6), ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
        assert_eq!(
            table(8),
            [
                "1-8 2-7 3-6 4-5",
                "8-5 6-4 7-3 1-2",
                "2-8 3-1 4-7 5-6",
                "8-6 7-5 1-4 2-3",
                "3-8 4-2 5-1 6-7",
                "8-7 1-6 2-5 3-4",
                "4-8 5-3 6-2 7-1",
            ]
        );
        assert_eq!(table(5), ["2-5 3-4", "5-3 1-2", "3-1 4-5", "1-4 2-3", "4-2 5-1"]);
    }

    #[test]
    fn each_meets_each_other_once_and_rounds_are_fair() {
        for entries in 0..=41 {
            let rounds = round_robin(entries);
            let mut met: Vec<_> =
                rounds.iter().flatten().map(|pairing| pairing.iter().copied().sorted().collect_vec()).collect();
            met.sort();
            assert_eq!(met, (0..entries).combinations(2).collect_vec(), "{entries} entries");
            for round in &rounds {
                assert!(round.iter().flatten().all_unique(), "{entries} entries: {round:?}");
            }
            for entry in 0..entries {
                let home = rounds.iter().flatten().filter(|pairing| pairing[0] == entry).count();
                assert!((2 * home).abs_diff(entries - 1) <= 1, "{entries} entries: {home} first moves");
            }
        }
    }
}
