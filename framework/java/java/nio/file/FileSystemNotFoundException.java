package java.nio.file;

/** There is no such file system. */
public class FileSystemNotFoundException extends RuntimeException {
  public FileSystemNotFoundException() {}

  public FileSystemNotFoundException(String message) {
    super(message);
  }
}
