package java.util;

/** A width where none is allowed, or below -1. */
public class IllegalFormatWidthException extends IllegalFormatException {
  private final int width;

  public IllegalFormatWidthException(int w) {
    this.width = w;
  }

  public int getWidth() {
    return width;
  }

  @Override
  public String getMessage() {
    return Integer.toString(width);
  }
}
