//! Books of boards on which everything is solved at once.

use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use suite_search::{Budget, Game, Player, Solver};

use super::*;
use crate::champion::Champion;
use crate::player::random;
use crate::tests::random_position;

fn size(side: usize) -> Size {
    Size::new(side).expect("a size")
}

fn solver() -> Solver<Position> {
    Solver::new(1 << 20, 1)
}

fn build(side: usize, plies: u32) -> Book {
    Book::build(size(side), plies, &mut solver(), &mut (), |_, _, _| ()).expect("a book")
}

/// The first hole that a solver with a fresh table finds.
fn hole(book: &Book) -> Option<Hole> {
    let leaves = match book.leaves() {
        Ok(leaves) => leaves,
        Err(hole) => return Some(hole),
    };
    let mut solver = solver();
    leaves.iter().find_map(|leaf| {
        let Ok(hole) = book.check(leaf, &mut solver, &mut ());
        hole
    })
}

#[test]
fn whole_games_have_books_without_holes() {
    for (side, plies, winner) in
        [(3, 0, Player::Second), (3, 1, Player::Second), (3, 2, Player::Second), (3, 8, Player::Second)]
    {
        let book = build(side, plies);
        assert_eq!((book.winner(), hole(&book)), (winner, None));
        assert_eq!(Book::parse(book.to_bytes()).as_ref(), Ok(&book));
        assert_eq!(book.is_empty(), plies < 2, "White, who wins, makes the second move");
    }
}

#[test]
fn it_wins_against_any_play() {
    let book = build(3, 8);
    for seed in 0..200 {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut champion = Champion::new().with_book(book.clone());
        let mut position = Position::start(book.size());
        while !position.is_over() {
            let mv = if position.to_move() == book.winner() {
                let found = champion.choose(&position, Budget { nodes: 1, ..Budget::AMPLE }, &mut chance);
                assert_eq!((found.best, found.nodes), (book.best(&position), 0), "by the book");
                found.best.expect("a move")
            } else if seed % 4 == 0 {
                Move::Pass
            } else {
                random(&position, &mut chance)
            };
            position = position.try_play(mv).expect("a legal move");
        }
        assert!(position.utility(book.winner()) > 0, "{}", position.board());
    }
}

#[test]
fn every_change_is_noticed() {
    let book = build(3, 6);
    let (bytes, len) = (book.to_bytes(), entry_len(book.size()));
    for index in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[index] ^= 1;
        assert!(Book::parse(changed).is_err(), "byte {index}");
        assert!(Book::parse(bytes[..index].to_vec()).is_err(), "{index} bytes");
    }
    // And where the checksum fits, by the verification.
    for index in 0..book.len() {
        let with = |entries: Vec<u8>| Book { entries: entries.into(), ..book.clone() };
        let removed = [&book.entries[..index * len], &book.entries[(index + 1) * len..]].concat();
        assert!(matches!(hole(&with(removed)), Some(Hole::NoMove(_))), "entry {index} removed");
        let mut changed = book.entries.to_vec();
        changed[index * len] ^= 1;
        assert!(hole(&with(changed)).is_some(), "position {index} changed");
        let (position, right) = book.entry(index);
        for wrong in (0..=u8::MAX).filter(|&mv| mv != right) {
            let mut changed = book.entries.to_vec();
            changed[(index + 1) * len - 1] = wrong;
            // Another move may win as well, but then other positions come of it.
            if let None | Some(Hole::NotWon(..)) = hole(&with(changed.clone())) {
                let changed = with(changed);
                let line = line_to(&book, position);
                let mv = changed.best(&line.position).expect("a legal move");
                let Ok(loses) = solver().is_at_least(&line.position.play(mv), 0, &mut ());
                assert_eq!(hole(&changed).is_some(), loses, "entry {index}, move {wrong}");
            }
        }
    }
}

/// How a position of a book arises.
fn line_to(book: &Book, position: &[u8]) -> Line {
    let mut found = None;
    let leaves = walk::walk(book.size(), book.winner(), book.plies(), |line, _, _| {
        if key(&line.position) == position {
            found = Some(line.clone());
        }
        book.best(&line.position).ok_or(())
    });
    assert!(leaves.is_ok());
    found.expect("a line")
}

#[test]
fn a_hole_is_told_with_the_way_to_it() {
    let book = build(3, 4);
    let empty = Book { entries: Vec::new().into(), ..book.clone() };
    assert_eq!(empty.leaves().expect_err("a hole").to_string(), "it has no move after 0,0");
    let other = Book { winner: Player::First, ..empty.clone() };
    assert_eq!(other.leaves().expect_err("a hole").to_string(), "it has no move at the start");
    let short = Book { plies: 2, ..book.clone() };
    assert!(short.leaves().expect_err("a hole").to_string().ends_with("of positions that cannot arise"));
    let bold = Book { winner: Player::First, plies: 0, ..empty };
    assert_eq!(hole(&bold).expect("a hole").to_string(), "black does not win at the start");
}

#[test]
fn what_is_no_book_is_refused() {
    let bytes = build(3, 2).to_bytes();
    let other_version = [b"suite go book 2\n", &bytes[16..]].concat();
    for (bytes, message) in [
        (Vec::new(), "it is no book of `suite go book build`"),
        (b"suite go 1\nplayed 3".to_vec(), "it is no book of `suite go book build`"),
        (other_version, "it is a book of another version, expected 1"),
        (bytes[..20].to_vec(), "it ends too early"),
        (bytes[..bytes.len() - 1].to_vec(), "it is damaged: its checksum is another one"),
    ] {
        assert_eq!(Book::parse(bytes).expect_err("an error").to_string(), message);
    }
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes: Vec<u8>, at in 0..40_usize) {
        let _ = Book::parse(bytes.clone());
        let mut book = build(3, 2).to_bytes();
        book.truncate(at);
        let _ = Book::parse([book, bytes].concat());
    }

    #[test]
    fn moves_of_all_images_are_told_apart(side in 2..=7_usize, moves in 0..60_u32, seed: u64) {
        let position = random_position(size(side), moves, seed);
        prop_assert_eq!(key(&position).len() + 1, entry_len(position.size()));
        for mv in position.moves() {
            prop_assert_eq!(decode(&position, encode(&position, mv)), Some(mv));
        }
        prop_assert_eq!(decode(&position, u8::MAX), None);
    }
}
