package java.io;

/** An object was asked for where the stream has primitive data, or nothing more. */
public class OptionalDataException extends ObjectStreamException {
  public int length;
  public boolean eof;

  OptionalDataException(int length) {
    this.length = length;
  }

  OptionalDataException(boolean eof) {
    this.eof = eof;
  }
}
