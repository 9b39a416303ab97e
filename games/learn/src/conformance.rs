//! What every game with symmetries is tested for: that it keeps the promises of [`Symmetry`].
//!
//! A game calls this from its own tests, with the feature `conformance` of this crate among its `dev-dependencies`.

use std::fmt::Debug;

use rand::SeedableRng;
use rand::seq::IteratorRandom;
use rand_chacha::ChaCha8Rng;
use suite_search::Player;

use crate::Symmetry;

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

#[cfg(test)]
mod tests {
    use suite_search::{Game, Value};

    use super::*;

    /// A row of three squares on which stones are placed, which looks the same from either end; or so it says.
    #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
    struct Row {
        stones: [bool; 3],
        lie: Lie,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    enum Lie {
        None,
        Moves,
        Image,
        Identity,
        Worth,
    }

    impl Game for Row {
        type Move = usize;
        type Moves = std::vec::IntoIter<usize>;

        fn to_move(&self) -> Player {
            Player::First
        }

        fn moves(&self) -> Self::Moves {
            let free = if self.is_over() { 0..0 } else { 0..3 };
            free.filter(|&at| !self.stones[at]).collect::<Vec<_>>().into_iter()
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
            let value = if self.lie == Lie::Worth { Value::from(self.stones[0]) } else { Value::from(self.stones[1]) };
            if player == Player::First { value } else { -value }
        }
    }

    impl Symmetry for Row {
        const SYMMETRIES: usize = 2;

        fn image(&self, symmetry: usize) -> Self {
            let Self { stones: [left, middle, right], lie } = *self;
            let stones = match lie {
                Lie::Image if symmetry == 1 => [middle, left, right],
                Lie::Identity => [right, middle, left],
                _ if symmetry == 1 => [right, middle, left],
                _ => [left, middle, right],
            };
            Self { stones, lie }
        }

        fn map_move(&self, at: usize, symmetry: usize) -> usize {
            if symmetry == 0 && self.lie != Lie::Identity || self.lie == Lie::Moves { at } else { 2 - at }
        }
    }

    #[test]
    fn conformance_finds_each_false_symmetry() {
        let games = |lie| {
            for seed in 0..20 {
                assert_symmetry_conforms(&Row { stones: [false; 3], lie }, seed);
            }
        };
        games(Lie::None);
        for (lie, complaint) in [
            (Lie::Moves, "leads elsewhere"),
            (Lie::Image, "leads elsewhere"),
            (Lie::Identity, "must leave everything as it is"),
            (Lie::Worth, "worth something else"),
        ] {
            let panic = std::panic::catch_unwind(|| games(lie)).unwrap_err();
            let message = panic.downcast_ref::<String>().expect("a panic with a message");
            assert!(message.contains(complaint), "{lie:?}: {message}");
        }
    }
}
