//! Positions in which programs that do not know the rules go wrong.

/// A position in which a program that does not know a rule goes wrong.
#[derive(Debug, Clone)]
pub struct TrickyPosition<P> {
    /// What is tricky about it, in a few words.
    pub name: &'static str,
    /// The rule that it tries, as a clause.
    pub rule: &'static str,
    /// The position.
    pub position: P,
}
