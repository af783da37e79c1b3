package ground.mixlistenerslist;

/** Counts under a lock. */
class Count implements Listener {
  private int number;

  @Override public synchronized void found(String what) {
    number = number + what.length(); // @count
  }

  synchronized int now() {
    return number; // @now
  }
}
