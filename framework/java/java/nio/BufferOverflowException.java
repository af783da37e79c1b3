package java.nio;

/** A relative put met the limit. */
public class BufferOverflowException extends RuntimeException {
  public BufferOverflowException() {}
}
