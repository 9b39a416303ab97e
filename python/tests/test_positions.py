"""Positions: rules, notations, conversions."""

import copy
import pickle
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from conftest import VALUES

import suite_games
from suite_games import Go, IllegalMoveError, Othello, Position, Squirrel, TicTacToe, games, perft, search


def play(position, moves):
    for move in moves:
        position = position.play(move)
    return position


def test_random_games_end_and_keep_the_rules(start):
    chance = random.Random(1)
    for _ in range(5):
        position = start
        while not position.is_over():
            moves = position.moves()
            assert moves and len(set(moves)) == len(moves)
            move = chance.choice(moves)
            after = position.play(move)
            assert type(after) is type(start) and after == position.play(move) and after != position
            assert hash(after) == hash(position.play(move))
            square = position.square(move)
            if square is not None:
                row, column = square
                assert position.board[row][column] == 0 and after.board[row][column] == position.to_move
            position = after
        assert position.moves() == []
        assert position.utility(1) == -position.utility(2)
        with pytest.raises(IllegalMoveError):
            position.play(move)


def test_positions_are_worth_something_only_at_the_end(start):
    with pytest.raises(ValueError, match="finished game"):
        start.utility(1)


def test_a_copy_is_the_position_itself(start):
    assert copy.copy(start) is copy.deepcopy(start) is start


def test_every_game_has_a_start():
    assert games() == sorted(games()) and {"go", "othello", "squirrel", "tictactoe"} <= set(games())
    for name in games():
        start = suite_games.start(name)
        assert start.game == name and len(start.players) == 2
        assert start.shape == (start.size, len(start.board[0]))


@pytest.mark.parametrize(("name", "options", "position"), [
    ("go", {}, Go()),
    ("go", {"size": 3}, Go(3)),
    ("othello", {"rules": "standard"}, Othello(rules="standard")),
    ("othello", {"size": "10"}, Othello(10)),
    ("squirrel", {}, Squirrel(VALUES)),
    ("tictactoe", {}, TicTacToe()),
])
def test_a_start_has_the_class_of_its_game(name, options, position):
    start = suite_games.start(name, **options)
    assert type(start) is type(position) and start == position
    assert start.players == type(start).PLAYERS


def test_a_start_may_be_a_file(task, tmp_path):
    (tmp_path / "input.txt").write_text(task)
    for file in [task, tmp_path / "input.txt"]:
        assert suite_games.start("squirrel", input=file) == Squirrel.from_task(task)
    with pytest.raises(FileNotFoundError):
        suite_games.start("squirrel", input=tmp_path / "nothing")


@pytest.mark.parametrize(("name", "options", "error", "message"), [
    ("chess", {}, ValueError, "expected a game .'go', 'othello', .*, found 'chess'"),
    ("go", {"size": 9}, ValueError, "size: expected a board size from 2 to 7, found 9"),
    ("go", {"komi": 0}, TypeError, "go has no option 'komi': it takes 'size'"),
    ("tictactoe", {"size": 4}, TypeError, "it takes none"),
    ("othello", {"rules": "some"}, ValueError, "rules: expected ends or standard, found .some."),
    ("squirrel", {"input": "5"}, ValueError, "input: line 1: expected a task number"),
])
def test_wrong_starts_are_refused(name, options, error, message):
    with pytest.raises(error, match=message):
        suite_games.start(name, **options)


def test_equality_asks_how_play_goes_on():
    # The boards before the last moves differ, which only input.txt shows.
    assert play(Go(3), [(0, 0), (2, 2), (0, 2)]) == play(Go(3), [(0, 2), (2, 2), (0, 0)])


def test_positions_of_different_games_differ():
    assert Go(3) != TicTacToe()
    assert TicTacToe() != "TicTacToe"
    assert len({Go(), Go(), Othello(), Othello(rules="standard")}) == 3


def test_there_is_no_position_without_a_game():
    with pytest.raises(TypeError):
        Position()


@pytest.mark.parametrize("size", [1, 8])
def test_boards_of_little_go_have_a_size(size):
    with pytest.raises(ValueError, match=f"expected a board size from 2 to 7, found {size}"):
        Go(size)


@pytest.mark.parametrize(("position", "text"), [
    (Go(2).play((0, 1)), "<Go .X/.., white to move>"),
    (Othello(3), "<Othello OX./XO./..., dark to move>"),
    (TicTacToe([[1, 2, 0], [0, 1, 0], [0, 0, 0]]), "<TicTacToe XO./.X./..., O to move>"),
])
def test_repr_shows_the_board(position, text):
    assert repr(position) == text
    assert str(position) == text.split()[1].rstrip(",").replace("/", "\n")


