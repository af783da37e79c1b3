package java.util.zip;

import java.io.IOException;

/** Not a zip or gzip file, or damaged. */
public class ZipException extends IOException {
  public ZipException() {}

  public ZipException(String message) {
    super(message);
  }
}
