package java.security;

/** A key of a key store cannot be read. */
public class UnrecoverableKeyException extends UnrecoverableEntryException {
  public UnrecoverableKeyException() {}

  public UnrecoverableKeyException(String message) {
    super(message);
  }
}