def test_moves_are_those_of_the_courses():
    assert Go(2).moves() == [(0, 0), (0, 1), (1, 0), (1, 1), "PASS"]
    # The first number is the column.
    assert Othello().moves() == [(2, 3), (3, 2), (4, 5), (5, 4)]
    assert Squirrel(VALUES).moves()[:6] == ["A1", "B1", "C1", "D1", "E1", "A2"]
    assert TicTacToe().moves()[:4] == [(0, 0), (0, 1), (0, 2), (1, 0)]


@pytest.mark.parametrize(("position", "spellings"), [
    (Go(), [(1, 2), "1,2", "1 2"]),
    (Go(), ["PASS", "pass"]),
    (Othello(), [(2, 3), "2 3", "c4"]),
    (Squirrel(VALUES), ["B3", (2, 1)]),
    (TicTacToe(), [(0, 2), "0,2"]),
])
def test_moves_may_be_written_as_people_do(position, spellings):
    assert len({position.play(spelling) for spelling in spellings}) == 1


@pytest.mark.parametrize(("position", "move", "message"), [
    (Go().play((2, 2)), (2, 2), "2,2: the point is occupied"),
    (Othello(), (0, 0), "0 0: it outflanks no disk"),
    (Squirrel(VALUES).play("C3"), "C3", "C3: the square is taken"),
    (TicTacToe().play((1, 1)), (1, 1), "1,1: the square is taken"),
])
def test_illegal_moves_have_a_reason(position, move, message):
    with pytest.raises(IllegalMoveError, match=message):
        position.play(move)


@pytest.mark.parametrize("move", [None, 7, (1,), (1, 2, 3), [1], {1, 2}, "", "z9", (0.5, 0)])
def test_other_things_are_no_moves(start, move):
    with pytest.raises((TypeError, ValueError)) as raised:
        start.play(move)
    assert raised.type is not IllegalMoveError


@pytest.mark.parametrize("move", [(99, 0), (-1, 0), [0, 16], (0, 2**40), (-(2**63), 0)])
def test_squares_off_the_board_are_illegal_moves(start, move):
    with pytest.raises(IllegalMoveError):
        start.play(move)


def test_moves_may_be_lists_and_numbers_of_numpy():
    numpy = pytest.importorskip("numpy")
    after = Othello().play((2, 3))
    for move in [[2, 3], (numpy.int64(2), numpy.int8(3)), numpy.array([2, 3])]:
        assert Othello().play(move) == after


def test_the_board_is_there_in_bytes(start):
    numpy = pytest.importorskip("numpy")
    position = start.play(start.moves()[0])
    assert position.pieces.shape == position.shape and position.pieces.readonly
    assert position.pieces.tolist() == [list(row) for row in position.board]
    board = numpy.asarray(position.pieces)
    assert board.dtype == "uint8" and board[0, 1] == position.board[0][1]
    assert position.pieces.tobytes() == bytes(sum(position.board, ()))


def test_boards_may_be_arrays():
    numpy = pytest.importorskip("numpy")
    start = Othello(4)
    assert Othello.from_board(numpy.asarray(start.pieces), 1) == start
    # As programs have it whose players are 1 and -1.
    signed = numpy.array([[0, 0, 0, 0], [0, -1, 1, 0], [0, 1, -1, 0], [0, 0, 0, 0]])
    with pytest.raises(ValueError, match="found -1: write 2 for the second player, as piece % 3 does"):
        Othello.from_board(signed, 1)
    assert Othello.from_board(signed % 3, 1) == start


def test_positions_pickle(start):
    chance = random.Random(2)
    for _ in range(3):
        position = start
        while True:
            copied = pickle.loads(pickle.dumps(position))
            assert type(copied) is type(position) and copied == position and hash(copied) == hash(position)
            assert (copied.moves(), copied.is_over()) == (position.moves(), position.is_over())
            if position.is_over():
                break
            position = position.play(chance.choice(position.moves()))


def test_two_passes_and_a_ko_pickle():
    passed = play(Go(), ["PASS", "PASS"])
    assert pickle.loads(pickle.dumps(passed)).is_over()
    before = Go.from_board([[0, 1, 2, 0, 0], [1, 0, 1, 2, 0], [0, 1, 2, 0, 0], [0] * 5, [0] * 5], 2, played=7)
    with pytest.raises(IllegalMoveError, match="ko"):
        pickle.loads(pickle.dumps(before.play((1, 1)))).play((1, 2))


