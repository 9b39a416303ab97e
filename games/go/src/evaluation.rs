//! What the champion takes a position for where it stops looking ahead.
//!
//! Stones decide in the end. A player whose stones hold the center in few groups keeps them, and cuts the opponent's off from
//! space and liberties. The weights are from games of the champion against itself; see `benches/README.md`.

use suite_search::{Evaluate, Game, Player, Value};

use crate::point::Points;
use crate::position::Position;

/// Half a stone more on the board, komi included.
const HALF_STONE: Value = 16;
/// An empty point beside stones.
const LIBERTY: Value = 3;
/// A group more to look after.
const GROUP: Value = -16;
/// A stone off the edge.
const INNER: Value = 18;
/// A stone in a group that the player to move can capture at once; and in one that the opponent could.
const PREY: Value = 20;
const RISK: Value = -8;

/// The champion's estimate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ChampionEvaluation;

impl Evaluate<Position> for ChampionEvaluation {
    #[inline]
    fn evaluate(&self, position: &Position, player: Player) -> Value {
        let (own, enemy) = (Shape::of(position.own, position), Shape::of(position.enemy, position));
        let stones = HALF_STONE * position.utility(position.to_move());
        let value = stones + own.solid() - enemy.solid() + PREY * enemy.in_atari + RISK * own.in_atari;
        if player == position.to_move() { value } else { -value }
    }
}

/// How the stones of a player stand.
struct Shape {
    liberties: Value,
    groups: Value,
    inner: Value,
    /// Stones in groups with no more than one liberty.
    in_atari: Value,
}

impl Shape {
    #[inline]
    fn of(stones: Points, position: &Position) -> Self {
        let empty = position.empty();
        let (mut groups, mut in_atari, mut rest) = (0, 0, stones);
        while let Some(stone) = rest.iter().next() {
            let group = Points::of(stone).flood_fill(rest);
            rest = rest & !group;
            groups += 1;
            if (group.neighbors() & empty).len() <= 1 {
                in_atari += group.len();
            }
        }
        let (liberties, inner) = (stones.neighbors() & empty, stones & position.size().inner());
        let [liberties, groups, inner, in_atari] =
            [liberties.len(), groups, inner.len(), in_atari].map(|count| count as Value);
        Self { liberties, groups, inner, in_atari }
    }

    /// What it is worth to either side.
    #[inline]
    const fn solid(&self) -> Value {
        LIBERTY * self.liberties + GROUP * self.groups + INNER * self.inner
    }
}
