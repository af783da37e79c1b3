package java.util;

/** There are fewer arguments than the format string uses. */
public class MissingFormatArgumentException extends IllegalFormatException {
  private final String specifier;

  public MissingFormatArgumentException(String s) {
    if (s == null) throw new NullPointerException();
    this.specifier = s;
  }

  public String getFormatSpecifier() {
    return specifier;
  }

  @Override
  public String getMessage() {
    return "Format specifier '" + specifier + "'";
  }
}
