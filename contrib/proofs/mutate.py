"""Changes certificates at random, and counts the changes that checkers refuse.

    python3 mutate.py FILE CHECKER [COUNT [SEED]]

CHECKER is a command that checks a file, such as ./check. The checksum of each change is right, so that only the proof
itself can be wrong. A change may leave a proof a proof, as another winning move does that leads to the same positions;
what CHECKER accepts is checked again by check.py, with other rules. Exit code 1 if the two do not agree.
"""

import collections
import contextlib
import pathlib
import random
import subprocess
import sys
import tempfile
import zlib

import check


def certificates(data):
    """Returns the certificates of a file, each as the lines of its header that can be changed, and its moves."""
    start = 0
    while start < len(data):
        header = check.HEADER.match(data, start)
        start = header.end() + int(header[7])
        yield header[0].split(b"\n")[:4], data[header.end() : start]


def joined(lines, moves):
    return b"\n".join([*lines, b"moves %d" % len(moves), b"crc32 %08x\n\n" % zlib.crc32(moves)]) + moves


def mutated(lines, moves, chance):
    """Returns the name of a change, and the certificate with it."""
    lines, moves = list(lines), bytearray(moves)
    kind = chance.choice(("move",) * 5 + ("bit", "drop", "add", "swap", "cut", "claim"))
    place = chance.randrange(len(moves))
    if kind == "move":
        moves[place] = chance.choice([number for number in range(12) if number != moves[place]])
    elif kind == "bit":
        moves[place] ^= 1 << chance.randrange(8)
    elif kind == "drop":
        del moves[place]
    elif kind == "add":
        moves.insert(place, chance.randrange(12))
    elif kind == "swap":
        other = chance.choice([index for index, number in enumerate(moves) if number != moves[place]])
        moves[place], moves[other] = moves[other], moves[place]
    elif kind == "cut":
        del moves[place:]
    else:
        words = lines[2].split(b" ")
        lines[2] = b"claim %s %d" % (words[1], int(words[2]) + chance.randint(1, 4))
    return kind, joined(lines, bytes(moves))


def main(name, checker, count=10_000, seed=1):
    originals, chance = list(certificates(pathlib.Path(name).read_bytes())), random.Random(int(seed))
    refused, accepted, is_consistent = collections.Counter(), collections.Counter(), True
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "mutated.proof")
        for _ in range(int(count)):
            kind, data = mutated(*chance.choice(originals), chance)
            path.write_bytes(data)
            if subprocess.run([checker, path], stdout=subprocess.DEVNULL).returncode:
                refused[kind] += 1
            else:
                accepted[kind] += 1
                with contextlib.redirect_stdout(None):
                    is_consistent &= check.main(path)[0] == 0
    print(f"refused: {refused.total()}, {dict(refused)}")
    print(f"accepted: {accepted.total()}, {dict(accepted)}")
    print(f"proofs by check.py: {'all' if is_consistent else 'not all'} of these")
    return 0 if is_consistent else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
