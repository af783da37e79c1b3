package java.util;

/** There is no such conversion. */
public class UnknownFormatConversionException extends IllegalFormatException {
  private final String conversion;

  public UnknownFormatConversionException(String s) {
    if (s == null) throw new NullPointerException();
    this.conversion = s;
  }

  public String getConversion() {
    return conversion;
  }

  @Override
  public String getMessage() {
    return "Conversion = '" + conversion + "'";
  }
}
