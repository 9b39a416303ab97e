// An agent for Othello over the pipe of the course's manager: minimax and alpha-beta, with a depth limit, caching and ordering.
#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

using namespace std;

const int INF = 1000;

typedef vector<string> Board;  // board[row][column], of '0', '1' and '2'

struct Move {
    int col, row;
};

struct Settings {
    int color, limit, minimax, caching, ordering;
} settings;

// Values by the board, the player to move and the rest of the limit.
map<pair<Board, pair<char, int>>, int> cache;

char opponent(char player) { return player == '1' ? '2' : '1'; }

bool onBoard(const Board &b, int row, int col) {
    return row >= 0 && row < (int)b.size() && col >= 0 && col < (int)b.size();
}

vector<Move> flipped(const Board &b, int col, int row, char player) {
    vector<Move> all;
    for (int dr = -1; dr <= 1; dr++)
        for (int dc = -1; dc <= 1; dc++) {
            if (dr == 0 && dc == 0) continue;
            vector<Move> line;
            int r = row + dr, c = col + dc;
            while (onBoard(b, r, c) && b[r][c] == opponent(player)) {
                line.push_back({c, r});
                r += dr;
                c += dc;
            }
            if (onBoard(b, r, c) && b[r][c] == player) all.insert(all.end(), line.begin(), line.end());
        }
    return all;
}

vector<Move> possibleMoves(const Board &b, char player) {
    vector<Move> moves;
    for (int col = 0; col < (int)b.size(); col++)
        for (int row = 0; row < (int)b.size(); row++)
            if (b[row][col] == '0' && !flipped(b, col, row, player).empty()) moves.push_back({col, row});
    return moves;
}

Board play(Board b, Move m, char player) {
    for (Move f : flipped(b, m.col, m.row, player)) b[f.row][f.col] = player;
    b[m.row][m.col] = player;
    return b;
}

int utility(const Board &b) {
    int mine = 0, theirs = 0;
    for (const string &row : b) {
        mine += count(row.begin(), row.end(), char('0' + settings.color));
        theirs += count(row.begin(), row.end(), opponent(char('0' + settings.color)));
    }
    return mine - theirs;
}

vector<pair<Move, Board>> successors(const Board &b, char player, bool isMax) {
    vector<pair<Move, Board>> list;
    for (Move m : possibleMoves(b, player)) list.push_back(make_pair(m, play(b, m, player)));
    if (settings.ordering && !settings.minimax)
        stable_sort(list.begin(), list.end(), [isMax](const pair<Move, Board> &x, const pair<Move, Board> &y) {
            return isMax ? utility(x.second) > utility(y.second) : utility(x.second) < utility(y.second);
        });
    return list;
}

int search(const Board &b, char player, int limit, int alpha, int beta, Move *best) {
    bool isMax = player == char('0' + settings.color);
    auto key = make_pair(b, make_pair(player, limit));
    if (settings.caching && !best) {
        auto found = cache.find(key);
        if (found != cache.end()) return found->second;
    }
    vector<pair<Move, Board>> next;
    if (limit != 0) next = successors(b, player, isMax);
    if (next.empty()) return utility(b);
    int value = isMax ? -INF : INF, a = alpha, z = beta;
    for (auto &n : next) {
        int child = search(n.second, opponent(player), limit - 1, a, z, nullptr);
        if (isMax ? child > value : child < value) {
            value = child;
            if (best) *best = n.first;
        }
        if (settings.minimax) continue;
        if (isMax) a = max(a, value);
        else z = min(z, value);
        if (a >= z) break;
    }
    // Outside of the window, the value is only a bound.
    if (settings.caching && value > alpha && value < beta) cache[key] = value;
    return value;
}

int main() {
    cout << "Right" << endl;
    string line;
    getline(cin, line);
    replace(line.begin(), line.end(), ',', ' ');
    istringstream greeting(line);
    settings.limit = -1;
    greeting >> settings.color >> settings.limit >> settings.minimax >> settings.caching >> settings.ordering;
    while (getline(cin, line) && line.compare(0, 5, "FINAL") != 0) {
        getline(cin, line);
        string cells;
        for (char c : line)
            if (c >= '0' && c <= '2') cells += c;
        int n = 1;
        while (n * n < (int)cells.size()) n++;
        Board b;
        for (int row = 0; row < n; row++) b.push_back(cells.substr(row * n, n));
        cache.clear();
        Move best = {0, 0};
        search(b, char('0' + settings.color), settings.limit, -INF, INF, &best);
        cout << best.col << " " << best.row << endl;
    }
    return 0;
}
