package java.lang;

/** Reflection has no access to the class or member. */
public class IllegalAccessException extends ReflectiveOperationException {
  public IllegalAccessException() {}

  public IllegalAccessException(String message) {
    super(message);
  }
}
