package java.security;

/** A parameter is wrong. */
public class InvalidParameterException extends IllegalArgumentException {
  public InvalidParameterException() {}

  public InvalidParameterException(String message) {
    super(message);
  }
}
