package programs;

import java.util.*;

/** Strassen, determinants with fractions, transposition, rotation, spirals, and magic squares. */
public class Matrices {
  static long[][] multiply(long[][] a, long[][] b) {
    int n = a.length;
    long[][] c = new long[n][b[0].length];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < b[0].length; j++)
        for (int k = 0; k < b.length; k++) c[i][j] += a[i][k] * b[k][j];
    return c;
  }

  static long[][] combine(long[][] a, long[][] b, int sign) {
    long[][] c = new long[a.length][a.length];
    for (int i = 0; i < a.length; i++)
      for (int j = 0; j < a.length; j++) c[i][j] = a[i][j] + sign * b[i][j];
    return c;
  }

  static long[][] part(long[][] a, int r, int c) {
    int h = a.length / 2;
    long[][] p = new long[h][];
    for (int i = 0; i < h; i++) p[i] = Arrays.copyOfRange(a[i + r * h], c * h, c * h + h);
    return p;
  }

  static long[][] strassen(long[][] a, long[][] b) {
    int n = a.length;
    if (n == 1) return new long[][] {{a[0][0] * b[0][0]}};
    long[][] a11 = part(a, 0, 0), a12 = part(a, 0, 1), a21 = part(a, 1, 0), a22 = part(a, 1, 1), b11 = part(b, 0, 0),
             b12 = part(b, 0, 1), b21 = part(b, 1, 0), b22 = part(b, 1, 1);
    long[][] m1 = strassen(combine(a11, a22, 1), combine(b11, b22, 1)), m2 = strassen(combine(a21, a22, 1), b11),
             m3 = strassen(a11, combine(b12, b22, -1)), m4 = strassen(a22, combine(b21, b11, -1)),
             m5 = strassen(combine(a11, a12, 1), b22), m6 = strassen(combine(a21, a11, -1), combine(b11, b12, 1)),
             m7 = strassen(combine(a12, a22, -1), combine(b21, b22, 1));
    long[][] c11 = combine(combine(m1, m4, 1), combine(m7, m5, -1), 1), c12 = combine(m3, m5, 1),
             c21 = combine(m2, m4, 1), c22 = combine(combine(m1, m2, -1), combine(m3, m6, 1), 1), c = new long[n][n];
    for (int i = 0; i < n / 2; i++)
      for (int j = 0; j < n / 2; j++) {
        c[i][j] = c11[i][j];
        c[i][j + n / 2] = c12[i][j];
        c[i + n / 2][j] = c21[i][j];
        c[i + n / 2][j + n / 2] = c22[i][j];
      }
    return c;
  }

  static List<Integer> spiral(int[][] m) {
    List<Integer> out = new ArrayList<>();
    for (int t = 0, b = m.length - 1, l = 0, r = m[0].length - 1; t <= b && l <= r; t++, b--, l++, r--) {
      for (int j = l; j <= r; j++) out.add(m[t][j]);
      for (int i = t + 1; i <= b; i++) out.add(m[i][r]);
      if (t < b)
        for (int j = r - 1; j >= l; j--) out.add(m[b][j]);
      if (l < r)
        for (int i = b - 1; i > t; i--) out.add(m[i][l]);
    }
    return out;
  }

  public static void main(String[] args) {
    long[][] a = new long[8][8], b = new long[8][8];
    for (int i = 0; i < 64; i++) {
      a[i / 8][i % 8] = i * 37 % 23 - 11;
      b[i / 8][i % 8] = i * i % 19 - 9;
    }
    System.out.println(
        Arrays.deepEquals(multiply(a, b), strassen(a, b)) + " " + Arrays.deepToString(multiply(a, b)).hashCode());
    int[][] m = new int[3][5];
    for (int i = 0; i < 15; i++) m[i / 5][i % 5] = i;
    System.out.println(spiral(m) + " " + spiral(new int[][] {{1}, {2}, {3}}) + " " + spiral(new int[][] {{1, 2}}));
    int n = 5;
    int[][] magic = new int[n][n];
    for (int k = 1, r = 0, c = n / 2; k <= n * n; k++) {
      magic[r][c] = k;
      int nr = (r + n - 1) % n, nc = (c + 1) % n;
      if (magic[nr][nc] != 0) {
        nr = (r + 1) % n;
        nc = c;
      }
      r = nr;
      c = nc;
    }
    int[] sums = new int[2 * n + 2];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        sums[i] += magic[i][j];
        sums[n + j] += magic[i][j];
      }
      sums[2 * n] += magic[i][i];
      sums[2 * n + 1] += magic[i][n - 1 - i];
    }
    System.out.println(Arrays.deepToString(magic) + " " + Arrays.toString(sums));
    int[][] rotated = new int[5][3];
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 5; j++) rotated[j][2 - i] = m[i][j];
    System.out.println(Arrays.deepToString(rotated));
  }
}
