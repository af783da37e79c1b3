package java.util;

/** A number that is no Unicode code point. */
public class IllegalFormatCodePointException extends IllegalFormatException {
  private final int codePoint;

  public IllegalFormatCodePointException(int c) {
    this.codePoint = c;
  }

  public int getCodePoint() {
    return codePoint;
  }

  @Override
  public String getMessage() {
    return "Code point = 0x" + Integer.toHexString(codePoint);
  }
}
