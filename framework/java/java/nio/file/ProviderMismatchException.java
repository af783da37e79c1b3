package java.nio.file;

/** A path of another provider. */
public class ProviderMismatchException extends IllegalArgumentException {
  public ProviderMismatchException() {}

  public ProviderMismatchException(String message) {
    super(message);
  }
}
