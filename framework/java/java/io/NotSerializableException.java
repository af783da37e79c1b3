package java.io;

/** An instance of this class cannot be serialized. */
public class NotSerializableException extends ObjectStreamException {
  public NotSerializableException(String message) {
    super(message);
  }

  public NotSerializableException() {}
}
