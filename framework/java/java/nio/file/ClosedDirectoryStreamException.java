package java.nio.file;

/** The directory stream is closed. */
public class ClosedDirectoryStreamException extends IllegalStateException {
  public ClosedDirectoryStreamException() {}
}
