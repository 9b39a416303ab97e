// Othello as one might write it in C++, right: mistakes are made by changing its text (mutants.py).

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <vector>

using namespace std;

int side;

// A negative index counts from the end, as in Python, so that a mistake leads to an answer where it otherwise crashes.
int index(int i) {
    if (i < -side || i > side - 1) abort();
    return i < 0 ? i + side : i;
}

struct Board {
    string squares;
    char &at(int c, int r) { return squares[side * index(r) + index(c)]; }
};

struct Cell { int c, r; };

string line() {
    string text;
    if (!getline(cin, text)) exit(0);
    return text;
}

int color, limit, minimaxes, caching, ordering;

Cell search(Board board);

int main() {
    cout << "mutant" << endl;
    sscanf(line().c_str(), "%d,%d,%d,%d,%d", &color, &limit, &minimaxes, &caching, &ordering);
    while (line().substr(0, 5) != "FINAL") {
        Board board;
        for (char square : line())
            if ('0' <= square && square <= '2')
                board.squares += "*XO"[square - '0'];
        for (side = 4; side * side < (int)board.squares.size(); side++)
            ;
        Cell choice = search(board);
        cout << choice.c << " " << choice.r << endl;
    }
}

// Mutations begin here.

const int INF = 1000000;
map<string, int> cache;

char foe(char p) { return p == 'X' ? 'O' : 'X'; }

bool inside(int c, int r) { return 0 <= c && c < side && 0 <= r && r < side; }

vector<Cell> outflanked(Board board, char p, Cell cell) {
    vector<Cell> out;
    for (Cell d : {Cell{0, 1}, Cell{1, 1}, Cell{1, 0}, Cell{1, -1},
                   Cell{0, -1}, Cell{-1, -1}, Cell{-1, 0}, Cell{-1, 1}}) {
        vector<Cell> row;
        int c = cell.c + d.c, r = cell.r + d.r;
        while (inside(c, r) && board.at(c, r) == foe(p)) {
            row.push_back({c, r});
            c += d.c;
            r += d.r;
        }
        if (inside(c, r) && board.at(c, r) == p)
            out.insert(out.end(), row.begin(), row.end());
    }
    return out;
}

vector<Cell> moves(Board board, char p) {
    vector<Cell> out;
    for (int c = 0; c < side; c++)
        for (int r = 0; r < side; r++)
            if (board.at(c, r) == '*' && !outflanked(board, p, {c, r}).empty())
                out.push_back({c, r});
    return out;
}

Board result(Board board, char p, Cell cell) {
    Board after = board;
    after.at(cell.c, cell.r) = p;
    for (Cell n : outflanked(board, p, cell))
        after.at(n.c, n.r) = p;
    return after;
}

int score(Board board, char me, char turn) {
    int total = 0;
    for (int c = 0; c < side; c++)
        for (int r = 0; r < side; r++) {
            if (board.at(c, r) == me)
                total++;
            else if (board.at(c, r) != '*')
                total--;
        }
    return total;
}

void sort(vector<Cell> &cells, Board board, char me, char p) {
    stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
        int first = score(result(board, p, a), me, p), second = score(result(board, p, b), me, p);
        return p == me ? first > second : first < second;
    });
}

int minimax(Board board, char me, char p, int depth, Cell &choice) {
    vector<Cell> cells = moves(board, p);
    if (depth == limit || cells.empty())
        return score(board, me, p);
    string key = board.squares + p + to_string(depth);
    if (caching && depth > 0 && cache.count(key))
        return cache[key];
    int best = p == me ? -INF : INF;
    for (Cell child : cells) {
        Board next = result(board, p, child);
        int v = minimax(next, me, foe(p), depth + 1, choice);
        if (p == me) {
            if (v > best) {
                best = v;
                if (depth == 0)
                    choice = child;
            }
        } else
            best = min(best, v);
    }
    if (caching)
        cache[key] = best;
    return best;
}

int alphabeta(Board board, char me, char p, int depth, Cell &choice, int a, int b) {
    vector<Cell> cells = moves(board, p);
    if (depth == limit || cells.empty())
        return score(board, me, p);
    string key = board.squares + p + to_string(depth) + "," + to_string(a) + "," + to_string(b);
    if (caching && depth > 0 && cache.count(key))
        return cache[key];
    if (ordering)
        sort(cells, board, me, p);
    int best = p == me ? -INF : INF;
    for (Cell child : cells) {
        Board next = result(board, p, child);
        int v = alphabeta(next, me, foe(p), depth + 1, choice, a, b);
        if (p == me) {
            if (v > best) {
                best = v;
                if (depth == 0)
                    choice = child;
            }
            if (best >= b)
                break;
            a = max(a, best);
        } else {
            best = min(best, v);
            if (best <= a)
                break;
            b = min(b, best);
        }
    }
    if (caching)
        cache[key] = best;
    return best;
}

Cell search(Board board) {
    char me = color == 1 ? 'X' : 'O';
    Cell choice = {0, 0};
    if (minimaxes)
        minimax(board, me, me, 0, choice);
    else
        alphabeta(board, me, me, 0, choice, -INF, INF);
    return choice;
}
