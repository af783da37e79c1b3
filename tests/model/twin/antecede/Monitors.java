package antecede;

/** Apart from {@link Threads}, where Thread is the model's. */
final class Monitors {
  private Monitors() {}

  static boolean holds(Object object) {
    return Thread.holdsLock(object);
  }
}
