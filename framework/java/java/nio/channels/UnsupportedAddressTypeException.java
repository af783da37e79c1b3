package java.nio.channels;

/** Not an address of this kind of channel. */
public class UnsupportedAddressTypeException extends IllegalArgumentException {
  public UnsupportedAddressTypeException() {}
}
