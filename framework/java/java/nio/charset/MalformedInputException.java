package java.nio.charset;

/** The input is not legal in its charset. */
public class MalformedInputException extends CharacterCodingException {
  private final int length;

  public MalformedInputException(int length) {
    this.length = length;
  }

  public int getInputLength() {
    return length;
  }

  @Override
  public String getMessage() {
    return "Input length = " + length;
  }
}
