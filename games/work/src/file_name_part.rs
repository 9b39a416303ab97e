//! Texts as parts of file names.

/// Returns a text as a part of a file's name: with a `-` for each character that is neither a letter, nor a digit, nor
/// one of `others`.
///
/// ```
/// use suite_work::file_name_part;
///
/// assert_eq!(file_name_part("Ann Lee/a.py", "."), "Ann-Lee-a.py");
/// ```
#[must_use]
pub fn file_name_part(text: &str, others: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || others.contains(letter);
    text.chars().map(|letter| if is_plain(letter) { letter } else { '-' }).collect()
}
