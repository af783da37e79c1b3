package java.nio.file;

/** The file is no symbolic link. */
public class NotLinkException extends FileSystemException {
  public NotLinkException(String file) {
    super(file);
  }

  public NotLinkException(String file, String other, String reason) {
    super(file, other, reason);
  }
}
