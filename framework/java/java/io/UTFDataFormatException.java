package java.io;

/** Bytes that are not modified UTF-8. */
public class UTFDataFormatException extends IOException {
  public UTFDataFormatException() {}

  public UTFDataFormatException(String message) {
    super(message);
  }
}
