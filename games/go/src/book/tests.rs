//! Tests with books of boards that are solved at once.

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use suite_search::{Budget, Game, Player, Solvable, Solver, Strategy};

use super::*;
use crate::champion::Champion;
use crate::opponent::random;
use crate::tests::{place, random_position};

fn size(side: usize) -> Size {
    Size::new(side).expect("a size")
}

fn solver() -> Solver<Position> {
    Solver::new(1 << 20, 1)
}

fn build(side: usize, plies: u32) -> Book {
    Book::build(size(side), plies, &mut solver(), &mut |_| Ok(()), &mut |_, _, _| ()).expect("a book")
}

/// Returns the first error in a book, by a solver with an empty table.
fn first_error(book: &Book) -> Option<BookError> {
    let lines = match book.variations() {
        Ok(lines) => lines,
        Err(hole) => return Some(hole),
    };
    let mut solver = solver();
    lines.iter().find_map(|line| book.check(line, &mut solver, &mut |_| Ok(())).expect("a verdict"))
}

#[test]
fn books_of_whole_games_are_complete_and_right() {
    for (side, plies, winner) in
        [(2, 3, None), (3, 1, Some(Player::Second)), (3, 3, Some(Player::Second)), (3, 8, Some(Player::Second))]
    {
        let book = build(side, plies);
        assert_eq!((book.winner(), first_error(&book)), (winner, None));
        assert_eq!(Book::parse(book.to_bytes()).as_ref(), Ok(&book));
    }
    let none = build(3, 0);
    assert!(none.is_empty() && none.winner().is_none() && first_error(&none).is_none());
}

/// Returns 1 for a win, 0 for a draw and -1 for a loss, by plain search.
fn signum(position: &Position) -> i32 {
    if position.is_over() {
        return position.utility(position.to_move()).signum();
    }
    position.moves().map(|mv| -signum(&position.play(mv))).max().expect("a move")
}

#[test]
fn entries_agree_with_a_plain_search() {
    let mut values = [0; 3];
    for (side, plies) in [(2, 3), (3, 8)] {
        let book = build(side, plies);
        for Variation { position, .. } in book.variations().expect("a complete book") {
            // The plain search takes too long for early positions.
            if position.plies_left() > 5 {
                continue;
            }
            let BookEntry { best, value } = book.entry(&position).expect("an entry");
            let replies = |mv| {
                let child = position.play(mv);
                if child.is_over() { 0 } else { child.moves().filter(|&mv| signum(&child.play(mv)) < 0).count() }
            };
            let goes_on = |mv: &Move| !position.play(*mv).is_over();
            let expected = match signum(&position) {
                1 => (0, BookValue::Won),
                0 => (1, BookValue::Drawn),
                _ => {
                    let fewest = position.moves().filter(goes_on).map(replies).min().unwrap_or(0);
                    assert_eq!(replies(best), fewest, "{position:?}");
                    (2, BookValue::Lost { winning_replies: fewest as u32 })
                }
            };
            values[expected.0] += 1;
            assert_eq!(value, expected.1, "{position:?}");
            assert!(expected.0 == 2 || -signum(&position.play(best)) == signum(&position), "{position:?}");
        }
    }
    assert!(values.iter().all(|&seen| seen > 1), "{values:?}");
}

#[test]
fn the_value_of_an_entry_is_reached_against_any_play() {
    let book = build(3, 8);
    let mut won = [0, 0];
    for seed in 0..400 {
        let player = Player::BOTH[seed as usize % 2];
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut champion = Champion::new(ChaCha8Rng::seed_from_u64(seed)).with_book(Some(book.clone()));
        let (mut position, mut is_won) = (Position::start(book.size()), false);
        while !position.is_over() {
            let mv = if position.to_move() == player {
                let entry = book.entry(&position).expect("an entry");
                is_won |= entry.value == BookValue::Won;
                let found = champion.choose(&position, Budget { nodes: 1, ..Budget::UNLIMITED }).expect("a move");
                assert_eq!((found.best, found.nodes), (Some(entry.best), 0), "by the book");
                entry.best
            } else if seed % 8 < 2 {
                Move::Pass
            } else {
                random(&position, &mut chance)
            };
            position = position.try_play(mv).expect("a legal move");
        }
        let wins = position.utility(player) > 0;
        assert!(wins || !is_won, "{}", position.board());
        won[player as usize] += u32::from(wins);
    }
    // Black, who loses against best play, wins when White makes mistakes.
    assert!(won[0] > 50 && won[1] == 200, "{won:?}");
}

/// Returns a book after a change to the bytes of its entries.
fn changed(book: &Book, change: impl FnOnce(&mut Vec<Vec<u8>>)) -> Book {
    let mut entries = (0..book.len()).map(|index| book.entry_at(index).collect()).collect();
    change(&mut entries);
    Book::of_entries(book.size, book.plies, &entries)
}

