package java.lang;

/** An element does not fit the component type of an array. */
public class ArrayStoreException extends RuntimeException {
  public ArrayStoreException() {}

  public ArrayStoreException(String message) {
    super(message);
  }
}
