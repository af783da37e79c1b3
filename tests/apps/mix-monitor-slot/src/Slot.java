package ground.mixmonitorslot;

/** Holds one thing for somebody who waits for it. */
class Slot {
  private String value;
  private boolean full;

  synchronized void put(String given) {
    value = given; // @put
    full = true; // @full
    notifyAll();
  }

  synchronized String take() {
    try {
      while (!full) wait(); // @look
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return value; // @take
  }

  String peek() {
    return value; // @peek
  }
}
