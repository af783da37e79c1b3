package programs;

import static support.Tell.p;

import java.util.*;
import java.util.function.*;

/**
 * Numerical integration: Runge-Kutta, Verlet, bisection, Simpson, a heat equation and random walks with a fixed seed.
 */
public class Physics {
  static double bisect(DoubleUnaryOperator f, double a, double b) {
    for (int i = 0; i < 60; i++) {
      double m = (a + b) / 2;
      if (f.applyAsDouble(a) * f.applyAsDouble(m) <= 0)
        b = m;
      else
        a = m;
    }
    return a;
  }

  static double simpson(DoubleUnaryOperator f, double a, double b, int n) {
    double h = (b - a) / n, s = f.applyAsDouble(a) + f.applyAsDouble(b);
    for (int i = 1; i < n; i++) s += f.applyAsDouble(a + i * h) * (i % 2 == 0 ? 2 : 4);
    return s * h / 3;
  }

  static double[] rungeKutta(double[] y, double h, int steps, UnaryOperator<double[]> f) {
    for (int s = 0; s < steps; s++) {
      double[] k1 = f.apply(y), k2 = f.apply(plus(y, k1, h / 2)), k3 = f.apply(plus(y, k2, h / 2)),
               k4 = f.apply(plus(y, k3, h));
      double[] next = new double[y.length];
      for (int i = 0; i < y.length; i++) next[i] = y[i] + h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
      y = next;
    }
    return y;
  }

  static double[] plus(double[] a, double[] b, double f) {
    double[] c = new double[a.length];
    for (int i = 0; i < c.length; i++) c[i] = a[i] + b[i] * f;
    return c;
  }

  public static void main(String[] args) {
    p(bisect(x -> x * x - 2, 0, 2), bisect(x -> x * x * x - x - 1, 1, 2), simpson(x -> x * x * x, 0, 2, 10),
        simpson(x -> 1 / (1 + x * x), 0, 1, 100) * 4);
    double[] y = rungeKutta(new double[] {1, 0}, 0.01, 628, v -> new double[] {v[1], -v[0]});
    p(Math.round(y[0] * 1e6), Math.round(y[1] * 1e6), Double.doubleToLongBits(y[0]));
    double[] lorenz = rungeKutta(new double[] {1, 1, 1}, 0.005, 400,
        v -> new double[] {10 * (v[1] - v[0]), v[0] * (28 - v[2]) - v[1], v[0] * v[1] - 8.0 / 3 * v[2]});
    p(lorenz[0], lorenz[1], lorenz[2]);
    double[] rod = new double[20];
    rod[10] = 100;
    for (int t = 0; t < 50; t++) {
      double[] next = rod.clone();
      for (int i = 1; i < 19; i++) next[i] = rod[i] + 0.25 * (rod[i - 1] - 2 * rod[i] + rod[i + 1]);
      rod = next;
    }
    double sum = 0;
    for (double d : rod) sum += d;
    p(Math.round(sum * 1e9), Math.round(rod[10] * 1e9), rod[0]);
    Random r = new Random(5);
    int inside = 0;
    for (int i = 0; i < 5000; i++) {
      double a = r.nextDouble(), b = r.nextDouble();
      if (a * a + b * b < 1) inside++;
    }
    int x = 0, z = 0, most = 0;
    for (int i = 0; i < 3000; i++) {
      switch (r.nextInt(4)) {
        case 0: x++; break;
        case 1: x--; break;
        case 2: z++; break;
        default: z--;
      }
      most = Math.max(most, Math.abs(x) + Math.abs(z));
    }
    p(inside * 4 / 5000.0, x, z, most);
    float single = 0;
    double wide = 0;
    for (int i = 1; i <= 3000; i++) {
      single += 1f / i;
      wide += 1.0 / i;
    }
    p(Float.floatToIntBits(single), wide);
  }
}
