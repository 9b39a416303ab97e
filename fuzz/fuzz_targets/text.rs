//! The parts that parsers share: lines, numbers, quotations; and moves and boards in a word.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use suite_fuzz::{assert_is_message, assert_parses_back, parsed, play_out};
use suite_text::{Lines, number, printable, quote};

fuzz_target!(|text: &[u8]| {
    assert_is_message(&quote(text));
    let lines: Vec<_> = Lines::new(text).collect();
    assert!(lines.len() <= text.len() && lines.last().is_none_or(|line| !line.is_empty()));
    assert!(lines.iter().all(|line| line.trim_ascii_end() == *line && !line.contains(&b'\n')));
    // A byte order mark is skipped at the start only.
    assert_eq!(Lines::new(&[b"\xef\xbb\xbf", &*lines.join(&b'\n')].concat()).collect::<Vec<_>>(), lines);
    if let Some(value) = number::<u32>(text) {
        assert_eq!(number(value.to_string().as_bytes()), Some(value));
        assert_eq!(number(text), Some(u64::from(value)));
    }
    let Ok(text) = str::from_utf8(text) else { return };
    if !text.is_empty() {
        assert_is_message(&printable(text));
    }
    word::<suite_go::Move>(text);
    word::<suite_squirrel::Square>(text);
    word::<suite_tictactoe::Square>(text);
    if let Some(position) = word::<suite_tictactoe::Position>(text) {
        play_out(position, text.as_bytes());
    }
});

/// Parses a text, and again what is printed.
fn word<T: FromStr<Err: Debug + Display + PartialEq> + Debug + Display + PartialEq>(text: &str) -> Option<T> {
    let value = parsed(text.parse())?;
    assert_parses_back(&value, |text| str::from_utf8(text).expect("a text").parse());
    Some(value)
}
