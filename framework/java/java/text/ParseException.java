package java.text;

/** A text does not have the form it should have, from some place on. */
public class ParseException extends Exception {
  private final int errorOffset;

  public ParseException(String s, int errorOffset) {
    super(s);
    this.errorOffset = errorOffset;
  }

  public int getErrorOffset() {
    return errorOffset;
  }
}
