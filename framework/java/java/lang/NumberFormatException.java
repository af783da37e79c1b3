package java.lang;

/** The text is not a number of the wanted form. */
public class NumberFormatException extends IllegalArgumentException {
  public NumberFormatException() {}

  public NumberFormatException(String message) {
    super(message);
  }

  static NumberFormatException forInput(CharSequence text, int radix) {
    String suffix = radix == 10 ? "" : " under radix " + radix;
    return new NumberFormatException("For input string: \"" + text + "\"" + suffix);
  }
}
