"""Textbook searches: results, callables, observers, exceptions, threads."""

import math
import pickle
import signal
import threading
import time

import pytest
from conftest import VALUES

from suite_games import Go, Othello, Squirrel, TicTacToe, perft, search, solve


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
    assert decision.principal_variation == ((0, 2),)


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
    assert decision.nodes == search(Othello(), limit=3).nodes


@pytest.mark.parametrize(("methods", "message"), [
    ([], "Watcher has none of the methods of an observer: enter, leaf, update, cut, cached"),
    (["on_enter", "visit"], "has none of the methods"),
    (["enter", "updated"], "Watcher has a method updated: a search calls update"),
    (["cuts"], "Watcher has a method cuts: a search calls cut"),
])
def test_an_observer_with_misspelt_methods_is_refused(methods, message):
    watcher = type("Watcher", (), {name: lambda *_: None for name in methods})()
    with pytest.raises(TypeError, match=message):
        search(Othello(), limit=1, observer=watcher)


def test_an_observer_may_have_methods_of_its_own():
    methods = ["enter", "cut", "cuts", "line", "leaves", "report", "_updated"]
    watcher = type("Watcher", (), {"cached_values": {}, **{name: lambda *_: None for name in methods}})()
    assert search(Othello(), limit=2, observer=watcher) == search(Othello(), limit=2)


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


@pytest.mark.parametrize(("value", "error", "message"), [
    (0.5, TypeError, "expected an int from the heuristic .*<lambda>, found 0.5: scale and round it"),
    (2.0, TypeError, "scale and round it"),
    (None, TypeError, "expected an int from the heuristic .*, found None$"),
    (2**31, OverflowError, "expected a value between"),
    (-(2**200), (OverflowError, TypeError), "expected"),
    (1 - 2**31, OverflowError, "expected a value between"),
])
def test_a_heuristic_returns_whole_numbers(value, error, message):
    with pytest.raises(error, match=message):
        search(Othello(), limit=1, heuristic=lambda position, player: value)


def test_a_heuristic_may_return_numbers_of_numpy():
    numpy = pytest.importorskip("numpy")

    def lead(position, player):
        board = numpy.asarray(position.pieces)
        return (board == player).sum() - (board == 3 - player).sum()

    assert search(Othello(), limit=3, heuristic=lead) == search(Othello(), limit=3)


def test_no_limit_is_minus_one_as_in_the_courses():
    assert search(TicTacToe(), limit=-1, caching=True) == search(TicTacToe(), limit=None, caching=True)
    with pytest.raises(ValueError, match="expected a limit in plies, or -1 for none, found -2"):
        search(TicTacToe(), limit=-2)


def test_decisions_are_values():
    decision = search(TicTacToe(), limit=3)
    assert decision == search(TicTacToe(), limit=3) != search(TicTacToe(), limit=2)
    assert pickle.loads(pickle.dumps(decision)) == decision and len({decision, decision}) == 1
    assert repr(decision).startswith("Decision(best=(0, 0), value=")


def test_a_node_says_what_is_known_of_it():
    nodes = []

    class Watcher:
        def leaf(self, node):
            nodes.append(repr(node))

        def enter(self, node):
            nodes.append(repr(node))

    search(TicTacToe(), limit=1, observer=Watcher())
    assert nodes[0] == "<Node root, depth 0, value -inf, alpha -inf, beta inf>"
    assert nodes[1] == "<Node (0, 0), depth 1, value 0, alpha -inf, beta inf>"


def test_unknown_algorithms_are_refused():
    with pytest.raises(ValueError, match="expected 'greedy', 'minimax' or 'alphabeta', found 'negamax'"):
        search(TicTacToe(), "negamax")


def crowded():
    """A position with many moves."""
    position = Othello(16)
    for _ in range(60):
        position = position.play(position.moves()[-1])
    return position


class Idle:
    """An observer that does nothing."""

    def leaf(self, node):
        pass


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


@pytest.mark.parametrize("argument", [{}, {"heuristic": lambda position, player: 0}, {"observer": Idle()}])
@pytest.mark.usefixtures("alarm")
def test_a_signal_ends_a_search(argument):
    with pytest.raises(Interrupted):
        search(Othello(), "minimax", **argument)


def test_other_threads_run_during_a_search():
    # The search goes on until another thread ends it.
    threading.Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        search(Othello(), "minimax")


@pytest.mark.parametrize("work", [
    lambda: search(Othello(16), "minimax", ordering=True),
    lambda: search(Othello(16), "alphabeta", caching=True),
    lambda: perft(crowded(), 9),
    lambda: solve(Othello(16), threads=2, memory=16),
], ids=["ordering", "caching", "perft", "solve"])
def test_ctrl_c_ends_work_on_large_boards_soon(work):
    raised = []
    timer = threading.Timer(0.2, lambda: (raised.append(time.process_time()), signal.raise_signal(signal.SIGINT)))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        work()
    # Within 2 s on a machine that does nothing else, without optimization; any of them would take hours to the end.
    assert time.process_time() - raised[0] < 10
