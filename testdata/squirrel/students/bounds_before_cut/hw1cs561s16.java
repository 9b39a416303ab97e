import java.io.File;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** Homework 1. Its alpha-beta updates alpha and beta first, and then looks whether it can cut and writes the log. */
class hw1cs561s16 {
    static final int N = 5;
    static final double INF = Double.POSITIVE_INFINITY;

    final int[][] values;
    final char me;
    final int algorithm;
    final int maxDepth;
    final PrintWriter log;
    int[] bestMove = null;

    hw1cs561s16(int[][] values, char me, int algorithm, int maxDepth, PrintWriter log) {
        this.values = values;
        this.me = me;
        this.algorithm = algorithm;
        this.maxDepth = algorithm == 1 ? 1 : maxDepth;
        this.log = log;
    }

    static char other(char player) {
        return player == 'X' ? 'O' : 'X';
    }

    static List<int[]> neighbors(int row, int col) {
        List<int[]> found = new ArrayList<>();
        if (row > 0) found.add(new int[] {row - 1, col});
        if (row < N - 1) found.add(new int[] {row + 1, col});
        if (col > 0) found.add(new int[] {row, col - 1});
        if (col < N - 1) found.add(new int[] {row, col + 1});
        return found;
    }

    static List<int[]> emptyCells(char[][] board) {
        List<int[]> found = new ArrayList<>();
        for (int row = 0; row < N; row++)
            for (int col = 0; col < N; col++)
                if (board[row][col] == '*') found.add(new int[] {row, col});
        return found;
    }

    static char[][] play(char[][] board, int[] cell, char player) {
        char[][] next = new char[N][];
        for (int row = 0; row < N; row++) next[row] = board[row].clone();
        next[cell[0]][cell[1]] = player;
        boolean raid = false;
        for (int[] n : neighbors(cell[0], cell[1]))
            if (board[n[0]][n[1]] == player) raid = true;
        if (raid)
            for (int[] n : neighbors(cell[0], cell[1]))
                if (board[n[0]][n[1]] == other(player)) next[n[0]][n[1]] = player;
        return next;
    }

    int evaluate(char[][] board) {
        int total = 0;
        for (int row = 0; row < N; row++)
            for (int col = 0; col < N; col++) {
                if (board[row][col] == me) total += values[row][col];
                if (board[row][col] == other(me)) total -= values[row][col];
            }
        return total;
    }

    static String show(double value) {
        if (value == INF) return "Infinity";
        if (value == -INF) return "-Infinity";
        return String.valueOf((int) value);
    }

    void write(String name, int depth, double value, double alpha, double beta) {
        if (log == null) return;
        String line = name + "," + depth + "," + show(value);
        if (algorithm == 3) line += "," + show(alpha) + "," + show(beta);
        log.print(line + "\n");
    }

    double maxValue(char[][] board, String name, int depth, double alpha, double beta) {
        List<int[]> cells = emptyCells(board);
        if (depth == maxDepth || cells.isEmpty()) return leaf(board, name, depth, alpha, beta);
        double best = -INF;
        write(name, depth, best, alpha, beta);
        for (int[] cell : cells) {
            double child = minValue(play(board, cell, me), label(cell), depth + 1, alpha, beta);
            if (child > best) {
                best = child;
                if (depth == 0) bestMove = cell;
            }
            if (algorithm == 3) alpha = Math.max(alpha, best);
            write(name, depth, best, alpha, beta);
            if (algorithm == 3 && alpha >= beta) return best;
        }
        return best;
    }

    double minValue(char[][] board, String name, int depth, double alpha, double beta) {
        List<int[]> cells = emptyCells(board);
        if (depth == maxDepth || cells.isEmpty()) return leaf(board, name, depth, alpha, beta);
        double best = INF;
        write(name, depth, best, alpha, beta);
        for (int[] cell : cells) {
            double child = maxValue(play(board, cell, other(me)), label(cell), depth + 1, alpha, beta);
            best = Math.min(best, child);
            if (algorithm == 3) beta = Math.min(beta, best);
            write(name, depth, best, alpha, beta);
            if (algorithm == 3 && alpha >= beta) return best;
        }
        return best;
    }

    double leaf(char[][] board, String name, int depth, double alpha, double beta) {
        int value = evaluate(board);
        write(name, depth, value, alpha, beta);
        return value;
    }

    static String label(int[] cell) {
        return "ABCDE".charAt(cell[1]) + String.valueOf(cell[0] + 1);
    }

    char[][] move(char[][] board) {
        maxValue(board, "root", 0, -INF, INF);
        return bestMove == null ? board : play(board, bestMove, me);
    }

    static void print(PrintWriter out, char[][] board) {
        for (char[] row : board) out.print(new String(row) + "\n");
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(new File(args[1]));
        int task = in.nextInt();
        int count = task == 4 ? 2 : 1;
        char[] player = new char[count];
        int[] algorithm = new int[count];
        int[] depth = new int[count];
        for (int i = 0; i < count; i++) {
            player[i] = in.next().charAt(0);
            algorithm[i] = task == 4 ? in.nextInt() : task;
            depth[i] = in.nextInt();
        }
        int[][] values = new int[N][N];
        for (int row = 0; row < N; row++)
            for (int col = 0; col < N; col++) values[row][col] = in.nextInt();
        char[][] board = new char[N][];
        for (int row = 0; row < N; row++) board[row] = in.next().toCharArray();

        if (task == 4) {
            try (PrintWriter out = new PrintWriter("trace_state.txt")) {
                for (int turn = 0; !emptyCells(board).isEmpty(); turn++) {
                    int i = turn % 2;
                    board = new hw1cs561s16(values, player[i], algorithm[i], depth[i], null).move(board);
                    print(out, board);
                }
            }
            return;
        }
        PrintWriter log = null;
        if (task > 1) {
            log = new PrintWriter("traverse_log.txt");
            log.print("Node,Depth,Value" + (task == 3 ? ",Alpha,Beta" : "") + "\n");
        }
        board = new hw1cs561s16(values, player[0], task, depth[0], log).move(board);
        if (log != null) log.close();
        try (PrintWriter out = new PrintWriter("next_state.txt")) {
            print(out, board);
        }
    }
}
