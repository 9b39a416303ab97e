// The squirrel war as one might write it in C++, right: mistakes are planted by changing its text
// (squirrel_mistakes.py, mutants.py).

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using namespace std;

// A negative index counts from the end, as in Python, so that a mistake leads to an answer where it otherwise crashes.
int index(int i) {
    if (i < -5 || i > 4) abort();
    return i < 0 ? i + 5 : i;
}

template <class T> struct Grid {
    T squares[25];
    T &at(int r, int c) { return squares[5 * index(r) + index(c)]; }
};

typedef Grid<char> Board;

struct Cell { int r, c; };

const Cell ROOT = {-1, -1};

FILE *input;

int number() {
    int n;
    if (fscanf(input, "%d", &n) != 1) abort();
    return n;
}

string word() {
    char w[100];
    if (fscanf(input, "%99s", w) != 1) abort();
    return w;
}

void write(const char *name, const string &content) {
    FILE *f = fopen(name, "w");
    fwrite(content.data(), 1, content.size(), f);
    fclose(f);
}

// A program that finds no move never ends. This one gives up after as many turns as the plain program.
const int MOST_TURNS = 50;

// Mutations begin here.

const int INF = 1000000;
Grid<int> value;
vector<string> lines;

vector<Cell> near(int r, int c) {
    vector<Cell> out;
    for (Cell d : {Cell{-1, 0}, Cell{0, -1}, Cell{0, 1}, Cell{1, 0}}) {
        int rr = r + d.r, cc = c + d.c;
        if (0 <= rr && rr < 5 && 0 <= cc && cc < 5)
            out.push_back({rr, cc});
    }
    return out;
}

char foe(char p) { return p == 'X' ? 'O' : 'X'; }

bool touches(Board board, char p, Cell cell) {
    for (Cell n : near(cell.r, cell.c))
        if (board.at(n.r, n.c) == p)
            return true;
    return false;
}

vector<Cell> moves(Board board, char p) {
    vector<Cell> out;
    for (int r = 0; r < 5; r++)
        for (int c = 0; c < 5; c++)
            if (board.at(r, c) == '*')
                out.push_back({r, c});
    return out;
}

Board result(Board board, char p, Cell cell) {
    Board after = board;
    after.at(cell.r, cell.c) = p;
    bool raid = touches(board, p, cell);
    if (raid)
        for (Cell n : near(cell.r, cell.c))
            if (board.at(n.r, n.c) == foe(p))
                after.at(n.r, n.c) = p;
    return after;
}

bool full(Board board) {
    return !memchr(board.squares, '*', 25);
}

int score(Board board, char me, char turn) {
    int total = 0;
    for (int r = 0; r < 5; r++)
        for (int c = 0; c < 5; c++) {
            if (board.at(r, c) == me)
                total += value.at(r, c);
            else if (board.at(r, c) != '*')
                total -= value.at(r, c);
        }
    return total;
}

string label(Cell cell) {
    if (cell.r < 0)
        return "root";
    return string(1, "ABCDE"[cell.c]) + to_string(cell.r + 1);
}

string text(int v) {
    if (v == INF)
        return "Infinity";
    if (v == -INF)
        return "-Infinity";
    return to_string(v);
}

void log(Cell cell, int depth, int v) {
    lines.push_back(label(cell) + "," + to_string(depth) + "," + text(v));
}

void log(Cell cell, int depth, int v, int a, int b) {
    lines.push_back(label(cell) + "," + to_string(depth) + "," + text(v) + "," + text(a) + "," + text(b));
}

Board greedy(Board board, char me) {
    int best = -INF;
    Board choice = board;
    for (Cell cell : moves(board, me)) {
        Board next = result(board, me, cell);
        int v = score(next, me, foe(me));
        if (v > best) {
            best = v;
            choice = next;
        }
    }
    return choice;
}

int minimax(Board board, char me, char p, Cell cell, int depth, int limit, Board &choice) {
    if (depth == limit || full(board)) {
        int v = score(board, me, p);
        log(cell, depth, v);
        return v;
    }
    int best = p == me ? -INF : INF;
    log(cell, depth, best);
    for (Cell child : moves(board, p)) {
        Board next = result(board, p, child);
        int v = minimax(next, me, foe(p), child, depth + 1, limit, choice);
        if (p == me) {
            if (v > best) {
                best = v;
                if (depth == 0)
                    choice = next;
            }
        } else
            best = min(best, v);
        log(cell, depth, best);
    }
    return best;
}

int alphabeta(Board board, char me, char p, Cell cell, int depth, int limit, Board &choice, int a, int b) {
    if (depth == limit || full(board)) {
        int v = score(board, me, p);
        log(cell, depth, v, a, b);
        return v;
    }
    int best = p == me ? -INF : INF;
    log(cell, depth, best, a, b);
    for (Cell child : moves(board, p)) {
        Board next = result(board, p, child);
        int v = alphabeta(next, me, foe(p), child, depth + 1, limit, choice, a, b);
        if (p == me) {
            if (v > best) {
                best = v;
                if (depth == 0)
                    choice = next;
            }
            if (best >= b) {
                log(cell, depth, best, a, b);
                return best;
            }
            a = max(a, best);
        } else {
            best = min(best, v);
            if (best <= a) {
                log(cell, depth, best, a, b);
                return best;
            }
            b = min(b, best);
        }
        log(cell, depth, best, a, b);
    }
    return best;
}

Board search(int kind, Board board, char me, int limit) {
    Board choice = board;
    if (kind == 1)
        return greedy(board, me);
    if (kind == 2)
        minimax(board, me, me, ROOT, 0, limit, choice);
    else
        alphabeta(board, me, me, ROOT, 0, limit, choice, -INF, INF);
    return choice;
}

string show(Board board) {
    string out;
    for (int r = 0; r < 5; r++) {
        for (int c = 0; c < 5; c++)
            out += board.at(r, c);
        out += "\n";
    }
    return out;
}

int main(int argc, char **argv) {
    input = fopen(argv[2], "r");
    int task = number();
    char player[2];
    int kind[2], limit[2];
    for (int i = 0; i < (task == 4 ? 2 : 1); i++) {
        player[i] = word()[0];
        kind[i] = task == 4 ? number() : task;
        limit[i] = number();
    }
    for (int r = 0; r < 5; r++)
        for (int c = 0; c < 5; c++)
            value.at(r, c) = number();
    Board board;
    for (int r = 0; r < 5; r++) {
        string row = word();
        for (int c = 0; c < 5; c++)
            board.at(r, c) = row[c];
    }
    if (task == 4) {
        string states;
        for (int turn = 0; turn < MOST_TURNS && !full(board); turn++) {
            int i = turn % 2;
            board = search(kind[i], board, player[i], limit[i]);
            states += show(board);
        }
        write("trace_state.txt", states);
        return 0;
    }
    Board next = search(task, board, player[0], limit[0]);
    write("next_state.txt", show(next));
    if (task > 1) {
        string log = task == 3 ? "Node,Depth,Value,Alpha,Beta\n" : "Node,Depth,Value\n";
        for (const string &line : lines)
            log += line + "\n";
        write("traverse_log.txt", log);
    }
}
