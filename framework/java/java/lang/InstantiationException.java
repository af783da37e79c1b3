package java.lang;

/** Reflection cannot create an object of the class. */
public class InstantiationException extends ReflectiveOperationException {
  public InstantiationException() {}

  public InstantiationException(String message) {
    super(message);
  }
}
