package java.nio.file;

/** The file system cannot be changed. */
public class ReadOnlyFileSystemException extends UnsupportedOperationException {
  public ReadOnlyFileSystemException() {}
}
