from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from typing import Any, ClassVar, Generic, Literal, SupportsIndex, TypeAlias, final, overload

from typing_extensions import Self, TypeVar

from ._results import AnalyzedMove, Decision, Perft

__version__: str

# How a game writes its moves. A position without a type of moves has any.
MoveT = TypeVar("MoveT", default=Any)

Pair: TypeAlias = tuple[int, int]
GoMove: TypeAlias = Pair | Literal["PASS"]
OthelloMove: TypeAlias = Pair | Literal["pass"]

Player: TypeAlias = int | str
# Moves as they may be written: numbers of Python or numpy, or texts.
AnyMove: TypeAlias = Sequence[SupportsIndex] | str
Board: TypeAlias = tuple[tuple[int, ...], ...]
Rows: TypeAlias = Iterable[Iterable[SupportsIndex]]
Text: TypeAlias = str | PathLike[str]
Algorithm: TypeAlias = Literal["greedy", "minimax", "alphabeta"]
Rules: TypeAlias = Literal["ends", "standard"]
Heuristic: TypeAlias = Callable[[Any, int], SupportsIndex]

class IllegalMoveError(ValueError):
    """A move that the position does not allow."""

class Position(Generic[MoveT]):
    """A position of a game, with the player to move. Positions never change: ``play`` returns a new one.

    Players are 1 and 2 in every game; ``players`` has their names.
    """

    @property
    def game(self) -> str:
        """The name of the game, such as "go"."""
    @property
    def players(self) -> tuple[str, str]:
        """The names of the players, the one who moves first in front."""
    @property
    def to_move(self) -> int:
        """The player to move: 1 or 2."""
    @property
    def size(self) -> int:
        """The number of rows, which is also that of columns if the board is square."""
    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of rows and columns."""
    @property
    def board(self) -> Board:
        """The board: a tuple of rows, each a tuple of 0 (empty), 1 and 2."""
    @property
    def pieces(self) -> memoryview:
        """The board in bytes: a memoryview of two dimensions with 0 (empty), 1 and 2; ``position.pieces[row, column]``.

        ``numpy.asarray(position.pieces)`` is an array of them without a copy.
        """
    def moves(self) -> list[MoveT]:
        """Returns the legal moves in the game's canonical order, which settles ties."""
    def play(self, mv: AnyMove, /) -> Self:
        """Returns the position after a move; raises IllegalMoveError if the move is not legal."""
    def is_over(self) -> bool:
        """Returns whether the game is over."""
    def utility(self, player: Player, /) -> int:
        """Returns what the end of the game is worth to a player; raises ValueError if the game goes on."""
    def square(self, mv: AnyMove, /) -> tuple[int, int] | None:
        """Returns the row and the column of a move, counted from 0 at the top left; None is a pass."""
    def _repr_svg_(self) -> str:
        """The board as a picture, which notebooks show."""
    def __hash__(self) -> int: ...

@final
class Go(Position[GoMove]):
    """A position of Little-Go: 1 is black, who moves first, and 2 is white.

    A move is a tuple (row, column) or "PASS", as in the assignment. Values are in half points, komi included, so that they
    are whole: 3 is a lead of a point and a half.
    """

    PLAYERS: ClassVar[tuple[str, str]]

    def __new__(cls, size: int = 5) -> Self:
        """Creates the start of a game on a board of 2x2 to 7x7."""
    @staticmethod
    def from_board(board: Rows, to_move: Player, previous: Rows | None = None, played: int | None = None) -> Go:
        """Creates a position from a board, from the one before the last move, which the ko rule needs, and from the number
        of moves played. Where that is not told, it is estimated from the stones."""
    @staticmethod
    def from_input(text: Text, played: int | None = None) -> Go:
        """Reads the assignment's input.txt, a text or a path.

        Where the number of moves played is not told, it is estimated from the stones.
        """
    def to_input(self, previous: Go) -> str:
        """Returns the assignment's input.txt, which also shows the board before the last move."""
    @property
    def played(self) -> int:
        """The number of moves played, passes included; a game of n x n ends after n x n - 1."""

@final
class Othello(Position[OthelloMove]):
    """A position of Othello on a board of 3x3 to 16x16: 1 is dark, who moves first, and 2 is light.

    A move is a tuple (column, row), as in the assignment, or by the standard rules "pass". The rules are "ends", by which a
    player to move without a move ends the game, as in the assignment, or "standard", by which that player passes.
    """

    PLAYERS: ClassVar[tuple[str, str]]

    def __new__(cls, size: int = 8, rules: Rules = "ends") -> Self:
        """Creates the start of a game."""
    @staticmethod
    def from_board(board: Rows, to_move: Player, rules: Rules = "ends") -> Othello:
        """Creates a position from a board as the course's manager sends it: a tuple of rows, each a tuple of 0, 1 and 2."""
    @property
    def rules(self) -> Rules:
        """The rules."""
    @staticmethod
    def from_text(text: Text, to_move: Player | None = None, rules: Rules = "ends") -> Othello:
        """Reads a board as people write it, a text or a path.

        Rows of 0 1 2 or of - X O, or 64 such characters, and perhaps the player to move.
        """

