//! Weights of Othello's learned evaluation: files as they are, and weights that are packed first.

#![no_main]

use std::io::{Read, Write};
use std::sync::LazyLock;

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use libfuzzer_sys::fuzz_target;
use suite_fuzz::parsed;
use suite_othello::{Rules, Size, Weights};

/// The number of bytes of a file before its weights.
const HEAD: usize = 10;

/// A file for the smaller of the boards that have weights: its head, and its weights unpacked.
static UNPACKED: LazyLock<(Vec<u8>, Vec<u8>)> = LazyLock::new(|| {
    let size = Size::new(6).expect("a size");
    let file = Weights::shipped(size, Rules::Ends).expect("weights").to_bytes();
    let mut weights = Vec::new();
    ZlibDecoder::new(&file[HEAD..]).read_to_end(&mut weights).expect("packed weights");
    (file[..HEAD].to_vec(), weights)
});

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    assert!(check(&packed(bytes)), "a file with other weights");
});

/// Returns whether these are weights, which are the same when they are read again.
fn check(file: &[u8]) -> bool {
    let Some(weights) = parsed(Weights::from_bytes(file)) else { return false };
    assert!(Weights::from_bytes(&weights.to_bytes()).as_ref() == Ok(&weights));
    true
}

/// Returns a file whose weights begin with these.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let (head, mut weights) = UNPACKED.clone();
    let changed = bytes.len().min(weights.len());
    weights[..changed].copy_from_slice(&bytes[..changed]);
    let mut file = ZlibEncoder::new(head, Compression::fast());
    file.write_all(&weights).and_then(|()| file.finish()).expect("memory can be written")
}
