//! Everything of a game that takes a text from outside. The first line names the game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_tabletop::conformance::assert_any_text_is_safe;

fuzz_target!(|bytes: &[u8]| {
    let Some((name, text)) = str::from_utf8(bytes).ok().and_then(|input| input.split_once('\n')) else { return };
    let Some(game) = suite_catalog::find(name) else { return };
    assert_any_text_is_safe(game, text);
});
