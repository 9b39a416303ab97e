"""Mistakes planted in squirrel.cpp, by the id that each should get: what is replaced, and by what."""

LOG_LEAF, LOG_LEAF_BOUNDS = '        log(cell, depth, v);\n', '        log(cell, depth, v, a, b);\n'
LOG_MAX_CUT = '''            if (best >= b) {
                log(cell, depth, best, a, b);
                return best;'''
LOG_MIN_CUT = LOG_MAX_CUT.replace('best >= b', 'best <= a')
START = 'int best = p == me ? -INF : INF;'
SQUARES = '''    for (int r = 0; r < 5; r++)
        for (int c = 0; c < 5; c++)
            if (board.at(r, c) == '*')
'''
MOVES = SQUARES + '                out.push_back({r, c});\n    return out;'
FOUR = 'Cell{-1, 0}, Cell{0, -1}, Cell{0, 1}, Cell{1, 0}'
ON_BOARD = 'if (0 <= rr && rr < 5 && 0 <= cc && cc < 5)'
CONVERSION = '''            if (board.at(n.r, n.c) == foe(p))
                after.at(n.r, n.c) = p;
'''
NEAR_CONVERSION = '        for (Cell n : near(cell.r, cell.c))\n' + CONVERSION
VALUE = 'value.at(r, c) = number();'
OWN = 'if (board.at(r, c) == me)'
LABEL = 'string(1, "ABCDE"[cell.c]) + to_string(cell.r + 1)'
LINE = 'label(cell) + "," + to_string(depth) + "," + text(v)'
SHOWN = '            out += board.at(r, c);\n'
TURN = 'search(kind[i], board, player[i], limit[i])'
LOG_BOUNDS = 'log(cell, depth, best, a, b)'
# What follows in each search after a child: the end of alpha-beta's loop, and of both.
AFTER_CHILD = f'''        }}
        {LOG_BOUNDS};
    }}
    return best;'''
AFTER_MINIMAX_CHILD = '''            best = min(best, v);
        log(cell, depth, best);
'''
AGAIN = 'lines.push_back(lines.back())'
ABOVE_LEAVES = 'depth + 1 == limit'
LATE = f'''        if (!({ABOVE_LEAVES}) && a >= b)
            return p == me ? max(best, v) : min(best, v);
'''
ALPHABETA_CHILD = 'int v = alphabeta(next, me, foe(p), child, depth + 1, limit, choice, a, b);\n'

SET_BY_ROOT = '                if (depth == 0)\n                    choice = next;\n'
SEARCHED = '    return choice;\n}\n\nstring show'
CONVERTED = '''    for (Cell cell : moves(board, me))
        if (choice.at(cell.r, cell.c) != '*')
            for (Cell n : near(cell.r, cell.c))
                if (choice.at(n.r, n.c) == foe(me))
                    choice.at(n.r, n.c) = me;
'''

