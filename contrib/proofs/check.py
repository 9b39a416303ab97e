"""Checks certificates of `suite prove` by rules of its own, with numpy 2: python3 check.py FILE

docs/proofs.md describes rules and format. Exit code 0 if all certificates of the file prove their claims, 1 if one does
not, 2 if they cannot be checked. Positions are looked at together, as arrays of sets of points, a bit for each.
"""

import functools
import pathlib
import re
import sys
import zlib
from collections import namedtuple

try:
    import numpy as np
    from numpy import bitwise_count
except ImportError:
    print("check.py needs numpy 2: python3 -m pip install numpy", file=sys.stderr)
    sys.exit(2)

NO_KO, CHUNK, FEW, MANY = 63, 1 << 16, 1 << 10, 1 << 22
HEADER = re.compile(
    rb"suite proof 1\ngame (?:go ([2-7])|othello ([3-8]) (ends|standard))\nclaim (first|second) (-?\d+)\n"
    rb"cut (\d+)\nmoves (\d+)\ncrc32 ([0-9a-f]{8})\n\n"
)

# The stones of the player to move and the opponent's; the point of a ko; the passes just played; moves or squares left.
Positions = namedtuple("Positions", "own enemy ko passes left")


class Wrong(Exception):
    """A certificate that does not prove its claim."""


def reject(is_wrong, why):
    if is_wrong:
        raise Wrong(why)


def take(positions, rows):
    return Positions(*(field[rows] for field in positions))


def join(parts):
    return Positions(*map(np.concatenate, zip(*parts)))


def bit(point):
    return np.uint64(1 << point)


def size_of(sets):
    return bitwise_count(sets).astype(np.int64)


