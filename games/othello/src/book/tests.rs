//! Tests with books of boards that are solved at once.

mod twin;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use sha2::{Digest as _, Sha256};
use suite_search::{Algorithm, Game, Player, Search, Solver, Value};

use self::twin::Twin;
use super::*;
use crate::bits::Bits;
use crate::heuristic::Utility;
use crate::moves::Move;
use crate::square::Square;

const BOTH_SIZES: [Size; 2] = [Size(3), Size(4)];

fn build(size: Size, rules: Rules, plies: u32) -> Book {
    let mut solver = Solver::new(1 << 16, 1);
    let mut prove = |variation: &_| BookEntry::prove(&mut solver, variation, &mut |_| Ok(()));
    Book::build(size, rules, plies, |ply| ply.iter().copied().map(&mut prove).collect()).expect("a book")
}

/// Returns the first wrong entry of a book, by a solver with an empty table.
fn first_error(book: &Book) -> Option<BookError> {
    let mut solver = Solver::new(1 << 16, 1);
    book.variations().iter().find_map(|line| book.check(line, &mut solver, &mut |_| Ok(())).expect("a verdict"))
}

/// Returns the value by plain alpha-beta, without a table or an order.
fn alpha_beta(position: &Position<u64>) -> Value {
    Search::new(Algorithm::AlphaBeta, Utility).decide(position).value
}

/// Plays a game in which `player` follows the book as long as it lasts and then plays well, and the opponent plays at
/// random. Returns the value of the start to the player, by the book or by alpha-beta, and the result.
fn play(book: &Book, player: Player, seed: u64) -> (Value, Value) {
    let mut position = Position::<u64>::start(book.size(), book.rules());
    let (mut random, mut value) = (seed, None);
    while !position.is_over() {
        let mv = if position.to_move() == player {
            let entry = book.entry(&position);
            value = value.or(entry.map(|entry| entry.value));
            let best = || Search::new(Algorithm::AlphaBeta, Utility).decide(&position).best;
            entry.map(|entry| entry.best).or_else(best).expect("a move")
        } else {
            random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
            let mut moves = position.moves();
            let index = (random >> 33) as usize % moves.len();
            moves.nth(index).expect("a move")
        };
        position = position.try_play(mv).expect("a legal move");
    }
    (value.expect("an entry"), position.utility(player))
}

#[test]
fn books_of_small_boards_agree_with_the_textbook() {
    for size in BOTH_SIZES {
        for rules in Rules::BOTH {
            let book = build(size, rules, u32::MAX);
            let variations = book.variations();
            assert_eq!(
                (variations.len(), book.plies()),
                (book.len(), Position::<u64>::start(size, rules).longest_game())
            );
            for Variation { moves, position } in &variations {
                let start = Position::start(size, rules);
                let played = moves.iter().fold(start, |position, &mv| position.try_play(mv).expect("a legal move"));
                assert_eq!(&played, position);
                // The textbook's search takes too long for early positions.
                if position.empty().len() <= 8 {
                    let entry = book.entry(position).expect("an entry");
                    assert_eq!(
                        (entry.value, -alpha_beta(&position.play(entry.best))),
                        (alpha_beta(position), entry.value)
                    );
                }
            }
            assert_eq!(first_error(&book), None);
            assert_eq!(Book::parse(&book.to_bytes()), Ok(book));
        }
    }
}

#[test]
fn whoever_follows_a_book_gets_the_value_or_more() {
    for rules in Rules::BOTH {
        let (whole, opening) = (build(Size(4), rules, u32::MAX), build(Size(4), rules, 5));
        for seed in 0..50 {
            for player in Player::BOTH {
                for book in [&whole, &opening] {
                    let (value, result) = play(book, player, seed);
                    assert!(result >= value, "{rules:?}, {player:?}, {seed}: {result}, not {value}");
                }
            }
        }
    }
}

#[test]
fn short_books_are_parts_of_long_ones() {
    let long = build(Size(4), Rules::Ends, 6);
    for plies in 0..6 {
        let short = build(Size(4), Rules::Ends, plies);
        let variations = short.variations();
        assert_eq!(long.variations()[..short.len()], variations);
        assert!(variations.iter().all(|variation| variation.moves.len() < plies as usize));
        assert_eq!(short.is_empty(), plies == 0);
    }
}

