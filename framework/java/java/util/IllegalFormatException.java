package java.util;

/** A mistake in a format string, or an argument that does not fit it. */
public class IllegalFormatException extends IllegalArgumentException {
  IllegalFormatException() {}
}
