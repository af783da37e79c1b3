package java.io;

/** A deserialized object failed validation. */
public class InvalidObjectException extends ObjectStreamException {
  public InvalidObjectException(String message) {
    super(message);
  }
}
