package java.nio.file;

/** A walk over the tree came back to where it was. */
public class FileSystemLoopException extends FileSystemException {
  public FileSystemLoopException(String file) {
    super(file);
  }
}
