#!/usr/bin/env python3
'''Measures what confinement costs at each level: a start of a program, and a whole match.

usage: benches/confinement.py [SUITE] [RUNS]

SUITE is target/release/suite, and there are 7 runs of each, in turns, unless they are given. Starts are those of
games of Little-Go, in which a shell is started for each move and passes; a match is one of Othello, which starts an
interpreter of Python for each game. Prints medians of the wall-clock time, and of the CPU time of the host and of all
that it has started. Without namespaces, they are denied by a filter, as in the tests.
'''

import json
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SURROUND = ROOT / 'tests/suite/hostile/surround.py'
# The number of `unshare` on x86-64.
UNSHARE = '272'
OTHELLO = ROOT / 'testdata/othello/first_move.py'
GAMES = {
    'start': (20, ['go', 'host', '--size', '3', '--white', 'random', '--black', 'sh -c "echo PASS >output.txt"']),
    'match': (10, ['othello', 'host', '-d', '4', '-b', 'randy', '-a', f'python3 {OTHELLO}']),
}
# What stands before the command, after it, and in the records.
LEVELS = {
    'rooms': ([], [], lambda how: 'namespaces' in how and 'landlock' in how),
    'Landlock only': (
        ['python3', str(SURROUND), UNSHARE], [], lambda how: 'namespaces' not in how and 'landlock' in how,
    ),
    'neither': ([], ['--confine', 'off'], lambda how: 'landlock' not in how),
}


def measure(suite, level, name):
    '''Returns the seconds for a start or a match: by the clock on the wall, and of CPU time.'''
    before, after, is_of_level = LEVELS[level]
    games, words = GAMES[name]
    command = [*before, suite, *words, '--games', str(games), '--seed', '1', '--json', *after]
    usage, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    wall, used = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(records) == games and not any(record.get('fault') for record in records), records
    assert all(is_of_level(record['confinement']) for record in records), (level, records[0]['confinement'])
    # In Little-Go, only one of the players is started, for each of its moves.
    units = games if name == 'match' else sum(len(record['moves'][swapped(record)::2]) for record in records)
    cpu = used.ru_utime + used.ru_stime - usage.ru_utime - usage.ru_stime
    return wall / units, cpu / units


def swapped(record):
    '''Returns the number of the first move of the program.'''
    return 1 if record['swapped'] else 0


def main(suite, runs):
    found = {}
    for _ in range(runs):
        for name in GAMES:
            for level in LEVELS:
                found.setdefault((name, level), []).append(measure(suite, level, name))
    print('| | level | wall-clock time | CPU time |\n|---|---|---|---|')
    for (name, level), times in found.items():
        wall, cpu = (1000 * statistics.median(column) for column in zip(*times))
        print(f'| {name} | {level} | {wall:.1f} ms | {cpu:.1f} ms |')


if __name__ == '__main__':
    arguments = sys.argv[1:] + [str(ROOT / 'target/release/suite'), '7'][len(sys.argv) - 1:]
    main(str(pathlib.Path(arguments[0]).resolve()), int(arguments[1]))
