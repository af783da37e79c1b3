package java.nio.channels;

/** A read is already under way. */
public class ReadPendingException extends IllegalStateException {
  public ReadPendingException() {}
}
