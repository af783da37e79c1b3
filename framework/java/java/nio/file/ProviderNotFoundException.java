package java.nio.file;

/** There is no provider of that kind. */
public class ProviderNotFoundException extends RuntimeException {
  public ProviderNotFoundException() {}

  public ProviderNotFoundException(String message) {
    super(message);
  }
}
