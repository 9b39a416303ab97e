//! The approximate width of a text, without the font that it will be shown in.

/// The widths of the characters from space to tilde in a wide font without serifs, in thousandths of its size. Most
/// fonts that a reader may have are narrower, so that a text keeps to the room that it is given.
#[rustfmt::skip]
const ASCII: [u16; 95] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863,
    748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635,
    615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636,
    337, 636, 838,
];

/// Returns the approximate width of a text in a font of this size, in points.
#[must_use]
pub fn text_width(text: &str, size: f64) -> f64 {
    text.chars().map(|character| f64::from(thousandths(character))).sum::<f64>() * size / 1000.0
}

fn thousandths(character: char) -> u16 {
    let ascii = u32::from(character).checked_sub(u32::from(' ')).and_then(|index| ASCII.get(index as usize));
    match ascii {
        Some(&width) => width,
        // Letters of Latin, Greek and Cyrillic, and signs, are as wide as `M` at most; ideographs fill a square.
        None if character < '\u{2e80}' => 870,
        None => 1000,
    }
}

/// Breaks a text into lines that are at most this wide, between words.
#[must_use]
pub fn wrap(text: &str, size: f64, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if text_width(line, size) + text_width(" ", size) + text_width(word, size) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_letter_is_wider_than_a_narrow_one_and_size_scales() {
        assert!(text_width("M", 10.0) > text_width("i", 10.0));
        assert_eq!(text_width("12", 20.0), 2.0 * text_width("12", 10.0));
        assert_eq!(text_width("", 10.0), 0.0);
    }

    #[test]
    fn lines_break_between_words_and_keep_to_the_width() {
        let text = "The search enters the root, a max node at depth 0 (Max to move).";
        let lines = wrap(text, 10.0, 120.0);
        assert!(lines.len() > 2 && lines.iter().all(|line| text_width(line, 10.0) <= 120.0), "{lines:?}");
        assert_eq!(lines.join(" "), text);
        assert_eq!(wrap("antidisestablishmentarianism", 10.0, 20.0).len(), 1);
    }
}
