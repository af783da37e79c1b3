package ground.mixcontinuations;

/** Goes on where it stopped. */
abstract class Continuation implements Runnable {
  private int label;

  void resumeOn(Dispatcher where) { where.dispatch(this); }

  @Override public void run() {
    int now = label;
    label = now + 1;
    invoke(now);
  }

  abstract void invoke(int now);
}
