package java.security;

/** There is no provider of that name. */
public class NoSuchProviderException extends GeneralSecurityException {
  public NoSuchProviderException() {}

  public NoSuchProviderException(String message) {
    super(message);
  }
}
