//! Books and checkpoints of Little-Go. What is wrong with a checksum alone is put right first.

#![no_main]

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use libfuzzer_sys::fuzz_target;
use suite_fuzz::parsed;
use suite_go::{Book, Position, Size, read_checkpoint, write_checkpoint};
use suite_search::{Game, Proved, Solvable, Solver};

/// The number of bytes of a book before its checksum.
const HEAD: usize = 18;

fuzz_target!(|bytes: &[u8]| {
    parsed(Book::parse(bytes.to_vec()));
    book(with_checksum(bytes));
    parsed(read_checkpoint(bytes, Size::MIN, |_| ()));
    checkpoint(&gzip(bytes));
});

/// Reads a book, looks up its positions, and checks those that the book leads to.
fn book(bytes: Vec<u8>) {
    let Some(book) = parsed(Book::parse(bytes.clone())) else { return };
    assert_eq!(book.to_bytes(), bytes);
    let start = Position::start(book.size());
    for position in start.moves().map(|mv| start.play(mv)).chain([start]) {
        if let Some(entry) = book.entry(&position) {
            position.try_play(entry.best).expect("a legal move");
        }
    }
    if let Some(variations) = parsed(book.variations()) {
        assert_eq!(variations.len(), book.len());
    }
}

/// Reads a checkpoint, and solves the smallest board with it as if its entries were about positions of this game.
fn checkpoint(packed: &[u8]) {
    let mut entries = Vec::new();
    if parsed(read_checkpoint(packed, Size::MIN, |entry| entries.push(entry))).is_none() {
        return;
    }
    let again = write_checkpoint(Vec::new(), Size::MIN, entries.iter().copied()).expect("memory can be written");
    let mut read = Vec::new();
    read_checkpoint(&*again, Size::MIN, |entry| read.push(entry)).expect("a checkpoint");
    assert_eq!(read, entries);
    let start = Position::start(Size::MIN);
    let next = |position: Position| position.moves().map(move |mv| position.play(mv));
    let positions = [start].into_iter().chain(next(start)).chain(next(start).flat_map(next));
    let mut solver = Solver::new(1 << 12, 1);
    for (entry, position) in entries.into_iter().zip(positions) {
        solver.table().recall(Proved { key: position.key(), ..entry });
    }
    let Ok(solution) = solver.solve(&start, &mut ());
    let end = solution.principal_variation.iter().try_fold(start, |position, &mv| position.try_play(mv));
    end.expect("legal moves");
}

/// Returns the bytes of a book with the right checksum.
fn with_checksum(bytes: &[u8]) -> Vec<u8> {
    let Some((head, [_, _, _, _, entries @ ..])) = bytes.split_at_checked(HEAD) else { return bytes.to_vec() };
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(head);
    checksum.update(entries);
    [head, &checksum.finalize().to_le_bytes(), entries].concat()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::none());
    out.write_all(bytes).and_then(|()| out.finish()).expect("memory can be written")
}
