package java.io;

/** A serialized stream makes no sense. */
public class StreamCorruptedException extends ObjectStreamException {
  public StreamCorruptedException(String message) {
    super(message);
  }

  public StreamCorruptedException() {}
}
