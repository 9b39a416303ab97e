// Little-Go player. It captures what it can, and saves its own groups that are in danger.
// A move is allowed if the point is empty and it is not ko: it forgets that its own stones need liberties, too.
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

using namespace std;

const int N = 5;
typedef vector<string> Board;

struct Point {
    int row, col;
};

vector<Point> neighbors(Point p) {
    vector<Point> result;
    if (p.row > 0) result.push_back({p.row - 1, p.col});
    if (p.row < N - 1) result.push_back({p.row + 1, p.col});
    if (p.col > 0) result.push_back({p.row, p.col - 1});
    if (p.col < N - 1) result.push_back({p.row, p.col + 1});
    return result;
}

void fill(const Board &board, Point p, vector<Point> &stones, bool seen[N][N]) {
    if (seen[p.row][p.col]) return;
    seen[p.row][p.col] = true;
    stones.push_back(p);
    for (Point q : neighbors(p))
        if (board[q.row][q.col] == board[p.row][p.col]) fill(board, q, stones, seen);
}

vector<Point> groupOf(const Board &board, Point p) {
    bool seen[N][N] = {};
    vector<Point> stones;
    fill(board, p, stones, seen);
    return stones;
}

int liberties(const Board &board, Point p) {
    bool counted[N][N] = {};
    int count = 0;
    for (Point s : groupOf(board, p))
        for (Point q : neighbors(s))
            if (board[q.row][q.col] == '0' && !counted[q.row][q.col]) {
                counted[q.row][q.col] = true;
                count++;
            }
    return count;
}

// Puts a stone on the board, and takes the opponent's dead stones away.
int play(Board &board, Point p, char color) {
    board[p.row][p.col] = color;
    int captured = 0;
    for (Point q : neighbors(p)) {
        if (board[q.row][q.col] == '0' || board[q.row][q.col] == color) continue;
        if (liberties(board, q) > 0) continue;
        for (Point s : groupOf(board, q)) {
            board[s.row][s.col] = '0';
            captured++;
        }
    }
    return captured;
}

int main() {
    ifstream in("input.txt");
    int number;
    in >> number;
    char me = char('0' + number);
    Board previous(N), board(N);
    for (int i = 0; i < N; i++) in >> previous[i];
    for (int i = 0; i < N; i++) in >> board[i];

    int bestValue = -1000;
    string answer = "PASS";
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) {
            if (board[i][j] != '0') continue;
            Point p = {i, j};
            Board next = board;
            int captured = play(next, p, me);
            if (next == previous) continue;
            int value = 10 * captured - abs(i - 2) - abs(j - 2);
            // How many of my stones are in atari after this move?
            for (int r = 0; r < N; r++)
                for (int c = 0; c < N; c++)
                    if (next[r][c] == me && liberties(next, {r, c}) == 1) value -= 3;
            if (value > bestValue) {
                bestValue = value;
                answer = to_string(i) + "," + to_string(j);
            }
        }
    }
    ofstream("output.txt") << answer;
    return 0;
}
