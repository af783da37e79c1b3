package java.nio.channels;

/** The group belongs to another provider. */
public class IllegalChannelGroupException extends IllegalArgumentException {
  public IllegalChannelGroupException() {}
}
