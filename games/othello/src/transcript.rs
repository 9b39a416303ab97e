//! Transcripts: the moves of a game in one word, as people exchange them.

/// Splits a transcript such as `f5d6c3` into the names of its squares; `None` if the text is not one.
///
/// Players who have to pass are left out; some programs write `pa` or `--` for them, which are returned as they are.
///
/// ```
/// use suite_othello::split_transcript;
///
/// assert_eq!(split_transcript("F5d6C3"), Some(vec!["F5", "d6", "C3"]));
/// assert_eq!(split_transcript("f5PAd6--c10"), Some(vec!["f5", "PA", "d6", "--", "c10"]));
/// assert_eq!(split_transcript("3,2"), None);
/// ```
#[must_use]
pub fn split_transcript(text: &str) -> Option<Vec<&str>> {
    let mut names = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (name, others) = rest.split_at(name_length(rest.as_bytes())?);
        names.push(name);
        rest = others;
    }
    (!names.is_empty()).then_some(names)
}

/// Returns the length of the name that a text begins with.
fn name_length(text: &[u8]) -> Option<usize> {
    match text {
        [b'-', b'-', ..] => Some(2),
        [b'p' | b'P', b'a' | b'A', ..] => Some(2),
        [letter, b'0'..=b'9', b'0'..=b'9', ..] if letter.is_ascii_alphabetic() => Some(3),
        [letter, b'0'..=b'9', ..] if letter.is_ascii_alphabetic() => Some(2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::size::Size;
    use crate::square::Square;

    proptest! {
        #[test]
        fn printed_transcripts_are_split_back(indices: Vec<prop::sample::Index>) {
            let squares: Vec<_> = Size::MAX.squares().collect();
            let squares: Vec<_> = indices.iter().map(|index| *index.get(&squares)).collect();
            let text: String = squares.iter().map(|square| square.algebraic()).collect();
            let names = split_transcript(&text).unwrap_or_default();
            let read: Vec<_> = names.iter().map(|name| Square::parse_notation(name.as_bytes(), Size::MAX)).collect();
            prop_assert_eq!(read, squares.into_iter().map(Ok).collect::<Vec<_>>());
        }

        #[test]
        fn arbitrary_text_never_panics(text: String, near in "[a-p0-9PA-]{0,9}é?") {
            for text in [text, near] {
                if let Some(names) = split_transcript(&text) {
                    prop_assert_eq!(names.concat(), text);
                }
            }
        }
    }
}
