package java.io;

import java.nio.charset.Charset;
import java.util.Locale;

/** Prints values as text; never throws, but remembers that something failed. */
public class PrintWriter extends Writer {
  protected Writer out;
  private final boolean autoFlush;
  private boolean failed;
  /** What lies under the writer, where that is a PrintStream: it knows of failures too. */
  private PrintStream stream;

  public PrintWriter(Writer out) {
    this(out, false);
  }

  public PrintWriter(Writer out, boolean autoFlush) {
    super(out);
    this.out = out;
    this.autoFlush = autoFlush;
  }

  public PrintWriter(OutputStream out) {
    this(out, false);
  }

  public PrintWriter(OutputStream out, boolean autoFlush) {
    this(out, autoFlush, Charset.defaultCharset());
  }

  public PrintWriter(OutputStream out, boolean autoFlush, Charset charset) {
    this(new BufferedWriter(new OutputStreamWriter(out, charset)), autoFlush);
    if (out instanceof PrintStream) stream = (PrintStream) out;
  }

  public PrintWriter(String path) throws FileNotFoundException {
    this(new FileOutputStream(path), false);
  }

  public PrintWriter(String path, String charset) throws FileNotFoundException, UnsupportedEncodingException {
    this(Charset.named(charset), path);
  }

  public PrintWriter(String path, Charset charset) throws IOException {
    this(charset, path);
  }

  public PrintWriter(File file) throws FileNotFoundException {
    this(new FileOutputStream(file), false);
  }

  public PrintWriter(File file, String charset) throws FileNotFoundException, UnsupportedEncodingException {
    this(Charset.named(charset), file.getPath());
  }

  public PrintWriter(File file, Charset charset) throws IOException {
    this(charset, file.getPath());
  }

  private PrintWriter(Charset charset, String path) throws FileNotFoundException {
    this(new FileOutputStream(path), false, charset);
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
    try {
      synchronized (lock) {
        check();
        out.flush();
      }
    } catch (IOException e) {
      failed = true;
    }
  }

  @Override
  public void close() {
    try {
      synchronized (lock) {
        if (out == null) return;
        out.close();
        out = null;
      }
    } catch (IOException e) {
      failed = true;
    }
  }

  public boolean checkError() {
    if (out != null) flush();
    if (out instanceof PrintWriter) return ((PrintWriter) out).checkError();
    if (stream != null) return stream.checkError();
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
      synchronized (lock) {
        check();
        out.write(value);
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  @Override
  public void write(char[] chars, int offset, int count) {
    try {
      synchronized (lock) {
        check();
        out.write(chars, offset, count);
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  @Override
  public void write(char[] chars) {
    write(chars, 0, chars.length);
  }

  @Override
  public void write(String text, int offset, int count) {
    try {
      synchronized (lock) {
        check();
        out.write(text, offset, count);
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  @Override
  public void write(String text) {
    write(text, 0, text.length());
  }

  public void print(boolean value) {
    write(String.valueOf(value));
  }

  public void print(char value) {
    write(value);
  }

  public void print(int value) {
    write(String.valueOf(value));
  }

  public void print(long value) {
    write(String.valueOf(value));
  }

  public void print(float value) {
    write(String.valueOf(value));
  }

  public void print(double value) {
    write(String.valueOf(value));
  }

  public void print(char[] value) {
    write(value);
  }

  public void print(String value) {
    write(String.valueOf(value));
  }

  public void print(Object value) {
    write(String.valueOf(value));
  }

  public void println() {
    try {
      synchronized (lock) {
        check();
        out.write(System.lineSeparator());
        if (autoFlush) out.flush();
      }
    } catch (IOException e) {
      failed(e);
    }
  }

  public void println(boolean value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(char value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(int value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(long value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(float value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(double value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(char[] value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(String value) {
    synchronized (lock) {
      print(value);
      println();
    }
  }

  public void println(Object value) {
    String string = String.valueOf(value);
    synchronized (lock) {
      print(string);
      println();
    }
  }

  public PrintWriter printf(String format, Object... arguments) {
    return format(format, arguments);
  }

  public PrintWriter printf(Locale locale, String format, Object... arguments) {
    return format(locale, format, arguments);
  }

  public PrintWriter format(String format, Object... arguments) {
    return format(Locale.getDefault(Locale.Category.FORMAT), format, arguments);
  }

  public PrintWriter format(Locale locale, String format, Object... arguments) {
    synchronized (lock) {
      if (out == null) {
        failed = true;
      } else {
        write(String.format(locale, format, arguments));
        if (autoFlush) flush();
      }
    }
    return this;
  }

  @Override
  public PrintWriter append(CharSequence value) {
    write(String.valueOf(value));
    return this;
  }

  @Override
  public PrintWriter append(CharSequence value, int start, int end) {
    return append((value == null ? "null" : value).subSequence(start, end));
  }

  @Override
  public PrintWriter append(char value) {
    write(value);
    return this;
  }
}
