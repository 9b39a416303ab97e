//! Everything of a game that takes a text from outside. The first byte chooses the game: `0` is the first one.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_tabletop::conformance::assert_any_text_is_safe;

fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, text)) = bytes.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let mut games = suite_catalog::games();
    let index = usize::from(choice.wrapping_sub(b'0')) % games.len();
    assert_any_text_is_safe(games.nth(index).expect("a game"), text);
});