@final
class Squirrel(Position[str]):
    """A position of the squirrel war: 1 is X and 2 is O. A move is the name of a square, "A1" to "E5"."""

    PLAYERS: ClassVar[tuple[str, str]]

    def __new__(cls, values: Sequence[Sequence[int]], board: Rows | None = None, to_move: Player | None = None) -> Self:
        """Creates a position from the values of the squares, five rows of five, and from the pieces; by default the board is
        empty."""
    @staticmethod
    def from_task(text: Text) -> Squirrel:
        """Reads the board of a task: the assignment's input.txt, a text or a path."""
    def to_task(self, algorithm: Algorithm = "alphabeta", limit: int = 2) -> str:
        """Returns the task of searching this position: the assignment's input.txt."""
    @property
    def values(self) -> Board:
        """The values of the squares: a tuple of rows, each a tuple of numbers."""
    def score(self, player: Player, /) -> int:
        """Returns the assignment's E(s): the value of the player's squares minus that of the opponent's."""

@final
class TicTacToe(Position[Pair]):
    """A position of tic-tac-toe: 1 is X, who moves first, and 2 is O. A move is a tuple (row, column)."""

    PLAYERS: ClassVar[tuple[str, str]]

    def __new__(cls, board: Rows | None = None) -> Self:
        """Creates a position from a board, three rows of 0, 1 and 2; by default the empty one."""

@final
class Tree:
    """A game tree as textbooks draw it, with values at the leaves.

    Nested lists, dictionaries as in the JSON of ``suite tree``, or a text in any notation that ``suite tree`` reads.
    Values are Max's, who moves at the root unless ``root`` is "min". A node without a name is called by its path: "2.3"
    is the third child of the root's second child.
    """

    def __new__(cls, tree: Sequence[Any] | dict[str, Any] | str, *, root: Literal["max", "min"] = "max") -> Self:
        """Reads a tree; raises ValueError if it is none."""
    @staticmethod
    def from_position(position: Position[Any], limit: int) -> Tree:
        """Returns the tree of a position of any game, down to a limit in plies.

        The first player is Max; values are those of the end of the game or, before that, the estimates of the game's
        own heuristic.
        """
    def mirrored(self) -> Tree:
        """Returns the tree with the children of every node from right to left; all nodes keep their names."""
    @property
    def nodes(self) -> list[str]:
        """The names of all nodes: a node before its children, and those from left to right."""
    @property
    def leaves(self) -> list[str]:
        """The names of the leaves, from left to right."""
    def search(
        self,
        algorithm: Algorithm = "alphabeta",
        *,
        limit: int | None = None,
        ordering: bool = False,
        fail_hard: bool = False,
    ) -> TreeSearch:
        """Searches the tree.

        The limit is in plies, None or -1 no limit; nodes at the limit count as their estimates, the values at inner
        nodes. Alpha-beta is fail-soft, as in the textbook, unless it is told to be fail-hard.
        """
    def _repr_svg_(self) -> str | None:
        """The tree as a picture, which notebooks show; none of a tree that is too large to look at."""
    def __len__(self) -> int: ...

@final
class TreeSearch:
    """A search of a tree, and what it has come to."""

    @property
    def value(self) -> int:
        """The value of the root, for Max."""
    @property
    def best(self) -> str | None:
        """The child of the root to move to, the first of equals; None if the root is a leaf."""
    @property
    def principal_variation(self) -> list[str]:
        """The nodes of best play, from the first move on."""
    @property
    def pruned(self) -> list[str]:
        """The leaves that are never looked at."""
    @property
    def visited(self) -> int:
        """The number of nodes that are looked at."""
    @property
    def values(self) -> dict[str, int]:
        """What each node has returned that was looked at."""
    def _repr_svg_(self) -> str | None:
        """The tree with what the search has come to, as a picture, which notebooks show."""
    def log(self) -> str:
        """Returns the log of the search, in the columns of the squirrel war's."""
    def steps(self) -> list[tuple[str, str]]:
        """Returns the steps of the search: the line of the log, and what happens and why."""
    def check_pruned(self, nodes: Sequence[str], /) -> TreeVerdict:
        """Checks which leaves are said to be pruned; an inner node stands for all leaves below it."""
    def check_values(self, values: dict[str, int], /) -> TreeVerdict:
        """Checks the values of nodes, by name."""
    def check_best(self, node: str, /) -> TreeVerdict:
        """Checks the move that is said to be the best, by the node that it leads to."""
    def check_log(self, log: str, /) -> TreeVerdict:
        """Compares a log with the right one, line by line; blanks at the end of lines do not count."""

@final
class TreeVerdict:
    """What is said of an answer about a tree."""

    @property
    def is_right(self) -> bool:
        """Whether the answer is right."""
    @property
    def problems(self) -> list[str]:
        """What is wrong, in words; empty if nothing is."""
    @property
    def mistakes(self) -> dict[str, str]:
        """The known mistakes each of which explains the whole answer, the likeliest first: what each is, by its id."""

