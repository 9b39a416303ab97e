"""Measures how good the names of mistakes are, by grading programs of which it is known what is wrong with them.

    python3 benches/names/measure.py SUITE [PAIRS]
    python3 benches/names/measure.py SUITE --precision GRADINGS [FIRST]

The first plants known mistakes in a program that is written in another style than the plain programs of the project,
and prints a line for each that did not get its own name alone, and the counts: of single mistakes, of PAIRS random
pairs (40) and as many triples and quadruples, of mistakes that have no name, and of the right program. The second
grades mutants, from number FIRST (0) on, and the programs with a mistake that has no name, until that many gradings had
wrong answers; each with SEEDS seeds. Their cases are chosen once, which takes longer than to run a program on them, and
then read from folders.

A name may be right for a mutant: some changes are known mistakes. So its behavior decides. A name of a part is false if
the mutant answers any of JUDGING fresh cases of this part otherwise than the named plain program, logs included.
Another grading, of these cases, compares them, since it names what explains all of its answers.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from mutants import mutant
from squirrel_mistakes import MISTAKES, UNKNOWN

SOURCE = (Path(__file__).parent / 'squirrel.cpp').read_text()
MUTABLE = SOURCE.index('// Mutations begin here.')
SEEDS = 5
JUDGING = 200
# What a mutant has to answer in time before it is graded: one that hangs or crashes gets no name, but takes long.
PROBES = [f'{head} {"1 2 3 4 5 " * 5} XOXOX O*O*O XO*OX OX*XO X**OX'
          for head in ('1 X 2', '2 X 2', '3 X 2', '4 X 1 2 O 3 2')]


def planted(source, changes):
    """Returns a program with these changes, each of which has to be possible."""
    for old, new in changes:
        if old not in source:
            raise ValueError(f'not in the program: {old!r}')
        source = source.replace(old, new)
    return source


class Grader:
    """Compiles programs and grades them, in a folder. Nothing confines them, which halves the time."""

    def __init__(self, suite, folder):
        self.suite, self.folder = Path(suite).resolve(), Path(folder)
        self.program = self.folder / 'program'

    def compile(self, source):
        """Returns whether a program compiles."""
        (self.folder / 'program.cpp').write_text(source)
        command = ['g++', '-w', '-O1', '-static', '-o', self.program, self.folder / 'program.cpp']
        return not subprocess.run(command, stderr=subprocess.DEVNULL).returncode

    def answers(self):
        """Returns whether the program answers at all."""
        (self.folder / 'probe').mkdir(exist_ok=True)
        for probe in PROBES:
            (self.folder / 'probe/input.txt').write_text(probe)
            try:
                subprocess.run([self.program, '-i', 'input.txt'], cwd=self.folder / 'probe', timeout=0.5, check=True,
                               stderr=subprocess.DEVNULL)
            except subprocess.SubprocessError:
                return False
        return True

    def suite_grade(self, program, options, records):
        """Grades a program and returns the report."""
        command = [self.suite, 'squirrel', 'grade', program, *options, '--json', '--quiet', '--confine', 'off',
                   '--jobs', '1', '--case-limit', '1', '--out', records]
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)

    def cases(self, seed, count):
        """Returns the folder of the cases of a seed."""
        cases = self.folder / f'cases-{seed}-{count}'
        if not cases.exists():
            # A program that fails in all cases has all of them in its records.
            wrong, records = self.folder / 'wrong.sh', self.folder / 'all'
            wrong.write_text('#!/bin/sh\nexit 1\n')
            wrong.chmod(0o755)
            self.suite_grade(wrong, ['--seed', str(seed), '--cases-per-task', str(count)], records)
            for case in (records / 'wrong').iterdir():
                (cases / case.name).mkdir(parents=True)
                (case / 'input.txt').rename(cases / case.name / 'input.txt')
            shutil.rmtree(records)
        return cases

    def grade(self, seed, count=20):
        """Grades the compiled program, and returns the ids and the descriptions of what is wrong by parts."""
        records = self.folder / 'records'
        report = self.suite_grade(self.program, ['--cases', self.cases(seed, count)], records)
        shutil.rmtree(records)
        return {part['name']: {mistake['id']: mistake['mistake'] for mistake in part['mistakes']}
                for part in report['parts'] if part['mistakes']}


def names(mistakes):
    """Returns the explanations that are told of a part. Where a name holds is told apart: it is judged by the part."""
    told = [re.sub('^in [a-z -]+: ', '', mistake) for mistake in mistakes.values() if mistake]
    return {name for mistake in told for name in mistake.split('; or ')}


def precision(grader, gradings, first):
    """Grades programs that should get no name but that of what they do, and prints which get a false one."""
    counts = dict.fromkeys(['programs', 'gradings', 'wrong', 'named', 'false'], 0)
    unknown = [(name, planted(SOURCE, changes)) for name, changes in UNKNOWN.items()]
    number = first - (len(unknown) if first == 0 else 0)
    while counts['wrong'] < gradings:
        name, source = unknown[number] if number < 0 else (f'mutant {number}', mutant(SOURCE, MUTABLE, number))
        number += 1
        if not grader.compile(source) or not grader.answers():
            continue
        graded = {}
        for seed in range(SEEDS * (number % 5), SEEDS * (number % 5 + 1)):
            graded[seed] = grader.grade(seed)
            # What two gradings do not show is hardly ever shown.
            if len(graded) == 2 and not any(graded.values()):
                break
        counts['programs'] += any(graded.values())
        counts['gradings'] += len(graded)
        counts['wrong'] += sum(map(bool, graded.values()))
        counts['named'] += sum(any(map(names, grading.values())) for grading in graded.values())
        if any(names(part) for grading in graded.values() for part in grading.values()):
            judgement = grader.grade(1000, JUDGING)
            for seed, grading in graded.items():
                right = {part: names(judgement.get(part, {})) for part in grading}
                false = [part for part in grading if names(grading[part]) and not names(grading[part]) & right[part]]
                counts['false'] += bool(false)
                for part in false:
                    print(f'{name}: seed {seed}: {part}: {" / ".join(sorted(names(grading[part])))}; '
                          f'right: {" / ".join(sorted(right[part])) or "none"}', flush=True)
        print(f'up to {name}: {counts}', file=sys.stderr, flush=True)
    print(f'up to {name}: {counts}')


def recall(grader, pairs):
    """Plants mistakes, and prints which get their names."""
    counts = {}

    def count(kind, ids, source):
        if not grader.compile(source):
            raise ValueError(f'does not compile: {ids}')
        wrong = grader.grade(1)
        given = {name for part in wrong.values() for found in part for name in found.split('+')}
        given -= {'different', 'timeout', 'crash'}
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
        if outcome != 'named':
            parts = {part: list(found) for part, found in wrong.items()}
            print(f'{kind}: {" + ".join(ids)}: {outcome}: {parts}', flush=True)

    count('right', [], SOURCE)
    for mistake, changes in MISTAKES.items():
        count('single', [mistake], planted(SOURCE, changes))
    for mistake, changes in UNKNOWN.items():
        count('unknown', [mistake], planted(SOURCE, changes))
    for kind, size in ('pair', 2), ('triple', 3), ('quadruple', 4):
        rng, left = random.Random(1), pairs
        while left:
            chosen = rng.sample(sorted(MISTAKES), size)
            try:
                changed = planted(SOURCE, [change for mistake in chosen for change in MISTAKES[mistake]])
            except ValueError:
                continue
            left -= 1
            count(kind, chosen, changed)
    for kind, outcomes in counts.items():
        print(kind, ', '.join(f'{outcome}: {number}' for outcome, number in sorted(outcomes.items())))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('suite')
    parser.add_argument('pairs', type=int, nargs='?', default=40)
    parser.add_argument('--precision', type=int, nargs='+', metavar='GRADINGS')
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        grader = Grader(args.suite, folder)
        if args.precision:
            precision(grader, *(args.precision + [0])[:2])
        else:
            recall(grader, args.pairs)


if __name__ == '__main__':
    main()
