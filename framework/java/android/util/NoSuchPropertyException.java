package android.util;

/** There is no such value. */
public class NoSuchPropertyException extends RuntimeException {
  public NoSuchPropertyException(String s) {
    super(s);
  }
}
