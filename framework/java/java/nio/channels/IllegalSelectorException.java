package java.nio.channels;

/** The selector belongs to another provider. */
public class IllegalSelectorException extends IllegalArgumentException {
  public IllegalSelectorException() {}
}
