package java.security;

/** An entry of a key store cannot be read. */
public class UnrecoverableEntryException extends GeneralSecurityException {
  public UnrecoverableEntryException() {}

  public UnrecoverableEntryException(String message) {
    super(message);
  }
}
