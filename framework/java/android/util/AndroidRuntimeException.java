package android.util;

/** Base class of unchecked exceptions of the framework. */
public class AndroidRuntimeException extends RuntimeException {
  public AndroidRuntimeException() {}

  public AndroidRuntimeException(String name) {
    super(name);
  }

  public AndroidRuntimeException(String name, Throwable cause) {
    super(name, cause);
  }

  public AndroidRuntimeException(Exception cause) {
    super(cause);
  }
}