@final
class Node(Generic[MoveT]):
    """A position in the tree, with what the search knows about it so far. Values are for the root's player, who maximizes;
    math.inf and -math.inf are infinite."""

    @property
    def position(self) -> Position[MoveT]:
        """The position."""
    @property
    def last_move(self) -> MoveT | None:
        """The move that led here; None at the root."""
    @property
    def depth(self) -> int:
        """Plies from the root."""
    @property
    def is_max(self) -> bool:
        """Whether the root's player is to move, who picks the greatest value."""
    @property
    def value(self) -> float:
        """The best value of the children seen so far; at a leaf, the leaf's own."""
    @property
    def best(self) -> MoveT | None:
        """The move to the best child seen so far."""
    @property
    def alpha(self) -> float:
        """The root's player can get at least this elsewhere."""
    @property
    def beta(self) -> float:
        """The opponent can hold the root's player to this elsewhere."""

@final
class Difference:
    """The first difference between an output file and the right one."""

    @property
    def line(self) -> int:
        """The number of the line, counted from 1."""
    @property
    def found(self) -> str | None:
        """The submitted line; None if the file has ended."""
    @property
    def expected(self) -> str | None:
        """The right line; None if the file should have ended."""
    @property
    def path(self) -> list[str]:
        """In a log, the moves from the root to the node that the right line is about, after "root"."""
    @property
    def explanation(self) -> str:
        """What the algorithm does at this point."""
    @property
    def mistakes(self) -> list[str]:
        """The ids of the known mistakes each of which accounts for the whole file."""

@final
class RecordedSearch:
    """A search of a position or of a tree that is recorded step by step.

    What the methods return is JSON, as the page has it.
    """

    SCRIPT: ClassVar[str]
    STYLE: ClassVar[str]

    def __new__(cls, source: Position[Any] | Tree, options: str) -> Self:
        """Searches to the end; the options are those of the page, in JSON."""
    def summary(self) -> str:
        """Returns what the search has come to."""
    def step(self, step: int) -> str:
        """Returns the state after a step."""

def games() -> list[str]:
    """Returns the names of all games."""

@overload
def start(game: Literal["go"], /, *, size: int | str = ...) -> Go: ...
@overload
def start(game: Literal["othello"], /, *, size: int | str = ..., rules: Rules = ...) -> Othello: ...
@overload
def start(game: Literal["squirrel"], /, *, input: Text = ...) -> Squirrel: ...
@overload
def start(game: Literal["tictactoe"], /) -> TicTacToe: ...
@overload
def start(game: str, /, **options: bool | int | str | PathLike[str]) -> Position[Any]:
    """Returns the position in which a game starts: start("othello", size=6).

    The options are those that name a start on the command line, as in `suite othello play --size 6`. A file is given by
    its content, a text, or by its path.
    """

def search(
    position: Position[MoveT],
    algorithm: Algorithm = "alphabeta",
    limit: int | None = None,
    caching: bool = False,
    ordering: bool = False,
    heuristic: Heuristic | None = None,
    observer: object | None = None,
) -> Decision[MoveT]:
    """Returns the best move for whoever is to move, by one of the textbook's searches: "greedy", "minimax" or "alphabeta".

    The limit is in plies; None, or -1 as in the courses, searches to the end of the game. Positions at the limit are
    evaluated by the course's own heuristic, or by heuristic(position, player), which returns an int: scale and round what
    is not whole. An observer is an object with some of the methods
    enter(node), leaf(node), update(node, child), cut(node, child) and cached(node). An exception in either ends the search.
    Without them, other threads of Python run meanwhile.
    """

def solve(
    position: Position[MoveT],
    *,
    exact: bool = True,
    threads: int | None = None,
    memory: int = 256,
    time: float | None = None,
) -> Decision[MoveT]:
    """Returns what a position is worth to the player to move with best play, with best play to the end.

    With exact=False only the sign is found out, which is much faster: 1 is a win, -1 a loss. The solver uses
    `threads` threads, all cores by default, and a table of at most `memory` MiB. It raises a TimeoutError after `time`
    seconds.
    """

def analyze(
    position: Position[MoveT],
    moves: Iterable[AnyMove],
    *,
    exact: bool = True,
    threads: int | None = None,
    memory: int = 256,
    time: float | None = None,
) -> list[AnalyzedMove[MoveT]]:
    """Solves every position of a game: which moves keep what the position before was worth, and which lose how much.

    The options are those of solve, but that the time is for each position: where it runs out, the value is None.
    """

def perft(position: Position[Any], depth: int) -> Perft:
    """Counts the lines of play to a number of plies ahead; a pass is a ply."""

def answers(task: Text, /) -> dict[str, str]:
    """Returns the right answer to a task of the squirrel war: the text of each output file by its name. The task
    is a text or a path."""

def explain(answer: Text, task: Text, file: str = "traverse_log.txt") -> Difference | None:
    """Explains the first difference between an output file of a task and the right one; None if there is none.

    The answer and the task are texts or paths. Line ends, trailing blanks and blank lines at the end do not count. str()
    of the difference is what `suite squirrel check` prints of it.
    """
