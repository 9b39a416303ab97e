"""A free stand-in for the course's read.py: the files of the assignment, read. It runs under Python 2 and 3."""


def readInput(n, path="input.txt"):
    """Return the piece type to play, the board before the opponent's move, and the board now."""
    with open(path) as opened:
        lines = opened.read().splitlines()
    rows = [[int(point) for point in line.strip()] for line in lines[1:2 * n + 1]]
    return int(lines[0]), rows[:n], rows[n:]


def readOutput(path="output.txt"):
    """Return ("MOVE", row, column), or ("PASS", -1, -1)."""
    with open(path) as opened:
        words = opened.readline().strip().split(",")
    if words[0] == "PASS":
        return "PASS", -1, -1
    return "MOVE", int(words[0]), int(words[1])
