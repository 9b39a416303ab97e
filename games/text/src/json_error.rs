//! What is wrong with a text in JSON, for people who do not know Rust.

use std::fmt::Display;

/// The whole numbers that a type of Rust holds.
const INTEGERS: [(&str, i64, u64); 7] = [
    ("u8", 0, u8::MAX as u64),
    ("u16", 0, u16::MAX as u64),
    ("u32", 0, u32::MAX as u64),
    ("u64", 0, u64::MAX),
    ("usize", 0, usize::MAX as u64),
    ("i32", i32::MIN as i64, i32::MAX as u64),
    ("i64", i64::MIN, i64::MAX as u64),
];

/// Returns the message of an error of `serde_json` in plain words, without its place in the text: what was expected,
/// then what was found, and no type of Rust.
///
/// ```
/// let message = "invalid value: integer `-1`, expected u32 at line 1 column 12";
/// assert_eq!(suite_text::json_error(&message), "expected a whole number from 0 to 4294967295, found -1");
/// ```
#[must_use]
pub fn json_error(error: &impl Display) -> String {
    let message = error.to_string();
    let message = message.rsplit_once(" at line ").map_or(&*message, |(message, _)| message);
    let parts = message.rsplit_once(", expected ");
    let Some((found, expected)) = parts else { return message.to_owned() };
    let found = ["invalid type: ", "invalid value: ", "unknown variant ", "invalid "]
        .iter()
        .find_map(|kind| found.strip_prefix(kind));
    found.map_or_else(|| message.to_owned(), |found| format!("expected {}, found {}", wanted(expected), seen(found)))
}

/// Returns what was expected.
fn wanted(expected: &str) -> String {
    if let Some((_, least, most)) = INTEGERS.iter().find(|(name, ..)| *name == expected) {
        return format!("a whole number from {least} to {most}");
    }
    match expected {
        "f32" | "f64" => "a number".to_owned(),
        "a string" => "a text".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        _ if expected.starts_with("struct ") => "an object".to_owned(),
        _ => expected.replace("an array of length", "a list of length"),
    }
}

/// Returns what was found.
fn seen(found: &str) -> &str {
    let numbers = ["integer `", "floating point `", "boolean `"];
    let number = numbers.iter().find_map(|kind| found.strip_prefix(kind)?.strip_suffix('`'));
    match found {
        "map" => "an object",
        "sequence" => "a list",
        _ => number.unwrap_or_else(|| found.strip_prefix("string ").unwrap_or(found)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_no_type_of_rust() {
        for (message, words) in [
            (
                "invalid type: floating point `1e30`, expected u64 at line 1 column 9",
                "expected a whole number from 0 to 18446744073709551615, found 1e30",
            ),
            ("invalid type: string \"x\", expected u8", "expected a whole number from 0 to 255, found \"x\""),
            ("invalid type: map, expected a string at line 2 column 1", "expected a text, found an object"),
            ("invalid type: integer `5`, expected a sequence at line 1 column 7", "expected a list, found 5"),
            ("invalid type: null, expected struct Start", "expected an object, found null"),
            (
                "invalid length 3, expected an array of length 2 at line 1 column 40",
                "expected a list of length 2, found length 3",
            ),
            ("unknown variant `best`, expected `a` or `b` at line 1 column 5", "expected `a` or `b`, found `best`"),
            ("missing field `schema` at line 1 column 2", "missing field `schema`"),
            ("a string, expected somewhere, is no such message", "a string, expected somewhere, is no such message"),
        ] {
            assert_eq!(json_error(&message), words);
        }
    }
}
