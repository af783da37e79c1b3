package java.nio.channels;

/** The selection key is no longer valid. */
public class CancelledKeyException extends IllegalStateException {
  public CancelledKeyException() {}
}
