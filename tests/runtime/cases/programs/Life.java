package programs;

/** Conway's game of life on a torus, with a glider and a blinker. */
public class Life {
  public static void main(String[] args) {
    int n = 12;
    boolean[][] g = new boolean[n][n];
    for (int[] c : new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}, {7, 7}, {7, 8}, {7, 9}}) g[c[0]][c[1]] = true;
    for (int t = 0; t <= 20; t++) {
      if (t % 5 == 0) {
        StringBuilder b = new StringBuilder("t" + t + "\n");
        for (boolean[] row : g) {
          for (boolean cell : row) b.append(cell ? '#' : '.');
          b.append('\n');
        }
        System.out.print(b);
      }
      boolean[][] next = new boolean[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          int around = 0;
          for (int di = -1; di <= 1; di++)
            for (int dj = -1; dj <= 1; dj++)
              if ((di | dj) != 0 && g[(i + di + n) % n][(j + dj + n) % n]) around++;
          next[i][j] = around == 3 || around == 2 && g[i][j];
        }
      }
      g = next;
    }
  }
}
