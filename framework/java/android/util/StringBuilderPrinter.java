package android.util;

/** Prints to a string builder. */
public class StringBuilderPrinter implements Printer {
  private final StringBuilder builder;

  public StringBuilderPrinter(StringBuilder builder) {
    this.builder = builder;
  }

  @Override
  public void println(String x) {
    builder.append(x);
    int length = x.length();
    if (length <= 0 || x.charAt(length - 1) != '\n') builder.append('\n');
  }
}
