package android.util;

import java.io.PrintWriter;

/** Prints to a writer. */
public class PrintWriterPrinter implements Printer {
  private final PrintWriter out;

  public PrintWriterPrinter(PrintWriter pw) {
    out = pw;
  }

  @Override
  public void println(String x) {
    out.println(x);
  }
}
