package java.nio.channels;

import java.io.Closeable;
import java.io.IOException;

/** An open way to something that reads or writes. */
public interface Channel extends Closeable {
  boolean isOpen();

  void close() throws IOException;
}
