package ground.mixasyncpoolself;

/** Counts, for one thread. */
class Counter {
  private int count;

  void add() {
    int old = count; // @get
    Thread.yield();
    count = old + 1; // @put
  }

  int sum() {
    return count; // @sum
  }
}
