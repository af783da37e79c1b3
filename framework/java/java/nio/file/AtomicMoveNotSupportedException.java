package java.nio.file;

/** The move cannot be atomic. */
public class AtomicMoveNotSupportedException extends FileSystemException {
  public AtomicMoveNotSupportedException(String file, String other, String reason) {
    super(file, other, reason);
  }
}