#[test]
fn images_of_a_position_have_the_same_entry() {
    let book = build(Size(4), Rules::Ends, 5);
    for Variation { position, .. } in book.variations() {
        let entry = book.entry(&position).expect("an entry");
        for symmetry in suite_search::BoardSymmetry::all() {
            let [own, enemy] = [position.own, position.enemy].map(|disks| symmetry.image(disks, 4));
            let image = Position::of(own, enemy, Size(4), Rules::Ends, position.to_move());
            let found = book.entry(&image).expect("an entry");
            // Where a position is an image of itself, several moves are the same one.
            assert_eq!(found.value, entry.value);
            let children = [image.play(found.best), position.play(entry.best)].map(|child| child.least_image().0);
            assert_eq!(children[0], children[1]);
        }
    }
    assert_eq!(book.entry(&Position::start(Size(4), Rules::Standard)), None);
    assert_eq!(book.entry(&Position::start(Size(6), Rules::Ends)), None);
}

#[test]
fn every_change_is_detected() {
    let book = build(Size(4), Rules::Ends, 5);
    let bytes = book.to_bytes();
    for index in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[index] ^= 1;
        assert!(Book::parse(&changed).is_err(), "byte {index}");
        assert!(Book::parse(&bytes[..index]).is_err(), "{index} bytes");
    }
    // The verification detects changes that a matching checksum hides.
    let mut solver = Solver::new(1 << 16, 1);
    for variation in book.variations() {
        let entry = book.entry(&variation.position).expect("an entry");
        for other in variation.position.moves() {
            for value in [entry.value - 1, entry.value, entry.value + 1] {
                let Ok(is_right) = BookEntry { best: other, value }.is_right(&mut solver, &variation.position, &mut ());
                let Ok(child) = solver.solve(&variation.position.play(other), &mut ());
                assert_eq!(is_right, value == entry.value && value == -child.value, "{other}, {value}");
            }
        }
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let book = build(Size(4), Rules::Ends, 3);
    let bytes = book.to_bytes();
    let with_checksum = |head: [u8; 3], entries: &[u8]| parse::FORMAT.seal(&head, entries);
    let entries = &bytes[28..];
    for (bytes, message) in [
        (Vec::new(), "not a book of `suite othello book build`"),
        (b"suite othello book 2\n".to_vec(), "expected a book of version 1, found another version"),
        (bytes[..21].to_vec(), "unexpected end of file"),
        (bytes[..20].to_vec(), "unexpected end of file"),
        (bytes[..bytes.len() - 1].to_vec(), "corrupt: checksum mismatch"),
        (with_checksum([2, 0, 3], entries), "expected a board size from 3 to 16, found 2"),
        (with_checksum([9, 0, 3], entries), "expected a book for a board of up to 8x8 squares and rules 0 or 1"),
        (with_checksum([4, 2, 3], entries), "expected a book for a board of up to 8x8 squares and rules 0 or 1"),
        (with_checksum([4, 0, 2], entries), "entries incomplete or illegal"),
        (with_checksum([4, 0, 4], entries), "entries incomplete or illegal"),
        (with_checksum([4, 0, 3], &[&[99], &entries[1..]].concat()), "entries incomplete or illegal"),
        (with_checksum([4, 0, 3], &[entries, &[0]].concat()), "entries incomplete or illegal"),
    ] {
        assert_eq!(Book::parse(&bytes).expect_err("an error").to_string(), message);
    }
    let mut wrong = book.clone();
    wrong.entries.values_mut().for_each(|entry| entry.value += 1);
    let error = first_error(&wrong).expect("an error").to_string();
    assert!(error.starts_with("the entry at the start is disproved: ") && error.ends_with(", value -5"), "{error}");
    let late = BookError {
        variation: wrong.variations().pop().expect("one"),
        entry: BookEntry { best: Move::Pass, value: 0 },
    };
    assert!(late.to_string().starts_with("the entry after "), "{late}");
    assert!(late.to_string().ends_with(" is disproved: pass, value +0"), "{late}");
}

fn shipped() -> &'static Book {
    Book::shipped(Size(6), Rules::Ends).expect("a book")
}

#[test]
fn the_readme_has_the_checksum_and_the_size_of_the_shipped_book() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("book");
    let [readme, file] = ["README.md", "6x6-ends.book"].map(|name| fs::read(folder.join(name)).expect("a file"));
    let readme = String::from_utf8(readme).expect("text").replace(',', "");
    let book = shipped();
    assert_eq!(book.to_bytes(), file);
    assert!(readme.contains(&format!("`{:x}`", Sha256::digest(&file))));
    assert!(readme.contains(&format!("{} positions", book.len())), "{}", book.len());
    assert!(readme.contains(&format!("first {} plies", book.plies())));
}

