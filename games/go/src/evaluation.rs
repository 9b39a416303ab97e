//! The heuristic of the champion.
//!
//! Stones decide in the end. A player whose stones hold the center in few groups keeps them, and cuts off the
//! opponent's from room and liberties. The weights are from games of the champion against itself; see
//! `benches/README.md`.

use suite_search::{Evaluate, Game, Player, Value};

use crate::points::Points;
use crate::position::Position;

/// The weight of a lead of half a stone, komi included.
const HALF_STONE: Value = 16;
/// The weight of an empty point next to stones.
const LIBERTY: Value = 3;
/// The weight of a group: each has to be defended.
const GROUP: Value = -16;
/// The weight of a stone that is not on the edge.
const INNER: Value = 18;
/// The weights of a stone in a group that the player to move can capture at once, and in one that the opponent could.
const PREY: Value = 20;
const RISK: Value = -8;

/// The heuristic of the champion.
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

/// The shape of the stones of a player.
struct Shape {
    liberties: Value,
    groups: Value,
    inner: Value,
    /// The number of stones in groups with at most one liberty.
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

    /// Returns the part of the value that does not depend on the player to move.
    #[inline]
    const fn solid(&self) -> Value {
        LIBERTY * self.liberties + GROUP * self.groups + INNER * self.inner
    }
}
