package java.util;

/** A text is no part of a language tag. */
public class IllformedLocaleException extends RuntimeException {
  private final int errorIndex;

  public IllformedLocaleException() {
    errorIndex = -1;
  }

  public IllformedLocaleException(String message) {
    super(message);
    errorIndex = -1;
  }

  public IllformedLocaleException(String message, int errorIndex) {
    super(message + (errorIndex < 0 ? "" : " [at index " + errorIndex + "]"));
    this.errorIndex = errorIndex;
  }

  public int getErrorIndex() {
    return errorIndex;
  }
}
