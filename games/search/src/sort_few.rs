//! A sort for moves, of which a position has few.

/// Sorts a few items by a key, equal ones as they come, by insertion.
///
/// The sort of the standard library comes to the same as long as there are no more than twenty, but is compiled for
/// each type with all that it needs for a million: 6 kB, in which a list of moves never goes.
///
/// ```
/// let mut moves = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd')];
/// suite_search::sort_few(&mut moves, |&(cost, _)| cost);
/// assert_eq!(moves.map(|(_, mv)| mv), ['b', 'd', 'a', 'c']);
/// ```
pub fn sort_few<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && key(&items[place]) < key(&items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}
