package java.io;

/** Something that can be closed, more than once. */
public interface Closeable extends AutoCloseable {
  void close() throws IOException;
}
