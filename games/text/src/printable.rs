//! Text from outside, made safe for a terminal.

/// The most bytes of a text that are shown.
const MAX_BYTES: usize = 200;

/// Returns text from outside, made safe to show on a terminal: nothing in it moves the cursor or changes colors, and it
/// is not long.
///
/// ```
/// assert_eq!(suite_text::printable("2,3\u{1b}[2J"), "2,3\\u{1b}[2J");
/// ```
#[must_use]
pub fn printable(text: &str) -> String {
    let mut printable = String::new();
    for character in text.chars() {
        if printable.len() > MAX_BYTES {
            printable.push_str("...");
            break;
        }
        if is_printable(character) {
            printable.push(character);
        } else {
            printable.extend(character.escape_default());
        }
    }
    printable
}

/// Returns whether a character is visible: not a control or format character, private, unassigned, or a blank other
/// than a space.
fn is_printable(character: char) -> bool {
    match character {
        // Escaped in Rust's literals, but harmless here.
        '"' | '\'' | '\\' => true,
        // Behind a letter, where marks that combine with it are not escaped.
        _ => String::from_iter(['a', character]).escape_debug().nth(1) == Some(character),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_harmless_and_short() {
        assert_eq!(printable("2 3"), "2 3");
        assert_eq!(printable("\u{1b}[2J\r\té"), "\\u{1b}[2J\\r\\té");
        assert_eq!(printable("it's \"5\\6\""), "it's \"5\\6\"");
        for harmless in ["e\u{301}", "हिंदी", "対局", "→", "♟"] {
            assert_eq!(printable(harmless), harmless);
        }
        for (hidden, shown) in [
            ('\u{202e}', "\\u{202e}"),
            ('\u{2066}', "\\u{2066}"),
            ('\u{200b}', "\\u{200b}"),
            ('\u{feff}', "\\u{feff}"),
            ('\u{ad}', "\\u{ad}"),
            ('\u{2028}', "\\u{2028}"),
            ('\u{e000}', "\\u{e000}"),
            ('\u{378}', "\\u{378}"),
            ('\u{9b}', "\\u{9b}"),
            ('\0', "\\u{0}"),
        ] {
            assert_eq!(printable(&format!("a{hidden}b")), format!("a{shown}b"));
        }
        assert!(printable(&"x".repeat(10_000)).len() < 300);
    }
}
