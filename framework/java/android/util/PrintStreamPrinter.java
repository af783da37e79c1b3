package android.util;

import java.io.PrintStream;

/** Prints to a stream. */
public class PrintStreamPrinter implements Printer {
  private final PrintStream out;

  public PrintStreamPrinter(PrintStream pw) {
    out = pw;
  }

  @Override
  public void println(String x) {
    out.println(x);
  }
}
