package java.util;

/** A flag needs a width and there is none. */
public class MissingFormatWidthException extends IllegalFormatException {
  private final String specifier;

  public MissingFormatWidthException(String s) {
    if (s == null) throw new NullPointerException();
    this.specifier = s;
  }

  public String getFormatSpecifier() {
    return specifier;
  }

  @Override
  public String getMessage() {
    return specifier;
  }
}
