package java.io;

/** A charset that does not exist here. */
public class UnsupportedEncodingException extends IOException {
  public UnsupportedEncodingException() {}

  public UnsupportedEncodingException(String message) {
    super(message);
  }
}
