package antecede;

/** Stand-in on the JDK: virtual time under the {@link Scheduler}, the machine's own outside it. */
public final class World {
  private static long seeds;

  private World() {}

  public static int choose(String what, int count) {
    return Scheduler.choose(count);
  }

  public static long uptimeNanos() {
    return Scheduler.now();
  }

  public static long currentTimeMillis() {
    return Scheduler.isOn() ? 1_700_000_000_000L + Scheduler.now() / 1_000_000 : System.currentTimeMillis();
  }

  public static long randomSeed() {
    return ++seeds * 0x9E3779B97F4A7C15L;
  }

  public static void print(int stream, byte[] bytes, int offset, int count) {
    (stream == 2 ? System.err : System.out).write(bytes, offset, count);
  }

  public static void exit(int code) {
    System.exit(code);
  }
}
