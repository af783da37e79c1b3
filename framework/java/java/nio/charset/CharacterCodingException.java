package java.nio.charset;

import java.io.IOException;

/** Encoding or decoding failed. */
public class CharacterCodingException extends IOException {
  public CharacterCodingException() {}
}
