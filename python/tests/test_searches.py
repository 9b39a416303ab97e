"""Textbook searches: results, callables, observers, exceptions, threads."""

import math
import signal
import threading

import pytest
from conftest import VALUES

from suite_games import Go, Othello, Squirrel, TicTacToe, search


def minimax(position, limit, player, heuristic):
    """The plainest minimax there is."""
    if position.is_over():
        return position.utility(player)
    if limit == 0:
        return heuristic(position, player)
    best = max if position.to_move == player else min
    return best(minimax(position.play(move), limit - 1, player, heuristic) for move in position.moves())


def pieces(position, player):
    """A heuristic: the pieces on the board."""
    row = sum(position.board, ())
    return row.count(player) - row.count(3 - player)


@pytest.mark.parametrize("caching", [False, True])
@pytest.mark.parametrize("ordering", [False, True])
@pytest.mark.parametrize("algorithm", ["minimax", "alphabeta"])
def test_searches_agree_with_plain_minimax(algorithm, caching, ordering):
    for position in [Go(3).play((1, 1)), Othello(4), TicTacToe(), Squirrel(VALUES)]:
        decision = search(position, algorithm, 2, caching, ordering, pieces)
        assert decision.value == minimax(position, 2, position.to_move, pieces)
        assert decision.best in position.moves()
        assert (decision.depth, decision.is_exact) == (2, False)


def test_heuristics_default_to_the_courses_own():
    position = Squirrel(VALUES).play("A1")
    scored = search(position, "minimax", 2, heuristic=lambda position, player: position.score(player))
    own = search(position, "minimax", 2)
    assert (scored.best, scored.value, scored.nodes) == (own.best, own.value, own.nodes)


def test_a_search_without_a_limit_is_exact():
    decision = search(TicTacToe([[1, 1, 0], [2, 2, 0], [0, 0, 0]]))
    assert (decision.best, decision.value, decision.is_exact, decision.depth) == ((0, 2), 1, True, None)
    assert decision.principal_variation == [(0, 2)]


def test_a_finished_game_has_no_best_move():
    decision = search(TicTacToe([[1, 1, 1], [2, 2, 0], [0, 0, 0]]))
    assert (decision.best, decision.value) == (None, -1)


def test_greedy_looks_one_ply_ahead():
    assert search(Squirrel(VALUES), "greedy").best == "D2"


class Log:
    """Writes the assignment's log of an alpha-beta search, as traverse_log.txt has it."""

    def __init__(self):
        self.lines = ["Node,Depth,Value,Alpha,Beta"]

    def line(self, node, child=None):
        values = (node.value, node.alpha, node.beta)
        names = {math.inf: "Infinity", -math.inf: "-Infinity"}
        self.lines.append(",".join([node.last_move or "root", str(node.depth), *(names.get(v, str(v)) for v in values)]))

    enter = leaf = update = cut = line


def test_an_observer_sees_every_step(task):
    from suite_games import answers

    limit = int(task.split()[2])
    log = Log()
    search(Squirrel.from_task(task), limit=limit, observer=log)
    assert "\n".join(log.lines) + "\n" == answers(task)["traverse_log.txt"]


def test_an_observer_may_see_little():
    class Cuts:
        seen = 0

        def cut(self, node, child):
            assert child.depth == node.depth + 1 and child.last_move == node.best
            self.seen += 1

    cuts = Cuts()
    decision = search(Othello(), limit=3, observer=cuts)
    assert cuts.seen > 0
    assert decision.nodes == search(Othello(), limit=3, observer=object()).nodes


def test_an_observer_sees_what_the_cache_knows():
    class Hits:
        seen = 0

        def cached(self, node):
            self.seen += 1

    hits = Hits()
    search(TicTacToe(), caching=True, observer=hits)
    assert hits.seen > 100


class Enough(Exception):
    """What ends a search."""


@pytest.mark.parametrize("method", ["enter", "leaf", "update", "cut"])
def test_an_exception_in_an_observer_ends_the_search(method):
    def stop(*_):
        raise Enough(method)

    observer = type("Observer", (), {method: staticmethod(stop)})()
    with pytest.raises(Enough, match=method):
        search(Othello(), limit=3, observer=observer)


@pytest.mark.parametrize("ordering", [False, True])
def test_an_exception_in_a_heuristic_ends_the_search(ordering):
    calls = 0

    def heuristic(position, player):
        nonlocal calls
        calls += 1
        if calls == 10:
            raise Enough
        return 0

    with pytest.raises(Enough):
        search(Othello(), limit=3, ordering=ordering, heuristic=heuristic)
    assert calls == 10


@pytest.mark.parametrize(("value", "error"), [(0.5, TypeError), (None, TypeError), (2**31, OverflowError), (1 - 2**31, OverflowError)])
def test_a_heuristic_returns_whole_numbers(value, error):
    with pytest.raises(error):
        search(Othello(), limit=1, heuristic=lambda position, player: value)


def test_unknown_algorithms_are_refused():
    with pytest.raises(ValueError, match="expected 'greedy', 'minimax' or 'alphabeta', found 'negamax'"):
        search(TicTacToe(), "negamax")


class Interrupted(Exception):
    """What the alarm raises, as Ctrl-C does."""


@pytest.fixture
def alarm():
    """A signal in a tenth of a second, which needs no other thread."""

    def interrupt(*_):
        raise Interrupted

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.1)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("argument", [{}, {"heuristic": lambda position, player: 0}, {"observer": object()}])
@pytest.mark.usefixtures("alarm")
def test_a_signal_ends_a_search(argument):
    with pytest.raises(Interrupted):
        search(Othello(), "minimax", **argument)


def test_other_threads_run_during_a_search():
    # The search goes on until another thread ends it.
    threading.Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        search(Othello(), "minimax")
