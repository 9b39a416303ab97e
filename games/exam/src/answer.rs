//! Answers to questions.

use std::fmt;

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use suite_search::{INFINITY, LogValue, Value};

use crate::{Kind, Topic};

/// An answer to a question, right or wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    /// A number: a value, or how many leaves.
    Number(Value),
    /// Alpha and beta.
    Bounds {
        /// Alpha.
        alpha: BoundValue,
        /// Beta.
        beta: BoundValue,
    },
    /// Names of nodes: leaves in the order of the tree, or the root's children in the order of a search.
    Names(Vec<String>),
    /// The name of a node, or a line of a log.
    Text(String),
}

/// A bound: a number or, in JSON as a text, an infinity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BoundValue {
    /// A number.
    Finite(Value),
    /// An infinity.
    Infinite(Infinite),
}

/// The infinities, as logs write them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Infinite {
    /// Beta at the root.
    #[serde(rename = "Infinity")]
    Plus,
    /// Alpha at the root.
    #[serde(rename = "-Infinity")]
    Minus,
}

impl From<Value> for BoundValue {
    fn from(value: Value) -> Self {
        match value {
            INFINITY => Self::Infinite(Infinite::Plus),
            value if value == -INFINITY => Self::Infinite(Infinite::Minus),
            value => Self::Finite(value),
        }
    }
}

impl From<BoundValue> for Value {
    fn from(bound: BoundValue) -> Self {
        match bound {
            BoundValue::Finite(value) => value,
            BoundValue::Infinite(Infinite::Plus) => INFINITY,
            BoundValue::Infinite(Infinite::Minus) => -INFINITY,
        }
    }
}

impl Answer {
    /// Returns the answer that is a window.
    #[must_use]
    pub fn bounds(alpha: Value, beta: Value) -> Self {
        Self::Bounds { alpha: alpha.into(), beta: beta.into() }
    }

    /// Reads an answer as students write it: names with commas or spaces between them, `none` for no leaves; `3` and
    /// `Infinity`, or `3, inf`, for alpha and beta. `None` if it cannot be read.
    #[must_use]
    pub fn read(topic: &Topic, text: &str) -> Option<Self> {
        let text = text.trim();
        let words = || text.split(|letter: char| letter.is_whitespace() || ",;[](){}\"'".contains(letter));
        let words = || words().filter(|word| !word.is_empty());
        let names = || words().map(|name| name.trim_end_matches('.').to_owned());
        match topic.kind() {
            Kind::Value | Kind::Cached => number(text).map(Self::Number),
            Kind::BestMove => names().exactly_one().ok().map(Self::Text),
            Kind::Pruned if ["none", "-", "0"].contains(&&*text.to_lowercase()) => Some(Self::Names(Vec::new())),
            Kind::Pruned => Some(names().sorted_by_key(|name| place(name)).dedup().collect_vec())
                .filter(|names| !names.is_empty())
                .map(Self::Names),
            Kind::Order => Some(names().collect_vec()).filter(|names| !names.is_empty()).map(Self::Names),
            Kind::Bounds => {
                let is_label = |word: &&str| !["alpha", "beta", "=", "and"].contains(&&*word.to_lowercase());
                let text = text.replace(['=', ':', ',', ';', '(', ')', '[', ']'], " ");
                let values = text.split_whitespace().filter(is_label).map(bound).collect::<Option<Vec<_>>>()?;
                let [alpha, beta] = values[..] else { return None };
                Some(Self::bounds(alpha, beta))
            }
            Kind::NextLine => {
                let fields = text.split([',', ';']).map(str::trim).collect_vec();
                (fields.len() >= 3).then(|| Self::Text(fields.join(",")))
            }
        }
    }
}

/// Returns the place of a node in the tree by its path, to sort names by.
fn place(name: &str) -> Vec<u32> {
    name.split('.').map(|number| number.parse().unwrap_or(u32::MAX)).collect()
}

fn number(text: &str) -> Option<Value> {
    text.replace('\u{2212}', "-").trim_start_matches('+').parse().ok()
}

fn bound(text: &str) -> Option<Value> {
    match text.to_lowercase().replace('\u{2212}', "-").trim_start_matches('+') {
        "infinity" | "inf" | "\u{221e}" => Some(INFINITY),
        "-infinity" | "-inf" | "-\u{221e}" => Some(-INFINITY),
        finite => number(finite),
    }
}

/// Writes the answer as students may write it.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
            Self::Names(names) if names.is_empty() => f.write_str("none"),
            Self::Names(names) => names.iter().format(", ").fmt(f),
            Self::Bounds { alpha, beta } => {
                let [alpha, beta] = [*alpha, *beta].map(|bound| LogValue(bound.into()));
                write!(f, "alpha = {alpha}, beta = {beta}")
            }
        }
    }
}
