#!/usr/bin/env python3
'''Grades a class of one honest program and of hostile programs twice, and prints how long that took.

usage: benches/hostile_class.py [SUITE] [COPIES]

SUITE is target/release/suite, and there are 10 copies of each of the 20 programs, unless they are given. Fails if one
of them gains points, or the honest one loses some, in either grading.
'''

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
HONEST = ROOT / 'testdata/squirrel/students/strict_cut/hw1cs561s16.py'
CASE = ROOT / 'testdata/squirrel/figure5-greedy.txt'
PROGRAM = 'hw1cs561s16.py'
OPTIONS = '--case-limit 2 --wall-limit 30 --memory-limit 200M --jobs 4 --quiet --yes --python python3'

# Functions of the hostile programs that the tests use.
KINDS = [
    'adds_to_the_records', 'answers_without_end', 'changes_a_neighbor', 'changes_times', 'ends_without_an_answer',
    'fails', 'fills_a_closed_folder', 'fills_the_disk', 'fills_the_disk_with_files_without_names', 'forks',
    'has_many_children', 'hides_time_in_children_without_end', 'holds_memory', 'holds_shared_memory',
    'kills_the_grader', 'leaves_a_fifo', 'leaves_a_folder', 'loops', 'prints_without_end', 'reads_a_neighbor',
]


def main(suite, copies):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        answer = right_answer(suite, folder)
        (folder / 'cases/1').mkdir(parents=True)
        (folder / 'cases/1/input.txt').write_bytes(CASE.read_bytes())
        submit(folder, 'honest', HONEST.read_text())
        for kind in KINDS:
            for copy in range(1, copies + 1):
                submit(folder, f'{kind}-{copy}', hostile(folder / 'first', kind, answer))
        first, second = grade(suite, folder, 'first'), grade(suite, folder, 'second')
    expected = {name: 30.0 if name == 'honest' else 0.0 for name in first}
    wrong = {name: (points, second.get(name)) for name, points in first.items() if points != expected[name]}
    if wrong or first != second or len(first) != 1 + copies * len(KINDS):
        sys.exit(f'wrong points: {wrong}, {first}, {second}')


def right_answer(suite, folder):
    subprocess.run([suite, 'squirrel', '-i', CASE, '-o', folder], check=True)
    return (folder / 'next_state.txt').read_text()


def submit(folder, name, program):
    place = folder / 'submissions' / name
    place.mkdir(parents=True)
    (place / PROGRAM).write_text(program)


def hostile(results, kind, answer):
    '''Returns a program that answers rightly if its attack succeeds.'''
    # Those of the first grading are there in the second, too.
    neighbor, records = results / 'submissions/honest' / PROGRAM, results / 'records/honest'
    constants = f"OUTPUT, MARK = 'next_state.txt', ''\nNEIGHBOR, RECORDS = {str(neighbor)!r}, {str(records)!r}\n"
    programs = (ROOT / 'tests/suite/hostile/programs.py').read_text()
    return f"{constants}{programs}\n\ndef answer():\n    open(OUTPUT, 'w').write({answer!r})\n\n\n{kind}()\n"


def grade(suite, folder, out):
    '''Returns the points of each student.'''
    start = time.monotonic()
    command = [suite, 'class', 'grade', 'squirrel', 'submissions', '--out', out, '--cases', 'cases', *OPTIONS.split()]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, env=os.environ)
    students = json.loads((folder / out / 'results.json').read_text())['students']
    print(f'{out} grading: {len(students)} students in {time.monotonic() - start:.1f} s', flush=True)
    return {student['name']: student['points'] for student in students}


if __name__ == '__main__':
    arguments = sys.argv[1:] + [str(ROOT / 'target/release/suite'), '10'][len(sys.argv) - 1:]
    main(os.path.abspath(arguments[0]), int(arguments[1]))
