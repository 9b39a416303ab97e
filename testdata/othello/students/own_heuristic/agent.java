import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An agent for Othello over the pipe of the course's manager.
 *
 * Where the depth limit ends the search, it takes a heuristic of its own instead of the difference of the disks.
 */
class agent {
    static final int INFINITY = 1_000_000;

    int color = 1;
    int limit = -1;
    boolean minimax = false;
    boolean caching = false;
    boolean ordering = false;
    /** The values of boards, for the player to move and the rest of the limit. */
    final Map<String, Integer> cache = new HashMap<>();

    static int[][] copy(int[][] board) {
        int[][] result = new int[board.length][];
        for (int row = 0; row < board.length; row++) result[row] = board[row].clone();
        return result;
    }

    /** Counts the disks that a player flips in one direction. */
    static int line(int[][] board, int col, int row, int dx, int dy, int player) {
        int n = board.length;
        int length = 0;
        int x = col + dx, y = row + dy;
        while (x >= 0 && x < n && y >= 0 && y < n && board[y][x] == 3 - player) {
            length++;
            x += dx;
            y += dy;
        }
        boolean closed = x >= 0 && x < n && y >= 0 && y < n && board[y][x] == player;
        return closed ? length : 0;
    }

    static boolean isLegal(int[][] board, int col, int row, int player) {
        if (board[row][col] != 0) return false;
        for (int dx = -1; dx <= 1; dx++)
            for (int dy = -1; dy <= 1; dy++)
                if ((dx != 0 || dy != 0) && line(board, col, row, dx, dy, player) > 0) return true;
        return false;
    }

    static List<int[]> moves(int[][] board, int player) {
        List<int[]> found = new ArrayList<>();
        for (int col = 0; col < board.length; col++)
            for (int row = 0; row < board.length; row++)
                if (isLegal(board, col, row, player)) found.add(new int[] {col, row});
        return found;
    }

    static int[][] play(int[][] board, int[] move, int player) {
        int[][] next = copy(board);
        next[move[1]][move[0]] = player;
        for (int dx = -1; dx <= 1; dx++)
            for (int dy = -1; dy <= 1; dy++) {
                if (dx == 0 && dy == 0) continue;
                int length = line(board, move[0], move[1], dx, dy, player);
                for (int k = 1; k <= length; k++) next[move[1] + k * dy][move[0] + k * dx] = player;
            }
        return next;
    }

    int utility(int[][] board) {
        int difference = 0;
        for (int[] row : board)
            for (int cell : row) {
                if (cell == color) difference++;
                if (cell == 3 - color) difference--;
            }
        return difference;
    }

    /** Corners are worth the most, then the number of moves, then disks. */
    int heuristic(int[][] board) {
        int last = board.length - 1;
        int corners = 0;
        for (int row = 0; row <= last; row += last)
            for (int col = 0; col <= last; col += last) {
                if (board[row][col] == color) corners++;
                if (board[row][col] == 3 - color) corners--;
            }
        return 25 * corners + 5 * (moves(board, color).size() - moves(board, 3 - color).size()) + utility(board);
    }

    int search(int[][] board, int player, int depth, int alpha, int beta, int[] best) {
        List<int[]> moves = moves(board, player);
        if (moves.isEmpty()) return utility(board);
        if (depth == 0) return heuristic(board);
        String key = caching ? player + " " + depth + java.util.Arrays.deepToString(board) : null;
        if (caching && best == null && cache.containsKey(key)) return cache.get(key);
        boolean isMax = player == color;
        List<int[][]> boards = new ArrayList<>();
        for (int[] move : moves) boards.add(play(board, move, player));
        List<Integer> order = new ArrayList<>();
        for (int k = 0; k < moves.size(); k++) order.add(k);
        if (ordering && !minimax) {
            Comparator<Integer> byUtility = Comparator.comparingInt(k -> utility(boards.get(k)));
            order.sort(isMax ? byUtility.reversed() : byUtility);
        }
        int value = isMax ? -INFINITY : INFINITY;
        int low = alpha, high = beta;
        for (int k : order) {
            int child = search(boards.get(k), 3 - player, depth - 1, low, high, null);
            if (isMax ? child > value : child < value) {
                value = child;
                if (best != null) {
                    best[0] = moves.get(k)[0];
                    best[1] = moves.get(k)[1];
                }
            }
            if (minimax) continue;
            if (isMax) low = Math.max(low, value);
            else high = Math.min(high, value);
            if (low >= high) break;
        }
        if (caching && value > alpha && value < beta) cache.put(key, value);
        return value;
    }

    static int[][] parse(String line) {
        String cells = line.replaceAll("[^012]", "");
        int n = (int) Math.round(Math.sqrt(cells.length()));
        int[][] board = new int[n][n];
        for (int k = 0; k < n * n; k++) board[k / n][k % n] = cells.charAt(k) - '0';
        return board;
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        agent me = new agent();
        System.out.println("Own Heuristic");
        String[] greeting = in.readLine().trim().split(",");
        me.color = Integer.parseInt(greeting[0]);
        if (greeting.length > 4) {
            me.limit = Integer.parseInt(greeting[1]);
            me.minimax = greeting[2].equals("1");
            me.caching = greeting[3].equals("1");
            me.ordering = greeting[4].equals("1");
        }
        String line;
        while ((line = in.readLine()) != null && !line.startsWith("FINAL")) {
            int[][] board = parse(in.readLine());
            int[] best = new int[2];
            me.cache.clear();
            me.search(board, me.color, me.limit, -INFINITY, INFINITY, best);
            System.out.println(best[0] + " " + best[1]);
        }
    }
}
