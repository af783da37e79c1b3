package java.nio.file;

/** The directory still has entries. */
public class DirectoryNotEmptyException extends FileSystemException {
  public DirectoryNotEmptyException(String file) {
    super(file);
  }
}
