package java.nio.channels;

/** The channel group is shut down. */
public class ShutdownChannelGroupException extends IllegalStateException {
  public ShutdownChannelGroupException() {}
}
