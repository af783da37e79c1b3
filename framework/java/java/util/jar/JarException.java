package java.util.jar;

import java.util.zip.ZipException;

/** Not a jar file, or damaged. */
public class JarException extends ZipException {
  public JarException() {}

  public JarException(String message) {
    super(message);
  }
}
