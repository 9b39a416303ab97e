"""A free stand-in for the course's host.py: the rules of Little-Go as a class. It runs under Python 2 and 3.

Boards are lists of rows; 0 is an empty point, 1 a black stone and 2 a white one. Points are pairs of row and column.
"""
from __future__ import division, print_function

from copy import deepcopy


class GO(object):
    """A game on a board of n rows and columns."""

    def __init__(self, n):
        self.size = n
        self.X_move = True
        self.died_pieces = []
        self.n_move = 0
        self.max_move = n * n - 1
        self.komi = n / 2
        self.verbose = False
        self.init_board(n)

    def init_board(self, n):
        """Begin with an empty board of n rows and columns."""
        self.size = n
        self.board = [[0] * n for _ in range(n)]
        self.previous_board = deepcopy(self.board)

    def set_board(self, piece_type, previous_board, board):
        """Go on from the boards of input.txt, in which `piece_type` is to play."""
        points = [(i, j) for i in range(self.size) for j in range(self.size)]
        is_lost = lambda i, j: previous_board[i][j] == piece_type != board[i][j]
        self.died_pieces = [(i, j) for i, j in points if is_lost(i, j)]
        self.previous_board = previous_board
        self.board = board

    def compare_board(self, board1, board2):
        """Tell whether two boards are equal."""
        return all(list(row1) == list(row2) for row1, row2 in zip(board1, board2))

    def copy_board(self):
        """Return a copy of this game."""
        return deepcopy(self)

    def detect_neighbor(self, i, j):
        """Return the points next to a point."""
        beside = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
        return [(row, column) for row, column in beside if 0 <= row < self.size and 0 <= column < self.size]

    def detect_neighbor_ally(self, i, j):
        """Return the points next to a point that have the same as this one."""
        return [(row, column) for row, column in self.detect_neighbor(i, j)
                if self.board[row][column] == self.board[i][j]]

    def ally_dfs(self, i, j):
        """Return the points of the group that a stone belongs to."""
        found, stack = [], [(i, j)]
        while stack:
            point = stack.pop()
            if point not in found:
                found.append(point)
                stack.extend(self.detect_neighbor_ally(*point))
        return found

    def find_liberty(self, i, j):
        """Tell whether the group of a stone has a liberty."""
        beside = (point for ally in self.ally_dfs(i, j) for point in self.detect_neighbor(*ally))
        return any(self.board[row][column] == 0 for row, column in beside)

    def find_died_pieces(self, piece_type):
        """Return the stones of a color that have no liberty."""
        return [(i, j) for i in range(self.size) for j in range(self.size)
                if self.board[i][j] == piece_type and not self.find_liberty(i, j)]

    def remove_died_pieces(self, piece_type):
        """Remove the stones of a color that have no liberty, and return them."""
        died = self.find_died_pieces(piece_type)
        self.remove_certain_pieces(died)
        return died

    def remove_certain_pieces(self, positions):
        """Remove the stones at these points."""
        for i, j in positions:
            self.board[i][j] = 0
        self.update_board(self.board)

    def place_chess(self, i, j, piece_type):
        """Place a stone, and tell whether it is legal. Stones that it captures stay until they are removed."""
        if not self.valid_place_check(i, j, piece_type):
            return False
        self.previous_board = deepcopy(self.board)
        self.board[i][j] = piece_type
        self.update_board(self.board)
        return True

    def valid_place_check(self, i, j, piece_type, test_check=False):
        """Tell whether a stone may be placed at a point."""
        problem = self._problem(i, j, piece_type)
        if problem and self.verbose and not test_check:
            print("Invalid placement. " + problem)
        return not problem

    def _problem(self, i, j, piece_type):
        """Return why a stone may not be placed at a point."""
        if not (0 <= i < self.size and 0 <= j < self.size):
            return "The point is not on the board."
        if self.board[i][j] != 0:
            return "There is a stone on the point."
        after = self.copy_board()
        after.board[i][j] = piece_type
        captured = after.remove_died_pieces(3 - piece_type)
        if not after.find_liberty(i, j):
            return "The stone would have no liberty."
        if captured and self.compare_board(self.previous_board, after.board):
            return "The board would be as it was before the opponent's move."
        return ""

    def update_board(self, new_board):
        """Set the board."""
        self.board = new_board

    def visualize_board(self):
        """Print the board."""
        print("-" * (2 * self.size))
        for row in self.board:
            print("".join("%s " % " XO"[point] for point in row))
        print("-" * (2 * self.size) + "\n")

    def game_end(self, piece_type, action="MOVE"):
        """Tell whether the game is over: all moves are played, or `piece_type` passes after a pass."""
        has_begun = self.n_move > 0 or any(any(row) for row in self.board)
        is_second_pass = action == "PASS" and has_begun and self.compare_board(self.previous_board, self.board)
        return self.n_move >= self.max_move or is_second_pass

    def score(self, piece_type):
        """Return the number of stones of a color."""
        return sum(list(row).count(piece_type) for row in self.board)

    def judge_winner(self):
        """Return the winner by stones and komi, or 0 for a tie."""
        margin = self.score(1) - self.score(2) - self.komi
        return 0 if margin == 0 else 1 if margin > 0 else 2

    def play(self, player1, player2, verbose=False):
        """Let two players play, and return the winner. `get_input(go, piece_type)` of a player is its move."""
        self.init_board(self.size)
        self.verbose = verbose
        while True:
            piece_type = 1 if self.X_move else 2
            if verbose:
                self.visualize_board()
                print(("Black" if self.X_move else "White") + " makes move...")
            action = (player1 if self.X_move else player2).get_input(self, piece_type)
            is_pass = action == "PASS"
            if is_pass and self.game_end(piece_type, "PASS"):
                return self._end(self.judge_winner())
            if is_pass:
                self.previous_board = deepcopy(self.board)
            elif not self.place_chess(action[0], action[1], piece_type):
                return self._end(3 - piece_type)
            else:
                self.died_pieces = self.remove_died_pieces(3 - piece_type)
            self.n_move += 1
            self.X_move = not self.X_move
            if self.n_move >= self.max_move:
                return self._end(self.judge_winner())

    def _end(self, winner):
        """Tell who has won."""
        if self.verbose:
            self.visualize_board()
            print("Game end.")
            print("The winner is " + ["nobody", "X", "O"][winner])
        return winner
