package java.nio.file;

/** The permissions do not allow it. */
public class AccessDeniedException extends FileSystemException {
  public AccessDeniedException(String file) {
    super(file);
  }

  public AccessDeniedException(String file, String other, String reason) {
    super(file, other, reason);
  }
}
