package java.nio.channels;

/** The channel is connected already. */
public class AlreadyConnectedException extends IllegalStateException {
  public AlreadyConnectedException() {}
}
