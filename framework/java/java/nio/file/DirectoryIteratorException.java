package java.nio.file;

import java.io.IOException;
import java.util.ConcurrentModificationException;
import java.util.Objects;

/** Carries an IOException out of the iterator of a directory stream. */
public final class DirectoryIteratorException extends ConcurrentModificationException {
  public DirectoryIteratorException(IOException cause) {
    super(Objects.requireNonNull(cause));
  }

  @Override
  public IOException getCause() {
    return (IOException) super.getCause();
  }
}
