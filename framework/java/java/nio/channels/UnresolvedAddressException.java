package java.nio.channels;

/** The address has no known host. */
public class UnresolvedAddressException extends IllegalArgumentException {
  public UnresolvedAddressException() {}
}
