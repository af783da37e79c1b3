package kotlinx.coroutines;

/** Ours, under a name that contracts know: a piece of work that a worker runs. */
public class DispatchedTask implements Runnable {
  private final Runnable work;

  public DispatchedTask(Runnable work) {
    this.work = work;
  }

  @Override
  public void run() {
    try {
      work.run();
    } catch (IllegalStateException ignored) {
      return;
    }
  }
}
