import antecede.Task;

/** A task that runs a Runnable. */
public final class Act extends Task {
  public Act(Runnable action) {
    callback = action;
  }

  @Override
  public void run() {
    ((Runnable) callback).run();
  }
}
