package java.nio.file;

/** The watch service is closed. */
public class ClosedWatchServiceException extends IllegalStateException {
  public ClosedWatchServiceException() {}
}
