//! The pipe protocol of Othello: the manager's handshake and report, the agent's move, and moves as people write them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_fuzz::{assert_parses_back, parsed};
use suite_othello::{Handshake, ScoreReport, Size, Square};

fuzz_target!(|text: &[u8]| {
    if let Some(handshake) = parsed(Handshake::parse(text)) {
        assert_parses_back(&handshake, Handshake::parse);
    }
    if let Some(report) = parsed(ScoreReport::parse(text)) {
        assert_parses_back(&report, ScoreReport::parse);
    }
    for size in [Size::MIN, Size::MAX] {
        if let Some(square) = parsed(Square::parse(text, size)) {
            assert_parses_back(&square, |text| Square::parse(text, size));
            assert_eq!(Square::parse_notation(text, size), Ok(square));
        }
        if let Some(square) = parsed(Square::parse_notation(text, size)) {
            assert!(square.is_on(size));
            assert_eq!(Square::parse_notation(square.algebraic().as_bytes(), size), Ok(square));
        }
    }
});
