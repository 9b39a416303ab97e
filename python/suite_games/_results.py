"""What searches, solvers and counts come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from ._native import Position

__all__ = ["AnalyzedMove", "Decision", "Perft"]

if TYPE_CHECKING:
    from ._native import MoveT
else:
    MoveT = TypeVar("MoveT")


@dataclass(frozen=True)
class Decision(Generic[MoveT]):
    """The result of a search: a move, and what it is worth."""

    best: MoveT | None
    """The move to play; None if the game is over, or the limit is 0."""
    value: int
    """The value of the position for the player to move."""
    is_exact: bool
    """Whether the value is what the game ends with under best play, not an estimate."""
    principal_variation: tuple[MoveT, ...]
    """Best play as far as the search knows it, beginning with the best move."""
    depth: int | None
    """The number of plies that the search looked ahead; None is no limit."""
    nodes: int
    """The number of positions looked at."""


@dataclass(frozen=True)
class Perft:
    """The counts of perft."""

    leaves: int
    """Lines of play of exactly that many plies."""
    ended: int
    """Lines of play that are shorter because the game is over."""


@dataclass(frozen=True)
class AnalyzedMove(Generic[MoveT]):
    """A move of a game, and what it is worth.

    Values are for the player who made the move, and None where the time ran out.
    """

    player: int
    """The player who made the move: 1 or 2."""
    position: Position[MoveT]
    """The position before the move."""
    move: MoveT
    """The move."""
    value: int | None
    """The value of the position before the move, with best play."""
    value_after: int | None
    """The value of the position after the move."""
    best: MoveT | None
    """A move that keeps the value: the move itself, unless it loses something."""

    @property
    def loss(self) -> int | None:
        """What the move loses; 0 if it is as good as any."""
        return None if self.value is None or self.value_after is None else self.value - self.value_after
