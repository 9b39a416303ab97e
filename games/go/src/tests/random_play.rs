//! A million positions of random games, which must agree with the plain rules.

use proptest::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use suite_search::conformance::{assert_conforms, assert_searches_agree};
use suite_search::{Game, Player};

use super::plain_game::PlainGame;
use crate::{Board, GameState, Illegal, Move, Point, Position, Size};

/// Counts of what random games should have plenty of.
#[derive(Debug, Default)]
struct Seen {
    positions: u32,
    captures: u32,
    kos: u32,
    suicides: u32,
}

/// Plays random games from random boards, and compares each position and all its successors with the plain rules.
fn compare(side: usize, positions: u32) -> Seen {
    let mut random = ChaCha8Rng::seed_from_u64(side as u64);
    let mut seen = Seen::default();
    while seen.positions < positions {
        let size = Size::new(side).expect("a size");
        let board = any_board(size, &mut random);
        let to_move = *Player::BOTH.choose(&mut random).expect("two players");
        let played = random.random_range(0..=size.longest_game() / 2);
        let mut plain = PlainGame::new(&board, to_move, played);
        let mut position = Position::new(&Board::empty(size), &board, to_move, played);
        // Before a board without stones, the last move must have been a pass.
        plain.passes = u32::from(position.is_after_pass());
        loop {
            seen.positions += 1;
            let successors = compare_position(&position, &plain, &mut seen);
            let capturing = successors.iter().filter(|(_, next)| next.died > 0).choose(&mut random);
            let next = match (successors.choose(&mut random), capturing) {
                _ if position.is_over() => break,
                (_, Some(capturing)) if random.random_ratio(1, 2) => capturing,
                (Some(any), _) if !random.random_ratio(1, 20) => any,
                _ => &(Move::Pass, plain.pass()),
            };
            (position, plain) = (position.play(next.0), next.1);
        }
    }
    seen
}

/// Returns random stones, without the groups that have no liberty.
fn any_board(size: Size, random: &mut ChaCha8Rng) -> Board {
    let fullness = random.random_range(0..=20);
    let board =
        Board::new(
            size,
            |_| {
                if random.random_ratio(fullness, 20) { Player::BOTH.choose(random).copied() } else { None }
            },
        );
    let mut plain = PlainGame::new(&board, Player::First, 0);
    plain.remove_all_died();
    plain.board()
}

/// Compares a position with the plain rules, and returns its placements with the games after them.
fn compare_position(position: &Position, plain: &PlainGame, seen: &mut Seen) -> Vec<(Move, PlainGame)> {
    assert_eq!(position.to_move(), plain.mover());
    assert_eq!((position.is_over(), position.played()), (plain.is_over(), plain.moves), "{position:?}");
    if !position.is_over_by_passes() {
        let rebuilt = Position::new(&plain.board_before(), &plain.board(), plain.mover(), plain.moves);
        assert_eq!(rebuilt, *position);
    }
    let mut successors = Vec::new();
    for point in (0..7).flat_map(|row| (0..7).filter_map(move |column| Point::at(row, column))) {
        let mv = Move::Place(point);
        let placed = plain.place(point);
        assert_eq!(position.illegal(mv), placed.err(), "{mv}: {position:?}");
        match placed {
            Ok(next) => {
                seen.captures += u32::from(next.died > 0);
                assert_eq!(position.captures(mv), next.died, "{mv}: {position:?}");
                assert!(next.stands_at(&position.play(mv).board()), "{mv}: {position:?}");
                successors.push((mv, next));
            }
            Err(Illegal::Ko) => seen.kos += 1,
            Err(Illegal::Suicide) => seen.suicides += 1,
            Err(Illegal::Over | Illegal::OffBoard | Illegal::Occupied) => {}
        }
    }
    let moves = successors.iter().map(|&(mv, _)| mv).chain((!plain.is_over()).then_some(Move::Pass));
    assert!(position.moves().eq(moves), "{position:?}");
    successors
}

