// Homework 1. A node that is cut returns the bound, not the value that it has found.
#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

using namespace std;

const int N = 5;
const int INF = 1000000;

int values[N][N];
char me;
int task, cutoff;
ofstream logFile;
bool logging;

struct Board {
    char cell[N][N];
};

char other(char p) { return p == 'X' ? 'O' : 'X'; }

string number(int v) {
    if (v == INF) return "Infinity";
    if (v == -INF) return "-Infinity";
    return to_string(v);
}

string cellName(int r, int c) { return string(1, char('A' + c)) + to_string(r + 1); }

int evaluate(const Board &b) {
    int score = 0;
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++) {
            if (b.cell[r][c] == me) score += values[r][c];
            if (b.cell[r][c] == other(me)) score -= values[r][c];
        }
    return score;
}

bool isFull(const Board &b) {
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++)
            if (b.cell[r][c] == '*') return false;
    return true;
}

Board play(Board b, int r, int c, char p) {
    int dr[] = {-1, 1, 0, 0}, dc[] = {0, 0, -1, 1};
    b.cell[r][c] = p;
    bool raid = false;
    for (int k = 0; k < 4; k++) {
        int i = r + dr[k], j = c + dc[k];
        if (i >= 0 && i < N && j >= 0 && j < N && b.cell[i][j] == p) raid = true;
    }
    for (int k = 0; raid && k < 4; k++) {
        int i = r + dr[k], j = c + dc[k];
        if (i >= 0 && i < N && j >= 0 && j < N && b.cell[i][j] == other(p)) b.cell[i][j] = p;
    }
    return b;
}

void writeLog(const string &node, int depth, int v, int alpha, int beta) {
    if (!logging) return;
    logFile << node << "," << depth << "," << number(v);
    if (task == 3) logFile << "," << number(alpha) << "," << number(beta);
    logFile << "\n";
}

int bestRow, bestCol;

int search(const Board &b, const string &node, int depth, int alpha, int beta) {
    if (depth == cutoff || isFull(b)) {
        int v = evaluate(b);
        writeLog(node, depth, v, alpha, beta);
        return v;
    }
    bool isMax = depth % 2 == 0;
    int v = isMax ? -INF : INF;
    writeLog(node, depth, v, alpha, beta);
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++) {
            if (b.cell[r][c] != '*') continue;
            Board next = play(b, r, c, isMax ? me : other(me));
            int child = search(next, cellName(r, c), depth + 1, alpha, beta);
            if (isMax ? child > v : child < v) {
                v = child;
                if (depth == 0) {
                    bestRow = r;
                    bestCol = c;
                }
            }
            if (task == 3) {
                if (isMax && v >= beta) {
                    writeLog(node, depth, v, alpha, beta);
                    return beta;
                }
                if (!isMax && v <= alpha) {
                    writeLog(node, depth, v, alpha, beta);
                    return alpha;
                }
                if (isMax) alpha = max(alpha, v);
                else beta = min(beta, v);
            }
            writeLog(node, depth, v, alpha, beta);
        }
    return v;
}

void print(ofstream &out, const Board &b) {
    for (int r = 0; r < N; r++) out << string(b.cell[r], N) << "\n";
}

Board takeTurn(const Board &b) {
    bestRow = -1;
    if (task == 1) cutoff = 1;
    search(b, "root", 0, -INF, INF);
    return bestRow < 0 ? b : play(b, bestRow, bestCol, me);
}

int main(int argc, char **argv) {
    if (argc < 3) return 1;
    ifstream in(argv[2]);
    int kind;
    in >> kind;
    vector<char> players;
    vector<int> algorithms, depths;
    for (int k = 0; k < (kind == 4 ? 2 : 1); k++) {
        char p;
        int a = kind, d;
        in >> p;
        if (kind == 4) in >> a;
        in >> d;
        players.push_back(p);
        algorithms.push_back(a);
        depths.push_back(d);
    }
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++) in >> values[r][c];
    Board b;
    for (int r = 0; r < N; r++)
        for (int c = 0; c < N; c++) in >> b.cell[r][c];

    logging = kind == 2 || kind == 3;
    if (kind == 4) {
        ofstream out("trace_state.txt");
        for (int turn = 0; !isFull(b); turn++) {
            me = players[turn % 2];
            task = algorithms[turn % 2];
            cutoff = depths[turn % 2];
            b = takeTurn(b);
            print(out, b);
        }
        return 0;
    }
    me = players[0];
    task = kind;
    cutoff = depths[0];
    if (logging) {
        logFile.open("traverse_log.txt");
        logFile << "Node,Depth,Value" << (task == 3 ? ",Alpha,Beta" : "") << "\n";
    }
    ofstream out("next_state.txt");
    print(out, takeTurn(b));
    return 0;
}
