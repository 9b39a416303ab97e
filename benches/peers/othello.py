"""Measures Othello against other programs that play it: Zebra, Edax, and Egaroucid for Web.

Usage: othello.py match PEER [--rules RULES] [--games N] [--seed N] [--time SECONDS] [OPTION...]
       othello.py perft [--depth N] [--runs N]
       othello.py solve [--first N] [--last N]

`match` plays the champion against PEER by `suite othello host`, which is the referee and takes more options: 8 random plies
first, both colors of each opening. No peer knows the assignment's rule (`--rules ends`). `perft` counts positions in turns
with Edax. `solve` solves the FFO positions 40 to 45 in turns with Edax, with one thread and half a gigabyte. Wrong answers
fail. Times are CPU times; those of `perft` and `solve` are of whole processes.

PEER is zebra:PLIES, which solves when 6 plies more are left, and finds the winner when 8 more are; edax:LEVEL; or
egaroucid:LEVEL. None plays by its book.

The peers lie in a folder (--peers, or $PEERS), each in one of its own, as checked out from GitHub and built there:

  zebra      lk16/zebra: make zebra OPTS='-O3 -fcommon -fno-strict-aliasing -fwrapv'
  edax       abulmo/edax-reversi: mkdir bin && make -C src build CC=gcc ARCH=native
             Its weights belong in data/eval.dat; without them they are all zero.
  egaroucid  Nyanyan/Egaroucid: g++ -std=c++17 -O3 -march=native -I src egaroucid.cpp -o egaroucid
             with the egaroucid.cpp that lies beside this file.
"""

import argparse
import ast
import json
import os
import re
import resource
import statistics
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

SUITE = Path(__file__).parents[2] / "target" / "dist" / "suite"
FFO = ["1-19", "20-39", "40-59", "60-79"]
START = "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27


# The peers. Cells are row by row, those of the player to move are `X`, the opponent's `O`.


class Process:
    """A peer that runs for the whole game."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def ask(self, question, answer):
        """Returns the square in the first line that matches."""
        print(question, file=self.process.stdin, flush=True)
        return next(found[1] for found in map(re.compile(answer).match, self.process.stdout) if found)


class Zebra:
    """Zebra, which is started for each move: it reads a position only then."""

    def __init__(self, peers, plies, folder):
        self.folder = folder
        # It looks for them where it runs, and writes its log there.
        (folder / "coeffs2.bin").symlink_to(peers / "zebra" / "coeffs2.bin")
        levels = [str(plies), str(plies + 6), str(plies + 8)]
        self.command = [peers / "zebra" / "zebra", "-quiet", "-b", "0", "-r", "0", "-slack", "0", "-evalone"]
        self.command += ["-l", *levels, *levels, "-g", "position"]

    def move(self, cells):
        (self.folder / "position").write_text(f"{cells}\nBlack to move\n")
        said = subprocess.run(self.command, cwd=self.folder, capture_output=True, text=True, check=True).stdout
        # It reports each search, and then the line of the last, unless there is only one move.
        return re.findall(r"^(?:-->|PV:).*?\b([a-h][1-8])\b", said, re.MULTILINE)[-1]


class Edax:
    def __init__(self, peers, level, folder):
        self.process = Process([*edax(peers, folder), "-verbose", "0", "-level", str(level), "-h", "20"], folder)

    def move(self, cells):
        return self.process.ask(f"setboard {cells} X\ngo", r"Edax plays ([A-H][1-8])").lower()


class Egaroucid:
    def __init__(self, peers, level, folder):
        self.process = Process([peers / "egaroucid" / "egaroucid", str(level)], folder)

    def move(self, cells):
        return self.process.ask(cells, r"([a-h][1-8])$")


def edax(peers, folder):
    """Returns the command of Edax, with one thread and no book."""
    weights = peers / "edax" / "data" / "eval.dat"
    if not weights.exists():
        weights = folder / "eval.dat"
        weights.write_bytes(struct.pack("=5Id", 0x45444158, 0x4556414C, 0, 0, 0, 0) + bytes(2 * 114364 * 61))
    # For the book that it makes.
    (folder / "data").mkdir()
    program = peers / "edax" / "bin" / "lEdax-native"
    return [program, "-eval-file", weights, "-book-usage", "off", "-n", "1"]


def agent(arguments):
    """Plays a game as an agent of the assignment's manager."""
    name, level = arguments.peer.split(":")
    with tempfile.TemporaryDirectory() as folder:
        peer = {"zebra": Zebra, "edax": Edax, "egaroucid": Egaroucid}[name](arguments.peers, int(level), Path(folder))
        # What it does first only is done before the game.
        peer.move(START)
        print(arguments.peer, flush=True)
        color = int(sys.stdin.readline().split(",")[0])
        while sys.stdin.readline().startswith("SCORE"):
            board = ast.literal_eval(sys.stdin.readline())
            square = peer.move("".join("-XO"[disk and 1 + (disk != color)] for row in board for disk in row))
            print("abcdefgh".index(square[0]), int(square[1]) - 1, flush=True)


