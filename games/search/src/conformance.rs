//! What every game is tested for: that it keeps the promises of [`Game`], and that all searches agree on it.
//!
//! A game calls these from its own tests, with the feature `conformance` of this crate among its `dev-dependencies`.

use std::fmt::Debug;
use std::hash::{BuildHasher, RandomState};

use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;

use crate::{Algorithm, Cache, Decision, Evaluate, Game, Player, Search, Symmetry};

/// Plays a game at random from `start`, the same one for the same seed, and checks each position on the way.
///
/// Moves are legal, without repetition, and the same when asked for again; playing one twice gives equal positions; equal
/// positions hash alike; a finished game has no moves, and what one side gains in it the other loses; the game ends within
/// `longest` moves.
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
    moves
}

/// Plays a game at random from `start`, the same one for the same seed, and checks that each position on the way and all its
/// images are the same game.
///
/// The image 0 is the position itself; images have the images of its moves, and no others; to play and then to look is to look
/// and then to play; what holds of a position holds of its images; and all of them have one canonical image, which is found
/// where it is said to be.
///
/// # Panics
///
/// If the game breaks one of these promises.
pub fn assert_symmetry_conforms<G: Symmetry + Debug>(start: &G, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut position = start.clone();
    loop {
        assert_eq!(position.image(0), position, "symmetry 0 must leave everything as it is");
        for symmetry in 0..G::SYMMETRIES {
            assert_image_conforms(&position, symmetry);
        }
        let Some(mv) = position.moves().choose(&mut random) else { break };
        position = position.play(mv);
    }
}

/// Checks one image of a position.
fn assert_image_conforms<G: Symmetry + Debug>(position: &G, symmetry: usize) {
    let image = position.image(symmetry);
    let what = format!("symmetry {symmetry} of {position:?} is {image:?}");
    let moves: Vec<_> = image.moves().collect();
    assert_eq!(moves.len(), position.moves().count(), "another number of moves: {what}");
    for mv in position.moves() {
        let mv_image = position.map_move(mv, symmetry);
        assert!(moves.contains(&mv_image), "{mv} becomes {mv_image}, which is not legal: {what}");
        assert_eq!(image.play(mv_image), position.play(mv).image(symmetry), "{mv} leads elsewhere: {what}");
    }
    assert_eq!(image.to_move(), position.to_move(), "another side to move: {what}");
    assert_eq!(image.is_over(), position.is_over(), "over or not: {what}");
    if position.is_over() {
        assert_eq!(image.utility(Player::First), position.utility(Player::First), "worth something else: {what}");
    }
    let (canonical, way) = image.canonical();
    assert_eq!(canonical, position.canonical().0, "more than one canonical image: {what}");
    assert_eq!(canonical, image.image(way), "the canonical image is not where it is said to be: {what}");
}

/// Searches `position` in every way to each of `limits` (`None`: to the end of the game) and compares the results.
///
/// Greedy, minimax and alpha-beta, with and without caching and ordering, with a cache of their own and with one that all of
/// them share, must give the value that a plain recursion gives and the first move that has it; with ordering, a move that
/// has it.
///
/// # Panics
///
/// If two searches disagree.
pub fn assert_searches_agree<G, E>(position: &G, heuristic: &E, limits: impl IntoIterator<Item = Option<u32>>)
where
    G: Game + Debug,
    E: Evaluate<G>,
{
    let player = position.to_move();
    let heuristic = |position: &G, player: Player| heuristic.evaluate(position, player);
    let mut shared = Cache::new();
    for limit in limits {
        let expected = plain_minimax(position, player, &heuristic, limit);
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
            for (caching, ordering) in [(false, false), (false, true), (true, false), (true, true)] {
                let search = Search { algorithm, limit, caching, ordering, heuristic: &heuristic };
                for mv in position.moves() {
                    // Fills the shared cache with the other side's values, which must not be taken for this side's.
                    let Ok(_) = search.observe_with(&mut shared, &position.play(mv), &mut ());
                }
                let Ok(with_shared_cache) = search.observe_with(&mut shared, position, &mut ());
                for decision in [search.choose(position), with_shared_cache] {
                    let what =
                        format!("{algorithm:?}, limit {limit:?}, caching {caching}, ordering {ordering}: {position:?}");
                    assert_eq!(decision.value, expected.value, "{what}");
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
    let greedy = Search::new(Algorithm::Greedy, &heuristic).choose(position);
    assert_eq!(greedy, plain_minimax(position, player, &heuristic, Some(1)), "greedy: {position:?}");
}

/// Minimax as one writes it on a blackboard: what the searches are held against. The value is `player`'s.
fn plain_minimax<G: Game>(
    position: &G,
    player: Player,
    heuristic: &impl Evaluate<G>,
    limit: Option<u32>,
) -> Decision<G::Move> {
    if position.is_over() {
        return Decision { best: None, value: position.utility(player) };
    }
    if limit == Some(0) {
        return Decision { best: None, value: heuristic.evaluate(position, player) };
    }
    let children = position.moves().map(|mv| {
        let child = plain_minimax(&position.play(mv), player, heuristic, limit.map(|limit| limit - 1));
        Decision { best: Some(mv), value: child.value }
    });
    let best = if position.to_move() == player {
        children.reduce(|best, child| if child.value > best.value { child } else { best })
    } else {
        children.reduce(|best, child| if child.value < best.value { child } else { best })
    };
    best.expect("a game that goes on has a move")
}
