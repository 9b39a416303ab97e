"""A free stand-in for the course's write.py: the files of the assignment, written. It runs under Python 2 and 3."""


def writeOutput(result, path="output.txt"):
    """Write a move, a pair of row and column, or "PASS"."""
    with open(path, "w") as opened:
        opened.write("PASS" if result == "PASS" else "%d,%d" % (result[0], result[1]))


def writePass(path="output.txt"):
    """Write a pass."""
    writeOutput("PASS", path)


def writeNextInput(piece_type, previous_board, board, path="input.txt"):
    """Write the piece type to play, the board before the opponent's move, and the board now."""
    rows = ["".join(str(point) for point in row) for row in list(previous_board) + list(board)]
    with open(path, "w") as opened:
        opened.write("\n".join([str(piece_type)] + rows))
