package java.nio.charset;

/** An encoder or decoder broke with an unexpected exception. */
public class CoderMalfunctionError extends Error {
  public CoderMalfunctionError(Exception cause) {
    super(cause);
  }
}
