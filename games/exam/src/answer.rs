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
    /// Names of nodes: leaves, in right answers in the order of the tree, or the root's children in the order of a
    /// search; or squares of a board.
    Names(Vec<String>),
    /// The name of a node or a move, or a line of a log.
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
    pub(crate) fn bounds(alpha: Value, beta: Value) -> Self {
        Self::Bounds { alpha: alpha.into(), beta: beta.into() }
    }

    /// Reads an answer as students write it, whatever the case and the spaces: names with anything between them, `none`
    /// for no leaves; squares such as `(2, 3)`, `2,3` or `C3`; `3` and `Infinity`, `(3, inf)` or
    /// `beta = ∞, alpha = 3` for alpha and beta. On trees, `15.0` is `15`. `None` if it cannot be read.
    #[must_use]
    pub fn read(topic: &Topic, text: &str) -> Option<Self> {
        let written = words(text);
        let words = written.iter().map(|word| without_zeros(word).to_owned()).collect_vec();
        match topic.kind() {
            Kind::Value | Kind::Cached => {
                words.iter().exactly_one().ok().and_then(|word| number(word)).map(Self::Number)
            }
            Kind::BestMove if matches!(topic, Topic::BestMove { limit: Some(_) }) => {
                squares(&written)?.into_iter().exactly_one().ok().map(Self::Text)
            }
            Kind::LegalMoves | Kind::Captures if is_none(text, &written) => Some(Self::Names(Vec::new())),
            Kind::LegalMoves | Kind::Captures => squares(&written).filter(|names| !names.is_empty()).map(Self::Names),
            Kind::BestMove => words.into_iter().exactly_one().ok().map(Self::Text),
            Kind::Pruned if is_none(text, &words) => Some(Self::Names(Vec::new())),
            Kind::Pruned | Kind::Order => Some(words).filter(|names| !names.is_empty()).map(Self::Names),
            Kind::Bounds => read_bounds(&words),
            Kind::NextLine => {
                let field =
                    |word: &String| bound(word).map_or_else(|| word.clone(), |value| LogValue(value).to_string());
                (words.len() >= 3).then(|| Self::Text(words.iter().map(field).join(",")))
            }
        }
    }

    /// Returns the texts that people write for the answer, for programs that compare texts only: first as
    /// questions without choices ask for it.
    pub(crate) fn spellings(&self) -> Vec<String> {
        let bare = |part: &String| part.trim_matches(['(', ')']).to_owned();
        let joined = |parts: &[String]| [", ", ",", " "].map(|between| parts.join(between));
        let spellings = match self {
            Self::Number(_) => Vec::new(),
            Self::Names(names) if names.is_empty() => ["none", "nothing", "no leaves", "-"].map(str::to_owned).to_vec(),
            Self::Names(names) => {
                let bare = names.iter().map(bare).collect_vec();
                joined(names).into_iter().chain([bare.join(" "), bare.join("; ")]).collect()
            }
            Self::Text(text) => {
                let joined = [text, &bare(text)].map(|text| joined(&text.split(',').map(str::to_owned).collect_vec()));
                joined.concat()
            }
            Self::Bounds { alpha, beta } => {
                let bounds = [*alpha, *beta].map(|bound| LogValue(bound.into()).to_string());
                let written = |infinity| bounds.clone().map(|bound| bound.replace("Infinity", infinity));
                ["Infinity", "inf", "\u{221e}"].into_iter().flat_map(|infinity| joined(&written(infinity))).collect()
            }
        };
        spellings.into_iter().chain([self.to_string()]).unique().collect()
    }
}

/// The words that people write around an answer.
const FILLERS: [&str; 26] = [
    "and", "answer", "are", "best", "child", "children", "disks", "first", "is", "it", "leaf", "leaves", "legal",
    "move", "moves", "node", "nodes", "of", "order", "points", "pruned", "squares", "stones", "the", "then", "value",
];
/// The words that stand for no leaves.
const NONE: [&str; 6] = ["none", "no", "nothing", "-", "0", "\u{2205}"];

/// Returns the words of an answer, in lower case and without what people write around them.
fn words(text: &str) -> Vec<String> {
    let plain = text.to_lowercase().replace(['\u{2212}', '\u{2013}'], "-").replace("minus ", "-").replace('\\', "");
    let plain = plain.replace('\u{221e}', "infinity").replace('\u{3b1}', " alpha ").replace('\u{3b2}', " beta ");
    let plain = plain.replace("- inf", "-inf").replace("+ inf", "+inf");
    let is_between = |letter: char| letter.is_whitespace() || ",;:=<>|/&[](){}\"'`\u{2192}".contains(letter);
    let words = plain.split(is_between).map(|word| word.trim_end_matches('.'));
    words.filter(|word| !word.is_empty() && !FILLERS.contains(word)).map(str::to_owned).collect()
}

/// Returns whether an answer says that there are no leaves.
fn is_none(text: &str, words: &[String]) -> bool {
    match words {
        [] => !text.trim().is_empty(),
        [word] => NONE.contains(&&**word),
        _ => false,
    }
}

/// Reads squares: pairs of numbers, or a letter and a number; `None` if a number has no other one. A pass leads to no
/// square.
fn squares(words: &[String]) -> Option<Vec<String>> {
    let (mut squares, mut first) = (Vec::new(), None::<&String>);
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    for word in words.iter().filter(|word| *word != "pass") {
        match first.take() {
            Some(first) if is_number(word) => squares.push(format!("({first},{word})")),
            Some(_) => return None,
            None if is_number(word) => first = Some(word),
            None => squares.push(word.to_uppercase()),
        }
    }
    first.is_none().then_some(squares)
}

/// Reads alpha and beta in this order, unless the words say which is which.
fn read_bounds(words: &[String]) -> Option<Answer> {
    let (mut bounds, mut label) = ([None; 2], None);
    for word in words {
        match &**word {
            "alpha" | "a" => label = Some(0),
            "beta" | "b" => label = Some(1),
            value => {
                let place = label.take().or_else(|| bounds.iter().position(Option::is_none))?;
                if bounds[place].replace(bound(value)?).is_some() {
                    return None;
                }
            }
        }
    }
    let [alpha, beta] = bounds;
    Some(Answer::bounds(alpha?, beta?))
}

/// Returns a whole number without a fraction of zeros: spreadsheets and pandas write `15` as `15.0` in a column with
/// empty cells. No node is called `2.0`, since children are counted from 1.
fn without_zeros(word: &str) -> &str {
    match word.split_once('.') {
        Some((whole, zeros)) if number(whole).is_some() && zeros.bytes().all(|digit| digit == b'0') => whole,
        _ => word,
    }
}

fn number(word: &str) -> Option<Value> {
    word.trim_start_matches('+').parse().ok()
}

fn bound(word: &str) -> Option<Value> {
    match word.trim_start_matches('+') {
        "infinity" | "inf" | "infty" => Some(INFINITY),
        "-infinity" | "-inf" | "-infty" => Some(-INFINITY),
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
