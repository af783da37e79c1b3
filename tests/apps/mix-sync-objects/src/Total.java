package ground.mixsyncobjects;

/** Adds up, for all of the process. */
final class Total {
  static int sum;

  private Total() {}

  static synchronized void add() {
    int old = sum; // @sum-left
    sum = old + 1; // @add-left
  }
}
