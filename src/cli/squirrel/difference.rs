//! Differences between files, explained for people.

use suite_squirrel::Difference;

/// Shows a difference and explains it, in lines for this terminal; for 80 columns where there is none.
pub fn explain(difference: &Difference) -> String {
    difference.explain(textwrap::termwidth())
}
