package java.nio.channels;

/** A write is already under way. */
public class WritePendingException extends IllegalStateException {
  public WritePendingException() {}
}
