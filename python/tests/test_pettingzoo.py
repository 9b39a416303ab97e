"""The PettingZoo environments, by the checks of PettingZoo."""

import pickle
import warnings

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from suite_games.pettingzoo import env  # noqa: E402


def test_environments_pass_the_api_test(start):
    with warnings.catch_warnings():
        # What has no pixels need not have a standard size.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(start), num_cycles=100)


def test_the_same_seed_gives_the_same_game(start):
    seed_test(lambda: env(start))


def test_the_winner_is_rewarded():
    from suite_games import TicTacToe

    game = env(TicTacToe(), render_mode="ansi")
    game.reset()
    for action in [0, 3, 1, 4, 2]:
        observation, *_ = game.last()
        assert observation["action_mask"][action]
        game.step(action)
    assert game.render() == "XXX\nOO.\n..."
    assert game.rewards == {"X": 1, "O": -1}
    assert all(game.terminations.values())


def test_an_illegal_action_loses():
    from suite_games import TicTacToe

    game = env(TicTacToe())
    game.reset()
    game.step(4)
    game.step(4)
    assert game.rewards == {"X": 0, "O": -1}


def test_the_state_has_the_board_and_the_mover(start):
    game = env(start)
    game.reset()
    action = int(game.observe(game.agent_selection)["action_mask"].argmax())
    game.step(action)
    state, position = game.state(), game.unwrapped.position
    assert game.state_space.contains(state)
    assert (state[..., 0] + 2 * state[..., 1]).tolist() == [list(row) for row in position.board]
    assert (state[..., 2] == (position.to_move == 2)).all()


def test_pictures_show_the_pieces(start):
    game = env(start, render_mode="rgb_array")
    game.reset()
    empty = game.render()
    assert empty.shape == (32 * start.shape[0], 32 * start.shape[1], 3) and empty.dtype == "uint8"
    mask = game.observe(game.agent_selection)["action_mask"]
    action = int(mask.argmax())
    game.step(action)
    row, column = divmod(action, start.shape[1])
    center = 32 * row + 16, 32 * column + 16
    assert (game.render()[center] != empty[center]).any()


def test_other_ways_to_render_are_refused(start):
    with pytest.raises(ValueError, match="expected a render mode of .*, found 'rgb'"):
        env(start, render_mode="rgb")


def test_environments_pickle(start):
    game = env(start)
    game.reset()
    game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
    copy = pickle.loads(pickle.dumps(game))
    assert copy.unwrapped.position == game.unwrapped.position
    assert (copy.state() == game.state()).all() and copy.agent_selection == game.agent_selection