def match(arguments, options):
    players = ["--dark", f"champion:time={arguments.time}", "--light", f"python3 {__file__} agent {arguments.peer}"]
    games = ["--games", str(arguments.games), "--random-plies", "8", "--seed", str(arguments.seed), "--jobs", "1"]
    # The peers are read where they lie. Their levels, not their times, are what they are limited by.
    limits = ["--confine", "off", "--time-limit", "600", "--start-limit", "600", "--rules", arguments.rules]
    command = ["suite", "othello", "host", *players, *games, *limits, *options]
    os.execve(arguments.suite, command, {**os.environ, "PEERS": str(arguments.peers)})


def cpu_time(command, said="", folder=None):
    """Runs a program; returns the seconds that it took, and what it printed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = subprocess.run(command, input=said, cwd=folder, capture_output=True, text=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, printed


def compare(heading, pairs):
    """Prints the times of pairs of runs as they come; returns all of them."""
    print(f"{heading:10}{'suite':>10}{'edax':>10}{'ratio':>10}")
    times = []
    for name, ours, theirs in pairs:
        print(f"{name:10}{ours:8.2f} s{theirs:8.2f} s{ours / theirs:10.2f}", flush=True)
        times.append((ours, theirs))
    return times


def perft(arguments):
    with tempfile.TemporaryDirectory() as folder:
        command = [*edax(arguments.peers, Path(folder)), "-level", "1", "-h", "20"]

        def edax_to(depth):
            time, printed = cpu_time(command, f"perft {depth}\n", folder)
            return time, int(re.search(rf"^ +{depth}, +(\d+)", printed, re.MULTILINE)[1])

        def runs():
            suite = [arguments.suite, "othello", "perft", "--rules", "standard", str(arguments.depth)]
            for run in range(1, arguments.runs + 1):
                ours, printed = cpu_time(suite)
                # It counts to each depth up to the one asked for.
                theirs, count = edax_to(arguments.depth)
                theirs -= edax_to(arguments.depth - 1)[0]
                assert str(count) in re.findall(r"\d+", printed.replace(",", "")), (count, printed)
                yield f"run {run}", ours, theirs

        times = compare(f"perft {arguments.depth}", runs())
    ratio = statistics.median(ours / theirs for ours, theirs in times)
    print(f"median ratio {ratio:.2f}")


def solve(arguments):
    with tempfile.TemporaryDirectory() as folder:
        suite = [arguments.suite, "othello", "solve", "--rules", "standard", "--board", "position.txt", "--json"]
        suite += ["--threads", "1", "--memory", "512M"]
        command = [*edax(arguments.peers, Path(folder)), "-h", "24", "-solve", "position.obf"]

        def positions():
            texts = [(arguments.peers / "edax" / "problem" / f"fforum-{range}.obf").read_text() for range in FFO]
            lines = "".join(texts).split("\n")
            for number in range(arguments.first, arguments.last + 1):
                line = lines[number - 1]
                value = max(int(value) for value in re.findall(r"[A-H][1-8]:([+-]\d+)", line))
                (Path(folder) / "position.txt").write_text(line.split(";")[0])
                (Path(folder) / "position.obf").write_text(line + "\n")
                ours, printed = cpu_time(suite, folder=folder)
                assert json.loads(printed)["value"] == value, (line, printed)
                theirs, printed = cpu_time(command, folder=folder)
                assert re.search(rf"^ +1\| +\d+ +\{value:+03} ", printed, re.MULTILINE), (line, printed)
                yield f"FFO {number}", ours, theirs

        times = compare("", positions())
    ours, theirs = map(sum, zip(*times))
    print(f"{'all':10}{ours:8.2f} s{theirs:8.2f} s{ours / theirs:10.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    path = lambda text: Path(text).absolute()
    parser.add_argument("--suite", type=path, default=SUITE, help="default: target/dist/suite")
    parser.add_argument("--peers", type=path, default=os.environ.get("PEERS", "peers"), help="default: $PEERS, or peers")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("match")
    command.add_argument("peer")
    command.add_argument("--rules", default="standard", choices=["standard", "ends"])
    command.add_argument("--games", type=int, default=20)
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--time", type=float, default=0.3)
    command = commands.add_parser("agent")
    command.add_argument("peer")
    command = commands.add_parser("perft")
    command.add_argument("--depth", type=int, default=12)
    command.add_argument("--runs", type=int, default=5)
    command = commands.add_parser("solve")
    command.add_argument("--first", type=int, default=40)
    command.add_argument("--last", type=int, default=45)
    arguments, options = parser.parse_known_args()
    if arguments.command == "match":
        match(arguments, options)
    elif options:
        parser.error(f"unknown options: {' '.join(options)}")
    else:
        {"agent": agent, "perft": perft, "solve": solve}[arguments.command](arguments)


main()
