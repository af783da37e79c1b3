package java.nio.channels;

/** An interrupt closed the channel during an operation. */
public class ClosedByInterruptException extends AsynchronousCloseException {
  public ClosedByInterruptException() {}
}
