package programs;

/** A sudoku solver with bit sets and backtracking. */
public class Sudoku {
  static int[] rows = new int[9], cols = new int[9], boxes = new int[9];
  static int[][] board = new int[9][9];
  static int steps;

  static boolean solve() {
    steps++;
    int bi = -1, bj = -1, best = 10, mask = 0;
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        if (board[i][j] != 0) continue;
        int free = ~(rows[i] | cols[j] | boxes[i / 3 * 3 + j / 3]) & 0x3fe, count = Integer.bitCount(free);
        if (count < best) {
          best = count;
          bi = i;
          bj = j;
          mask = free;
        }
      }
    }
    if (bi < 0) return true;
    for (int v = 1; v <= 9; v++) {
      int bit = 1 << v;
      if ((mask & bit) == 0) continue;
      toggle(bi, bj, bit);
      board[bi][bj] = v;
      if (solve()) return true;
      board[bi][bj] = 0;
      toggle(bi, bj, bit);
    }
    return false;
  }

  static void toggle(int i, int j, int bit) {
    rows[i] ^= bit;
    cols[j] ^= bit;
    boxes[i / 3 * 3 + j / 3] ^= bit;
  }

  public static void main(String[] args) {
    String puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    for (int k = 0; k < 81; k++) {
      char c = puzzle.charAt(k);
      if (c == '.') continue;
      board[k / 9][k % 9] = c - '0';
      toggle(k / 9, k % 9, 1 << c - '0');
    }
    System.out.println(solve() + " " + steps);
    for (int[] row : board) {
      StringBuilder b = new StringBuilder();
      for (int v : row) b.append(v);
      System.out.println(b);
    }
  }
}
