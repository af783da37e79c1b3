package java.io;

/** Writes objects as well as primitive values. */
public interface ObjectOutput extends DataOutput, AutoCloseable {
  void writeObject(Object object) throws IOException;

  void write(int value) throws IOException;

  void write(byte[] bytes) throws IOException;

  void write(byte[] bytes, int offset, int count) throws IOException;

  void flush() throws IOException;

  void close() throws IOException;
}
