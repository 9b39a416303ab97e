import java.io.File;
import java.io.PrintWriter;
import java.util.Scanner;

/**
 * Little-Go player: captures if it can, or else takes the free point with the most liberties.
 *
 * It stores the board as board[x][y], with x to the right, but answers x,y as if that were row,column.
 */
class my_player {
    static final int N = 5;
    static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    static int[][] read(Scanner in) {
        int[][] board = new int[N][N];
        for (int y = 0; y < N; y++) {
            String line = in.next();
            for (int x = 0; x < N; x++) board[x][y] = line.charAt(x) - '0';
        }
        return board;
    }

    static boolean inside(int x, int y) {
        return x >= 0 && x < N && y >= 0 && y < N;
    }

    /** Counts the liberties of the group at x,y, and marks its stones. */
    static int liberties(int[][] board, int x, int y, boolean[][] marked) {
        int color = board[x][y];
        marked[x][y] = true;
        int count = 0;
        for (int[] d : DIRECTIONS) {
            int i = x + d[0], j = y + d[1];
            if (!inside(i, j) || marked[i][j]) continue;
            if (board[i][j] == 0) {
                marked[i][j] = true;
                count++;
            } else if (board[i][j] == color) {
                count += liberties(board, i, j, marked);
            }
        }
        return count;
    }

    /** Plays a stone; returns how many it captures, or -1 if it is suicide. */
    static int play(int[][] board, int x, int y, int color) {
        board[x][y] = color;
        int captured = 0;
        for (int[] d : DIRECTIONS) {
            int i = x + d[0], j = y + d[1];
            if (!inside(i, j) || board[i][j] != 3 - color) continue;
            boolean[][] marked = new boolean[N][N];
            if (liberties(board, i, j, marked) > 0) continue;
            for (int a = 0; a < N; a++)
                for (int b = 0; b < N; b++)
                    if (marked[a][b]) {
                        board[a][b] = 0;
                        captured++;
                    }
        }
        return liberties(board, x, y, new boolean[N][N]) == 0 ? -1 : captured;
    }

    static boolean same(int[][] a, int[][] b) {
        return java.util.Arrays.deepEquals(a, b);
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(new File("input.txt"));
        int me = in.nextInt();
        int[][] previous = read(in);
        int[][] board = read(in);

        String answer = "PASS";
        int best = -1;
        for (int x = 0; x < N; x++)
            for (int y = N - 1; y >= 0; y--) {
                if (board[x][y] != 0) continue;
                int[][] next = new int[N][];
                for (int i = 0; i < N; i++) next[i] = board[i].clone();
                int captured = play(next, x, y, me);
                if (captured < 0 || same(next, previous)) continue;
                int value = 10 * captured + liberties(next, x, y, new boolean[N][N]);
                if (value > best) {
                    best = value;
                    answer = x + "," + y;
                }
            }
        try (PrintWriter out = new PrintWriter("output.txt")) {
            out.print(answer);
        }
    }
}
