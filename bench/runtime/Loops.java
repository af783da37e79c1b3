/** Compute loops: what an interpreter's dispatch costs. */
public class Loops {
  static int sieve(int limit) {
    boolean[] composite = new boolean[limit + 1];
    int primes = 0;
    for (int i = 2; i <= limit; i++) {
      if (composite[i]) continue;
      primes++;
      for (long j = (long) i * i; j <= limit; j += i) composite[(int) j] = true;
    }
    return primes;
  }

  static long collatz(int limit) {
    long steps = 0;
    for (int start = 1; start < limit; start++) {
      for (long n = start; n != 1; steps++) n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
    }
    return steps;
  }

  static double nbody(int rounds) {
    double x = 1, y = 0, vx = 0, vy = 0.5;
    for (int i = 0; i < rounds; i++) {
      double r = Math.sqrt(x * x + y * y);
      double f = -1 / (r * r * r);
      vx += f * x * 0.001;
      vy += f * y * 0.001;
      x += vx * 0.001;
      y += vy * 0.001;
    }
    return x + y;
  }

  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  static int matrix(int size) {
    int[][] a = new int[size][size], b = new int[size][size], c = new int[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        a[i][j] = i + j;
        b[i][j] = i - j;
      }
    }
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        int sum = 0;
        for (int k = 0; k < size; k++) sum += a[i][k] * b[k][j];
        c[i][j] = sum;
      }
    }
    return c[size / 2][size / 3];
  }

  public static void main(String[] arguments) {
    System.out.println(sieve(3000000));
    System.out.println(collatz(150000));
    System.out.println(nbody(1000000));
    System.out.println(fibonacci(30));
    System.out.println(matrix(160));
  }
}
