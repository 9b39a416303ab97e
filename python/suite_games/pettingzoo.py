"""PettingZoo environments (AEC) of the games.

>>> from suite_games import Othello
>>> from suite_games.pettingzoo import env
>>> game = env(Othello(size=6))
>>> game.reset()
>>> game.agents
['dark', 'light']

An observation is a dictionary: "observation" has two planes of the board, the agent's own pieces and the opponent's,
and "action_mask" a 1 for each legal action. Action row * columns + column plays on a square, and the last one passes. At
the end an agent's reward is what the game is worth to it. The state, which no agent sees, has the planes of both players
in order, and one of ones where the second is to move.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Position

__all__ = ["GameEnv", "env"]


RENDER_MODES = ["human", "ansi", "rgb_array"]
# The colors of the pictures, which are those of the text: the background, the lines, the first player, the second.
COLORS = np.array([[222, 184, 135], [120, 90, 60], [20, 20, 20], [245, 245, 245]], np.uint8)
# The pixels of a square.
PIXELS = 32


def env(start: Position[Any], render_mode: str | None = None) -> AECEnv:
    """Returns the environment of the games that start in a position, in which an illegal action loses."""
    game = wrappers.TerminateIllegalWrapper(GameEnv(start, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


class GameEnv(AECEnv):
    """The environment of the games that start in a position."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1, "name": "suite_games_v0", "is_parallelizable": False}

    def __init__(self, start: Position[Any], render_mode: str | None = None) -> None:
        """Creates the environment; it has to be reset before it is used."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"expected a render mode of {RENDER_MODES} or None, found {render_mode!r}")
        self.start = start
        self.position = start
        self.render_mode = render_mode
        self.possible_agents = list(start.players)
        rows, columns = start.shape
        actions = rows * columns + 1
        observation = spaces.Dict({
            "observation": spaces.Box(0, 1, (rows, columns, 2), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        })
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.state_space = spaces.Box(0, 1, (rows, columns, 3), np.int8)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(actions))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Returns the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game; there is no chance in any of them."""
        self.position = self.start
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, self.start.is_over())
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Returns what an agent sees."""
        own = self.possible_agents.index(agent) + 1
        board = np.asarray(self.position.pieces)
        rows, columns = self.start.shape
        mask = np.zeros(rows * columns + 1, np.int8)
        if agent == self.agent_selection:
            mask[list(self._moves())] = 1
        planes = np.stack([board == own, board == 3 - own], axis=-1)
        return {"observation": planes.astype(np.int8), "action_mask": mask}

    def state(self) -> np.ndarray:
        """Returns all that is on the board, and the player to move."""
        board = np.asarray(self.position.pieces)
        mover = np.full(board.shape, self.position.to_move == 2)
        return np.stack([board == 1, board == 2, mover], axis=-1).astype(np.int8)

    def step(self, action: int | None) -> None:
        """Plays the action of the agent to move."""
        if action is None or self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0
        self.position = self.position.play(self._moves()[action])
        if self.position.is_over():
            self.rewards = {agent: self.position.utility(agent) for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._mover()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | np.ndarray | None:
        """Shows the board: as the text or the picture that it returns, or on the terminal."""
        if self.render_mode == "ansi":
            return str(self.position)
        if self.render_mode == "rgb_array":
            return self._picture()
        print(self.position, end="\n\n")
        return None

    def _picture(self) -> np.ndarray:
        """Returns the pixels of the board: a disk of its player's color on a square with a piece."""
        across = np.arange(PIXELS) - (PIXELS - 1) / 2
        is_disk = across[:, None] ** 2 + across**2 < (0.4 * PIXELS) ** 2
        is_line = (across[:, None] == across[0]) | (across == across[0])
        rows, columns = self.start.shape
        pieces = np.asarray(self.position.pieces)
        piece = np.repeat(np.repeat(pieces, PIXELS, axis=0), PIXELS, axis=1)
        disk, line = np.tile(is_disk, (rows, columns)), np.tile(is_line, (rows, columns))
        return COLORS[np.where(disk & (piece > 0), piece + 1, line.astype(np.uint8))]

    def _mover(self) -> str:
        return self.possible_agents[self.position.to_move - 1]

    def _moves(self) -> dict[int, Any]:
        """Returns the legal moves by their actions."""
        rows, columns = self.start.shape
        squares = [(self.position.square(move), move) for move in self.position.moves()]
        return {square[0] * columns + square[1] if square else rows * columns: move for square, move in squares}