fn assert_plain(side: usize, positions: u32) {
    let Seen { captures, kos, suicides, .. } = compare(side, positions);
    // On 2x2 there is no room for a ko: a capturing stone has captured two stones or has another liberty.
    let least_kos = if side == 2 { 0 } else { positions / 200 };
    assert!(captures > positions / 5 && suicides > positions / 10 && kos >= least_kos, "{captures} {suicides} {kos}");
}

#[test]
fn rules_of_2x2_agree_with_the_plain_ones() {
    assert_plain(2, 50_000);
}

#[test]
fn rules_of_3x3_agree_with_the_plain_ones() {
    assert_plain(3, 100_000);
}

#[test]
fn rules_of_4x4_agree_with_the_plain_ones() {
    assert_plain(4, 100_000);
}

#[test]
fn rules_of_5x5_agree_with_the_plain_ones() {
    assert_plain(5, 100_000);
}

#[test]
fn rules_of_6x6_agree_with_the_plain_ones() {
    assert_plain(6, 20_000);
}

#[test]
fn rules_of_7x7_agree_with_the_plain_ones() {
    assert_plain(7, 20_000);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_rules_agree_with_the_plain_ones_for_longer() {
    assert_plain(3, 150_000);
    assert_plain(4, 200_000);
    assert_plain(5, 300_000);
    assert_plain(6, 150_000);
    assert_plain(7, 150_000);
}

proptest! {
    #[test]
    fn legal_moves_keep_all_invariants(
        size in prop::sample::select(Size::all().collect::<Vec<_>>()),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 49),
    ) {
        let mut state = GameState::start(size);
        for choice in choices {
            let GameState { before, position } = state;
            let moves: Vec<_> = position.moves().collect();
            prop_assert_eq!((position.moves().len(), moves.is_empty()), (moves.len(), position.is_over()));
            prop_assert_eq!(position.moves().size_hint(), (moves.len(), Some(moves.len())));
            let [of_state, of_position] = [state.utility(Player::First), position.utility(Player::First)];
            prop_assert_eq!((state.is_over(), of_state), (position.is_over(), of_position));
            if position.is_over() {
                prop_assert!(position.is_over_by_passes() || position.played() == size.longest_game());
                break;
            }
            prop_assert_eq!(moves.last(), Some(&Move::Pass));
            prop_assert!(position.board().is_legal());
            // The two boards and the number of moves determine a position.
            prop_assert_eq!(position, Position::new(&before, &position.board(), position.to_move(), position.played()));
            prop_assert!(position.ko.len() <= 1);
            for point in position.ko.iter() {
                prop_assert_eq!(position.board().stone_at(point), None);
                prop_assert_eq!(position.illegal(Move::Place(point)), Some(Illegal::Ko));
            }

            let mv = *choice.get(&moves);
            let next = state.play(mv);
            let mover = position.to_move();
            prop_assert_eq!(next.before, position.board());
            prop_assert_eq!((next.to_move(), next.position.played()), (mover.opponent(), position.played() + 1));
            prop_assert_eq!(next.position.is_after_pass(), mv == Move::Pass);
            let placed = u32::from(mv != Move::Pass);
            prop_assert_eq!(next.position.stones(mover), position.stones(mover) + placed);
            let captured = position.captures(mv);
            prop_assert_eq!(next.position.stones(mover.opponent()) + captured, position.stones(mover.opponent()));
            state = next;
        }
    }
}

#[test]
fn rules_of_all_sizes_conform() {
    for size in Size::all() {
        let longest = size.longest_game() as usize;
        for seed in 0..20 {
            assert_conforms(&Position::start(size), seed, longest);
            assert_conforms(&GameState::start(size), seed, longest);
        }
    }
}

#[test]
fn all_searches_agree() {
    let lead = |position: &Position, player: Player| position.utility(player);
    let tiny = Position::start(Size::MIN);
    assert_searches_agree(&tiny, &lead, [Some(0), Some(1), Some(2), Some(3), None]);
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for size in Size::all().filter(|&size| size > Size::MIN) {
        let mut position = Position::start(size);
        while position.played() + 3 < size.longest_game() {
            let point = position.placements().choose(&mut random);
            position = position.play(point.map_or(Move::Pass, Move::Place));
        }
        assert_searches_agree(&position, &lead, [Some(1), Some(2), None]);
    }
}
