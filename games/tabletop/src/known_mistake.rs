//! The mistakes that programs are known to make, as small changes of a plain program.
//!
//! Each game with an assignment has one plain program: the assignment written as a student would write it, with a field
//! for each of its decisions, right by default. A known mistake changes a field. It explains what a program has
//! answered if the plain program with that change answers the same.

use std::cmp::Reverse;

use itertools::Itertools;
use serde::{Serialize, Serializer};

use crate::NamedMistake;

/// A mistake that programs are known to make: a change of the plain program `P`, which is right without it.
#[derive(Debug)]
pub struct KnownMistake<P> {
    /// The identifier, which never changes.
    pub id: &'static str,
    /// What such a program does, as a clause.
    pub description: &'static str,
    change: fn(&mut P),
    /// The mistake of which it is a part.
    whole: Option<&'static str>,
}

impl<P> KnownMistake<P> {
    /// Returns the mistake that this change of a plain program is.
    #[must_use]
    pub const fn new(id: &'static str, description: &'static str, change: fn(&mut P)) -> Self {
        Self { id, description, change, whole: None }
    }

    /// Returns it as a part of the mistake with this id, which is the same at more places. Where both explain what a
    /// program has answered, only the whole is told.
    #[must_use]
    pub const fn part_of(self, whole: &'static str) -> Self {
        Self { whole: Some(whole), ..self }
    }
}

impl<P: Default> KnownMistake<P> {
    /// Returns the plain program that makes these mistakes.
    ///
    /// ```
    /// use suite_tabletop::KnownMistake;
    ///
    /// #[derive(Default)]
    /// struct Program {
    ///     extra_plies: u32,
    /// }
    ///
    /// const TOO_DEEP: KnownMistake<Program> =
    ///     KnownMistake::new("too-deep", "the search is too deep", |program| program.extra_plies += 1);
    /// assert_eq!(KnownMistake::program([&TOO_DEEP]).extra_plies, 1);
    /// ```
    pub fn program<'a>(mistakes: impl IntoIterator<Item = &'a Self>) -> P
    where
        P: 'a,
    {
        let mut program = P::default();
        mistakes.into_iter().for_each(|mistake| (mistake.change)(&mut program));
        program
    }
}

impl<P> Copy for KnownMistake<P> {}

impl<P> Clone for KnownMistake<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P> PartialEq for KnownMistake<P> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl<P> Eq for KnownMistake<P> {}

/// Mistakes that together explain what a program has answered.
#[derive(Debug)]
pub struct Explanation<P: 'static>(Vec<&'static KnownMistake<P>>);

impl<P> Clone for Explanation<P> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<P> PartialEq for Explanation<P> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<P> Eq for Explanation<P> {}

/// Serializes the mistakes as one [`NamedMistake`].
impl<P> Serialize for Explanation<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        NamedMistake::from(self).serialize(serializer)
    }
}

impl<P> Explanation<P> {
    /// Returns the mistakes.
    #[must_use]
    pub fn mistakes(&self) -> &[&'static KnownMistake<P>] {
        &self.0
    }

    /// Returns the plain program that makes the mistakes.
    #[must_use]
    pub fn program(&self) -> P
    where
        P: Default,
    {
        KnownMistake::program(self.0.iter().copied())
    }

    /// Returns the plain programs that make all of the mistakes but one: the right one, if it is a single mistake.
    /// What they explain, too, does not speak for the mistake that is left out.
    pub fn programs_without_each(&self) -> impl Iterator<Item = P>
    where
        P: Default,
    {
        let others = |left_out| self.0.iter().copied().filter(move |&mistake| mistake != left_out);
        self.0.iter().map(move |&mistake| KnownMistake::program(others(mistake)))
    }

    /// Returns the identifiers of the mistakes, as one.
    #[must_use]
    pub fn id(&self) -> String {
        self.0.iter().map(|mistake| mistake.id).join("+")
    }

    /// Returns the descriptions of the mistakes, as one clause.
    #[must_use]
    pub fn description(&self) -> String {
        self.0.iter().map(|mistake| mistake.description).join(", and ")
    }
}

