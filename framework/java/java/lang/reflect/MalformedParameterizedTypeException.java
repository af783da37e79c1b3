package java.lang.reflect;

/** A parameterized type does not fit its class. */
public class MalformedParameterizedTypeException extends RuntimeException {
  public MalformedParameterizedTypeException() {}

  public MalformedParameterizedTypeException(String message) {
    super(message);
  }
}
