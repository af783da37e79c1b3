package android.util;

/** Prints to the log. */
public class LogPrinter implements Printer {
  private final int priority;
  private final String tag;

  public LogPrinter(int priority, String tag) {
    this.priority = priority;
    this.tag = tag;
  }

  @Override
  public void println(String x) {
    Log.println(priority, tag, x);
  }
}
