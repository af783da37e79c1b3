package java.io;

/** A file could not be synced. */
public class SyncFailedException extends IOException {
  public SyncFailedException(String message) {
    super(message);
  }
}
