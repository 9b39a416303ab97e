"""Unknown mistakes, made by chance: each number stands for one or two small changes of a program, always the same."""

import random
import re

TOKENS = re.compile(r'''"[^"]*"|'.'|\w+|[<>=!+-]=|&&|\|\||\+\+|[<>+!-]''')
OPERATORS = {'<': '<= > ==', '<=': '< >=', '>': '>= < ==', '>=': '> <=', '==': '!= <=', '!=': '==', '+': '-', '-': '+',
             '+=': '-= =', '-=': '+= =', '++': '--', '&&': '||', '||': '&&',
             "'X'": "'O'", "'O'": "'X'", "'*'": "'X' 'O'"}
# Names that somebody in a hurry could take for each other.
NAMES = ['r c', 'rr cc', 'a b best v', 'me p turn', 'board next after choice', 'cell child n', 'min max', 'depth limit',
         'INF 100 0', 'true false', 'greedy search', 'turn i task', 'foe char', 'minimaxes caching ordering side']
for names in NAMES:
    for name in names.split():
        others = ' '.join(other for other in names.split() if other != name)
        OPERATORS[name] = f'{OPERATORS.get(name, "")} {others}'


def changes(source, start):
    """Returns the small changes that are possible from a place on: where they begin and end, and the new text."""
    possible = []
    for token in TOKENS.finditer(source, start):
        text = token[0]
        others = OPERATORS.get(text, '').split()
        if text.isdigit():
            others = {str(max(0, int(text) + change)) for change in (-1, 1, 2)} | {'0', text + '0'}
        possible += [(*token.span(), other) for other in sorted(others) if other != text]
    for line in re.finditer(r'(?m)^ *(\S.*;)\n', source[start:]):
        begin, end = line.start() + start, line.end() + start
        following = source[end:source.index('\n', end) + 1]
        # It is left out, or comes twice, or after the next one.
        possible += [(begin, end, ''), (begin, end, 2 * line[0]), (begin, end + len(following), following + line[0])]
    for condition in re.finditer(r'(?m)^ *if \((.*)\)(?: \{)?$', source[start:]):
        begin, end = (place + start for place in condition.span(1))
        possible += [(begin, end, other) for other in ('true', 'false', f'!({condition[1]})')]
    return possible


def mutant(source, start, number):
    """Returns the program with a number: one change from a place on in two of three, otherwise two."""
    rng = random.Random(number)
    for _ in range(2 if number % 3 == 0 else 1):
        begin, end, text = rng.choice(changes(source, start))
        source = source[:begin] + text + source[end:]
    return source