/// Returns explanations without those of which another has the whole, where they have a part.
fn without_parts<P>(mut found: Vec<Explanation<P>>) -> Vec<Explanation<P>> {
    let ids_of = |explanation: &Explanation<P>| explanation.0.iter().map(|mistake| mistake.id).sorted().collect();
    let ids: Vec<Vec<_>> = found.iter().map(ids_of).collect();
    found.retain(|explanation| {
        !explanation.0.iter().filter_map(|part| Some((part, part.whole?))).any(|(part, whole)| {
            let others = explanation.0.iter().filter(|other| *other != part).map(|other| other.id);
            ids.contains(&others.chain([whole]).sorted().collect())
        })
    });
    found
}

/// Returns the mistakes that explain what a program has answered: all that explain it by themselves, or all pairs that
/// do so together if no single one does. `explains` tells whether a plain program gives the same answers.
pub fn explanations<P: Default>(
    mistakes: &[&'static KnownMistake<P>],
    mut explains: impl FnMut(&P) -> bool,
) -> Vec<Explanation<P>> {
    let single = single_explanations(mistakes, &mut explains);
    if single.is_empty() { pair_explanations(mistakes, explains) } else { single }
}

/// Returns the mistakes that explain what a program has answered by themselves, as [`explanations`] does.
pub fn single_explanations<P: Default>(
    mistakes: &[&'static KnownMistake<P>],
    mut explains: impl FnMut(&P) -> bool,
) -> Vec<Explanation<P>> {
    let single = mistakes.iter().map(|&mistake| Explanation(vec![mistake]));
    without_parts(single.filter(|single| explains(&single.program())).collect())
}

/// Returns the pairs of mistakes that together explain what a program has answered, as [`explanations`] does.
pub fn pair_explanations<P: Default>(
    mistakes: &[&'static KnownMistake<P>],
    mut explains: impl FnMut(&P) -> bool,
) -> Vec<Explanation<P>> {
    let pairs = mistakes.iter().array_combinations().map(|[&first, &second]| Explanation(vec![first, second]));
    without_parts(pairs.filter(|pair| explains(&pair.program())).collect())
}

/// The sets of mistakes to which one more is added: those that agree most with the answers.
const BEAM: usize = 100;

/// Returns the smallest sets of three mistakes or more, up to `most`, that together explain what a program has
/// answered. Not all are tried: a beam search adds each other mistake to those sets that agree most. `agreement` tells
/// how much of the answers a plain program gives, to which each of the mistakes has to add something.
pub fn several_explanations<P: Default>(
    mistakes: &[&'static KnownMistake<P>],
    most: usize,
    mut agreement: impl FnMut(&P) -> usize,
    mut explains: impl FnMut(&P) -> bool,
) -> Vec<Explanation<P>> {
    let explanation = |set: &[usize]| Explanation(set.iter().map(|&index| mistakes[index]).collect());
    let mut beam = vec![(agreement(&P::default()), Vec::new())];
    for size in 1..=most {
        let extended = beam.iter().flat_map(|(before, set): &(usize, Vec<usize>)| {
            let others = (0..mistakes.len()).filter(|other| !set.contains(other));
            others.map(|other| (set.iter().copied().chain([other]).sorted().collect::<Vec<_>>(), *before))
        });
        let extended: Vec<_> = extended.into_grouping_map().max().into_iter().sorted().collect();
        if size > 2 {
            let found = extended.iter().map(|(set, _)| explanation(set)).filter(|found| explains(&found.program()));
            let found = without_parts(found.collect());
            if !found.is_empty() || size == most {
                return found;
            }
        }
        let agreeing = extended.into_iter().filter_map(|(set, before)| {
            let agreed = agreement(&explanation(&set).program());
            // All single mistakes are kept, so that all pairs are tried.
            (size == 1 || agreed > before).then_some((agreed, set))
        });
        let width = if size == 1 { mistakes.len() } else { BEAM };
        beam = agreeing.sorted_by_key(|(agreed, _)| Reverse(*agreed)).take(width).collect();
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Sum {
        first: u32,
        second: u32,
    }

    static MISTAKES: [KnownMistake<Sum>; 3] = [
        KnownMistake::new("one", "the first is 1", |sum| sum.first = 1),
        KnownMistake::new("two", "the first is 2", |sum| sum.first = 2),
        KnownMistake::new("four", "the second is 4", |sum| sum.second = 4),
    ];

    fn named(sum: u32) -> Vec<String> {
        let mistakes: Vec<_> = MISTAKES.iter().collect();
        explanations(&mistakes, |program| program.first + program.second == sum).iter().map(Explanation::id).collect()
    }

    #[test]
    fn pairs_alone_are_tried_where_singles_were() {
        let mistakes: Vec<_> = MISTAKES.iter().collect();
        let mut tried = Vec::new();
        let pairs = pair_explanations(&mistakes, |Sum { first, second }| {
            tried.push((*first, *second));
            first + second == 6
        });
        assert_eq!(tried, [(2, 0), (1, 4), (2, 4)]);
        assert_eq!(pairs.iter().map(Explanation::id).collect::<Vec<_>>(), ["two+four"]);
        let without: Vec<_> = pairs[0].programs_without_each().map(|Sum { first, second }| (first, second)).collect();
        assert_eq!(without, [(0, 4), (2, 0)]);
    }

    #[test]
    fn a_part_is_not_told_beside_its_whole() {
        static PARTS: [KnownMistake<Sum>; 4] = [
            KnownMistake::new("whole", "all are 1", |sum| (sum.first, sum.second) = (1, 1)),
            KnownMistake::new("part", "the first is 1", |sum: &mut Sum| sum.first = 1).part_of("whole"),
            KnownMistake::new("other", "the second is 2", |sum| sum.second += 2),
            KnownMistake::new("another", "the first is 3", |sum| sum.first = 3),
        ];
        let all: Vec<_> = PARTS.iter().collect();
        let ids = |found: Vec<Explanation<Sum>>| found.iter().map(Explanation::id).collect::<Vec<_>>();
        assert_eq!(ids(single_explanations(&all, |sum| sum.first > 0)), ["whole", "another"]);
        assert_eq!(ids(single_explanations(&all, |sum| sum.first == 1 && sum.second == 0)), ["part"]);
        let pairs = pair_explanations(&all, |sum| sum.second > 1);
        assert_eq!(ids(pairs), ["whole+other", "other+another"]);
    }

    #[test]
    fn mistakes_are_added_to_sets_that_agree() {
        static DIGITS: [KnownMistake<[u32; 4]>; 6] = [
            KnownMistake::new("units", "there is a unit", |digits| digits[0] = 1),
            KnownMistake::new("tens", "there is a ten", |digits| digits[1] = 1),
            KnownMistake::new("hundreds", "there is a hundred", |digits| digits[2] = 1),
            KnownMistake::new("two-hundreds", "there are two hundreds", |digits| digits[2] = 2),
            KnownMistake::new("thousands", "there is a thousand", |digits| digits[3] = 1),
            KnownMistake::new("nothing", "nothing is changed", |_| ()),
        ];
        let all: Vec<_> = DIGITS.iter().collect();
        let found = |given: [u32; 4], most| {
            let same = |digits: &[u32; 4]| std::iter::zip(digits, given).filter(|(one, other)| **one == *other).count();
            let found = several_explanations(&all, most, same, |&digits| digits == given);
            found.iter().map(Explanation::id).collect::<Vec<_>>()
        };
        assert_eq!(found([1, 1, 2, 0], 3), ["units+tens+two-hundreds"]);
        assert_eq!(found([1, 1, 1, 0], 5), ["units+tens+hundreds"]);
        assert_eq!(found([1, 1, 2, 1], 3), [""; 0]);
        assert_eq!(found([1, 1, 2, 1], 4), ["units+tens+two-hundreds+thousands"]);
        assert_eq!(found([1, 1, 2, 2], 5), [""; 0]);
    }

    #[test]
    fn two_mistakes_are_tried_where_one_does_not_explain_it() {
        assert_eq!(named(2), ["two"]);
        assert_eq!(named(5), ["one+four"]);
        assert_eq!(named(7), [""; 0]);
    }
}
