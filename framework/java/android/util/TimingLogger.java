package android.util;

/** Writes how long steps took. */
@Deprecated
public class TimingLogger {
  private String tag;
  private String label;
  private final StringBuilder text = new StringBuilder();
  private long first;
  private long last;

  public TimingLogger(String tag, String label) {
    reset(tag, label);
  }

  public void reset(String tag, String label) {
    this.tag = tag;
    this.label = label;
    reset();
  }

  public void reset() {
    text.setLength(0);
    first = android.os.SystemClock.elapsedRealtime();
    last = first;
  }

  public void addSplit(String splitLabel) {
    long now = android.os.SystemClock.elapsedRealtime();
    text.append(label).append(":      ").append(now - last).append(" ms, ").append(splitLabel).append('\n');
    last = now;
  }

  public void dumpToLog() {
    Log.d(tag, label + ": begin");
    Log.d(tag, text.toString());
    Log.d(tag, label + ": end, " + (last - first) + " ms");
  }
}
