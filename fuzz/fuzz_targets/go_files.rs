//! The files of Little-Go's assignment: `input.txt`, `output.txt`, and an agent's memo of its last turn.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_fuzz::{assert_parses_back, parsed, play_out};
use suite_go::{AnswerFormat, Input, MoveCount, Size, TurnMemo};

fuzz_target!(|text: &[u8]| {
    if let Some(input) = parsed(Input::parse(text)) {
        assert_parses_back(&input, Input::parse);
        play_out(input.state(MoveCount::new(&input, None).played()), text);
        play_out(input.state(text.len() as u32), text);
    }
    if let Some(memo) = parsed(TurnMemo::parse(text)) {
        assert_parses_back(&memo, TurnMemo::parse);
        play_out(memo.input.state(MoveCount::new(&memo.input, Some(&memo)).played()), text);
    }
    let Ok(text) = str::from_utf8(text) else { return };
    for size in Size::all() {
        if let Some(mv) = parsed(AnswerFormat::Course.parse(text, size)) {
            assert_eq!(AnswerFormat::Strict.parse(&mv.to_string(), size), Ok(mv));
        }
        if let Some(mv) = parsed(AnswerFormat::Strict.parse(text, size)) {
            assert_eq!(AnswerFormat::Course.parse(text, size), Ok(mv));
        }
    }
});