MISTAKES = {
    'every-max-node-sets-board': [(SET_BY_ROOT, '                choice = next;\n')],
    'played-sneak-converts': [
        (SEARCHED, CONVERTED + SEARCHED),
        ('return greedy(board, me);\n    if', 'choice = greedy(board, me);\n    else if')],
    'full-board-only-entered': [
        (log, log.replace(' v', ' depth < limit ? (p == me ? -INF : INF) : v')) for log in (LOG_LEAF, LOG_LEAF_BOUNDS)],
    'full-board-not-logged': [
        (log, '        if (depth == limit)\n    ' + log) for log in (LOG_LEAF, LOG_LEAF_BOUNDS)],
    'full-board-is-no-end-and-first-move': [
        ('depth == limit || full(board)', 'depth == limit'),
        ('choice = board;\n    if', 'choice = result(board, me, moves(board, me)[0]);\n    if')],
    'alpha-before-cut': [(LOG_MAX_CUT, LOG_MAX_CUT.replace('best, a,', 'best, max(a, best),'))],
    'beta-before-cut': [(LOG_MIN_CUT, LOG_MIN_CUT.replace('a, b)', 'a, min(b, best))'))],
    'bounds-after-last-child-below-root': [
        (AFTER_CHILD, AFTER_CHILD.replace('a, b)', 'depth && last ? olda : a, depth && last ? oldb : b)')),
        (ALPHABETA_CHILD, ALPHABETA_CHILD + '        int olda = a, oldb = b;\n'
         '        bool last = child.r == moves(board, p).back().r && child.c == moves(board, p).back().c;\n')],
    'missing-deep-max-bound-columns': [(AFTER_CHILD, AFTER_CHILD.replace(
        f'{LOG_BOUNDS};', f'if (depth && p == me)\n            log(cell, depth, best);\n'
        f'        else\n            {LOG_BOUNDS};'))],
    'bounds-overwritten': [('a = max(a, best)', 'a = best'), ('b = min(b, best)', 'b = best')],
    'inner-bounds-overwritten': [('a = max(a, best)', f'a = {ABOVE_LEAVES} ? max(a, best) : best'),
                                 ('b = min(b, best)', f'b = {ABOVE_LEAVES} ? min(b, best) : best')],
    'late-cuts': [('if (best >= b)', 'if (false)'), ('if (best <= a)', 'if (false)'),
                  (ALPHABETA_CHILD, ALPHABETA_CHILD + LATE.replace(f'!({ABOVE_LEAVES}) && ', ''))],
    'late-inner-cuts': [('if (best >= b)', f'if ({ABOVE_LEAVES} && (best >= b || a >= b))'),
                        ('if (best <= a)', f'if ({ABOVE_LEAVES} && (best <= a || a >= b))'),
                        (ALPHABETA_CHILD, ALPHABETA_CHILD + LATE)],
    'min-returns-after-first-child': [
        (f'        {LOG_BOUNDS};\n    }}', f'        {LOG_BOUNDS};\n        if (p != me) break;\n    }}'),
        (AFTER_MINIMAX_CHILD, AFTER_MINIMAX_CHILD + '        if (p != me) break;\n')],
    'inner-min-returns-after-first-child': [
        (f'        {LOG_BOUNDS};\n    }}',
         f'        {LOG_BOUNDS};\n        if (p != me && !({ABOVE_LEAVES})) break;\n    }}'),
        (AFTER_MINIMAX_CHILD, AFTER_MINIMAX_CHILD + f'        if (p != me && !({ABOVE_LEAVES})) break;\n')],
    'max-logged-when-left': [
        (f'{START}\n    log(', f'{START}\n    if (!depth || p != me) log('),
        ('    }\n    return best;', f'    }}\n    if (depth && p == me) {AGAIN};\n    return best;'),
        (LOG_MAX_CUT, LOG_MAX_CUT.replace('return', f'if (depth) {AGAIN};\n                return'))],
    'parent-logged-for-deep-nodes': [
        (f'{START}\n    log(', f'{START}\n    if (depth < 2) log('),
        ('int v = minimax(', 'if (depth && p == me && !(depth + 1 == limit) && best != -INF) log(cell, depth, best);\n'
         '        int v = minimax('),
        ('int v = alphabeta(', 'if (depth && p == me && !(depth + 1 == limit) && best != -INF) '
         f'{LOG_BOUNDS};\n        int v = alphabeta(')],
    'no-comma-before-alpha': [('text(v) + "," + text(a)', 'text(v) + text(a)')],
    'converted-counted-per-own-piece': [('int v = score(next, me, foe(me));', '''\
int v = value.at(cell.r, cell.c), own = 0;
        for (Cell n : near(cell.r, cell.c))
            own += board.at(n.r, n.c) == me;
        for (Cell n : near(cell.r, cell.c))
            if (board.at(n.r, n.c) == foe(me))
                v += own * value.at(n.r, n.c);''')],
    'greedy-plays-first-square': [('int best = -INF;\n    Board choice = board;',
                                   'int best = 0;\n    Board choice = result(board, me, Cell{0, 0});')],
    'greedy-plays-or-sets-first-square': [(
        'int best = -INF;\n    Board choice = board;',
        '''int best = 0;
    Board choice = board.at(0, 0) == '*' ? result(board, me, Cell{0, 0}) : board;
    choice.at(0, 0) = me;''')],
    'min-calls-min': [('p == me ? -INF : INF', 'p == me && !depth ? -INF : INF'),
                      ('        if (p == me) {', '        if (p == me && !depth) {')],
    'corner-raid-slip': [(CONVERSION, CONVERSION.replace(
        'after.at(n.r, n.c)', '(cell.r + cell.c == 8 ? after.at(4, 3) : after.at(n.r, n.c))'))],
    'no-deep-entry-lines': [(f'{START}\n    log(', f'{START}\n    if (depth < 2) log(')],
    'missing-leaf-bound-columns': [(LOG_LEAF_BOUNDS, LOG_LEAF)],
    'exchanged-bound-columns': [('text(a) + "," + text(b)', 'text(b) + "," + text(a)')],
    'strict-cut': [('if (best >= b)', 'if (best > b)'), ('if (best <= a)', 'if (best < a)')],
    'fail-hard': [(LOG_MAX_CUT, LOG_MAX_CUT.replace('return best', 'return b')),
                  (LOG_MIN_CUT, LOG_MIN_CUT.replace('return best', 'return a'))],
    'never-cuts': [('if (best >= b)', 'if (false)'), ('if (best <= a)', 'if (false)')],
    'cuts-only-max': [('if (best <= a)', 'if (false)')],
    'cuts-only-min': [('if (best >= b)', 'if (false)')],
    'alpha-not-updated': [('            a = max(a, best);\n', '')],
    'beta-not-updated': [('            b = min(b, best);\n', '')],
    'full-window-passed-on': [('depth + 1, limit, choice, a, b)', 'depth + 1, limit, choice, -INF, INF)')],
    'leaves-logged-twice': [(LOG_LEAF, 2 * LOG_LEAF), (LOG_LEAF_BOUNDS, 2 * LOG_LEAF_BOUNDS)],
    'leaves-not-logged': [(LOG_LEAF, ''), (LOG_LEAF_BOUNDS, '')],
    'last-log-line-missing': [('log += line + "\\n";', 'log += &line == &lines.back() ? "" : line + "\\n";')],
    'no-root-lines': [('    lines.push_back(', '    if (cell.r >= 0) lines.push_back(')],
    'log-depth-from-one': [('to_string(depth)', 'to_string(depth + 1)')],
    'capital-root': [('"root"', '"Root"')],
    'row-before-column': [(LABEL, 'to_string(cell.r + 1) + string(1, "ABCDE"[cell.c])')],
    'small-letters': [('"ABCDE"', '"abcde"')],
    'letters-for-rows': [(LABEL, 'string(1, "ABCDE"[cell.r]) + to_string(cell.c + 1)')],
    'rows-from-zero': [('to_string(cell.r + 1)', 'to_string(cell.r)')],
    'written-inf': [('"Infinity"', '"inf"'), ('"-Infinity"', '"-inf"')],
    'written-small-infinity': [('"Infinity"', '"infinity"'), ('"-Infinity"', '"-infinity"')],
    'infinity-without-sign': [('"-Infinity"', '"Infinity"')],
    'written-decimals': [('return to_string(v);', 'return to_string(v) + ".0";')],
    'blanks-after-commas': [('","', '", "')],
    'no-header': [('string log = task == 3 ? "Node,Depth,Value,Alpha,Beta\\n" : "Node,Depth,Value\\n";',
                   'string log;')],
    'header-of-minimax': [('Value,Alpha,Beta\\n', 'Value\\n')],
    'sneak-converts': [('if (raid)', 'if (true)')],
    'never-converts': [('if (raid)', 'if (false)')],
    'chain-conversion': [(NEAR_CONVERSION, '''        for (vector<Cell> todo = {cell}; !todo.empty();) {
            Cell from = todo.back();
            todo.pop_back();
            for (Cell n : near(from.r, from.c))
                if (after.at(n.r, n.c) == foe(p)) {
                    after.at(n.r, n.c) = p;
                    todo.push_back(n);
                }
        }
''')],
    'raid-needs-two': [('            return true;\n    return false;', '            own++;\n    return own > 1;'),
                       ('bool touches(Board board, char p, Cell cell) {\n',
                        'bool touches(Board board, char p, Cell cell) {\n    int own = 0;\n')],
    'takes-empty-squares': [(CONVERSION, '            after.at(n.r, n.c) = p;\n')],
    'diagonal-adjacency': [(FOUR, FOUR + ', Cell{-1, -1}, Cell{-1, 1}, Cell{1, -1}, Cell{1, 1}')],
    'only-rows-adjacent': [(FOUR, 'Cell{0, -1}, Cell{0, 1}')],
    'wraps-around': [(ON_BOARD, 'rr = (rr + 5) % 5, cc = (cc + 5) % 5;')],
    'wraps-to-the-last': [(ON_BOARD, 'if (rr < 5 && cc < 5)')],
    'last-row-and-column-apart': [(ON_BOARD, ON_BOARD.replace('5', '4'))],
    'first-row-and-column-apart': [(ON_BOARD, ON_BOARD.replace('0 <=', '0 <'))],
    'column-order': [(MOVES, MOVES.replace('at(r, c)', 'at(c, r)').replace('{r, c}', '{c, r}'))],
    'reverse-order': [(MOVES, MOVES.replace('return out', 'reverse(out.begin(), out.end());\n    return out'))],
    'raids-first': [(MOVES, MOVES.replace('return out', '''stable_partition(out.begin(), out.end(),
        [&](Cell cell) { return touches(board, p, cell); });
    return out'''))],
    'raids-if-any': [(MOVES, MOVES.replace('return out', '''vector<Cell> raids;
    for (Cell cell : out)
        if (touches(board, p, cell))
            raids.push_back(cell);
    return raids.empty() ? out : raids'''))],
    'later-ties': [('if (v > best)', 'if (v >= best)')],
    'greedy-starts-at-zero': [('int best = -INF;', 'int best = 0;')],
    'greedy-starts-at-minus-hundred': [('int best = -INF;', 'int best = -100;')],
    'max-starts-at-zero': [(START, 'int best = p == me ? 0 : INF;')],
    'starts-at-999': [(START, 'int best = p == me ? -999 : 999;')],
    'one-ply-less': [('depth == limit ||', 'depth == limit - 1 ||')],
    'one-ply-more': [('depth == limit ||', 'depth == limit + 1 ||')],
    'same-player-moves': [('(next, me, foe(p), child', '(next, me, p, child')],
    'other-players-evaluation': [(OWN, 'if (board.at(r, c) == foe(me))')],
    'xs-evaluation': [(OWN, "if (board.at(r, c) == 'X')")],
    'own-score-only': [('                total -= value.at(r, c);', '                ;')],
    'scores-added': [('total -= value', 'total += value')],
    'absolute-score': [('return total;', 'return abs(total);')],
    'empty-squares-added': [(OWN, "if (board.at(r, c) == me || board.at(r, c) == '*')")],
    'empty-squares-subtracted': [("else if (board.at(r, c) != '*')", 'else')],
    'all-evaluated-alike': [('return total;', 'return 0;')],
    'pieces-counted': [(VALUE, 'number(), value.at(r, c) = 1;')],
    'values-transposed': [(VALUE, 'value.at(c, r) = number();')],
    'movers-evaluation': [(OWN, 'if (board.at(r, c) == turn)')],
    'blank-lines': [('states += show(board);', 'states += show(board) + "\\n";')],
    'begins-with-start': [('string states;', 'string states = show(board);')],
    'last-state-missing': [('states += show(board);', 'if (!full(board)) states += show(board);')],
    'first-players-search': [(TURN, 'search(kind[0], board, player[i], limit[0])')],
    'searches-exchanged': [(TURN, 'search(kind[1 - i], board, player[i], limit[1 - i])')],
    'letters-exchanged': [(SHOWN, "            out += board.at(r, c) == '*' ? '*' : foe(board.at(r, c));\n")],
    'blanks-between-squares': [(SHOWN, SHOWN.replace('board', "string(c ? 1 : 0, ' ') + board"))],
    'board-transposed': [(SHOWN, SHOWN.replace('(r, c)', '(c, r)'))],
    'strict-cut-of-max': [('if (best >= b)', 'if (best > b)')],
    'strict-cut-of-min': [('if (best <= a)', 'if (best < a)')],
    'fail-hard-max': [(LOG_MAX_CUT, LOG_MAX_CUT.replace('return best', 'return b'))],
    'fail-hard-min': [(LOG_MIN_CUT, LOG_MIN_CUT.replace('return best', 'return a'))],
    'alpha-overwritten': [('a = max(a, best)', 'a = best')],
    'beta-overwritten': [('b = min(b, best)', 'b = best')],
    'bounds-set-to-childs-value': [('a = max(a, best)', 'a = v'), ('b = min(b, best)', 'b = v')],
    'full-window-below-root': [('depth + 1, limit, choice, a, b)',
                                'depth + 1, limit, choice, depth ? a : -INF, depth ? b : INF)')],
    'nothing-above': [(FOUR, FOUR.replace('Cell{-1, 0}, ', ''))],
    'nothing-to-the-right': [(FOUR, FOUR.replace('Cell{0, 1}, ', ''))],
    'converts-only-os': [(CONVERSION, CONVERSION.replace('foe(p)', "'O'"))],
    'pieces-transposed': [('board.at(r, c) = row[c];', 'board.at(c, r) = row[c];')],
    'one-ply-less-but-one': [('depth == limit ||', 'depth == max(1, limit - 1) ||')],
    'at-least-two-plies': [('depth == limit ||', 'depth == max(2, limit) ||')],
    'first-players-depth': [(TURN, 'search(kind[i], board, player[i], limit[0])')],
    'first-players-algorithm': [(TURN, 'search(kind[0], board, player[i], limit[i])')],
}

