package java.io;

import java.nio.charset.Charset;

/** The console of the process; there is none, so System.console() gives null. */
public final class Console implements Flushable {
  private final PrintWriter out = new PrintWriter(new FileOutputStream(FileDescriptor.out), true);
  private final Reader in = new InputStreamReader(new FileInputStream(FileDescriptor.in));

  private Console() {}

  public PrintWriter writer() {
    return out;
  }

  public Reader reader() {
    return in;
  }

  public Console format(String format, Object... arguments) {
    out.format(format, arguments).flush();
    return this;
  }

  public Console printf(String format, Object... arguments) {
    return format(format, arguments);
  }

  public String readLine(String format, Object... arguments) {
    format(format, arguments);
    return readLine();
  }

  public String readLine() {
    try {
      return new BufferedReader(in, 1).readLine();
    } catch (IOException e) {
      throw new IOError(e);
    }
  }

  public char[] readPassword(String format, Object... arguments) {
    format(format, arguments);
    return readPassword();
  }

  public char[] readPassword() {
    String line = readLine();
    return line == null ? null : line.toCharArray();
  }

  @Override
  public void flush() {
    out.flush();
  }

  public Charset charset() {
    return Charset.defaultCharset();
  }
}
