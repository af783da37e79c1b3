package ground.mixpoolsstatic;

/** Puts something into a box. */
class Put implements Runnable {
  private final Box box;

  Put(Box box) { this.box = box; }

  @Override public void run() {
    box.value = "full"; // @put
  }
}
