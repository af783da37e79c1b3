package java.io;

/** Serialization is not in the right phase for this call. */
public class NotActiveException extends ObjectStreamException {
  public NotActiveException(String message) {
    super(message);
  }

  public NotActiveException() {}
}
