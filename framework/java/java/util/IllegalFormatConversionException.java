package java.util;

/** The argument has a type the conversion cannot print. */
public class IllegalFormatConversionException extends IllegalFormatException {
  private final char conversion;
  private final Class<?> argument;

  public IllegalFormatConversionException(char c, Class<?> arg) {
    if (arg == null) throw new NullPointerException();
    this.conversion = c;
    this.argument = arg;
  }

  public char getConversion() {
    return conversion;
  }

  public Class<?> getArgumentClass() {
    return argument;
  }

  @Override
  public String getMessage() {
    return conversion + " != " + argument.getName();
  }
}
