package java.lang;

/** Code creates an object of an abstract class or interface. */
public class InstantiationError extends IncompatibleClassChangeError {
  public InstantiationError() {}

  public InstantiationError(String message) {
    super(message);
  }
}
