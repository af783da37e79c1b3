package javax.crypto;

/** The tag of an authenticated cipher does not fit. */
public class AEADBadTagException extends BadPaddingException {
  public AEADBadTagException() {}

  public AEADBadTagException(String message) {
    super(message);
  }
}
