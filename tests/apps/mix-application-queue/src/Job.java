package ground.mixapplicationqueue;

/** What a queue does. */
abstract class Job implements Runnable {
  @Override public void run() { work(); }

  abstract void work();
}
