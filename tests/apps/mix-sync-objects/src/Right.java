package ground.mixsyncobjects;

/** Counts under its own lock, too. */
class Right implements Runnable {
  private final Counter counter;

  Right(Counter counter) { this.counter = counter; }

  @Override public void run() {
    synchronized (this) {
      int old = counter.count; // @get-right
      counter.count = old + 1; // @put-right
    }
    synchronized (Total.class) {
      int old = Total.sum; // @sum-right
      Total.sum = old + 1; // @add-right
    }
  }
}
