package java.lang.reflect;

/** The names and flags of parameters make no sense. */
public class MalformedParametersException extends RuntimeException {
  public MalformedParametersException() {}

  public MalformedParametersException(String message) {
    super(message);
  }
}
