// Egaroucid for Web as a program for othello.py, with the level as its argument. For each line of 64 cells, with `X` of the
// player to move and `O` of the opponent, it prints a move.

#include <bits/stdc++.h>

// On the compiler that its code is for, this is what it means.
#define uint64_t unsigned long long
#include "Egaroucid_for_Web.cpp"

int main(int, char **arguments) {
    int percentage;
    init(&percentage);
    for (string cells; getline(cin, cells);) {
        int board[HW2];
        for (int i = 0; i < HW2; ++i)
            board[i] = cells[i] == 'X' ? 0 : cells[i] == 'O' ? 1 : -1;
        Board position;
        input_board(&position, board, 0);
        cout << idx_to_coord(ai(position, stoi(arguments[1]), false, false, false).policy) << endl;
    }
}
