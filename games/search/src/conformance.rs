//! The tests that every game runs: that it keeps the promises of [`Game`], and that all searches agree on it.
//!
//! A game calls these from its own tests, with the feature `conformance` of this crate among its `dev-dependencies`.

use std::fmt::Debug;
use std::hash::{BuildHasher, RandomState};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;

use crate::{Algorithm, Cache, Evaluate, Game, Player, Search, Value};

/// Plays a game at random from `start`, the same one for the same seed, and checks each position on the way.
///
/// Moves are legal, without repetition, and the same when asked for again; playing one twice gives equal positions;
/// equal positions hash alike; a finished game has no moves, and what one side gains in it the other loses; two plies
/// are counted as playing them counts them; the game ends within `longest` moves.
///
/// # Panics
///
/// If the game breaks one of these promises.
pub fn assert_conforms<G: Game + Debug>(start: &G, seed: u64, longest: usize) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let hasher = RandomState::new();
    let mut played = vec![start.clone()];
    let mut position = start.clone();
    while let Some(mv) = assert_position_conforms(&position).into_iter().choose(&mut random) {
        assert!(played.len() <= longest, "no end after {longest} moves: {position:?}");
        let next = position.play(mv);
        assert_eq!(next, position.play(mv), "{mv} does not give the same position twice");
        played.push(position.play(mv));
        for equal in played.iter().filter(|earlier| **earlier == next) {
            assert_eq!(hasher.hash_one(equal), hasher.hash_one(&next), "equal and hashed differently: {next:?}");
        }
        position = next;
    }
}

/// Checks one position and returns its moves.
fn assert_position_conforms<G: Game + Debug>(position: &G) -> Vec<G::Move> {
    let moves: Vec<_> = position.moves().collect();
    assert_eq!(moves, position.moves().collect::<Vec<_>>(), "other moves when asked again: {position:?}");
    assert_eq!(moves.is_empty(), position.is_over(), "over must mean that there is no move: {position:?}");
    for (index, &mv) in moves.iter().enumerate() {
        assert!(!moves[..index].contains(&mv), "{mv} is listed twice: {position:?}");
        assert_eq!(position.try_play(mv).as_ref(), Ok(&position.play(mv)), "{mv} is listed and refused: {position:?}");
    }
    if position.is_over() {
        let [first, second] = Player::BOTH.map(|player| position.utility(player));
        assert_eq!(first, -second, "not a zero-sum game: {position:?}");
    }
    let mut children = Vec::new();
    position.for_each_child(|mv, child| children.push((mv, child)));
    let played: Vec<_> = moves.iter().map(|&mv| (mv, position.play(mv))).collect();
    assert_eq!(children, played, "other children than by playing: {position:?}");
    moves
}

/// Searches `position` in every way to each of `limits` (`None`: to the end of the game) and compares the results.
///
/// Greedy, minimax and alpha-beta, with and without caching and ordering, with a cache of their own and with one that
/// all of them share, must give the value that a plain recursion gives and the first move that has it; with ordering, a
/// move that has it.
///
/// # Panics
///
/// If two searches disagree.
pub fn assert_searches_agree<G, E>(position: &G, heuristic: &E, limits: impl IntoIterator<Item = Option<u32>>)
where
    G: Game + Debug,
    E: Evaluate<G>,
{
    let player = position.maximizer();
    let heuristic = |position: &G, player: Player| heuristic.evaluate(position, player);
    let mut shared = Cache::new();
    for limit in limits {
        let expected = plain_minimax(position, player, &heuristic, limit);
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
            for (caching, ordering) in [(false, false), (false, true), (true, false), (true, true)] {
                let search = Search { limit, caching, ordering, ..Search::new(algorithm, &heuristic) };
                for mv in position.moves() {
                    // Fills the shared cache with the other side's values, which must not be taken for this side's.
                    let Ok(_) = search.observe_with(&mut shared, &position.play(mv), &mut ());
                }
                let Ok(with_shared_cache) = search.observe_with(&mut shared, position, &mut ());
                for decision in [search.decide(position), with_shared_cache] {
                    let what =
                        format!("{algorithm:?}, limit {limit:?}, caching {caching}, ordering {ordering}: {position:?}");
                    assert_eq!(decision.value, expected.value, "{what}");
                    assert_eq!(decision.principal_variation.first(), decision.best.as_ref(), "{what}");
                    assert_eq!(decision.is_exact, limit.is_none() || position.is_over(), "{what}");
                    match decision.best {
                        Some(best) if ordering => {
                            let next = position.play(best);
                            let rest = plain_minimax(&next, player, &heuristic, limit.map(|limit| limit - 1));
                            assert_eq!(rest.value, expected.value, "{what}");
                        }
                        best => assert_eq!(best, expected.best, "{what}"),
                    }
                }
            }
        }
    }
    let greedy = Search::new(Algorithm::Greedy, &heuristic).decide(position);
    let expected = plain_minimax(position, player, &heuristic, Some(1));
    assert_eq!((greedy.best, greedy.value), (expected.best, expected.value), "greedy: {position:?}");
}

/// The result of [`plain_minimax`].
struct Plain<M> {
    best: Option<M>,
    value: Value,
}

/// Runs minimax in its plainest form, to compare the searches with. The value is `player`'s.
fn plain_minimax<G: Game>(
    position: &G,
    player: Player,
    heuristic: &impl Evaluate<G>,
    limit: Option<u32>,
) -> Plain<G::Move> {
    if position.is_over() {
        return Plain { best: None, value: position.utility(player) };
    }
    if limit == Some(0) {
        return Plain { best: None, value: heuristic.evaluate(position, player) };
    }
    let children = position.moves().map(|mv| {
        let child = plain_minimax(&position.play(mv), player, heuristic, limit.map(|limit| limit - 1));
        Plain { best: Some(mv), ..child }
    });
    let best = if position.to_move() == player {
        children.reduce(|best, child| if child.value > best.value { child } else { best })
    } else {
        children.reduce(|best, child| if child.value < best.value { child } else { best })
    };
    best.expect("a game that goes on has a move")
}