#[test]
fn every_change_is_detected() {
    let book = build(3, 5);
    let key_len = entry_len(book.size()) - CONTENT_LEN;
    let bytes = book.to_bytes();
    for index in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[index] ^= 1;
        assert!(Book::parse(changed).is_err(), "byte {index}");
        assert!(Book::parse(bytes[..index].to_vec()).is_err(), "{index} bytes");
    }
    // With a matching checksum, the verification detects them.
    let lines = book.variations().expect("a complete book");
    for index in 0..book.len() {
        let without = changed(&book, |entries| _ = entries.remove(index));
        assert!(matches!(first_error(&without), Some(BookError::MissingMove(_))), "entry {index} removed");
        let moved = changed(&book, |entries| entries[index][1] ^= 1);
        assert!(first_error(&moved).is_some(), "position {index} changed");
        let line = lines.iter().find(|line| book.entry_at(index).take(key_len).eq(key(&line.position)));
        let line = line.expect("a line");
        let is_won = book.entry(&line.position).is_some_and(|entry| entry.value == BookValue::Won);
        let mut solver = solver();
        for wrong in 1..=u8::MAX {
            let with_byte = |at: usize| changed(&book, |entries| entries[index][key_len + at] ^= wrong);
            let found = with_byte(1).check(line, &mut solver, &mut |_| Ok(())).expect("a verdict");
            assert!(matches!(found, Some(BookError::Wrong(..))), "entry {index}, value {wrong}");
            // Another move may win as well.
            let changed = with_byte(0);
            let found = changed.check(line, &mut solver, &mut |_| Ok(())).expect("a verdict");
            let wins = changed.best(&line.position).is_some_and(|mv| {
                let Ok(loses) = solver.is_at_least(&line.position.play(mv), 0, &mut ());
                !loses
            });
            assert!(!is_won || found.is_none() == wins, "entry {index}, move {wrong}");
        }
    }
}

#[test]
fn errors_name_the_moves_that_lead_to_them() {
    let book = build(3, 4);
    let empty = changed(&book, Vec::clear);
    assert_eq!(empty.variations().expect_err("an error").to_string(), "no move at the start");
    let start = Position::start(book.size());
    let with = |position: &Position, entry: BookEntry| {
        let key = key(position);
        let book = changed(&book, |entries| {
            let of_position = entries.iter_mut().find(|entry| entry.starts_with(&key)).expect("an entry");
            of_position[key.len()..].copy_from_slice(&encode(position, entry));
        });
        first_error(&book).expect("an error").to_string()
    };
    let BookEntry { best, value } = book.entry(&start).expect("an entry");
    let bold = with(&start, BookEntry { best, value: BookValue::Won });
    assert_eq!(bold, format!("the entry at the start is disproved: {best} wins"));
    let BookValue::Lost { winning_replies } = value else { panic!("{value:?}") };
    let timid = with(&start, BookEntry { best, value: BookValue::Lost { winning_replies: winning_replies + 1 } });
    let entry = format!("every move loses, and {best} leaves the fewest winning replies ({})", winning_replies + 1);
    assert_eq!(timid, format!("the entry at the start is disproved: {entry}"));
    let next = start.play(place(0, 0));
    let entry = BookEntry { best: book.best(&next).expect("an entry"), value: BookValue::Drawn };
    let message = format!("the entry after 0,0 is disproved: {} draws, and no move wins", entry.best);
    assert_eq!(with(&next, entry), message);
    let short = Book { plies: 2, ..book.clone() };
    assert!(short.variations().expect_err("an error").to_string().ends_with("entries for unreachable positions"));
}

#[test]
fn errors_in_the_bytes_say_what_is_wrong() {
    let bytes = build(3, 2).to_bytes();
    let other_version = [b"suite go book 1\n", &bytes[16..]].concat();
    for (bytes, message) in [
        (Vec::new(), "not a book of `suite go book build`"),
        (b"suite go 1\nplayed 3".to_vec(), "not a book of `suite go book build`"),
        (other_version, "expected a book of version 3, found another version"),
        (bytes[..20].to_vec(), "unexpected end of file"),
        (bytes[..bytes.len() - 1].to_vec(), "corrupt: checksum mismatch"),
    ] {
        assert_eq!(Book::parse(bytes).expect_err("an error").to_string(), message);
    }
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes: Vec<u8>, at in 0..40_usize) {
        let _ = Book::parse(bytes.clone());
        let mut book = build(3, 2).to_bytes();
        book.truncate(at);
        let _ = Book::parse([book, bytes].concat());
    }

    #[test]
    fn entries_of_all_images_decode_to_what_was_encoded(side in 2..=7_usize, moves in 0..60_u32, seed: u64) {
        let position = random_position(size(side), moves, seed);
        prop_assert_eq!(key(&position).len() + CONTENT_LEN, entry_len(position.size()));
        for (best, winning_replies) in position.moves().zip(0..) {
            for value in [BookValue::Won, BookValue::Drawn, BookValue::Lost { winning_replies }] {
                let entry = BookEntry { best, value };
                prop_assert_eq!(decode(&position, encode(&position, entry)), Some(entry));
            }
        }
        prop_assert_eq!(decode(&position, [u8::MAX, 0]), None);
    }
}
