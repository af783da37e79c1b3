package java.nio.channels;

/** The selector is closed. */
public class ClosedSelectorException extends IllegalStateException {
  public ClosedSelectorException() {}
}
