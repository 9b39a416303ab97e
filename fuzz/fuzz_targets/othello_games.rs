//! Games of Othello in GGF, and transcripts. What is parsed from GGF has been played by the rules already.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_fuzz::parsed;
use suite_othello::{Ggf, split_transcript};

fuzz_target!(|text: &[u8]| {
    let Ok(text) = str::from_utf8(text) else { return };
    if let Some(names) = split_transcript(text) {
        assert_eq!(names.concat(), text);
    }
    let Some(game) = parsed(Ggf::parse(text)) else { return };
    assert_eq!(Ggf::parse(&game.to_string()).as_ref(), Ok(&game), "{game}");
});
