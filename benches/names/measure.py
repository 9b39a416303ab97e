"""Measures how good the names of mistakes are: plants mistakes in programs that are written in another style than the
plain programs of the project, grades them, and counts.

    python3 benches/names/measure.py SUITE [PAIRS]
    python3 benches/names/measure.py SUITE --precision MINUTES

Prints a line for each planted mistake that did not get its own name, and the counts: of single mistakes, of PAIRS random
pairs (40), of mistakes that have no name, and of right programs. A name is false if it is neither that of the planted
mistake nor the mistake's only one that the answers fit; what has another name gives the same answers, and is listed.
"""

import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from squirrel_mistakes import MISTAKES, UNKNOWN

HERE = Path(__file__).parent


def planted(source, changes):
    """Returns a program with these changes, each of which has to be possible."""
    for old, new in changes:
        if old not in source:
            raise ValueError(f'not in the program: {old!r}')
        source = source.replace(old, new)
    return source


def names(suite, source, seed):
    """Grades a program, and returns the names of what is wrong by parts."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / 'hw1cs561s16.py'
        program.write_text(source)
        command = [suite, 'squirrel', 'grade', str(program), '--seed', str(seed), '--json', '--quiet', '--python', 'python3',
                   '--out', f'{folder}/records']
        report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return {part['name']: [mistake['id'] for mistake in part['mistakes']] for part in report['parts']}


def precision(suite, minutes):
    """Grades programs that should get no name, and prints which of them get one."""
    source = (HERE / 'squirrel.py').read_text()
    programs = {'right': source} | {mistake: planted(source, changes) for mistake, changes in UNKNOWN.items()}
    until = time.monotonic() + 60 * minutes
    graded, wrong, named, seed = 0, 0, {}, 1
    while time.monotonic() < until:
        for program, changed in programs.items():
            given = {name for part in names(suite, changed, seed).values() for name in part}
            graded += 1
            wrong += bool(given)
            given -= {'different', 'timeout', 'crash'}
            if given:
                named.setdefault((program, ' and '.join(sorted(given))), []).append(seed)
        seed += 1
    print(f'{graded} gradings with {seed - 1} seeds, {wrong} of them with wrong answers')
    for (program, given), seeds in named.items():
        print(f'{program}: {given}: {len(seeds)}, first with seed {seeds[0]}')


def main():
    if '--precision' in sys.argv:
        return precision(sys.argv[1], float(sys.argv[3]))
    suite, pairs = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    source = (HERE / 'squirrel.py').read_text()
    counts = {}

    def count(kind, ids, named):
        wrong = {part: found for part, found in named.items() if found}
        whole = set().union(*(found for found in wrong.values()))
        given = {name for found in whole for name in found.split('+')} - {'different', 'timeout', 'crash'}
        if not wrong:
            outcome = 'not shown'
        elif given & set(ids):
            outcome = 'named' if given <= set(ids) else 'named with others'
        elif given:
            outcome = 'other name'
        else:
            outcome = 'no name'
        counts.setdefault(kind, {}).setdefault(outcome, 0)
        counts[kind][outcome] += 1
        if outcome != 'named' or '-v' in sys.argv:
            print(f'{kind}: {" + ".join(ids)}: {outcome}: {wrong}', flush=True)

    count('right', [], names(suite, source, 1))
    for mistake, changes in MISTAKES.items():
        count('single', [mistake], names(suite, planted(source, changes), 1))
    for mistake, changes in UNKNOWN.items():
        count('unknown', [mistake], names(suite, planted(source, changes), 1))
    rng = random.Random(1)
    while pairs:
        pair = rng.sample(sorted(MISTAKES), 2)
        try:
            changed = planted(planted(source, MISTAKES[pair[0]]), MISTAKES[pair[1]])
        except ValueError:
            continue
        pairs -= 1
        count('pair', pair, names(suite, changed, 1))
    for kind, outcomes in counts.items():
        print(kind, ', '.join(f'{outcome}: {number}' for outcome, number in sorted(outcomes.items())))


if __name__ == '__main__':
    main()
