package android.print;

/** Something to print. */
public final class PrintJob {
  private final String name;
  private boolean cancelled;

  PrintJob(String name) {
    this.name = name;
  }

  public void cancel() {
    cancelled = true;
  }

  public void restart() {
    cancelled = false;
  }

  public boolean isQueued() {
    return false;
  }

  public boolean isStarted() {
    return false;
  }

  public boolean isBlocked() {
    return false;
  }

  public boolean isCompleted() {
    return !cancelled;
  }

  public boolean isFailed() {
    return false;
  }

  public boolean isCancelled() {
    return cancelled;
  }
}
