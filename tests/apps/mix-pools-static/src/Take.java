package ground.mixpoolsstatic;

/** Shows what is in a box. */
class Take implements Runnable {
  private final Box box;

  Take(Box box) { this.box = box; }

  @Override public void run() {
    String value = box.value; // @take
    Pools.MAIN.post(() -> box.view.setText("box: " + value));
  }
}
