package android.nfc;

import java.io.IOException;

/** The tag left while it was spoken to. */
public class TagLostException extends IOException {
  public TagLostException() {}

  public TagLostException(String message) {
    super(message);
  }
}
