package javax.security.auth;

/** An object cannot be destroyed. */
public class DestroyFailedException extends Exception {
  public DestroyFailedException() {}

  public DestroyFailedException(String message) {
    super(message);
  }
}
