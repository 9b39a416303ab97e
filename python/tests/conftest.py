"""What the tests share."""

from pathlib import Path

import pytest

import suite_games
from suite_games import Go, Othello, Position, Squirrel, TicTacToe

TESTDATA = Path(__file__).parents[2] / "testdata"

VALUES = [[12, 47, 8, 33, 21], [5, 64, 29, 90, 16], [38, 71, 3, 55, 82], [24, 9, 60, 41, 13], [77, 18, 35, 6, 50]]

CLASSES = [Go(), Othello(), Othello(10, "standard"), Squirrel(VALUES), TicTacToe()]
# And whatever else there is.
STARTS = CLASSES + [suite_games.start(game) for game in suite_games.games()]


@pytest.fixture(params=STARTS, ids=lambda start: f"{start.game}{start.size}")
def start(request: pytest.FixtureRequest) -> Position:
    """The start of each game."""
    return request.param


@pytest.fixture
def task() -> str:
    """A task of the squirrel war, by alpha-beta."""
    return (TESTDATA / "squirrel" / "figure5-alpha-beta.txt").read_text()
