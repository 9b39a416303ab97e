//! Texts in UTF-8.

use std::str::{self, Utf8Error};

/// Decodes a text without the byte order mark that some editors begin it with.
///
/// # Errors
///
/// Bytes that are not valid UTF-8.
///
/// ```
/// assert_eq!(suite_text::decode_utf8("\u{feff}Zoë".as_bytes()), Ok("Zoë"));
/// ```
pub fn decode_utf8(text: &[u8]) -> Result<&str, Utf8Error> {
    Ok(str::from_utf8(text)?.trim_start_matches('\u{feff}'))
}
