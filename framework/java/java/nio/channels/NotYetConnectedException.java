package java.nio.channels;

/** The channel is not connected yet. */
public class NotYetConnectedException extends IllegalStateException {
  public NotYetConnectedException() {}
}