# What no known mistake is: a program with one of these must not get a name.
UNKNOWN = {
    'values over 50 are cut off': [(VALUE, 'value.at(r, c) = min(50, number());')],
    'squares of the last row are worth double': [(VALUE, 'value.at(r, c) = (r == 4 ? 2 : 1) * number();')],
    'a corner is never played unless it has to be': [(MOVES, MOVES.replace('return out', '''\
if (out.size() > 1 && !out[0].r && !out[0].c)
        out.erase(out.begin());
    return out'''))],
    'greedy takes the most valuable square': [('score(next, me, foe(me))', 'value.at(cell.r, cell.c)')],
    'leaves of odd depth count less': [('return total;', 'return total - ((total % 3 + 3) % 3 == 1);')],
    'a Raid converts two pieces at most': [
        (CONVERSION, CONVERSION.replace('foe(p)', 'foe(p) && converted++ < 2')),
        ('    bool raid', '    int converted = 0;\n    bool raid')],
    'bounds are one too wide': [('a = max(a, best)', 'a = max(a, best - 1)')],
    'ties by the greater square value': [
        ('        if (v > best) {\n            best = v;\n            choice',
         '        if (v > best || (v == best && value.at(cell.r, cell.c) > 50)) {\n'
         '            best = v;\n            choice')],
    'the board is read upside down': [('board.at(r, c) = row[c];', 'board.at(4 - r, c) = row[c];')],
    'a random blunder on E5': [('int total = 0;', 'int total = board.at(4, 4) == me ? 7 : 0;')],
}
