package java.io;

/** Serialization failed. */
public abstract class ObjectStreamException extends IOException {
  protected ObjectStreamException(String message) {
    super(message);
  }

  protected ObjectStreamException() {}
}
