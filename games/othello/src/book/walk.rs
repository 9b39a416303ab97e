//! The positions that a player who follows a book can reach.

use std::iter;

use rustc_hash::FxHashSet;
use suite_search::{Game, Player};

use super::book_entry::{BookEntry, Entries};
use super::variation::Variation;
use crate::position::Position;

/// Returns the entries of all positions, up to symmetry, before the ply `plies` in which a player moves who follows the
/// entries that `choose` returns for the positions of one ply after the other, whatever the opponent plays.
pub(super) fn walk<E>(
    start: Position<u64>,
    plies: u32,
    mut choose: impl FnMut(&[&Variation]) -> Result<Vec<BookEntry>, E>,
) -> Result<Entries, E> {
    let mut entries = Entries::default();
    let mut reached = Player::BOTH.map(|_| {
        let start = Variation::start(start);
        if start.position.is_over() { Vec::new() } else { vec![start] }
    });
    for ply in 0..plies {
        if ply > 0 {
            reached = Player::BOTH.map(|player| next_ply(&reached[player as usize], player, &entries));
        }
        let mut new = FxHashSet::default();
        let (to_choose, images): (Vec<_>, Vec<_>) = iter::zip(&reached, Player::BOTH)
            .flat_map(|(variations, player)| {
                variations.iter().filter(move |variation| variation.position.to_move() == player)
            })
            .map(|variation| (variation, variation.position.least_image()))
            .filter(|&(_, (image, _))| !entries.contains_key(&image) && new.insert(image))
            .unzip();
        let chosen = choose(&to_choose)?;
        assert_eq!(chosen.len(), to_choose.len(), "an entry for each position");
        let chosen = iter::zip(images, chosen);
        entries.extend(chosen.map(|((image, symmetry), entry)| (image, entry.image(symmetry, start.size()))));
    }
    Ok(entries)
}

/// Returns the variations of one ply more to positions in which the game goes on, one for all images of a position, if
/// `player` follows the entries.
fn next_ply(variations: &[Variation], player: Player, entries: &Entries) -> Vec<Variation> {
    let (mut next, mut seen) = (Vec::new(), FxHashSet::default());
    for variation in variations {
        let position = &variation.position;
        let (image, symmetry) = position.least_image();
        let chosen = entries.get(&image).filter(|_| position.to_move() == player);
        let chosen = chosen.map(|entry| entry.image(symmetry.inverse(), position.size()).best);
        for mv in position.moves().filter(|&mv| chosen.is_none_or(|chosen| chosen == mv)) {
            let child = position.play(mv);
            if !child.is_over() && seen.insert(child.least_image().0) {
                next.push(variation.play(mv));
            }
        }
    }
    next
}
