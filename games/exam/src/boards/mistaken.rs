//! Wrong answers on squares, from what those answer who make known mistakes.

use itertools::Itertools;
use suite_tabletop::KnownMistake;

/// A wrong answer on squares: the identifier of the mistake, its description, and the squares.
pub(super) type Mistaken = (&'static str, &'static str, Vec<String>);

/// Returns mistakes with those first that people make who know the game but little.
pub(super) fn likeliest_first<P>(
    mistakes: &'static [KnownMistake<P>],
    likely: &[&str],
) -> Vec<&'static KnownMistake<P>> {
    let rank = |id: &str| likely.iter().position(|other| *other == id).unwrap_or(likely.len());
    mistakes.iter().sorted_by_key(|mistake| rank(mistake.id)).collect()
}
