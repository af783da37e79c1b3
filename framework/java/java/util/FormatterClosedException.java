package java.util;

/** A formatter was used after it was closed. */
public class FormatterClosedException extends IllegalStateException {
  public FormatterClosedException() {}
}
