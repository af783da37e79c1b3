package java.util;

/** The conversion does not know the flag. */
public class FormatFlagsConversionMismatchException extends IllegalFormatException {
  private final String flags;
  private final char conversion;

  public FormatFlagsConversionMismatchException(String f, char c) {
    if (f == null) throw new NullPointerException();
    this.flags = f;
    this.conversion = c;
  }

  public String getFlags() {
    return flags;
  }

  public char getConversion() {
    return conversion;
  }

  @Override
  public String getMessage() {
    return "Conversion = " + conversion + ", Flags = " + flags;
  }
}
