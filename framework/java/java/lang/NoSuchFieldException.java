package java.lang;

/** The class has no field of that name. */
public class NoSuchFieldException extends ReflectiveOperationException {
  public NoSuchFieldException() {}

  public NoSuchFieldException(String message) {
    super(message);
  }
}
