package programs;

/** A falling-block field as bit rows: placing, rotating, clearing lines, with a fixed sequence of pieces. */
public class Tetris {
  static final int W = 8, H = 12;
  static int[] rows = new int[H];
  static final int[][][] PIECES = {{{0b11, 0b11}}, {{0b1111}, {1, 1, 1, 1}},
      {{0b010, 0b111}, {0b01, 0b11, 0b01}, {0b111, 0b010}, {0b10, 0b11, 0b10}}, {{0b100, 0b111}, {0b11, 0b01, 0b01}}};

  static boolean fits(int[] piece, int x, int y) {
    for (int i = 0; i < piece.length; i++) {
      int bits = piece[i] << x;
      if (y + i >= H || bits >= 1 << W || (rows[y + i] & bits) != 0) return false;
    }
    return true;
  }

  static int drop(int[] piece, int x) {
    int y = 0;
    if (!fits(piece, x, 0)) return -1;
    while (fits(piece, x, y + 1)) y++;
    for (int i = 0; i < piece.length; i++) rows[y + i] |= piece[i] << x;
    int cleared = 0;
    for (int r = H - 1; r >= 0; r--) {
      if (rows[r] != (1 << W) - 1) continue;
      System.arraycopy(rows, 0, rows, 1, r);
      rows[0] = 0;
      cleared++;
      r++;
    }
    return cleared;
  }

  public static void main(String[] args) {
    int seed = 12345, total = 0, pieces = 0;
    while (true) {
      seed = seed * 1103515245 + 12345;
      int[][] kinds = PIECES[(seed >>> 16) % PIECES.length];
      int bestX = -1, bestRotation = 0, bestY = -1;
      for (int r = 0; r < kinds.length; r++)
        for (int x = 0; x < W; x++) {
          if (!fits(kinds[r], x, 0)) continue;
          int y = 0;
          while (fits(kinds[r], x, y + 1)) y++;
          if (y + kinds[r].length > bestY) {
            bestY = y + kinds[r].length;
            bestX = x;
            bestRotation = r;
          }
        }
      if (bestX < 0) break;
      total += drop(kinds[bestRotation], bestX);
      if (++pieces == 200) break;
    }
    System.out.println(pieces + " " + total);
    for (int r : rows) {
      StringBuilder b = new StringBuilder();
      for (int x = 0; x < W; x++) b.append((r >> x & 1) == 1 ? '#' : '.');
      System.out.println(b);
    }
  }
}
