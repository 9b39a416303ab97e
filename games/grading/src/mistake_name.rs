//! Names for what programs do wrong, by the known mistakes that explain it.

use itertools::Itertools;
use suite_tabletop::Explanation;

use crate::Failure;

/// The evidence that a name needs beyond the choice among the explanations that are tried, in bits.
const BITS_BEYOND_CHANCE: f64 = 10.0;
/// The most explanations in a sentence.
pub const MOST_IN_A_SENTENCE: usize = 3;

/// A name for what a program does wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MistakeName {
    pub id: String,
    /// The mistakes, as a clause, with those that would explain as much.
    pub description: String,
}

/// A plain program that could have given all answers of a part, with the name of what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedProgram<P> {
    pub name: MistakeName,
    pub program: P,
}

impl MistakeName {
    /// Returns the name of what these explain, each by itself, if there is any. The likeliest comes first.
    pub fn of<P>(explanations: &[&Explanation<P>]) -> Option<Self> {
        let first = explanations.first()?;
        let told = explanations.iter().take(MOST_IN_A_SENTENCE).map(|explanation| explanation.description());
        let more = explanations.len().saturating_sub(MOST_IN_A_SENTENCE);
        let more = (more > 0).then(|| format!("{more} more that lead to the same answers"));
        Some(Self { id: first.id(), description: told.chain(more).join("; or ") })
    }
}

impl Failure {
    /// Names what the program does wrong.
    pub(crate) fn set_name(&mut self, name: &MistakeName) {
        self.id.clone_from(&name.id);
        self.mistake = Some(name.description.clone());
    }
}

/// Returns the evidence, in bits, that one of `tried` explanations needs to be a name.
///
/// If what a program answers where it is wrong has nothing to do with a mistake, each answer that is possible is as
/// likely. It then gives the answers that the mistake leads to with a probability of 2 to the power of -n, where n are
/// the bits of the evidence, and those of any of m mistakes with at most m times that. So with log2(m) + 10 bits, fewer
/// than 1 in 1000 such programs are explained by chance.
pub fn bits_needed(tried: usize) -> f64 {
    (tried as f64).log2() + BITS_BEYOND_CHANCE
}

/// Returns whether each mistake of an explanation has evidence of its own, of `tried` mistakes: `bits` returns how much
/// those answers tell that a program with the other mistakes does not explain.
pub fn is_each_needed<P: Default>(explanation: &Explanation<P>, tried: usize, bits: impl Fn(&P) -> f64) -> bool {
    explanation.programs_without_each().all(|others| bits(&others) >= bits_needed(tried))
}

#[cfg(test)]
mod tests {
    use suite_tabletop::{KnownMistake, pair_explanations, single_explanations};

    use super::*;

    static MISTAKES: [KnownMistake<()>; 5] = [
        KnownMistake::new("first", "it is first", |()| ()),
        KnownMistake::new("second", "it is second", |()| ()),
        KnownMistake::new("third", "it is third", |()| ()),
        KnownMistake::new("fourth", "it is fourth", |()| ()),
        KnownMistake::new("fifth", "it is fifth", |()| ()),
    ];

    #[test]
    fn a_name_tells_a_few_of_the_mistakes_that_explain_as_much() {
        let explanations = single_explanations(&MISTAKES.iter().collect::<Vec<_>>(), |()| true);
        let explanations: Vec<_> = explanations.iter().collect();
        let name = |count: usize| MistakeName::of(&explanations[..count]).map(|name| (name.id, name.description));
        let expected = |description: &str| Some(("first".to_owned(), description.to_owned()));
        assert_eq!(name(0), None);
        assert_eq!(name(1), expected("it is first"));
        assert_eq!(name(3), expected("it is first; or it is second; or it is third"));
        let more = "it is first; or it is second; or it is third; or 2 more that lead to the same answers";
        assert_eq!(name(5), expected(more));
    }

    #[test]
    fn a_mistake_without_evidence_of_its_own_is_not_needed() {
        static PAIR: [KnownMistake<u32>; 2] = [
            KnownMistake::new("one", "it is more by one", |sum| *sum += 1),
            KnownMistake::new("two", "it is more by two", |sum| *sum += 2),
        ];
        let pair = pair_explanations(&PAIR.iter().collect::<Vec<_>>(), |&sum| sum == 3).remove(0);
        // Without the first mistake, the sum is two.
        for (first, second, expected) in [(10.0, 10.0, true), (9.9, 40.0, false), (40.0, 9.9, false)] {
            assert_eq!(is_each_needed(&pair, 1, |&sum| if sum == 2 { first } else { second }), expected);
        }
    }

    #[test]
    fn a_choice_among_twice_as_many_takes_a_bit_more() {
        assert_eq!([1, 2, 8].map(bits_needed), [10.0, 11.0, 13.0]);
    }
}
