package antecede;

/** Stand-in on the JDK. */
public final class World {
  private World() {}

  public static long uptimeNanos() {
    return System.nanoTime();
  }

  public static long currentTimeMillis() {
    return System.currentTimeMillis();
  }

  public static void print(int stream, byte[] bytes, int offset, int count) {
    (stream == 2 ? System.err : System.out).write(bytes, offset, count);
  }
}
