//! Games of Little-Go in SGF. What is parsed has been played by the rules already.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_fuzz::parsed;
use suite_go::Sgf;

fuzz_target!(|text: &[u8]| {
    let Some(game) = str::from_utf8(text).ok().and_then(|text| parsed(Sgf::parse(text))) else { return };
    assert_eq!(Sgf::parse(&game.to_string()).as_ref(), Ok(&game), "{game}");
});
