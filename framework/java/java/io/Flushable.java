package java.io;

/** Something whose buffered output can be written out. */
public interface Flushable {
  void flush() throws IOException;
}
