package java.nio;

/** A buffer was reset without a mark. */
public class InvalidMarkException extends IllegalStateException {
  public InvalidMarkException() {}
}
