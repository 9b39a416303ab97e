//! Names of nodes, as logs and answers write them.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use thiserror::Error;

/// The name of a node: 1 to 20 bytes without spaces, commas or hidden characters, so that a log can hold it in a column
/// and a terminal can show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeName(ArrayString<{ Self::LONGEST }>);

/// A text that is no name of a node.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "expected a name of 1 to {} bytes without spaces and commas, found {}",
    NodeName::LONGEST,
    suite_text::quote(.0.as_bytes())
)]
pub struct ParseNodeNameError(String);

impl NodeName {
    /// The most bytes of a name.
    pub(crate) const LONGEST: usize = 20;

    /// The name of a root that has no other.
    pub(crate) fn root() -> Self {
        Self::written(format_args!("root")).unwrap_or_else(|| unreachable!("the name is short"))
    }

    /// Returns the name that is written so, if it is short enough.
    pub(crate) fn written(name: fmt::Arguments<'_>) -> Option<Self> {
        let mut text = ArrayString::new();
        fmt::write(&mut text, name).ok()?;
        Some(Self(text))
    }

    /// Returns the name as a text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns whether nodes without a name could be called so, by their path.
    pub(crate) fn is_path(&self) -> bool {
        self.0.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') || self.0.starts_with('#')
    }
}

impl FromStr for NodeName {
    type Err = ParseNodeNameError;

    fn from_str(text: &str) -> Result<Self, ParseNodeNameError> {
        let is_allowed = |character: char| !character.is_whitespace() && !character.is_control() && character != ',';
        let is_name = !text.is_empty() && text.chars().all(is_allowed) && suite_text::printable(text) == text;
        let name = ArrayString::from(text).ok().filter(|_| is_name);
        name.map(Self).ok_or_else(|| ParseNodeNameError(text.to_owned()))
    }
}

impl fmt::Display for NodeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_nothing_hidden() {
        for name in ["A", "root", "\u{3b1}1", "b\u{301}", "12345678901234567890"] {
            assert_eq!(name.parse::<NodeName>().expect(name).as_str(), name);
        }
        for text in ["", "a b", "a,b", "a\u{7}", "a\u{202e}b", "a\u{200b}", "123456789012345678901"] {
            assert!(text.parse::<NodeName>().is_err(), "{text:?}");
        }
    }
}
