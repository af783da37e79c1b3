package java.util.zip;

/** Not compressed data, or damaged. */
public class DataFormatException extends Exception {
  public DataFormatException() {}

  public DataFormatException(String message) {
    super(message);
  }
}
