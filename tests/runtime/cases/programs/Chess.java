package programs;

import static support.Tell.p;

import java.util.*;

/** Knights' tours by Warnsdorff, move generation, eight queens, and attacks on bit boards. */
public class Chess {
  static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

  static List<int[]> moves(int[][] board, int x, int y) {
    List<int[]> out = new ArrayList<>();
    for (int[] d : KNIGHT) {
      int a = x + d[0], b = y + d[1];
      if (a >= 0 && b >= 0 && a < board.length && b < board.length && board[a][b] == 0) out.add(new int[] {a, b});
    }
    return out;
  }

  static int[][] tour(int n, int x, int y) {
    int[][] board = new int[n][n];
    for (int step = 1;; step++) {
      board[x][y] = step;
      int[] best = null;
      int least = 9;
      for (int[] m : moves(board, x, y)) {
        int k = moves(board, m[0], m[1]).size();
        if (k < least) {
          least = k;
          best = m;
        }
      }
      if (best == null) return board;
      x = best[0];
      y = best[1];
    }
  }

  static long knightAttacks(int square) {
    long bit = 1L << square, notA = 0xfefefefefefefefeL, notAB = 0xfcfcfcfcfcfcfcfcL, notH = 0x7f7f7f7f7f7f7f7fL,
         notGH = 0x3f3f3f3f3f3f3f3fL;
    return (bit << 17 & notA) | (bit << 10 & notAB) | (bit >>> 6 & notAB) | (bit >>> 15 & notA) | (bit << 15 & notH)
        | (bit << 6 & notGH) | (bit >>> 10 & notGH) | (bit >>> 17 & notH);
  }

  static void queens(int n, int row, int[] at, List<String> out) {
    if (row == n) {
      out.add(Arrays.toString(at));
      return;
    }
  next:
    for (int c = 0; c < n; c++) {
      for (int r = 0; r < row; r++)
        if (at[r] == c || Math.abs(at[r] - c) == row - r) continue next;
      at[row] = c;
      queens(n, row + 1, at, out);
    }
  }

  static long perft(int square, int depth) {
    if (depth == 0) return 1;
    long count = 0;
    for (long a = knightAttacks(square); a != 0; a &= a - 1) count += perft(Long.numberOfTrailingZeros(a), depth - 1);
    return count;
  }

  public static void main(String[] args) {
    for (int[] row : tour(6, 0, 0)) {
      StringBuilder b = new StringBuilder();
      for (int v : row) b.append(String.format("%3d", v));
      System.out.println(b);
    }
    List<String> all = new ArrayList<>();
    queens(6, 0, new int[6], all);
    p(all);
    long hash = 0;
    for (int i = 0; i < 64; i++) hash = hash * 31 + knightAttacks(i);
    p(hash, Long.toHexString(knightAttacks(0)), Long.toHexString(knightAttacks(27)), Long.bitCount(knightAttacks(63)),
        perft(0, 4), perft(27, 3));
  }
}