#[test]
fn the_book_for_browsers_is_the_beginning_of_the_other() {
    let short = Book::parse(SHORT).expect("a book");
    assert!(short.variations().iter().all(|line| short.entry(&line.position) == shipped().entry(&line.position)));
}

#[test]
fn values_of_the_shipped_book_follow_from_later_ones() {
    let (book, mut compared) = (shipped(), 0);
    for Variation { position, .. } in book.variations() {
        let entry = book.entry(&position).expect("an entry");
        let child = position.play(entry.best);
        let of_replies: Option<Vec<_>> =
            child.moves().map(|reply| Some(book.entry(&child.play(reply))?.value)).collect();
        // The values after the last plies are not in the book.
        if let Some(worst) = of_replies.and_then(|values| values.into_iter().min()) {
            assert_eq!(entry.value, worst);
            compared += 1;
        }
    }
    assert!(compared > 1, "{compared}");
}

#[test]
fn books_of_small_boards_agree_with_a_slow_twin() {
    for size in BOTH_SIZES {
        let (book, mut twin) = (build(size, Rules::Ends, u32::MAX), Twin::new(size.side(), 1 << 10));
        for Variation { position, .. } in book.variations() {
            let entry = book.entry(&position).expect("an entry");
            assert!(twin.is_value(&position, entry.value), "{position:?}, {entry:?}");
            assert!(position.is_over() || twin.is_value(&position.play(entry.best), -entry.value));
            for wrong in [entry.value - 1, entry.value + 1] {
                assert!(!twin.is_value(&position, wrong), "{position:?}, {wrong}");
            }
        }
    }
}

/// Takes hours and 3 GB: `cargo test --release -p suite-othello -- --ignored by_a_twin --nocapture`.
#[test]
#[ignore = "takes hours"]
fn samples_of_the_shipped_book_are_proved_by_a_twin() {
    let mut twin = Twin::new(6, 1 << 27);
    for Variation { moves, position } in shipped().variations().iter().skip(15).step_by(64) {
        let entry = shipped().entry(position).expect("an entry");
        let begun = std::time::Instant::now();
        assert!(twin.is_value(position, entry.value), "{position:?}, {entry:?}");
        assert!(twin.is_value(&position.play(entry.best), -entry.value), "{position:?}, {entry:?}");
        println!("ply {}: value {} in {:.1} s", moves.len(), entry.value, begun.elapsed().as_secs_f64());
    }
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes: Vec<u8>, at in 0..40_usize) {
        let _ = Book::parse(&bytes);
        let mut book = build(Size(4), Rules::Ends, 3).to_bytes();
        book.truncate(at);
        let _ = Book::parse(&[book, bytes].concat());
    }

    #[test]
    fn arbitrary_entries_never_panic(side in 3..=8_u8, rules in 0..2_u8, plies: u8, entries: Vec<u8>) {
        let _ = Book::parse(&parse::FORMAT.seal(&[side, rules, plies], &entries));
    }

    #[test]
    fn entries_are_kept_in_bytes(side in 3..=8_u8, disks in prop::collection::vec(0..3_u8, 64), value in -64..=64) {
        let set = |disk: u8| {
            let squares = Size(side).squares().filter(|square| disks[square.index::<u64>() as usize] == disk);
            squares.fold(0, |squares, square| squares | u64::of(square.index::<u64>()))
        };
        let position = Position::of(set(1), set(2), Size(side), Rules::Standard, Player::First);
        for best in position.moves() {
            let entry = BookEntry { best, value };
            prop_assert_eq!(BookEntry::from_bytes(entry.to_bytes(&position), &position), Some(entry));
        }
        let is_legal = |index: u8| position.moves().any(|mv| match mv {
            Move::Place(square) => square == Square::with_index::<u64>(index.into()),
            Move::Pass => index == 64,
        });
        for index in 0..=u8::MAX {
            let (_, symmetry) = position.least_image();
            let image = BookEntry::from_bytes([index, 0], &position);
            prop_assert!(image.is_some() || symmetry.index() != 0 || !is_legal(index));
        }
    }
}
