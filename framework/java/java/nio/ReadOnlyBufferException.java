package java.nio;

/** A read-only buffer was written to. */
public class ReadOnlyBufferException extends UnsupportedOperationException {
  public ReadOnlyBufferException() {}
}
