package java.util.logging;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

/** Writes records to a file. Its generations are not rotated. */
public class FileHandler extends StreamHandler {
  public FileHandler() throws IOException, SecurityException {
    this("%h/java%u.log");
  }

  public FileHandler(String pattern) throws IOException, SecurityException {
    this(pattern, false);
  }

  public FileHandler(String pattern, boolean append) throws IOException, SecurityException {
    this(pattern, 0, 1, append);
  }

  public FileHandler(String pattern, int limit, int count) throws IOException, SecurityException {
    this(pattern, limit, count, false);
  }

  public FileHandler(String pattern, int limit, int count, boolean append) throws IOException, SecurityException {
    if (limit < 0 || count < 1 || pattern.isEmpty()) throw new IllegalArgumentException();
    setLevel(Level.ALL);
    setFormatter(new XMLFormatter());
    setOutputStream(new FileOutputStream(name(pattern), append));
  }

  private static String name(String pattern) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c != '%' || i + 1 == pattern.length()) {
        name.append(c == '/' ? File.separatorChar : c);
        continue;
      }
      char kind = pattern.charAt(++i);
      if (kind == 't') name.append(System.getProperty("java.io.tmpdir"));
      else if (kind == 'h') name.append(System.getProperty("user.home"));
      else if (kind == 'g' || kind == 'u') name.append('0');
      else name.append(kind);
    }
    return name.toString();
  }

  @Override
  public synchronized void publish(LogRecord record) {
    if (!isLoggable(record)) return;
    super.publish(record);
    flush();
  }

  @Override
  public synchronized void close() throws SecurityException {
    super.close();
  }
}
