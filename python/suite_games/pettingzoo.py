"""PettingZoo environments (AEC) of the games.

>>> from suite_games import Othello
>>> from suite_games.pettingzoo import env
>>> game = env(Othello(size=6))
>>> game.reset()
>>> game.agents
['dark', 'light']

An observation is a dictionary: "observation" has two planes of the board, the agent's own pieces and the opponent's, and
"action_mask" a 1 for each legal action. Action row * columns + column plays on a square, and the last one passes. At the end an
agent's reward is what the game is worth to it.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Position

__all__ = ["GameEnv", "env"]


def env(start: Position, render_mode: str | None = None) -> AECEnv:
    """Returns the environment of the games that start in a position, in which an illegal action loses."""
    game = wrappers.TerminateIllegalWrapper(GameEnv(start, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


class GameEnv(AECEnv):
    """The environment of the games that start in a position."""

    metadata = {"render_modes": ["human", "ansi"], "name": "suite_games_v0", "is_parallelizable": False}

    def __init__(self, start: Position, render_mode: str | None = None) -> None:
        """Creates the environment; it has to be reset before it is used."""
        super().__init__()
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
        board = np.array(self.position.board)
        rows, columns = self.start.shape
        mask = np.zeros(rows * columns + 1, np.int8)
        if agent == self.agent_selection:
            mask[list(self._moves())] = 1
        planes = np.stack([board == own, board == 3 - own], axis=-1)
        return {"observation": planes.astype(np.int8), "action_mask": mask}

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

    def render(self) -> str | None:
        """Shows the board."""
        if self.render_mode == "ansi":
            return str(self.position)
        print(self.position, end="\n\n")
        return None

    def _mover(self) -> str:
        return self.possible_agents[self.position.to_move - 1]

    def _moves(self) -> dict[int, Any]:
        """Returns the legal moves by their actions."""
        rows, columns = self.start.shape
        squares = [(self.position.square(move), move) for move in self.position.moves()]
        return {square[0] * columns + square[1] if square else rows * columns: move for square, move in squares}
