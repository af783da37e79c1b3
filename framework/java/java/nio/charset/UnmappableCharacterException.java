package java.nio.charset;

/** The input cannot be expressed in the other charset. */
public class UnmappableCharacterException extends CharacterCodingException {
  private final int length;

  public UnmappableCharacterException(int length) {
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
