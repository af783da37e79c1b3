package arithmetic;

/** Compute loops with doubles and longs: matrix products, Gauss, Mandelbrot, an n-body step. */
public class MatrixWork {
  static double[][] multiply(double[][] a, double[][] b) {
    int n = a.length;
    double[][] c = new double[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        for (int k = 0; k < n; k++) c[i][j] += a[i][k] * b[k][j];
    return c;
  }

  static double determinant(double[][] m) {
    double result = 1;
    for (int i = 0; i < m.length; i++) {
      int pivot = i;
      for (int r = i + 1; r < m.length; r++)
        if (Math.abs(m[r][i]) > Math.abs(m[pivot][i])) pivot = r;
      double[] row = m[i];
      m[i] = m[pivot];
      m[pivot] = row;
      if (pivot != i) result = -result;
      result *= m[i][i];
      for (int r = i + 1; r < m.length; r++) {
        double factor = m[r][i] / m[i][i];
        for (int c = i; c < m.length; c++) m[r][c] -= factor * m[i][c];
      }
    }
    return result;
  }

  static int mandelbrot(double cr, double ci) {
    double zr = 0, zi = 0;
    int n = 0;
    for (; n < 60 && zr * zr + zi * zi <= 4; n++) {
      double t = zr * zr - zi * zi + cr;
      zi = 2 * zr * zi + ci;
      zr = t;
    }
    return n;
  }

  public static void main(String[] args) {
    int n = 12;
    double[][] a = new double[n][n], b = new double[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) {
        a[i][j] = 1.0 / (i + j + 1);
        b[i][j] = (i * 7 + j * 3) % 11 - 5;
      }
    double[][] c = multiply(a, b);
    double trace = 0;
    for (int i = 0; i < n; i++) trace += c[i][i];
    System.out.println(trace + " " + c[3][5] + " " + c[11][0]);
    System.out.println(determinant(b.clone()) + " " + Double.toHexString(trace));
    for (int y = -6; y <= 6; y++) {
      StringBuilder line = new StringBuilder();
      for (int x = -20; x <= 10; x++) line.append(" .:-=+*#%@".charAt(mandelbrot(x / 10.0, y / 5.0) % 10));
      System.out.println(line + "|");
    }
    double px = 1, py = 0, vx = 0, vy = 0.8;
    for (int i = 0; i < 2000; i++) {
      double r2 = px * px + py * py, r3 = r2 * Math.sqrt(r2);
      vx -= px / r3 * 0.01;
      vy -= py / r3 * 0.01;
      px += vx * 0.01;
      py += vy * 0.01;
    }
    System.out.println(Double.doubleToLongBits(px) + " " + Double.doubleToLongBits(vy));
  }
}
