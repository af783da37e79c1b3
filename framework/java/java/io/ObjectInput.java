package java.io;

/** Reads objects as well as primitive values. */
public interface ObjectInput extends DataInput, AutoCloseable {
  Object readObject() throws ClassNotFoundException, IOException;

  int read() throws IOException;

  int read(byte[] bytes) throws IOException;

  int read(byte[] bytes, int offset, int count) throws IOException;

  long skip(long count) throws IOException;

  int available() throws IOException;

  void close() throws IOException;
}
