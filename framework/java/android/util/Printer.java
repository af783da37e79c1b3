package android.util;

/** Takes lines of text. */
public interface Printer {
  void println(String x);
}
