//! Text from outside, made safe for a terminal.

/// The most bytes of an agent's text that are shown.
const MAX_BYTES: usize = 200;

/// Returns text of an agent that is safe to show on a terminal: nothing in it moves the cursor or changes colors, and it is not
/// long.
///
/// ```
/// assert_eq!(suite_arena::printable("2,3\u{1b}[2J"), "2,3\\u{1b}[2J");
/// ```
#[must_use]
pub fn printable(text: &str) -> String {
    let mut printable = String::new();
    for character in text.chars() {
        if printable.len() > MAX_BYTES {
            printable.push_str("...");
            break;
        }
        if character.is_control() {
            printable.extend(character.escape_default());
        } else {
            printable.push(character);
        }
    }
    printable
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_harmless_and_short() {
        assert_eq!(printable("2 3"), "2 3");
        assert_eq!(printable("\u{1b}[2J\r\té"), "\\u{1b}[2J\\r\\té");
        assert!(printable(&"x".repeat(10_000)).len() < 300);
    }
}
