package java.io;

import java.nio.charset.Charset;
import java.util.Locale;

/** Prints values as text; never throws, but remembers that something failed. */
public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
  private final boolean autoFlush;
  private final OutputStreamWriter text;
  private boolean failed;
  private boolean closing;

  public PrintStream(OutputStream out) {
    this(out, false);
  }

  public PrintStream(OutputStream out, boolean autoFlush) {
    this(autoFlush, out, Charset.defaultCharset());
  }

  public PrintStream(OutputStream out, boolean autoFlush, String charset) throws UnsupportedEncodingException {
    this(autoFlush, nonNull(out), Charset.named(charset));
  }

  public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
    this(autoFlush, out, charset);
  }

  public PrintStream(String path) throws FileNotFoundException {
    this(false, new FileOutputStream(path), Charset.defaultCharset());
  }

  public PrintStream(String path, String charset) throws FileNotFoundException, UnsupportedEncodingException {
    this(path, Charset.named(charset), false);
  }

  public PrintStream(String path, Charset charset) throws IOException {
    this(path, charset, false);
  }

  public PrintStream(File file) throws FileNotFoundException {
    this(false, new FileOutputStream(file), Charset.defaultCharset());
  }

  public PrintStream(File file, String charset) throws FileNotFoundException, UnsupportedEncodingException {
    this(file.getPath(), Charset.named(charset), false);
  }

  public PrintStream(File file, Charset charset) throws IOException {
    this(file.getPath(), charset, false);
  }

  /** The charset is known to exist before the file is created. */
  private PrintStream(String path, Charset charset, boolean autoFlush) throws FileNotFoundException {
    this(autoFlush, new FileOutputStream(path), charset);
  }

  private PrintStream(boolean autoFlush, OutputStream out, Charset charset) {
    super(nonNull(out));
    this.autoFlush = autoFlush;
    text = new OutputStreamWriter(this, charset);
  }

  private static OutputStream nonNull(OutputStream out) {
    if (out == null) throw new NullPointerException("Null output stream");
    return out;
  }

  private void check() throws IOException {
    if (out == null) throw new IOException("Stream closed");
  }

  private void failed(IOException e) {
    if (e instanceof InterruptedIOException) Thread.currentThread().interrupt();
    else failed = true;
  }

  @Override
  public void flush() {
    synchronized (this) {
      try {
        check();
        out.flush();
      } catch (IOException e) {
        failed = true;
      }
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      if (closing) return;
      closing = true;
      try {
        text.close();
        out.close();
      } catch (IOException e) {
        failed = true;
      }
      out = null;
    }
  }

  public boolean checkError() {
    if (out != null) flush();
    if (out instanceof PrintStream) return failed || ((PrintStream) out).checkError();
    return failed;
  }

  protected void setError() {
    failed = true;
  }

  protected void clearError() {
    failed = false;
  }

  @Override
  public void write(int value) {
    try {
      synchronized (this) {
        check();
        out.write(value);
        if (value == '\n' && autoFlush) out.flush();
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  @Override
  public void write(byte[] bytes, int offset, int count) {
    try {
      synchronized (this) {
        check();
        out.write(bytes, offset, count);
        if (autoFlush) out.flush();
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    write(bytes, 0, bytes.length);
  }

  public void writeBytes(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  private void writeText(String string) {
    try {
      synchronized (this) {
        check();
        text.write(string);
        text.flushBuffer();
        if (autoFlush && string.indexOf('\n') >= 0) out.flush();
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  public void print(boolean value) {
    writeText(String.valueOf(value));
  }

  public void print(char value) {
    writeText(String.valueOf(value));
  }

  public void print(int value) {
    writeText(String.valueOf(value));
  }

  public void print(long value) {
    writeText(String.valueOf(value));
  }

  public void print(float value) {
    writeText(String.valueOf(value));
  }

  public void print(double value) {
    writeText(String.valueOf(value));
  }

  public void print(char[] value) {
    writeText(String.valueOf(value));
  }

  public void print(String value) {
    writeText(String.valueOf(value));
  }

  public void print(Object value) {
    writeText(String.valueOf(value));
  }

  public void println() {
    try {
      synchronized (this) {
        check();
        text.write(System.lineSeparator());
        text.flushBuffer();
        if (autoFlush) out.flush();
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  public void println(boolean value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(char value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(int value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(long value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(float value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(double value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(char[] value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(String value) {
    synchronized (this) {
      print(value);
      println();
    }
  }

  public void println(Object value) {
    String string = String.valueOf(value);
    synchronized (this) {
      print(string);
      println();
    }
  }

  public PrintStream printf(String format, Object... arguments) {
    return format(format, arguments);
  }

  public PrintStream printf(Locale locale, String format, Object... arguments) {
    return format(locale, format, arguments);
  }

  public PrintStream format(String format, Object... arguments) {
    return format(Locale.getDefault(Locale.Category.FORMAT), format, arguments);
  }

  public PrintStream format(Locale locale, String format, Object... arguments) {
    synchronized (this) {
      if (out == null) failed = true;
      else print(String.format(locale, format, arguments));
    }
    return this;
  }

  @Override
  public PrintStream append(CharSequence value) {
    print(String.valueOf(value));
    return this;
  }

  @Override
  public PrintStream append(CharSequence value, int start, int end) {
    return append((value == null ? "null" : value).subSequence(start, end));
  }

  @Override
  public PrintStream append(char value) {
    print(value);
    return this;
  }
}
