package ground.mixsyncobjects;

/** Counts under its own lock. */
class Left implements Runnable {
  private final Counter counter;

  Left(Counter counter) { this.counter = counter; }

  @Override public void run() {
    synchronized (this) {
      int old = counter.count; // @get-left
      counter.count = old + 1; // @put-left
    }
    Total.add();
  }
}