class Game:
    """What both games share: a square board, its symmetries, and the order of positions."""

    def __init__(self, side, is_first, bound):
        self.side, self.points, self.is_first, self.bound = side, side * side, is_first, bound
        self.board = np.uint64((1 << self.points) - 1)
        self.not_first = self.board - np.uint64(sum(1 << row * side for row in range(side)))
        self.not_last = self.not_first >> np.uint64(1)
        # For each symmetry, the images of all sets within each third of the points.
        self.third = -(-self.points // 3)
        self.tables = [[self.table(third, symmetry) for third in range(3)] for symmetry in range(8)]

    def image(self, point, symmetry):
        a, b = divmod(point, self.side)[:: -1 if symmetry & 4 else 1]
        a, b = self.side - 1 - a if symmetry & 2 else a, self.side - 1 - b if symmetry & 1 else b
        return a * self.side + b

    def table(self, third, symmetry):
        table = np.zeros(1, np.uint64)
        for point in range(self.points)[third * self.third : (third + 1) * self.third]:
            table = np.concatenate((table, table | bit(self.image(point, symmetry))))
        return table

    def image_of(self, sets, symmetry):
        parts = (sets >> np.uint64(index * self.third) for index in range(3))
        images = (table[part & np.uint64(len(table) - 1)] for table, part in zip(self.tables[symmetry], parts))
        return functools.reduce(np.bitwise_or, images)

    def canonical(self, positions):
        """Returns the least images: by the mover's stones, then the opponent's, then the ko."""
        least = positions
        for symmetry in range(1, 8):
            kos = np.array([self.image(point, symmetry) for point in range(self.points)] + [NO_KO] * 64)
            image = [self.image_of(sets, symmetry) for sets in positions[:2]] + [kos[positions.ko]]
            less = np.zeros(len(least.own), bool)
            for new, old in reversed(list(zip(image, least))):
                less = (new < old) | (new == old) & less
            least = Positions(*(np.where(less, *pair) for pair in zip(image, least)), *least[3:])
        return least

    def sorted(self, positions):
        """Returns the positions in their order, each once."""
        keys = positions.enemy, positions.ko, positions.own, positions.passes
        order = np.lexsort(keys)
        changes = functools.reduce(np.logical_or, (np.diff(key[order]) != 0 for key in keys))
        return take(positions, order[np.flatnonzero(np.concatenate(([True], changes))[: len(order)])])

    def replies(self, positions):
        """Plays all moves of the opponent. Returns the positions in which it is our turn again, with the rows of those
        that they come from, and the rows of those from which the opponent can end the game below the bound."""
        over = self.is_over(positions)
        refuted, open_rows = [np.flatnonzero(over & (self.worth(positions, -1) < self.bound))], np.flatnonzero(~over)
        found, parents = [take(positions, [])], [open_rows[:0]]
        for rows, after in self.moves(take(positions, open_rows)):
            rows, over = open_rows[rows], self.is_over(after)
            refuted.append(rows[over & (self.worth(after, 1) < self.bound)])
            found.append(take(after, ~over))
            parents.append(rows[~over])
        return join(found), np.concatenate(parents), np.concatenate(refuted)

    def holds(self, positions):
        """Returns whether the claim holds where it is our turn, by trying everything."""
        result = self.is_settled(positions)
        if len(rows := np.flatnonzero(~result)):
            owners, after = zip(*self.moves(take(positions, rows)))
            owners = rows[np.concatenate(owners)]
            replies, parents, refuted = self.replies(join(after))
            holds = np.ones(len(owners), bool)
            holds[refuted] = False
            holds[parents[~self.holds(replies)]] = False
            result[owners[holds]] = True
        return result

    def is_settled(self, positions):
        return np.zeros(len(positions.own), bool)

    def worth(self, positions, sign):
        """Returns the end of the game for us, who are to move if the sign is 1."""
        lead = self.stone * (size_of(positions.own) - size_of(positions.enemy))
        return sign * lead + (-self.komi if self.is_first else self.komi)


class Go(Game):
    """Little-Go, in half points."""

    stone = 2

    def __init__(self, side, *claim):
        super().__init__(side, *claim)
        self.komi, self.start = side, (0, 0, NO_KO, 0, self.points - 1)

    def near(self, sets):
        one, side = np.uint64(1), np.uint64(self.side)
        return (sets & self.not_last) << one | (sets & self.not_first) >> one | sets << side & self.board | sets >> side

    def grow(self, stones, within):
        while not np.array_equal(grown := (stones | self.near(stones)) & within, stones):
            stones = grown
        return stones

    def place(self, own, enemy, stone):
        """Places a stone and removes what it captures."""
        own = own | stone
        return own, self.grow(self.near(self.board & ~(own | enemy)) & enemy, enemy)

    def moves(self, positions):
        """Yields, for each move, the positions in which it is legal, as rows, and the positions after it."""
        for point in range(self.points):
            rows = np.flatnonzero(((positions.own | positions.enemy) & bit(point) == 0) & (positions.ko != point))
            own, enemy, _, passes, left = take(positions, rows)
            own_after, enemy_after = self.place(own, enemy, bit(point))
            group = self.grow(np.full(len(rows), bit(point)), own_after)
            legal = self.near(group) & ~(own_after | enemy_after) != 0
            captured = enemy & ~enemy_after
            # Would capturing a single stone in turn restore the board?
            enemy_then, own_then = self.place(enemy_after, own_after, captured)
            restores = (size_of(captured) == 1) & (enemy_then == enemy) & (own_then == own)
            ko = np.where(restores, size_of(captured - np.uint64(1)), NO_KO)
            yield rows[legal], take(Positions(enemy_after, own_after, ko, 0 * passes, left - 1), legal)
        own, enemy, ko, passes, left = positions
        yield np.arange(len(own)), Positions(enemy, own, np.full(len(own), NO_KO), passes + 1, left - 1)

    def is_over(self, positions):
        return (positions.left == 0) | (positions.passes == 2)

    def is_settled(self, positions):
        """Returns whether we may pass from now on: the opponent places a stone with every move, and captures all groups
        that have no more liberties."""
        own, placed = positions.own, positions.left // 2
        lead = self.worth(positions, 1) - 2 * placed
        rest = np.where(lead >= self.bound, own, np.uint64(0))
        while rest.any():
            group = self.grow(rest & (~rest + np.uint64(1)), own)
            is_lost = size_of(self.near(group) & ~(own | positions.enemy)) <= placed
            lead, rest = lead - 2 * np.where(is_lost, size_of(group), 0), rest & ~group
        return lead >= self.bound


class Othello(Game):
    """Othello; squares are numbered column by column."""

    stone, komi, is_standard = 1, 0, False

    def __init__(self, side, *claim):
        super().__init__(side, *claim)
        corner = (side // 2 - 1) * (side + 1)
        dark, light = 1 << corner + 1 | 1 << corner + side, 1 << corner | 1 << corner + side + 1
        self.start = dark, light, NO_KO, 0, self.points - 4
        steps = (1, self.not_last), (-1, self.not_first), (0, self.board)
        self.steps = [(by + across, kept) for across in (-side, 0, side) for by, kept in steps if by or across]

    def shift(self, sets, step):
        """Returns the squares a step further in a direction."""
        sets, by = sets & step[1], step[0]
        return sets << np.uint64(by) & self.board if by > 0 else sets >> np.uint64(-by)

    def run(self, disks, enemy, step):
        """Returns the opponent's disks in a row from these, and the squares behind them."""
        run = self.shift(disks, step) & enemy
        for _ in range(self.side - 3):
            run = run | self.shift(run, step) & enemy
        return run, self.shift(run, step)

    def placements(self, own, enemy):
        behind = (self.run(own, enemy, step)[1] for step in self.steps)
        return functools.reduce(np.bitwise_or, behind) & ~(own | enemy)

    def moves(self, positions):
        placements = self.placements(positions.own, positions.enemy)
        for square in range(self.points):
            rows = np.flatnonzero(placements & bit(square))
            own, enemy, ko, passes, left = take(positions, rows)
            flipped = np.zeros(len(rows), np.uint64)
            for step in self.steps:
                run, behind = self.run(np.full(len(rows), bit(square)), enemy, step)
                flipped |= np.where(behind & own != 0, run, np.uint64(0))
            yield rows, Positions(enemy & ~flipped, own | bit(square) | flipped, ko, passes, left - 1)
        own, enemy, *rest = take(positions, placements == 0)
        yield np.flatnonzero(placements == 0), Positions(enemy, own, *rest)

    def is_over(self, positions):
        own, enemy = positions.own, positions.enemy
        over = self.placements(own, enemy) == 0
        return over & (self.placements(enemy, own) == 0) if self.is_standard else over


def check(game, cut, moves):
    """Walks through a proof, level by level: by the moves or squares left."""
    levels, used = {}, 0

    def add(positions, refuted):
        reject(len(refuted) > 0, "the opponent ends the game below the bound")
        positions = game.canonical(take(positions, ~game.is_settled(positions)))
        for left in map(int, np.unique(positions.left)):
            parts = levels.setdefault(left, [take(positions, [])])
            parts.append(game.sorted(take(positions, positions.left == left)))
            if sum(len(part.own) for part in parts[1:]) > max(MANY, len(parts[0].own)):
                levels[left] = [game.sorted(join(parts))]

    start = Positions(*(np.array([field], kind) for field, kind in zip(game.start, "QQqqq")))
    add(start, ()) if game.is_first else add(*game.replies(start)[::2])
    while levels:
        level = game.sorted(join(levels.pop(left := max(levels))))
        for first in range(0, len(level.own), FEW if left <= cut else CHUNK):
            positions = take(level, slice(first, first + (FEW if left <= cut else CHUNK)))
            if left <= cut:
                reject(not game.holds(positions).all(), "a position at the cut does not hold")
                continue
            numbers = moves[used : used + len(positions.own)].astype(np.int64)
            reject(len(numbers) < len(positions.own), "a move is missing")
            used += len(numbers)
            chosen = []
            for rows, after in game.moves(positions):
                chosen.append(take(after, numbers[rows] == 0))
                numbers[rows] -= 1
            reject((numbers >= 0).any(), "no such move")
            add(*game.replies(join(chosen))[::2])
    reject(used < len(moves), "moves that no position needs")


def main(name):
    data, start = pathlib.Path(name).read_bytes(), 0
    while start < len(data) or start == 0:
        if not (header := HEADER.match(data, start)):
            return 2, "not a certificate"
        go, othello, rules, player, bound, cut, count, checksum = header.groups()
        start = header.end() + int(count)
        moves = data[header.end() : start]
        if len(moves) < int(count) or zlib.crc32(moves) != int(checksum, 16):
            return 2, "truncated or corrupt"
        game = (Go if go else Othello)(int(go or othello), player == b"first", int(bound))
        game.is_standard = rules == b"standard"
        try:
            check(game, int(cut), np.frombuffer(moves, np.uint8))
        except Wrong as wrong:
            return 1, f"wrong: {wrong}"
        print("proved: " + ", ".join(header[0].decode().split("\n")[1:5]), flush=True)
    return 0, "all certificates prove their claims"


if __name__ == "__main__":
    name = " ".join(sys.argv[1:])
    code, message = main(name) if pathlib.Path(name).is_file() else (2, "cannot be read")
    print(f"{name or 'usage: check.py FILE'}: {message}")
    sys.exit(code)
