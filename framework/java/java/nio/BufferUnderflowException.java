package java.nio;

/** A relative get met the limit. */
public class BufferUnderflowException extends RuntimeException {
  public BufferUnderflowException() {}
}
