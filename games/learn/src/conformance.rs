//! The conformance tests for [`Symmetry`].
//!
//! A game with symmetries calls them from its own tests, with the feature `conformance` of this crate in its
//! `dev-dependencies`.

use std::fmt::Debug;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use suite_search::Player;

use crate::Symmetry;

/// Plays a random game from `start`, and checks the images of each position.
///
/// Symmetry 0 is the identity; the moves of an image are the images of the moves; playing a move and then mapping the
/// position is the same as mapping both and then playing; an image has the same player to move, end and value; and all
/// images have the same canonical image. Equal seeds give equal games.
///
/// # Panics
///
/// Panics if the game breaks one of these rules.
pub fn assert_symmetry_conforms<G: Symmetry + Debug>(start: &G, seed: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut position = start.clone();
    loop {
        assert_eq!(position.image(0), position, "symmetry 0 is not the identity");
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
    assert_eq!(moves.len(), position.moves().count(), "different number of moves: {what}");
    for mv in position.moves() {
        let mv_image = position.map_move(mv, symmetry);
        assert!(moves.contains(&mv_image), "the image of {mv}, {mv_image}, is not legal: {what}");
        assert_eq!(
            image.play(mv_image),
            position.play(mv).image(symmetry),
            "{mv} leads to a different position: {what}"
        );
    }
    assert_eq!(image.to_move(), position.to_move(), "different player to move: {what}");
    assert_eq!(image.is_over(), position.is_over(), "only one of the games is over: {what}");
    if position.is_over() {
        assert_eq!(image.utility(Player::First), position.utility(Player::First), "different value: {what}");
    }
    let (canonical, symmetry) = image.canonical();
    assert_eq!(canonical, position.canonical().0, "more than one canonical image: {what}");
    assert_eq!(canonical, image.image(symmetry), "the symmetry does not lead to the canonical image: {what}");
}

#[cfg(test)]
mod tests {
    use suite_search::{Game, Value};

    use super::*;

    /// A row of three squares on which stones are placed, with one flaw in its rules or its symmetry.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    struct Row {
        stones: [bool; 3],
        flaw: Flaw,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Flaw {
        None,
        Moves,
        Image,
        Identity,
        Value,
    }

    impl Game for Row {
        type Move = usize;
        type Moves = std::vec::IntoIter<usize>;

        fn to_move(&self) -> Player {
            Player::First
        }

        fn moves(&self) -> Self::Moves {
            let empty = if self.is_over() { 0..0 } else { 0..3 };
            empty.filter(|&at| !self.stones[at]).collect::<Vec<_>>().into_iter()
        }

        fn play(&self, at: usize) -> Self {
            let mut next = self.clone();
            next.stones[at] = true;
            next
        }

        fn is_over(&self) -> bool {
            self.stones.iter().filter(|stone| **stone).count() == 2
        }

        fn utility(&self, player: Player) -> Value {
            let value =
                if self.flaw == Flaw::Value { Value::from(self.stones[0]) } else { Value::from(self.stones[1]) };
            if player == Player::First { value } else { -value }
        }
    }

    impl Symmetry for Row {
        const SYMMETRIES: usize = 2;

        fn image(&self, symmetry: usize) -> Self {
            let Self { stones: [left, middle, right], flaw } = *self;
            let stones = match flaw {
                Flaw::Image if symmetry == 1 => [middle, left, right],
                Flaw::Identity => [right, middle, left],
                _ if symmetry == 1 => [right, middle, left],
                _ => [left, middle, right],
            };
            Self { stones, flaw }
        }

        fn map_move(&self, at: usize, symmetry: usize) -> usize {
            if symmetry == 0 && self.flaw != Flaw::Identity || self.flaw == Flaw::Moves { at } else { 2 - at }
        }
    }

    #[test]
    #[cfg_attr(target_family = "wasm", ignore = "a panic in WebAssembly is not caught")]
    fn conformance_finds_each_false_symmetry() {
        let games = |flaw| {
            for seed in 0..20 {
                assert_symmetry_conforms(&Row { stones: [false; 3], flaw }, seed);
            }
        };
        games(Flaw::None);
        for (flaw, complaint) in [
            (Flaw::Moves, "leads to a different position"),
            (Flaw::Image, "leads to a different position"),
            (Flaw::Identity, "is not the identity"),
            (Flaw::Value, "different value"),
        ] {
            let panic = std::panic::catch_unwind(|| games(flaw)).unwrap_err();
            let message = panic.downcast_ref::<String>().expect("a panic with a message");
            assert!(message.contains(complaint), "{flaw:?}: {message}");
        }
    }
}
