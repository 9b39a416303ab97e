"""Measures how good the names of mistakes are, by grading programs of which it is known what is wrong with them.

    python3 benches/names/measure.py SUITE [PAIRS]
    python3 benches/names/measure.py SUITE --precision GRADINGS [FIRST] [--game othello]

The first plants known mistakes in a program of the squirrel war that is written in another style than the plain
program of the project, and prints a line for each that did not get its own name alone, and the counts: of single
mistakes, of PAIRS random pairs (40) and as many triples and quadruples, of mistakes that have no name, and of the right
program. The second grades mutants, from number FIRST (0) on, and the programs with a mistake that has no name, until
that many gradings had wrong answers; each with SEEDS seeds. The cases of the squirrel war are chosen once, which takes
longer than to run a program on them, and then read from folders.

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

OTHELLO_BOARD = [[int(square) for square in row] for row in
                 '20101111 12222211 01112221 00121211 10112221 22122222 01112222 11101222'.split()]


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
        self.source = (Path(__file__).parent / f'{self.GAME}.cpp').read_text()
        self.mutable = self.source.index('// Mutations begin here.')

    def compile(self, source):
        """Returns whether a program compiles."""
        (self.folder / 'program.cpp').write_text(source)
        command = ['g++', '-w', '-O1', '-static', '-o', self.program, self.folder / 'program.cpp']
        return not subprocess.run(command, stderr=subprocess.DEVNULL).returncode

    def answers(self):
        """Returns whether the program answers at all. One that hangs or crashes gets no name, but takes long."""
        (self.folder / 'probe').mkdir(exist_ok=True)
        for probe in self.PROBES:
            (self.folder / 'probe/input.txt').write_text(probe)
            try:
                subprocess.run([self.program, '-i', 'input.txt'], cwd=self.folder / 'probe', input=probe, text=True,
                               timeout=0.5, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            except (subprocess.SubprocessError, BrokenPipeError):
                return False
        return True

    def suite_grade(self, program, options, records):
        """Grades a program and returns the report."""
        command = [self.suite, self.GAME, 'grade', program, *options, '--json', '--quiet', '--confine', 'off',
                   '--jobs', '1', '--out', records]
        return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)

    def grade(self, seed, count=None):
        """Grades the compiled program, and returns the ids and the descriptions of wrong answers by parts."""
        records = self.folder / 'records'
        report = self.suite_grade(self.program, self.options(seed, count or self.CASES), records)
        shutil.rmtree(records)
        return {part['name']: {mistake['id']: mistake['mistake'] for mistake in part['mistakes']}
                for part in report['parts'] if 'cases' in part and part['right'] < part['cases']}


class SquirrelGrader(Grader):
    """Grades programs of the squirrel war."""

    GAME = 'squirrel'
    UNKNOWN = UNKNOWN
    SEEDS, CASES, JUDGING = 5, 20, 200
    PROBES = [f'{head} {"1 2 3 4 5 " * 5} XOXOX O*O*O XO*OX OX*XO X**OX'
              for head in ('1 X 2', '2 X 2', '3 X 2', '4 X 1 2 O 3 2')]

    def options(self, seed, count):
        """Returns the options of a grading: the folder of the cases of a seed."""
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
        return ['--cases', cases, '--case-limit', '1']


class OthelloGrader(Grader):
    """Grades programs for Othello."""

    GAME = 'othello'
    UNKNOWN = {}
    # What no mistake explains takes long. With 8 cases, larger trees are asked for, too, and tell nothing of mistakes.
    SEEDS, CASES, JUDGING = 2, 6, 100
    # Ten questions, so that a program that is much slower than the right one does not answer in time.
    PROBES = [f'{color},{limit},{search}\n' + 10 * f'SCORE 28 28\n{OTHELLO_BOARD}\n'
              for color in (1, 2) for limit in (-1, 3) for search in ('1,0,0', '0,0,0', '1,1,0', '0,0,1')]

    def options(self, seed, count):
        """Returns the options of a grading, which has next to no games: they tell nothing of mistakes."""
        return ['--seed', str(seed), '--cases-per-task', str(count), '--games', '1', '--time-limit', '1']


GRADERS = {grader.GAME: grader for grader in (SquirrelGrader, OthelloGrader)}


def names(mistakes):
    """Returns the explanations that are told of a part. Where a name holds is told apart: it is judged by the part."""
    told = [re.sub('^in [a-z -]+: | \\(in [a-z-]+ only\\)$', '', mistake) for mistake in mistakes.values() if mistake]
    return {name for mistake in told for name in mistake.split('; or ')}


def precision(grader, gradings, first):
    """Grades programs that should get no name but that of what they do, and prints which get a false one."""
    counts = dict.fromkeys(['programs', 'gradings', 'wrong', 'named', 'false'], 0)
    unknown = [(name, planted(grader.source, changes)) for name, changes in grader.UNKNOWN.items()]
    number = first - (len(unknown) if first == 0 else 0)
    while counts['wrong'] < gradings:
        name, source = unknown[number] if number < 0 else (
            f'mutant {number}', mutant(grader.source, grader.mutable, number))
        number += 1
        if not grader.compile(source) or not grader.answers():
            continue
        graded = {}
        for seed in range(grader.SEEDS * (number % 5), grader.SEEDS * (number % 5 + 1)):
            graded[seed] = grader.grade(seed)
            # What two gradings do not show is hardly ever shown.
            if len(graded) == 2 and not any(graded.values()):
                break
        counts['programs'] += any(graded.values())
        counts['gradings'] += len(graded)
        counts['wrong'] += sum(map(bool, graded.values()))
        counts['named'] += sum(any(map(names, grading.values())) for grading in graded.values())
        if any(names(part) for grading in graded.values() for part in grading.values()):
            judgement = grader.grade(1000, grader.JUDGING)
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

    count('right', [], grader.source)
    for mistake, changes in MISTAKES.items():
        count('single', [mistake], planted(grader.source, changes))
    for mistake, changes in UNKNOWN.items():
        count('unknown', [mistake], planted(grader.source, changes))
    for kind, size in ('pair', 2), ('triple', 3), ('quadruple', 4):
        rng, left = random.Random(1), pairs
        while left:
            chosen = rng.sample(sorted(MISTAKES), size)
            try:
                changed = planted(grader.source, [change for mistake in chosen for change in MISTAKES[mistake]])
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
    parser.add_argument('--game', choices=GRADERS, default='squirrel')
    args = parser.parse_args()
    if args.game != 'squirrel' and not args.precision:
        parser.error('mistakes are planted in programs of the squirrel war only')
    with tempfile.TemporaryDirectory() as folder:
        grader = GRADERS[args.game](args.suite, folder)
        if args.precision:
            precision(grader, *(args.precision + [0])[:2])
        else:
            recall(grader, args.pairs)


if __name__ == '__main__':
    main()