def test_other_processes_search():
    positions = [Go(3), Othello(4), Squirrel(VALUES), TicTacToe()]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(search, positions, ["alphabeta"] * 4, [2] * 4))
    assert found == [search(position, "alphabeta", 2) for position in positions]


def test_positions_are_pictures(start):
    assert start._repr_svg_().startswith("<svg ")
    assert start._repr_svg_() != start.play(start.moves()[0])._repr_svg_()


def test_positions_are_generic():
    assert repr(Position[int]).endswith("Position[int]")


def test_the_package_has_a_version():
    assert suite_games.__version__.count(".") == 2


def test_ko_and_suicide_are_told():
    before = Go.from_board([[0, 1, 2, 0, 0], [1, 0, 1, 2, 0], [0, 1, 2, 0, 0], [0] * 5, [0] * 5], 2, played=7)
    after = before.play((1, 1))
    assert after.board[1] == (1, 2, 0, 2, 0)
    with pytest.raises(IllegalMoveError, match="ko"):
        after.play((1, 2))
    with pytest.raises(IllegalMoveError, match="suicide"):
        Go.from_board([[0, 1, 0], [1, 0, 0], [0, 0, 0]], "white", played=3).play((0, 0))
    # The ko is there again when the input is read back.
    assert Go.from_input(after.to_input(before), played=8) == after


def test_input_txt_is_read_and_written():
    start = Go(3)
    after = start.play((1, 1))
    text = "2\n000\n000\n000\n000\n010\n000"
    assert after.to_input(start) == text
    assert Go.from_input(text) == Go.from_input(text, played=1) == after
    assert after.played == 1
    with pytest.raises(ValueError, match="line 1: expected"):
        Go.from_input("3\n")
    with pytest.raises(ValueError, match="same size"):
        after.to_input(Go())


def test_boards_are_tuples_of_tuples():
    board = ((0, 0, 0, 0), (0, 2, 1, 0), (0, 1, 2, 0), (0, 0, 0, 0))
    start = Othello(4)
    assert start.board == board
    for to_move in (1, "dark"):
        assert Othello.from_board(board, to_move) == Othello.from_board([list(row) for row in board], to_move) == start
    assert Othello.from_text(str(board)) == Othello.from_text("----\n-OX-\n-XO-\n----\nX\n") == start
    assert Othello.from_board(board, "light").to_move == 2
    assert Othello(16).size == 16


@pytest.mark.parametrize(("board", "message"), [
    ([[0, 0], [0]], "expected rows of 2"),
    ([[0, 0, 0], [0, 3, 0], [0, 0, 0]], "expected 0, 1 or 2, found 3"),
    ([[0, 0], [0, 0]], "expected a board size from 3 to 16, found 2"),
    ([], "expected a board size"),
])
def test_wrong_boards_are_refused(board, message):
    with pytest.raises(ValueError, match=message):
        Othello.from_board(board, 1)


@pytest.mark.parametrize("player", [0, 3, "X", None])
def test_wrong_players_are_refused(player):
    with pytest.raises(ValueError, match=r"expected a player \(1 or 'dark', 2 or 'light'\)"):
        Othello.from_board([[0] * 4] * 4, player)


def test_tasks_are_read_and_written(task):
    position = Squirrel.from_task(task)
    assert position.to_task("alphabeta", 2).splitlines()[3:] == task.splitlines()[3:]
    assert Squirrel.from_task(position.to_task("minimax", 3)) == position
    assert Squirrel(position.values, position.board, position.to_move) == position
    with pytest.raises(ValueError, match="line 1: expected a task number"):
        Squirrel.from_task("5")
    with pytest.raises(ValueError, match="expected 5 rows, found 3"):
        Squirrel(VALUES, [[0] * 3] * 3)


def test_a_raid_converts():
    after = play(Squirrel(VALUES), ["A1", "C1", "B1"])
    assert after.board[0] == (1, 1, 1, 0, 0)
    assert after.score("X") == 12 + 8 + 47 == -after.score(2)


def test_boards_that_cannot_arise_are_refused():
    with pytest.raises(ValueError, match="cannot arise"):
        TicTacToe([[1, 1, 1], [2, 2, 2], [0, 0, 0]])


@pytest.mark.parametrize(("position", "depth", "leaves", "ended"), [
    (TicTacToe(), 9, 127_872, 127_296),
    (Othello(), 5, 1_396, 0),
    (Go(3), 2, 91, 0),
    (Squirrel(VALUES), 3, 25 * 24 * 23, 0),
])
def test_perft_counts_lines_of_play(position, depth, leaves, ended):
    counts = perft(position, depth)
    assert (counts.leaves, counts.ended) == (leaves, ended)


